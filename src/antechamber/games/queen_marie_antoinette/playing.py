"""Playing a card: choose it, place it, take the two top cards; the Condition acts at its moment (QMA 3)."""

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.games.queen_marie_antoinette import aristocrat, cardinal, favorite, merchant, military
from antechamber.games.queen_marie_antoinette.cards import (
    ARISTOCRAT,
    CARDINAL,
    CARDS,
    COLUMN_COUNT,
    COLUMNS,
    FACTION_COUNT,
    MERCHANT,
    MILITARY,
    VALUES,
)
from antechamber.games.queen_marie_antoinette.codes import Code
from antechamber.games.queen_marie_antoinette.columns import bottom_card, put_at_bottom, take_top
from antechamber.games.queen_marie_antoinette.conditions import acts_after, effect_in_play
from antechamber.games.queen_marie_antoinette.courts import court_size, has_card, remove_card
from antechamber.games.queen_marie_antoinette.effects import Effect, takes_instead
from antechamber.games.queen_marie_antoinette.ending import end_game, end_turn
from antechamber.games.queen_marie_antoinette.events import CardOffered, CardPlaced, CardPlayed, TurnPassed
from antechamber.games.queen_marie_antoinette.plots import list_fulfilled
from antechamber.games.queen_marie_antoinette.state import Step, Table, faction_of

# The turn (QMA 2)


def list_turn(table: Table, seat: i64, into: Codes) -> None:
    """List every card of the court and every Plot that it fulfills; passing only where there is nothing (Q12)."""
    list_court(table, seat, Code.PLAY, into)
    list_fulfilled(table, seat, into)
    if into.count == 0:
        into.add(Code.PASS)


def list_court(table: Table, seat: i64, block: i64, into: Codes) -> None:
    """List a code of the block for every card of the seat's court."""
    for faction in range(FACTION_COUNT):
        into.add_members(block + faction * VALUES, table.court[seat * FACTION_COUNT + faction], VALUES)


def refuse_card(table: Table, seat: i64, card: i64) -> None:
    """Refuse a card that is not in one's court."""
    if not has_card(table, seat, card):
        raise Refused("QMA 3.1", "qma-card-not-in-court", {"card": CARDS[card]})


def refuse_pass(table: Table, seat: i64) -> None:
    """Refuse to pass while there is a card to play; a Plot needs one too (Q12)."""
    if court_size(table, seat) > 0:
        raise Refused("QMA 2.3", "qma-no-passing")


def pass_turn(table: Table, seat: i64) -> None:
    """Do nothing; where all would pass in a row, because no court has a card, the game ends (Q12)."""
    if table.events is not None:
        table.tell(TurnPassed(seat=seat))
    for other in range(table.players):
        if court_size(table, other) > 0:
            end_turn(table)
            return
    end_game(table)


# The three steps of a play


def play_card(table: Table, seat: i64, card: i64) -> None:
    """Choose the card: it leaves the court (QMA 3.1)."""
    remove_card(table, seat, card)
    table.played = card
    table.step = Step.PLACING
    if table.events is not None:
        table.tell(CardPlayed(seat=seat, card=CARDS[card]))


def may_place(table: Table, seat: i64, column: i64) -> bool:
    """No guard of an opponent stands on the column (QMA 4.7)."""
    return column != table.guard or table.guard_by == seat


def list_places(table: Table, seat: i64, into: Codes) -> None:
    """List the columns where the card may be placed."""
    for column in range(COLUMN_COUNT):
        if may_place(table, seat, column):
            into.add(Code.PLACE + column)


def refuse_place(table: Table, seat: i64, column: i64) -> None:
    """Refuse a column under guard."""
    if not may_place(table, seat, column):
        raise Refused("QMA 4.7", "qma-column-guarded", {"column": COLUMNS[column], "seat": int(table.guard_by)})


def place(table: Table, seat: i64, column: i64) -> None:
    """Place the card, let its Condition act before or after the taking, and end the turn unless something is asked."""
    card = table.played
    if table.events is not None:
        covered = CARDS[bottom_card(table, column)]
        table.tell(CardPlaced(seat=seat, card=CARDS[card], column=COLUMNS[column], covered=covered))
    put_at_bottom(table, column, card)
    table.column = column
    if acts_after(table):
        take_top(table, seat, column, 2)
    if begin_effect(table, seat):
        finish(table, seat)


def begin_effect(table: Table, seat: i64) -> bool:
    """Let the Condition of the played card's faction act; False while it asks something (QMA 3.5)."""
    faction = faction_of(table.played)
    if faction == MILITARY:
        return military.begin(table, seat)
    if faction == MERCHANT:
        return merchant.begin(table, seat)
    if faction == ARISTOCRAT:
        aristocrat.rank_courts(table, seat)
    elif faction == CARDINAL:
        cardinal.pay(table, seat)
    else:
        favorite.pay(table, seat)
    return True


def finish(table: Table, seat: i64) -> None:
    """Take the two top cards, unless that was done or replaced, and end the turn (QMA 3.3, QMA 3.4)."""
    if not acts_after(table) and not takes_instead(effect_in_play(table)):
        take_top(table, seat, table.column, 2)
    end_turn(table)


# What an effect asks of the court or of a column


def give(table: Table, seat: i64, card: i64) -> None:
    """Offer a card for an exchange, or put it back under the column (M8, N1, N10)."""
    effect = effect_in_play(table)
    if effect == Effect.TAKE_THREE:
        merchant.put_back(table, seat, card)
        finish(table, seat)
        return
    table.given = card
    table.step = Step.TAKING if effect == Effect.EXCHANGE_WITH_COURT else Step.COLUMN
    if table.events is not None:
        table.tell(CardOffered(seat=seat, card=CARDS[card]))


def choose_column(table: Table, seat: i64, column: i64) -> None:
    """Let the effect meet a column."""
    if effect_in_play(table) == Effect.GUARD:
        military.set_guard(table, seat, column)
    else:
        merchant.meet_column(table, seat, column)
    finish(table, seat)
