"""The tables of the rules say what the box says, in both languages."""

import re

import pytest

from antechamber.games.royal_secrets.cards import CARDINALS, COURTIERS, FAVORS, VALETS, reconstruction
from tests.games.royal_secrets.court import GAME
from tests.games.rules_documents import BOTH, Rules, in_ints

pytestmark = pytest.mark.pure

RULES = Rules(GAME, "R")
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


# Tables


@BOTH
@pytest.mark.rule("RS 1.4", "RS 1.5")
def test_the_table_of_hands_says_what_is_dealt(lang: str) -> None:
    valets = sum(VALETS)
    assert in_ints(RULES.table(lang, "RS 1.4")) == [
        (players, *courtiers, 1, sum(courtiers) + 1, valets - players) for players, courtiers in COURTIERS.items()
    ]


@BOTH
@pytest.mark.rule("RS 1.5", "R73")
def test_the_table_of_valets_has_their_numbers_and_their_rumors(lang: str) -> None:
    rumors = reconstruction().rumors.numbers
    assert in_ints(RULES.table(lang, "RS 1.5")) == list(zip(INFLUENCES, VALETS, rumors, strict=True))


@BOTH
@pytest.mark.rule("RS 1.6")
def test_the_table_of_cardinal_cards_has_their_numbers(lang: str) -> None:
    assert in_ints(RULES.table(lang, "RS 1.6")) == list(zip(INFLUENCES, CARDINALS, strict=True))


@BOTH
@pytest.mark.rule("RS 2.2", "R73")
def test_the_table_of_audiences_is_the_deck(lang: str) -> None:
    rows = RULES.table(lang, "RS 2.2")
    told = [(FAVOR_NAMES[lang][favor.lower()], *map(int, rest)) for favor, *rest in rows]
    deck = [(card.favor, card.influence, card.gain, card.loss) for card in reconstruction().audiences]
    assert sorted(told) == sorted(deck)


@BOTH
@pytest.mark.rule("R60", "R79", "R73")
def test_what_is_reconstructed_is_marked_so(lang: str) -> None:
    """The common back is named beside the numbers, in the rules and in the file of the box."""
    intro, back = RULES.text(lang).split("\n## ")[0], RULES.paragraph(lang, "R60")
    box = (GAME.folder / "cards.toml").read_text(encoding="utf-8")

    assert "R73" in intro
    assert all("R79" in text for text in (intro, back, RULES.paragraph(lang, "RS 5.2"), box))


@BOTH
@pytest.mark.rule("R107", "R105", "R77", "RS 6.5", "RS 12.12")
def test_what_is_the_softwares_own_is_named_and_pointed_at(lang: str) -> None:
    named = RULES.paragraph(lang, "R107")

    assert all(number in named for number in ("R105", "R77", "RS 12.12"))
    assert all("R107" in RULES.paragraph(lang, number) for number in ("RS 6.5", "RS 12.12"))


@BOTH
@pytest.mark.rule("RS 12.1")
def test_the_table_of_favors_has_each_with_the_phase_that_its_paragraph_names(lang: str) -> None:
    told = {FAVOR_NAMES[lang][favor.lower()]: phase for favor, phase, *_ in RULES.table(lang, "RS 12.1")}
    paragraphs = re.findall(r"^\*\*RS 12\.\d+\*\* ([^(\n]+) \(phase (\d)", RULES.text(lang), re.MULTILINE)
    assert told == {FAVOR_NAMES[lang][favor.lower()]: phase for favor, phase in paragraphs}
    assert set(told) == set(FAVORS)
