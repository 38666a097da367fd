"""What is counted in games of Royal Secrets: the outcomes of audiences, and what the favors do."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from antechamber.core.events import Event
from antechamber.core.result import Result
from antechamber.core.state import State
from antechamber.games.royal_secrets import events as e
from antechamber.games.royal_secrets.cards import FAVORS, SIDES, Audience, Favor
from antechamber.games.royal_secrets.views.shapes import View
from antechamber.lab.tallies.sheets import Sheet

USES: dict[type[Event], Favor] = {
    e.PlanningAnnounced: "planning",
    e.DinnerTaken: "royal dinner",
    e.BetsSpied: "espionage",
    e.CardStabbed: "stabbing",
    e.MedalLaid: "medal of merit",
    e.CardClaimed: "recruitment",
}
"""The event that shows the use of a favor; the other favors are known by their draw or their points."""


@dataclass
class RoyalSecretsTally:
    """Audiences by the influence they need, and favors by what became of them."""

    turned_up: Counter[Favor] = field(default_factory=Counter)
    won: Counter[Favor] = field(default_factory=Counter)
    used: Counter[Favor] = field(default_factory=Counter)
    won_games: dict[Favor, float] = field(default_factory=lambda: defaultdict(float))
    counted: Counter[int] = field(default_factory=Counter)
    succeeded: Counter[int] = field(default_factory=Counter)
    cards: dict[str, Audience] = field(default_factory=dict)
    users: list[tuple[int, Favor]] = field(default_factory=list)

    def begin(self, view: View) -> None:
        """Note the first round's Audience cards: no event tells about them."""
        if view.king is not None and view.queen is not None:
            self._turn_up(view.king.card, view.queen.card)

    def _turn_up(self, king: Audience, queen: Audience) -> None:
        self.cards = dict(zip(SIDES, (king, queen), strict=True))
        self.turned_up.update((king.favor, queen.favor))

    def note(self, event: Event, state: State) -> None:
        """Note an event."""
        match event:
            case e.RoundOpened():
                self._turn_up(event.king, event.queen)
            case e.AudienceCounted() if event.outcome != "empty":
                self.counted[event.required] += 1
                self.succeeded[event.required] += event.outcome == "succeeded"
            case e.RoundEnded():
                winners = zip(self.cards.values(), (event.king, event.queen), strict=True)
                self.won.update(card.favor for card, winner in winners if winner is not None)
        if (use := self._use(event)) is not None:
            self.users.append(use)

    def _use(self, event: Event) -> tuple[int, Favor] | None:
        match event:
            case e.ValetDrawn(by="corruption"):
                return event.seat, "corruption"
            case e.PointsDue(why="master stroke"):
                return event.seat, "master stroke"
            case e.PointsDue(why="royal pardon"):
                return event.seat, "royal pardon"
        favor = USES.get(type(event))
        return None if favor is None else (int(getattr(event, "seat", -1)), favor)

    def end(self, result: Result) -> None:
        """Note the end of a game."""
        for seat, favor in self.users:
            self.used[favor] += 1
            self.won_games[favor] += (seat in result.winners) / len(result.winners)
        self.users.clear()

    def sheets(self) -> list[Sheet]:
        """By favor, and by required influence."""
        favor_columns = ("favor", "turned up", "won", "used", "used of won", "user's win share")
        influence_columns = ("influence", "attended", "succeeded")
        return [
            Sheet("By favor", favor_columns, [self._favor_row(favor) for favor in FAVORS]),
            Sheet("By required influence", influence_columns, [self._influence_row(n) for n in sorted(self.counted)]),
        ]

    def _favor_row(self, favor: Favor) -> tuple[str, ...]:
        turned_up, won, used = self.turned_up[favor], self.won[favor], self.used[favor]
        share = f"{self.won_games[favor] / used:.1%}" if used else "-"
        return favor, str(turned_up), str(won), str(used), f"{used / won:.1%}" if won else "-", share

    def _influence_row(self, influence: int) -> tuple[str, ...]:
        counted = self.counted[influence]
        return str(influence), str(counted), f"{self.succeeded[influence] / counted:.1%}"


def make() -> RoyalSecretsTally:
    """A new, empty tally."""
    return RoyalSecretsTally()
