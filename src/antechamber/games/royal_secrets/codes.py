"""The moves as small ints: one block of codes for each kind of move."""

from typing import Final

from antechamber.core.codes import Book
from antechamber.core.moves import Move
from antechamber.core.seats import MEMBERS
from antechamber.games.royal_secrets.cards import CARDS, COPIES, KINDS, MOST_SEATS, PLANNING, SIDES, Deck
from antechamber.games.royal_secrets.moves import (
    Attend,
    Bet,
    GiveParley,
    Pass,
    ShowThirdCard,
    Slot,
    SplitPlayers,
    UseCorruption,
    UseEspionage,
    UseMasterStroke,
    UseMedal,
    UsePlanning,
    UseRecruitment,
    UseRoyalDinner,
    UseRoyalPardon,
    UseStabbing,
)

PLACES: Final = 12  # two bets of each of five seats, then the Cardinal's two
CARDINAL_PLACE: Final = 10


class Code:
    """The first code of each block; what is added tells the side, seat, card, place or set of seats."""

    ATTEND: Final = 0
    DINE: Final = 2
    GIVE: Final = 3
    BET_DOWN: Final = 8
    BET_UP: Final = 18
    PLAN: Final = 28
    CORRUPT: Final = 30
    SPY: Final = 31
    BEG_PARDON: Final = 32
    STROKE: Final = 33
    PASS: Final = 34
    STAB: Final = 35
    HONOR: Final = 47
    RECRUIT: Final = 59
    THIRD: Final = 69
    SPLIT: Final = 79


def make_book(deck: Deck) -> Book:
    """The Move of every code, for the two Plannings of this deck."""
    plannings = deck.in_order[PLANNING * COPIES : PLANNING * COPIES + COPIES]
    slots: list[Slot] = [1, 2]
    places = [(owner if owner < MOST_SEATS else None, slot) for owner in range(MOST_SEATS + 1) for slot in slots]
    hand_cards = CARDS[:KINDS]
    moves: list[Move] = [Attend(side) for side in SIDES]
    moves += [UseRoyalDinner()]
    moves += [GiveParley(seat) for seat in range(MOST_SEATS)]
    moves += [Bet(card, False) for card in hand_cards]
    moves += [Bet(card, True) for card in hand_cards]
    moves += [UsePlanning(card.influence) for card in plannings]
    moves += [UseCorruption(), UseEspionage(), UseRoyalPardon(), UseMasterStroke(), Pass()]
    moves += [UseStabbing(owner, slot) for owner, slot in places]
    moves += [UseMedal(owner, slot) for owner, slot in places]
    moves += [UseRecruitment(owner, slot) for owner, slot in places if owner is not None]
    moves += [ShowThirdCard(card) for card in hand_cards]
    moves += [SplitPlayers(MEMBERS[mask]) for mask in range(1 << MOST_SEATS)]
    return Book(moves, "RS 2.4")
