"""The tables of the rules say what the box says, in both languages."""

import re

import pytest

from antechamber.games.queen_marie_antoinette.cards import (
    COLUMN_SIZES,
    FACTIONS,
    GOALS,
    SET_SIZES,
    Plot,
    reconstruction,
)
from tests.games.queen_marie_antoinette.court import GAME
from tests.games.rules_documents import BOTH, Rules

pytestmark = pytest.mark.pure

RULES = Rules(GAME, "Q")
TIMINGS = {
    "en": {"at once": "at once", "before": "before", "after": "after"},
    "fr": {"aussitôt": "at once", "avant": "before", "après": "after"},
}
NAMES = {
    "en": dict(zip(("Military", "Aristocrat", "Merchant", "Cardinal", "Favorite"), FACTIONS, strict=True)),
    "fr": dict(zip(("Militaire", "Aristocrate", "Marchand", "Cardinal", "Favorite"), FACTIONS, strict=True)),
}
PLURALS = {"Cardinaux": "Cardinal"}
THREE, FOUR, TWO = {"en": "three", "fr": "trois"}, {"en": "four", "fr": "quatre"}, {"en": "two", "fr": "deux"}
DECK = reconstruction()


def rows_of(text: str) -> list[list[str]]:
    """The rows, without the head, of all tables in a text."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.split("\n") if line[:1] == "|"]
    heads = [place for place, row in enumerate(rows) if set(row) == {"---"}]
    return [row for place, row in enumerate(rows) if place not in heads and place + 1 not in heads]


def cards(lang: str) -> dict[str, list[str]]:
    """Every row of the tables of cards, by its reference."""
    heading = {"en": "## The cards", "fr": "## Les cartes"}[lang]
    section = re.split(r"^## ", RULES.text(lang).split(f"\n{heading}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]
    return {row[0]: row[1:] for row in rows_of(section)}


def figures(text: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", text)))


# The box


@BOTH
@pytest.mark.rule("QMA 1.6")
def test_the_table_of_the_set_up_says_what_is_dealt(lang: str) -> None:
    told = [figures(" ".join(row)) for row in RULES.table(lang, "QMA 1.6")]

    assert told == [
        (
            players,
            players * SET_SIZES[players] + 3 * COLUMN_SIZES[players],
            SET_SIZES[players],
            3 * COLUMN_SIZES[players],
            COLUMN_SIZES[players],
            3 * (COLUMN_SIZES[players] - 1) + 1,
        )
        for players in (2, 3, 4)
    ]


@BOTH
@pytest.mark.rule("QMA 7.1")
def test_the_table_of_points_that_bring_about_the_end_is_the_games(lang: str) -> None:
    assert dict(figures(" ".join(row)) for row in RULES.table(lang, "QMA 7.1")) == GOALS  # type: ignore[arg-type]


# The cards


@BOTH
@pytest.mark.rule("QMA 7.3")
def test_the_table_of_requirements_is_the_deck(lang: str) -> None:
    told = cards(lang)

    assert {card.id: figures(told[card.id][-1]) for card in DECK.requirements} == {
        card.id: card.points for card in DECK.requirements
    }


@BOTH
@pytest.mark.rule("QMA 3.4")
def test_the_tables_of_conditions_have_their_moments(lang: str) -> None:
    told = cards(lang)

    for condition in DECK.conditions:
        assert TIMINGS[lang][told[condition.id][0]] == condition.timing, condition.id


@BOTH
@pytest.mark.rule("QMA 4.1", "QMA 4.2", "QMA 4.5", "QMA 4.6")
def test_the_tables_of_conditions_have_their_points(lang: str) -> None:
    told = cards(lang)

    for condition in DECK.conditions:
        column = {"A": 2, "N": None}.get(condition.id[0], -1)
        points = () if column is None else figures(told[condition.id][column])
        assert points == condition.points, condition.id


@BOTH
@pytest.mark.rule("QMA 1.7")
def test_the_table_of_aristocrats_says_where_the_token_begins(lang: str) -> None:
    told = cards(lang)

    for condition in DECK.conditions:
        if condition.first is not None:
            assert NAMES[lang][told[condition.id][-1]] == condition.first


@BOTH
@pytest.mark.rule("QMA 3.4")
def test_the_table_of_moments_is_the_deck(lang: str) -> None:
    """Its rows are at once, before, instead and after; a row names cards, a range of them, or all of a faction."""
    rows = [row[-1] for row in RULES.table(lang, "QMA 3.4")]
    at_once, before, instead, after = rows
    named = {"at once": at_once, "before": f"{before} {instead}", "after": after}
    for condition in DECK.conditions:
        if condition.id[0] in "MN" and condition.id not in {f"M{number}" for number in range(2, 7)}:
            assert re.search(rf"\b{condition.id}\b", named[condition.timing]), condition.id


@BOTH
@pytest.mark.rule("Q38", "QMA 5.2")
def test_the_table_of_plots_is_the_deck(lang: str) -> None:
    told = cards(lang)

    for plot in DECK.plots:
        asked, points = told[plot.id]
        assert int(points) == plot.points
        assert asked == said(plot, lang, asked), plot.id


def said(plot: Plot, lang: str, asked: str) -> str:
    """What a Plot asks for, in the words of the table; names of factions are taken from it where they fit."""
    run = ", ".join(str((plot.value or 0) + step) for step in range(4))
    factions = [faction_in(word, lang) for word in re.findall(r"[A-Z]\w+", asked)]
    assert [faction for faction in factions if faction] == list(plot.factions), plot.id
    words = re.findall(r"[A-Z]\w+", asked)
    match plot.kind:
        case "three of a value":
            return f"{THREE[lang]} {'cards of value' if lang == 'en' else 'cartes de valeur'} {plot.value}"
        case "run of factions":
            return f"{run} {'in four different factions' if lang == 'en' else 'de quatre factions différentes'}"
        case "run of a faction":
            return f"{words[0]} {run}"
        case "four of a faction":
            return f"{FOUR[lang]} {words[0]}"
    return ", ".join(f"{TWO[lang]} {word}" for word in words)


def faction_in(word: str, lang: str) -> str | None:
    """The faction that a word names, in the singular or plural."""
    singular = PLURALS.get(word, word)
    return NAMES[lang].get(singular) or NAMES[lang].get(singular.removesuffix("s"))
