"""A whole game at one screen: turns, hand-overs, leaving and coming back, and the final page."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from antechamber.core.game import Game
from antechamber.core.refused import Refused
from antechamber.core.result import Result
from antechamber.terminal.log import Log
from antechamber.terminal.plain import Drawing, Plain
from antechamber.terminal.rules import show_opening
from antechamber.terminal.screen import PROMPT, Left, Screen
from antechamber.terminal.sitting import Sitting
from antechamber.terminal.turn import Quit, Turn, Undo

COURT = ("Bastien", "Camille", "Diane", "Gaspard", "Louise")
"""What bots are called; before none of these does French drop a vowel."""
Keep = Callable[[str, str], None]
"""Writes a text into a file of that name; Refused where it cannot."""


def drawing_of(game: Game) -> Drawing:
    """The drawing that stands here under the name of the game's folder, or the plain one."""
    home = f"{__package__}.{game.folder.name}"
    if find_spec(home) is None:
        return Plain()
    return cast("Drawing", import_module(home))


def names_of(sitting: Sitting, screen: Screen) -> tuple[str, ...]:
    """What everybody is called: people by number where there are several, bots by names of the court."""
    if len(sitting.people) == 1:
        person = [screen.words("terminal-you")]
    else:
        person = [screen.words("terminal-person", number=n) for n in range(1, len(sitting.people) + 1)]
    names = {seat: person[n] for n, seat in enumerate(sitting.people)}
    names |= {seat: COURT[n % len(COURT)] for n, seat in enumerate(sitting.bots)}
    return tuple(names[seat] for seat in range(sitting.players))


class Evening:
    """One sitting at one screen, from the welcome to the final page or to an early leave."""

    def __init__(self, sitting: Sitting, screen: Screen, keep: Keep, file: str = "") -> None:
        """`file` is where the game is kept after every move of a person; empty for nowhere."""
        self.sitting = sitting
        self.screen = screen
        self.keep = keep
        self.file = file
        self.drawing = drawing_of(sitting.game)
        self.names = names_of(sitting, screen)
        self.looking: int | None = None
        """Who looks at the screen, where several share it."""

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        self.welcome()
        try:
            while self.go_on():
                pass
            self.end()
        except Quit:
            self.leave()
        except (Left, KeyboardInterrupt):
            self.left()

    def welcome(self) -> None:
        """What is played, by whom, and how to get help."""
        game, screen = self.sitting.game, self.screen
        screen.rule(game.names[screen.lang])
        if not self.sitting.moves:
            show_opening(screen, game)
            screen.line("")
        screen.say("terminal-welcome", names=", ".join(self.names))
        if self.sitting.moves:
            screen.say("terminal-resumed", moves=len(self.sitting.moves))
        screen.say("terminal-hint", "dim")

    def go_on(self) -> bool:
        """Let the bots play and one person choose; False when the game is over."""
        self.sitting.let_bots_play()
        if self.sitting.playing.is_over:
            return False
        seat = self.sitting.playing.asked[0]
        self.hand_over(seat)
        turn = Turn(self.sitting, seat, self.screen, self.drawing, self.names)
        turn.show()
        try:
            self.sitting.play(seat, turn.take(self.save))
        except Undo:
            self.sitting.undo(seat)
        self.keep_quietly()
        return True

    def hand_over(self, seat: int) -> None:
        """Where several share the screen, hide the last hand and wait for the next person."""
        if len(self.sitting.people) == 1 or seat == self.looking:
            return
        if self.looking is not None:
            self.screen.hide()
        self.looking = None  # Until the next person says so, what is printed must be fit for all eyes.
        self.screen.rule(self.names[seat])
        self.screen.say("terminal-hand-over", "bold", name=self.names[seat])
        self.screen.ask(self.screen.words("terminal-press-enter", name=self.names[seat]))
        self.looking = seat

    # Keeping.

    def save(self, file: str) -> None:
        """Keep the game in a file, and say so."""
        name = file or self.file or self.usual_file
        self.keep(name, self.sitting.written())
        self.file = name
        self.screen.say("terminal-saved", "green", file=name)

    @property
    def usual_file(self) -> str:
        """A name that no other game has: its luck tells it apart."""
        header = self.sitting.header
        return f"{header.game}-{header.seed if header.seed is not None else 'secret'}.json"

    def keep_quietly(self) -> None:
        """Keep the game after a move, if it has a file."""
        if not self.file:
            return
        try:
            self.keep(self.file, self.sitting.written())
        except Refused as refused:
            self.screen.line(refused.say(self.screen.lang), "bold red")

    def leave(self) -> None:
        """Offer to save, unless that is done already."""
        if not self.file:
            answer = self.offer()
            if answer is None:
                self.screen.say("terminal-not-saved")
                return
            self.file = answer
        self.left()

    def offer(self) -> str | None:
        """The file to keep the game in; None for none."""
        self.screen.say("terminal-offer", file=self.usual_file)
        try:
            answer = self.screen.ask(PROMPT)
        except Left:
            return None
        if answer.casefold() in {"n", self.screen.words("terminal-word-no"), "no"}:
            return None
        return self.usual_file if not answer or self.screen.is_yes(answer) else answer

    def left(self) -> None:
        """Say good-bye, and where the game is kept."""
        if not self.file:
            self.screen.say("terminal-left")
            return
        try:
            self.save(self.file)
        except Refused as refused:
            self.screen.line(refused.say(self.screen.lang), "bold red")
            return
        self.screen.say("terminal-come-back", file=self.file)

    # The end.

    def end(self) -> None:
        """The last news and the final page, fit for all eyes."""
        screen, sitting = self.screen, self.sitting
        reader = sitting.people[0] if len(sitting.people) == 1 else None
        if self.looking is not None:
            screen.hide()
        Log(sitting, reader, screen, self.drawing, self.names).show_news()
        screen.line("")
        screen.rule(screen.words("terminal-final"))
        self.drawing.draw_end(screen, sitting.shown(reader).view, self.names)
        if (result := sitting.playing.result) is not None:
            self.ranks(result)

    def ranks(self, result: Result) -> None:
        """Everybody by rank."""
        screen = self.screen
        screen.line("")
        screen.say("terminal-ranks", "bold")
        widest = max(map(len, self.names))
        for seat in sorted(range(self.sitting.players), key=lambda seat: (result.ranks[seat], seat)):
            style = "bold green" if result.ranks[seat] == 1 else ""
            screen.line(f"{result.ranks[seat]:3}.  {self.names[seat]:<{widest}}  {result.scores[seat]:3}", style)
        winners = [self.names[seat] for seat in result.winners]
        if len(self.sitting.people) == 1 and self.sitting.people[0] in result.winners:
            screen.say("terminal-you-win", "bold", others=len(winners) - 1)
        else:
            screen.say("terminal-winner", "bold", names=", ".join(winners), count=len(winners))
