"""Complete actions: what can be declared, with all its parts (RG 2.5)."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from antechamber.bots.royal_gambit.sensible.sight import SPOT_OF, Sight
from antechamber.core.moves import Seat
from antechamber.games.royal_gambit.cards import ACTIONS, CHARACTERS, CLAIMED, COSTS, Action, Character, Direction
from antechamber.games.royal_gambit.events import Place
from antechamber.games.royal_gambit.options import box_of

COST: Final[dict[Action, int]] = dict(zip(ACTIONS, COSTS, strict=True))
CHARACTER: Final[dict[Action, Character | None]] = {
    action: CHARACTERS[kind] if kind >= 0 else None for action, kind in zip(ACTIONS, CLAIMED, strict=True)
}
"""The character that each action claims; None for a Royal power."""
ANYWHERE: Final = {"royal gambit", "poison", "barbarian attack", "knight attack"}
"""Actions against a rival's Royal or character."""
ON_CHARACTERS: Final = {"telepathy", "execute", "spy"}


class Plan(NamedTuple):
    """A player's action, with everything it names; what was already paid costs nothing more."""

    actor: Seat
    action: Action
    cost: int = 0
    target: Place | None = None
    other: Place | None = None
    guess: Character | None = None
    direction: Direction | None = None

    @property
    def character(self) -> Character | None:
        """The character that it claims."""
        return CHARACTER[self.action]

    def names(self, seat: Seat) -> bool:
        """True if it names this seat."""
        return any(place is not None and place.seat == seat for place in (self.target, self.other))


def declared(sight: Sight) -> Plan:
    """What has been declared, and paid."""
    view = sight.view
    if view.action is None:
        raise ValueError("nothing has been declared")
    return Plan(view.actor, view.action, 0, view.target, view.other, view.guess, view.direction)


def plans_of(sight: Sight, action: Action) -> Iterator[Plan]:
    """The ways to use an action that are worth weighing."""
    for place in targets_of(sight, action):
        yield from completed(sight, Plan(sight.me, action, COST[action], place))
    if action in {"donation", "tax", "reinforcements", "wedding", "shapeshift", "devious"}:
        yield Plan(sight.me, action, COST[action])


def targets_of(sight: Sight, action: Action) -> Iterator[Place]:
    """What an action can target first."""
    royals_only = action == "executioner attack" or box_of(sight.view.options).reduced
    if action in ANYWHERE or action in ON_CHARACTERS or action == "executioner attack":
        for seat in sight.rivals:
            if action not in ON_CHARACTERS:
                yield Place(seat, "royal")
            if not royals_only:
                yield from characters_of(sight, seat)
    elif action == "heal":
        yield Place(sight.me, "royal")
        if not royals_only:
            yield from characters_of(sight, sight.me)
    elif action == "raid":
        yield from (Place(seat, "royal") for seat in sight.rivals if sight.holdings[seat].coins > 0)
    elif action == "migration":
        yield from (place for place in places_of(sight) if sight.holdings[place.seat].poison[SPOT_OF[place.spot]])
    elif action == "foolery":
        yield from characters_of(sight, sight.me)


def completed(sight: Sight, plan: Plan) -> Iterator[Plan]:
    """The same plan with a second part, if it needs one."""
    if plan.target is None:
        return
    if plan.action == "telepathy":
        yield plan._replace(guess=best_guess(sight, plan.target))
    elif plan.action == "migration":  # Only to rivals' Royals; the exact place is asked for and weighed later.
        yield from (plan._replace(other=Place(seat, "royal")) for seat in sight.rivals if seat != plan.target.seat)
    elif plan.action == "foolery":
        for seat in sight.rivals if plan.target.seat == sight.me else [sight.me]:
            yield from (plan._replace(other=place) for place in characters_of(sight, seat))
    else:
        yield plan


def characters_of(sight: Sight, seat: Seat) -> Iterator[Place]:
    """The places of a seat's living characters."""
    return (Place(seat, character.spot) for character in sight.view.seats[seat].characters)


def places_of(sight: Sight) -> Iterator[Place]:
    """Every living Royal and character."""
    for seat in sight.living:
        yield Place(seat, "royal")
        yield from characters_of(sight, seat)


def best_guess(sight: Sight, place: Place) -> Character:
    """The character most likely to be there."""
    return max(CHARACTERS, key=lambda card: chance_at(sight, place, card))


def chance_at(sight: Sight, place: Place, card: Character) -> float:
    """How likely this card is there."""
    return 0.0 if place.spot == "royal" else sight.count.chance(place.seat, place.spot, card)
