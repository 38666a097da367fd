"""The rules of a game are split into chapters and paragraphs, and nothing of them is lost."""

import re
from pathlib import Path

import pytest

import antechamber
from antechamber.core.rulebook import Chapter, Paragraph, chapters, paragraph, rule_numbers, rules_text

RULES = """# A game

**AG 1.1** Two play.

> Anne and Bruno do.

**AG 1.2** They *sit*.

## 2 More

**R1** Nobody
stands.
"""


def test_a_paragraph_goes_on_to_the_next_number_or_heading(tmp_path: Path) -> None:
    (tmp_path / "rules.en.md").write_text(RULES, "utf-8")
    (tmp_path / "rules.fr.md").write_text("**AG 1.1** On joue à deux.\n", "utf-8")

    assert paragraph(tmp_path, "AG 1.1", "en") == "Two play.\n\n> Anne and Bruno do."
    assert paragraph(tmp_path, "AG 1.2", "en") == "They *sit*."
    assert paragraph(tmp_path, "R1", "en") == "Nobody\nstands."
    assert paragraph(tmp_path, "AG 1.1", "fr") == "On joue à deux."
    assert paragraph(tmp_path, "AG 1.2", "fr") == "They *sit*."
    assert paragraph(tmp_path, "AG 1.1", "tlh").startswith("Two play.")
    assert paragraph(tmp_path, "AG 9.9", "fr") == ""


@pytest.mark.parametrize("game", antechamber.games(), ids=lambda game: game.id)
def test_every_paragraph_of_a_game_has_its_text(game: antechamber.Game) -> None:
    for number in rule_numbers(game.folder):
        assert len(paragraph(game.folder, number, "en")) > 20


def test_rules_are_split_into_chapters_of_paragraphs(tmp_path: Path) -> None:
    (tmp_path / "rules.en.md").write_text(RULES + "\n### Cards\n\nSome.\n\n## Summary\n\n**Aim.** Sit.\n", "utf-8")

    assert chapters(tmp_path, "fr") == (
        Chapter(
            "A game", (Paragraph("AG 1.1", "Two play.\n\n> Anne and Bruno do."), Paragraph("AG 1.2", "They *sit*."))
        ),
        Chapter("2 More", (Paragraph("R1", "Nobody\nstands."), Paragraph("", "### Cards\n\nSome."))),
        Chapter("Summary", (Paragraph("", "**Aim.** Sit."),)),
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", antechamber.games(), ids=lambda game: game.preset or game.id)
def test_the_chapters_hold_the_whole_rules_and_nothing_else(game: antechamber.Game, lang: str) -> None:
    found = chapters(game.folder, lang)
    said = [part for chapter in found for part in (chapter.title, *(f"{p.id} {p.text}" for p in chapter.paragraphs))]

    assert re.findall(r"\w+", " ".join(said)) == re.findall(r"\w+", rules_text(game.folder, lang))
    assert found[0].title == game.names[lang]
    assert all(chapter.paragraphs for chapter in found)
