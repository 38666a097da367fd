"""Falling and winning (RG 9)."""

from mypy_extensions import i64

from antechamber.core.ranking import rank, share_one
from antechamber.core.result import Line, Result
from antechamber.core.seats import MEMBERS, bits, clockwise
from antechamber.games.royal_gambit.cards import CHARACTER_SPOTS, CHARACTERS, SPOTS
from antechamber.games.royal_gambit.codes import Code
from antechamber.games.royal_gambit.events import GameEnded, PlayerFell, TurnedUp
from antechamber.games.royal_gambit.memory import JUST_NOW, remember
from antechamber.games.royal_gambit.places import clear_place, turn_up
from antechamber.games.royal_gambit.state import (
    BY_LAST_ROYAL,
    CHARACTER_PLACES,
    ENDED_BY,
    FELL_BY,
    RESIGNED,
    At,
    Table,
    places_of,
    royal_of,
)

# The pay-off of the reduced game, in hundredths (RG 10.7).
PER_HP = 20
PER_CHARACTER = 15
PER_COIN = 5
MOST_BY_DIFFERENCE = 90
DEAD_ROYAL = 100


def fall(table: Table, seat: i64, why: i64) -> None:
    """Take a player out: coins and tokens go back, the characters are turned up; then see who is left (G10, G12)."""
    coins = table.coins[seat]
    royal = royal_of(seat)
    turned_up: list[TurnedUp] = []
    for spot in range(1, SPOTS):
        if table.card[royal + spot] >= 0:
            card = turn_up(table, royal + spot)
            if table.events is not None:
                turned_up.append(TurnedUp(CHARACTER_SPOTS[spot - 1], CHARACTERS[card]))
    clear_place(table, royal)
    table.coins[seat] = 0
    table.living &= ~(1 << seat)
    table.counters[seat] = 0
    table.standing &= ~(1 << seat)  # A resigner's claim is void (G66).
    table.fell[seat] = table.players - bits(table.living)
    if table.events is not None:
        table.tell(PlayerFell(seat=seat, why=FELL_BY[why], coins=coins, cards=tuple(turned_up)))
    if table.living & (table.living - 1) == 0:
        end_game(table, BY_LAST_ROYAL)


def end_game(table: Table, why: i64) -> None:
    """End the game: nobody is asked any more (RG 9.4, RG 9.5)."""
    table.go_to(At.OVER)
    forget_action(table)
    if table.events is not None:
        table.tell(GameEnded(winners=MEMBERS[table.living], why=ENDED_BY[why]))


def forget_action(table: Table) -> None:
    """Clear the turn's action, its claims and its answers."""
    table.share = -1
    table.action = -1
    table.target = -1
    table.other = -1
    table.guess = -1
    table.direction = -1
    table.claimant = -1
    table.accuser = -1
    table.passed_over = 0
    table.owing = 0
    clear_counters(table)
    for debt in range(len(table.owed)):
        table.owed[debt] = 0
    put_back(table)


def clear_counters(table: Table) -> None:
    """Forget the counteractions, opened and unopened."""
    if table.opened == 0:  # None was sealed.
        return
    table.standing = 0
    table.opened = 0
    for seat in range(table.players):
        table.counters[seat] = 0


def put_back(table: Table) -> None:
    """Shuffle the drawn cards that were not used into the deck; only the player who drew them knows them."""
    for drawn in range(2):
        if table.drawn[drawn] >= 0:
            remember(table, table.drawn[drawn], JUST_NOW, 1 << table.player)
            table.deck[table.drawn[drawn]] += 1
            table.drawn[drawn] = -1


def take_resignations(table: Table) -> bool:
    """Let players who resigned in a window fall one by one, clockwise from the actor; True if any did (G66, G109)."""
    resigned = False
    for steps in range(1, table.players + 1):
        seat = clockwise(table.player, steps, table.players)
        if table.answers[seat] == Code.RESIGN and table.step != At.OVER:
            fall(table, seat, RESIGNED)
            resigned = True
    return resigned


def final_result(table: Table) -> Result:
    """Winner first, the rest in reverse order of their fall; in a draw the living share the first rank (G68)."""
    if table.box.by_difference:
        return result_by_difference(table)
    scores = [int(outlived(table, seat)) for seat in range(table.players)]
    ranks = rank(scores)
    return Result(tuple(ranks), tuple(scores), tuple(share_one(ranks)))


def outlived(table: Table, seat: i64) -> i64:
    """How many players fell before this one."""
    fell = table.fell[seat]
    return fell - 1 if fell > 0 else table.players - bits(table.living)


def result_by_difference(table: Table) -> Result:
    """The pay-off of the reduced game for two, in hundredths (RG 10.7)."""
    first = 0
    for line in lines_by_difference(table, 0):
        first += line.amount
    scores = [first, -first]
    return Result(tuple(rank(scores)), tuple(scores), (first / 100, -first / 100))


def lines_by_difference(table: Table, seat: i64) -> list[Line]:
    """The parts of a pay-off by difference."""
    rival = 1 - seat
    mine, theirs = royal_of(seat), royal_of(rival)
    if table.fell[seat] != 0:
        return [Line(int(seat), -DEAD_ROYAL, "dead royal", "RG 10.7")]
    if table.fell[rival] != 0:
        return [Line(int(seat), DEAD_ROYAL, "rival fallen", "RG 10.7")]
    characters = bits(table.alive & places_of(seat) & CHARACTER_PLACES)
    rival_characters = bits(table.alive & places_of(rival) & CHARACTER_PLACES)
    by_hp = int(table.hp[mine] - table.hp[theirs]) * PER_HP
    by_characters = int(characters - rival_characters) * PER_CHARACTER
    by_coins = int(table.coins[seat] - table.coins[rival]) * PER_COIN
    whole = by_hp + by_characters + by_coins
    clipped = max(-MOST_BY_DIFFERENCE, min(MOST_BY_DIFFERENCE, whole))
    return [
        Line(int(seat), by_hp, "royal hp", "RG 10.7"),
        Line(int(seat), by_characters, "characters", "RG 10.7"),
        Line(int(seat), by_coins, "coins", "RG 10.7"),
        Line(int(seat), clipped - whole, "clipped", "RG 10.7"),
    ]


def score_lines(table: Table) -> tuple[Line, ...]:
    """The reasons for each score (RG 9.6)."""
    lines: list[Line] = []
    for seat in range(table.players):
        if table.box.by_difference:
            lines += lines_by_difference(table, seat)
        else:
            lines.append(Line(int(seat), int(outlived(table, seat)), "outlived", "RG 9.6"))
    return tuple(lines)
