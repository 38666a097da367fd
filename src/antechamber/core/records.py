"""A record: how a game was set up and every move of it, from which it replays to the byte."""

from collections.abc import Mapping
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
from antechamber.core.state import State

FORMAT = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game was set up; `seed` or `secret` opens its luck, `commitment` is what was published of a secret."""

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


class _Stored(msgspec.Struct, forbid_unknown_fields=True):
    header: Header
    moves: tuple[tuple[int, msgspec.Raw], ...]


class Record:
    """A game with its whole history. A state keeps none; this does."""

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
        """Begin to record a new game."""
        settled = game.settle(options)
        game.check_players(players)
        key: dict[str, Any] = {"seed": seed}
        if isinstance(seed, bytes):
            key = {"secret": seed.hex(), "commitment": commitment(seed)}
        identity = game.preset or game.id
        deck = deepcopy(dict(game.deck(settled)))
        return cls(game, Header(FORMAT, identity, game.rules, players, settled, deck, seats, **key), seed)

    def play(self, seat: int, move: Move) -> list[Event]:
        """Play a move, keep it, and tell what happened."""
        events = self.state.narrate(seat, move)
        self.moves.append((seat, move))
        return events

    def replay(self) -> "Record":
        """The same game played again from its first move."""
        again = Record(self.game, self.header, self._seed)
        for seat, move in self.moves:
            again.play(seat, move)
        return again

    def to_json(self) -> str:
        """The record as text: one line for the header and one for each move."""
        lines = [msgspec.json.encode(move).decode() for move in self.moves]
        header = msgspec.json.encode(self.header).decode()
        return '{"header":' + header + ',"moves":[\n' + ",\n".join(lines) + "\n]}\n"

    @classmethod
    def from_json(cls, text: str | bytes) -> "Record":
        """Read a record and replay it; Refused says what is wrong with it, and at which move."""
        stored = _read(text)
        header = stored.header
        if header.format != FORMAT:
            raise _bad(f"its format is {header.format}, and this release reads format {FORMAT}")
        game = find_game(header.game)
        if header.rules != game.rules:
            raise _other_rules(game, header)
        record = cls(game, header, _seed(header))
        for number, (seat, raw) in enumerate(stored.moves, 1):
            try:
                record.play(seat, msgspec.json.decode(raw, type=game.move_type))
            except Refused as refused:
                raise _bad_step(number, f"{refused.say().rstrip('.')} ({refused.rule})") from None
            except (msgspec.MsgspecError, UnicodeError) as error:
                raise _bad_step(number, str(error)) from None
        return record


def _deck_option(game: Game, header: Header) -> dict[str, object]:
    """The deck as it was embedded, whatever the option's name stands for by now."""
    return {option.id: header.deck for option in game.options if isinstance(option, DeckChoice)}


def _read(text: str | bytes) -> _Stored:
    try:
        return msgspec.json.decode(text, type=_Stored)
    except (msgspec.MsgspecError, UnicodeError, TypeError) as error:  # TypeError: what is no text at all.
        raise _bad(str(error)) from None


def _seed(header: Header) -> int | bytes:
    if header.seed is not None and (header.secret or header.commitment):
        raise _bad("it has a seed where a secret was committed to")
    if header.seed is not None:
        return header.seed
    try:
        secret = bytes.fromhex(header.secret or "")
    except ValueError:
        raise _bad("its secret is not hexadecimal") from None
    if not secret:
        raise _bad("its luck is still sealed: it has neither seed nor secret")
    if header.commitment is not None and commitment(secret) != header.commitment:
        raise _bad("its secret does not fit the commitment that was published")
    return secret


def _bad_step(number: int, fault: str) -> Refused:
    return Refused("", "core-bad-step", {"number": number, "fault": fault})


def _bad(fault: str) -> Refused:
    return Refused("", "core-bad-record", {"fault": fault})


def _other_rules(game: Game, header: Header) -> Refused:
    unknown = "of a later date" if header.rules > game.rules else "of an earlier date"
    release = game.releases.get(header.rules, unknown)
    facts = {"theirs": header.rules, "ours": game.rules, "game": game.names["en"], "release": release}
    return Refused("", "core-record-of-other-rules", facts)
