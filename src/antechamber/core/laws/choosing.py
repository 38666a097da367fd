"""The choices offered are exactly the moves accepted."""

from typing import Any

import msgspec

from antechamber.core.game import Game
from antechamber.core.laws.tables import Broken, Moment, Table, hold, random_play, text_of
from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.core.rulebook import rule_numbers
from antechamber.core.text import has_words


class Stranger(Move, frozen=True):
    """A move that belongs to no game."""

    whim: Any = None


def choices(table: Table) -> None:
    """Every move offered is accepted; everything else is refused with a rule and a reason, and changes nothing."""
    rules = rule_numbers(table.game.folder)
    every = table.game.moves(table.game.settle(table.options))
    nonsense = _nonsense(every)
    for moment in random_play(table):
        state = moment.state
        before = text_of(state.dump())
        for seat in range(table.players):
            offered = state.choices(seat)
            hold(len(set(offered)) == len(offered), table, moment.number, "a choice is offered twice")
            hold(bool(offered) == (seat in state.actors), table, moment.number, f"seat {seat}: asked or not?")
            for move in offered:
                fault = state.why_not(seat, move)
                hold(fault is None, table, moment.number, f"{move} is offered and refused: {fault}")
                state.copy().play(seat, _as_sent(table.game, move))
            if offered:
                _refuse_all(table, moment, seat, [move for move in every if move not in offered], rules)
                _refuse_all(table, moment, seat, nonsense, rules)
            else:
                _refuse_all(table, moment, seat, [moment.move, nonsense[0]], rules)
        for stranger in (-1, table.players, 2**70, True, None, "0", 1.0, [], object()):
            _refuse(table, moment, stranger, moment.move, rules)
        hold(text_of(state.dump()) == before, table, moment.number, "a refusal has changed the state")


def _as_sent(game: Game, move: Move) -> Move:
    """The move as it comes over the wire: equal, but a different object."""
    sent: Move = msgspec.json.decode(msgspec.json.encode(move), type=game.move_type)
    return sent


def _nonsense(every: list[Move]) -> list[object]:
    """What no player would send: wrong types, and every type of move with wrong contents."""
    wrong: tuple[object, ...] = ([], "?", -1, 99)
    kinds = {type(move): len(move.__struct_fields__) for move in every}
    distorted = [kind(*[thing] * fields) for kind, fields in kinds.items() for thing in wrong if fields]
    return [None, 0, "-", object(), [], Stranger(), Stranger([]), *distorted]


def _refuse_all(table: Table, moment: Moment, seat: int, moves: list[Any], rules: set[str]) -> None:
    for move in moves:
        _refuse(table, moment, seat, move, rules)


def _refuse(table: Table, moment: Moment, seat: object, move: object, rules: set[str]) -> None:
    try:
        moment.state.play(seat, move)
    except Refused as refused:
        where = f"{refused.reason} for {type(move).__name__}"
        hold(refused.rule in rules, table, moment.number, f"{where} cites “{refused.rule}”, which is no rule")
        for lang in table.game.languages:
            hold(has_words(refused.reason, lang), table, moment.number, f"{where} has no words in “{lang}”")
        return
    raise Broken(f"{table}, before move {moment.number}: {move} by {seat} is not offered, and was accepted")
