"""How Structs become words: every field of an event, a move or a view as variables for a Fluent message.

The field's type says what it is. For a field `card` a message can use:

- `$card`: a thing by its name in the reader's language, a seat by the name of the person there (`you` for the reader),
  a list with commas, a Struct by the message of its class, a number as it is;
- `$card-id`: the same in every language, to select by: `courtier-20`; for a seat `self` (the one acting), `me` (the
  reader), `nobody` or `other`; for a number `negative`, `zero` or `positive`; `unknown` if the reader may not know it;
- `$cards-count`: how many are in a list; `$amount-size`: a number without its sign; `$side-of`: another form of a name.
"""

import types
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from antechamber.core.events import MOST_SEATS
from antechamber.core.moves import Move
from antechamber.core.refused import Refused
from antechamber.core.text import has_words, kebab, named, put

Facts = dict[str, object]


@dataclass(frozen=True)
class Wording:
    """Who reads, in which language, and who sits where."""

    prefix: str
    """What the game's messages begin with, like `rs`."""
    reader: int | None
    names: Sequence[str]
    lang: str

    def facts(self, thing: msgspec.Struct, seat: int | None = None) -> Facts:
        """The fields of a Struct as variables; `seat` is the one acting in it, if any."""
        facts: Facts = {}
        for field, hint in hints(type(thing)).items():
            facts |= self.fact(field, getattr(thing, field), hint, seat)
        return facts

    def fact(self, field: str, value: Any, hint: Any, seat: int | None) -> Facts:
        """One field as variables."""
        kind, marks = unwrap(hint)
        if "seat" in marks:
            return {field: self.name(value), f"{field}-id": self.who(value, seat)}
        if value is None:
            return {field: put("core-unknown", {}, self.lang), f"{field}-id": "unknown"}
        if isinstance(value, tuple):
            items = [str(self.fact(field, item, get_args(kind)[0], seat)[field]) for item in value]
            if "by seat" in marks:
                items = [self.with_name(place, item) for place, item in enumerate(items)]
            return {field: self.listed(items), f"{field}-count": len(items)}
        if isinstance(value, msgspec.Struct):
            message = kebab(type(value).__name__)
            return {field: put(f"{self.prefix}-{message}", self.facts(value), self.lang), f"{field}-id": message}
        if isinstance(value, bool):
            return self.choice(field, "yes" if value else "no")
        if isinstance(value, int):
            if get_origin(kind) is Literal:
                return self.choice(field, value)
            sign = "negative" if value < 0 else "positive" if value else "zero"
            return {field: value, f"{field}-id": sign, f"{field}-size": abs(value)}
        return named(self.prefix, field, value, self.lang)

    def choice(self, field: str, value: object) -> Facts:
        """One of a few values that need their field to make sense: `rs-name-slot-2` is `second`."""
        return {**named(self.prefix, field, f"{field} {value}", self.lang), f"{field}-id": str(value)}

    def name(self, seat: int | None) -> str:
        """The name of the person at a seat."""
        if seat is None:
            return put("core-nobody", {}, self.lang)
        return put("core-you", {}, self.lang) if seat == self.reader else self.names[seat]

    def who(self, seat: int | None, actor: int | None) -> str:
        """The person at a seat, to select by."""
        if seat is None:
            return "nobody"
        if seat == actor:
            return "self"
        return "me" if seat == self.reader else "other"

    def with_name(self, seat: int, text: str) -> str:
        """A value together with the name of its seat."""
        return put("core-by-seat", {"seat": self.name(seat), "value": text}, self.lang)

    def listed(self, items: Sequence[str]) -> str:
        """Several things in one text; `nobody` if there are none."""
        return ", ".join(items) if items else put("core-nobody", {}, self.lang)


@cache
def phrase(prefix: str, move: Move, lang: str) -> str:
    """A move in words, like “bet Courtier 20 face up”, from the message `rs-move-bet`."""
    message = f"{prefix}-move-{kebab(type(move).__name__)}"
    if not has_words(message, lang):
        raise Refused("", "core-no-such-move", {"move": type(move).__name__})
    seats = [put("core-seat", {"number": seat}, lang) for seat in range(MOST_SEATS)]
    return put(message, Wording(prefix, None, seats, lang).facts(move), lang)


@cache
def hints(kind: type) -> dict[str, Any]:
    """The types of the fields of a Struct's class, with their marks; an event's `readers` is left out."""
    found = get_type_hints(kind, include_extras=True)
    return {field: found[field] for field in getattr(kind, "__struct_fields__", ()) if field != "readers"}


def unwrap(hint: Any) -> tuple[Any, set[object]]:
    """A type without its marks and without `| None`, and the marks."""
    marks: set[object] = set()
    while True:
        if get_origin(hint) is Annotated:
            marks |= set(hint.__metadata__)
            hint = get_args(hint)[0]
        elif get_origin(hint) in (Union, types.UnionType) and type(None) in get_args(hint):
            hint = next(part for part in get_args(hint) if part is not type(None))
        else:
            return hint, marks
