"""Nothing is lost, and whoever only listens can keep the whole public table: cards, points, token, guard."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from antechamber import Event
from antechamber.core.events import seen
from antechamber.games.queen_marie_antoinette import events as e
from antechamber.games.queen_marie_antoinette.cards import CARDS
from antechamber.games.queen_marie_antoinette.views.shapes import GuardView, View
from tests.games.queen_marie_antoinette.court import Court, card, fresh, of, play_out

EVERY_NUMBER = pytest.mark.parametrize("players", [2, 3, 4])
SEEDS = range(30)
PLOTS = [f"P{number}" for number in range(1, 37)]


def random_game(players: int, seed: int) -> Iterator[tuple[Court, list[Event]]]:
    """A whole random game: the table after each move, and what a spectator was told of it."""
    table, chance = fresh(players, seed), Random(seed)
    while table.asked:
        (color,) = table.asked
        told = table.play(color, chance.choice(table.choices(color)))
        yield table, seen(told, None)


# Cards


@pytest.mark.rule("QMA 1.2", "QMA 1.5")
@EVERY_NUMBER
def test_every_character_and_every_plot_is_there_once_to_the_end(players: int) -> None:
    characters = [name for name in CARDS if players == 4 or not name.endswith(" 0")]
    for seed in SEEDS:
        for table, _ in random_game(players, seed):
            assert table.state.inventory() == dict.fromkeys((*characters, *PLOTS), 1)


@pytest.mark.rule("QMA 1.10")
@EVERY_NUMBER
def test_everybody_can_see_where_every_character_lies(players: int) -> None:
    """In a court, a column, a set, among the Conditions, or in the hand of who is about to place it."""
    characters = {name for name in CARDS if players == 4 or not name.endswith(" 0")}
    for seed in SEEDS:
        for table, _ in random_game(players, seed):
            view = table.view()
            lying = Counter(name for pile in (*view.sets, *view.columns) for name in pile)
            lying.update(name for seat in view.seats for name in seat.court)
            lying.update(card(name) for name in view.conditions)
            if view.step == "placing":
                lying[view.played or card("m0")] += 1
            assert lying == dict.fromkeys(characters, 1)


# The table by the events alone


class Listener:
    """Somebody who sees the table as it was dealt, and afterwards only hears what happens."""

    def __init__(self, view: View) -> None:
        self.columns = [list(column) for column in view.columns]
        self.courts: list[set[str]] = [set() for _ in view.seats]
        self.points = [5] * view.players
        self.validated: list[list[str]] = [[] for _ in view.seats]
        self.plots = [4] * view.players
        self.deck = view.deck
        self.token: str = view.token
        self.guard: GuardView | None = None

    def hear(self, event: Any) -> None:
        """Do on the own table what is told."""
        match event:
            case e.SetTaken():
                self.courts[event.seat] |= set(event.cards)
            case e.CardPlayed():
                self.courts[event.seat].remove(event.card)
            case e.CardPlaced():
                assert self.columns[event.column - 1][-1] == event.covered
                self.columns[event.column - 1].append(event.card)
            case e.CardsTaken():
                for name in event.cards:
                    self.columns[event.column - 1].remove(name)
                self.courts[event.seat] |= set(event.cards)
            case e.ColumnEmptied():
                assert self.columns[event.column - 1] == []
            case e.PointsScored() | e.PlotValidated():
                self.points[event.seat] += event.amount
            case e.PointsLost():
                self.points[event.seat] -= event.amount
            case e.TokenMoved():
                self.token = event.faction
            case _:
                self.hear_of_an_effect(event)
        if isinstance(event, e.PlotValidated):
            self.validated[event.seat].append(event.plot)
            self.plots[event.seat] -= 1

    def hear_of_an_effect(self, event: Any) -> None:
        """What moves cards, Plots or the guard by a Condition."""
        match event:
            case e.CourtsExchanged():
                self.courts[event.seat] ^= {event.given, event.taken}
                self.courts[event.opponent] ^= {event.given, event.taken}
            case e.TopExchanged():
                self.courts[event.seat] ^= {event.given, event.taken}
                assert self.columns[event.column - 1][0] == event.taken
                self.columns[event.column - 1][0] = event.given
            case e.ColumnReversed():
                self.columns[event.column - 1].reverse()
            case e.TopsSwapped():
                one, other = self.columns[event.first - 1], self.columns[event.second - 1]
                one[0], other[0] = other[0], one[0]
            case e.TopMoved():
                self.columns[event.to - 1].append(self.columns[event.source - 1].pop(0))
            case e.CardPutBack():
                self.courts[event.seat].remove(event.card)
                self.columns[event.column - 1].append(event.card)
            case e.GuardSet():
                self.guard = GuardView(event.column, event.seat)
            case e.GuardLifted():
                self.guard = None
            case e.PlotDrawn():
                self.plots[event.seat] += 1
                self.deck -= 1
            case e.PlotPutUnder() | e.PlotUpset():
                self.plots[event.seat if isinstance(event, e.PlotPutUnder) else event.opponent] -= 1
                self.deck += 1


@pytest.mark.rule("QMA 6.1", "QMA 1.10")
@EVERY_NUMBER
def test_whoever_only_listens_knows_the_whole_public_table(players: int) -> None:
    heard: Counter[type[Event]] = Counter()
    for seed in SEEDS:
        listener = Listener(fresh(players, seed).view())
        for table, told in random_game(players, seed):
            for event in told:
                listener.hear(event)
                heard[type(event)] += 1
            view = table.view()
            assert [list(column) for column in view.columns] == listener.columns
            assert [set(seat.court) for seat in view.seats] == listener.courts
            assert [seat.points for seat in view.seats] == listener.points
            assert [list(seat.validated) for seat in view.seats] == listener.validated
            assert [seat.plots for seat in view.seats] == listener.plots
            assert (view.deck, view.token, view.guard) == (listener.deck, listener.token, listener.guard)
    assert len(heard) > 20


@pytest.mark.rule("QMA 6.1", "QMA 7.3")
@EVERY_NUMBER
def test_by_random_play_every_score_follows_from_what_was_told(players: int) -> None:
    """Five points, what was scored and validated, less what was lost, and the Requirement."""
    for seed in SEEDS:
        table = play_out(fresh(players, seed), seed)
        told = table.seen(None)
        (end,) = of(e.GameEnded, told)
        for seat in range(players):
            gained = sum(event.amount for event in of(e.PointsScored, told) if event.seat == seat)
            gained += sum(event.amount for event in of(e.PlotValidated, told) if event.seat == seat)
            lost = sum(event.amount for event in of(e.PointsLost, told) if event.seat == seat)
            assert end.points[seat] == 5 + gained - lost
            assert end.scores[seat] == end.points[seat] + end.counted[seat]
        result = table.state.result
        assert result is not None
        assert result.scores == end.scores
