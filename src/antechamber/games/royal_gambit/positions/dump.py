"""A moment of the game in writing: the whole truth as a position."""

from collections import Counter
from typing import Final

import msgspec

from antechamber.core.positions import save_chance
from antechamber.core.seats import members
from antechamber.games.royal_gambit.cards import (
    ACTIONS,
    CHARACTERS,
    DIRECTIONS,
    GAME_ID,
    MOST_SEATS,
    RULES,
    SPOTS,
)
from antechamber.games.royal_gambit.codes import ANSWERS
from antechamber.games.royal_gambit.memory import SPECTATORS, kind_of, knowers_of, when_of
from antechamber.games.royal_gambit.moving import place_of
from antechamber.games.royal_gambit.positions.shapes import CharacterPosition, Position, ReturnedPosition, SeatPosition
from antechamber.games.royal_gambit.state import Table, royal_of
from antechamber.games.royal_gambit.views.from_state import fallen_arrivals_of, fallen_of

SEATS: Final = tuple(str(seat) for seat in range(MOST_SEATS))
PILES: Final[dict[str, tuple[str, ...]]] = {"deck": CHARACTERS, "accusers": SEATS}
"""What each stream of luck draws from, by kind or by seat."""


def dump(table: Table) -> dict[str, object]:
    """The whole truth of a table."""
    position = Position(
        game=GAME_ID,
        players=int(table.players),
        rules=RULES,
        options=dict(table.box.options),
        turn=int(table.turn),
        step=table.now.name,
        actor=int(table.player),
        first=int(table.first),
        share=_number(table.share),
        action=ACTIONS[table.action] if table.action >= 0 else None,
        target=place_of(table.target) if table.target >= 0 else None,
        other=place_of(table.other) if table.other >= 0 else None,
        guess=CHARACTERS[table.guess] if table.guess >= 0 else None,
        direction=DIRECTIONS[table.direction] if table.direction >= 0 else None,
        drawn=tuple(CHARACTERS[table.drawn[card]] for card in range(2) if table.drawn[card] >= 0),
        claimant=_number(table.claimant),
        accuser=_number(table.accuser),
        passed_over=members(table.passed_over),
        opened=int(table.opened),
        standing=members(table.standing),
        owed=tuple(int(table.owed[debt]) for debt in range(table.owing)),
        arrivals=int(table.arrivals),
        returned=tuple(_returned(memory) for memory in table.returned),
        seats=tuple(_seat(table, seat) for seat in range(table.players)),
        chance=save_chance(table.chance, PILES),
    )
    plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(position))
    return plain


def inventory(table: Table) -> dict[str, int]:
    """How many there are of each card, wherever it is."""
    things: Counter[str] = Counter()
    for kind, character in enumerate(CHARACTERS):
        things[character] += table.deck[kind]
    things.update(CHARACTERS[card] for card in (*table.card, *table.drawn, *table.fallen) if card >= 0)
    return dict(things)


def _number(number: int) -> int | None:
    return int(number) if number >= 0 else None


def _returned(memory: int) -> ReturnedPosition:
    knowers = knowers_of(memory)
    known_by = members(knowers & ~(1 << SPECTATORS))
    return ReturnedPosition(CHARACTERS[kind_of(memory)], int(when_of(memory)), known_by, bool(knowers >> SPECTATORS))


def _seat(table: Table, seat: int) -> SeatPosition:
    royal = royal_of(seat)
    arrivals = fallen_arrivals_of(table, seat)
    return SeatPosition(
        royal_hp=int(table.hp[royal]),
        royal_poison=int(table.poison[royal]),
        characters=tuple(_character(table, royal + spot) for spot in range(1, SPOTS)),
        coins=int(table.coins[seat]),
        fallen=fallen_of(table, seat),
        fallen_arrivals=arrivals if any(arrivals) else (),
        wedded=bool(table.wedded >> seat & 1),
        fell=int(table.fell[seat]),
        answer=ANSWERS.get(table.answers[seat]),
        counter=ANSWERS.get(table.counters[seat]),
    )


def _character(table: Table, place: int) -> CharacterPosition | None:
    if table.card[place] < 0:
        return None
    seen = table.seen[place]
    is_open = bool(seen >> SPECTATORS & 1)
    return CharacterPosition(
        card=CHARACTERS[table.card[place]],
        hp=int(table.hp[place]),
        poison=int(table.poison[place]),
        seen_by=() if is_open else members(seen),
        open=is_open,
        arrival=int(table.arrival[place]),
        came_from=_number(table.origin[place]),
    )
