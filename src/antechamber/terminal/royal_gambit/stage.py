"""The stage: what was declared against whom, the claim that is judged, counteractions, and penalties to come."""

import textwrap
from collections.abc import Sequence

from rich.text import Text

from antechamber.core.telling import tell
from antechamber.games.royal_gambit import GAME
from antechamber.games.royal_gambit.cards import Action, Character
from antechamber.games.royal_gambit.events import ActionDeclared
from antechamber.games.royal_gambit.views.shapes import CounterView, View
from antechamber.terminal.royal_gambit.cards import (
    RULES_OF_COUNTERS,
    copies_of,
    cost_of,
    in_sight,
    name_of,
    person,
    rule_of,
    where,
)
from antechamber.terminal.screen import Screen, unbroken

PARTS = ("aiming", "detailing")
OPEN = (*PARTS, "accusing", "proving", "countering")
"""The steps in which it is open whether the action takes effect."""
BAR = "│ "

Line = tuple[str, str]
"""Words and their look."""


def draw_stage(screen: Screen, view: View, names: Sequence[str]) -> None:
    """All that hangs on the action, behind a bar."""
    lines = stage(screen, view, names)
    if lines:
        screen.line("")
    for words, look in lines:
        for part in textwrap.wrap(words, screen.width - len(BAR), break_on_hyphens=False):
            screen.draw(Text(BAR, "red").append(part, look))


def stage(screen: Screen, view: View, names: Sequence[str]) -> list[Line]:
    """What is to be said of the action, in the order in which it comes to pass."""
    lines: list[Line] = []
    if view.action is not None:
        is_part = view.step in PARTS
        said = so_far(screen, view, view.action, names) if is_part else declared(screen, view, view.action, names)
        lines.append((said, "bold"))
        if view.step in OPEN:
            lines.append((effect(screen, view, view.action), "dim"))
    lines += [(counter(screen, view, opened, names), "") for opened in view.counters]
    if view.claimed is not None and view.step == "accusing" and view.claimant != view.seat:
        lines.append((odds(screen, view, view.claimed), ""))
    owing = view.owed[1:] if view.step == "losing" else view.owed
    if owing:
        debtors = ", ".join(person(screen, view, seat, names) for seat in owing)
        lines.append((screen.words("terminal-rg-owed", names=debtors), "red"))
    return lines


def so_far(screen: Screen, view: View, action: Action, names: Sequence[str]) -> str:
    """The parts of an action that its actor has chosen, which nobody else knows yet (G103)."""
    parts = [name_of(screen, action)]
    if view.target is not None:
        parts.append(where(screen, view, view.target, names))
    return screen.words("terminal-rg-so-far", parts=", ".join(parts), cost=cost_of(action))


def declared(screen: Screen, view: View, action: Action, names: Sequence[str]) -> str:
    """The declaration, as the log tells it."""
    places = [place for place in (view.target, view.other) if place is not None]
    event = ActionDeclared(
        seat=view.actor,
        action=action,
        cost=cost_of(action),
        player=next((place.seat for place in places if place.seat != view.actor), None),
        target=view.target,
        other=view.other,
        guess=view.guess,
        direction=view.direction,
    )
    return tell(GAME, event, view.seat, names, screen.lang)


def effect(screen: Screen, view: View, action: Action) -> str:
    """What the action does, what counters it, and where to read of it."""
    does = screen.words("terminal-rg-effect", action=action.replace(" ", "-"))
    said = screen.words("terminal-rg-does", action=name_of(screen, action), effect=does, rule=unbroken(rule_of(action)))
    if view.counter is None or view.counters:
        return said
    claim, rule = name_of(screen, view.counter, "claim"), unbroken(RULES_OF_COUNTERS[view.counter])
    return said + " " + screen.words("terminal-rg-countered", counter=claim, rule=rule)


def counter(screen: Screen, view: View, opened: CounterView, names: Sequence[str]) -> str:
    """A counteraction that was opened, and what has become of it (RG 6.4)."""
    state = "judged" if opened.seat == view.claimant else "stands" if opened.stands else "void"
    whose = "me" if opened.seat == view.seat else "other"
    name = name_of(screen, view.counter or "")
    spot = "" if opened.spot is None else f" ({name_of(screen, opened.spot)})"
    facts = {"whose": whose, "name": names[opened.seat], "counter": name + spot, "state": state}
    return screen.words("terminal-rg-counter", **facts)


def odds(screen: Screen, view: View, claimed: Character) -> str:
    """How many of the claimed cards there are, and how many of them the reader can see."""
    facts = {"card": name_of(screen, claimed), "copies": copies_of(view, claimed), "known": in_sight(view, claimed)}
    return screen.words("terminal-rg-odds", **facts)
