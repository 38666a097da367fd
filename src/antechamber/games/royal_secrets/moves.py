"""What a player can choose."""

from typing import Final, Literal

from antechamber.core.moves import Move, Seat
from antechamber.games.royal_secrets.cards import Card, Favor, Side

Slot = Literal[1, 2]
"""A player's first or second bet card."""


class Attend(Move, frozen=True):
    """Go to the King's or the Queen's audience (RS 4.1)."""

    side: Side


class GiveParley(Move, frozen=True):
    """Hand the Parley to the player who acts next (RS 3.1)."""

    to: Seat


class Bet(Move, frozen=True):
    """Lay a card from your hand, face up or face down (RS 5.1)."""

    card: Card
    face_up: bool


class ShowThirdCard(Move, frozen=True):
    """Choose in secret the card to break a tie with (RS 6.5)."""

    card: Card


class Pass(Move, frozen=True):
    """Use no favor, or no more favors, in this window (RS 12.12)."""


class UseCorruption(Move, frozen=True):
    """Draw a Valet (RS 12.3)."""


class UsePlanning(Move, frozen=True):
    """Announce the Planning whose Audience card needs this much influence (RS 12.4)."""

    influence: int


class SplitPlayers(Move, frozen=True):
    """Send these seats to the King and all others to the Queen (RS 12.4)."""

    king: tuple[Seat, ...]


class UseRoyalDinner(Move, frozen=True):
    """Be the guest of both audiences (RS 12.5)."""


class UseEspionage(Move, frozen=True):
    """Look at every face-down card (RS 12.6)."""


class UseStabbing(Move, frozen=True):
    """Discard a face-down bet; `owner` is None for the Cardinal's (RS 12.7)."""

    owner: Seat | None
    slot: Slot


class UseMedal(Move, frozen=True):
    """Double a bet card; `owner` is None for the Cardinal's (RS 12.8)."""

    owner: Seat | None
    slot: Slot


class UseRecruitment(Move, frozen=True):
    """Claim a card bet by another guest of your audience (RS 12.9)."""

    owner: Seat
    slot: Slot


class UseRoyalPardon(Move, frozen=True):
    """Cancel all your losses of this round (RS 12.10)."""


class UseMasterStroke(Move, frozen=True):
    """Turn your audience losses of this round into gains (RS 12.11)."""


FAVOR_OF: Final[dict[type[Move], Favor]] = {
    UseCorruption: "corruption",
    UsePlanning: "planning",
    UseRoyalDinner: "royal dinner",
    UseEspionage: "espionage",
    UseStabbing: "stabbing",
    UseMedal: "medal of merit",
    UseRecruitment: "recruitment",
    UseRoyalPardon: "royal pardon",
    UseMasterStroke: "master stroke",
}
"""The favor that each of these moves uses."""

AnyMove = (
    Attend
    | GiveParley
    | Bet
    | ShowThirdCard
    | Pass
    | UseCorruption
    | UsePlanning
    | SplitPlayers
    | UseRoyalDinner
    | UseEspionage
    | UseStabbing
    | UseMedal
    | UseRecruitment
    | UseRoyalPardon
    | UseMasterStroke
)
