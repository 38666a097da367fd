"""From a view back to a table that would show its reader the same; cards the reader cannot see are put anywhere."""

from collections import Counter

from antechamber.games.royal_secrets.cards import CARDINAL, CARDINALS, CARDS, VALET, VALETS, Card
from antechamber.games.royal_secrets.positions.load import load_position, points_of
from antechamber.games.royal_secrets.positions.shapes import (
    BetPosition,
    CardinalPosition,
    PlanningPosition,
    Position,
    SeatPosition,
    SidePosition,
)
from antechamber.games.royal_secrets.state import Table
from antechamber.games.royal_secrets.views.shapes import AudienceView, BetView, View


def state_of(view: View) -> Table:
    """A table that would give its reader this view."""
    valets = unplaced_valets(view)
    seats = tuple(seat_of(view, seat, valets) for seat in range(view.players))
    planning = None
    if view.planner is not None and view.planning is not None:
        planning = PlanningPosition(view.planner, view.planning)
    position = Position(
        game=view.game,
        players=view.players,
        rules=view.rules,
        options=view.options,
        round=view.round,
        step=view.step,
        action=view.action,
        first=view.first,
        parley=view.parley,
        acted=view.acted,
        asking=view.asking,
        planning=planning,
        king=side_of(view.king),
        queen=side_of(view.queen),
        tie=view.tie_side,
        cardinal=cardinal_of(view),
        seats=seats,
        discarded=tuple(card.name for card in view.audiences_discarded),
        ledger=view.ledger,
    )
    return load_position(position)


def side_of(audience: AudienceView | None) -> SidePosition:
    """An audience of the round."""
    if audience is None:
        return SidePosition()
    name, present = audience.card.name, audience.present
    return SidePosition(name, present, audience.outcome, audience.leaders, audience.winner)


def bets_of(view: View, owner: int | None) -> list[BetView]:
    """A player's or the Cardinal's bets, first and second."""
    return [bet for bet in view.bets if bet.owner == owner]


def is_face_down(bet: BetView) -> bool:
    """True if not everyone has seen it."""
    return not bet.face_up and not bet.stabbed


def laid(bet: BetView, card: Card) -> BetPosition:
    """A bet with its card, known or assumed."""
    return BetPosition(card, bet.face_up, bet.medal, bet.stabbed, bet.spied_by, bet.claimed_by)


def known_cards(view: View, seat: int) -> tuple[Counter[Card], int]:
    """The cards the reader knows to be in a seat's hand or hidden bet, and how many unseen Valets are there too."""
    if view.final is not None:
        return Counter(view.final.hands[seat]), 0
    if seat == view.seat:
        return Counter(view.hand), 0
    known, unseen = Counter(view.seats[seat].known), view.seats[seat].unseen_valets
    for bet in bets_of(view, seat):
        if is_face_down(bet) and bet.card is not None:  # The reader has spied it, so it is not in the hand.
            if known[bet.card] > 0:
                known[bet.card] -= 1
            else:
                unseen -= 1
    return known, unseen


def unplaced_valets(view: View) -> list[Card]:
    """The Valets whose place the reader does not know."""
    pool = Counter({CARDS[VALET + value]: count for value, count in enumerate(VALETS)})
    for seat in range(view.players):
        pool -= known_cards(view, seat)[0]
        pool -= Counter(view.seats[seat].spent)
    pool -= Counter(bet.card for bet in view.bets if bet.card is not None)
    return sorted(pool.elements())


def seat_of(view: View, seat: int, valets: list[Card]) -> SeatPosition:
    """A seat; its unseen Valets are taken from `valets`."""
    public = view.seats[seat]
    known, unseen = known_cards(view, seat)
    hand = sorted(known.elements()) + [valets.pop() for _ in range(unseen)]
    bets = tuple(laid(bet, bet.card if bet.card is not None else hand.pop()) for bet in bets_of(view, seat))
    own = seat == view.seat
    return SeatPosition(
        hand=tuple(hand),
        spent=public.spent,
        known_valets=tuple(card for card in public.known if CARDS.index(card) >= VALET),
        points=points_of(view.ledger, view.players, view.round + (view.final is not None))[seat],
        favors=tuple(card.name for card in public.favors),
        bets=bets,
        third=view.third if own else None,
        withdrawn=public.withdrawn,
        gains=public.gains,
        losses=public.losses,
        rumors=public.rumors,
        stroked=public.stroked,
        pardoned=public.pardoned,
    )


def cardinal_of(view: View) -> CardinalPosition:
    """The Cardinal; a card the reader has not seen is any that is left."""
    pool = Counter({CARDS[CARDINAL + value]: count for value, count in enumerate(CARDINALS)})
    bets = bets_of(view, None)
    pool -= Counter(view.cardinals_played) + Counter(bet.card for bet in bets if bet.card is not None)
    cards = (bet.card if bet.card is not None else min(pool) for bet in bets)
    laid_bets = tuple(laid(bet, card) for bet, card in zip(bets, cards, strict=True))
    return CardinalPosition(view.cardinal_side, laid_bets, view.cardinals_played)
