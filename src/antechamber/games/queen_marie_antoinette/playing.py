"""A turn: choose a card, place it, take the two top cards; the Condition acts at its moment (QMA 2, QMA 3)."""

from typing import final

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.core.steps import TurnStep
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
from antechamber.games.queen_marie_antoinette.effects import Effect
from antechamber.games.queen_marie_antoinette.ending import end_game, end_turn
from antechamber.games.queen_marie_antoinette.events import CardOffered, CardPlaced, CardPlayed, TurnPassed
from antechamber.games.queen_marie_antoinette.plots import list_fulfilled, refuse_validate, validate
from antechamber.games.queen_marie_antoinette.state import At, Table, faction_of
from antechamber.games.queen_marie_antoinette.taking import finish

# The turn (QMA 2)


@final
class Turn(TurnStep[Table]):
    """The player plays a card from their court or validates a Plot (QMA 2.1)."""

    def __init__(self) -> None:
        super().__init__(At.TURN, "turn", "QMA 2.1")

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """Every card in the court and every Plot it fulfills; passing only if there is nothing else (Q12)."""
        list_court(table, seat, Code.PLAY, into)
        list_fulfilled(table, seat, into)
        if into.count == 0:
            into.add(Code.PASS)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse a card or Plot that is not the player's, and passing while there is a card to play (Q12)."""
        if code < Code.PLACE:
            refuse_card(table, seat, code - Code.PLAY)
        elif code == Code.PASS:
            if court_size(table, seat) > 0:  # Without cards no Plot can be validated either.
                raise Refused("QMA 2.3", "qma-no-passing")
        elif Code.VALIDATE <= code < table.box.put_under:
            refuse_validate(table, seat, code - Code.VALIDATE)
        else:
            raise self.not_now(table)

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Play a card, validate a Plot, or pass."""
        if code < Code.PLACE:
            play_card(table, seat, code - Code.PLAY)
        elif code == Code.PASS:
            pass_turn(table, seat)
        else:
            validate(table, seat, code - Code.VALIDATE)
            end_turn(table)


def list_court(table: Table, seat: i64, block: i64, into: Codes) -> None:
    """List a code of the block for every card in the seat's court."""
    for faction in range(FACTION_COUNT):
        into.add_members(block + faction * VALUES, table.court[seat * FACTION_COUNT + faction], VALUES)


def refuse_card(table: Table, seat: i64, card: i64) -> None:
    """Refuse a card that is not in the seat's court."""
    if not has_card(table, seat, card):
        raise Refused("QMA 3.1", "qma-card-not-in-court", {"card": CARDS[card]})


def play_card(table: Table, seat: i64, card: i64) -> None:
    """Choose the card: it leaves the court (QMA 3.1)."""
    remove_card(table, seat, card)
    table.played = card
    table.go_to(At.PLACING)
    if table.events is not None:
        table.tell(CardPlayed(seat=seat, card=CARDS[card]))


def pass_turn(table: Table, seat: i64) -> None:
    """Do nothing; if everyone would pass in a row, because no court has a card, the game ends (Q12)."""
    if table.events is not None:
        table.tell(TurnPassed(seat=seat))
    for other in range(table.players):
        if court_size(table, other) > 0:
            end_turn(table)
            return
    end_game(table)


# Placing, and the Condition (QMA 3)


@final
class Placing(TurnStep[Table]):
    """The player places the card at the bottom of a column (QMA 3.2)."""

    def __init__(self) -> None:
        super().__init__(At.PLACING, "placing", "QMA 3.2")

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """The columns without an opponent's guard."""
        for column in range(COLUMN_COUNT):
            if may_place(table, seat, column):
                into.add(Code.PLACE + column)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse a guarded column."""
        if not Code.PLACE <= code < Code.GIVE:
            raise self.not_now(table)
        column = code - Code.PLACE
        if not may_place(table, seat, column):
            raise Refused("QMA 4.7", "qma-column-guarded", {"column": COLUMNS[column], "seat": int(table.guard_by)})

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Place the card; its Condition acts before or after cards are taken."""
        place(table, seat, code - Code.PLACE)


def may_place(table: Table, seat: i64, column: i64) -> bool:
    """True if no opponent's guard is on the column (QMA 4.7)."""
    return column != table.guard or table.guard_by == seat


def place(table: Table, seat: i64, column: i64) -> None:
    """Place the card, let its Condition act before or after cards are taken, and end the turn if nothing is asked."""
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
    """Carry out the Condition of the played card's faction; False if it asks something (QMA 3.5)."""
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


# What an effect asks about the court or a column


@final
class Giving(TurnStep[Table]):
    """The player offers a card from their court for an exchange, or puts one back (M8, N1, N10)."""

    def __init__(self) -> None:
        super().__init__(At.GIVING, "giving", "QMA 3.5")

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """Every card in the court."""
        list_court(table, seat, Code.GIVE, into)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse a card that is not in the player's court."""
        if not Code.GIVE <= code < Code.TAKE:
            raise self.not_now(table)
        refuse_card(table, seat, code - Code.GIVE)

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Put the card back under the column, or offer it and ask for what."""
        card = code - Code.GIVE
        effect = effect_in_play(table)
        if effect == Effect.TAKE_THREE:
            merchant.put_back(table, seat, card)
            finish(table, seat)
            return
        table.given = card
        if table.events is not None:
            table.tell(CardOffered(seat=seat, card=CARDS[card]))
        table.go_to(At.TAKING if effect == Effect.EXCHANGE_WITH_COURT else At.COLUMN)


@final
class ChoosingColumn(TurnStep[Table]):
    """The player chooses a column for the effect (M10, N1, N2, N3, N5)."""

    def __init__(self) -> None:
        super().__init__(At.COLUMN, "column", "QMA 3.5")

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """The columns the effect can be used on."""
        into.add_members(Code.COLUMN, merchant.open_columns(table), COLUMN_COUNT)

    def refuse(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse a column that the effect cannot be used on."""
        if not Code.COLUMN <= code < Code.SWAP:
            raise self.not_now(table)
        merchant.refuse_column(table, code - Code.COLUMN)

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Apply the effect to the column."""
        if effect_in_play(table) == Effect.GUARD:
            military.set_guard(table, seat, code - Code.COLUMN)
        else:
            merchant.meet_column(table, seat, code - Code.COLUMN)
        finish(table, seat)
