"""Whether a position is possible: every card in exactly one place, and all of it reachable by play."""

from collections import Counter

from antechamber.core.positions import impossible
from antechamber.core.seats import bits, clockwise, lowest
from antechamber.core.vectors import total, vector
from antechamber.games.royal_secrets import counting
from antechamber.games.royal_secrets.bets import face_down, places_of
from antechamber.games.royal_secrets.cards import (
    AUDIENCES,
    CARDS,
    COURTIER_0,
    COURTIERS,
    KINDS,
    ROUNDS,
    SIDE_COUNT,
    SIDES,
    VALET,
    VALUES,
)
from antechamber.games.royal_secrets.codes import CARDINAL_PLACE, PLACES
from antechamber.games.royal_secrets.events import DueView, Why
from antechamber.games.royal_secrets.favors_counting import beg_pardon, shares_audience, stroke
from antechamber.games.royal_secrets.ledger import read_line, read_lines
from antechamber.games.royal_secrets.positions.dump import in_the_box, inventory, piles
from antechamber.games.royal_secrets.state import (
    ACTIONS,
    BY_MASTER_STROKE,
    BY_PARDON,
    CHOOSE,
    FIRST_CARD,
    SECOND_CARD,
    STREAMS,
    SUCCEEDED,
    UNCOUNTED,
    WHYS,
    At,
    Table,
)

STROKE, PARDON = WHYS[BY_MASTER_STROKE], WHYS[BY_PARDON]
BEFORE_BETS = (At.PLANS, At.SPLITTING, At.DINNERS, At.CHOOSING)
AFTER_REVEAL = (At.TIE, At.LOSSES)


def check(table: Table) -> None:
    """Refuse a table that play cannot reach, with the reason."""
    check_cards(table)
    check_played(table)
    check_next(table)
    if table.step in (At.OPENING, At.OVER):
        check_between_rounds(table)
        return
    if min(table.audience[0], table.audience[1]) < 0:
        raise impossible("in a round both the King and the Queen have an Audience card")
    check_presence(table)
    check_bets(table)
    check_marks(table)
    check_cardinal(table)
    check_count(table)
    check_asked(table)


def check_cards(table: Table) -> None:
    """Check that every card in the box is in exactly one place."""
    box = in_the_box(table.box, table.players)
    lying = Counter(inventory(table))
    for name, count in (lying - box).items():
        raise impossible(f"“{name}”: {count} more than in the box")
    for name, count in (box - lying).items():
        raise impossible(f"“{name}”: {count} of the box lie nowhere")
    for seat in range(table.players):
        check_seat_cards(table, seat)
    left = ROUNDS - table.round + (1 if table.step == At.OPENING else 0)
    if bits(table.bag) < 2 * left:
        raise impossible(f"{bits(table.bag)} Audience cards are left, too few for the rounds to come")


def check_played(table: Table) -> None:
    """Check that the Cardinal has not played more than two cards in each round that is over."""
    rounds = table.round if table.step == At.OVER else table.round - 1
    played, most = total(table.cardinals_played), SECOND_CARD * rounds
    if played > most:
        raise impossible(f"the Cardinal has played {played} cards, but at most {most} in the rounds that are over")


def check_next(table: Table) -> None:
    """Check that the draws fixed in advance are in their piles."""
    rest = {
        "audiences": [table.bag >> card & 1 for card in range(AUDIENCES)],
        "valets": list(table.valets),
        "cardinals": list(table.cardinals),
    }
    for stream, cards in enumerate(table.chance.fixed or ()):
        name = STREAMS.names[stream]
        for card, count in Counter(cards).items():
            if count > rest[name][card]:
                raise impossible(f"“{piles(table.box)[name][card]}” is to be drawn more often than it is in its pile")


def check_seat_cards(table: Table, seat: int) -> None:
    """Check that a seat has its two 0-Courtiers and the Valets it is known to have."""
    own = [table.bet[place] for place in (2 * seat, 2 * seat + 1)]
    zeros = table.hands[seat * KINDS + COURTIER_0] + own.count(COURTIER_0)
    if zeros != COURTIERS[table.players][COURTIER_0]:
        raise impossible(f"seat {seat} has {zeros} 0-Courtiers; they never leave their owner, so there are two")
    for value in range(VALUES):
        card = VALET + value
        hidden = sum(table.bet[place] == card and not is_open(table, place) for place in (2 * seat, 2 * seat + 1))
        if table.known[seat * VALUES + value] > table.hands[seat * KINDS + card] + hidden:
            raise impossible(f"seat {seat} is known to have a “{CARDS[card]}” that it has not")


def is_open(table: Table, place: int) -> bool:
    """True if everyone has seen the card there."""
    return bool((table.shown | table.stabbed) >> place & 1)


def check_between_rounds(table: Table) -> None:
    """Check that the table is clear between rounds, and that the game ends after the seventh."""
    if table.laid or table.present[0] or table.present[1]:
        raise impossible("between rounds nobody is at an audience and no card is bet")
    if max(table.audience[0], table.audience[1]) >= 0:
        raise impossible("between rounds no Audience card lies open; `next` fixes the coming ones")
    if table.step == At.OVER and table.round != ROUNDS:
        raise impossible(f"the game is over after round {ROUNDS}, not after round {table.round}")
    check_nothing_counted(table)


def check_presence(table: Table) -> None:
    """Before the bets, only those who have chosen are at an audience; afterwards, everyone is."""
    there = table.present[0] | table.present[1]
    chosen = table.acted if table.action == CHOOSE else table.everyone
    if table.step in (At.PLANS, At.SPLITTING):
        chosen = 0
    if table.step == At.DINNERS:
        chosen = table.everyone
    if there != chosen:
        raise impossible("the players at the audiences are not those who have chosen one")
    if table.step in (At.SPLITTING, At.DINNERS) and table.planner < 0:
        raise impossible("nobody has announced a Planning")
    if table.planner >= 0 and table.action == CHOOSE and table.step in (At.CHOOSING, At.NAMING):
        raise impossible("after a Planning nobody chooses an audience")
    if table.step in BEFORE_BETS[:3] and table.acted:
        raise impossible(f"nobody has acted yet at the step “{table.now.name}”")
    if table.step != At.NAMING and (table.step in BEFORE_BETS) != (table.action == CHOOSE):
        raise impossible(f"at the step “{table.now.name}” the action is not “{ACTIONS[table.action]}”")


def check_bets(table: Table) -> None:
    """Check that everyone has the bets the action requires, one up and one down until they are turned up."""
    is_counted = table.step in (At.RECRUITING, *AFTER_REVEAL)
    for seat in range(table.players):
        bets = [place for place in (2 * seat, 2 * seat + 1) if table.laid >> place & 1]
        due = max(0, table.action - FIRST_CARD) + (table.acted >> seat & 1 if table.action >= FIRST_CARD else 0)
        if len(bets) != (SECOND_CARD if is_counted else due):
            raise impossible(f"seat {seat} has {len(bets)} bets, which does not fit the step and action")
        faces = [bool(table.shown >> place & 1) for place in bets]
        if table.step in AFTER_REVEAL:
            if not all(is_open(table, place) for place in bets):
                raise impossible(f"seat {seat} has a face-down bet after all were turned up")
        elif len(faces) == SECOND_CARD and faces[0] == faces[1]:
            raise impossible(f"seat {seat} has not bet one card face up and one face down")
        if any(table.stabbed >> place & 1 and table.shown >> place & 1 for place in bets):
            raise impossible(f"seat {seat} has a stabbed bet that lies face up; only face-down ones can be stabbed")


def check_cardinal(table: Table) -> None:
    """Check that the Cardinal sits where one player is alone, and has bet as often as that player."""
    alone = [side for side in range(2) if bits(table.present[side]) == 1]
    expected = alone[0] if alone and table.action != CHOOSE else -1
    if table.cardinal_side != expected:
        place = "at no audience" if expected < 0 else f"at the {SIDES[expected]}'s audience"
        raise impossible(f"the Cardinal belongs {place}")
    lies = table.laid & ~table.stabbed
    if lies >> CARDINAL_PLACE & 1 and not table.shown >> CARDINAL_PLACE & 1:
        raise impossible("the Cardinal's first card lies face up")
    if table.step not in AFTER_REVEAL and table.shown >> CARDINAL_PLACE + 1 & 1:
        raise impossible("the Cardinal's second card lies face down")
    if table.step in AFTER_REVEAL and lies >> CARDINAL_PLACE + 1 & 1 and not table.shown >> CARDINAL_PLACE + 1 & 1:
        raise impossible("the Cardinal's second card was turned up with all others")
    bets = bits(table.laid >> CARDINAL_PLACE)
    due = 0
    if expected >= 0:
        seat = lowest(table.present[expected])
        due = bits(table.laid & places_of(seat))
    if bets != due:
        raise impossible(f"the Cardinal has {bets} bets where the player beside him has {due}")


def check_asked(table: Table) -> None:
    """Check that the holder of the Parley has something to do, and that sealed cards can be shown."""
    if table.step in (At.CHOOSING, At.BETTING) and table.acted >> table.player & 1:
        raise impossible("the holder of the Parley has done this action already")
    has_acted = table.acted >> table.player & 1 or (table.step == At.NAMING and not table.acted)
    if table.step in (At.NAMING, At.FAVORS) and not has_acted:
        raise impossible("the holder of the Parley has not done this action yet")
    if table.step == At.NAMING and not table.everyone & ~table.acted & ~(1 << table.player):
        raise impossible("there is nobody left who could be given the Parley")
    if table.step == At.TIE and bits(table.leaders[table.tie_side]) < SECOND_CARD:
        raise impossible("a tie needs two or more players who bet the most")


def check_marks(table: Table) -> None:
    """Check that Medals, spying and claims are where they can be."""
    if table.medals & (table.stabbed | ~table.laid):
        raise impossible("a Medal lies where no card is, or on a stabbed one")
    for seat in range(table.players):
        if table.spied[seat] & ~(face_down(table) & ~places_of(seat)):
            raise impossible(f"seat {seat} has spied a card that is its own or does not lie face down")
    for place in range(PLACES):
        if table.claimed_by[place] >= 0 and not is_claimable(table, place):
            raise impossible(f"seat {table.claimed_by[place]} has claimed a card that cannot be recruited")


def is_claimable(table: Table, place: int) -> bool:
    """True if the seat that has claimed this bet could have done so by Recruitment."""
    seat, owner = table.claimed_by[place], place >> 1
    in_time = table.step in (At.RECRUITING, *AFTER_REVEAL)
    is_bet = place < CARDINAL_PLACE and not table.stabbed >> place & 1
    return in_time and is_bet and seat != owner and shares_audience(table, seat, owner)


def check_nothing_counted(table: Table) -> None:
    """Check that nobody has withdrawn, won, gained or lost before the count."""
    sides = any(table.outcome_of[side] or table.leaders[side] or table.winner[side] >= 0 for side in range(SIDE_COUNT))
    dues = any(table.gains[seat] or table.losses[seat] or table.rumors[seat] for seat in range(table.players))
    if sides or dues or table.withdrawn or table.stroked or table.pardoned:
        raise impossible(f"at the step “{table.now.name}” nothing has been counted yet")


def check_count(table: Table) -> None:
    """After the reveal, the count must follow from the bets; it is filled in if left out."""
    if table.step not in AFTER_REVEAL:
        check_nothing_counted(table)
        return
    recount = table.copy()
    recount.withdrawn = sum(1 << seat for seat in range(table.players) if counting.has_excuse(table, seat))
    if table.withdrawn not in (0, recount.withdrawn):
        raise impossible("those who withdrew are not those who bet an Excuse")
    table.withdrawn = recount.withdrawn
    for side in range(SIDE_COUNT):
        recount.outcome_of[side] = UNCOUNTED
        recount.leaders[side] = 0
        counting.count(recount, side)
        check_side(table, recount, side)
        check_winner(table, side)
        recount.winner[side] = table.winner[side]
    if table.step == At.LOSSES:
        check_dues(table, recount)


def check_side(table: Table, recount: Table, side: int) -> None:
    """Check that an audience's outcome matches its bets."""
    is_other_outcome = table.outcome_of[side] not in (UNCOUNTED, recount.outcome_of[side])
    if is_other_outcome or table.leaders[side] not in (0, recount.leaders[side]):
        raise impossible(f"the bets do not give the {SIDES[side]}'s audience this outcome and these leaders")
    table.outcome_of[side] = recount.outcome_of[side]
    table.leaders[side] = recount.leaders[side]


def check_winner(table: Table, side: int) -> None:
    """The player with the most influence wins a success; after a tie, one of the tied players or nobody."""
    winner, leaders = table.winner[side], table.leaders[side]
    is_settled = table.step == At.LOSSES or side < table.tie_side
    is_tie = bits(leaders) > 1
    if table.outcome_of[side] == SUCCEEDED and is_settled and leaders and not is_tie and winner < 0:
        table.winner[side] = lowest(leaders)
    elif winner >= 0 and not (table.outcome_of[side] == SUCCEEDED and is_settled and leaders >> winner & 1):
        raise impossible(f"the {SIDES[side]}'s audience cannot have been won so")


def check_dues(table: Table, recount: Table) -> None:
    """Check that gains, losses and their lines in the ledger match the count."""
    for seat in range(table.players):
        recount.gains[seat] = recount.losses[seat] = recount.rumors[seat] = 0
    recount.stroked = recount.pardoned = 0
    recount.ledger = vector([line for line in table.ledger if read_line(line).round < table.round])
    counting.charge(recount)
    is_left_out = not any(table.gains[s] or table.losses[s] or table.rumors[s] for s in range(table.players))
    for seat in range(table.players):
        given = table.gains[seat], table.losses[seat], table.rumors[seat]
        due = recount.gains[seat], recount.losses[seat], recount.rumors[seat]
        if given != due and not is_left_out:
            raise impossible(f"by the count seat {seat} gains {due[0]} and loses {due[1]}, and {due[2]} by rumors")
        table.gains[seat], table.losses[seat], table.rumors[seat] = due
    check_lines(table, recount)


def check_lines(table: Table, recount: Table) -> None:
    """Check that the ledger's lines of this round are what everyone is due; they are booked if left out."""
    given = [line for line in read_lines(table) if line.round == table.round]
    for seat, why in averted(table, given):
        (stroke if why == STROKE else beg_pardon)(recount, seat)
    if given and list(table.ledger) != list(recount.ledger):
        raise impossible(f"the lines of round {table.round} in the ledger are not what the count gives")
    table.ledger = recount.ledger


def averted(table: Table, given: list[DueView]) -> list[tuple[int, Why]]:
    """Who has used Master Stroke or Royal Pardon, in the order of the ledger's lines or else as they are asked."""
    told = [(line.seat, line.why) for line in given if line.why in (STROKE, PARDON)]
    uses = ((STROKE, table.stroked), (PARDON, table.pardoned))
    seats = [int(clockwise(table.first, offset, table.players)) for offset in range(table.players)]
    marks = [(seat, why) for seat in seats for why, users in uses if users >> seat & 1]
    return told if sorted(told) == sorted(marks) else marks
