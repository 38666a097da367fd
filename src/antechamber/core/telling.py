"""Events and questions in words, for one reader in their language.

An event `CardBet` of Royal Secrets is told by the message `rs-card-bet`: its value for the others, `.me` for the seat
that acts, `.target` for another seat named in the event. A move `Bet` is worded by `rs-move-bet`, or by its `.named`,
if there is one, when people have names instead of numbers. A step is asked by `rs-ask-<step>`: its value for those who
wait, `.me` for those who are asked.
"""

from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from antechamber.core.ahead import UNTIL_CLEARED
from antechamber.core.events import AnyTableEvent, Event
from antechamber.core.game import Game
from antechamber.core.moves import Move
from antechamber.core.text import has_words, kebab, put
from antechamber.core.wording import Wording, hints, unwrap


def tell(game: Game, event: Event, reader: int | None, names: Sequence[str], lang: str) -> str:
    """An event, as its reader has seen it, in one line of the log."""
    prefix = game.prefix.lower()
    actor = getattr(event, "seat", None)
    facts = Wording(prefix, reader, names, lang).facts(event, actor)
    home = "core" if isinstance(event, AnyTableEvent) else prefix
    return put(f"{home}-{kebab(type(event).__name__)}", facts, lang, _voice(event, reader))


def ask(game: Game, view: Any, names: Sequence[str], lang: str) -> str:
    """What the view's reader is asked now, or whom the table is waiting for."""
    prefix = game.prefix.lower()
    wording = Wording(prefix, view.seat, names, lang)
    facts: dict[str, object] = {}
    shape: Any = type(view)
    for field, hint in hints(shape).items():
        value = getattr(view, field)
        if _has_words(value, prefix, lang):
            facts |= wording.fact(field, value, hint, None)
    return put(f"{prefix}-ask-{view.step}", facts, lang, "me" if view.seat in view.asked else None)


def offer(game: Game, move: Move, names: Sequence[str], lang: str) -> str:
    """A choice in words that name the people, for a button; `game.format` gives the words that can be read back."""
    if not any("seat" in unwrap(hint)[1] or "seat" in _marks_within(hint) for hint in hints(type(move)).values()):
        return game.format(move, lang)
    prefix = game.prefix.lower()
    facts = Wording(prefix, None, names, lang).facts(move)
    return put(f"{prefix}-move-{kebab(type(move).__name__)}", facts, lang, "named")


def _marks_within(hint: Any) -> set[object]:
    """The marks on the items of a list."""
    return set().union(*(unwrap(item)[1] for item in get_args(unwrap(hint)[0])))


def _has_words(value: object, prefix: str, lang: str) -> bool:
    """True if a question can mention it: a plain value, a list of them, or a Struct that has a message."""
    if isinstance(value, tuple):
        return all(isinstance(item, int | str) for item in value)
    if isinstance(value, msgspec.Struct):
        return has_words(f"{prefix}-{kebab(type(value).__name__)}", lang)
    return value is None or isinstance(value, int | str)


def ahead(game: Game, name: str, until: str, lang: str) -> str:
    """An answer given ahead, and how long it holds, in words."""
    prefix = game.prefix.lower()
    home = "core" if until == UNTIL_CLEARED else prefix
    return f"{put(f'{prefix}-ahead-{name}', {}, lang)} ({put(f'{home}-until-{until}', {}, lang)})"


def rule_of_prompt(game: Game, view: Any) -> str:
    """The number of the paragraph behind the current question."""
    return game.order.named(view.step).rule


def _voice(event: Event, reader: int | None) -> str | None:
    """Which wording of its message an event uses for this reader."""
    if reader is None:
        return None
    seats = [field for field, hint in hints(type(event)).items() if "seat" in unwrap(hint)[1]]
    if "seat" in seats and getattr(event, "seat", None) == reader:
        return "me"
    return "target" if any(getattr(event, field) == reader for field in seats) else None
