"""Messages to a reader, made of what that reader may see; nothing here refers to a state."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import astuple, fields

from antechamber.core import telling
from antechamber.core.events import Event
from antechamber.core.game import Game
from antechamber.server.messages import AheadSeen, ChairSeen, Line, TableSeen, Talk, Words
from antechamber.table import acts
from antechamber.table.chairs import SPECTATOR, Chair, Who
from antechamber.table.pace import Pace
from antechamber.table.shown import Shown
from antechamber.table.table import Table

_encoder = msgspec.json.Encoder()


def encoded(message: msgspec.Struct) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


def text_of(thing: object) -> msgspec.Raw:
    """Anything, encoded as part of a message."""
    return msgspec.Raw(_encoder.encode(thing))


def texts_of(views: Sequence[Any]) -> list[msgspec.Raw]:
    """Each view, encoded as part of a message; the first fields, as long as all views share them, are encoded once.

    Views share a field if it is the same object in all of them, so no game has to declare anything.
    """
    whole = _encoder.encode(views[0])
    if len(views) == 1:
        return [msgspec.Raw(whole)]
    values = [astuple(view) for view in views]
    same = _alike(values)
    own = _fields_from(views[0].__class__, same)
    texts = [_encoder.encode(own(*each[same:])) for each in values]
    common = whole[: len(whole) - len(texts[0]) + 1]
    return [msgspec.Raw(common + text[1:]) for text in texts]


def _alike(values: Sequence[tuple[Any, ...]]) -> int:
    """How many first values all of these share; the last value never counts as shared."""
    first = values[0]
    for place in range(len(first) - 1):
        thing = first[place]
        for each in values:
            if each[place] is not thing:
                return place
    return len(first) - 1


@cache
def _fields_from(view: Any, place: int) -> Any:
    """A Struct with the fields of a view from this place on."""
    return msgspec.defstruct("Own", [field.name for field in fields(view)[place:]], frozen=True, gc=False)


def seen_ahead(game: Game, answers: Sequence[tuple[str, str]], lang: str | None) -> Sequence[AheadSeen]:
    """Answers given ahead, or that can be, in words for a socket with a language."""
    return [AheadSeen(name, until, telling.ahead(game, name, until, lang) if lang else None) for name, until in answers]


def words_of(game: Game, shown: Shown, events: Sequence[Event], names: Sequence[str], lang: str) -> Words:
    """What a frame says, in the words of a language."""
    view: Any = shown.view
    return Words(
        ask=telling.ask(game, view, names, lang),
        rule=telling.rule_of_prompt(game, view),
        events=[telling.tell(game, event, view.seat, names, lang) for event in events],
        choices=[game.format(move, lang) for move in shown.choices],
        offers=[telling.offer(game, move, names, lang) for move in shown.choices],
        answer=telling.offer(game, shown.answer, names, lang) if shown.answer is not None else None,
    )


def table_seen(name: str, table: Table, who: Who, here: set[str | None], spectators: int, pace: Pace) -> TableSeen:
    """The table and its people as `who` sees them; `here` has the keys of all connected clients."""
    over = [acts.powers_over(table, who, seat) if who != SPECTATOR else () for seat in range(table.players)]
    return TableSeen(
        id=name,
        game=table.game.preset or table.game.id,
        players=table.players,
        options=table.options,
        phase=table.phase,
        games=table.games,
        host=table.host,
        chairs=[_chair_seen(chair, here, powers) for chair, powers in zip(table.chairs, over, strict=True)],
        spectators=spectators,
        commitment=table.commitment,
        revealed=table.revealed,
        deadline=table.pace(pace).most or None,
        you=who.seat,
        powers=acts.powers(table, who, over) if who != SPECTATOR else (),
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
