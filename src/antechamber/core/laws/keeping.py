"""Nothing is lost, copies are whole, and every game ends."""

from typing import Final

from antechamber.core.laws.tables import Table, hold, random_play, text_of


def conservation(table: Table) -> None:
    """Nothing is lost and nothing appears from nowhere."""
    stock: dict[str, int] | None = None
    for moment in random_play(table):
        stock = stock or moment.state.inventory()
        hold(moment.state.inventory() == stock, table, moment.number, "the inventory has changed")
        after = moment.state.copy()
        after.play(moment.seat, moment.move)
        hold(after.inventory() == stock, table, moment.number + 1, "the inventory has changed")


def termination(table: Table) -> None:
    """Every game ends, with ranks that start at 1 and utilities that add up to zero."""
    state = table.start().state
    for moment in random_play(table):
        state = moment.state
        hold(state.result is None, table, moment.number, "there is a result before the end")
    result = state.result
    hold(result is not None and state.actors == (), table, -1, "the end has no result")
    if result is not None:
        hold(abs(sum(result.utility)) < 1e-9, table, -1, f"utilities {result.utility} do not add up to zero")
        hold(min(result.ranks) == 1 and len(result.ranks) == table.players, table, -1, f"ranks {result.ranks}")
    played_out = table.start().state.playout(table.seed)
    hold(len(played_out.ranks) == table.players, table, -1, "a playout has no result")


SCRATCH: Final = {"codes", "events", "offered_to", "offered_seat", "owns_answers"}
"""What a state uses while it works; not part of the game."""


def attributes(thing: object) -> dict[str, object]:
    """The attributes of an object, on both builds."""
    names = {name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())}
    return {name: getattr(thing, name) for name in {*names, *getattr(thing, "__dict__", {})} - SCRATCH}


def _same(one: object, other: object) -> bool:
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if type(one).__module__.startswith("antechamber"):
        return all(_same(value, getattr(other, name)) for name, value in attributes(one).items())
    return repr(one) == repr(other)


def copies(table: Table) -> None:
    """A copy has every attribute, and shares nothing with its original that either could change."""
    for moment in random_play(table):
        state = moment.state
        copy = state.copy()
        for name, value in attributes(state).items():
            hold(_same(value, getattr(copy, name)), table, moment.number, f"the copy's {name} differs")
        before = text_of(state.dump())
        copy.playout(moment.number)
        hold(text_of(state.dump()) == before, table, moment.number, "play on the copy has changed the original")
