"""Exchanging characters with the deck: Shapeshift and Reinforcements (RG 3.3, RG 7.6)."""

from mypy_extensions import i64

from antechamber.core.codes import Codes
from antechamber.core.events import only
from antechamber.core.refused import Refused
from antechamber.games.royal_gambit.cards import (
    CHARACTER_SPOTS,
    CHARACTERS,
    SPOT_NAMES,
    SPOTS,
    Character,
    CharacterSpot,
)
from antechamber.games.royal_gambit.codes import EXCHANGES, Code
from antechamber.games.royal_gambit.events import CardsDrawn, CardsExchanged
from antechamber.games.royal_gambit.falling import put_back
from antechamber.games.royal_gambit.memory import remember
from antechamber.games.royal_gambit.moving import unbind
from antechamber.games.royal_gambit.places import draw_card, lay_card
from antechamber.games.royal_gambit.state import Act, Step, Table, royal_of


def draw_two(table: Table) -> None:
    """Draw two cards, which only the actor sees, and ask what to do with them."""
    one = draw_card(table)
    two = draw_card(table)
    table.drawn[0] = min(one, two)
    table.drawn[1] = max(one, two)
    table.step = Step.EXCHANGING
    if table.events is not None:
        cards = (CHARACTERS[table.drawn[0]], CHARACTERS[table.drawn[1]])
        table.tell(CardsDrawn(seat=table.actor, cards=cards, readers=only(table.actor)))


def list_exchanges(table: Table, into: Codes) -> None:
    """Keep all, take one of the two into a living position, or by Reinforcements both (G39, G62)."""
    one, two = table.drawn[0] + 1, table.drawn[1] + 1
    royal = royal_of(table.actor)
    has_first = (table.alive >> (royal + 1)) & 1 != 0
    has_second = (table.alive >> (royal + 2)) & 1 != 0
    different = one != two
    into.add(Code.EXCHANGE)
    if has_first:
        into.add(Code.EXCHANGE + one * EXCHANGES)
        if different:
            into.add(Code.EXCHANGE + two * EXCHANGES)
    if has_second:
        into.add(Code.EXCHANGE + one)
        if different:
            into.add(Code.EXCHANGE + two)
    if has_first and has_second and table.action == Act.REINFORCEMENTS:
        into.add(Code.EXCHANGE + one * EXCHANGES + two)
        if different:
            into.add(Code.EXCHANGE + two * EXCHANGES + one)


def refuse_exchange(table: Table, exchange: i64) -> None:
    """Say why the cards may not be exchanged so."""
    first, second = exchange // EXCHANGES, exchange % EXCHANGES
    royal = royal_of(table.actor)
    for spot, taken in ((1, first), (2, second)):
        if taken > 0 and (table.alive >> (royal + spot)) & 1 == 0:
            raise Refused("RG 7.6", "rg-no-character-there", {"spot": SPOT_NAMES[spot]})
    if first > 0 and second > 0 and table.action != Act.REINFORCEMENTS:
        raise Refused("RG 7.6", "rg-one-exchange")
    one, two = table.drawn[0] + 1, table.drawn[1] + 1
    is_drawn = first in (0, one, two) and second in (0, one, two)
    if not is_drawn or (first > 0 and first == second and one != two):
        raise Refused("RG 3.3", "rg-not-drawn")


def exchange(table: Table, chosen: i64) -> None:
    """Lay the chosen cards, and shuffle all others back (G39, G62)."""
    royal = royal_of(table.actor)
    spots: list[CharacterSpot] = []
    cards: list[Character] = []
    first = chosen // EXCHANGES
    for spot in range(1, SPOTS):
        taken = first if spot == 1 else chosen - first * EXCHANGES
        if taken > 0:
            take_drawn(table, royal + spot, taken - 1)
            spots.append(CHARACTER_SPOTS[spot - 1])
            cards.append(CHARACTERS[taken - 1])
    put_back(table)
    if table.events is not None:
        told = CardsExchanged(seat=table.actor, spots=tuple(spots), cards=tuple(cards), readers=only(table.actor))
        table.tell(told)
    unbind(table)
    table.step = Step.SETTLING


def take_drawn(table: Table, place: i64, card: i64) -> None:
    """Lay a drawn card into a position, and give up the one that lay there."""
    given_up, arrival, seen = table.card[place], table.arrival[place], table.seen[place]
    drawn = 0 if table.drawn[0] == card else 1
    table.drawn[drawn] = -1
    lay_card(table, place, card)
    table.deck[given_up] += 1
    remember(table, given_up, arrival, seen | (1 << table.actor))
