"""The rules on the screen: the opening words, the summary that closes them, and any paragraph by its number."""

import re

from rich.markdown import Markdown

from antechamber.core import rulebook
from antechamber.core.game import Game
from antechamber.terminal.screen import Screen

INDENT = "  "


def show_opening(screen: Screen, game: Game) -> None:
    """What the game is about: the first paragraph below the title."""
    blocks = rulebook.rules_text(game.folder, screen.lang).split("\n\n")
    if len(blocks) > 1 and blocks[0].startswith("# "):
        show(screen, blocks[1], "")


def show_summary(screen: Screen, game: Game) -> None:
    """The last chapter, which sums up the others."""
    title, _, chapter = rulebook.rules_text(game.folder, screen.lang).rpartition("\n## ")[2].partition("\n")
    screen.rule(title)
    show(screen, chapter)


def show_paragraph(screen: Screen, game: Game, number: str) -> None:
    """A paragraph, however its number is written: RS 5.1, rs5.1, 5.1, r39."""
    wanted = number.upper()
    if found := re.fullmatch(r"([A-Za-z]*) ?(\d+(?:\.\d+)?)", number):
        letters, digits = found[1].upper() or game.prefix, found[2]
        wanted = f"{letters} {digits}" if "." in digits else f"{letters}{digits}"
    if wanted not in rulebook.rule_numbers(game.folder):
        screen.say("terminal-no-rule", number=number[:60], example=f"{game.prefix} 2.1")
        return
    screen.line(wanted, "bold")
    show(screen, rulebook.paragraph(game.folder, wanted, screen.lang))


def show(screen: Screen, markdown: str, indent: str = INDENT) -> None:
    """Print prose wrapped, without its marks, and tables as tables."""
    for number, block in enumerate(markdown.strip().split("\n\n")):
        if number:
            screen.line("")
        if block.startswith("|"):
            screen.draw(Markdown(block))
            continue
        for line in block.splitlines():
            quoted = re.sub(r"^> ?", "", line)
            hang = indent + "   " if re.match(r"\d+\. |- ", quoted) else indent
            screen.line(quoted.replace("*", ""), "", indent, hang)
