"""Declaring an action: which ones exist, what they can target, what they cost (RG 2.4, RG 2.5, RG 4)."""

from typing import final

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.refused import Refused
from antechamber.core.seats import bits, lowest
from antechamber.games.royal_gambit.cards import (
    ACTION_COUNT,
    ACTIONS,
    CHARACTERS,
    DIRECTIONS,
    KINDS,
    SPOTS,
)
from antechamber.games.royal_gambit.codes import Code
from antechamber.games.royal_gambit.events import ActionDeclared
from antechamber.games.royal_gambit.moving import partners_of, place_of, refuse_partner, swappable
from antechamber.games.royal_gambit.passing import can_send
from antechamber.games.royal_gambit.redistributing import characters_of
from antechamber.games.royal_gambit.resigning import NOT_HERE, OwnTurn, resign_turn
from antechamber.games.royal_gambit.state import (
    CHARACTER_PLACES,
    COST,
    FIRST_CLAIM,
    OWN_TURN,
    ROYAL_PLACES,
    Act,
    At,
    Table,
    owner_of,
    places_of,
    royal_of,
)

# Which action.


@final
class Declaring(OwnTurn):
    """The actor uses a Royal power or claims a character's action (RG 2.4)."""

    def __init__(self) -> None:
        super().__init__(At.DECLARING, "declaring", "RG 2.4", resigning=OWN_TURN)

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """The powers and claims that the actor can pay for and that have something to target."""
        actions = table.box.actions
        coins = table.coins[seat]
        last = ACTION_COUNT if characters_of(table, seat) != 0 else FIRST_CLAIM
        for action in range(last):
            if (actions >> action) & 1 and COST[action] <= coins and has_object(table, action):
                into.add(Code.DONATE + action)
        self.offer_resigning(table, into)

    def refuse_answer(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse an action that the actor may not declare."""
        if code >= Code.TARGET:
            raise self.not_now(table)
        refuse_action(table, code - Code.DONATE)

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Begin the action, or resign."""
        if code == Code.RESIGN:
            resign_turn(table, seat)
        else:
            begin_action(table, code - Code.DONATE)


def has_object(table: Table, action: i64) -> bool:
    """True if the action has something to target."""
    match action:
        case Act.DONATION | Act.TAX | Act.SHAPESHIFT:
            return True
        case Act.REINFORCEMENTS:
            return characters_of(table, table.player) != 0
        case Act.WEDDING:
            return (table.wedded >> table.player) & 1 == 0 and bits(characters_of(table, table.player)) < SPOTS - 1
        case Act.DEVIOUS:
            return can_send(table, 0) or can_send(table, 1)
    return targets_of(table, action) != 0


def targets_of(table: Table, action: i64) -> i64:
    """The places an action can target, as a mask; for a Raid, the Royals of those who can be robbed (G6)."""
    own = places_of(table.player)
    rivals = table.alive & ~own
    match action:
        case Act.ROYAL_GAMBIT | Act.POISON:
            return rivals
        case Act.BARBARIAN_ATTACK | Act.KNIGHT_ATTACK:
            return rivals & ROYAL_PLACES if table.box.reduced else rivals
        case Act.EXECUTIONER_ATTACK:
            return rivals & ROYAL_PLACES
        case Act.TELEPATHY | Act.EXECUTE | Act.SPY:
            return rivals & CHARACTER_PLACES
        case Act.HEAL:
            return table.alive & own & ROYAL_PLACES if table.box.reduced else table.alive & own
        case Act.MIGRATION:
            return table.poisoned
        case Act.FOOLERY:
            return swappable(table)
        case Act.RAID:
            return robbable(table)
    return 0


def robbable(table: Table) -> i64:
    """The Royals of rivals who have a coin, as a mask (G35)."""
    found: i64 = 0
    for seat in range(table.players):
        if seat != table.player and table.coins[seat] > 0:
            found |= 1 << royal_of(seat)
    return found


def refuse_action(table: Table, action: i64) -> None:
    """Refuse an action that the actor may not declare."""
    facts: dict[str, object] = {"action": ACTIONS[action]}
    if (table.box.actions >> action) & 1 == 0:
        raise Refused("RG 4.3", "rg-not-in-this-game", facts)
    if action >= FIRST_CLAIM and characters_of(table, table.player) == 0:
        raise Refused("RG 4.2", "rg-no-living-character")
    if COST[action] > table.coins[table.player]:
        facts["cost"] = int(COST[action])
        facts["coins"] = int(table.coins[table.player])
        raise Refused("RG 2.5", "rg-too-dear", facts)
    if not has_object(table, action):
        refuse_for_want(table, action)


def refuse_for_want(table: Table, action: i64) -> None:
    """Refuse an action that can be paid for but lacks something else it needs."""
    match action:
        case Act.REINFORCEMENTS:
            raise Refused("RG 3.3", "rg-no-living-character")
        case Act.WEDDING:
            if (table.wedded >> table.player) & 1:
                raise Refused("RG 3.5", "rg-wedded-already")
            raise Refused("RG 3.5", "rg-two-characters")
        case Act.RAID:
            raise Refused("RG 7.3", "rg-nobody-to-rob")
        case Act.MIGRATION:
            raise Refused("RG 7.7", "rg-no-poison")
        case Act.FOOLERY:
            raise Refused("RG 7.11", "rg-nothing-to-swap")
        case Act.DEVIOUS:
            raise Refused("RG 7.13", "rg-nothing-to-pass")
    raise Refused("RG 4.4", "rg-no-rival-character")


# What the action targets. Only the actor knows the parts until all are chosen (G103).


@final
class Aiming(OwnTurn):
    """The actor chooses what the action targets (RG 2.5)."""

    def __init__(self) -> None:
        super().__init__(At.AIMING, "aiming", "RG 2.5", part_of=At.DECLARING, resigning=NOT_HERE)

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """A direction for Devious, a player for a Raid, otherwise a place."""
        if table.action == Act.DEVIOUS:
            for direction in range(2):
                if can_send(table, direction):
                    into.add(Code.SEND + direction)
            return
        targets = targets_of(table, table.action)
        if table.action != Act.RAID:
            into.add_members(Code.TARGET, targets, table.players * SPOTS)
            return
        for robbed in range(table.players):
            if (targets >> royal_of(robbed)) & 1:
                into.add(Code.ROB + robbed)

    def refuse_answer(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse a target that the action cannot have; a direction is asked for only if both are possible."""
        if table.action == Act.DEVIOUS and Code.SEND <= code < Code.ACCUSE:
            return
        if table.action == Act.RAID and Code.ROB <= code < Code.GUESS:
            refuse_robbery(table, code - Code.ROB)
        elif table.action != Act.DEVIOUS and table.action != Act.RAID and Code.TARGET <= code < Code.ROB:
            refuse_target(table, code - Code.TARGET)
        else:
            raise self.not_now(table)

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Note it, and go on to a second part if there is one."""
        if code >= Code.SEND:
            choose_direction(table, code - Code.SEND)
        elif code >= Code.ROB:
            aim(table, royal_of(code - Code.ROB))
        else:
            aim(table, code - Code.TARGET)


@final
class Detailing(OwnTurn):
    """The actor chooses the second part of the action: a second place, or the name guessed by Telepathy (RG 2.5)."""

    def __init__(self) -> None:
        super().__init__(At.DETAILING, "detailing", "RG 2.5", part_of=At.DECLARING, resigning=NOT_HERE)

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """The characters in the deck, or the places that can be named second."""
        if table.action == Act.TELEPATHY:
            into.add_members(Code.GUESS, table.box.kinds, KINDS)
        else:
            into.add_members(Code.TARGET, others_of(table), table.players * SPOTS)

    def refuse_answer(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse something that cannot be named second."""
        if table.action == Act.TELEPATHY and Code.GUESS <= code < Code.SEND:
            refuse_guess(table, code - Code.GUESS)
        elif table.action != Act.TELEPATHY and Code.TARGET <= code < Code.ROB:
            refuse_other(table, code - Code.TARGET)
        else:
            raise self.not_now(table)

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Note it, and declare the whole action."""
        if code >= Code.GUESS:
            give_guess(table, code - Code.GUESS)
        else:
            aim_other(table, code - Code.TARGET)


def begin_action(table: Table, action: i64) -> None:
    """Choose an action; fill in every part that has only one possible answer (G103)."""
    table.action = action
    match action:
        case Act.DONATION | Act.TAX | Act.REINFORCEMENTS | Act.WEDDING | Act.SHAPESHIFT:
            declare(table)
        case Act.DEVIOUS:
            if can_send(table, 0) and can_send(table, 1):
                table.go_to(At.AIMING)
            else:
                choose_direction(table, 0 if can_send(table, 0) else 1)
        case _:
            targets = targets_of(table, action)
            if targets & (targets - 1) == 0:
                aim(table, lowest(targets))
            else:
                table.go_to(At.AIMING)


def aim(table: Table, place: i64) -> None:
    """Choose the target, and go on to a second part if there is one."""
    table.target = place
    match table.action:
        case Act.TELEPATHY:
            if table.box.kinds & (table.box.kinds - 1) == 0:
                give_guess(table, lowest(table.box.kinds))
            else:
                table.go_to(At.DETAILING)
        case Act.MIGRATION | Act.FOOLERY:
            others = others_of(table)
            if others & (others - 1) == 0:
                aim_other(table, lowest(others))
            else:
                table.go_to(At.DETAILING)
        case _:
            declare(table)


def others_of(table: Table) -> i64:
    """The places that can be named second, as a mask (G40, G41)."""
    if table.action == Act.MIGRATION:
        return table.alive & ~(1 << table.target)
    return partners_of(table, table.target)


def aim_other(table: Table, place: i64) -> None:
    """Choose the second place."""
    table.other = place
    declare(table)


def give_guess(table: Table, character: i64) -> None:
    """Choose the name that Telepathy announces (G38)."""
    table.guess = character
    declare(table)


def choose_direction(table: Table, direction: i64) -> None:
    """Choose which way Devious passes."""
    table.direction = direction
    declare(table)


def refuse_target(table: Table, place: i64) -> None:
    """Refuse a place that the action cannot target first."""
    refuse_place(table, place)
    if (targets_of(table, table.action) >> place) & 1:
        return
    match table.action:
        case Act.HEAL:
            raise Refused("RG 7.2", "rg-own-place-only")
        case Act.MIGRATION:
            raise Refused("RG 7.7", "rg-no-poison-there")
        case Act.FOOLERY:
            if (CHARACTER_PLACES >> place) & 1:
                raise Refused("RG 7.14", "rg-card-would-return")
            raise Refused("RG 7.11", "rg-other-kind-of-target", {"action": ACTIONS[table.action]})
    if owner_of(place) == table.player:
        raise Refused("RG 4.4", "rg-rivals-only")
    raise Refused("RG 4.4", "rg-other-kind-of-target", {"action": ACTIONS[table.action]})


def refuse_other(table: Table, place: i64) -> None:
    """Refuse a place that the action cannot target second."""
    refuse_place(table, place)
    if table.action == Act.MIGRATION:
        if place == table.target:
            raise Refused("RG 7.7", "rg-same-place")
    elif (CHARACTER_PLACES >> place) & 1 == 0:
        raise Refused("RG 7.11", "rg-other-kind-of-target", {"action": ACTIONS[table.action]})
    else:
        refuse_partner(table, place)


def refuse_place(table: Table, place: i64) -> None:
    """Refuse a place where nothing lives."""
    if place >= table.players * SPOTS:
        raise Refused("RG 4.4", "rg-no-such-player", {"most": int(table.players) - 1})
    if (table.alive >> place) & 1 == 0:
        raise Refused("RG 4.4", "rg-nobody-there")


def refuse_robbery(table: Table, seat: i64) -> None:
    """Refuse a player who cannot be raided."""
    if seat >= table.players:
        raise Refused("RG 4.4", "rg-no-such-player", {"most": int(table.players) - 1})
    if seat == table.player:
        raise Refused("RG 4.4", "rg-rivals-only")
    if table.coins[seat] == 0:
        raise Refused("RG 7.3", "rg-no-coins-there")


def refuse_guess(table: Table, character: i64) -> None:
    """Refuse a name that cannot be announced (G65)."""
    if (table.box.kinds >> character) & 1 == 0:
        raise Refused("RG 4.3", "rg-not-in-the-deck", {"character": CHARACTERS[character]})


# The declaration.


def declare(table: Table) -> None:
    """Pay, announce all parts at once, and open a claim to accusation, or a power to counteractions (G4, G15)."""
    cost = COST[table.action]
    table.coins[table.player] -= cost
    if table.events is not None:
        tell_declaration(table, cost)
    if table.action >= FIRST_CLAIM:
        table.claimant = table.player
        table.go_to(At.ACCUSING)
    else:
        table.go_to(At.COUNTERING)


def tell_declaration(table: Table, cost: i64) -> None:
    """Tell everyone what was declared (G56)."""
    rival = rival_named(table)
    table.tell(
        ActionDeclared(
            seat=table.player,
            action=ACTIONS[table.action],
            cost=cost,
            player=rival if rival >= 0 else None,
            target=place_of(table.target) if table.target >= 0 else None,
            other=place_of(table.other) if table.other >= 0 else None,
            guess=CHARACTERS[table.guess] if table.guess >= 0 else None,
            direction=DIRECTIONS[table.direction] if table.direction >= 0 else None,
        )
    )


def rival_named(table: Table) -> i64:
    """The first player other than the actor named by the action, or -1."""
    for place in (table.target, table.other):
        if place >= 0 and owner_of(place) != table.player:
            return owner_of(place)
    return -1
