"""Whole games as readable text: random play by fixed seeds, told as a spectator sees it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import antechamber
from antechamber import Record
from antechamber.core.chance import Dice
from antechamber.core.events import seen
from antechamber.core.telling import ask, tell
from antechamber.core.text import named
from antechamber.games.royal_secrets.events import RoundOpened
from antechamber.games.royal_secrets.view import View

FOLDER = Path(__file__).parent
GAME = antechamber.game("royal-secrets")
NAMES = ("Anne", "Bruno", "Chloé", "Denis", "Élise")
WORDS = {
    "en": {"players": "players", "seed": "seed", "seat": "seat", "end": "Result", "rank": "rank", ":": ":"},
    "fr": {"players": "joueurs", "seed": "graine", "seat": "siège", "end": "Résultat", "rank": "rang", ":": "\u00a0:"},
}


@dataclass(frozen=True)
class Playthrough:
    """Which game is told, and in which language."""

    name: str
    players: int
    seed: int
    lang: str = "en"
    options: dict[str, object] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.name}.txt"


EQUAL: dict[str, object] = {"equal_stakes": True}
OWN_TURN: dict[str, object] = {"favor_windows": "own turn"}
PLAYTHROUGHS = [
    Playthrough("three-1", 3, 1),
    Playthrough("three-2-equal-stakes", 3, 2, options=EQUAL),
    Playthrough("three-3-fr", 3, 3, "fr"),
    Playthrough("four-4", 4, 4),
    Playthrough("four-5-own-turn", 4, 5, options=OWN_TURN),
    Playthrough("four-6-fr", 4, 6, "fr"),
    Playthrough("four-7", 4, 7),
    Playthrough("five-8", 5, 8),
    Playthrough("five-9-fr-both-options", 5, 9, "fr", {**EQUAL, **OWN_TURN}),
    Playthrough("five-10", 5, 10),
]


def lines(wish: Playthrough) -> Iterator[str]:
    """A playthrough line by line."""
    record, dice, lang = Record.start(GAME, wish.players, wish.seed, wish.options), Dice(wish.seed), wish.lang
    yield from header(wish)
    yield from opening(record, lang)
    number = 0
    while not record.state.is_over:
        number += 1
        actors = record.state.actors
        seat = actors[dice.below(len(actors))]
        choices = record.state.choices(seat)
        move = choices[dice.below(len(choices))]
        yield ""
        yield f"{number:3}. {NAMES[seat]}{WORDS[lang][':']} {GAME.format(move, lang)}  [{GAME.format(move)}]"
        for event in seen(record.play(seat, move), None):
            yield f"     {tell(GAME, event, None, NAMES, lang)}"
    yield ""
    yield from result(record, lang)


def header(wish: Playthrough) -> Iterator[str]:
    """What is played, and by whom."""
    words = WORDS[wish.lang]
    yield f"{GAME.names[wish.lang]}, {wish.players} {words['players']}, {words['seed']} {wish.seed}"
    for option in GAME.options:
        if option.id in wish.options:
            yield f"{option.names[wish.lang]} ({option.id}: {wish.options[option.id]})"
    yield ", ".join(f"{words['seat']} {seat}{words[':']} {NAMES[seat]}" for seat in range(wish.players))
    yield ""


def opening(record: Record, lang: str) -> Iterator[str]:
    """The first round, which no event tells: the first view shows it."""
    view = record.state.view(None)
    assert isinstance(view, View)
    assert view.king
    assert view.queen
    opened = RoundOpened(round=view.round, first=view.first, king=view.king.card, queen=view.queen.card)
    yield f"     {tell(GAME, opened, None, NAMES, lang)}"
    yield f"     {ask(GAME, view, NAMES, lang)}"


def result(record: Record, lang: str) -> Iterator[str]:
    """Ranks, scores and their parts."""
    words, outcome = WORDS[lang], record.state.result
    assert outcome is not None
    yield f"{words['end']}{words[':']}"
    for seat, (rank, score) in enumerate(zip(outcome.ranks, outcome.scores, strict=True)):
        yield f"  {words['rank']} {rank}{words[':']} {NAMES[seat]}, {score}"
        for line in outcome.why:
            if line.seat == seat:
                why = named("rs", "why", line.why, lang)["why"]
                yield f"    {line.amount:+} {why} ({line.rule})"


def told(wish: Playthrough) -> str:
    """A playthrough as text."""
    return "\n".join(lines(wish)) + "\n"
