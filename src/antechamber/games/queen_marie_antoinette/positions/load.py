"""From a position back to a table; what is left out is filled in, an impossible one is refused with a reason.

Requirement and Conditions left out are drawn. Without courts, sets and columns, the Characters are dealt and the draft
begins. Otherwise a court left out is a starting set, columns left out get all cards that are nowhere else, and Plots
left out are drawn. For the Plot deck only what was put under it is given: the rest is every Plot not named elsewhere.
The Plots taken out at set-up follow from the Conditions; a position may name them.
"""

from collections.abc import Iterable

from librt.vecs import append

from antechamber.core.options import settle
from antechamber.core.positions import ask, impossible, index_in, load_chance, read_position, seat_in, step_named
from antechamber.core.refused import Refused
from antechamber.core.vectors import vector
from antechamber.games.queen_marie_antoinette import setup
from antechamber.games.queen_marie_antoinette.cards import (
    BACKS,
    CARDS,
    COLUMN_COUNT,
    FACTION_COUNT,
    FACTIONS,
    GAME_ID,
    INTRODUCTORY,
    LEAST_SEATS,
    MOST_SEATS,
    PLOTS_EACH,
    RULES,
    Card,
)
from antechamber.games.queen_marie_antoinette.columns import put_at_bottom
from antechamber.games.queen_marie_antoinette.courts import add_card
from antechamber.games.queen_marie_antoinette.fulfilling import take_out_impossible
from antechamber.games.queen_marie_antoinette.options import OPTIONS, box_of, check_first
from antechamber.games.queen_marie_antoinette.order import ORDER, blank
from antechamber.games.queen_marie_antoinette.plots import KNOWERS, draw, holds, pick_up
from antechamber.games.queen_marie_antoinette.positions.check import check, check_next, owed_plots
from antechamber.games.queen_marie_antoinette.positions.dump import characters, piles
from antechamber.games.queen_marie_antoinette.positions.shapes import Position, SeatPosition
from antechamber.games.queen_marie_antoinette.state import CHARACTER_PILE, SET_ROOM, STREAMS, At, Box, Table
from antechamber.games.queen_marie_antoinette.views.from_state import removed_from

CONDITIONS = tuple(back for back in BACKS if back[1:] != "0")
"""Every Condition: the 0s have none on their backs."""
PLAYERS = range(LEAST_SEATS, MOST_SEATS + 1)
MOST_POINTS = 20_000
MOST_IN_COLUMN = 30  # So many never come together, and the row of a column has 32 places.


def load(given: object) -> Table:
    """The table of a position in plain JSON, or Refused with what is impossible about it."""
    return load_position(read(given))


def load_position(position: Position) -> Table:
    """The table of a position."""
    box = load_box(position)
    table = blank(position.players, box)
    table.chance = load_chance(position.chance, STREAMS, piles(box))
    seats = position.seats or (SeatPosition(),) * position.players
    set_line(table, position)
    set_removed(table, position)
    set_turn(table, position, is_fresh(position, seats))
    set_marks(table, position)
    if is_fresh(position, seats):
        setup.deal_characters(table)
    else:
        set_characters(table, position, seats)
    set_points(table, seats)
    set_plots(table, position, seats)
    check(table)
    ask(table, {})
    return table


def read(given: object) -> Position:
    """The parts of the position, checked to have the right types and numbers."""
    position = read_position(given, Position, GAME_ID, RULES, PLAYERS)
    if position.columns is not None and len(position.columns) != COLUMN_COUNT:
        raise impossible(f"it has {len(position.columns)} columns, and there are three")
    return position


def load_box(position: Position) -> Box:
    """The box of the position's options, checked to allow this number of players."""
    box = box_of(settle(OPTIONS, position.options))
    try:
        check_first(box, position.players)
    except Refused as refused:
        raise impossible(refused.say().rstrip(".")) from None
    return box


def is_fresh(position: Position, seats: Iterable[SeatPosition]) -> bool:
    """True if no Character is anywhere yet except the Conditions: the deal is still to come."""
    is_dealt = position.sets is not None or position.columns is not None or any(seat.court for seat in seats)
    return position.step in (None, ORDER.steps[At.DRAFT].name) and not is_dealt


# Requirement, Conditions, token


def set_line(table: Table, position: Position) -> None:
    """Set Requirement, Conditions and Order token; what is left out is drawn, or follows from the Aristocrat."""
    box = table.box
    if position.requirement is None:
        setup.draw_requirement(table)
    else:
        table.requirement = index_in(box.requirement_ids, position.requirement, "Requirement of this deck")
    if position.conditions is None:
        setup.draw_conditions(table)
    else:
        conditions = [BACKS.index(CONDITIONS[index_in(CONDITIONS, name, "Condition")]) for name in position.conditions]
        if {BACKS[card][0] for card in conditions} != {back[0] for back in BACKS} or len(conditions) != FACTION_COUNT:
            raise impossible("there are five Conditions, one of each faction")
        setup.lay_line(table, vector(conditions))
    if box.introductory and not is_introductory(table):
        raise impossible("by the option the introductory set is in use, which is another one")
    if position.token is None:
        setup.place_token(table)
    else:
        table.token = list(table.line).index(index_in(FACTIONS, position.token, "faction"))


def is_introductory(table: Table) -> bool:
    """True if Requirement and Conditions are those of a first game (QMA 8.1)."""
    conditions = tuple([BACKS[table.condition[faction]] for faction in table.line])
    return bool(table.requirement == table.box.intro_requirement and conditions == INTRODUCTORY)


def set_removed(table: Table, position: Position) -> None:
    """Take the impossible Plots out; a position that names them must name the same (Q25)."""
    take_out_impossible(table)
    removed = removed_from(table)
    if position.removed is not None and sorted(position.removed) != sorted(removed):
        raise impossible(f"with these Conditions the Plots taken out are: {', '.join(removed) or 'none'}")


# Where the game stands


def set_turn(table: Table, position: Position, fresh: bool) -> None:
    """Set the step, the first player and whose turn it is."""
    step = "draft" if fresh or (position.step is None and position.sets is not None) else position.step or "turn"
    table.go_to(step_named(ORDER, step))
    named = table.box.first if table.box.first >= 0 else None
    if position.first is not None:
        table.first = seat_in(table, position.first)
    elif fresh and position.player is None:
        setup.draw_first(table)
    else:
        table.first = seat_in(table, named if named is not None else position.player or 0)
    if named is not None and table.first != named:
        raise impossible(f"by the option seat {named} is the first player")
    if position.player is not None:
        table.player = seat_in(table, position.player)
    else:
        table.player = setup.before(table, table.first) if step == "draft" else table.first


def set_marks(table: Table, position: Position) -> None:
    """Set how far the turn has come, and the guard."""
    table.last_round = position.last_round
    table.emptied = position.emptied
    table.played = card_named(position.played) if position.played is not None else -1
    table.column = position.column - 1 if position.column is not None else -1
    table.given = card_named(position.given) if position.given is not None else -1
    table.changed = position.changed if position.changed in (0, 1) else -1
    if position.guard is not None:
        table.guard = position.guard.column - 1
        table.guard_by = seat_in(table, position.guard.seat)


# Characters


def card_named(name: str) -> int:
    """The number of a Character."""
    if name not in CARDS:
        form = f"a Character is written as its faction and value, as “{CARDS[3]}”; the factions are"
        raise impossible(f"“{name[:40]}” is no Character: {form}: {', '.join(FACTIONS)}")
    return CARDS.index(name)


def set_characters(table: Table, position: Position, seats: tuple[SeatPosition, ...]) -> None:
    """Place every Character that is named, and fill in what is left out with the others."""
    left = dict.fromkeys(characters(table.players))
    for faction in range(FACTION_COUNT):
        take(left, CARDS[table.condition[faction]])
    if table.step == At.PLACING and position.played is not None:
        take(left, position.played)
    set_sets(table, position, left)
    for column, cards in enumerate(position.columns or ()):
        if len(cards) > MOST_IN_COLUMN:
            raise impossible(f"a column of {len(cards)} cards")
        for card in cards:
            put_at_bottom(table, column, take(left, card))
    for seat, given in enumerate(seats):
        for card in given.court or ():
            add_card(table, seat, take(left, card))
    for seat, given in enumerate(seats):
        if given.court is None and table.step != At.DRAFT:
            for _ in range(min(table.set_size, len(left))):
                add_card(table, seat, draw_any(table, left))
    if position.columns is None:
        for number in range(len(left)):
            put_at_bottom(table, number % COLUMN_COUNT, draw_any(table, left))
    if left:
        raise impossible(f"“{next(iter(left))}” lies nowhere")


def set_sets(table: Table, position: Position, left: dict[Card, None]) -> None:
    """Lay out the starting sets; a taken one has no cards."""
    sets = position.sets or ()
    if len(sets) != (table.players if table.step == At.DRAFT else 0):
        raise impossible("in the draft there is a set for each player, some of them taken, and later there is none")
    for number, cards in enumerate(sets):
        if len(cards) not in (0, table.set_size):
            raise impossible(f"a set of {len(cards)} cards; with {table.players} players it has {table.set_size}")
        for place, card in enumerate(cards):
            table.sets[number * SET_ROOM + place] = take(left, card)


def take(left: dict[Card, None], name: str) -> int:
    """Take a Character from those not placed yet."""
    number = card_named(name)
    if CARDS[number] not in left:
        raise impossible(f"“{name}” lies in two places, or is not in the game")
    del left[CARDS[number]]
    return number


def draw_any(table: Table, left: dict[Card, None]) -> int:
    """Draw one of the Characters not placed yet."""
    cards = list(left)
    return take(left, cards[table.chance.below(CHARACTER_PILE, len(cards))])


# Points and Plots


def set_points(table: Table, seats: tuple[SeatPosition, ...]) -> None:
    """Set everyone's points; having enough means the last round has begun."""
    for seat, given in enumerate(seats):
        if not 0 <= given.points <= MOST_POINTS:
            raise impossible(f"seat {seat} has {given.points} points; they are from 0 to {MOST_POINTS}")
        table.points[seat] = given.points
        table.last_round = table.last_round or given.points >= table.goal


def set_plots(table: Table, position: Position, seats: tuple[SeatPosition, ...]) -> None:
    """Place every Plot that is named, then draw those left out; the rest are the deck."""
    for seat, given in enumerate(seats):
        if len(given.validated) > PLOTS_EACH:
            raise impossible(f"seat {seat} has validated {len(given.validated)} Plots, and owns four")
        for name in given.validated:
            table.validated[seat * PLOTS_EACH + table.proven[seat]] = take_plot(table, name)
            table.proven[seat] += 1
    for seat, given in enumerate(seats):
        if given.plots is not None and len(given.plots) != owed_plots(table, seat):
            raise impossible(f"seat {seat} has {len(given.plots)} unvalidated Plots, not {owed_plots(table, seat)}")
        for name in given.plots or ():
            pick_up(table, seat, take_plot(table, name))
    set_known(table, position, seats)
    under = [take_plot(table, entry.plot) if entry.plot is not None else -1 for entry in position.under]
    missing = [seat for seat in range(table.players) for _ in range(owed_plots(table, seat) - table.held[seat])]
    if len(missing) + under.count(-1) > table.unseen:
        raise impossible("there are more Plots in hands and under the deck than in the box")
    check_next(table)
    for seat in missing:
        pick_up(table, seat, draw(table))
    for plot, entry in zip(under, position.under, strict=True):
        drawn = plot if plot >= 0 else draw(table)
        table.under = append(table.under, drawn * KNOWERS + seat_in(table, entry.seat))


def set_known(table: Table, position: Position, seats: tuple[SeatPosition, ...]) -> None:
    """Note which Plots in hands a second player knows; a hand left out has at least those (Q43)."""
    for known in position.known:
        seat, by = seat_in(table, known.seat), seat_in(table, known.by)
        if seats[seat].plots is None:
            if table.held[seat] >= owed_plots(table, seat):
                raise impossible(f"seat {seat} has more known Plots than unvalidated ones")
            pick_up(table, seat, take_plot(table, known.plot))
        plot = index_in(table.box.plot_ids, known.plot, "Plot of this deck")
        if not holds(table, seat, plot) or seat == by:
            raise impossible(f"the Plot {known.plot} is known to seat {by}, but it is not in the hand of another")
        if any(entry // KNOWERS == plot for entry in table.known):
            raise impossible(f"the Plot {known.plot} is known to two players besides its owner")
        table.known = append(table.known, plot * KNOWERS + by)


def take_plot(table: Table, name: str) -> int:
    """Take a Plot from those that were never seen."""
    plot = index_in(table.box.plot_ids, name, "Plot of this deck")
    if table.removed[plot]:
        raise impossible(f"the Plot {name} was taken out at set-up: with these Conditions nobody can fulfill it")
    if not table.deck[plot]:
        raise impossible(f"the Plot {name} lies in two places")
    table.deck[plot] = 0
    table.unseen -= 1
    return plot
