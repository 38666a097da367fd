"""Duplicate matches: the same deals, played with the bots in every rotation of the seats."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev

from antechamber import bots
from antechamber.bots import Bot, Make
from antechamber.core.chance import LARGEST_SEED
from antechamber.core.game import Game
from antechamber.core.refused import Refused
from antechamber.core.result import Result
from antechamber.core.state import State
from antechamber.lab.tallies import Tally

MOST_DEALS = 1_000_000


@dataclass(frozen=True)
class Match:
    """Which bots meet over how many deals; deal n has the luck of `seed + n` in every rotation."""

    game: Game
    bots: tuple[str, ...]
    deals: int
    seed: int = 0
    options: dict[str, object] | None = None

    def __post_init__(self) -> None:
        """Refuse what cannot be played, before the first deal."""
        if not 1 <= self.deals <= MOST_DEALS:
            raise Refused("", "lab-bad-deals", {"most": MOST_DEALS})
        if not 0 <= self.seed <= LARGEST_SEED - self.deals:
            raise Refused("", "core-bad-seed", {"most": LARGEST_SEED - self.deals})
        self.makers()
        self.game.start(self.game.check_players(self.players), self.seed, self.options)

    @property
    def players(self) -> int:
        """The number of players: a bot named twice plays twice."""
        return len(self.bots)

    @property
    def fair_share(self) -> float:
        """The win share of each player if all are equal."""
        return 1.0 / self.players

    def makers(self) -> list[Make]:
        """The functions that make the bots."""
        return [bots.find(self.game, name) for name in self.bots]


@dataclass
class Standing:
    """How one of the bots has done: its mean win share in each deal, over all rotations."""

    bot: str
    shares: list[float] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The share of the games it has won; joint winners share 1."""
        return fmean(self.shares)

    @property
    def error(self) -> float:
        """The standard error of that share: deals are independent of each other, the games of one deal are not."""
        return stdev(self.shares) / sqrt(len(self.shares)) if len(self.shares) > 1 else float("nan")


def play_match(match: Match, standings: list[Standing], tallies: list[Tally]) -> Iterator[int]:
    """Play all deals, one per step; yields the number of deals played so far."""
    makers = match.makers()
    for deal in range(match.deals):
        shares = [0.0] * match.players
        for rotation in range(match.players):
            seats = [(place + rotation) % match.players for place in range(match.players)]
            state = match.game.start(match.players, match.seed + deal, match.options)
            players = {seat: makers[place](bot_seed(match, deal, place)) for place, seat in enumerate(seats)}
            winners = play_game(state, players, tallies).winners
            for place, seat in enumerate(seats):
                shares[place] += (seat in winners) / len(winners)
        for standing, share in zip(standings, shares, strict=True):
            standing.shares.append(share / match.players)
        yield deal + 1


def bot_seed(match: Match, deal: int, place: int) -> int:
    """The dice of a bot: different in every deal, the same in every rotation."""
    return (match.seed + deal) * match.players + place


def play_game(state: State, players: dict[int, Bot], tallies: list[Tally]) -> Result:
    """Play a game to its end; each bot is given its seat's view and choices, and nothing else."""
    for tally in tallies:
        tally.begin(state.view(None))
    while not state.is_over:
        seat = state.actors[0]
        events = state.narrate(seat, players[seat].choose(state.view(seat), state.choices(seat)))
        for tally in tallies:
            for event in events:
                tally.note(event, state)
    result = state.outcome()
    for tally in tallies:
        tally.end(result)
    return result
