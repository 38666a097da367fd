"""From a position, or a view, back to a table; an impossible one is refused with a reason."""

from collections import Counter
from collections.abc import Iterable

from librt.vecs import append

from antechamber.core.options import settle
from antechamber.core.positions import (
    ask,
    impossible,
    index_in,
    load_chance,
    mask_of,
    read_position,
    seat_in,
    step_named,
)
from antechamber.core.vectors import total
from antechamber.games.royal_secrets.cards import (
    CARDINAL,
    CARDS,
    COPIES,
    COURTIERS,
    GAME_ID,
    KINDS,
    LEAST_SEATS,
    MOST_SEATS,
    PLANNING,
    ROUNDS,
    RULES,
    SIDES,
    VALET,
    VALUES,
)
from antechamber.games.royal_secrets.codes import CARDINAL_PLACE, Code
from antechamber.games.royal_secrets.events import DueView
from antechamber.games.royal_secrets.ledger import make_line
from antechamber.games.royal_secrets.options import OPTIONS, box_of
from antechamber.games.royal_secrets.order import ORDER, blank
from antechamber.games.royal_secrets.positions.check import check
from antechamber.games.royal_secrets.positions.dump import in_the_box, inventory, piles
from antechamber.games.royal_secrets.positions.shapes import BetPosition, Position, SeatPosition
from antechamber.games.royal_secrets.setup import draw_valet
from antechamber.games.royal_secrets.state import (
    ACTIONS,
    BY_OPENING,
    OUTCOMES,
    SECOND_CARD,
    STREAMS,
    WHYS,
    At,
    Table,
)

MOST_DUE = 20_000
PLAYERS = range(LEAST_SEATS, MOST_SEATS + 1)


def load(given: object) -> Table:
    """The table of a position in plain JSON, or Refused with what is impossible about it."""
    return load_position(read_position(given, Position, GAME_ID, RULES, PLAYERS))


def load_position(position: Position) -> Table:
    """The table of a position."""
    box = box_of(settle(OPTIONS, position.options))
    chance = load_chance(position.chance, STREAMS, piles(box))
    table = blank(position.players, box)
    table.chance = chance
    set_round(table, position)
    set_audiences(table, position)
    set_sides(table, position)
    set_bets(table, position)
    set_seats(table, position)
    set_hands(table, position)
    set_ledger(table, position)
    check(table)
    begin(table, position)
    return table


def set_round(table: Table, position: Position) -> None:
    """Set the round, the step and whose action it is."""
    if not 1 <= position.round <= ROUNDS:
        raise impossible(f"round {position.round}: there are rounds 1 to {ROUNDS}")
    if not 0 <= position.asking <= table.players:
        raise impossible(f"asking {position.asking}: a window can have left at most {table.players} seats behind")
    table.round = position.round
    table.go_to(step_of(position))
    table.action = index_in(ACTIONS, position.action, "action")
    parley = position.parley if position.parley is not None else position.first
    table.player = seat_in(table, parley if parley is not None else 0)
    table.first = seat_in(table, position.first if position.first is not None else table.player)
    table.acted = mask_of(table, position.acted)
    table.asking = position.asking


def step_of(position: Position) -> int:
    """The step; if left out, the round is about to open, or has opened if its Audience cards are given."""
    if position.step is None:
        return At.PLANS if position.king.audience and position.queen.audience else At.OPENING
    return step_named(ORDER, position.step)


def find_audience(table: Table, name: str) -> int:
    """Take the Audience card with that name, like `planning 40`, out of the bag."""
    fitting = [card for card, audience in enumerate(table.box.audiences) if audience.name == name]
    if not fitting:
        raise impossible(f"there is no Audience card “{name[:40]}”: one is written like “planning 40”")
    for card in fitting:
        if table.bag >> card & 1:
            table.bag &= ~(1 << card)
            return card
    raise impossible(f"the Audience card “{name}” lies in two places")


def set_audiences(table: Table, position: Position) -> None:
    """Place every Audience card that is named; the rest go in the bag."""
    for number, side in enumerate((position.king, position.queen)):
        if side.audience is not None:
            table.audience[number] = find_audience(table, side.audience)
    for seat, given in enumerate(position.seats):
        for name in given.favors:
            table.favors[seat] |= 1 << find_audience(table, name)
    for name in position.discarded:
        table.discarded |= 1 << find_audience(table, name)
    if position.planning is not None:
        table.planner = seat_in(table, position.planning.seat)
        table.planning = spent_planning(table, position.planning.influence)


def spent_planning(table: Table, influence: int) -> int:
    """The announced Planning, which must be among the discarded cards (R6)."""
    for card in range(PLANNING * COPIES, PLANNING * COPIES + COPIES):
        if table.box.required[card] == influence and table.discarded >> card & 1:
            return card
    raise impossible(f"no Planning of {influence} lies among the discarded cards, as an announced one must")


def set_sides(table: Table, position: Position) -> None:
    """Set who is at which audience, and its outcome."""
    for number, side in enumerate((position.king, position.queen)):
        table.present[number] = mask_of(table, side.present)
        table.outcome_of[number] = index_in(OUTCOMES, side.outcome, "outcome")
        table.leaders[number] = mask_of(table, side.leaders)
        if side.winner is not None:
            table.winner[number] = seat_in(table, side.winner)
    if position.cardinal.side is not None:
        table.cardinal_side = SIDES.index(position.cardinal.side)
    table.tie_side = SIDES.index(position.tie) if position.tie is not None else 0


def set_bets(table: Table, position: Position) -> None:
    """Lay the bets, including the Cardinal's."""
    for name in position.cardinal.played:
        card = card_named(name)
        take_cardinal(table, card)
        table.cardinals_played[card - CARDINAL] += 1
    lay_bets(table, CARDINAL_PLACE, position.cardinal.bets)
    for place in (CARDINAL_PLACE, CARDINAL_PLACE + 1):
        if table.laid >> place & 1:
            take_cardinal(table, table.bet[place])
    for seat, given in enumerate(position.seats):
        lay_bets(table, 2 * seat, given.bets)


def take_cardinal(table: Table, card: int) -> None:
    """Take a Cardinal card from the Cardinal's pile."""
    if card < CARDINAL:
        raise impossible(f"“{CARDS[card]}” is no card of the Cardinal's")
    table.cardinals[card - CARDINAL] -= 1
    if table.cardinals[card - CARDINAL] < 0:
        raise impossible(f"there are more cards “{CARDS[card]}” than in the box")


def lay_bets(table: Table, first: int, bets: tuple[BetPosition, ...]) -> None:
    """Lay a player's or the Cardinal's bets, from the place `first` on."""
    if len(bets) > SECOND_CARD:
        raise impossible(f"{len(bets)} bets of one player: nobody bets more than two")
    for place, bet in enumerate(bets, first):
        card = card_named(bet.card)
        if (card >= CARDINAL) != (first == CARDINAL_PLACE):
            raise impossible(f"“{bet.card}” is bet by somebody who cannot hold it")
        table.bet[place] = card
        table.laid |= 1 << place
        table.shown |= bet.up << place
        table.medals |= bet.medal << place
        table.stabbed |= bet.stabbed << place
        for seat in bet.seen_by:
            table.spied[seat_in(table, seat)] |= 1 << place
        if bet.claimed_by is not None:
            table.claimed_by[place] = seat_in(table, bet.claimed_by)


def set_seats(table: Table, position: Position) -> None:
    """Set what a seat has and is due, except for its cards."""
    for seat, given in enumerate(position.seats):
        amounts = (given.points, given.gains, given.losses, given.rumors)
        if not 0 <= min(amounts) <= max(amounts) <= MOST_DUE:
            raise impossible(f"seat {seat}: points, gains, losses and rumors are from 0 to {MOST_DUE}")
        table.points[seat] = given.points
        table.gains[seat] = given.gains
        table.losses[seat] = given.losses
        table.rumors[seat] = given.rumors
        table.withdrawn |= given.withdrawn << seat
        table.stroked |= given.stroked << seat
        table.pardoned |= given.pardoned << seat


def set_hands(table: Table, position: Position) -> None:
    """Set hands and spent cards; what is left out is filled in, and the rest is the Valet pile."""
    seats = position.seats or (SeatPosition(),) * position.players
    for value in range(VALUES):
        table.valets[value] = 0
    for seat, given in enumerate(seats):
        for card in range(KINDS):
            table.hands[seat * KINDS + card] = 0
        held = given.hand if given.hand is not None else rest_of_hand(table, given)
        for name in held:
            table.hands[seat * KINDS + kind_of(name)] += 1
        for name in given.spent or ():
            table.spent[seat * KINDS + kind_of(name)] += 1
        for name in given.known_valets:
            table.known[seat * VALUES + value_of(name)] += 1
    if all(given.spent is None for given in seats):
        fill_spent(table)
    lacking = missing(table)
    for value in range(VALUES):
        table.valets[value] = lacking[CARDS[VALET + value]]
    for seat, given in enumerate(seats):
        if given.hand is None and not has_valet(table, seat) and total(table.valets) > 0:
            table.hands[seat * KINDS + draw_valet(table)] += 1


def card_named(name: str) -> int:
    """The kind of a card, from its name."""
    if name not in CARDS:
        raise impossible(f"there is no card “{name[:40]}”: one is written like “courtier 10”, “valet -10” or “excuse”")
    return CARDS.index(name)


def kind_of(name: str) -> int:
    """The kind of a card, checked to be one a player can hold."""
    kind = card_named(name)
    if kind >= KINDS:
        raise impossible(f"“{name}” is bet by the Cardinal alone, and no player can hold it")
    return kind


def value_of(name: str) -> int:
    """Which of the four Valets a card is."""
    value = kind_of(name) - VALET
    if value < 0:
        raise impossible(f"“{name}” is no Valet, and only Valets are listed as known")
    return value


def rest_of_hand(table: Table, given: SeatPosition) -> list[str]:
    """The starting hand minus the cards spent and bet."""
    rest: Counter[str] = Counter({CARDS[card]: count for card, count in enumerate(COURTIERS[table.players])})
    gone = Counter(given.spent or ()) + Counter(bet.card for bet in given.bets)
    rest.subtract({name: count for name, count in gone.items() if name in CARDS[:VALET]})
    return list(rest.elements())


def has_valet(table: Table, seat: int) -> bool:
    """True if the seat has a Valet in any place."""
    rows = (table.hands, table.spent)
    lying = any(row[seat * KINDS + card] for row in rows for card in range(VALET, KINDS))
    return lying or any(table.bet[place] >= VALET for place in (2 * seat, 2 * seat + 1))


def missing(table: Table) -> Counter[str]:
    """Cards in the box that are nowhere on the table; the Valet pile must still be empty."""
    return in_the_box(table.box, table.players) - Counter(inventory(table))


def fill_spent(table: Table) -> None:
    """Count missing Courtiers as spent by the players who started with them."""
    lacking = missing(table)
    for kind, started in enumerate(COURTIERS[table.players]):
        count = lacking[CARDS[kind]]
        for seat in range(table.players):
            lying = sum(table.bet[place] == kind for place in (2 * seat, 2 * seat + 1))
            gap = started - table.hands[seat * KINDS + kind] - lying
            spent = max(0, min(gap, count))
            table.spent[seat * KINDS + kind] += spent
            count -= spent


def set_ledger(table: Table, position: Position) -> None:
    """Set the public ledger; without one, everyone's points become an opening line (R62)."""
    over = table.round if table.step == At.OVER else table.round - 1
    last = table.round if table.step == At.LOSSES else over  # `check` compares this round's lines with the count.
    for line in position.ledger:
        table.ledger = append(table.ledger, line_of(table, line, last))
    if not position.ledger:
        for seat in range(table.players):
            table.ledger = append(table.ledger, make_line(0, seat, table.points[seat], BY_OPENING, -1))
    points = points_of(position.ledger, table.players, over + 1)
    if position.ledger and points != [int(table.points[seat]) for seat in range(table.players)]:
        raise impossible(f"by the ledger the points are {points}")


def line_of(table: Table, line: DueView, last: int) -> int:
    """A line of the ledger as the table keeps it; the round `last` is the last that can have one."""
    if not 0 <= line.round <= last:
        raise impossible(f"a line of the ledger is of round {line.round}: only rounds 0 to {last} have lines now")
    if abs(line.amount) > MOST_DUE:
        raise impossible(f"a line of the ledger is of {line.amount} points")
    sender = seat_in(table, line.sender) if line.sender is not None else -1
    return make_line(line.round, seat_in(table, line.seat), line.amount, WHYS.index(line.why), sender)


def points_of(ledger: Iterable[DueView], players: int, before: int) -> list[int]:
    """Points from the lines of all rounds before this one, never below zero after a round (R40)."""
    points = [0] * players
    for number in range(before):
        for seat in range(players):
            change = sum(line.amount for line in ledger if line.round == number and line.seat == seat)
            points[seat] = max(0, points[seat] + change)
    return points


def begin(table: Table, position: Position) -> None:
    """Go on to the question the position stops at, skipping a window in which nobody is asked."""
    if table.step == At.OPENING:
        table.round -= 1
    thirds = {seat: given.third for seat, given in enumerate(position.seats) if given.third is not None}
    ask(table, {seat: third_code(card) for seat, card in thirds.items()})


def third_code(name: str) -> int:
    """The move that chooses a third card, as a code."""
    return Code.THIRD + kind_of(name)
