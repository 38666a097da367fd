"""Exchanging characters with the deck: Shapeshift and Reinforcements (RG 3.3, RG 7.6)."""

from typing import final

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
from antechamber.games.royal_gambit.countering import lapse
from antechamber.games.royal_gambit.events import CardsDrawn, CardsExchanged
from antechamber.games.royal_gambit.falling import fall, put_back
from antechamber.games.royal_gambit.memory import kind_of, knowers_of, make_memory, remember, when_of
from antechamber.games.royal_gambit.moving import unbind
from antechamber.games.royal_gambit.places import draw_card, lay_card
from antechamber.games.royal_gambit.resigning import OwnTurn
from antechamber.games.royal_gambit.state import RESIGNED, Act, At, Table, royal_of


def draw_two(table: Table) -> None:
    """Draw two cards that only the actor sees, and ask what to do with them."""
    one = draw_card(table)
    two = draw_card(table)
    table.drawn[0] = min(one, two)
    table.drawn[1] = max(one, two)
    table.go_to(At.EXCHANGING)
    if table.events is not None:
        cards = (CHARACTERS[table.drawn[0]], CHARACTERS[table.drawn[1]])
        table.tell(CardsDrawn(seat=table.player, cards=cards, readers=only(table.player)))


@final
class Exchanging(OwnTurn):
    """The actor keeps the characters, or replaces them with drawn cards (RG 3.3, RG 7.6, G39, G62)."""

    def __init__(self) -> None:
        super().__init__(At.EXCHANGING, "exchanging", "RG 7.6")

    def offer(self, table: Table, seat: i64, into: Codes) -> None:
        """Keep all, take one of the two into a living position, or both by Reinforcements."""
        list_exchanges(table, into)
        self.offer_resigning(table, into)

    def refuse_answer(self, table: Table, seat: i64, code: i64) -> None:
        """Refuse an exchange that is not allowed."""
        if code < Code.EXCHANGE:
            raise self.not_now(table)
        refuse_exchange(table, code - Code.EXCHANGE)

    def choose(self, table: Table, seat: i64, code: i64) -> None:
        """Exchange, or resign, which lets the action lapse."""
        if code == Code.RESIGN:
            fall(table, seat, RESIGNED)
            if table.step != At.OVER:
                lapse(table)
        else:
            exchange(table, code - Code.EXCHANGE)


def list_exchanges(table: Table, into: Codes) -> None:
    """List exchanges: keep all, take one of the two into a living position, or both by Reinforcements (G39, G62)."""
    one, two = table.drawn[0] + 1, table.drawn[1] + 1
    royal = royal_of(table.player)
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
    """Refuse an exchange that is not allowed."""
    first, second = exchange // EXCHANGES, exchange % EXCHANGES
    royal = royal_of(table.player)
    rule = "RG 3.3" if table.action == Act.REINFORCEMENTS else "RG 7.6"
    for spot, taken in ((1, first), (2, second)):
        if taken > 0 and (table.alive >> (royal + spot)) & 1 == 0:
            raise Refused(rule, "rg-no-character-there", {"spot": SPOT_NAMES[spot]})
    if first > 0 and second > 0 and table.action != Act.REINFORCEMENTS:
        raise Refused("RG 7.6", "rg-one-exchange")
    one, two = table.drawn[0] + 1, table.drawn[1] + 1
    is_drawn = first in (0, one, two) and second in (0, one, two)
    if not is_drawn or (first > 0 and first == second and one != two):
        raise Refused(rule, "rg-not-drawn")


def exchange(table: Table, chosen: i64) -> None:
    """Lay the chosen cards, and shuffle all others back (G39, G62)."""
    royal = royal_of(table.player)
    taken_first = chosen // EXCHANGES
    first = take_drawn(table, royal + 1, taken_first - 1)
    second = take_drawn(table, royal + 2, chosen - taken_first * EXCHANGES - 1)
    for given_up in (first, second):  # Only now, so that no card just laid goes back.
        if given_up >= 0:
            give_up(table, given_up)
    put_back(table)
    if table.events is not None:
        tell_exchange(table, first >= 0, second >= 0)
    unbind(table)
    table.go_to(At.SETTLING)


def take_drawn(table: Table, place: i64, card: i64) -> i64:
    """Lay a drawn card into a position; return the old card as a memory of who knows it, or -1 if none was taken."""
    if card < 0:
        return -1
    given_up = make_memory(table.arrival[place], table.card[place], table.seen[place] | (1 << table.player))
    table.drawn[0 if table.drawn[0] == card else 1] = -1
    lay_card(table, place, card)
    return given_up


def give_up(table: Table, memory: i64) -> None:
    """Shuffle an exchanged card back."""
    table.deck[kind_of(memory)] += 1
    remember(table, kind_of(memory), when_of(memory), knowers_of(memory))


def tell_exchange(table: Table, first: bool, second: bool) -> None:
    """Report which positions have new cards; only the actor learns which cards they are."""
    spots: list[CharacterSpot] = []
    cards: list[Character] = []
    for spot in range(1, SPOTS):
        if first if spot == 1 else second:
            spots.append(CHARACTER_SPOTS[spot - 1])
            cards.append(CHARACTERS[table.card[royal_of(table.player) + spot]])
    seat = table.player
    table.tell(CardsExchanged(seat=seat, spots=tuple(spots), cards=tuple(cards), readers=only(seat)))
