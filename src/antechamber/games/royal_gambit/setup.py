"""Setup: the deal (RG 1)."""

from antechamber.games.royal_gambit.places import draw_card, put_hp
from antechamber.games.royal_gambit.state import FIRST_PLAYER, Table, royal_of


def deal(table: Table) -> None:
    """Draw the first player and give everyone a Royal, characters and coins (RG 1.3, RG 1.4, RG 1.6)."""
    box = table.box
    table.first = box.first if box.first >= 0 else table.chance.below(FIRST_PLAYER, table.players)
    table.player = table.first
    table.deck = box.deck[:]
    for seat in range(table.players):
        royal = royal_of(seat)
        put_hp(table, royal, box.royal_hp)
        table.coins[seat] = box.coins
        for spot in range(1, box.characters + 1):
            table.card[royal + spot] = draw_card(table)
            put_hp(table, royal + spot, box.character_hp)
