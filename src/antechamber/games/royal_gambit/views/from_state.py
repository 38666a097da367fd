"""What a seat is shown: the only way out for anything hidden (RG 9.7, G73)."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from antechamber.core.moves import Seat
from antechamber.core.seats import MEMBERS
from antechamber.core.vectors import total
from antechamber.games.royal_gambit.accusing import claimed
from antechamber.games.royal_gambit.cards import (
    ACTIONS,
    CHARACTER_SPOTS,
    CHARACTERS,
    COUNTERACTIONS,
    DEFEND,
    DIRECTIONS,
    GAME_ID,
    MOST_FALLEN,
    ROYALS,
    RULES,
    SPOTS,
    Character,
)
from antechamber.games.royal_gambit.codes import ANSWERS, Code
from antechamber.games.royal_gambit.countering import counter_to, is_counter
from antechamber.games.royal_gambit.declaring import rival_named
from antechamber.games.royal_gambit.events import Answer
from antechamber.games.royal_gambit.falling import final_result, score_lines
from antechamber.games.royal_gambit.memory import SPECTATORS, eye_of, kind_of, known_to, when_of
from antechamber.games.royal_gambit.moving import place_of
from antechamber.games.royal_gambit.state import At, Table, royal_of
from antechamber.games.royal_gambit.views.imagine import is_unopened, knows
from antechamber.games.royal_gambit.views.shapes import (
    CharacterView,
    CounterView,
    FinalView,
    ReturnedView,
    SeatView,
    View,
)

UNDECLARED = (At.BEGINNING, At.REDISTRIBUTING, At.DECLARING)
"""Steps without a declared action."""


def views_of(table: Table, readers: Sequence[int]) -> list[View]:
    """The table as each of these readers may see it; the public part is built once."""
    public = _public(table)
    seats = [_seat_view(table, seat) for seat in range(table.players)]
    return [View(**public, **_action(table, reader), **_own(table, reader, seats)) for reader in readers]


def _public(table: Table) -> dict[str, Any]:
    """What everyone sees."""
    return {
        "game": GAME_ID,
        "rules": RULES,
        "players": table.players,
        "turn": table.turn,
        "actor": table.player,
        "first": table.first,
        "asked": table.seats_asked,
        "other": place_of(table.other) if table.other >= 0 else None,
        "guess": CHARACTERS[table.guess] if table.guess >= 0 else None,
        "direction": DIRECTIONS[table.direction] if table.direction >= 0 else None,
        "claimant": _seat(table.claimant),
        "claimed": CHARACTERS[claimed(table)] if table.claimant >= 0 else None,
        "accuser": _seat(table.accuser),
        "opened": table.opened,
        "counters": _counters(table),
        "owed": tuple(table.owed[: table.owing]),
        "deck_size": total(table.deck),
        "arrivals": table.arrivals,
        "final": FinalView(final_result(table).because(score_lines(table))) if table.step == At.OVER else None,
    }


def _action(table: Table, reader: int) -> dict[str, Any]:
    """The step, and what was declared; while an action is given in parts, only the actor knows either."""
    step, action = table.step, table.action
    is_in_parts, is_actor = table.now.part_of >= 0, reader == table.player
    is_told = is_actor if is_in_parts else step not in UNDECLARED
    counter = counter_to(table) if is_told and action >= 0 and not is_in_parts else -1
    return {
        "step": table.order.steps[table.now.part_of].name if is_in_parts and not is_actor else table.now.name,
        "action": ACTIONS[action] if is_told and action >= 0 else None,
        "player": _seat(rival_named(table)) if is_told else None,
        "target": place_of(table.target) if is_told and table.target >= 0 else None,
        "counter": COUNTERACTIONS[counter] if counter >= 0 else None,
    }


def _own(table: Table, reader: int, seats: list[SeatView]) -> dict[str, Any]:
    """The reader's own cards, and everything else that differs by reader."""
    is_actor, is_seat = reader == table.player, reader >= 0
    memories = known_to(table, eye_of(reader))
    return {
        "options": dict(table.box.options),
        "seat": reader if is_seat else None,
        "seats": tuple([_seen(table, reader, seat, shown) for seat, shown in enumerate(seats)]),
        "returned": tuple([ReturnedView(CHARACTERS[kind_of(memory)], when_of(memory)) for memory in memories]),
        "share": table.share if is_actor and table.share >= 0 else None,
        "drawn": _drawn(table) if is_actor else (),
        "answer": ANSWERS.get(table.answers[reader]) if is_seat else None,
        "sealed": _sealed(table, reader) if is_seat else None,
        "passed_over": is_seat and bool(table.passed_over >> reader & 1),
    }


def _seat(seat: int) -> Seat | None:
    return seat if seat >= 0 else None


def _counters(table: Table) -> tuple[CounterView, ...]:
    opened: list[CounterView] = []
    for steps in range(1, table.opened + 1):
        seat = (table.player + steps) % table.players
        given = table.counters[seat]
        if is_counter(given):
            spot = CHARACTER_SPOTS[given - Code.DEFEND] if counter_to(table) == DEFEND else None
            opened.append(CounterView(seat, spot, bool(table.standing >> seat & 1)))
    return tuple(opened)


def _seat_view(table: Table, seat: int) -> SeatView:
    """A seat as a spectator sees it."""
    royal = royal_of(seat)
    characters = [_character(table, royal + spot, spot) for spot in range(1, SPOTS) if table.card[royal + spot] >= 0]
    return SeatView(
        royal=ROYALS[seat],
        royal_hp=table.hp[royal],
        royal_poison=table.poison[royal],
        characters=tuple(characters),
        coins=table.coins[seat],
        fallen=fallen_of(table, seat),
        fallen_arrivals=fallen_arrivals_of(table, seat),
        wedded=bool(table.wedded >> seat & 1),
        fell=table.fell[seat],
    )


def _character(table: Table, place: int, spot: int) -> CharacterView:
    """A character as a spectator sees it."""
    seen = table.seen[place]
    is_open = bool(seen >> SPECTATORS & 1)
    return CharacterView(
        spot=CHARACTER_SPOTS[spot - 1],
        hp=table.hp[place],
        poison=table.poison[place],
        card=CHARACTERS[table.card[place]] if is_open else None,
        seen_by=MEMBERS[seen & ((1 << table.players) - 1)],
        open=is_open,
        arrival=table.arrival[place],
        came_from=_seat(table.origin[place]),
    )


def _seen(table: Table, reader: int, seat: int, shown: SeatView) -> SeatView:
    """A seat as the reader sees it: what a spectator sees, plus their own cards and those they have looked at."""
    first = royal_of(seat) + 1
    characters = None
    for index, character in enumerate(shown.characters):
        if character.card is None and knows(table, reader, place := first + CHARACTER_SPOTS.index(character.spot)):
            characters = characters or list(shown.characters)
            characters[index] = replace(character, card=CHARACTERS[table.card[place]])
    return replace(shown, characters=tuple(characters)) if characters else shown


def fallen_of(table: Table, seat: int) -> tuple[Character, ...]:
    """The face-up characters of a seat, in the order in which they died."""
    first = MOST_FALLEN * seat
    if table.fallen[first] < 0:
        return ()
    return tuple([CHARACTERS[card] for card in table.fallen[first : first + MOST_FALLEN] if card >= 0])


def fallen_arrivals_of(table: Table, seat: int) -> tuple[int, ...]:
    """The arrival numbers of a seat's face-up characters."""
    first = MOST_FALLEN * seat
    if table.fallen[first] < 0:
        return ()
    return tuple(table.fallen_arrival[first : first + len(fallen_of(table, seat))])


def _drawn(table: Table) -> tuple[Character, ...]:
    return tuple(CHARACTERS[table.drawn[card]] for card in range(2) if table.drawn[card] >= 0)


def _sealed(table: Table, reader: int) -> Answer | None:
    """The reader's answer to the action, while other answers are opened first."""
    return ANSWERS[table.counters[reader]] if is_unopened(table, reader) else None
