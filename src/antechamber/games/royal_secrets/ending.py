"""The end of a round and of the game (RS 10, RS 11)."""

from typing import final

from mypy_extensions import i64

from antechamber.core.ranking import result_of
from antechamber.core.result import Line, Result
from antechamber.core.steps import AtOnce
from antechamber.games.royal_secrets.cards import (
    CARDINAL,
    CARDS,
    COURTIER_0,
    KINDS,
    KING,
    MOST_UNPLAYED,
    QUEEN,
    ROUNDS,
    SIDE_COUNT,
    VALET,
    VALUES,
    Card,
)
from antechamber.games.royal_secrets.codes import CARDINAL_PLACE, PLACES
from antechamber.games.royal_secrets.events import CardRecruited, GameEnded, RoundEnded
from antechamber.games.royal_secrets.ledger import settle
from antechamber.games.royal_secrets.state import UNCOUNTED, At, Table, card_names, influence_of


@final
class Clearing(AtOnce[Table]):
    """The round ends: points are paid, bets cleared, favors handed over (RS 10)."""

    def __init__(self) -> None:
        super().__init__(At.CLEARING, "clearing", "RS 10.1")

    def enter(self, table: Table) -> i64:
        """Clear the table, and open the next round or end the game."""
        settle(table)
        for place in range(PLACES):
            if (table.laid >> place) & 1:
                clear_bet(table, place)
        king = take_audience(table, KING)
        queen = take_audience(table, QUEEN)
        if table.events is not None:
            table.tell(RoundEnded(round=table.round, king=king, queen=queen))
        forget_round(table)
        if table.round == ROUNDS:
            end_game(table)
        else:
            table.go_to(At.OPENING)
        return 0


def clear_bet(table: Table, place: i64) -> None:
    """Give back a 0-Courtier, hand over a claimed card, discard any other (RS 10.1, RS 10.2, R19, R67)."""
    card = table.bet[place]
    table.bet[place] = -1
    if place >= CARDINAL_PLACE:
        table.cardinals_played[card - CARDINAL] += 1
        return
    owner = place >> 1
    recruiter = table.claimed_by[place]
    table.claimed_by[place] = -1
    if recruiter >= 0 and table.events is not None:
        taken = card != COURTIER_0
        table.tell(CardRecruited(seat=recruiter, owner=owner, card=CARDS[card], taken=taken))
    if card == COURTIER_0:
        table.hands[owner * KINDS + card] += 1
    elif recruiter >= 0:
        table.hands[recruiter * KINDS + card] += 1
        if card >= VALET:
            table.known[recruiter * VALUES + card - VALET] += 1
    else:
        table.spent[owner * KINDS + card] += 1


def take_audience(table: Table, side: i64) -> int | None:
    """Give an Audience card to its winner, or discard it, always in the last round (RS 6.4, RS 6.11, RS 10.1)."""
    card = table.audience[side]
    winner = table.winner[side]
    if winner >= 0 and table.round < ROUNDS:
        table.favors[winner] |= 1 << card
        return int(winner)
    table.discarded |= 1 << card
    return None


def forget_round(table: Table) -> None:
    """Clear everything of the round from the table; the Parley stays where it is (RS 3.3)."""
    for side in range(SIDE_COUNT):
        table.audience[side] = -1
        table.present[side] = 0
        table.outcome_of[side] = UNCOUNTED
        table.leaders[side] = 0
        table.winner[side] = -1
    table.laid = 0
    table.shown = 0
    table.medals = 0
    table.stabbed = 0
    table.withdrawn = 0
    table.stroked = 0
    table.pardoned = 0
    table.cardinal_side = -1
    table.planner = -1
    table.planning = -1
    table.tie_side = 0
    table.acted = 0
    table.action = 0
    table.asking = 0


def unplayed_points(table: Table, seat: i64) -> i64:
    """One point for every 10 influence in hand, at most six; no card takes any away (RS 11.2, R52)."""
    points: i64 = 0
    for card in range(KINDS):
        influence = influence_of(card)
        if influence > 0:
            points += table.hands[seat * KINDS + card] * (influence // 10)
    return min(MOST_UNPLAYED, points)


def end_game(table: Table) -> None:
    """Show all totals and hands (RS 11.1)."""
    table.go_to(At.OVER)
    if table.events is not None:
        seats = range(table.players)
        table.tell(
            GameEnded(
                points=tuple([int(table.points[seat]) for seat in seats]),
                hands=tuple([hand_of(table, seat) for seat in seats]),
                unplayed=tuple([int(unplayed_points(table, seat)) for seat in seats]),
                scores=tuple(final_scores(table)),
            )
        )


def final_scores(table: Table) -> list[int]:
    """Points plus points for unplayed cards (RS 11)."""
    return [int(table.points[seat] + unplayed_points(table, seat)) for seat in range(table.players)]


def hand_of(table: Table, seat: i64) -> tuple[Card, ...]:
    """A hand as card names, by kind."""
    return card_names(table.hands, seat * KINDS, 0, KINDS)


def final_result(table: Table) -> Result:
    """Ranks by points (RS 11.3)."""
    return result_of(final_scores(table))


def score_lines(table: Table) -> tuple[Line, ...]:
    """The two parts of each score (RS 11.1, RS 11.2)."""
    lines: list[Line] = []
    for seat in range(table.players):
        lines.append(Line(int(seat), int(table.points[seat]), "points", "RS 11.1"))
        lines.append(Line(int(seat), int(unplayed_points(table, seat)), "unplayed", "RS 11.2"))
    return tuple(lines)
