"""The laws that every game obeys, run by random play. A new game passes them by existing.

Each law takes a `Table`: a game, how many play it, a seed and options. It raises Broken where it finds a fault.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from antechamber.core.chance import Dice
from antechamber.core.events import Event, seen
from antechamber.core.game import Game
from antechamber.core.moves import Move
from antechamber.core.options import Number, OneOf, Option, Toggle
from antechamber.core.records import Record
from antechamber.core.refused import Refused
from antechamber.core.state import State
from antechamber.core.text import has_words, rule_numbers

MOST_DECISIONS: Final = 20_000
"""No game is longer: it would not end."""

MOST_CANDIDATES: Final = 6
"""How many of another seat's hidden choices the two-worlds law tries at each step."""


MOST_DEVIATIONS: Final = 3.7
"""How far a sample of worlds may stray from what is fair."""


class Broken(AssertionError):
    """A law does not hold; the message says where."""


@dataclass(frozen=True)
class Table:
    """What a law is tried on."""

    game: Game
    players: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)

    def start(self) -> Record:
        """A fresh record of this table."""
        return Record.start(self.game, self.players, self.seed, self.options)

    def readers(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [*range(self.players), None]

    def __str__(self) -> str:
        """As a test's name."""
        options = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.preset or self.game.id}-{self.players}p-{self.seed}{options}".replace(" ", "_")


def tables(games: list[Game], seeds: range) -> list[Table]:
    """Every game with every number of players, and once with each value of each option."""
    return [
        Table(game, players, seed, options)
        for game in games
        for players in range(game.least_players, game.most_players + 1)
        for seed in seeds
        for options in _variants(game, seed == seeds[0])
    ]


def _variants(game: Game, every: bool) -> list[dict[str, object]]:
    """The default options, and where `every` is asked each other value of one option."""
    others = [{option.id: value} for option in game.options for value in _other_values(option)]
    return [{}, *others] if every else [{}]


def _other_values(option: Option) -> list[object]:
    match option:
        case Toggle():
            return [not option.default]
        case OneOf():
            return [value for value in option.values if value != option.default]
        case Number():
            return [value for value in (option.least, option.most) if value != option.default]
    return []


@dataclass(frozen=True)
class Moment:
    """A step of a random game: the state before it, who will act, and how."""

    record: Record
    number: int
    seat: int
    move: Move
    dice: Dice

    @property
    def state(self) -> State:
        """The state before the move."""
        return self.record.state


def random_play(table: Table) -> Iterator[Moment]:
    """Play a random game and stop before every move."""
    record = table.start()
    dice = Dice(table.seed + 1)
    number = 0
    while not record.state.is_over:
        _hold(number < MOST_DECISIONS, table, number, "the game does not end")
        actors = record.state.actors
        seat = actors[dice.below(len(actors))]
        choices = record.state.choices(seat)
        _hold(bool(choices), table, number, f"seat {seat} is asked and has no choice")
        move = choices[dice.below(len(choices))]
        yield Moment(record, number, seat, move, dice)
        record.play(seat, move)
        number += 1


def random_states(table: Table) -> Iterator[tuple[int, State, Dice]]:
    """The same games, stopping at every state, the last one too."""
    record, number, dice = table.start(), 0, Dice(table.seed + 1)
    for moment in random_play(table):
        record, number, dice = moment.record, moment.number, moment.dice
        yield number, record.state, dice
    yield number + 1, record.state, dice


def _hold(holds: bool, table: Table, number: int, fault: str) -> None:
    if not holds:
        raise Broken(f"{table}, before move {number}: {fault}")


# Replay


def replay(table: Table) -> None:
    """A record, written and read again, gives the same events, views and end, to the byte."""
    told: list[bytes] = []
    record = table.start()
    for moment in random_play(table):
        record = moment.record
        told.append(msgspec.json.encode(record.state.copy().narrate(moment.seat, moment.move)))
    again = Record.from_json(record.to_json())
    _hold(again.to_json() == record.to_json(), table, len(told), "the record reads back as another")
    _hold(again.state.dump() == record.state.dump(), table, len(told), "the replay ends elsewhere")
    third = table.start()
    for number, (seat, move) in enumerate(record.moves):
        events = msgspec.json.encode(third.play(seat, move))
        _hold(events == told[number], table, number, "the replay tells other events")
    for reader in table.readers():
        same = repr(again.state.view(reader)) == repr(record.state.view(reader))
        _hold(same, table, len(told), f"the replay ends in another view for {reader}")


# Choices are exactly what is accepted


class Stranger(Move, frozen=True):
    """A move of no game."""

    whim: Any = None


def choices(table: Table) -> None:
    """What is offered is accepted; everything else is refused, by a rule, in words, with nothing changed."""
    rules = rule_numbers(table.game.folder)
    every = table.game.moves(table.game.settle(table.options))
    nonsense = _nonsense(every)
    for moment in random_play(table):
        state = moment.state
        before = _text(state.dump())
        for seat in range(table.players):
            offered = state.choices(seat)
            _hold(len(set(offered)) == len(offered), table, moment.number, "a choice is offered twice")
            _hold(bool(offered) == (seat in state.actors), table, moment.number, f"seat {seat}: asked or not?")
            for move in offered:
                fault = state.why_not(seat, move)
                _hold(fault is None, table, moment.number, f"{move} is offered and refused: {fault}")
                state.copy().play(seat, _as_sent(table.game, move))
            if offered:
                _refuse_all(table, moment, seat, [move for move in every if move not in offered], rules)
                _refuse_all(table, moment, seat, nonsense, rules)
            else:
                _refuse_all(table, moment, seat, [moment.move, nonsense[0]], rules)
        for stranger in (-1, table.players, 2**70, True, None, "0", 1.0, [], object()):
            _refuse(table, moment, stranger, moment.move, rules)
        _hold(_text(state.dump()) == before, table, moment.number, "a refusal has changed the state")


def _as_sent(game: Game, move: Move) -> Move:
    """The move as it comes over the wire: equal, but another object."""
    sent: Move = msgspec.json.decode(msgspec.json.encode(move), type=game.move_type)
    return sent


def _nonsense(every: list[Move]) -> list[object]:
    """What no player would send: wrong types, and every type of move with wrong things inside."""
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
        _hold(refused.rule in rules, table, moment.number, f"{where} cites “{refused.rule}”, which is no rule")
        for lang in table.game.languages:
            _hold(has_words(refused.reason, lang), table, moment.number, f"{where} has no words in “{lang}”")
        return
    raise Broken(f"{table}, before move {moment.number}: {move} by {seat} is not offered, and was accepted")


# Conservation, termination, results


def conservation(table: Table) -> None:
    """Nothing is lost and nothing comes from nowhere."""
    stock: dict[str, int] | None = None
    for moment in random_play(table):
        stock = stock or moment.state.inventory()
        _hold(moment.state.inventory() == stock, table, moment.number, "the inventory has changed")
        after = moment.state.copy()
        after.play(moment.seat, moment.move)
        _hold(after.inventory() == stock, table, moment.number + 1, "the inventory has changed")


def termination(table: Table) -> None:
    """Every game ends, with ranks that begin at 1 and utilities that add up to zero."""
    state = table.start().state
    for moment in random_play(table):
        state = moment.state
        _hold(state.result is None, table, moment.number, "there is a result before the end")
    result = state.result
    _hold(result is not None and state.actors == (), table, -1, "the end has no result")
    if result is not None:
        _hold(abs(sum(result.utility)) < 1e-9, table, -1, f"utilities {result.utility} do not add up to zero")
        _hold(min(result.ranks) == 1 and len(result.ranks) == table.players, table, -1, f"ranks {result.ranks}")
    played_out = table.start().state.playout(table.seed)
    _hold(len(played_out.ranks) == table.players, table, -1, "a playout has no result")


# Positions and copies


def _text(position: object) -> str:
    return json.dumps(position)


def positions(table: Table) -> None:
    """A dump loads into the same game at every step, and goes on alike."""
    for number, state, dice in random_states(table):
        written = _text(state.dump())
        loaded = table.game.load(json.loads(written))
        _hold(_text(loaded.dump()) == written, table, number, "dump, load, dump differ")
        for reader in table.readers():
            same = repr(loaded.view(reader)) == repr(state.view(reader))
            _hold(same, table, number, f"the loaded position has another view for {reader}")
        after, seed = state.copy(), dice.below(1 << 30)
        same = loaded.playout(seed) == after.playout(seed) and _text(loaded.dump()) == _text(after.dump())
        _hold(same, table, number, "the loaded position goes on otherwise")


SCRATCH: Final = {"codes", "events", "offered_to", "offered_seat"}
"""What a state uses while it works: no part of the game."""


def attributes(thing: object) -> dict[str, object]:
    """What an object holds, on both builds."""
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
    """A copy has every attribute, and nothing in common with its original that either could change."""
    for moment in random_play(table):
        state = moment.state
        copy = state.copy()
        for name, value in attributes(state).items():
            _hold(_same(value, getattr(copy, name)), table, moment.number, f"the copy's {name} differs")
        before = _text(state.dump())
        copy.playout(moment.number)
        _hold(_text(state.dump()) == before, table, moment.number, "play on the copy has changed the original")


# Imagination, previews, notation


def imagination(table: Table) -> None:
    """`game.imagine(view)` and `state.imagine(seat)` draw the same worlds, of which none is the state itself."""
    for number, state, dice in random_states(table):
        before = _text(state.dump())
        for reader in table.readers():
            seed = dice.below(1 << 30)
            fast = state.imagine(reader, seed)
            slow = table.game.imagine(_over_the_wire(table.game, state.view(reader)), seed)
            _hold(_text(fast.dump()) == _text(slow.dump()), table, number, f"{reader} imagines two worlds")
            _hold(fast.inventory() == state.inventory(), table, number, "a world has other things")
            again = fast.imagine(reader, seed)
            _hold(_text(again.dump()) == _text(fast.dump()), table, number, "a world is imagined otherwise")
        _hold(_text(state.dump()) == before, table, number, "imagining has changed the state")


def _over_the_wire(game: Game, view: object) -> Any:
    """The view as a bot in another process gets it."""
    return msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)


def previews(table: Table) -> None:
    """What a preview shows is what then happens, up to the first surprise."""
    for moment in random_play(table):
        view = moment.state.view(moment.seat)
        foreseen = table.game.preview(view, moment.move)
        happened = seen(moment.state.copy().narrate(moment.seat, moment.move), moment.seat)
        _hold(foreseen == happened[: len(foreseen)], table, moment.number, "a preview shows what does not happen")
        rest = happened[len(foreseen) :]
        _hold(not rest or rest[0].reveals, table, moment.number, "a preview stops before the first surprise")


def notation(table: Table) -> None:
    """Every choice can be written, also in the game's languages, and what is written means that choice."""
    langs = [lang for lang in (None, *table.game.languages) if lang is None or _writes(table.game, lang)]
    for moment in random_play(table):
        view = moment.state.view(moment.seat)
        for lang in langs:
            for move in moment.state.choices(moment.seat):
                written = table.game.format(move, lang)
                meant = table.game.parse(written, view, lang)
                _hold(meant == move, table, moment.number, f"“{written}” means another move")


def _writes(game: Game, lang: str) -> bool:
    """True unless the game says that it has no words for moves in that language."""
    try:
        game.format(game.moves(game.settle())[0], lang)
    except Refused as refused:
        return refused.reason != "core-bad-language"
    return True


def wire(table: Table) -> None:
    """Views and seen events go over the wire and come back equal; equal views have equal texts."""
    for moment in random_play(table):
        events = moment.state.copy().narrate(moment.seat, moment.move)
        for reader in table.readers():
            view = moment.state.view(reader)
            returned = _over_the_wire(table.game, view)
            _hold(returned == view and repr(returned) == repr(view), table, moment.number, "a view is lost on the wire")
            for event in seen(events, reader):
                sent = msgspec.json.encode(event)
                same = msgspec.json.decode(sent, type=table.game.event_type) == event
                _hold(same, table, moment.number, f"{type(event).__name__} is lost on the wire")
                _hold(b'"readers"' not in sent, table, moment.number, "who reads an event was sent")


# Two worlds


@dataclass(frozen=True)
class Sent:
    """Everything that can reach a reader now, as text."""

    view: str
    choices: str
    refusals: str


def _sent(state: State, reader: int | None, every: list[Move]) -> Sent:
    view = state.view(reader)
    if reader is None:
        return Sent(repr(view), "", "")
    refusals = [_refusal(state.why_not(reader, move)) for move in every]
    return Sent(f"{view!r} {msgspec.json.encode(view)!r}", repr(state.choices(reader)), repr(refusals))


def _refusal(refused: Refused | None) -> object:
    return refused and (refused.rule, refused.reason, refused.facts)  # The words are made of these alone.


def two_worlds(table: Table) -> None:
    """Whatever a reader cannot see changes nothing that is sent to him: now, and by the next move."""
    every = table.game.moves(table.game.settle(table.options))
    record = table.start()
    for moment in random_play(table):
        record = moment.record
        for reader in table.readers():
            world = record.state.imagine(reader, moment.dice.below(1 << 30))
            _compare_now(table, moment.number, reader, record.state, world, every)
            _compare_next(table, moment, reader, world)
    for reader in table.readers():
        _compare_now(table, len(record.moves), reader, record.state, record.state.imagine(reader, table.seed), every)


def _compare_now(table: Table, number: int, reader: int | None, state: State, world: State, every: list[Move]) -> None:
    """Nothing that can reach the reader differs between the worlds."""
    here, there = _sent(state, reader, every), _sent(world, reader, every)
    for part in ("view", "choices", "refusals"):
        same = getattr(here, part) == getattr(there, part)
        _hold(same, table, number, f"the {part} of {reader} depend on what he cannot see")


def _compare_next(table: Table, moment: Moment, reader: int | None, world: State) -> None:
    """Play in both worlds: the reader is told the same if, and only if, he then knows the same.

    Another move may lead to the same knowledge by another road when things are turned up on the way, as at the end
    of a round; so for another move the reverse is asked only where nothing was.
    """
    told, known = _after(moment.state, moment.seat, moment.move, reader)
    if told and known == _known(moment.state, reader):
        raise Broken(f"{table}, move {moment.number}: {reader} was told something, and knows nothing new")
    for move in _candidates(moment, reader, world):
        told_there, known_there = _after(world, moment.seat, move, reader)
        if told == told_there and known != known_there:
            raise Broken(f"{table}, move {moment.number}: {reader} was told the same and knows something else")
        surprised = any(event.reveals for event in (*told, *told_there))
        if known == known_there and told != told_there and (move == moment.move or not surprised):
            raise Broken(f"{table}, move {moment.number}: {reader} was told something that his view does not show")


def _candidates(moment: Moment, reader: int | None, world: State) -> list[Move]:
    """What the acting seat may do in the other world; the reader himself does the same in both."""
    if moment.seat == reader:
        return [moment.move]
    others = [move for move in world.choices(moment.seat) if move != moment.move]
    chosen = [others[moment.dice.below(len(others))] for _ in range(MOST_CANDIDATES) if others]
    return [moment.move, *chosen] if world.why_not(moment.seat, moment.move) is None else chosen


def _after(state: State, seat: int, move: Move, reader: int | None) -> tuple[list[Event], str]:
    world = state.copy()
    told = seen(world.narrate(seat, move), reader)
    return told, _known(world, reader)


def _known(state: State, reader: int | None) -> str:
    return f"{state.view(reader)!r} {state.choices(reader)!r}"


LAWS: Final[dict[str, Callable[[Table], None]]] = {
    "replay": replay,
    "choices": choices,
    "conservation": conservation,
    "termination": termination,
    "positions": positions,
    "copies": copies,
    "imagination": imagination,
    "previews": previews,
    "notation": notation,
    "wire": wire,
    "two worlds": two_worlds,
}
"""Every law by its name. That both builds agree is told by `antechamber.core.transcripts`."""


# Fairness


def check_fair(counts: Mapping[str, int], expected: Mapping[str, float]) -> None:
    """Worlds were drawn as often as they should be, by chi-square; a fair draw fails once in some ten thousand."""
    drawn = sum(counts.values())
    if stray := set(counts) - set(expected):
        raise Broken(f"worlds that cannot be: {sorted(stray)[:3]}")
    chi_square = sum((counts.get(world, 0) - drawn * share) ** 2 / (drawn * share) for world, share in expected.items())
    freedom = len(expected) - 1
    # Wilson and Hilferty: the cube root of chi-square over its freedom is all but normal.
    spread = 2 / (9 * freedom)
    deviations = ((chi_square / freedom) ** (1 / 3) - 1 + spread) / spread**0.5
    if deviations > MOST_DEVIATIONS:
        raise Broken(f"worlds are drawn unfairly: {deviations:.1f} standard deviations from what they should be")
