"""Favors of phases 2 and 3: each is used when it does more now than it is worth kept (RS 12.6 to RS 12.11)."""

import msgspec

from antechamber.bots.royal_secrets.sensible.plans import Prospect
from antechamber.bots.royal_secrets.sensible.rivals import held_cards
from antechamber.bots.royal_secrets.sensible.sight import ZERO, Sight
from antechamber.bots.royal_secrets.sensible.worth import favor_worth, hand_worth
from antechamber.core.moves import Move, Seat
from antechamber.games.royal_secrets.cards import Card
from antechamber.games.royal_secrets.moves import (
    Slot,
    UseEspionage,
    UseMasterStroke,
    UseMedal,
    UseRecruitment,
    UseRoyalPardon,
    UseStabbing,
)
from antechamber.games.royal_secrets.views.shapes import BetView

DOUBT = 0.15
"""How uncertain a room must be, either way, before a look at its cards is worth a favor."""
BEST_GUESS = 0.5
"""How much of what Espionage could change the bot expects from it."""


def weigh_favor(sight: Sight, move: Move) -> float:
    """What using a favor does, minus what it is worth kept; passing is worth 0."""
    match move:
        case UseRoyalPardon():
            return pardon_saves(sight) - favor_worth("royal pardon", sight.rounds_left)
        case UseMasterStroke():
            return stroke_turns(sight) - favor_worth("master stroke", sight.rounds_left)
        case UseRecruitment():
            return recruit_brings(sight, move.owner, move.slot) - favor_worth("recruitment", sight.rounds_left)
        case UseMedal():
            return weigh_mark(sight, move.owner, move.slot, "medal") - favor_worth("medal of merit", sight.rounds_left)
        case UseStabbing():
            return weigh_mark(sight, move.owner, move.slot, "stabbed") - favor_worth("stabbing", sight.rounds_left)
        case UseEspionage():
            return look_tells(sight) - favor_worth("espionage", sight.rounds_left)
    return 0.0


def due(sight: Sight, *, losses: int, rumors: int) -> int:
    """The bot's points after these dues: never below zero (RS 6.10)."""
    return max(0, sight.points[sight.me] + sight.view.seats[sight.me].gains - losses - rumors)


def pardon_saves(sight: Sight) -> float:
    """How many points a Royal Pardon saves (RS 12.10)."""
    own = sight.view.seats[sight.me]
    losses = -own.losses if own.stroked else own.losses
    return float(due(sight, losses=min(0, losses), rumors=0) - due(sight, losses=losses, rumors=own.rumors))


def stroke_turns(sight: Sight) -> float:
    """How many points a Master Stroke turns (RS 12.11)."""
    own = sight.view.seats[sight.me]
    rumors = 0 if own.pardoned else own.rumors
    losses = 0 if own.pardoned else own.losses
    return float(due(sight, losses=-own.losses, rumors=rumors) - due(sight, losses=losses, rumors=rumors))


def bet_at(sight: Sight, owner: Seat | None, slot: Slot) -> BetView:
    """The bet of that owner and slot."""
    return next(bet for bet in sight.view.bets if (bet.owner, bet.slot) == (owner, slot))


def recruit_brings(sight: Sight, owner: Seat, slot: Slot) -> float:
    """What a rival's card adds to the hand; a hidden card is any of theirs, and their 0s cannot be taken (RS 12.9)."""
    card = bet_at(sight, owner, slot).card
    held = {card: 1.0} if card is not None else held_cards(sight.view, owner)
    total = sum(held.values())
    return sum(count * card_brings(sight, one) for one, count in held.items()) / total if total else 0.0


def card_brings(sight: Sight, card: Card) -> float:
    """What one more card in hand is worth."""
    if card == ZERO:
        return 0.0
    hand = sight.view.hand
    return hand_worth((*hand, card), sight.rounds_left) - hand_worth(hand, sight.rounds_left)


def weigh_mark(sight: Sight, owner: Seat | None, slot: Slot, mark: str) -> float:
    """What doubling a bet or striking it out changes; weighed only when no better moment will come."""
    if not is_last_moment(sight):
        return float("-inf")
    return worth_with(sight, owner, slot, mark) - sight.remember("as it lies", lambda: worth_as_it_lies(sight))


def is_last_moment(sight: Sight) -> bool:
    """True if all bets are on the table or, if favors wait for the bot's own turn (R70), the bot's own two are."""
    view = sight.view
    own_turn = view.options["favor_windows"] == "own turn"
    return len(view.bets) >= 2 * view.players or (own_turn and sight.bets_made == 2)


def worth_with(sight: Sight, owner: Seat | None, slot: Slot, mark: str) -> float:
    """What the round is worth with that bet marked."""
    marked = msgspec.structs.replace(bet_at(sight, owner, slot), **{mark: True})
    bets = tuple(marked if (bet.owner, bet.slot) == (owner, slot) else bet for bet in sight.view.bets)
    changed = sight.with_bets(bets, owner)
    return Prospect(changed, changed.attendance).best().value


def worth_as_it_lies(sight: Sight) -> float:
    """What the round is worth as it is."""
    return Prospect(sight, sight.attendance).best().value


def look_tells(sight: Sight) -> float:
    """What a look at the hidden bets is worth: only if the bot still has a card to bet in a room that is in doubt."""
    prospect = Prospect(sight, sight.attendance)
    hidden = [bet for bet in sight.view.bets if not bet.face_up and bet.card is None and not bet.stabbed]
    if sight.bets_made != 1 or not prospect.mine:
        return 0.0
    room = prospect.mine[0]
    in_room = [bet for bet in hidden if bet.owner in room.guests]
    values = sorted((plan.value for plan in prospect.plans()), reverse=True)
    chance = room.success(1)
    if not in_room or not DOUBT < chance < 1.0 - DOUBT:
        return 0.0
    return BEST_GUESS * (values[0] - values[-1]) * len(in_room) / max(1, len(room.guests))
