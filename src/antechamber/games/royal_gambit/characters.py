"""What the characters do (RG 7); Foolery and Devious, which move cards between players, have their own modules."""

from antechamber.core.events import only
from antechamber.core.seats import clockwise, lowest
from antechamber.games.royal_gambit.cards import (
    ATTACK_DAMAGE,
    CHARACTER_SPOTS,
    CHARACTERS,
    COUNTERACTIONS,
    INSIGHT,
    LOOT,
    SPOT_NAMES,
    SPOTS,
)
from antechamber.games.royal_gambit.coins import gain_coins, steal_coins
from antechamber.games.royal_gambit.countering import counter_to
from antechamber.games.royal_gambit.events import (
    ActionBlocked,
    CardGuessed,
    CardReplaced,
    CardSpied,
    HpGained,
    PoisonMoved,
    PoisonPlaced,
)
from antechamber.games.royal_gambit.health import add_poison, kill, lose_hp, take_poison
from antechamber.games.royal_gambit.moving import place_of
from antechamber.games.royal_gambit.places import replace_card
from antechamber.games.royal_gambit.powers import strike
from antechamber.games.royal_gambit.state import (
    BY_ATTACK,
    BY_EXECUTE,
    BY_HEAL,
    BY_INSIGHT,
    BY_MIGRATION,
    BY_OPPORTUNIST,
    BY_RAID,
    BY_TELEPATHY,
    EVERYBODY,
    Table,
    owner_of,
)


def is_blocked(table: Table) -> bool:
    """True if a standing counteraction leaves the action without effect (G33)."""
    if table.standing == 0:
        return False
    if table.events is not None:
        blocker = lowest(table.standing)
        counter = COUNTERACTIONS[counter_to(table)]
        table.tell(ActionBlocked(seat=blocker, player=table.player, counter=counter))
    return True


def poison(table: Table) -> None:
    """Alchemist: put a token on a rival's Royal or character (RG 7.1)."""
    add_poison(table, table.target)
    if table.events is not None:
        owner = owner_of(table.target)
        spot = SPOT_NAMES[table.target - SPOTS * owner]
        table.tell(PoisonPlaced(seat=table.player, player=owner, spot=spot))


def heal(table: Table) -> None:
    """Alchemist: one HP and one coin, unless Herbalism blocks both (RG 7.2, G29)."""
    if is_blocked(table):
        return
    table.hp[table.target] += 1
    if table.events is not None:
        spot = SPOT_NAMES[table.target - SPOTS * table.player]
        table.tell(HpGained(seat=table.player, spot=spot, amount=1))
    gain_coins(table, table.player, 1, BY_HEAL)


def raid(table: Table) -> None:
    """Barbarian: steal two coins; each Opportunist gets one of them (RG 7.3, RG 6.9, G31)."""
    victim = owner_of(table.target)
    stolen = min(LOOT, table.coins[victim])
    steal_coins(table, table.player, victim, stolen, BY_RAID)
    for steps in range(1, table.players):
        seat = clockwise(table.player, steps, table.players)
        if (table.standing >> seat) & 1 and stolen > 0:
            steal_coins(table, seat, table.player, 1, BY_OPPORTUNIST)
            stolen -= 1


def attack(table: Table) -> None:
    """Barbarian, Executioner, Knight: one HP of damage (RG 7.4, RG 7.9, RG 7.10)."""
    strike(table, ATTACK_DAMAGE, BY_ATTACK)


def read_mind(table: Table) -> None:
    """Clairvoyant: turn up the card; a correct guess pays and hurts; the card is replaced (RG 7.5, G36, G37)."""
    place = table.target
    card = table.card[place]
    right = card == table.guess
    owner = owner_of(place)
    spot = place - SPOTS * owner - 1
    if table.events is not None:
        table.tell(
            CardGuessed(
                seat=table.player,
                player=owner,
                spot=CHARACTER_SPOTS[spot],
                guess=CHARACTERS[table.guess],
                card=CHARACTERS[card],
                right=right,
            )
        )
    if right:
        gain_coins(table, table.player, INSIGHT, BY_INSIGHT)
        lose_hp(table, place, 1, BY_TELEPATHY)
    elif table.box.guessed_stays:
        table.seen[place] = EVERYBODY & ~(1 << owner)
        return
    if (table.alive >> place) & 1:
        drawn = replace_card(table, place)
        if table.events is not None:
            where = CHARACTER_SPOTS[spot]
            table.tell(CardReplaced(seat=owner, spot=where, card=CHARACTERS[drawn], readers=only(owner)))


def migrate(table: Table) -> None:
    """Druid: move a token and take a coin (RG 7.7, G40)."""
    take_poison(table, table.target)
    add_poison(table, table.other)
    if table.events is not None:
        table.tell(PoisonMoved(seat=table.player, target=place_of(table.target), other=place_of(table.other)))
    gain_coins(table, table.player, 1, BY_MIGRATION)


def execute(table: Table) -> None:
    """Executioner: kill a character, unless Foresight blocks it (RG 7.8, G30)."""
    if not is_blocked(table):
        kill(table, table.target, BY_EXECUTE)


def spy(table: Table) -> None:
    """Whisperer: look at a rival's card (RG 7.12, G44)."""
    place = table.target
    table.seen[place] |= 1 << table.player
    if table.events is not None:
        owner = owner_of(place)
        spot = CHARACTER_SPOTS[place - SPOTS * owner - 1]
        card = CHARACTERS[table.card[place]]
        table.tell(CardSpied(seat=table.player, player=owner, spot=spot, card=card, readers=only(table.player)))
