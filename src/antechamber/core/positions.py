"""What the positions of all games share: how they are read, and their luck."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

import msgspec

from antechamber.core.chance import Chance, Streams, make_chance
from antechamber.core.refused import Refused
from antechamber.core.state import State
from antechamber.core.steps import Order

MOST_DRAWS = 1_000_000


class ChancePosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`seed` or `secret` (hexadecimal), the draws made from each stream, and the coming draws of a pile by name."""

    seed: int | None = None
    secret: str | None = None
    drawn: dict[str, int] = {}
    next: dict[str, list[str]] = {}


def impossible(fault: str) -> Refused:
    """The refusal of a position, saying what is wrong with it."""
    return Refused("", "core-bad-position", {"fault": fault})


class Position(Protocol):
    """The fields every game's position has."""

    game: str
    players: int
    rules: int

    @property
    def seats(self) -> Sequence[object]:
        """What each seat has; empty if all seats are left out."""


P = TypeVar("P", bound=Position)


def read_position(given: object, shape: type[P], game: str, rules: int, players: range) -> P:
    """The parts of the position, checked to have the right types, rules version and number of players."""
    try:
        position = msgspec.convert(given, shape)
    except msgspec.ValidationError as error:
        raise impossible(str(error)) from None
    if position.game != game:
        raise impossible(f"it is one of “{position.game[:40]}”, not of {game}")
    if position.rules not in (0, rules):
        raise impossible(f"it follows version {position.rules} of the rules, and this release plays version {rules}")
    if position.players not in players:
        raise impossible(f"it has {position.players} players, and {game} is for {players[0]} to {players[-1]}")
    if position.seats and len(position.seats) != position.players:
        raise impossible(f"it has {position.players} players but {len(position.seats)} seats")
    return position


def seat_in(table: State, seat: int) -> int:
    """The seat, checked to be at this table."""
    if not 0 <= seat < table.players:
        raise impossible(f"there is no seat {seat}")
    return seat


def mask_of(table: State, seats: Iterable[int]) -> int:
    """A set of seats as a mask."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat_in(table, seat)
    return mask


def index_in(names: tuple[str, ...], name: str, what: str) -> int:
    """The index of a name."""
    if name not in names:
        raise impossible(f"“{name[:40]}” is no {what}; there are: {', '.join(names)}")
    return names.index(name)


def step_named(order: Order, name: str) -> int:
    """The place of a step where a position can stop: one that asks someone, the very first, or the end."""
    at_once = [step.name for step in order.steps if step.is_at_once and step is not order.first]
    if name in at_once:
        raise impossible(f"nobody is ever asked at the step “{name}”")
    index_in(tuple(step for step in order.names if step not in at_once), name, "step")
    return order.names.index(name)


def ask(table: State, sealed: Mapping[int, int]) -> None:
    """Go on to the question a position stops at, and seal the answers that seats have given there, as codes."""
    table.go_on()
    for seat, code in sealed.items():
        if not table.window >> seat & 1:
            raise impossible(f"seat {seat} has answered, and is not asked")
        refused = table.why_not(seat, table.book.moves[code])
        if refused is not None:
            raise impossible(f"seat {seat} cannot have answered that: {refused.say()}")
        table.keep(seat, code)
    if sealed and not table.asked:
        raise impossible("all have answered, so the window would be open")


def within(number: int, most: int, what: str) -> int:
    """A number of things, checked to be from 0 to `most`."""
    if not 0 <= number <= most:
        raise impossible(f"{what} {number}: it is from 0 to {most}")
    return number


def load_chance(given: ChancePosition, streams: Streams, piles: Mapping[str, Sequence[str]]) -> Chance:
    """The luck of a position; `piles` names the cards each stream can draw, by kind."""
    chance = make_chance(streams, _key(given))
    for name, draws in given.drawn.items():
        if not 0 <= draws <= MOST_DRAWS:
            raise impossible(f"{draws} draws of “{name}”")
        chance.drawn[_stream(streams, name)] = draws
    fixed: list[list[int]] = [[] for _ in streams.names]
    for name, cards in given.next.items():
        stream, kinds = _stream(streams, name), piles.get(name, ())
        for card in cards:
            if card not in kinds:
                raise impossible(f"“{card[:40]}” cannot be drawn from “{name}”")
            fixed[stream].append(kinds.index(card))
    if any(fixed):
        chance.fixed = fixed
    return chance


def save_chance(chance: Chance, piles: Mapping[str, Sequence[str]]) -> ChancePosition:
    """The luck of a state, for its position."""
    names = chance.streams.names
    fixed = chance.fixed or [[] for _ in names]
    return ChancePosition(
        seed=chance.seed if chance.secret is None else None,
        secret=None if chance.secret is None else chance.secret.hex(),
        drawn={name: int(chance.drawn[n]) for n, name in enumerate(names) if chance.drawn[n]},
        next={name: [piles[name][kind] for kind in fixed[n]] for n, name in enumerate(names) if fixed[n]},
    )


def _key(given: ChancePosition) -> object:
    if given.secret is None:
        return given.seed if given.seed is not None else 0
    try:
        return bytes.fromhex(given.secret)
    except ValueError:
        raise impossible("the secret of its chance is not hexadecimal") from None


def _stream(streams: Streams, name: str) -> int:
    if name not in streams.names:
        raise impossible(f"there is no stream of luck called “{name[:40]}”; there are: {', '.join(streams.names)}")
    return streams.names.index(name)
