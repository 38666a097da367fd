"""What can happen at a table: the entries of its log. A table is the sum of them and nothing else."""

from typing import Any

import msgspec

from antechamber.core.moves import Seat


class Entry(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, omit_defaults=True):
    """A fact in the life of a table; `by` is the seat that acted for another one, None for the house itself."""


class Opened(Entry, frozen=True):
    """Somebody set up a table: the game, its chairs and options, and the bots for empty chairs."""

    game: str
    players: int
    options: dict[str, Any]
    bot: str
    deadline: float | None = None
    """Seconds that a window waits, 0 for as long as it takes; None for what the house is used to."""


class LuckSealed(Entry, frozen=True):
    """The luck of the coming game was drawn; its commitment is public from here on, the secret after the end."""

    secret: str


class Claimed(Entry, frozen=True):
    """A person sat down; `key` is the hash of the secret that they were given."""

    seat: Seat
    name: str
    key: str


class Left(Entry, frozen=True):
    """A person left for good."""

    seat: Seat


class Kicked(Entry, frozen=True):
    """The host emptied a chair before the start."""

    seat: Seat
    by: Seat


class BotSeated(Entry, frozen=True):
    """A bot plays a seat from here on; the owner of the chair may take it back."""

    seat: Seat
    bot: str
    key: str
    by: Seat | None = None


class TakenBack(Entry, frozen=True):
    """The owner of a chair plays again."""

    seat: Seat


class Started(Entry, frozen=True):
    """A game was dealt, the first or a rematch, by this version of its rules and with this deck."""

    rules: int
    deck: dict[str, Any]
    by: Seat


class Played(Entry, frozen=True):
    """A seat that was asked alone made its move, or a bot made it for the seat."""

    seat: Seat
    move: msgspec.Raw
    bot: str | None = None


class Answered(Entry, frozen=True):
    """A seat answered in a window; the answer stays sealed until the window closes."""

    seat: Seat
    move: msgspec.Raw
    bot: str | None = None


class WindowClosed(Entry, frozen=True):
    """A window closed: all answers were opened; for the absent the house answered when the time was up."""

    absent: tuple[tuple[Seat, msgspec.Raw], ...] = ()


class Undone(Entry, frozen=True):
    """A seat took back its last choice."""

    seat: Seat


class AheadSet(Entry, frozen=True):
    """A seat answered a kind of question ahead."""

    seat: Seat
    ahead: str
    until: str


class AheadCleared(Entry, frozen=True):
    """A seat wants to be asked again."""

    seat: Seat
    ahead: str


class Said(Entry, frozen=True):
    """Somebody said something to everybody."""

    seat: Seat
    text: str


AnyEntry = (
    Opened
    | LuckSealed
    | Claimed
    | Left
    | Kicked
    | BotSeated
    | TakenBack
    | Started
    | Played
    | Answered
    | WindowClosed
    | Undone
    | AheadSet
    | AheadCleared
    | Said
)


def write(entry: Entry) -> str:
    """An entry as it is stored."""
    return _encoder.encode(entry).decode()


def read(text: str) -> AnyEntry:
    """An entry as it was stored."""
    return _decoder.decode(text)


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
