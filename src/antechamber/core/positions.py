"""The luck in a position: its key, what was drawn, and which draws are fixed to come."""

from collections.abc import Mapping, Sequence

import msgspec

from antechamber.core.chance import Chance, Streams, make_chance
from antechamber.core.refused import Refused

MOST_DRAWS = 1_000_000


class ChancePosition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`seed` or `secret` (hexadecimal), draws made by stream, and the coming draws of a pile by name."""

    seed: int | None = None
    secret: str | None = None
    drawn: dict[str, int] = {}
    next: dict[str, list[str]] = {}


def impossible(fault: str) -> Refused:
    """The refusal of a position, with what is wrong with it."""
    return Refused("", "core-bad-position", {"fault": fault})


def load_chance(given: ChancePosition, streams: Streams, piles: Mapping[str, Sequence[str]]) -> Chance:
    """The luck of a position; `piles` names the cards that each stream can draw, by kind."""
    chance = make_chance(streams, _key(given))
    for name, draws in given.drawn.items():
        if not 0 <= draws <= MOST_DRAWS:
            raise impossible(f"{draws} draws of “{name}”")
        chance.drawn[_stream(streams, name)] = draws
    fixed: list[list[int]] = [[] for _ in streams.names]
    for name, cards in given.next.items():
        kinds = piles.get(name, ())
        for card in cards:
            if card not in kinds:
                raise impossible(f"“{card}” cannot be drawn from “{name}”")
            fixed[_stream(streams, name)].append(kinds.index(card))
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
        raise impossible(f"there is no stream of luck called “{name}”; there are: {', '.join(streams.names)}")
    return streams.names.index(name)
