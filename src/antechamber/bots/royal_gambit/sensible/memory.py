"""What the bot has heard: who claimed what with the cards that still lie there, and whose word was proved or not.

A view tells how the table stands, not what was said; so the bot listens at every question, and at the next one sees by
the claimer's cards and HP what has become of the claim.
"""

from dataclasses import dataclass, field
from typing import Final

from antechamber.core.moves import Seat
from antechamber.games.royal_gambit.cards import PENALTY, Character
from antechamber.games.royal_gambit.views.shapes import SeatView, View

DENIED: Final = 0.03
"""How much less likely a player has a character after admitting that it was a lie; it may have been none (G18)."""
PATIENCE: Final = 1.0
"""How many proofs either way it takes until a player's record counts as much as what is usual."""
COMPANY: Final = 0.5
"""How much of a player's record counts for all others at the table."""
USUAL: Final = 0.25
"""How many of its own claims the bot expects to be accused of."""
BOLD: Final = 0.15
"""How much of that it believes before it has made any."""
TRIALS: Final = 4.0
"""How many claims it takes until what has become of them counts as much as what it believed."""

Cards = tuple[int, ...]
"""The cards before a seat, by their arrivals."""


@dataclass
class Heard:
    """A claim of which it is not known yet what came of it."""

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
    """What is known of a player's word."""

    cards: Cards = ()
    claims: dict[Character, float] = field(default_factory=dict)
    """What he claimed with these cards, and the evidence of it."""
    proved: int = 0
    admitted: int = 0


class Memory:
    """All that was said at the table, as far as it matters still."""

    def __init__(self) -> None:
        self.records: dict[Seat, Record] = {}
        self.heard: Heard | None = None
        self.claims = 0
        """How many actions the bot has claimed itself, truly or not."""
        self.accused = 0
        """How often it was accused of them."""

    def trust(self, seat: Seat) -> float:
        """How much more candid a player is than is usual, judged by his record and by that of the table."""
        own, everyone = self.record(seat), self.records.values()
        proved = own.proved + COMPANY * sum(record.proved for record in everyone)
        admitted = own.admitted + COMPANY * sum(record.admitted for record in everyone)
        return (proved + PATIENCE) / (admitted + PATIENCE)

    @property
    def doubt(self) -> float:
        """How much more often the bot's own word is doubted than is usual."""
        return (self.accused / USUAL + BOLD * TRIALS) / (self.claims + TRIALS)

    def record(self, seat: Seat) -> Record:
        """What is known of a player's word."""
        return self.records.setdefault(seat, Record())

    def look(self, view: View) -> None:
        """See what came of the last claim, and forget what was said of cards that have gone; once for each question."""
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
        """Take a claim in, with what it tells of the claimer's hand."""
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
    """The cards before a seat, by their arrivals."""
    return tuple(character.arrival for character in seat.characters)


def hp_of(seat: SeatView, is_poisoned: bool) -> int:
    """All HP of a seat, less those that its poison takes at the end of the turn."""
    whole = seat.royal_hp + sum(character.hp for character in seat.characters)
    poison = seat.royal_poison + sum(min(character.hp, character.poison) for character in seat.characters)
    return whole - poison if is_poisoned else whole
