"""What the Royal powers do (RG 3)."""

from mypy_extensions import i64

from antechamber.core.events import only
from antechamber.core.seats import clockwise, lowest
from antechamber.games.royal_gambit.cards import (
    CHARACTER_SPOTS,
    CHARACTERS,
    DONATION,
    GAMBIT_DAMAGE,
    SPOTS,
    TAX,
    WEDDED_HP,
)
from antechamber.games.royal_gambit.codes import Code
from antechamber.games.royal_gambit.coins import gain_coins, steal_coins
from antechamber.games.royal_gambit.events import WeddingHeld
from antechamber.games.royal_gambit.health import kill, lose_hp
from antechamber.games.royal_gambit.places import draw_card, first_empty, lay_card, put_hp
from antechamber.games.royal_gambit.state import (
    BY_DEFEND,
    BY_DONATION,
    BY_GAMBIT,
    BY_PICKPOCKET,
    BY_TAX,
    ROYAL_PLACES,
    Table,
    royal_of,
)


def collect_donation(table: Table) -> None:
    """Take two coins; nobody can prevent it (RG 3.1)."""
    gain_coins(table, table.player, DONATION, BY_DONATION)


def collect_tax(table: Table) -> None:
    """Take three coins; then each Pickpocket takes one while any are left (RG 3.2, RG 6.10, G32)."""
    gain_coins(table, table.player, TAX, BY_TAX)
    for steps in range(1, table.players):
        seat = clockwise(table.player, steps, table.players)
        if (table.standing >> seat) & 1 and table.coins[table.player] > 0:
            steal_coins(table, seat, table.player, 1, BY_PICKPOCKET)


def play_gambit(table: Table) -> None:
    """Kill a character, or take two HP from a Royal (RG 3.4)."""
    if (ROYAL_PLACES >> table.target) & 1:
        strike(table, GAMBIT_DAMAGE, BY_GAMBIT)
    else:
        kill(table, table.target, BY_GAMBIT)


def strike(table: Table, damage: i64, why: i64) -> None:
    """Damage the target, or the one character that a Defend has named; excess is lost (RG 6.6, G24, G25, G74)."""
    if table.standing != 0:
        shield = lowest(table.standing)
        defender = royal_of(shield) + table.counters[shield] - Code.DEFEND + 1
        lose_hp(table, defender, damage, BY_DEFEND)
    else:
        lose_hp(table, table.target, damage, why)


def hold_wedding(table: Table) -> None:
    """Draw a character into the first empty position (RG 3.5, G61)."""
    seat = table.player
    place = first_empty(table, seat)
    card = draw_card(table)
    lay_card(table, place, card)
    put_hp(table, place, WEDDED_HP)
    table.wedded |= 1 << seat
    if table.events is not None:
        spot = CHARACTER_SPOTS[place - SPOTS * seat - 1]
        table.tell(WeddingHeld(seat=seat, spot=spot, hp=WEDDED_HP, card=CHARACTERS[card], readers=only(seat)))
