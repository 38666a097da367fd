"""What a seat may know: the only way out for anything hidden (RG 9.7, G73)."""

from typing import Any

import msgspec

from antechamber.core.moves import Seat
from antechamber.core.result import Result
from antechamber.core.seats import members
from antechamber.core.vectors import total
from antechamber.games.royal_gambit.accusing import claimed
from antechamber.games.royal_gambit.answers import is_window, word_of
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
    Action,
    Character,
    CharacterSpot,
    Counteraction,
    Direction,
)
from antechamber.games.royal_gambit.countering import counter_to
from antechamber.games.royal_gambit.declaring import rival_named
from antechamber.games.royal_gambit.events import Answer, Place
from antechamber.games.royal_gambit.falling import final_result, score_lines
from antechamber.games.royal_gambit.imagining import is_unopened, knows, window_of
from antechamber.games.royal_gambit.memory import SPECTATORS, eye_of, kind_of, known_to, when_of
from antechamber.games.royal_gambit.moving import place_of
from antechamber.games.royal_gambit.state import STEPS, YES, Step, Table, royal_of

PARTS = {Step.SHARING: Step.REDISTRIBUTING, Step.AIMING: Step.DECLARING, Step.DETAILING: Step.DECLARING}
"""Steps that only the actor knows of, and what the others see instead (G102, G103)."""
UNDECLARED = (Step.BEGINNING, Step.REDISTRIBUTING, Step.DECLARING, *PARTS)


class CharacterView(msgspec.Struct, frozen=True):
    """A living character: the card is None while the reader may not know it."""

    spot: CharacterSpot
    hp: int
    poison: int
    card: Character | None
    seen_by: tuple[Seat, ...]
    """Who besides its owner knows the card."""
    open: bool
    """All know it, spectators too."""
    arrival: int
    """As which new card it was drawn: a higher number is a later card; 0 for the deal. It goes where the card goes."""
    came_from: Seat | None
    """From whom the last action brought it, which binds the next one."""


class SeatView(msgspec.Struct, frozen=True):
    """What everybody knows of a seat."""

    royal: str
    royal_hp: int
    royal_poison: int
    characters: tuple[CharacterView, ...]
    coins: int
    fallen: tuple[Character, ...]
    """What lies face up before it, in the order in which it died."""
    fallen_arrivals: tuple[int, ...]
    """As which new cards these were drawn."""
    wedded: bool
    fell: int
    """As which this player fell, 1 for the first; 0 while in the game."""


class ReturnedView(msgspec.Struct, frozen=True):
    """A card that the reader knows to have gone back to the deck: since then it lies there, or was drawn again."""

    card: Character
    when: int
    """How many cards had arrived before: it can be no character that arrived earlier."""


class CounterView(msgspec.Struct, frozen=True):
    """A counteraction that was opened; `spot` is who takes the damage, for a Defend."""

    seat: Seat
    spot: CharacterSpot | None
    stands: bool


class FinalView(msgspec.Struct, frozen=True):
    """How the game ended."""

    result: Result


class View(msgspec.Struct, frozen=True):
    """Everything that a seat, or a spectator (seat None), knows of a game."""

    game: str
    rules: int
    options: dict[str, Any]
    seat: Seat | None
    players: int
    turn: int
    step: str
    actor: Seat
    first: Seat
    asked: tuple[Seat, ...]
    """Who is asked; in a window all who were, whether they have answered or not."""
    action: Action | None
    """What was declared, or what the reader himself is about to declare; so with all that follows."""
    player: Seat | None
    """The rival whom it concerns first, if it names one."""
    target: Place | None
    other: Place | None
    guess: Character | None
    direction: Direction | None
    claimant: Seat | None
    """Whose claim is open to accusation, or was accused."""
    claimed: Character | None
    accuser: Seat | None
    counter: Counteraction | None
    """How the declared action may be countered."""
    opened: int
    """How many seats, clockwise from the actor, have had their counteraction opened or passed over."""
    counters: tuple[CounterView, ...]
    owed: tuple[Seat, ...]
    """Who owes a penalty, in order."""
    seats: tuple[SeatView, ...]
    deck_size: int
    arrivals: int
    """How many cards have been drawn into positions since the deal."""
    returned: tuple[ReturnedView, ...]
    share: int | None
    """The reader's own, as is all below: the HP that his Royal shall have, while he redistributes."""
    drawn: tuple[Character, ...]
    answer: Answer | None
    sealed: Answer | None
    """His counteraction that is not opened yet."""
    final: FinalView | None


def view_of(table: Table, reader: int) -> View:
    """The table as a seat, or a spectator (-1), may see it."""
    is_actor = reader == table.actor
    is_told = table.step not in UNDECLARED or (is_actor and table.step in PARTS)
    has_claim = table.claimant >= 0
    counter = counter_to(table) if is_told and table.action >= 0 and table.step not in PARTS else -1
    step = table.step if is_actor else PARTS.get(table.step, table.step)
    return View(
        game=GAME_ID,
        rules=RULES,
        options=dict(table.box.options),
        seat=reader if reader >= 0 else None,
        players=int(table.players),
        turn=int(table.turn),
        step=STEPS[step],
        actor=int(table.actor),
        first=int(table.first),
        asked=members(window_of(table) if is_window(table.step) else table.asked),
        action=ACTIONS[table.action] if is_told and table.action >= 0 else None,
        player=_seat(rival_named(table)) if is_told else None,
        target=place_of(table.target) if is_told and table.target >= 0 else None,
        other=place_of(table.other) if table.other >= 0 else None,
        guess=CHARACTERS[table.guess] if table.guess >= 0 else None,
        direction=DIRECTIONS[table.direction] if table.direction >= 0 else None,
        claimant=_seat(table.claimant),
        claimed=CHARACTERS[claimed(table)] if has_claim else None,
        accuser=_seat(table.accuser),
        counter=COUNTERACTIONS[counter] if counter >= 0 else None,
        opened=int(table.opened),
        counters=_counters(table),
        owed=tuple(int(table.owed[debt]) for debt in range(table.owing)),
        seats=tuple([_seat_view(table, reader, seat) for seat in range(table.players)]),
        deck_size=int(total(table.deck)),
        arrivals=int(table.arrivals),
        returned=tuple(
            [ReturnedView(CHARACTERS[kind_of(memory)], when_of(memory)) for memory in known_to(table, eye_of(reader))]
        ),
        share=int(table.share) if is_actor and table.share >= 0 else None,
        drawn=_drawn(table) if is_actor else (),
        answer=_answer(table, reader) if reader >= 0 else None,
        sealed=_sealed(table, reader) if reader >= 0 else None,
        final=FinalView(final_result(table).because(score_lines(table))) if table.step == Step.OVER else None,
    )


def _seat(seat: int) -> Seat | None:
    return int(seat) if seat >= 0 else None


def _counters(table: Table) -> tuple[CounterView, ...]:
    opened: list[CounterView] = []
    for steps in range(1, table.opened + 1):
        seat = (table.actor + steps) % table.players
        given = table.counters[seat]
        if given >= YES:
            spot = CHARACTER_SPOTS[given - YES] if counter_to(table) == DEFEND else None
            opened.append(CounterView(int(seat), spot, bool(table.standing >> seat & 1)))
    return tuple(opened)


def _seat_view(table: Table, reader: int, seat: int) -> SeatView:
    royal = royal_of(seat)
    return SeatView(
        royal=ROYALS[seat],
        royal_hp=table.hp[royal],
        royal_poison=table.poison[royal],
        characters=tuple(
            [_character(table, reader, royal + spot, spot) for spot in range(1, SPOTS) if table.card[royal + spot] >= 0]
        ),
        coins=table.coins[seat],
        fallen=fallen_of(table, seat),
        fallen_arrivals=fallen_arrivals_of(table, seat),
        wedded=bool(table.wedded >> seat & 1),
        fell=table.fell[seat],
    )


def _character(table: Table, reader: int, place: int, spot: int) -> CharacterView:
    seen = table.seen[place]
    return CharacterView(
        spot=CHARACTER_SPOTS[spot - 1],
        hp=table.hp[place],
        poison=table.poison[place],
        card=CHARACTERS[table.card[place]] if knows(table, reader, place) else None,
        seen_by=members(seen & ((1 << table.players) - 1)),
        open=bool(seen >> SPECTATORS & 1),
        arrival=table.arrival[place],
        came_from=_seat(table.origin[place]),
    )


def fallen_of(table: Table, seat: int) -> tuple[Character, ...]:
    """What lies face up before a seat, in the order in which it died."""
    first = MOST_FALLEN * seat
    return tuple([CHARACTERS[card] for card in table.fallen[first : first + MOST_FALLEN] if card >= 0])


def fallen_arrivals_of(table: Table, seat: int) -> tuple[int, ...]:
    """As which new cards the characters were drawn that lie face up before a seat."""
    first = MOST_FALLEN * seat
    return tuple([int(arrival) for arrival in table.fallen_arrival[first : first + len(fallen_of(table, seat))]])


def _drawn(table: Table) -> tuple[Character, ...]:
    return tuple(CHARACTERS[table.drawn[card]] for card in range(2) if table.drawn[card] >= 0)


def _answer(table: Table, reader: int) -> Answer | None:
    given = table.answers[reader]
    if not given:
        return None
    return word_of(table.step, counter_to(table) if table.step == Step.COUNTERING else -1, given)


def _sealed(table: Table, reader: int) -> Answer | None:
    if not is_unopened(table, reader):
        return None
    return word_of(Step.COUNTERING, counter_to(table), table.counters[reader])
