"""A person's turn: the news, the table, the question, and what they type until it is a move."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from antechamber.core import telling, text
from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.terminal.listing import list_choices
from antechamber.terminal.log import Log
from antechamber.terminal.plain import Drawing, Group
from antechamber.terminal.rules import show_paragraph, show_summary
from antechamber.terminal.screen import PROMPT, Screen, unbroken
from antechamber.terminal.sitting import Sitting

Save = Callable[[str], None]
"""Keeps the game in a file of that name; Refused where it cannot."""

LONGEST_NUMBER = 10


class Quit(Exception):
    """The person wants to leave the table."""


class Undo(Exception):
    """The person wants to take back the last choice."""


class Turn:
    """One question to one person; it ends with a move, or with Quit or Left."""

    def __init__(self, sitting: Sitting, seat: int, screen: Screen, drawing: Drawing, names: Sequence[str]) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.seat = seat
        self.screen = screen
        self.drawing = drawing
        self.names = names
        self.log = Log(sitting, seat, screen, drawing, names)
        self.shown = sitting.shown(seat)
        self.view: Any = self.shown.view
        self.choices = self.shown.choices
        self.refused_by = ""
        """The rule that refused what was typed last."""

    # What is shown.

    def show(self) -> None:
        """The news, the table, the question and its choices."""
        self.log.show_news()
        self.draw()

    def draw(self) -> None:
        """The table, the question and its choices."""
        self.screen.line("")
        self.drawing.draw_table(self.screen, self.view, self.names)
        self.question()

    def question(self) -> None:
        """The question in one line, and the choices with their numbers."""
        screen = self.screen
        screen.line("")
        asked = telling.ask(self.game, self.view, self.names, screen.lang)
        screen.line(f"{asked} ({unbroken(self.rule)})", "bold yellow")
        for line in list_choices(self.groups, screen.width):
            screen.line(line, hang="     ")
        if self.shown.can_undo:
            screen.say("terminal-can-undo", "dim")
        if self.shown.can_ahead:
            screen.say("terminal-can-ahead", "dim")

    @property
    def rule(self) -> str:
        """The number of the rule behind this question."""
        return telling.rule_of_prompt(self.game, self.view)

    @cached_property
    def groups(self) -> list[Group]:
        """The choices in words, grouped; those that must be confirmed come last."""
        groups = self.drawing.group(self.game, self.screen, self.view, self.choices, self.names)
        return sorted(groups, key=lambda group: bool(group.confirm))

    @property
    def numbered(self) -> list[tuple[str, Move]]:
        """The choices in the order of their numbers."""
        return [choice for group in self.groups for choice in group.choices]

    # What is typed.

    def take(self, save: Save) -> Move:
        """Ask until the answer is a move."""
        while True:
            typed = self.screen.ask(PROMPT)
            try:
                move = self.answer(typed, save)
            except Refused as refused:
                self.refuse(refused)
                continue
            if move is not None and self.is_sure(move):
                return move

    def is_sure(self, move: Move) -> bool:
        """True for a move that the person means; of one that must be confirmed they are asked."""
        of_group = {choice: group.confirm for group in self.groups for _, choice in group.choices}
        question = of_group.get(move, "")
        if not question:
            return True
        self.screen.say("terminal-confirm", "bold red", question=question)
        if self.screen.is_yes(self.screen.ask(PROMPT)):
            return True
        self.screen.say("terminal-not-done")
        return False

    def answer(self, typed: str, save: Save) -> Move | None:
        """The move that was typed, or None where it was something else, which is then done."""
        if not typed:
            self.screen.say("terminal-empty")
        elif typed.isdecimal():
            return self.by_number(typed)
        elif not self.command(typed, save):
            return self.by_words(typed)
        return None

    def by_number(self, digits: str) -> Move | None:
        """The choice of that number; None, and a word about it, where there is none."""
        number = int(digits) if len(digits) < LONGEST_NUMBER else 0
        if 1 <= number <= len(self.numbered):
            return self.numbered[number - 1][1]
        self.screen.say("terminal-no-number", most=len(self.numbered))
        return None

    def by_words(self, typed: str) -> Move | None:
        """The move that the words mean, if the rules allow it now; else Refused, or the reason is told."""
        move = self.read(typed)
        if move in self.choices:
            return move
        refused = self.sitting.playing.why_not(self.seat, move)
        if refused is not None:
            raise refused
        return move

    def read(self, typed: str) -> Move:
        """What was typed, as shown in the list, in the words of the game or in the neutral notation."""
        listed = [move for words, move in self.numbered if typed.casefold() == " ".join(words.casefold().split())]
        if len(listed) == 1:
            return listed[0]
        try:
            return self.game.parse(typed, self.view)
        except Refused:
            return self.game.parse(typed, self.view, self.screen.lang)

    def command(self, typed: str, save: Save) -> bool:
        """Do what is no move; False where what was typed is no command."""
        first, _, rest = typed.partition(" ")
        if typed.startswith("?") and not self.is_notation(typed):
            self.show_rule(typed[1:].strip())
        elif self.is_command(first, "terminal-word-why"):
            self.why(rest)
        elif self.is_command(first, "terminal-word-save"):
            save(rest)
        elif self.is_command(first, "terminal-word-ahead"):
            self.ahead(rest)
        elif self.own_command(first, rest):
            return True
        elif rest:
            return False
        elif self.is_command(first, "terminal-word-help"):
            self.help()
        elif self.is_command(first, "terminal-word-log"):
            self.log.show_all()
        elif self.is_command(first, "terminal-word-table"):
            self.draw()
        elif self.is_command(first, "terminal-word-rules"):
            show_summary(self.screen, self.game)
            self.say_rule()
        elif self.is_command(first, "terminal-word-undo"):
            self.undo()
        elif self.is_command(first, "terminal-word-quit"):
            raise Quit
        else:
            return False
        return True

    def undo(self) -> None:
        """Leave this question for the choice before it, if that can be taken back."""
        if not self.sitting.playing.can_undo(self.seat):
            raise Refused("", "core-nothing-to-undo")
        raise Undo

    def ahead(self, typed: str) -> None:
        """List what can be answered ahead, give one of these answers by its number, or clear those that were given."""
        playing, screen = self.sitting.playing, self.screen
        offers, given = self.shown.can_ahead, self.shown.ahead
        if self.is_command(typed, "terminal-word-clear"):
            for name, _ in given:
                playing.clear_ahead(self.seat, name)
            screen.say("terminal-ahead-cleared")
        elif typed.isdecimal() and 1 <= int(typed[:LONGEST_NUMBER]) <= len(offers):
            name, until = offers[int(typed) - 1]
            playing.set_ahead(self.seat, name, until)
            screen.say("terminal-ahead-set", words=telling.ahead(self.game, name, until, screen.lang))
        elif not offers:
            screen.say("terminal-no-ahead")
        else:
            for number, (name, until) in enumerate(offers, 1):
                screen.line(f"  {number}  {telling.ahead(self.game, name, until, screen.lang)}")
            screen.say("terminal-ahead-how")

    def own_command(self, word: str, rest: str) -> bool:
        """Do what only this game knows; False where the word is none of its commands."""
        for own in self.drawing.COMMANDS:
            if self.is_command(word, own.word):
                own.run(self.screen, self.view, self.names, rest)
                return True
        return False

    def help(self) -> None:
        """What can be typed, with an example."""
        words, short = self.game.format(self.choices[0], self.screen.lang), self.game.format(self.choices[0])
        self.screen.say("terminal-help", words=words, short=short, rule=f"{self.game.prefix} 2.1")
        for own in self.drawing.COMMANDS:
            self.screen.say(own.help)
        self.say_rule()

    def say_rule(self) -> None:
        """The number of the rule behind this question."""
        self.screen.say("terminal-this-rule", "dim", rule=unbroken(self.rule))

    def is_notation(self, typed: str) -> bool:
        """True for a move in the neutral notation, which may begin with a question mark."""
        return typed.casefold() in {self.game.format(move) for move in self.game.moves(self.view.options)}

    def is_command(self, word: str, name: str) -> bool:
        """True for the command's word in the reader's language or in English."""
        return word.casefold() in {text.put(name, {}, lang) for lang in (self.screen.lang, "en")}

    def why(self, typed: str) -> None:
        """Say why a move cannot be made now, or that it can; alone, it is about what was refused last."""
        if not typed:
            if self.refused_by:
                self.show_rule(self.refused_by)
            else:
                self.screen.say("terminal-why-what")
                self.show_rule("")
            return
        move = self.by_number(typed) if typed.isdecimal() else self.read(typed)
        if move is None:
            return
        refused = self.sitting.playing.why_not(self.seat, move)
        if refused is not None:
            raise refused
        number = next((n for n, (_, choice) in enumerate(self.numbered, 1) if choice == move), 0)
        self.screen.say("terminal-allowed", number=number)

    def refuse(self, refused: Refused) -> None:
        """The refusal in words, with its rule and what that says."""
        words = refused.say(self.screen.lang)
        self.screen.line(f"{words} ({unbroken(refused.rule)})" if refused.rule else words, "bold red")
        if refused.rule:
            self.refused_by = refused.rule
            self.screen.say("terminal-read-rule", "dim", rule=refused.rule)
        else:
            self.screen.say("terminal-try-help", "dim")

    def show_rule(self, number: str) -> None:
        """A paragraph of the rules: the one behind this question, or any."""
        show_paragraph(self.screen, self.game, number or self.rule)
