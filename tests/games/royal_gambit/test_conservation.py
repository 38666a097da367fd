"""HP, coins and poison come and go only by what everybody is told; cards neither come nor go."""

from collections.abc import Iterator

import pytest

from antechamber import Event, State
from antechamber.core.events import seen
from antechamber.core.laws import Table, random_play
from antechamber.games.royal_gambit import events as e
from antechamber.games.royal_gambit.cards import ACTIONS, COSTS, SPOT_NAMES, Spot
from antechamber.games.royal_gambit.views.shapes import View
from tests.games.royal_gambit.court import GAME

Place = tuple[int, Spot]
OPTIONS: list[dict[str, object]] = [{}, {"redistribution": False}, {"resigning": "any time"}]
POISONOUS: dict[str, object] = {"deck": {"alchemist": 8, "druid": 8, "knight": 8}, "coins": 20, "character_hp": 3}
"""Here much is poisoned, moved and killed."""


class Ledger:
    """The tokens of a table, kept by somebody who sees its start and then only hears what all are told."""

    def __init__(self, start: View) -> None:
        self.hp, self.poison, self.coins = tokens(start)

    def enter(self, event: Event) -> None:
        """Note what an event has changed."""
        match event:
            case e.HpRedistributed():
                self.redistribute(event)
            case e.HpGained():
                self.hp[event.seat, event.spot] += event.amount
            case e.HpLost():
                self.hp[event.seat, event.spot] -= event.amount
            case e.CharacterDied():
                self.bury(event)
            case e.WeddingHeld():
                assert self.hp[event.seat, event.spot] == 0
                self.hp[event.seat, event.spot] = event.hp
            case e.PlayerFell():
                self.clear(event)
            case _:
                self.enter_coins(event)
                self.enter_poison(event)
        assert min(*self.hp.values(), *self.poison.values(), *self.coins.values()) >= 0, event

    def enter_coins(self, event: Event) -> None:
        """Note what an event has changed about coins."""
        match event:
            case e.ActionDeclared():
                assert event.cost == COSTS[ACTIONS.index(event.action)]
                self.coins[event.seat] -= event.cost
            case e.CoinsGained():
                self.coins[event.seat] += event.amount
            case e.CoinsStolen():
                self.coins[event.player] -= event.amount
                self.coins[event.seat] += event.amount

    def enter_poison(self, event: Event) -> None:
        """Note what an event has changed about poison."""
        match event:
            case e.PoisonPlaced():
                self.poison[event.player, event.spot] += 1
            case e.PoisonMoved():
                self.poison[event.target.seat, event.target.spot] -= 1
                self.poison[event.other.seat, event.other.spot] += 1
            case e.PoisonSpent():
                assert self.poison[event.seat, event.spot] == event.amount
                self.poison[event.seat, event.spot] = 0

    def redistribute(self, event: e.HpRedistributed) -> None:
        """HP change places, and their sum is the same."""
        given = {"royal": event.royal, "first": event.first, "second": event.second}
        assert sum(given.values()) == sum(self.hp[event.seat, spot] for spot in SPOT_NAMES)
        for spot in SPOT_NAMES:
            self.hp[event.seat, spot] = given[spot]

    def bury(self, event: e.CharacterDied) -> None:
        """A character dies when its last HP is gone, and its poison goes with it."""
        place = (event.seat, event.spot)
        assert (self.hp[place], self.poison[place]) == (0, event.poison)
        self.poison[place] = 0

    def clear(self, event: e.PlayerFell) -> None:
        """All that a player had is gone."""
        assert self.coins[event.seat] == event.coins
        assert {up.spot for up in event.cards} == {s for s in SPOT_NAMES if s != "royal" and self.hp[event.seat, s]}
        self.coins[event.seat] = 0
        for spot in SPOT_NAMES:
            self.hp[event.seat, spot] = self.poison[event.seat, spot] = 0


def tokens(view: View) -> tuple[dict[Place, int], dict[Place, int], dict[int, int]]:
    """The HP and the poison of every place, and the coins of every seat, as a view shows them."""
    hp: dict[Place, int] = {(seat, spot): 0 for seat in range(view.players) for spot in SPOT_NAMES}
    poison = dict(hp)
    for number, seat in enumerate(view.seats):
        hp[number, "royal"], poison[number, "royal"] = seat.royal_hp, seat.royal_poison
        for character in seat.characters:
            hp[number, character.spot], poison[number, character.spot] = character.hp, character.poison
    return hp, poison, {number: seat.coins for number, seat in enumerate(view.seats)}


def public(state: State) -> View:
    view = state.view(None)
    assert isinstance(view, View)
    return view


def played(players: int, seed: int, options: dict[str, object]) -> Iterator[tuple[State, list[Event]]]:
    """A random game: the table after every move, and what a spectator was told of the move."""
    for moment in random_play(Table(GAME, players, seed, options)):
        after = moment.state.copy()
        yield after, seen(after.narrate(moment.seat, moment.move), None)


@pytest.mark.rule("RG 1.4", "RG 8.1", "RG 8.3")
@pytest.mark.parametrize("options", [*OPTIONS, POISONOUS], ids=lambda options: ", ".join(options) or "by default")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_ledger_of_what_all_are_told_agrees_with_the_table_after_every_move(
    players: int, options: dict[str, object]
) -> None:
    for seed in range(10):
        ledger = Ledger(public(GAME.start(players, seed, options)))
        for state, told in played(players, seed, options):
            for event in told:
                ledger.enter(event)
            assert (ledger.hp, ledger.poison, ledger.coins) == tokens(public(state))


@pytest.mark.rule("RG 1.2", "RG 8.2")
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ", ".join(options) or "by default")
@pytest.mark.parametrize("players", range(2, 7))
def test_three_cards_of_each_of_eight_characters_are_there_after_every_move(
    players: int, options: dict[str, object]
) -> None:
    """By the inventory, and by a count of what lies where: deck, positions, drawn cards and those face up."""
    for state, _ in played(players, 5, options):
        view = public(state)
        drawn = 2 * (view.step == "exchanging")
        lying = sum(len(seat.characters) + len(seat.fallen) for seat in view.seats)
        assert set(state.inventory().values()) == {3}
        assert view.deck_size + drawn + lying == sum(state.inventory().values()) == 24


TOLD = [
    e.HpRedistributed,
    e.HpGained,
    e.HpLost,
    e.CharacterDied,
    e.WeddingHeld,
    e.PlayerFell,
    e.ActionDeclared,
    e.CoinsGained,
    e.CoinsStolen,
    e.PoisonPlaced,
    e.PoisonMoved,
    e.PoisonSpent,
]
"""The events that move tokens."""


def agrees_without(kind: type[Event], seed: int, options: dict[str, object]) -> bool:
    """A ledger that does not hear of one kind of event agrees to the end."""
    ledger = Ledger(public(GAME.start(3, seed, options)))
    for state, told in played(3, seed, options):
        try:
            for event in told:
                if not isinstance(event, kind):
                    ledger.enter(event)
        except AssertionError:
            return False
        if (ledger.hp, ledger.poison, ledger.coins) != tokens(public(state)):
            return False
    return True


@pytest.mark.parametrize("kind", TOLD)
def test_a_ledger_that_misses_one_kind_of_event_goes_wrong(kind: type[Event]) -> None:
    assert not all(agrees_without(kind, seed, options) for options in (*OPTIONS, POISONOUS) for seed in range(40))
