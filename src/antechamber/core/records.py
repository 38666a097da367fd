"""A record: how a game was set up and all its moves, enough to replay it to the byte."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import msgspec

from antechamber.core.chance import commitment
from antechamber.core.events import Event
from antechamber.core.game import Game
from antechamber.core.moves import Move
from antechamber.core.options import DeckChoice
from antechamber.core.refused import Refused
from antechamber.core.registry import game as find_game
from antechamber.core.result import Result
from antechamber.core.state import State
from antechamber.core.undoing import WayBack

FORMAT = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game was set up; `seed` or `secret` gives its luck, `commitment` is the published hash of a secret."""

    format: int
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    deck: dict[str, Any]
    seats: tuple[str, ...] = ()
    seed: int | None = None
    secret: str | None = None
    commitment: str | None = None


class Stored(msgspec.Struct, forbid_unknown_fields=True):
    """A record as written: its contents before anything is checked."""

    header: Header
    moves: tuple[tuple[int, msgspec.Raw], ...]
    result: dict[str, Any] | None = None
    """The result it claims; None while the game goes on, and in the oldest records."""


class Record:
    """A game with its whole history, which a state does not keep."""

    def __init__(self, game: Game, header: Header, seed: int | bytes) -> None:
        """Use `start` or `from_json`."""
        self.game = game
        self.header = header
        self.moves: list[tuple[int, Move]] = []
        self._seed = seed
        self.state: State = game.start(header.players, seed, {**header.options, **_deck_option(game, header)})

    @classmethod
    def start(
        cls,
        game: Game,
        players: int,
        seed: int | bytes,
        options: Mapping[str, object] | None = None,
        seats: tuple[str, ...] = (),
    ) -> "Record":
        """Start recording a new game."""
        settled = game.settle(options)
        game.check_players(players)
        key: dict[str, Any] = {"seed": seed}
        if isinstance(seed, bytes):
            key = {"secret": seed.hex(), "commitment": commitment(seed)}
        identity = game.preset or game.id
        deck = deepcopy(dict(game.deck(settled)))
        return cls(game, Header(FORMAT, identity, game.rules, players, settled, deck, seats, **key), seed)

    def play(self, seat: int, move: Move) -> list[Event]:
        """Play a move, record it, and return what happened."""
        events = self.state.narrate(seat, move)
        self.moves.append((seat, move))
        return events

    def undo(self) -> None:
        """Take back the last move, where that is possible; Refused where it is not."""
        shorter = Record(self.game, self.header, self._seed)
        for seat, move in self.moves[:-1]:
            shorter.play(seat, move)
        if not self.moves or not _can_undo(shorter.state, *self.moves[-1]):
            raise Refused("", "core-nothing-to-undo")
        self.state = shorter.state
        self.moves.pop()

    def replay(self) -> "Record":
        """The same game, played again from its first move."""
        again = Record(self.game, self.header, self._seed)
        for seat, move in self.moves:
            again.play(seat, move)
        return again

    def to_json(self) -> str:
        """The record as text."""
        return written(self.header, self.moves, self.state.result)

    @classmethod
    def from_json(cls, text: str | bytes) -> "Record":
        """Read a record and replay it; Refused says what is wrong, and at which move."""
        stored = read_stored(text)
        record = follow(stored, open_luck(stored.header))
        check_result(record, stored.result)
        return record


def _can_undo(before: State, seat: int, move: Move) -> bool:
    """True if a move from this state can be taken back."""
    after, back = before.copy(), WayBack()
    back.note(seat, before, after, after.narrate(seat, move))
    return back.is_open_to(seat)


def written(header: Header, moves: Sequence[tuple[int, Move]], result: Result | None) -> str:
    """A record as text: one line for the header, one for each move, and one for the result of a finished game."""
    lines = [msgspec.json.encode(move).decode() for move in moves]
    end = ',"result":' + msgspec.json.encode(result).decode() if result else ""
    return (
        '{"header":' + msgspec.json.encode(header).decode() + ',"moves":[\n' + ",\n".join(lines) + "\n]" + end + "}\n"
    )


# Reading, in the order in which a record is checked.


def read_stored(text: str | bytes) -> Stored:
    """The contents of a text, checked to be a record of a game and rules version that are played here."""
    try:
        stored = msgspec.json.decode(text, type=Stored)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, TypeError) as error:  # TypeError: it is no text.
        raise _bad(str(error)) from None
    header = stored.header
    if header.format != FORMAT:
        raise _bad(f"its format is {header.format}, and this release reads format {FORMAT}")
    game = find_game(header.game)
    if header.rules != game.rules:
        raise _other_rules(game, header)
    return stored


def open_luck(header: Header) -> int | bytes:
    """The seed, or the secret if it matches its commitment."""
    if header.seed is not None and (header.secret or header.commitment):
        raise _bad("it has a seed where a secret was committed to")
    if header.seed is not None:
        return header.seed
    try:
        secret = bytes.fromhex(header.secret or "")
    except ValueError:
        raise _bad("its secret is not hexadecimal") from None
    if not secret:
        raise Refused("", "core-sealed-record")
    if header.commitment is not None and commitment(secret) != header.commitment:
        raise Refused("", "core-wrong-secret")
    return secret


def follow(stored: Stored, seed: int | bytes) -> Record:
    """Play the stored moves, or refuse the first one that breaks a rule."""
    game = find_game(stored.header.game)
    record = Record(game, stored.header, seed)
    for number, (seat, raw) in enumerate(stored.moves, 1):
        try:
            record.play(seat, msgspec.json.decode(raw, type=game.move_type))
        except Refused as refused:
            raise _bad_step(number, f"{refused.say().rstrip('.')} ({refused.rule})") from None
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise _bad_step(number, str(error)) from None
    return record


def check_result(record: Record, claimed: dict[str, Any] | None) -> None:
    """Refuse a claimed result that the moves do not give; a record may claim none."""
    result = record.state.result
    if claimed is None:
        return
    if result is None:
        raise Refused("", "core-early-result", {"moves": len(record.moves)})
    if claimed != msgspec.json.decode(msgspec.json.encode(result)):
        raise Refused("", "core-other-result", {"ranks": list(result.ranks), "scores": list(result.scores)})


def _deck_option(game: Game, header: Header) -> dict[str, object]:
    """The deck embedded in the record, whatever the option's name means today."""
    return {option.id: header.deck for option in game.options if isinstance(option, DeckChoice)}


def _bad_step(number: int, fault: str) -> Refused:
    return Refused("", "core-bad-step", {"number": number, "fault": fault})


def _bad(fault: str) -> Refused:
    return Refused("", "core-bad-record", {"fault": fault})


def _other_rules(game: Game, header: Header) -> Refused:
    unknown = "of a later date" if header.rules > game.rules else "of an earlier date"
    release = game.releases.get(header.rules, unknown)
    facts = {"theirs": header.rules, "ours": game.rules, "game": game.names["en"], "release": release}
    return Refused("", "core-record-of-other-rules", facts)
