"""What the bot has heard: who claimed what with the cards they still have, and whose claims were proved.

A view shows the table, not what was said. So the bot listens at every question, and at the next one sees from the
claimer's cards and HP what became of the claim.
"""

from dataclasses import dataclass, field
from typing import Final

from antechamber.core.moves import Seat
from antechamber.games.royal_gambit.cards import PENALTY, Character
from antechamber.games.royal_gambit.views.shapes import SeatView, View

DENIED: Final = 0.03
"""How much less likely a player has a character after admitting a lie, which may not have been one (G18)."""
PATIENCE: Final = 1.0
"""How many proofs either way it takes until a player's record counts as much as the usual."""
COMPANY: Final = 0.5
"""How much of a player's record counts for all others at the table."""
USUAL: Final = 0.25
"""The share of its own claims that the bot expects to be accused of."""
BOLD: Final = 0.15
"""How much of that it believes before it has made any."""
TRIALS: Final = 4.0
"""How many claims it takes until their outcomes count as much as what the bot believed."""

Cards = tuple[int, ...]
"""The cards of a seat, by their arrivals."""


@dataclass
class Heard:
    """A claim whose outcome is not known yet."""

    seat: Seat
    character: Character
    cards: Cards
    hp: int
    arrivals: int
    turn: int
    opened: int
    evidence: float
    """How many times likelier a hand with the character is than one without it."""


@dataclass
class Record:
    """What is known about a player's honesty."""

    cards: Cards = ()
    claims: dict[Character, float] = field(default_factory=dict)
    """What the player claimed with these cards, and how strong the evidence is."""
    proved: int = 0
    admitted: int = 0


class Memory:
    """Everything said at the table, as far as it still matters."""

    def __init__(self) -> None:
        self.records: dict[Seat, Record] = {}
        self.heard: Heard | None = None
        self.claims = 0
        """How many actions the bot has claimed, truly or not."""
        self.accused = 0
        """How often it was accused of them."""

    def trust(self, seat: Seat) -> float:
        """How much more honest a player is than usual, judged by their record and the table's."""
        own, everyone = self.record(seat), self.records.values()
        proved = own.proved + COMPANY * sum(record.proved for record in everyone)
        admitted = own.admitted + COMPANY * sum(record.admitted for record in everyone)
        return (proved + PATIENCE) / (admitted + PATIENCE)

    @property
    def doubt(self) -> float:
        """How much more often than usual the bot is doubted."""
        return (self.accused / USUAL + BOLD * TRIALS) / (self.claims + TRIALS)

    def record(self, seat: Seat) -> Record:
        """What is known about a player's honesty."""
        return self.records.setdefault(seat, Record())

    def look(self, view: View) -> None:
        """See what became of the last claim, and forget claims about cards that are gone; once per question."""
        if self.heard is not None and (self.heard.turn, self.heard.opened) != (view.turn, view.opened):
            self._settle(view, self.heard)
            self.heard = None
        if view.step == "proving" and view.actor == view.seat:
            self.accused += 1
        for seat, public in enumerate(view.seats):
            record = self.record(seat)
            if record.cards != (cards := cards_of(public)):
                record.cards, record.claims = cards, {}

    def listen(self, view: View, evidence: float) -> None:
        """Note a claim, and what it says about the claimer's hand."""
        if view.claimant is not None and view.claimed is not None:
            public = view.seats[view.claimant]
            hp = hp_of(public, view.claimant == view.actor)
            self.heard = Heard(
                view.claimant, view.claimed, cards_of(public), hp, view.arrivals, view.turn, view.opened, evidence
            )

    def _settle(self, view: View, heard: Heard) -> None:
        record, public = self.record(heard.seat), view.seats[heard.seat]
        is_back = any(one.card == heard.character and one.when >= heard.arrivals for one in view.returned)
        if is_back and cards_of(public) != heard.cards:
            record.proved += 1
        elif heard.hp - hp_of(public, False) >= PENALTY:
            record.admitted += 1
            record.claims[heard.character] = DENIED
        else:
            record.claims.setdefault(heard.character, heard.evidence)


def cards_of(seat: SeatView) -> Cards:
    """The cards of a seat, by their arrivals."""
    return tuple(character.arrival for character in seat.characters)


def hp_of(seat: SeatView, is_poisoned: bool) -> int:
    """All HP of a seat, minus those its poison takes at the end of the turn."""
    whole = seat.royal_hp + sum(character.hp for character in seat.characters)
    poison = seat.royal_poison + sum(min(character.hp, character.poison) for character in seat.characters)
    return whole - poison if is_poisoned else whole
