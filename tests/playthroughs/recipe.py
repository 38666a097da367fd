"""Whole games as readable text: random play by fixed seeds, told as a spectator sees it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import antechamber
from antechamber import Event, Game, Record
from antechamber.core.chance import Dice
from antechamber.core.events import seen
from antechamber.core.telling import ask, tell
from antechamber.core.text import named
from antechamber.games.queen_marie_antoinette.options import box_of
from antechamber.games.queen_marie_antoinette.words.notation import card_text
from antechamber.games.royal_gambit.events import TurnBegan
from antechamber.games.royal_secrets.events import RoundOpened

FOLDER = Path(__file__).parent
NAMES = ("Anne", "Bruno", "Chloé", "Denis", "Élise", "Félix")
WORDS = {
    "en": {"players": "players", "seed": "seed", "seat": "seat", "end": "Result", "rank": "rank", ":": ":"},
    "fr": {"players": "joueurs", "seed": "graine", "seat": "siège", "end": "Résultat", "rank": "rang", ":": "\u00a0:"},
}
LAID_OUT = {
    "en": {"token": "Order token", "column": "Column", "set": "Set"},
    "fr": {"token": "Jeton Ordre", "column": "Colonne", "set": "Lot"},
}


@dataclass(frozen=True)
class Playthrough:
    """Which game is told, and in which language."""

    id: str
    """Of the game, or of a preset."""
    name: str
    players: int
    seed: int
    lang: str = "en"
    options: dict[str, object] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        """What is played."""
        return antechamber.game(self.id)

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return FOLDER / self.game.folder.name / f"{self.name}.txt"

    def __str__(self) -> str:
        """As a test's name."""
        return f"{self.id}-{self.name}"


EQUAL: dict[str, object] = {"equal_stakes": True}
OWN_TURN: dict[str, object] = {"favor_windows": "own turn"}
SECRETS = [
    Playthrough("royal-secrets", "three-1", 3, 1),
    Playthrough("royal-secrets", "three-2-equal-stakes", 3, 2, options=EQUAL),
    Playthrough("royal-secrets", "three-3-fr", 3, 3, "fr"),
    Playthrough("royal-secrets", "four-4", 4, 4),
    Playthrough("royal-secrets", "four-5-own-turn", 4, 5, options=OWN_TURN),
    Playthrough("royal-secrets", "four-6-fr", 4, 6, "fr"),
    Playthrough("royal-secrets", "four-7", 4, 7),
    Playthrough("royal-secrets", "five-8", 5, 8),
    Playthrough("royal-secrets", "five-9-fr-both-options", 5, 9, "fr", {**EQUAL, **OWN_TURN}),
    Playthrough("royal-secrets", "five-10", 5, 10),
]

# By chance a redistribution kills characters at once: so most games are told without it.
KEPT: dict[str, object] = {"redistribution": False}
OTHERWISE: dict[str, object] = {
    "refund": True,
    "opportunist": "victim",
    "wrong_guess": "stays",
    "resigning": "own turn",
}
GAMBIT = [
    Playthrough("royal-gambit", "two-64", 2, 64, options=KEPT),
    Playthrough("royal-gambit", "two-361-fr-redistribution", 2, 361, "fr"),
    Playthrough("royal-gambit", "three-163", 3, 163, options=KEPT),
    Playthrough("royal-gambit", "four-200-resigning", 4, 200, options={**KEPT, "resigning": "any time"}),
    Playthrough("royal-gambit", "four-301-fr", 4, 301, "fr", KEPT),
    Playthrough("royal-gambit", "five-306-options", 5, 306, options={**KEPT, **OTHERWISE}),
    Playthrough("royal-gambit", "six-328-fr", 6, 328, "fr", KEPT),
    Playthrough("royal-gambit-mini", "mini-205", 2, 205),
]

QUEEN = [
    Playthrough("queen-marie-antoinette", "two-15", 2, 15),
    Playthrough("queen-marie-antoinette", "two-72-fr", 2, 72, "fr"),
    Playthrough("queen-marie-antoinette", "three-509-fr", 3, 509, "fr"),
    Playthrough("queen-marie-antoinette", "three-970-first-player", 3, 970, options={"first_player": "seat 1"}),
    Playthrough("queen-marie-antoinette", "four-481-fr", 4, 481, "fr"),
    Playthrough("queen-marie-antoinette", "four-1738", 4, 1738),
    Playthrough("queen-marie-antoinette-intro", "intro-10", 2, 10),
]
PLAYTHROUGHS = SECRETS + GAMBIT + QUEEN


def lines(play: Playthrough) -> Iterator[str]:
    """A playthrough line by line."""
    game, lang = play.game, play.lang
    record, dice = Record.start(game, play.players, play.seed, play.options), Dice(play.seed)
    yield from header(play)
    yield from opening(record, lang)
    number = 0
    while not record.state.is_over:
        number += 1
        actors = record.state.actors
        seat = actors[dice.below(len(actors))]
        choices = record.state.choices(seat)
        move = choices[dice.below(len(choices))]
        yield ""
        yield f"{number:3}. {NAMES[seat]}{WORDS[lang][':']} {game.format(move, lang)}  [{game.format(move)}]"
        for event in seen(record.play(seat, move), None):
            yield f"     {tell(game, event, None, NAMES, lang)}"
    yield ""
    yield from result(record, lang)


def header(play: Playthrough) -> Iterator[str]:
    """What is played, and by whom."""
    words, game = WORDS[play.lang], play.game
    title = f"{game.names[play.lang]} ({game.preset})" if game.preset else game.names[play.lang]
    yield f"{title}, {play.players} {words['players']}, {words['seed']} {play.seed}"
    chosen = {**game.presets.get(play.id, {}), **play.options}
    for option in game.options:
        if option.id in chosen:
            yield f"{option.names[play.lang]} ({option.id}: {chosen[option.id]})"
    yield ", ".join(f"{words['seat']} {seat}{words[':']} {NAMES[seat]}" for seat in range(play.players))
    yield ""


def opening(record: Record, lang: str) -> Iterator[str]:
    """How the game begins, which no event tells: the first view shows it."""
    view: Any = record.state.view(None)
    if view.game == "queen-marie-antoinette":
        yield from laid_out(view, lang)
    else:
        yield f"     {tell(record.game, begun(view), None, NAMES, lang)}"
    yield f"     {ask(record.game, view, NAMES, lang)}"


def laid_out(view: Any, lang: str) -> Iterator[str]:
    """What lies on the table of Queen Marie-Antoinette before the first set is taken."""
    words, colon = LAID_OUT[lang], WORDS[lang][":"]
    for card in (view.requirement, *view.conditions):
        yield f"     {card}{colon} {card_text(box_of(view.options).deck, card, lang)}"
    yield f"     {words['token']}{colon} {named('qma', 'token', view.token, lang)['token']}"
    for place in ("column", "set"):
        for number, cards in enumerate(getattr(view, f"{place}s"), 1):
            yield f"     {words[place]} {number}{colon} {named('qma', 'cards', cards, lang)['cards']}"
    yield ""


def begun(view: Any) -> Event:
    """The event that would have told of a game's first round or turn."""
    if view.game == "royal-secrets":
        return RoundOpened(round=view.round, first=view.first, king=view.king.card, queen=view.queen.card)
    return TurnBegan(turn=view.turn, seat=view.actor)


def result(record: Record, lang: str) -> Iterator[str]:
    """Ranks, scores and their parts."""
    words, outcome = WORDS[lang], record.state.result
    assert outcome is not None
    yield f"{words['end']}{words[':']}"
    for seat, (rank, score) in enumerate(zip(outcome.ranks, outcome.scores, strict=True)):
        yield f"  {words['rank']} {rank}{words[':']} {NAMES[seat]}, {score}"
        for line in outcome.why:
            if line.seat == seat:
                why = named(record.game.prefix.lower(), "why", line.why, lang)["why"]
                yield f"    {line.amount:+} {why} ({line.rule})"


def told(play: Playthrough) -> str:
    """A playthrough as text."""
    return "\n".join(lines(play)) + "\n"
