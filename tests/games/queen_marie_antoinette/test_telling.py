"""What is told and asked at a table of Queen Marie-Antoinette, in both languages and for every reader."""

import re
from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest

from antechamber import Event, Record, Refused
from antechamber.core.chance import Dice
from antechamber.core.events import EVERYONE, NOBODY, seen
from antechamber.core.moves import Move
from antechamber.core.rulebook import rule_numbers
from antechamber.core.telling import ask, rule_of_prompt, tell
from antechamber.core.text import has_words, slug
from antechamber.games.queen_marie_antoinette import events as e
from antechamber.games.queen_marie_antoinette.cards import CARDS, FACTIONS, LACKED_VALUES, read_deck, reconstruction
from antechamber.games.queen_marie_antoinette.moves import Give, Place, Play
from antechamber.games.queen_marie_antoinette.words.notation import card_text
from tests.games.queen_marie_antoinette.court import GAME, card, court
from tests.games.queen_marie_antoinette.test_options import deck, item

NAMES = ("Anne", "Bruno", "Chloé", "Denis")
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])
OPTIONS: list[dict[str, object]] = [{}, {"conditions": "introductory"}]
TABLES = [(players, seed, OPTIONS[seed % 4 == 3]) for players in (2, 3, 4) for seed in range(4)]
RAW = re.compile(
    r"[{}$“”]|\bNone\b|\b(qma|core)-|\b(military|aristocrat|merchant|cardinal|favorite)\b"
    r"|True|False|\?\?\?|\b[a-z]+_[a-z]+"
)
"""What a reader must never see: a template, a bare name, a value of the engine."""
ENGLISH = re.compile(r"\b(the|you|your|card|court|Military|Merchant|column|plays|takes|Plot|scores|points:)\b")
DECK = reconstruction()
POINTS: dict[str, tuple[int, ...]] = {
    **{requirement.id: requirement.points for requirement in DECK.requirements},
    **{condition.id: condition.points for condition in DECK.conditions},
    **{plot.id: (plot.points,) for plot in DECK.plots},
}
"""Every card of the deck, with its numbers of points."""


def said(text: str, lang: str) -> str:
    assert re.fullmatch(r"[A-ZÀÉ1-9].*[.?]", text), text
    assert not RAW.search(text), text
    assert lang == "en" or not ENGLISH.search(text), text
    return text


def game(players: int, seed: int, options: dict[str, object]) -> Iterator[tuple[Record, list[Event]]]:
    """A whole random game: the record before each move, and what the move then does."""
    record, dice = Record.start(GAME, players, seed, options), Dice(seed)
    while not record.state.is_over:
        (seat,) = record.state.actors
        choices = record.state.choices(seat)
        yield record, []
        yield record, record.play(seat, choices[dice.below(len(choices))])


# Nothing is without words


@BOTH
@pytest.mark.parametrize("step", GAME.order.names)
def test_every_step_has_words_and_a_paragraph(step: str, lang: str) -> None:
    assert has_words(f"qma-ask-{step}", lang)
    assert GAME.order.named(step).rule in rule_numbers(GAME.folder)


@BOTH
def test_every_thing_has_a_name(lang: str) -> None:
    things = (*CARDS, *FACTIONS, *LACKED_VALUES, *GAME.order.names, "points", "requirement")

    assert [thing for thing in things if not has_words(f"qma-name-{slug(thing)}", lang)] == []


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
        assert rule_of_prompt(GAME, view) == "QMA 7.4"


# Separate wording for me, my target and the others

SET = e.SetTaken(seat=0, number=2, cards=(card("m3"), card("n10"), card("f4")))
PLACED = e.CardPlaced(seat=0, card=card("m7"), column=2, covered=card("a5"))
TAKEN = e.CardsTaken(seat=1, column=3, cards=(card("c9"), card("f2")))
LOST = e.PointsLost(seat=0, amount=2, condition="M1", by=1)
RANKED = e.CourtsRanked(seat=2, condition="A1", faction="favorite", ranked=(0, 2))
EXCHANGED = e.CourtsExchanged(seat=0, opponent=1, given=card("m2"), taken=card("c10"))
GUARD = e.GuardSet(seat=1, column=1)
DRAWN = e.PlotDrawn(seat=0, plot="P6")
HIDDEN = e.PlotDrawn(seat=0, plot=None)
UPSET = e.PlotUpset(seat=0, opponent=1, plot="P28")
UPSET_HIDDEN = e.PlotUpset(seat=0, opponent=1, plot=None)
VALIDATED = e.PlotValidated(seat=0, plot="P18", amount=12)
ENDED = e.GameEnded(points=(40, 38), requirement="E1", counted=(2, 6), scores=(42, 44))
SHOWN = e.PlotShown(seat=0, plot="P36", missing=("cardinal", "value 8", card("m4")), lacking=3)
MISSED = e.PlotShown(seat=0, plot="P28", missing=(), lacking=0)
SAMPLES = [
    *(SET, PLACED, TAKEN, LOST, RANKED, EXCHANGED, GUARD, DRAWN, UPSET, VALIDATED, ENDED, SHOWN, MISSED),
    e.CardPlayed(seat=0, card=card("m7")),
    e.TurnPassed(seat=0),
    e.ColumnEmptied(column=1),
    e.ConditionLapsed(seat=0, condition="M5"),
    e.PointsScored(seat=0, amount=1, condition="F1"),
    e.GoalReached(seat=0, points=50),
    e.TokenMoved(faction="merchant"),
    e.CardOffered(seat=0, card=card("c3")),
    e.TopExchanged(seat=0, column=2, given=card("a3"), taken=card("n4")),
    e.ColumnReversed(seat=0, column=3),
    e.TopsSwapped(seat=0, first=1, second=3),
    e.TopMoved(seat=0, card=card("f10"), source=2, to=1),
    e.CardPutBack(seat=0, card=card("a0"), column=1),
    e.GuardLifted(seat=0, column=1),
    e.PlotPutUnder(seat=0, plot="P33"),
    e.PlotsKept(seat=0),
]
"""An event of every kind, with all that it can tell."""


@BOTH
@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: type(event).__name__)
def test_every_event_is_told_to_every_reader(event: Event, lang: str) -> None:
    """Denis, who has no part in it, is told what a spectator is told, and who acts is told something else."""
    owner = getattr(event, "seat", None)
    texts = {}
    for reader in (0, 1, 2, 3, None):
        readers = NOBODY if event.secrets and reader != owner else EVERYONE
        (sight,) = seen([msgspec.structs.replace(event, readers=readers)], reader)
        texts[reader] = said(tell(GAME, sight, reader, NAMES, lang), lang)

    assert texts[3] == texts[None]
    assert owner is None or texts[owner] != texts[None]


def test_no_event_is_left_out() -> None:
    assert {type(event) for event in SAMPLES} == set(get_args(e.AnyEvent))


@pytest.mark.parametrize(
    ("event", "reader", "english", "french"),
    [
        (
            SET,
            1,
            "Anne takes set 2: Military 3, Merchant 10, Favorite 4.",
            "Anne prend le lot 2 : Militaire 3, Marchand 10, Favorite 4.",
        ),
        (
            PLACED,
            0,
            "You place Military 7 in column 2, on Aristocrat 5.",
            "Vous posez Militaire 7 dans la colonne 2, sur Aristocrate 5.",
        ),
        (
            TAKEN,
            None,
            "Bruno takes from column 3: Cardinal 9, Favorite 2.",
            "Bruno prend dans la colonne 3 : Cardinal 9, Favorite 2.",
        ),
        (
            SHOWN,
            1,
            "Anne shows P36, which was not validated; missing: Cardinal, an 8, Military 4.",
            "Anne montre P36, un Complot non validé ; il manquait : Cardinal, un 8, Militaire 4.",
        ),
        (
            MISSED,
            0,
            "You show P28, which you have not validated; nothing was missing.",
            "Vous montrez P28, un Complot que vous n’avez pas validé ; il ne manquait rien.",
        ),
        (e.PointsScored(seat=0, amount=4, condition="A1"), 1, "A1: Anne scores 4.", "A1 : Anne marque 4."),
        (LOST, 0, "M1, played by Bruno: you lose 2.", "M1 jouée par Bruno : vous perdez 2."),
        (LOST, 1, "Your M1: Anne loses 2.", "Par votre M1, Anne perd 2."),
        (LOST, 2, "M1, played by Bruno: Anne loses 2.", "M1 jouée par Bruno : Anne perd 2."),
        (
            RANKED,
            None,
            "A1: the courts are ranked by their cards of one faction, Favorite. Ranked: Anne, Chloé.",
            "A1 : on classe les cours selon leurs cartes d’une faction, Favorite. Au classement : Anne, Chloé.",
        ),
        (
            EXCHANGED,
            0,
            "You give Military 2 to Bruno and take Cardinal 10.",
            "Vous donnez Militaire 2 à Bruno et lui prenez Cardinal 10.",
        ),
        (
            EXCHANGED,
            1,
            "Anne gives you Military 2 and takes Cardinal 10 from your court.",
            "Anne vous donne Militaire 2 et prend Cardinal 10 dans votre cour.",
        ),
        (
            EXCHANGED,
            2,
            "Anne gives Military 2 to Bruno and takes Cardinal 10.",
            "Anne donne Militaire 2 à Bruno et lui prend Cardinal 10.",
        ),
        (GUARD, 1, "You put the guard on column 1.", "Vous placez la garde sur la colonne 1."),
        (DRAWN, 0, "You draw a Plot: P6.", "Vous piochez un Complot : P6."),
        (HIDDEN, 1, "Anne draws a Plot.", "Anne pioche un Complot."),
        (
            UPSET,
            1,
            "Anne upsets your plans: P28 goes under the deck.",
            "Anne vous vise : P28 va sous la pioche.",
        ),
        (
            UPSET_HIDDEN,
            0,
            "You upset the plans of Bruno: a Plot picked by chance goes under the deck.",
            "Vous visez Bruno : un Complot tiré au hasard va sous la pioche.",
        ),
        (
            VALIDATED,
            1,
            "Anne validates P18 and scores 12.",
            "Anne valide P18 et marque 12.",
        ),
        (
            ENDED,
            None,
            "The game is over: Anne 42, Bruno 44. Points: Anne 40, Bruno 38. By the Requirement E1: Anne 2, Bruno 6.",
            "La partie est finie : Anne 42, Bruno 44. Points : Anne 40, Bruno 38. Par l’Exigence E1 : Anne 2, Bruno 6.",
        ),
    ],
)
def test_me_my_target_and_the_others(event: Event, reader: int | None, english: str, french: str) -> None:
    assert tell(GAME, event, reader, NAMES, "en") == english
    assert tell(GAME, event, reader, NAMES, "fr").replace("\u00a0", " ") == french


@BOTH
def test_a_players_name_is_never_taken_for_a_thing(lang: str) -> None:
    assert tell(GAME, e.PlotsKept(seat=0), 1, ("military", "P1", "None"), lang).startswith("military ")


# What is asked


def test_what_is_asked_of_me_and_of_another() -> None:
    table = court(courts={"blue": "m6 ..."})
    table.play("blue", Play(card("m6")))
    mine, others = table.view("blue"), table.view("red")

    assert ask(GAME, mine, NAMES, "en") == "In which column do you place Military 6?"
    assert ask(GAME, mine, NAMES, "fr").replace("\u00a0", " ") == "Dans quelle colonne posez-vous Militaire 6 ?"
    assert ask(GAME, others, NAMES, "en") == "Anne plays Military 6 and chooses a column."
    assert ask(GAME, others, NAMES, "fr") == "Anne joue Militaire 6 et choisit une colonne."
    assert rule_of_prompt(GAME, mine) == "QMA 3.2"
    table.play("blue", Place(1))
    assert ask(GAME, table.view("blue"), NAMES, "en") == "M1: which opponent do you choose?"


def test_whoever_exchanges_a_card_is_told_which_he_offers() -> None:
    table = court("M8 A1 N1 C1 F1", courts={"blue": "m6 f9 ..."})
    table.play("blue", Play(card("m6")), Place(1), Give(card("f9")))

    assert ask(GAME, table.view("blue"), NAMES, "en") == "M8: which card of an opponent do you take for Favorite 9?"
    assert "Favorite 9" in ask(GAME, table.view(None), NAMES, "fr")


# The cards in words


@BOTH
@pytest.mark.parametrize("name", POINTS)
def test_every_card_says_what_it_does_with_the_points_of_the_deck(name: str, lang: str) -> None:
    """No template is left, and every number of points that the card names is in its text."""
    text = said(card_text(DECK, name, lang), lang)

    for number in POINTS[name]:
        assert re.search(rf"\b{number}\b", text), text


@BOTH
def test_every_card_has_a_text_of_its_own(lang: str) -> None:
    texts = [card_text(DECK, name, lang) for name in POINTS]

    assert len(set(texts)) == len(texts) == 10 + 50 + 36


def test_cards_in_words() -> None:
    assert card_text(DECK, "M5", "en") == (
        "An opponent of your choice loses 1 for each Military left in your court, at most 4."
    )
    assert card_text(DECK, "A1", "en") == "Most cards of the faction under the Order token: 4, 2, 1."
    assert card_text(DECK, "P18", "fr").replace("\u00a0", " ") == "Militaire 4, 5, 6 et 7 : 12."


@pytest.mark.rule("QMA 8.3")
def test_a_card_of_another_deck_says_what_it_does_there() -> None:
    """Its M1 strikes all, its P2 asks for four Military, and one of its Plots is called X3."""
    other = deck()
    item(other, "M1").update(effect="strike all", points=[3])
    item(other, "P2").update(kind="four of a faction", factions=["military"])
    del item(other, "P2")["value"]
    item(other, "P3").update(id="X3")
    read = read_deck(other)

    assert card_text(read, "M1", "en") == "Every opponent loses 3."
    assert card_text(read, "P2", "en") == "Four Military: 7."
    assert card_text(read, "X3", "en") == "Three cards of value 3: 7."


# Moves in words


@pytest.mark.parametrize(
    ("notation", "english", "french"),
    [
        ("set 3", "take set 3", "prendre le lot 3"),
        ("m7", "play Military 7", "jouer Militaire 7"),
        ("!p18", "validate P18", "valider P18"),
        (">2", "place it in column 2", "la poser dans la colonne 2"),
        ("@1", "choose seat 1", "viser le siège 1"),
        ("-f9", "give Favorite 9", "donner Favorite 9"),
        ("+c10", "take Cardinal 10", "prendre Cardinal 10"),
        ("|3", "choose column 3", "choisir la colonne 3"),
        (
            "1x3",
            "swap the top cards of columns 1 and 3",
            "échanger les cartes du haut des colonnes 1 et 3",
        ),
        (
            "3>1",
            "move the top card of column 3 to the bottom of column 1",
            "déplacer la carte du haut de la colonne 3 au bas de la colonne 1",
        ),
        ("_p7", "put P7 under the deck", "glisser P7 sous la pioche"),
        ("_", "put no other Plot under the deck", "ne plus glisser de Complot sous la pioche"),
        ("-", "pass", "passer"),
    ],
)
def test_moves_in_words(notation: str, english: str, french: str) -> None:
    view = GAME.start(3, 1).view(0)
    move = GAME.parse(notation, view)

    assert GAME.format(move) == notation
    assert GAME.format(move, "en") == english
    assert GAME.format(move, "fr").replace("\u00a0", " ") == french
    assert GAME.parse(english, view, "en") == GAME.parse(french, view, "fr") == move


class Bow(Move, frozen=True):
    """A move of no game."""


@pytest.mark.parametrize("lang", [None, "en", "fr"])
def test_what_is_no_move_has_no_words(lang: str | None) -> None:
    with pytest.raises(Refused) as refused:
        GAME.format(Bow(), lang)

    assert refused.value.reason == "core-no-such-move"
