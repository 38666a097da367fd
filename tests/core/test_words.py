"""The words of every part: complete, clean and really French in both languages; names and paragraphs are found."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast, parse

import antechamber
from antechamber.core.text import has_words, kebab, named, names, say, slug

SOURCES = Path(antechamber.__file__).parent
FOLDERS = sorted({file.parent for file in SOURCES.rglob("words.*.ftl")})
EVERY_FOLDER = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCES)))
HELP = re.compile(r"-(id|count|size|of)$")
NBSP = "\u00a0"

SAME_IN_FRENCH = {
    "rs-name-corruption",
    "rs-name-excuse",
    "rs-name-valet",
    "qma-name-favorite",
    *(f"qma-name-{faction}-{value}" for faction in ("cardinal", "favorite") for value in range(11)),
    *(f"rs-name-{kind}-{value}" for kind in ("valet", "cardinal") for value in ("minus-10", "0", "10", "20")),
}
"""Messages that are the same in both languages, and rightly so."""


def entries(folder: Path, lang: str) -> list[ast.EntryType]:
    return parse((folder / f"words.{lang}.ftl").read_text("utf-8")).body


def messages(folder: Path, lang: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(folder, lang) if isinstance(entry, ast.Message)}


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node and all below it."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)


def variables(message: ast.Message) -> set[str]:
    """The facts that it tells, in whatever form of them."""
    found = (node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference))
    return {HELP.sub("", name) for name in found}


def has_letters(message: ast.Message) -> bool:
    return any(re.search(r"\w", node.value) for node in nodes(message) if isinstance(node, ast.TextElement))


def pattern(message: ast.Message) -> list[object]:
    """All that it says, with the names of facts, to compare."""
    said = [node.value for node in nodes(message) if isinstance(node, ast.TextElement)]
    return [*said, *(node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference))]


@EVERY_FOLDER
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_words_parse_cleanly_and_no_message_stands_twice(folder: Path, lang: str) -> None:
    found = entries(folder, lang)
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]

    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    assert len(names) == len(set(names)) > 0


@EVERY_FOLDER
def test_every_message_is_there_in_both_languages_with_the_same_facts_and_voices(folder: Path) -> None:
    english, french = messages(folder, "en"), messages(folder, "fr")

    assert english.keys() == french.keys()
    for name, message in english.items():
        assert variables(message) == variables(french[name]), name
        voices = [{part.id.name for part in words.attributes} for words in (message, french[name])]
        assert voices[0] == voices[1], name


@EVERY_FOLDER
def test_french_is_written_and_not_copied(folder: Path) -> None:
    english, french = messages(folder, "en"), messages(folder, "fr")
    written = {name: message for name, message in english.items() if name in french and has_letters(message)}
    same = {name for name, message in written.items() if pattern(message) == pattern(french[name])}

    assert same == SAME_IN_FRENCH & english.keys()


@pytest.mark.parametrize(
    "folder", [folder for folder in FOLDERS if folder.name != "bots"], ids=lambda folder: folder.name
)
def test_french_spaces_do_not_break_and_its_apostrophes_are_curved(folder: Path) -> None:
    words = [node.value for node in nodes(entries(folder, "fr")) if isinstance(node, ast.TextElement)]

    for text in words:
        assert not re.search(r"(?<=\w) [:;!?»]|^ [:;!?»]|« |'", text), text


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("courtier 20", "courtier-20"),
        ("valet -10", "valet-minus-10"),
        ("-10", "minus-10"),
        ("face_up yes", "face-up-yes"),
    ],
)
def test_a_value_gives_a_message_its_name(text: str, name: str) -> None:
    assert slug(text) == name


def test_a_class_gives_a_message_its_name() -> None:
    assert [kebab(name) for name in ("Bet", "CardBet", "ThirdCardsShown")] == ["bet", "card-bet", "third-cards-shown"]


def test_a_fact_is_shown_by_its_name_in_the_readers_language() -> None:
    antechamber.game("royal-secrets")

    assert say("rs-card-not-held", {"card": "courtier 20"}, "fr") == "Vous n’avez pas de Courtisan 20 en main."
    assert say("rs-card-not-held", {"card": "excuse"}, "fr") == "Vous n’avez pas d’Excuse en main."
    assert say("rs-favor-not-held", {"favor": "medal of merit"}, "fr").endswith(f"vous{NBSP}: Médaille du mérite.")


def test_what_a_message_may_say_of_a_fact() -> None:
    antechamber.game("royal-secrets")

    assert named("rs", "side", "king", "fr") == {"side": "le Roi", "side-id": "king", "side-of": "du Roi"}
    assert named("rs", "side", "king", "en") == {"side": "the King", "side-id": "king", "side-of": "the King’s"}
    assert named("rs", "cards", ["excuse", "courtier 0"], "fr") == {"cards": "Excuse, Courtisan 0"}
    assert named("rs", "total", 30, "fr") == {"total": 30}
    assert named("rs", "wig", "powdered", "fr") == {"wig": "powdered", "wig-id": "powdered"}
    assert named("core", "card", "courtier 20", "fr")["card"] == "courtier 20"  # Each game names its own things.


def test_a_language_without_words_has_none() -> None:
    assert not has_words("core-game-over", "tlh")


@pytest.mark.parametrize("game", antechamber.games(), ids=lambda game: game.preset or game.id)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_value_that_moves_events_and_views_can_hold_is_among_the_names(game: antechamber.Game, lang: str) -> None:
    known = names(game.words, game.prefix.lower(), lang)
    values = {value for shape in (game.move_type, game.event_type, game.view_type) for value in literals(shape)}

    assert values
    assert {value: known.get(value) for value in values} == {
        value: named(game.prefix.lower(), "it", value, lang)["it"] for value in values
    }


def literals(shape: Any) -> set[str]:
    """The words that a type is made of, as `king` and `queen`."""
    _, components = msgspec.json.schema_components([shape])
    found = re.findall(r'"enum":(\[.*?\])', msgspec.json.encode(components).decode())
    tags = set(components)
    return {word for each in found for word in msgspec.json.decode(each) if isinstance(word, str)} - tags
