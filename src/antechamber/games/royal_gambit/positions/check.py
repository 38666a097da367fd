"""Positions that no game could reach are refused, with the reason."""

from typing import Final

from antechamber.core.positions import impossible
from antechamber.core.seats import bits
from antechamber.games.royal_gambit.cards import (
    ACTIONS,
    DEFEND,
    LEAST_SEATS,
    MOST_SHARE,
    PENALTY,
    SPOTS,
)
from antechamber.games.royal_gambit.codes import Code
from antechamber.games.royal_gambit.countering import counter_to, entitled, is_counter, is_enough, shields_of
from antechamber.games.royal_gambit.declaring import has_object, others_of, targets_of
from antechamber.games.royal_gambit.health import total_hp
from antechamber.games.royal_gambit.moving import holders
from antechamber.games.royal_gambit.passing import can_send
from antechamber.games.royal_gambit.penalties import has_royal_alone
from antechamber.games.royal_gambit.redistributing import characters_of
from antechamber.games.royal_gambit.state import (
    CHARACTER_PLACES,
    COST,
    FIRST_CLAIM,
    ROYAL_PLACES,
    Act,
    At,
    Table,
    owner_of,
    places_of,
    royal_of,
)
from antechamber.games.royal_gambit.views.from_state import fallen_of

MOST_TOKENS: Final = 10_000
"""No real game has more HP, coins or poison than this in one place."""

PARTS = (At.AIMING, At.DETAILING)
JUDGED = (At.ACCUSING, At.PROVING)
DECLARED = (*JUDGED, At.COUNTERING, At.EXCHANGING, At.PASSING, At.LOSING)
AIMED = {
    Act.ROYAL_GAMBIT,
    Act.POISON,
    Act.HEAL,
    Act.RAID,
    Act.BARBARIAN_ATTACK,
    Act.TELEPATHY,
    Act.MIGRATION,
    Act.EXECUTE,
    Act.EXECUTIONER_ATTACK,
    Act.KNIGHT_ATTACK,
    Act.FOOLERY,
    Act.SPY,
}
TWICE_AIMED = (Act.MIGRATION, Act.FOOLERY)


def check(table: Table) -> None:
    """Refuse a table that no game could reach."""
    check_players(table)
    check_cards(table)
    check_turn(table)
    check_parts(table)
    check_declaration(table)
    check_drawn(table)
    check_claim(table)
    check_passed_over(table)
    check_counters(table)
    check_penalties(table)


def check_players(table: Table) -> None:
    """Check that players fell one after the other, and that those who are asked are still in the game."""
    fallen = sorted(table.fell[seat] for seat in range(table.players) if table.fell[seat])
    if fallen != list(range(1, len(fallen) + 1)):
        raise impossible("players fall one after the other: `fell` counts them from 1")
    is_over = table.step == At.OVER
    limit = table.box.turn_limit
    if limit and table.turn > limit:
        raise impossible(f"turn {table.turn}: the turn limit is {limit}")
    left = bits(table.living)
    if left == 0 or (left == 1 and not is_over):
        raise impossible(f"{left} of the players are left, so the game would be over")
    if is_over and left > 1 and table.turn != limit:
        raise impossible("the game is over when one Royal is left, or at the turn limit")
    if not table.living >> table.player & 1 and table.step not in (At.LOSING, At.OVER):
        raise impossible(f"seat {table.player} has fallen, and it cannot be its turn")


def check_cards(table: Table) -> None:
    """Check that everyone's cards, alive and fallen, were dealt or wedded, and that only living ones have marks."""
    for seat in range(table.players):
        lying = bits(characters_of(table, seat)) + len(fallen_of(table, seat))
        due = table.box.characters + (table.wedded >> seat & 1)
        if lying != due:
            raise impossible(f"seat {seat} has {lying} characters, alive and in `fallen`, and should have {due}")
        for place in range(royal_of(seat) + 1, royal_of(seat) + SPOTS):
            if table.origin[place] == seat:
                raise impossible(f"a card of seat {seat} came from that seat itself")


def check_turn(table: Table) -> None:
    """Check that a redistribution is possible if asked for, and is given in parts only with two characters."""
    characters = bits(characters_of(table, table.player))
    if table.step in (At.REDISTRIBUTING, At.SHARING) and not (table.box.redistribution and characters):
        raise impossible("there is nothing to redistribute")
    if (table.share >= 0) != (table.step == At.SHARING):
        raise impossible("a `share` is told at the step “sharing”, and only there")
    if table.step == At.SHARING:
        most = min(total_hp(table, table.player) - 1, MOST_SHARE)
        if characters < SPOTS - 1 or not 1 <= table.share <= most:
            raise impossible(f"a share of {table.share}: two characters must be left with something to share")


def check_parts(table: Table) -> None:
    """Check that the action begun can be declared, and that its next part has more than one answer."""
    if (table.action >= 0) != (table.step in PARTS + DECLARED):
        raise impossible(f"the step “{table.now.name}” and the action do not go together")
    if table.step not in PARTS:
        return
    action = table.action
    name = ACTIONS[action]
    is_claim = action >= FIRST_CLAIM
    is_open = table.box.actions >> action & 1 and COST[action] <= table.coins[table.player]
    if not is_open or (is_claim and not characters_of(table, table.player)) or not has_object(table, action):
        raise impossible(f"“{name}” cannot be declared here")
    if table.other >= 0 or table.guess >= 0 or table.direction >= 0:
        raise impossible("the last part of an action is never kept: it is declared with it")
    if table.step == At.AIMING:
        ways = can_send(table, 0) + can_send(table, 1) if action == Act.DEVIOUS else bits(targets_of(table, action))
        if table.target >= 0 or ways < 2:
            raise impossible(f"nothing is left to be aimed at with “{name}”")
    else:
        check_second_part(table)


def check_second_part(table: Table) -> None:
    """Check that the first place is valid, and that a second part is still open."""
    if table.target < 0 or not targets_of(table, table.action) >> table.target & 1:
        raise impossible(f"“{ACTIONS[table.action]}” has a first target that does not fit")
    names = table.box.kinds if table.action == Act.TELEPATHY else 0
    if table.action in TWICE_AIMED:
        names = others_of(table)
    if bits(names) < 2:
        raise impossible(f"no second part is asked of “{ACTIONS[table.action]}”")


def check_declaration(table: Table) -> None:
    """Check that the declared action belongs to this game and has exactly its parts."""
    if table.step not in DECLARED:
        if table.step not in PARTS and max(table.target, table.other, table.guess, table.direction) >= 0:
            raise impossible("there are parts of an action, and no action")
        return
    action = table.action
    name = ACTIONS[action]
    parts = (table.target >= 0, table.other >= 0, table.guess >= 0, table.direction >= 0)
    due = (action in AIMED, action in TWICE_AIMED, action == Act.TELEPATHY, action == Act.DEVIOUS)
    if not table.box.actions >> action & 1 or parts != due:
        raise impossible(f"“{name}” is not declared with these parts")
    if table.target >= 0 and not shape_of(table) >> table.target & 1:
        raise impossible(f"“{name}” cannot concern that place")
    if table.other == table.target >= 0 or (action == Act.FOOLERY and not is_pair(table)):
        raise impossible(f"“{name}” cannot concern these two places")
    if table.guess >= 0 and not table.box.kinds >> table.guess & 1:
        raise impossible("the guessed name is not in the deck list")
    needed = [place for place in (table.target, table.other) if place >= 0]
    if table.step in (*JUDGED, At.COUNTERING) and not all(table.alive >> place & 1 for place in needed):
        raise impossible(f"“{name}” concerns a place where nobody lives")
    check_asking_step(table)


def check_drawn(table: Table) -> None:
    """Check that two cards are drawn during an exchange, and only then."""
    is_exchange = table.action in (Act.SHAPESHIFT, Act.REINFORCEMENTS)
    is_asked = table.step == At.EXCHANGING
    if (table.drawn[0] >= 0) != is_asked or (is_asked and not is_exchange):
        raise impossible("cards are drawn at the step “exchanging”, and only there")


def shape_of(table: Table) -> int:
    """The places the action could target if everyone were alive."""
    own = places_of(table.player)
    everywhere = (1 << SPOTS * table.players) - 1
    match table.action:
        case Act.HEAL:
            return own & ROYAL_PLACES if table.box.reduced else own
        case Act.MIGRATION:
            return everywhere
        case Act.FOOLERY:
            return everywhere & CHARACTER_PLACES
        case Act.TELEPATHY | Act.EXECUTE | Act.SPY:
            return everywhere & CHARACTER_PLACES & ~own
        case Act.RAID | Act.EXECUTIONER_ATTACK:
            return everywhere & ROYAL_PLACES & ~own
        case Act.BARBARIAN_ATTACK | Act.KNIGHT_ATTACK:
            return everywhere & ~own & (ROYAL_PLACES if table.box.reduced else everywhere)
    return everywhere & ~own


def is_pair(table: Table) -> bool:
    """True for two characters of two players."""
    is_character = CHARACTER_PLACES >> table.other & 1
    return bool(is_character) and owner_of(table.target) != owner_of(table.other)


def check_asking_step(table: Table) -> None:
    """Check the steps that belong to a single action."""
    if table.step == At.EXCHANGING and not characters_of(table, table.player):
        raise impossible("there is no living character to exchange")
    if table.step == At.PASSING and (table.action != Act.DEVIOUS or bits(holders(table)) < 2):
        raise impossible("nothing is passed on here")
    if table.step == At.COUNTERING and not entitled(table):
        raise impossible(f"nobody can counter “{ACTIONS[table.action]}” here")


def check_claim(table: Table) -> None:
    """Check that a claim is judged at the right step, by another player."""
    if (table.claimant >= 0) != (table.step in JUDGED) or (table.accuser >= 0) != (table.step == At.PROVING):
        raise impossible(f"the step “{table.now.name}” does not go with this claimant and accuser")
    if table.claimant < 0:
        return
    if not characters_of(table, table.claimant):
        raise impossible(f"seat {table.claimant} has no living character, and cannot claim one")
    if table.claimant == table.player and table.action < FIRST_CLAIM:
        raise impossible("a Royal power is never accused")
    if table.accuser == table.claimant or (table.accuser >= 0 and not table.living >> table.accuser & 1):
        raise impossible(f"seat {table.accuser} cannot accuse")


def check_passed_over(table: Table) -> None:
    """Check that whoever was passed over could have accused, and that an accusation was taken."""
    if not table.passed_over:
        return
    is_first_claim = table.claimant == table.player
    is_decided = table.step in DECLARED and table.step != At.COUNTERING
    if table.players == LEAST_SEATS or not is_decided or (table.step == At.ACCUSING and is_first_claim):
        raise impossible("nobody is passed over before an accusation is taken, and among two nobody ever is")
    if is_first_claim and table.passed_over & (1 << table.claimant | 1 << table.accuser):
        raise impossible("the claimant and the accuser are not passed over")


def check_counters(table: Table) -> None:
    """Check that counteractions are opened clockwise from the actor, up to the one being judged."""
    is_countered = table.claimant >= 0 and table.claimant != table.player
    answered = sum(1 << seat for seat in range(table.players) if table.counters[seat])
    if not is_countered:
        if answered or table.opened or table.standing:
            raise impossible("there are counteractions, and none is judged")
        return
    steps = (table.claimant - table.player) % table.players
    if counter_to(table) < 0 or table.opened != steps or not is_counter(table.counters[table.claimant]):
        raise impossible(f"seat {table.claimant} has not opened a counteraction")
    if answered != entitled(table) or Code.RESIGN in list(table.counters):
        raise impossible("those who answered in the window of counteractions are not those who were asked")
    check_shields(table)
    for seat in range(table.players):
        is_before = 0 < (seat - table.player) % table.players < steps
        if table.standing >> seat & 1 and not (is_before and is_counter(table.counters[seat])):
            raise impossible(f"the counteraction of seat {seat} cannot stand")
    if table.standing and is_enough(table):
        raise impossible("so many counteractions stand that no other would be opened")


def check_shields(table: Table) -> None:
    """Check that every Defend names a character that can take the damage."""
    if counter_to(table) != DEFEND:
        return
    for seat in range(table.players):
        spot = table.counters[seat] - Code.DEFEND + 1
        if is_counter(table.counters[seat]) and not shields_of(table, seat) >> spot & 1:
            raise impossible(f"seat {seat} defends with a character that cannot take the damage")


def check_penalties(table: Table) -> None:
    """Check that players owe penalties, and that one is asked only if they have a choice."""
    if table.owing and table.step not in DECLARED:
        raise impossible("penalties are owed for an action")
    if table.step != At.LOSING:
        return
    if not table.owing:
        raise impossible("nobody owes a penalty")
    seat = table.owed[0]
    is_asked = total_hp(table, seat) > PENALTY and not has_royal_alone(table, seat)
    if not table.living >> seat & 1 or not is_asked:
        raise impossible(f"seat {seat} is not asked how to split a penalty")
