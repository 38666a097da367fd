"""What has happened, and who may see it (R61)."""

from typing import ClassVar, Literal

import msgspec

from antechamber.core.events import BySeat, Event, Public, Secret
from antechamber.core.moves import Seat
from antechamber.games.royal_secrets.cards import Audience, Card, Side
from antechamber.games.royal_secrets.moves import Slot

Why = Literal["opening", "king", "queen", "valet", "master stroke", "royal pardon"]
DrawnBy = Literal["corruption", "excuse"]
Outcome = Literal["uncounted", "empty", "excused", "stood up", "failed", "succeeded"]


class LaidCard(msgspec.Struct, frozen=True):
    """A bet card and where it is; `owner` is None for the Cardinal's."""

    owner: Seat | None
    slot: Slot
    card: Card


class HeldCard(msgspec.Struct, frozen=True):
    """A card and the seat that holds or shows it."""

    seat: Seat
    card: Card


class DueView(msgspec.Struct, frozen=True):
    """A line of the public ledger."""

    round: int
    seat: Seat
    amount: int
    why: Why
    sender: Seat | None


class RoundOpened(Event, frozen=True):
    """The King's and the Queen's Audience cards were turned up (RS 2.1)."""

    reveals: ClassVar[bool] = True
    round: Public[int]
    first: Public[Seat]
    king: Public[Audience]
    queen: Public[Audience]


class AudienceChosen(Event, frozen=True):
    """A player went to an audience (RS 4.1)."""

    seat: Public[Seat]
    side: Public[Side]


class ParleyGiven(Event, frozen=True):
    """The Parley changed hands (RS 3.1)."""

    seat: Public[Seat]
    to: Public[Seat]


class FavorPassed(Event, frozen=True):
    """A player who could have used a favor passed (RS 12.12)."""

    seat: Public[Seat]


class PlanningAnnounced(Event, frozen=True):
    """A player announced a Planning (RS 12.4)."""

    seat: Public[Seat]
    influence: Public[int]


class PlayersSplit(Event, frozen=True):
    """A planner sent everyone to an audience (RS 12.4)."""

    seat: Public[Seat]
    king: Public[tuple[Seat, ...]]
    queen: Public[tuple[Seat, ...]]


class DinnerTaken(Event, frozen=True):
    """A player became the guest of both audiences (RS 12.5)."""

    seat: Public[Seat]


class ValetDrawn(Event, frozen=True):
    """A player drew a Valet; only they see it."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    by: Public[DrawnBy]
    card: Secret[Card]


class CardBet(Event, frozen=True):
    """A card was laid before a sovereign (RS 5.1)."""

    seat: Public[Seat]
    slot: Public[Slot]
    face_up: Public[bool]
    card: Secret[Card]
    """Visible to everyone if face up, otherwise only to its owner."""


class CardinalBet(Event, frozen=True):
    """The Cardinal laid a card: the first face up, the second unseen by anyone (RS 9.2)."""

    reveals: ClassVar[bool] = True
    side: Public[Side]
    slot: Public[Slot]
    card: Secret[Card]


class BetsSpied(Event, frozen=True):
    """A player looked at all face-down bets; only they saw them (RS 12.6)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    cards: Secret[tuple[LaidCard, ...]]


class CardStabbed(Event, frozen=True):
    """A face-down bet was turned up and set aside (RS 12.7)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    owner: Public[Seat | None]
    slot: Public[Slot]
    card: Public[Card]


class MedalLaid(Event, frozen=True):
    """A bet card was doubled (RS 12.8)."""

    seat: Public[Seat]
    owner: Public[Seat | None]
    slot: Public[Slot]


class CardClaimed(Event, frozen=True):
    """A player claimed another player's bet card (RS 12.9)."""

    seat: Public[Seat]
    owner: Public[Seat]
    slot: Public[Slot]


class BetsRevealed(Event, frozen=True):
    """All face-down bets were turned up (RS 6.1)."""

    reveals: ClassVar[bool] = True
    cards: Public[tuple[LaidCard, ...]]


class PlayerWithdrew(Event, frozen=True):
    """An Excuse took its player out of the count (RS 8.1)."""

    seat: Public[Seat]


class AudienceCounted(Event, frozen=True):
    """An audience was counted: the total of those who stayed, and who bet the most (RS 6.2)."""

    side: Public[Side]
    outcome: Public[Outcome]
    total: Public[int]
    required: Public[int]
    leaders: Public[tuple[Seat, ...]]


class ThirdCardChosen(Event, frozen=True):
    """A tied player chose a card in secret; hidden from everyone else, including that it happened (RS 6.5)."""

    private: ClassVar[bool] = True
    seat: Secret[Seat]
    card: Secret[Card]


class ThirdCardsShown(Event, frozen=True):
    """The tied players showed their third cards together (RS 6.5)."""

    reveals: ClassVar[bool] = True
    side: Public[Side]
    cards: Public[tuple[HeldCard, ...]]


class ThirdCardPassed(Event, frozen=True):
    """A third card went to the right, or back to its owner if it is a 0-Courtier (RS 6.6, RS 6.7)."""

    seat: Public[Seat]
    to: Public[Seat]
    card: Public[Card]


class AudienceWon(Event, frozen=True):
    """The majority of a successful audience is settled; None if nobody has it (RS 6.4, RS 6.8, RS 9.4)."""

    side: Public[Side]
    seat: Public[Seat | None]


class PointsDue(Event, frozen=True):
    """A player is due a gain or a loss; `sender` is the owner of the Valet, if any (RS 6.3, RS 6.9, RS 7.2)."""

    seat: Public[Seat]
    amount: Public[int]
    why: Public[Why]
    sender: Public[Seat | None]


class CardRecruited(Event, frozen=True):
    """A claimed card went to the player who claimed it, unless it is a 0-Courtier (RS 12.9)."""

    seat: Public[Seat]
    owner: Public[Seat]
    card: Public[Card]
    taken: Public[bool]


class RoundEnded(Event, frozen=True):
    """The table was cleared and favors were taken (RS 10.1)."""

    round: Public[int]
    king: Public[Seat | None]
    queen: Public[Seat | None]


class GameEnded(Event, frozen=True):
    """All totals and hands were shown (RS 11.1)."""

    reveals: ClassVar[bool] = True
    points: Public[BySeat[int]]
    hands: Public[BySeat[tuple[Card, ...]]]
    unplayed: Public[BySeat[int]]
    scores: Public[BySeat[int]]


AnyEvent = (
    RoundOpened
    | AudienceChosen
    | ParleyGiven
    | FavorPassed
    | PlanningAnnounced
    | PlayersSplit
    | DinnerTaken
    | ValetDrawn
    | CardBet
    | CardinalBet
    | BetsSpied
    | CardStabbed
    | MedalLaid
    | CardClaimed
    | BetsRevealed
    | PlayerWithdrew
    | AudienceCounted
    | ThirdCardChosen
    | ThirdCardsShown
    | ThirdCardPassed
    | AudienceWon
    | PointsDue
    | CardRecruited
    | RoundEnded
    | GameEnded
)
