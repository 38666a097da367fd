"""The Game contract: what every folder under `games` provides."""

import difflib
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from antechamber.core import text
from antechamber.core.ahead import UNTIL_CLEARED, Ahead, Conditions, Spans, Standing
from antechamber.core.events import Event, seen
from antechamber.core.moves import Move, Seat
from antechamber.core.options import Names, Option, settle
from antechamber.core.refused import Refused
from antechamber.core.state import State
from antechamber.core.steps import Order
from antechamber.core.wording import phrase

Position = dict[str, Any]


class Game:
    """One rulebook. A game fills in the first part; the rest is the same for all games."""

    id: ClassVar[str]
    """The folder's name with hyphens."""
    names: ClassVar[Names]
    prefix: ClassVar[str]
    """How its rules are cited, like RS in `RS 5.1`."""
    rules: ClassVar[int]
    """The version of its rules, raised whenever a stored record would replay differently."""
    releases: ClassVar[Mapping[int, str]]
    """The last release that plays each version of its rules."""
    least_players: int
    most_players: int
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[Mapping[str, Mapping[str, object]]] = {}
    """Variants with their own ids, and the options that make them."""
    preset_players: ClassVar[Mapping[str, tuple[int, int]]] = {}
    """The fewest and the most players of a preset, where they differ from the game's."""
    at_a_table: ClassVar[Mapping[str, object]] = {}
    """The options for people at a table, where they differ from the defaults, which suit random play."""
    move_type: ClassVar[Any]
    """The union of its moves, for reading them from the wire."""
    event_type: ClassVar[Any]
    view_type: ClassVar[Any]
    order: ClassVar[Order]
    """Its steps, in the order of play."""
    ahead: ClassVar[tuple[Ahead, ...]] = ()
    """The answers that can be given ahead; the first that fits is given."""
    spans: ClassVar[Spans] = {}
    """How long they can hold, besides until they are cleared."""
    conditions: ClassVar[Conditions] = {}
    """On what they can hang."""
    folder: ClassVar[Path]

    def __init__(self, preset: str | None = None) -> None:
        """The game itself, or one of its presets."""
        self.preset = preset
        if preset is not None and preset in self.preset_players:
            self.least_players, self.most_players = self.preset_players[preset]
        text.learn(self.words)
        self._default = self.settle({})
        self._prepared = self.prepare(self._default)

    # What a game fills in.

    def prepare(self, options: Mapping[str, object]) -> Any:
        """What settled options mean in the game's own terms; all tables with these options share it."""
        raise NotImplementedError

    def deal(self, players: int, prepared: Any, seed: object) -> State:
        """A new state, dealt and moved on to its first question."""
        raise NotImplementedError

    def load(self, position: object) -> State:
        """The state of a position, or Refused with what is impossible about it."""
        raise NotImplementedError

    def world(self, view: Any) -> State:
        """Some state that would give its reader this view. Cards the reader cannot see are put anywhere they fit."""
        raise NotImplementedError

    def moves(self, options: Mapping[str, object]) -> list[Move]:
        """Every move that exists under these options."""
        raise NotImplementedError

    def write(self, move: Move) -> str:
        """A move in our notation, the same in every language."""
        raise NotImplementedError

    def deck(self, options: Mapping[str, object]) -> Mapping[str, object]:
        """The contents of the deck these options name, to be kept in a record; empty for a game without decks."""
        return {}

    def rematch(self, options: Mapping[str, object], view: Any, absent: Collection[Seat]) -> Mapping[str, object]:
        """The options of the next game at a table: the table's own, and what follows from the one that is over.

        `view` is the spectators' last view of it. The `absent` are seats whose player has left since.
        """
        return options

    # What is the same for all.

    @property
    def words(self) -> Path:
        """Where its words lie."""
        return self.folder / "words"

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages its folder has words for, like `("en", "fr")`."""
        return tuple(sorted(file.name.split(".")[1] for file in self.words.glob("words.*.ftl")))

    def settle(self, options: object = None) -> dict[str, object]:
        """Every option with its value: given, preset or default; Refused if one is unknown or out of bounds."""
        if options is None:
            return dict(self._default)
        preset = self.presets[self.preset] if self.preset else {}
        return settle(self.options, {**preset, **options} if isinstance(options, Mapping) else options)

    def settle_at_a_table(self, options: Mapping[str, object]) -> dict[str, object]:
        """Every option with its value for people at a table; a preset and the options they give take precedence."""
        preset = self.presets[self.preset] if self.preset else {}
        return self.settle({**self.at_a_table, **preset, **options})

    def check_players(self, players: object) -> int:
        """The number of players, if the game allows that number."""
        if type(players) is int and self.least_players <= players <= self.most_players:
            return players
        facts = {"title": self.names["en"], "least": self.least_players, "most": self.most_players}
        raise Refused(f"{self.prefix} 1.1", "core-bad-players", {**facts, "players": str(players)[:20]})

    def start(self, players: int, seed: int | bytes, options: Mapping[str, object] | None = None) -> State:
        """Deal a game. `seed` is an int for fast luck, or the 32 bytes of a committed secret."""
        prepared = self._prepared if options is None else self.prepare(self.settle(options))
        return self.deal(self.check_players(players), prepared, seed)

    def imagine(self, view: Any, seed: int) -> State:
        """A fair re-deal of everything the view's reader has not seen; equal to `state.imagine` on the true state."""
        return self.world(view).imagine(view.seat, seed)

    def preview(self, view: Any, move: Move) -> list[Event]:
        """What the reader's move would certainly do: the events they would see up to the first surprise."""
        events = seen(self.imagine(view, 0).narrate(view.seat, move), view.seat)
        surprise = next((n for n, event in enumerate(events) if event.reveals), len(events))
        return events[:surprise]

    def silent(self, view: Any, choices: Sequence[Move]) -> Move:
        """The answer for a seat that runs out of time: the step's `silence`, or the first choice."""
        silence = self.order.named(view.step).silence
        return silence if silence is not None and silence in choices else choices[0]

    def ahead_named(self, name: str) -> Ahead:
        """The answer of that id that can be given ahead."""
        for ahead in self.ahead:
            if ahead.id == name:
                return ahead
        raise Refused("", "core-no-such-ahead", {"ids": [ahead.id for ahead in self.ahead]})

    def stand(self, name: str, until: str, view: Any) -> Standing:
        """An answer given ahead from this view on; Refused where the game has no such answer, or not for so long."""
        ahead = self.ahead_named(name)
        if until not in (*ahead.spans, UNTIL_CLEARED):
            raise Refused("", "core-no-such-span", {"spans": [*ahead.spans, UNTIL_CLEARED]})
        return Standing(name, until, self._span(until, view))

    def still_stands(self, standing: Standing, view: Any) -> bool:
        """True while what was to stay the same has."""
        return bool(self._span(standing.until, view) == standing.while_same)

    def answer_ahead(self, standing: Standing, view: Any, choices: Sequence[Move]) -> Move | None:
        """What an answer given ahead says to the question of this view; None where it says nothing."""
        ahead = self.ahead_named(standing.id)
        if view.step not in ahead.steps or ahead.move not in choices:
            return None
        is_met = ahead.condition is None or self.conditions[ahead.condition](view)
        return ahead.move if is_met else None

    def _span(self, until: str, view: Any) -> object:
        return None if until == UNTIL_CLEARED else self.spans[until](view)

    def scene_seconds(self, events: Sequence[Event]) -> float:
        """How long a client may take to show what has happened before anybody can think about the next question."""
        return 0.0

    def format(self, move: Move, lang: str | None = None) -> str:
        """A move in our notation (None), or in the words of a language."""
        if lang is None:
            return self.write(move)
        if lang not in self.languages:
            raise Refused("", "core-bad-language", {"lang": lang, "langs": list(self.languages)})
        return phrase(self.prefix.lower(), move, lang)

    def parse(self, text: object, view: Any, lang: str | None = None) -> Move:
        """The move that a text means, or Refused with the closest match."""
        written = [(self.format(move, lang), move) for move in self.moves(view.options)]
        known = {_plain(words): (words, move) for words, move in written}
        typed = _plain(text) if isinstance(text, str) else ""
        if typed in known:
            return known[typed][1]
        guess = difflib.get_close_matches(typed, known, 1)
        meant = known[guess[0]][0] if guess else "none"
        raise Refused("", "core-unreadable", {"text": str(text)[:60], "guess": meant, "example": written[0][0]})


def _plain(text: str) -> str:
    """A text ready to compare: case, kind of apostrophe and spacing are ignored."""
    return " ".join(text.casefold().replace("’", "'").split())
