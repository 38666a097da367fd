"""The way back from a position, or from a view, to a table; an impossible one is refused."""

from collections import Counter
from typing import cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from antechamber.core.options import settle
from antechamber.core.positions import ask, impossible, load_chance

from .cards import GAME_ID, HAND, IN_THE_BAG, KINDS, LEAST_SEATS, MOST_SEATS, OPTIONS, PEARLS, RULES, Pearl
from .order import ORDER
from .position import PILES, Position, SeatPosition
from .state import STREAMS, At, Table, draw, pearl_names
from .view import View


def load(given: object) -> Table:
    """The table of a position, or Refused with what is impossible about it."""
    try:
        position = msgspec.convert(given, Position)
    except msgspec.ValidationError as error:
        raise impossible(str(error)) from None
    return table_at(position)


def state_of(view: View) -> Table:
    """A table that would give its reader this view; pearls the reader cannot see lie anywhere they can."""
    seats = [SeatPosition(won=won) for won in view.won]
    if view.seat is not None:
        seats[view.seat] = SeatPosition(view.hand, view.hidden, view.won[view.seat])
    public = (view.game, view.players, view.rules, view.options, view.round, view.step, view.leader, view.aside)
    return table_at(Position(*public, tuple(seats)))


def table_at(position: Position) -> Table:
    """The table of a position; under a closed cup whose pearl is left out lies one of the hand."""
    rounds = cast(int, settle(OPTIONS, position.options)["rounds"])
    seats = position.seats or (SeatPosition(),) * position.players
    check(position, seats, rounds)
    table = Table(position.players, rounds, load_chance(position.chance, STREAMS, PILES), ORDER)
    table.round, table.player = position.round, position.leader
    table.go_to(ORDER.names.index(position.step))
    take(table, table.aside, 0, position.aside)
    for seat, given in enumerate(seats):
        take(table, table.won, seat, given.won)
        take(table, table.hands, seat, given.hand or ())
    for seat, given in enumerate(seats):
        for _ in range(held_at(position) if given.hand is None else 0):
            draw(table, seat)
        if table.step == At.POINTING:
            table.cup[seat] = PEARLS.index(given.hidden or pearl_names(table.hands, seat)[0])
    hidden = {seat: given.hidden for seat, given in enumerate(seats) if given.hidden is not None}
    ask(table, {seat: PEARLS.index(pearl) for seat, pearl in hidden.items()} if table.step == At.HIDING else {})
    return table


def take(table: Table, row: vec[i64], seat: int, pearls: tuple[Pearl, ...]) -> None:
    """Take pearls out of the bag and lay them before a seat."""
    for pearl in pearls:
        table.bag[PEARLS.index(pearl)] -= 1
        row[seat * KINDS + PEARLS.index(pearl)] += 1


def held_at(position: Position) -> int:
    """How many pearls each hand holds: after the last round one less."""
    return HAND - 1 if position.step == "over" else HAND


def check(position: Position, seats: tuple[SeatPosition, ...], rounds: int) -> None:
    """Refuse what no game could come to."""
    players, held, is_over = position.players, held_at(position), position.step == "over"
    done = position.round if is_over else position.round - 1
    hands = [seat.hand for seat in seats if seat.hand is not None]
    hidden = [seat for seat in seats if seat.hidden is not None]
    lifted = [*position.aside, *(pearl for seat in seats for pearl in seat.won)]
    named = Counter([*lifted, *(pearl for hand in hands for pearl in hand), *position.chance.next.get("bag", ())])
    excess = named - Counter(dict(zip(PEARLS, IN_THE_BAG, strict=True)))
    for holds, fault in (
        (position.game == GAME_ID, f"it is one of “{position.game[:40]}”, not of {GAME_ID}"),
        (position.rules == RULES, f"it follows version {position.rules} of the rules, and this is version {RULES}"),
        (LEAST_SEATS <= players <= MOST_SEATS, f"it has {players} players, and there are two or three"),
        (len(seats) == players, f"it has {players} players but {len(seats)} seats"),
        (position.step in ORDER.names, f"“{position.step[:40]}” is no step; there are: {', '.join(ORDER.names)}"),
        (0 <= position.leader < players, f"there is no seat {position.leader} to lead"),
        (1 <= position.round <= rounds, f"round {position.round}: there are rounds 1 to {rounds}"),
        (not is_over or done == rounds, "it is over, but there are rounds to come"),
        (len(lifted) == players * done, f"{len(lifted)} pearls are won or aside, but {done} rounds were played"),
        (all(len(hand) == held for hand in hands), f"a hand is of {held} pearls now"),
        (not excess, f"there are more pearls than were in the bag: {', '.join(excess)}"),
        (all(seat.hidden in (seat.hand or ()) for seat in hidden), "a pearl under a cup counts with its owner's hand"),
        (not is_over or not hidden, "it is over, but a cup is still closed"),
        (position.step != "hiding" or len(hidden) < players, "all pearls are hidden, so the leader would be asked"),
    ):
        if not holds:
            raise impossible(fault)
