"""What people may do at a table: every act is checked here, and becomes entries of the log or is refused.

The host may start the game and deal a rematch, empty a chair before the start, put a bot on an empty chair, and hand a
seat to a bot while the game runs. Whatever is done for another seat says in the log who did it.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from antechamber import bots
from antechamber.core.game import Game
from antechamber.core.refused import Refused
from antechamber.table import entries as log
from antechamber.table.chairs import Chair, Who, checked_name, likeness
from antechamber.table.table import Table

LONGEST_LINE: Final = 500
SHORTEST_DEADLINE: Final = 10
LONGEST_DEADLINE: Final = 7 * 24 * 3600
DISTURBING: Final = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069]")
"""What would disturb more than its own line: control characters, and marks that turn the direction of others' text."""

HOST_POWERS: Final = ("Start", "Kick", "SeatBot", "HandOverAnother")
"""What the host alone may do."""


def open_table(
    game: Game, players: int, options: dict[str, object], bot: str | None, deadline: float | None = None
) -> log.Opened:
    """Set up a table with so many chairs."""
    settled = game.settle_at_a_table(options)
    game.start(game.check_players(players), 0, settled)  # Refuses options that do not go with so many players.
    name = bot if bot is not None else bots.usual(game)
    bots.find(game, name)
    if deadline is not None and not (deadline == 0 or SHORTEST_DEADLINE <= deadline <= LONGEST_DEADLINE):
        raise Refused("", "table-bad-deadline", {"least": SHORTEST_DEADLINE, "most": LONGEST_DEADLINE})
    return log.Opened(game.preset or game.id, players, settled, name, deadline)


def claim(table: Table, seat: int | None, name: str, key: str) -> log.Claimed:
    """Sit down on a chair, or on the first free one; between games a chair that only a bot holds is free too."""
    if table.phase == "playing":
        raise Refused("", "table-playing")
    tidy = checked_name(name)
    if any(chair.owner is not None and likeness(chair.owner.name) == likeness(tidy) for chair in table.chairs):
        raise Refused("", "table-name-taken", {"name": tidy})
    free = [place for place, chair in enumerate(table.chairs) if chair.owner is None]
    if not free:
        raise Refused("", "table-full", {"players": table.players})
    if seat is not None and seat not in free:
        raise Refused("", "table-chair-taken", {"free": free})
    empty = [place for place in free if table.chairs[place].bot is None]
    return log.Claimed(seat if seat is not None else (empty or free)[0], tidy, key)


def leave(table: Table, who: Who, bot_key: str) -> list[log.Entry]:
    """Give a chair up for good; in play a bot takes it, so that the others can go on."""
    seat = own_seat(who)
    if table.phase != "playing" or table.chairs[seat].bot is not None:
        return [log.Left(seat)]
    return [log.BotSeated(seat, table.usual_bot, bot_key, seat), log.Left(seat)]


def kick(table: Table, who: Who, seat: int) -> log.Kicked:
    """Empty another's chair, before the start or between games."""
    host = as_host(table, who)
    if table.phase == "playing":
        raise Refused("", "table-no-kick-in-play")
    if seat == host:
        raise Refused("", "table-no-kick-of-oneself")
    if chair_at(table, seat) == Chair():
        raise Refused("", "table-chair-empty", {"seat": seat})
    return log.Kicked(seat, host)


def seat_bot(table: Table, who: Who, seat: int, bot: str | None, key: str) -> log.BotSeated:
    """Put a bot on an empty chair, or another bot in the place of one."""
    host = as_host(table, who)
    if table.phase == "playing":
        raise Refused("", "table-playing")
    if chair_at(table, seat).owner is not None:
        raise Refused("", "table-chair-taken", {"free": [n for n, each in enumerate(table.chairs) if not each.owner]})
    return log.BotSeated(seat, known_bot(table, bot), key, host)


def hand_over(table: Table, who: Who, seat: int | None, bot: str | None, key: str) -> log.BotSeated:
    """Let a bot play a seat: one's own, or as host another's."""
    mine = own_seat(who)
    place = mine if seat is None else seat
    if place != mine:
        as_host(table, who)
    if table.phase != "playing":
        raise Refused("", "table-not-playing")
    if chair_at(table, place).bot is not None:
        raise Refused("", "table-bot-plays-already", {"seat": place})
    return log.BotSeated(place, known_bot(table, bot), key, mine)


def take_back(table: Table, who: Who) -> log.TakenBack:
    """Play one's own seat again."""
    seat = own_seat(who)
    if table.chairs[seat].bot is None:
        raise Refused("", "table-plays-himself")
    return log.TakenBack(seat)


def start(table: Table, who: Who, bot_keys: list[str]) -> list[log.Entry]:
    """Deal a game or a rematch; empty chairs are taken by bots, and each bot is given a new secret for each game."""
    host = as_host(table, who)
    if table.phase == "playing":
        raise Refused("", "table-playing")
    if table.lacks_luck:
        raise Refused("", "table-no-luck")
    seated = [
        log.BotSeated(seat, chair.bot.bot if chair.bot else table.usual_bot, bot_keys[seat], host)
        for seat, chair in enumerate(table.chairs)
        if chair.owner is None or chair.bot is not None
    ]
    deck = dict(table.game.deck(table.options))
    return [*seated, log.Started(table.game.rules, deck, host)]


def play(table: Table, who: Who, number: int, move: msgspec.Raw) -> log.Entry:
    """Make a move for a seat, as its player; a choice made on an older frame than the newest is refused."""
    seat = played_seat(table, who)
    bot = table.chairs[seat].bot
    playing = table.in_play()
    if number != table.number(seat):
        raise Refused("", "table-stale", {"number": table.number(seat)})
    checked = playing.check(seat, move)
    body = msgspec.Raw(msgspec.json.encode(checked))
    if playing.is_window:
        return log.Answered(seat, body, bot.bot if bot else None)
    return log.Played(seat, body, bot.bot if bot else None)


def undo(table: Table, who: Who, number: int) -> log.Undone:
    """Take back one's last choice, as the seat's player, on the newest frame."""
    seat = played_seat(table, who)
    playing = table.in_play()
    if number != table.number(seat):
        raise Refused("", "table-stale", {"number": table.number(seat)})
    if not playing.can_undo(seat):
        raise Refused("", "core-nothing-to-undo")
    return log.Undone(seat)


def set_ahead(table: Table, who: Who, ahead: str, until: str) -> log.AheadSet:
    """Answer a kind of question ahead."""
    seat = played_seat(table, who)
    if table.phase != "playing":
        raise Refused("", "table-not-playing")
    (shown,) = table.shown([seat])
    table.game.stand(ahead, until, shown.view)
    return log.AheadSet(seat, ahead, until)


def clear_ahead(table: Table, who: Who, ahead: str) -> log.AheadCleared:
    """Be asked again."""
    seat = played_seat(table, who)
    if table.phase != "playing":
        raise Refused("", "table-not-playing")
    (shown,) = table.shown([seat])
    if ahead not in dict(shown.ahead):
        raise Refused("", "table-nothing-ahead")
    return log.AheadCleared(seat, ahead)


def answer_ahead(table: Table) -> list[log.Entry]:
    """What those who are asked have answered ahead, as if they answered now."""
    kind = log.Answered if table.in_play().is_window else log.Played
    return [kind(seat, msgspec.Raw(msgspec.json.encode(move))) for seat, move in table.due_ahead]


def close_window(table: Table) -> log.WindowClosed:
    """Close the open window for the house, with an answer for everybody who let the time pass."""
    silence = table.in_play().silence()
    return log.WindowClosed(tuple((seat, msgspec.Raw(msgspec.json.encode(move))) for seat, move in silence))


def say(who: Who, text: str) -> log.Said:
    """Say a line to everybody."""
    seat = own_seat(who)
    line = " ".join(text.split())
    if not 1 <= len(line) <= LONGEST_LINE or DISTURBING.search(line):
        raise Refused("", "table-bad-line", {"most": LONGEST_LINE})
    return log.Said(seat, line)


def powers(table: Table, who: Who, over: Sequence[Sequence[str]] | None = None) -> tuple[str, ...]:
    """What somebody may do at the table now besides moves, by the names of the messages: what is not refused.

    `over` is what they may do to each chair, if the caller knows that already.
    """
    chairs = over if over is not None else [powers_over(table, who, seat) for seat in range(table.players)]
    others = {name for seat, names in enumerate(chairs) if seat != who.seat for name in names}
    mine = chairs[who.seat] if who.seat is not None else ()
    allowed = {
        "Start": _is_allowed(lambda: start(table, who, [""] * table.players)),
        "Kick": "Kick" in others,
        "SeatBot": "SeatBot" in others,
        "HandOver": "HandOver" in mine,
        "HandOverAnother": "HandOver" in others,
        "TakeBack": "TakeBack" in mine,
        "Leave": "Leave" in mine,
        "Say": _is_allowed(lambda: say(who, "...")),
    }
    return tuple(name for name, is_allowed in allowed.items() if is_allowed)


def powers_over(table: Table, who: Who, seat: int) -> tuple[str, ...]:
    """What somebody may do now to one chair, their own or another's, by the names of the messages."""
    tries: dict[str, Callable[[], object]] = {
        "Kick": lambda: kick(table, who, seat),
        "SeatBot": lambda: seat_bot(table, who, seat, None, ""),
        "HandOver": lambda: hand_over(table, who, seat, None, ""),
    }
    if seat == who.seat:
        tries |= {"TakeBack": lambda: take_back(table, who), "Leave": lambda: leave(table, who, "")}
    return tuple(name for name, way in tries.items() if _is_allowed(way))


def _is_allowed(way: Callable[[], object]) -> bool:
    try:
        way()
    except Refused:
        return False
    return True


def played_seat(table: Table, who: Who) -> int:
    """The seat that somebody plays now: not a spectator's, and not one that a bot plays."""
    if who.seat is None:
        raise Refused("", "table-spectator")
    if table.chairs[who.seat].bot is not None and not who.is_bot:
        raise Refused("", "table-bot-plays", {"seat": who.seat})
    return who.seat


def own_seat(who: Who) -> int:
    """The seat of a person who owns one."""
    if who.seat is None:
        raise Refused("", "table-spectator")
    if who.is_bot:
        raise Refused("", "table-only-moves")
    return who.seat


def as_host(table: Table, who: Who) -> int:
    """The seat of the person who acts, if they are the host."""
    if own_seat(who) != table.host:
        raise Refused("", "table-not-host")
    return own_seat(who)


def chair_at(table: Table, seat: int) -> Chair:
    """The chair of that number."""
    if not 0 <= seat < table.players:
        raise Refused("", "core-no-such-seat", {"most": table.players - 1})
    return table.chairs[seat]


def known_bot(table: Table, bot: str | None) -> str:
    """The name of a bot that can play here."""
    name = bot if bot is not None else table.usual_bot
    bots.find(table.game, name)
    return name
