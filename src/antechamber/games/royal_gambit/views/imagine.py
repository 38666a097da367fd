"""A fair re-deal of everything a seat has not seen (RG 9.7, G73)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from antechamber.core.chance import Dice
from antechamber.core.seats import bits, clockwise, lowest
from antechamber.core.vectors import total, zeros
from antechamber.games.royal_gambit.cards import DEFEND, SPOTS
from antechamber.games.royal_gambit.codes import Code
from antechamber.games.royal_gambit.countering import counter_to, shields_of
from antechamber.games.royal_gambit.memory import JUST_NOW, eye_of, kind_of, known_to, when_of
from antechamber.games.royal_gambit.state import At, Table, owner_of


def knows(table: Table, reader: i64, place: i64) -> bool:
    """True if the card there is the reader's own, or the reader has seen it."""
    return owner_of(place) == reader or (table.seen[place] >> eye_of(reader)) & 1 != 0


def redeal(table: Table, reader: i64, dice: Dice) -> None:
    """Re-deal what the reader has not seen; the result does not depend on what was there before."""
    if reader != table.player:
        forget_parts(table)
    table.returned = known_to(table, eye_of(reader))
    hidden = gather(table, reader)
    place_returned(table, reader, hidden, dice)
    seal_again(table, reader, dice)
    forget_passed_over(table, reader)


# The cards.


def gather(table: Table, reader: i64) -> i64:
    """Gather all cards that the reader has not seen, and return their places; the two drawn ones come last."""
    hidden: i64 = 0
    for place in range(table.players * SPOTS):
        if table.card[place] >= 0 and not knows(table, reader, place):
            hidden |= 1 << place
            table.deck[table.card[place]] += 1
    if table.drawn[0] >= 0 and reader != table.player:
        hidden |= 3 << (table.players * SPOTS)
        table.deck[table.drawn[0]] += 1
        table.deck[table.drawn[1]] += 1
    return hidden


def place_returned(table: Table, reader: i64, hidden: i64, dice: Dice) -> None:
    """Deal the gathered cards: first those that went back, the latest first, then all others where there is room.

    A card that went back can be in the deck, or where a card has arrived since. The set of places for a later card lies
    within the set for an earlier one, so in this order every possible deal is equally likely.
    """
    loose = loose_memories(table, reader)
    in_deck = total(table.deck) - bits(hidden)
    left = table.deck[:]
    for age in range(len(loose)):
        memory = loose[len(loose) - 1 - age]
        since = arrived_since(table, hidden, when_of(memory))
        chosen = dice.below(in_deck + bits(since))
        left[kind_of(memory)] -= 1
        if chosen < in_deck:
            in_deck -= 1
        else:
            place = nth_member(since, chosen - in_deck)
            hidden &= ~(1 << place)
            lay(table, place, kind_of(memory))
    for place in range(table.players * SPOTS + 2):
        if (hidden >> place) & 1:
            kind = dice.pick(left, total(left))
            left[kind] -= 1
            lay(table, place, kind)
    if table.drawn[0] > table.drawn[1]:
        lower = table.drawn[1]
        table.drawn[1] = table.drawn[0]
        table.drawn[0] = lower


def lay(table: Table, place: i64, kind: i64) -> None:
    """Move a card from the deck to a place, or to the two drawn ones."""
    table.deck[kind] -= 1
    drawn = place - table.players * SPOTS
    if drawn >= 0:
        table.drawn[drawn] = kind
    else:
        table.card[place] = kind


def loose_memories(table: Table, reader: i64) -> vec[i64]:
    """The memories of cards that may still be hidden: each visible card that arrived since may be one of them."""
    loose = table.returned[:]
    for fallen in range(len(table.fallen)):
        absorb(loose, table.fallen[fallen], table.fallen_arrival[fallen])
    if reader == table.player:
        absorb(loose, table.drawn[0], JUST_NOW)
        absorb(loose, table.drawn[1], JUST_NOW)
    for place in range(table.players * SPOTS):
        if table.card[place] >= 0 and knows(table, reader, place):
            absorb(loose, table.card[place], table.arrival[place])
    found = zeros(0)
    for age in range(len(loose)):
        if loose[age] >= 0:
            found = append(found, loose[age])
    return found


def absorb(loose: vec[i64], kind: i64, arrival: i64) -> None:
    """Strike out the latest memory that a card with this arrival may account for."""
    for age in range(len(loose)):
        memory = loose[len(loose) - 1 - age]
        if memory >= 0 and kind_of(memory) == kind and when_of(memory) < arrival:
            loose[len(loose) - 1 - age] = -1
            return


def arrived_since(table: Table, hidden: i64, when: i64) -> i64:
    """The hidden places whose card arrived after that; the drawn ones always did."""
    since = hidden
    for place in range(table.players * SPOTS):
        if table.arrival[place] <= when:
            since &= ~(1 << place)
    return since


def nth_member(mask: i64, skipped: i64) -> i64:
    """The member of a set after skipping this many others."""
    for member in range(skipped):
        mask &= mask - 1
    return lowest(mask)


# What was not announced, and what is sealed.


def forget_parts(table: Table) -> None:
    """Forget an action or redistribution that is given in parts: others know nothing about it (G102, G103)."""
    if table.now.part_of < 0:
        return
    table.share = -1
    table.action = -1
    table.target = -1
    table.go_to(table.now.part_of)


def is_unopened(table: Table, seat: i64) -> bool:
    """True if the seat has answered in the window of counteractions, and the answer is not opened yet."""
    is_judged = table.step == At.ACCUSING or table.step == At.PROVING
    if not is_judged or table.claimant == table.player:
        return False
    for steps in range(table.opened + 1, table.players):
        if clockwise(table.player, steps, table.players) == seat:
            return table.counters[seat] != 0
    return False


def seal_again(table: Table, reader: i64, dice: Dice) -> None:
    """Let seats whose counteraction is not opened yet answer again, either way."""
    for seat in range(table.players):
        if seat != reader and is_unopened(table, seat):
            table.counters[seat] = any_answer(table, seat, dice)


def any_answer(table: Table, seat: i64, dice: Dice) -> i64:
    """One of the answers that a seat could have given in the window of counteractions."""
    if counter_to(table) != DEFEND:
        return Code.COUNTER if dice.below(2) == 1 else Code.ALLOW
    shields = shields_of(table, seat)
    chosen = dice.below(bits(shields) + 1)
    return Code.ALLOW if chosen == 0 else Code.DEFEND - 1 + nth_member(shields, chosen - 1)


def forget_passed_over(table: Table, reader: i64) -> None:
    """Forget who else accused in vain: the reader cannot know it, and it changes nothing that comes (G14)."""
    table.passed_over &= 1 << reader if reader >= 0 else 0
