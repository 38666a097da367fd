"""The rules in both languages: the same numbers, examples in their places, and tables that say what the box says."""

import re
from collections.abc import Sequence

import pytest

from antechamber.core.text import rule_numbers
from antechamber.games.royal_secrets.cards import CARDINALS, COURTIERS, FAVORS, VALETS, reconstruction
from tests.games.royal_secrets.court import GAME

pytestmark = pytest.mark.pure

INFLUENCES = (-10, 0, 10, 20)
"""Of Valets and Cardinal cards, in the order of the constants."""

FAVOR_NAMES: dict[str, dict[str, str]] = {
    "en": {favor: favor for favor in FAVORS},
    "fr": {
        "corruption": "corruption",
        "planification": "planning",
        "dîner royal": "royal dinner",
        "espionnage": "espionage",
        "coup de poignard": "stabbing",
        "médaille du mérite": "medal of merit",
        "recrutement": "recruitment",
        "grâce royale": "royal pardon",
        "coup de maître": "master stroke",
    },
}
EXAMPLE = {"en": "> *Example.* ", "fr": "> *Exemple.* "}
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])


def rules(lang: str) -> str:
    return (GAME.folder / f"rules.{lang}.md").read_text(encoding="utf-8")


def numbers(text: str) -> list[str]:
    """The paragraphs and rulings in the order in which they stand."""
    return re.findall(r"^\*\*((?:RS \d+\.\d+)|(?:R\d+))\*\* ", text, re.MULTILINE)


def blocks(lang: str) -> list[str]:
    return rules(lang).strip().split("\n\n")


def table_of(lang: str, number: str) -> list[list[str]]:
    """The rows, without the head, of the table between a paragraph and the next one."""
    _, below = rules(lang).split(f"\n**{number}** ")
    section = re.split(r"^\*\*|^## ", below, maxsplit=1, flags=re.MULTILINE)[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.split("\n") if line[:1] == "|"]
    assert set(rows[1]) == {"---"}, f"{number} has no table"
    return rows[2:]


def in_ints(rows: Sequence[Sequence[str]]) -> list[tuple[int, ...]]:
    return [tuple(map(int, row)) for row in rows]


# Numbers and chapters


def test_both_languages_have_the_same_numbers_in_the_same_order() -> None:
    assert numbers(rules("en")) == numbers(rules("fr"))
    for lang in ("en", "fr"):
        assert set(numbers(rules(lang))) == rule_numbers(GAME.folder, lang)


def test_both_languages_have_the_same_chapters_and_each_paragraph_stands_in_its_own() -> None:
    for lang in ("en", "fr"):
        chapters = re.split(r"^## ", rules(lang), flags=re.MULTILINE)
        numbered = [chapter for chapter in chapters if re.match(r"\d+ ", chapter)]
        assert [chapter.split(" ")[0] for chapter in numbered] == [str(number) for number in range(1, 14)]
        for chapter in numbered:
            here = chapter.split(" ")[0]
            assert {number.split(".")[0] for number in numbers(chapter)} == {f"RS {here}"}


# Examples


@BOTH
def test_every_example_follows_the_paragraph_that_it_illustrates(lang: str) -> None:
    previous = ""
    for block in blocks(lang):
        if block.startswith(">"):
            assert block.startswith(EXAMPLE[lang])
            assert "\n" not in block
            assert numbers(previous), block
        previous = block


def test_both_languages_illustrate_the_same_paragraphs() -> None:
    illustrated = {}
    for lang in ("en", "fr"):
        before = zip(blocks(lang), blocks(lang)[1:], strict=False)
        illustrated[lang] = [numbers(paragraph)[0] for paragraph, example in before if example.startswith(">")]
    assert illustrated["en"] == illustrated["fr"]
    assert len(illustrated["en"]) > 20


# Tables


@BOTH
@pytest.mark.rule("RS 1.4", "RS 1.5")
def test_the_table_of_hands_says_what_is_dealt(lang: str) -> None:
    valets = sum(VALETS)
    assert in_ints(table_of(lang, "RS 1.4")) == [
        (players, *courtiers, 1, sum(courtiers) + 1, valets - players) for players, courtiers in COURTIERS.items()
    ]


@BOTH
@pytest.mark.rule("RS 1.5", "R73")
def test_the_table_of_valets_has_their_numbers_and_their_rumors(lang: str) -> None:
    rumors = reconstruction().rumors.numbers
    assert in_ints(table_of(lang, "RS 1.5")) == list(zip(INFLUENCES, VALETS, rumors, strict=True))


@BOTH
@pytest.mark.rule("RS 1.6")
def test_the_table_of_cardinal_cards_has_their_numbers(lang: str) -> None:
    assert in_ints(table_of(lang, "RS 1.6")) == list(zip(INFLUENCES, CARDINALS, strict=True))


@BOTH
@pytest.mark.rule("RS 2.2", "R73")
def test_the_table_of_audiences_is_the_deck(lang: str) -> None:
    rows = table_of(lang, "RS 2.2")
    told = [(FAVOR_NAMES[lang][favor.lower()], *map(int, rest)) for favor, *rest in rows]
    deck = [(card.favor, card.influence, card.gain, card.loss) for card in reconstruction().audiences]
    assert sorted(told) == sorted(deck)


@BOTH
@pytest.mark.rule("RS 12.1")
def test_the_table_of_favors_has_each_with_the_phase_that_its_paragraph_names(lang: str) -> None:
    told = {FAVOR_NAMES[lang][favor.lower()]: phase for favor, phase, *_ in table_of(lang, "RS 12.1")}
    paragraphs = re.findall(r"^\*\*RS 12\.\d+\*\* ([^(\n]+) \(phase (\d)", rules(lang), re.MULTILINE)
    assert told == {FAVOR_NAMES[lang][favor.lower()]: phase for favor, phase in paragraphs}
    assert set(told) == set(FAVORS)


# Typography


def test_french_has_its_own_spaces_and_quotation_marks() -> None:
    text = rules("fr")
    assert not re.findall(r"[^\u00a0][:;!?»]", text)
    assert not re.findall(r"«[^\u00a0]", text)
    assert not re.findall(r"['\"]", text)
