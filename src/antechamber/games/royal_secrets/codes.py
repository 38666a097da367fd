"""The moves as small ints: one block of codes for each kind of move."""

from typing import Final

from mypy_extensions import i64

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

PLACES: Final[i64] = 12  # two bets for each of five seats, then the Cardinal's two
CARDINAL_PLACE: Final[i64] = 10


class Code:
    """The first code of each block; the offset is the side, seat, card, place or set of seats."""

    ATTEND: Final[i64] = 0
    DINE: Final[i64] = 2
    GIVE: Final[i64] = 3
    BET_DOWN: Final[i64] = 8
    BET_UP: Final[i64] = 18
    PLAN: Final[i64] = 28
    CORRUPT: Final[i64] = 30
    SPY: Final[i64] = 31
    BEG_PARDON: Final[i64] = 32
    STROKE: Final[i64] = 33
    PASS: Final[i64] = 34
    STAB: Final[i64] = 35
    HONOR: Final[i64] = 47
    RECRUIT: Final[i64] = 59
    THIRD: Final[i64] = 69
    SPLIT: Final[i64] = 79


def make_book(deck: Deck) -> Book:
    """The Move for every code, with the two Plannings of this deck."""
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
