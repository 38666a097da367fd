"""Whether a position is possible: every card in exactly one place, and all of it reachable by play (Q50)."""

from antechamber.core.positions import impossible
from antechamber.core.seats import bits, clockwise
from antechamber.games.queen_marie_antoinette import military
from antechamber.games.queen_marie_antoinette.cards import (
    CARDS,
    COLUMN_COUNT,
    COLUMN_SIZES,
    FIRST_POINTS,
    MERCHANT,
    MILITARY,
    PLOTS_EACH,
)
from antechamber.games.queen_marie_antoinette.columns import bottom_card
from antechamber.games.queen_marie_antoinette.conditions import acts_after, effect_in_play, effect_of
from antechamber.games.queen_marie_antoinette.courts import court_size, has_card
from antechamber.games.queen_marie_antoinette.effects import Effect
from antechamber.games.queen_marie_antoinette.plots import is_deck_empty
from antechamber.games.queen_marie_antoinette.setup import is_there
from antechamber.games.queen_marie_antoinette.state import PLOT_DECK, At, Table

BETWEEN_PLAYS = (At.DRAFT, At.TURN, At.OVER)
QUESTIONS = {
    At.TARGET: (
        Effect.STRIKE,
        Effect.STRIKE_LEADER,
        Effect.STRIKE_LARGER,
        Effect.STRIKE_BY_NUMBERS,
        Effect.STEAL,
        Effect.UPSET_PLOT,
    ),
    At.GIVING: (Effect.EXCHANGE_WITH_COURT, Effect.EXCHANGE_WITH_COLUMN, Effect.TAKE_THREE),
    At.TAKING: (Effect.EXCHANGE_WITH_COURT,),
    At.COLUMN: (
        Effect.GUARD,
        Effect.EXCHANGE_WITH_COLUMN,
        Effect.TAKE_ELSEWHERE,
        Effect.REVERSE_COLUMN,
        Effect.TAKE_FROM_TWO,
    ),
    At.SWAPPING: (Effect.SWAP_TOPS,),
    At.MOVING: (Effect.MOVE_TOP,),
    At.PLOTS: (Effect.DRAW_PLOT, Effect.CHANGE_PLOTS),
}
"""The effects behind each question."""
MOST_TURNS = 60
PLACED_AND_GONE = 2  # A card that has left its court and lies in a column: one play more than the courts show.


def check(table: Table) -> None:
    """Refuse a table that play cannot reach, with the reason."""
    check_play(table)
    check_guard(table)
    if table.step == At.DRAFT:
        check_draft(table)
        return
    check_known(table)
    check_columns(table)
    check_turns(table)
    check_end(table)


def check_next(table: Table) -> None:
    """Check that the Plots fixed in advance are in the deck."""
    coming = table.chance.fixed[PLOT_DECK] if table.chance.fixed is not None else []
    for plot in coming:
        if not table.deck[plot] or coming.count(plot) > 1:
            raise impossible(f"{table.box.plot_ids[plot]} is to be drawn more often than it is in the Plot deck")


def owed_plots(table: Table, seat: int) -> int:
    """How many unvalidated Plots a seat has: four in all with the validated ones, except during an exchange."""
    owed = PLOTS_EACH - table.proven[seat]
    if seat == table.player and table.step == At.PLOTS and table.played >= 0:
        owed += 1 if effect_in_play(table) == Effect.DRAW_PLOT else -table.changed
    return int(owed)


# The play that is under way


def check_play(table: Table) -> None:
    """Check that played card, column, offered card and exchanged Plots are there when the step needs them."""
    step = table.now.name
    if (table.played >= 0) != (table.step not in BETWEEN_PLAYS):
        raise impossible(f"a card is played at the step “{step}”, or should be")
    if (table.column >= 0) != (table.step not in (*BETWEEN_PLAYS, At.PLACING)):
        raise impossible(f"a card is placed at the step “{step}”, or should be")
    if table.step in QUESTIONS:
        check_question(table)
    is_offered = table.step == At.TAKING or is_asked(table, At.COLUMN, Effect.EXCHANGE_WITH_COLUMN)
    if (table.given >= 0) != is_offered or (is_offered and not has_card(table, table.player, table.given)):
        raise impossible(f"the card offered for an exchange does not fit the step “{step}”")
    if table.changed and (table.changed < 0 or not is_asked(table, At.PLOTS, Effect.CHANGE_PLOTS)):
        raise impossible("Plots are exchanged where nobody exchanges any, or not one at a time")


def is_asked(table: Table, step: int, effect: int) -> bool:
    """True if this effect asks at this step."""
    return bool(table.step == step and effect_in_play(table) == effect)


def check_question(table: Table) -> None:
    """Check that the Condition of the played card asks this question, and that there is a choice."""
    if effect_in_play(table) not in QUESTIONS[table.step]:
        raise impossible(f"the Condition of “{CARDS[table.played]}” does not ask for “{table.now.name}”")
    if table.step == At.TARGET and bits(military.targets(table, table.player)) < 2:
        raise impossible("there is no choice of an opponent")
    if table.step == At.PLOTS and owed_plots(table, table.player) < (1 if table.changed else 1 + is_draw(table)):
        raise impossible("there is no choice of a Plot")
    if table.step == At.PLOTS and not table.changed and not is_draw(table) and is_deck_empty(table):
        raise impossible("there is no choice of a Plot: the deck has none to draw")
    lies_below = table.size[table.column] > 0 and bottom_card(table, table.column) == table.played
    came_back = table.emptied and has_card(table, table.player, table.played)
    if not lies_below and not came_back:
        raise impossible(f"“{CARDS[table.played]}” was played, but it is not the bottom card of its column")


def is_draw(table: Table) -> bool:
    """True if N6 asks which Plot goes under the deck."""
    return is_asked(table, At.PLOTS, Effect.DRAW_PLOT)


def has_taken(table: Table) -> bool:
    """True if cards were already taken in the current turn."""
    return table.step in QUESTIONS and (acts_after(table) or effect_in_play(table) == Effect.TAKE_THREE)


# Guard and draft


def check_guard(table: Table) -> None:
    """Check that a guard is there only if M10 is in use, and never on its owner's turn."""
    if table.guard < 0:
        return
    if effect_of(table, MILITARY) != Effect.GUARD or table.step == At.DRAFT:
        raise impossible("there is a guard, but no Condition that puts one there")
    if table.guard_by == table.player and table.step != At.OVER:
        raise impossible("the guard is lifted when its owner's turn begins")
    if court_size(table, table.guard_by) <= table.set_size:
        raise impossible(f"seat {table.guard_by} has a guard, but has played no card")


def check_draft(table: Table) -> None:
    """Check that the seats earlier in the draft have a set, and the others none."""
    waiting = (table.player - table.first) % table.players + 1
    for seat in range(table.players):
        has_drafted = (seat - table.first) % table.players >= waiting
        if court_size(table, seat) != (table.set_size if has_drafted else 0):
            raise impossible(f"seat {seat} should have {'a' if has_drafted else 'no'} set in the draft")
        if table.points[seat] != FIRST_POINTS or table.proven[seat]:
            raise impossible(f"in the draft everyone has {FIRST_POINTS} points and no validated Plot")
    if sum(is_there(table, number) for number in range(table.players)) != waiting or waiting == 1:
        raise impossible("in the draft there are as many sets left as players without one, and two at least")
    if any(table.size[column] != COLUMN_SIZES[table.players] for column in range(COLUMN_COUNT)):
        raise impossible(f"in the draft each column has {COLUMN_SIZES[table.players]} cards")
    if table.emptied or table.last_round or len(table.under) or len(table.known):
        raise impossible("in the draft nothing has happened yet")


# Plots


def check_known(table: Table) -> None:
    """Check that Plots put under the deck are known in other hands only if the deck was drawn that far (Q43)."""
    if len(table.known) and table.unseen > 0:
        raise impossible("a Plot was drawn from under the deck, but Plots that nobody has seen still lie above it")


# Columns, turns, the end


def check_columns(table: Table) -> None:
    """Check that no column is empty before the end, except one the player has just emptied."""
    empty = [column for column in range(COLUMN_COUNT) if table.size[column] == 0]
    if table.step == At.OVER:
        is_refilled = table.emptied and effect_of(table, MERCHANT) == Effect.TAKE_THREE
        if bool(empty) != table.emptied and not is_refilled:
            raise impossible("a column is empty and nobody emptied it, or the other way round")
    elif empty != ([table.column] if table.emptied and has_taken(table) else []) or table.emptied != bool(empty):
        raise impossible("before the end no column is empty, unless it was emptied in this turn")
    begun = sum(court_size(table, seat) - table.set_size for seat in range(table.players))
    begun += 0 if table.step in BETWEEN_PLAYS else PLACED_AND_GONE
    if any(table.size[column] > COLUMN_SIZES[table.players] + max(1, begun) for column in range(COLUMN_COUNT)):
        raise impossible("a column has more cards than can have come there by now")


def check_turns(table: Table) -> None:
    """Check that everyone has had as many turns as the order of turns gives them by now (D8)."""
    for seat in range(table.players):
        if seat != table.player and court_size(table, seat) < table.set_size:
            raise impossible(f"seat {seat} has {court_size(table, seat)} cards in court, fewer than at the start")
    if not any(fits(table, turns) for turns in possible_turns(table)):
        had = [int(court_size(table, seat) - table.set_size + table.proven[seat]) for seat in range(table.players)]
        raise impossible(f"by courts and Plots the players have had {had} turns, which no order of turns gives")


def possible_turns(table: Table) -> list[int]:
    """How many turns the player can have had before this one, judged by their court and Plots."""
    if table.step == At.OVER and table.emptied:  # He has taken whatever there was.
        return list(range(MOST_TURNS))
    had = int(court_size(table, table.player) - table.set_size + table.proven[table.player])
    turns = [had - extra for extra in extra_cards(table)]
    proven = int(table.proven[table.player])
    before = proven - 1 if table.step == At.OVER and proven else proven  # The last turn may have been a Plot's.
    return [number for number in turns if number >= before]


def extra_cards(table: Table) -> tuple[int, ...]:
    """How many more cards than before this turn the player can have in court; a validated Plot counts as one."""
    if table.step == At.OVER:
        return (1,)
    if table.step == At.TURN:
        return (0,)
    if not has_taken(table):
        return (-1,)
    if effect_in_play(table) == Effect.TAKE_THREE:
        return (1, 2) if table.emptied else (2,)
    return (1,)


def fits(table: Table, turns: int) -> bool:
    """True if this number of finished turns of the player fits those of the others."""
    for seat in range(table.players):
        had = court_size(table, seat) - table.set_size + table.proven[seat]
        if seat != table.player and had != (turns + 1 if is_before(table, seat) else turns):
            return False
    return True


def is_before(table: Table, seat: int) -> bool:
    """True if the seat's turn comes before the player's in each round."""
    return bool((seat - table.first) % table.players < (table.player - table.first) % table.players)


def check_end(table: Table) -> None:
    """Check that the game is over if, and only if, a column was emptied or the last round is done (Q46)."""
    is_last = clockwise(table.player, 1, table.players) == table.first
    if table.step == At.OVER:
        if not table.emptied and not (table.last_round and is_last):
            raise impossible("the game is not over: no column was emptied, and no last round is done")
    elif table.last_round and table.player == table.first:
        raise impossible("the last round is done, so the game would be over")
