"""HP, death and poison (RG 8)."""

from mypy_extensions import i64

from antechamber.games.royal_gambit.cards import (
    CHARACTER_SPOTS,
    CHARACTERS,
    SPOT_NAMES,
    SPOTS,
)
from antechamber.games.royal_gambit.events import (
    CharacterDied,
    HpLost,
    PoisonSpent,
)
from antechamber.games.royal_gambit.falling import fall
from antechamber.games.royal_gambit.places import turn_up
from antechamber.games.royal_gambit.state import (
    BY_POISON,
    KILLED,
    LOST_BY,
    At,
    Table,
    owner_of,
    royal_of,
)


def total_hp(table: Table, seat: i64) -> i64:
    """The total HP of a seat."""
    royal = royal_of(seat)
    return table.hp[royal] + table.hp[royal + 1] + table.hp[royal + 2]


def lose_hp(table: Table, place: i64, amount: i64, why: i64) -> None:
    """Take HP from a place, no more than it has; at 0 a character dies and a Royal falls (RG 8.1, G25)."""
    lost = min(amount, table.hp[place])
    if lost == 0:
        return
    table.hp[place] -= lost
    seat = owner_of(place)
    spot = place - SPOTS * seat
    if table.events is not None:
        table.tell(HpLost(seat=seat, spot=SPOT_NAMES[spot], amount=lost, why=LOST_BY[why]))
    if table.hp[place] == 0:
        if spot == 0:
            fall(table, seat, KILLED)
        else:
            die(table, place)


def kill(table: Table, place: i64, why: i64) -> None:
    """Take all HP from a character (RG 3.4, RG 7.8)."""
    lose_hp(table, place, table.hp[place], why)


def die(table: Table, place: i64) -> None:
    """Turn up a character without HP in front of its owner; its poison goes to the supply (RG 8.2, G2, G60)."""
    poison = table.poison[place]
    card = turn_up(table, place)
    if table.events is not None:
        seat = owner_of(place)
        spot = CHARACTER_SPOTS[place - SPOTS * seat - 1]
        table.tell(CharacterDied(seat=seat, spot=spot, card=CHARACTERS[card], poison=poison))


def add_poison(table: Table, place: i64) -> None:
    """Place a token (RG 8.3)."""
    table.poison[place] += 1
    table.poisoned |= 1 << place


def take_poison(table: Table, place: i64) -> None:
    """Remove a token."""
    table.poison[place] -= 1
    if table.poison[place] == 0:
        table.poisoned &= ~(1 << place)


def suffer_poison(table: Table, seat: i64) -> None:
    """Let all poison on a seat take effect: characters first, then the Royal (RG 8.4, G47, G71)."""
    royal = royal_of(seat)
    for spot in range(1, SPOTS):
        act_poison(table, royal + spot)
    act_poison(table, royal)


def act_poison(table: Table, place: i64) -> None:
    """Let the poison on a place take effect, and remove it."""
    tokens = table.poison[place]
    if tokens == 0 or table.step == At.OVER:
        return
    table.poison[place] = 0
    table.poisoned &= ~(1 << place)
    if table.events is not None:
        seat = owner_of(place)
        table.tell(PoisonSpent(seat=seat, spot=SPOT_NAMES[place - SPOTS * seat], amount=tokens))
    lose_hp(table, place, tokens, BY_POISON)
