"""Random games by the thousand, and what they show."""

from collections.abc import Iterator
from dataclasses import dataclass

from antechamber.core.chance import LARGEST_SEED, Dice
from antechamber.core.game import Game
from antechamber.core.refused import Refused
from antechamber.core.state import State
from antechamber.lab.tallies import Tally, tally_of
from antechamber.lab.tallies.seats import SeatTally
from antechamber.lab.tallies.sheets import Sheet

MOST_GAMES = 10_000_000


@dataclass(frozen=True)
class Simulation:
    """How many random games of which game; game n has the luck of `seed + n`."""

    game: Game
    players: int
    games: int
    seed: int = 0
    options: dict[str, object] | None = None
    position: object = None
    """Where every game starts, if not with a deal."""

    def __post_init__(self) -> None:
        """Refuse what cannot be simulated, before the first game."""
        if not 1 <= self.games <= MOST_GAMES:
            raise Refused("", "lab-bad-games", {"most": MOST_GAMES})
        if not 0 <= self.seed <= LARGEST_SEED - self.games:
            raise Refused("", "core-bad-seed", {"most": LARGEST_SEED - self.games})
        self.state(0)

    def state(self, number: int) -> State:
        """The start of game n."""
        if self.position is None:
            return self.game.start(self.players, self.seed + number, self.options)
        state = self.game.load(self.position)
        state.reseed(self.seed + number)
        return state

    def tallies(self) -> list[Tally]:
        """The tallies that count these games."""
        own = tally_of(self.game)
        return [SeatTally(), *([own] if own is not None else [])]


def play_out(state: State, seed: int, tallies: list[Tally]) -> None:
    """Play a game by random choices and let the tallies see it."""
    dice = Dice(seed)
    for tally in tallies:
        tally.begin(state.view(None))
    while not state.is_over:
        actors = state.actors
        seat = actors[dice.below(len(actors))]
        choices = state.choices(seat)
        events = state.narrate(seat, choices[dice.below(len(choices))])
        for tally in tallies:
            for event in events:
                tally.note(event, state)
    result = state.result
    if result is not None:
        for tally in tallies:
            tally.end(result)


def simulate(simulation: Simulation, tallies: list[Tally]) -> Iterator[int]:
    """Play all games, one per step; yields the number of games played so far."""
    for number in range(simulation.games):
        play_out(simulation.state(number), simulation.seed + number, tallies)
        yield number + 1


def sheets(tallies: list[Tally]) -> list[Sheet]:
    """Everything that was counted."""
    return [sheet for tally in tallies for sheet in tally.sheets()]
