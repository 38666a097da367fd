"""What the bot reads from its view before it weighs anything; it knows nothing else about the table."""

from functools import cached_property
from math import exp
from typing import Final, cast

from antechamber.bots.queen_marie_antoinette.sensible.courts import FACTIONS, Court
from antechamber.bots.queen_marie_antoinette.sensible.pays import pay
from antechamber.bots.queen_marie_antoinette.sensible.plotting import Ambition
from antechamber.core.moves import Seat
from antechamber.games.queen_marie_antoinette import GAME
from antechamber.games.queen_marie_antoinette.cards import CARD_COUNT, CARDS, MOST_NUMBERS, Card
from antechamber.games.queen_marie_antoinette.conditions import effect_of, points_of
from antechamber.games.queen_marie_antoinette.state import Table
from antechamber.games.queen_marie_antoinette.views.shapes import View

WARMTH: Final = 6.0
"""A lead of this many points makes a rival's points matter e times as much."""
PACE: Final = 3.5
"""How many points a player scores per turn."""
NEXT: Final = 0.55
"""How likely the bot is to get a card on top of a column, if it wants it."""
DEEPER: Final = 0.95
"""How much of that remains for each pair of cards above the card."""
RIVALS: Final = 0.12
"""How likely the bot is to get a card from a rival's court, because they may play it some day."""
GIVEN_AWAY: Final = 0.3
"""How likely the bot is to get back a card it gives away."""


class Sight:
    """A view, read once, and a table that would give this view, to try things out on."""

    def __init__(self, view: View) -> None:
        if view.seat is None:
            raise ValueError("a spectator's view is nothing to play from")
        self.view = view
        self.me: Seat = view.seat
        self.rivals = [seat for seat in range(view.players) if seat != view.seat]
        self.table = cast(Table, GAME.imagine(view, 0))  # The others' Plots are any.
        self.turns = max(0.0, turns_left(self.table) - 1.0)
        """How many turns the bot will have after this one."""
        self.effects: list[int] = [effect_of(self.table, faction) for faction in FACTIONS]
        self.numbers: list[list[int]] = [
            [points_of(self.table, faction, place) for place in range(MOST_NUMBERS)] for faction in FACTIONS
        ]
        self.pays = [pay(self.effects[faction], self.numbers[faction]) for faction in FACTIONS]
        self.requirement: int = self.table.box.counts[self.table.requirement]
        row = self.table.requirement * MOST_NUMBERS
        self.rewards: list[int] = [self.table.box.worth[row + place] for place in range(MOST_NUMBERS)]
        self.line: list[int] = list(self.table.line)
        self.ambitions = {name: self.ambition(name) for name in view.plots}
        # What was worked out before: most of it serves many choices.
        self.courts: dict[tuple[Seat, Court], float] = {}
        self.plots: dict[tuple[Court, str], float] = {}
        self.rankings: dict[tuple[int, ...], float] = {}
        self.kept: dict[tuple[Seat, Card], float] = {}

    @cached_property
    def weights(self) -> dict[Seat, float]:
        """What a rival's point counts compared with the bot's own: all rivals together as much, the leader the most."""
        warmth = {seat: exp(self.view.seats[seat].points / WARMTH) for seat in self.rivals}
        total = sum(warmth.values())
        return {seat: one / total for seat, one in warmth.items()}

    @cached_property
    def reach(self) -> list[float]:
        """How likely the bot is to get each card it wants and does not have."""
        reach = [0.0] * CARD_COUNT
        for column in self.view.columns:
            for depth, card in enumerate(column):
                reach[CARDS.index(card)] = NEXT * DEEPER ** (depth // 2)
        for seat, public in enumerate(self.view.seats):
            for card in public.court:
                reach[CARDS.index(card)] = GIVEN_AWAY if seat == self.me else RIVALS
        if self.view.played is not None:
            reach[CARDS.index(self.view.played)] = GIVEN_AWAY
        return reach

    def ambition(self, name: str) -> Ambition:
        """A Plot of the deck, with the bot's chances to fulfill it from here."""
        box = self.table.box
        return Ambition(box.deck.plots[box.plot_ids.index(name)], self.reach)


def turns_left(table: Table) -> float:
    """How many more turns each player will have: judged by the columns, or by the leader's points."""
    sizes = [int(size) for size in table.size]
    plays = (min(sizes) + sum(sizes) - 2) / 2
    to_go = 0 if table.last_round else int(table.goal) - max(int(points) for points in table.points)
    return max(0.0, min(plays / int(table.players), to_go / PACE))
