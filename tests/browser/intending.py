"""A player who makes up his mind before he points: the same luck makes the same game on every screen."""

from typing import Any

from tests.browser.playing import Player, click
from tests.browser.visitor import Visitor

Move = dict[str, Any]

FAVORS = {"UseStabbing": "stabbing", "UseMedal": "medal of merit", "UseRecruitment": "recruitment"}
"""Those that are pointed at a bet."""


def picks(move: Move) -> list[str]:
    """What is pointed at for a move, thing by thing."""
    match move["type"]:
        case "Attend":
            return [f"side:{move['side']}"]
        case "GiveParley":
            return [f"seat:{move['to']}"]
        case "Bet":
            return [f"card:{move['card']}", "face:up" if move["face_up"] else "face:down"]
        case "ShowThirdCard":
            return [f"card:{move['card']}"]
        case "Pass":
            return ["pass"]
        case "UsePlanning":
            return [f"favor:planning:{move['influence']}"]
        case "UseStabbing" | "UseMedal" | "UseRecruitment" as use:
            owner = "cardinal" if move["owner"] is None else move["owner"]
            return [f"favor:{FAVORS[use]}", f"bet:{owner}:{move['slot']}"]
        case use:
            name = "".join(f" {sign.lower()}" if sign.isupper() else sign for sign in use.removeprefix("Use"))
            return [f"favor:{name.strip()}"]


class Intending(Player):
    """He chooses one of the moves, and then points at it."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        super().__init__(visitor, click, seed)

    def choose(self) -> Move:
        """One of the moves that he is offered; a Planning whenever he can, since that is rare."""
        choices: list[Move] = self.visitor.frame["choices"]
        plannings = [move for move in choices if move["type"] == "UsePlanning"]
        return plannings[0] if plannings else self.luck.choice(choices)

    def answer(self) -> None:
        """Point at all that belongs to the move, and confirm it if that is asked."""
        move = self.choose()
        if move["type"] == "SplitPlayers":
            self.split(move)
        else:
            self.point_at(picks(move))

    def point_at(self, things: list[str]) -> None:
        """One thing after the other, until one move is left that wants but to be confirmed, or is made already."""
        page = self.visitor.page
        confirm = page.locator("[data-choice]:not([data-pick]):visible")
        for thing in things:
            if confirm.count():
                break
            self.press(page.locator(f"[data-pick='{thing}']:visible").last)
        if self.visitor.is_asked and confirm.count():
            self.press(confirm)

    def split(self, move: Move) -> None:
        """Send everybody where he shall go."""
        page = self.visitor.page
        for seat in range(self.visitor.frame["view"]["players"]):
            side = "king" if seat in move["king"] else "queen"
            self.press(page.locator(f"label:has([data-split='{seat}:{side}'])"))
        self.show_split()
        self.press(page.locator("[data-pick=split]"))

    def show_split(self) -> None:
        """Called when everybody has his place, before they are sent."""
