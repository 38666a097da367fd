"""From a view back to a table that would show its reader the same; cards the reader cannot see are put anywhere."""

from collections import Counter

from antechamber.games.royal_gambit.cards import CHARACTER_SPOTS, CHARACTERS, Character
from antechamber.games.royal_gambit.options import box_of
from antechamber.games.royal_gambit.positions.load import load_position
from antechamber.games.royal_gambit.positions.shapes import CharacterPosition, Position, ReturnedPosition, SeatPosition
from antechamber.games.royal_gambit.state import Table
from antechamber.games.royal_gambit.views.shapes import CharacterView, ReturnedView, View


def state_of(view: View) -> Table:
    """A table that would give its reader this view."""
    unplaced = unplaced_cards(view)
    drawn = view.drawn
    if view.step == "exchanging" and not drawn:
        drawn = (unplaced.pop(), unplaced.pop())
    position = Position(
        game=view.game,
        players=view.players,
        rules=view.rules,
        options=view.options,
        turn=view.turn,
        step=view.step,
        actor=view.actor,
        first=view.first,
        share=view.share,
        action=view.action,
        target=view.target,
        other=view.other,
        guess=view.guess,
        direction=view.direction,
        drawn=drawn,
        claimant=view.claimant,
        accuser=view.accuser,
        passed_over=(view.seat,) if view.seat is not None and view.passed_over else (),
        opened=view.opened,
        standing=tuple(counter.seat for counter in view.counters if counter.stands),
        owed=view.owed,
        arrivals=view.arrivals,
        returned=tuple(returned_of(memory, view.seat) for memory in view.returned),
        seats=tuple(seat_of(view, seat, unplaced) for seat in range(view.players)),
    )
    return load_position(position)


def returned_of(memory: ReturnedView, reader: int | None) -> ReturnedPosition:
    """A card the reader knows went back; whether others know is left open."""
    return ReturnedPosition(memory.card, memory.when, () if reader is None else (reader,), reader is None)


def unplaced_cards(view: View) -> list[Character]:
    """The cards whose place the reader does not know."""
    copies = box_of(view.options).deck
    pool = Counter({character: int(copies[kind]) for kind, character in enumerate(CHARACTERS)})
    pool.subtract(view.drawn)
    for seat in view.seats:
        pool.subtract(seat.fallen)
        pool.subtract(character.card for character in seat.characters if character.card is not None)
    return list(pool.elements())


def seat_of(view: View, seat: int, unplaced: list[Character]) -> SeatPosition:
    """A seat; its unseen characters are taken from `unplaced`."""
    public = view.seats[seat]
    lying = {character.spot: character for character in public.characters}
    characters = tuple(character_of(lying[spot], unplaced) if spot in lying else None for spot in CHARACTER_SPOTS)
    return SeatPosition(
        royal_hp=public.royal_hp,
        royal_poison=public.royal_poison,
        characters=characters,
        coins=public.coins,
        fallen=public.fallen,
        fallen_arrivals=public.fallen_arrivals,
        wedded=public.wedded,
        fell=public.fell,
        answer=view.answer if seat == view.seat else None,
        counter=counter_of(view, seat),
    )


def character_of(shown: CharacterView, unplaced: list[Character]) -> CharacterPosition:
    """A character with its card, known or assumed."""
    card = shown.card if shown.card is not None else unplaced.pop()
    seen_by = () if shown.open else shown.seen_by
    return CharacterPosition(card, shown.hp, shown.poison, seen_by, shown.open, shown.arrival, shown.came_from)


def counter_of(view: View, seat: int) -> str | None:
    """A seat's answer when asked to counter: opened, or the reader's own; any other may be left out."""
    if not view.opened:
        return None
    for opened in view.counters:
        if opened.seat == seat:
            return f"defend {opened.spot}" if opened.spot is not None else "counter"
    if seat == view.seat and view.sealed is not None:
        return view.sealed
    return None
