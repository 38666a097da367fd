"""What is sent to a reader, made of his sight and of the events that he may see; it has no reference to a state."""

from collections.abc import Sequence
from functools import cache
from typing import Any, get_args, get_origin

import msgspec
from msgspec.structs import fields, replace

from antechamber.core import telling
from antechamber.core.events import Event
from antechamber.core.game import Game
from antechamber.server.messages import ChairSeen, Line, TableSeen, Talk, Words
from antechamber.table import acts
from antechamber.table.chairs import SPECTATOR, Chair, Who
from antechamber.table.sight import Sight
from antechamber.table.table import Table

_encoder = msgspec.json.Encoder()


def encoded(message: msgspec.Struct) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


def sharing(views: Sequence[Any]) -> Sequence[Any]:
    """The same views, with what is one and the same object in all of them encoded once, and not for each."""
    first, *others = views
    if not others:
        return views
    common: dict[str, msgspec.Raw] = {}
    for name in _large_fields(first.__class__):
        value = getattr(first, name)
        if value and all(getattr(view, name) is value for view in others):
            common[name] = msgspec.Raw(_encoder.encode(value))
    return [replace(view, **common) for view in views]


@cache
def _large_fields(view: Any) -> tuple[str, ...]:
    """The fields of a view that hold Structs, or many things."""
    return tuple([field.name for field in fields(view) if _is_large(field.type)])


def _is_large(kind: Any) -> bool:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return True
    return get_origin(kind) is tuple or any(_is_large(part) for part in get_args(kind))


def words_of(game: Game, sight: Sight, events: Sequence[Event], names: Sequence[str], lang: str) -> Words:
    """The same in the words of a language."""
    view: Any = sight.view
    return Words(
        ask=telling.ask(game, view, names, lang),
        rule=telling.rule_of_prompt(game, view),
        events=[telling.tell(game, event, view.seat, names, lang) for event in events],
        choices=[game.format(move, lang) for move in sight.choices],
        offers=[telling.offer(game, move, names, lang) for move in sight.choices],
        answer=telling.offer(game, sight.answer, names, lang) if sight.answer is not None else None,
    )


def table_seen(name: str, table: Table, who: Who, here: set[str | None], spectators: int) -> TableSeen:
    """The table and its people, for one of them; `here` are the hashed secrets of all who are connected."""
    return TableSeen(
        id=name,
        game=table.game.preset or table.game.id,
        players=table.players,
        options=table.options,
        phase=table.phase,
        games=table.games,
        host=table.host,
        chairs=[
            _chair_seen(chair, here, acts.powers_over(table, who, seat) if who != SPECTATOR else ())
            for seat, chair in enumerate(table.chairs)
        ],
        spectators=spectators,
        commitment=table.commitment,
        revealed=table.revealed,
        you=who.seat,
        powers=acts.powers(table, who) if who != SPECTATOR else (),
    )


def _chair_seen(chair: Chair, here: set[str | None], powers: Sequence[str]) -> ChairSeen:
    keys = {each.key for each in (chair.owner, chair.bot if chair.owner is None else None) if each is not None}
    return ChairSeen(
        name=chair.owner.name if chair.owner is not None else None,
        bot=chair.bot.bot if chair.bot is not None else None,
        is_here=bool(keys & here),
        powers=powers,
    )


def talk(table: Table, last: int, *, is_whole: bool) -> Talk:
    """The last lines that were said."""
    lines = list(table.talk)[-last:] if last else []
    return Talk([Line(said.seat, said.name, said.text) for said in lines], is_whole)
