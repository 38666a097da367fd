"""What is told and asked at a table of Royal Secrets, in both languages and for every reader."""

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from antechamber import Event, Record
from antechamber.core.chance import Dice
from antechamber.core.events import seen
from antechamber.core.rulebook import rule_numbers
from antechamber.core.telling import ask, offer, rule_of_prompt, tell
from antechamber.core.text import has_words, slug
from antechamber.games.royal_secrets import events as e
from antechamber.games.royal_secrets import moves
from antechamber.games.royal_secrets.cards import CARDS, FAVORS, SIDES
from antechamber.games.royal_secrets.moves import ShowThirdCard
from antechamber.games.royal_secrets.state import ACTIONS, OUTCOMES
from antechamber.games.royal_secrets.views.shapes import View
from tests.games.royal_secrets.court import GAME
from tests.games.royal_secrets.test_refusals import tie

NAMES = ("Anne", "Bruno", "Chloé", "Denis", "Élise")
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])
OPTIONS: list[dict[str, object]] = [{}, {"favor_windows": "own turn", "equal_stakes": True}]
TABLES = [(players, seed, OPTIONS[seed % 2]) for players in (3, 4, 5) for seed in range(4)]
RAW = re.compile(
    r"[{}$“”]|\bNone\b|\b(rs|core)-|\b(courtier|valet|cardinal|excuse)\b|True|False|\?\?\?|\b[a-z]+_[a-z]+"
)
"""What a reader must never see: a template, a bare name, a value of the engine."""
ENGLISH = re.compile(r"\b(the|you|your|card|Courtier|Parley|bets|face|nobody|Queen|King)\b")


def said(text: str, lang: str) -> str:
    assert re.fullmatch(r"[A-ZÀÉ1-9].*[.?]", text), text
    assert not RAW.search(text), text
    assert lang == "en" or not ENGLISH.search(text), text
    return text


def game(players: int, seed: int, options: dict[str, object]) -> Iterator[tuple[Record, list[Event]]]:
    """A whole random game: the record before each move, and what the move then does."""
    record, dice = Record.start(GAME, players, seed, options), Dice(seed)
    while not record.state.is_over:
        actors = record.state.actors
        seat = actors[dice.below(len(actors))]
        choices = record.state.choices(seat)
        yield record, []
        yield record, record.play(seat, choices[dice.below(len(choices))])


# Nothing is without words


@BOTH
@pytest.mark.parametrize("step", GAME.order.names)
def test_every_step_has_words_and_a_paragraph(step: str, lang: str) -> None:
    assert has_words(f"rs-ask-{step}", lang)
    assert GAME.order.named(step).rule in rule_numbers(GAME.folder)


@BOTH
def test_every_thing_has_a_name(lang: str) -> None:
    things = (*CARDS, *FAVORS, *SIDES, *GAME.order.names, *ACTIONS, *OUTCOMES, *get_args(e.Why), *get_args(e.DrawnBy))

    assert [thing for thing in things if not has_words(f"rs-name-{slug(thing)}", lang)] == []


@BOTH
@pytest.mark.parametrize(("players", "seed", "options"), TABLES)
def test_whole_games_are_told_to_every_reader(players: int, seed: int, options: dict[str, object], lang: str) -> None:
    for record, events in game(players, seed, options):
        for reader in (*range(players), None):
            if not events:
                said(ask(GAME, record.state.view(reader), NAMES, lang), lang)
            for event in seen(events, reader):
                said(tell(GAME, event, reader, NAMES, lang), lang)
    for reader in (*range(players), None):
        view = record.state.view(reader)
        assert ask(GAME, view, NAMES, lang) == {"en": "The game is over.", "fr": "La partie est finie."}[lang]
        assert rule_of_prompt(GAME, view) == "RS 11.3"


# Separate wording for me, my target and the others

PASSED = e.ParleyGiven(seat=0, to=1)
UP = e.CardBet(seat=0, slot=1, face_up=True, card="courtier 20")
DOWN = e.CardBet(seat=0, slot=2, face_up=False, card=None)
STABBED = e.CardStabbed(seat=0, owner=1, slot=2, card="excuse")
FAILED = e.AudienceCounted(side="king", outcome="failed", total=30, required=50, leaders=(0,))
LOST = e.PointsDue(seat=0, amount=-5, why="king", sender=None)
RUMOR = e.PointsDue(seat=0, amount=-3, why="valet", sender=1)
RETURNED = e.PointsDue(seat=0, amount=-3, why="valet", sender=0)
ZERO = e.ThirdCardPassed(seat=0, to=0, card="courtier 0")


@pytest.mark.parametrize(
    ("event", "reader", "english", "french"),
    [
        (PASSED, 0, "You give the Parley to Bruno.", "Vous donnez la Parole à Bruno."),
        (PASSED, 1, "Anne gives you the Parley.", "Anne vous donne la Parole."),
        (PASSED, 2, "Anne gives the Parley to Bruno.", "Anne donne la Parole à Bruno."),
        (PASSED, None, "Anne gives the Parley to Bruno.", "Anne donne la Parole à Bruno."),
        (
            UP,
            1,
            "Anne bets a first card, face up: Courtier 20.",
            "Anne mise une première carte, visible : Courtisan 20.",
        ),
        (DOWN, 1, "Anne bets a second card, face down.", "Anne mise une seconde carte, cachée."),
        (
            STABBED,
            1,
            "Anne uses Stabbing on your second card: Excuse is set aside.",
            "Anne poignarde votre seconde carte : Excuse est hors jeu pour la manche.",
        ),
        (FAILED, 0, "The King’s audience fails, 30 of 50.", "L’Audience du Roi échoue, 30 sur 50."),
        (
            LOST,
            0,
            "The King’s audience failed: you lose 5.",
            "Échec de l’Audience du Roi : vous perdez 5.",
        ),
        (RUMOR, 0, "Bruno’s Valet spreads a rumor: you lose 3.", "Rumeur d’un Valet envoyé par Bruno : vous perdez 3."),
        (RUMOR, 1, "Your Valet spreads a rumor: Anne loses 3.", "Votre Valet répand sa rumeur : Anne perd 3."),
        (
            RETURNED,
            0,
            "The audience of your Valet fails and the rumor comes home: you lose 3.",
            "L’Audience échoue et la rumeur de votre Valet se retourne : vous perdez 3.",
        ),
        (ZERO, 0, "You take back Courtier 0.", "Vous reprenez votre carte : Courtisan 0."),
        (ZERO, 1, "Anne takes back Courtier 0.", "Anne reprend sa carte : Courtisan 0."),
    ],
)
def test_me_my_target_and_the_others(event: Event, reader: int | None, english: str, french: str) -> None:
    assert tell(GAME, event, reader, NAMES, "en") == english
    assert tell(GAME, event, reader, NAMES, "fr").replace("\u00a0", " ") == french


@BOTH
def test_a_players_name_is_never_taken_for_a_thing(lang: str) -> None:
    assert tell(GAME, e.FavorPassed(seat=0), 1, ("king", "excuse", "None"), lang).startswith("king ")


def test_what_is_asked_of_me_and_of_another() -> None:
    view = GAME.start(3, 7).view(None)
    assert isinstance(view, View)
    first = view.first
    mine = GAME.start(3, 7).view(first)

    assert ask(GAME, view, NAMES, "en") == f"{NAMES[first]} has the Parley and chooses an audience."
    assert ask(GAME, view, NAMES, "fr") == f"{NAMES[first]} a la Parole et choisit son Audience."
    assert ask(GAME, mine, NAMES, "en") == "You have the Parley: do you go to the King or to the Queen?"
    assert rule_of_prompt(GAME, mine) == "RS 4.1"


def test_whoever_is_tied_is_told_what_he_has_chosen() -> None:
    table = tie()
    blue = table.state.view(0)
    assert ask(GAME, blue, NAMES, "en").startswith("You are tied for the King’s favor: choose")
    table.play("blue", ShowThirdCard("courtier 0"))

    chosen = table.state.view(0)

    assert ask(GAME, chosen, NAMES, "en").startswith("Your third card is chosen (Courtier 0).")
    assert ask(GAME, chosen, NAMES, "fr").startswith("Votre troisième carte est choisie (Courtisan 0).")
    assert ask(GAME, table.state.view(1), NAMES, "en").startswith("You are tied for the King’s favor: choose")


# Moves in words


@pytest.mark.parametrize(
    ("notation", "english", "french"),
    [
        ("@king", "go to the King", "aller chez le Roi"),
        ("^c20", "bet Courtier 20 face up", "miser Courtisan 20, carte visible"),
        ("_x", "bet Excuse face down", "miser Excuse, carte cachée"),
        (">2", "give the Parley to seat 2", "donner la Parole au siège 2"),
        (
            "!stabbing 1.2",
            "use Stabbing on seat 1’s second card",
            "jouer Coup de poignard sur la seconde carte du siège 1",
        ),
        (
            "!medal c.1",
            "use Medal of Merit on the Cardinal’s first card",
            "jouer Médaille du mérite sur la première carte du Cardinal",
        ),
        ("@king -", "send nobody to the King", "envoyer chez le Roi : personne"),
        ("@king 0,2", "send seat 0, seat 2 to the King", "envoyer chez le Roi : siège 0, siège 2"),
        ("-", "pass", "passer"),
    ],
)
def test_moves_in_words(notation: str, english: str, french: str) -> None:
    view = GAME.start(4, 1).view(0)
    move = GAME.parse(notation, view)

    assert GAME.format(move, "en") == english
    assert GAME.format(move, "fr").replace("\u00a0", " ") == french
    assert GAME.parse(english, view, "en") == GAME.parse(french, view, "fr") == move


def test_a_choice_is_offered_with_the_names_of_the_people_and_read_back_with_the_numbers_of_their_seats() -> None:
    names = ["Ann", "Bob", "Cy", "Di"]
    stab = moves.UseStabbing(3, 2)

    assert offer(GAME, stab, names, "en") == "use Stabbing on Di’s second card"
    assert offer(GAME, stab, names, "fr") == "jouer Coup de poignard sur la seconde carte de Di"
    assert offer(GAME, moves.UseMedal(None, 1), names, "fr").endswith("première carte du Cardinal")
    assert offer(GAME, moves.SplitPlayers((0, 2)), names, "en") == "send Ann, Cy to the King"
    assert offer(GAME, moves.Pass(), names, "en") == GAME.format(moves.Pass(), "en")
    assert GAME.format(stab, "en") == "use Stabbing on seat 3’s second card"
