"""The protocol as TypeScript types: `python -m antechamber.server.typescript FOLDER` writes the files.

A Struct becomes an interface, a union of tagged Structs a union with `type` to tell them apart, a fixed tuple a tuple.
"""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from antechamber.core import registry
from antechamber.core.events import AnyTableEvent
from antechamber.core.game import Game
from antechamber.server.doors.routes import DOORS
from antechamber.server.messages import AnyAnswer, AnyMessage

HEAD = "// Written by `make types` from the Python types of the protocol: do not edit.\n"
PLAIN: Mapping[type, str] = {
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Module:
    """One file of types: those that are added, and all that they refer to."""

    def __init__(self) -> None:
        self._written: dict[str, str] = {}

    def name(self, name: str, shape: Any) -> None:
        """Give a type a name."""
        self._written[name] = f"export type {name} = {self.shown(inspect.type_info(shape))};\n"

    def add(self, shape: Any) -> None:
        """Write a Struct, if it is not there already."""
        self.shown(inspect.type_info(shape))

    @property
    def text(self) -> str:
        """The whole file."""
        return HEAD + "".join("\n" + self._written[name] for name in sorted(self._written))

    def shown(self, info: inspect.Type) -> str:
        """A type as TypeScript writes it."""
        match info:
            case inspect.StructType():
                return self._struct(info)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(map(self.shown, info.types)))
            case inspect.LiteralType():
                return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
            case inspect.TupleType():
                return f"readonly [{', '.join(map(self.shown, info.item_types))}]"
            case inspect.VarTupleType() | inspect.ListType() | inspect.CollectionType():
                return f"readonly {self._bracketed(info.item_type)}[]"
            case inspect.DictType():
                return f"Readonly<Record<string, {self.shown(info.value_type)}>>"
            case inspect.Metadata():
                return self.shown(info.type)
        return PLAIN[type(info)]

    def _bracketed(self, info: inspect.Type) -> str:
        shown = self.shown(info)
        return f"({shown})" if " " in shown else shown

    def _struct(self, info: inspect.StructType) -> str:
        name = info.cls.__name__
        if name not in self._written:
            self._written[name] = ""  # It may refer to itself.
            self._written[name] = self._interface(name, info)
        return name

    def _interface(self, name: str, info: inspect.StructType) -> str:
        lines = [f"export interface {name} {{\n"]
        if info.tag is not None:
            lines.append(f"  readonly {info.tag_field}: {msgspec.json.encode(info.tag).decode()};\n")
        config = info.cls.__struct_config__
        for field in info.fields:
            if field.name != "readers":  # Never leaves the engine.
                can_be_missing = not field.required and (config.omit_defaults or config.forbid_unknown_fields)
                mark = "?" if can_be_missing else ""
                lines.append(f"  readonly {field.encode_name}{mark}: {self.shown(field.type)};\n")
        first = (info.cls.__doc__ or "").strip().splitlines()[0]
        return f"/** {first} */\n" + "".join(lines) + "}\n"


def files() -> dict[str, str]:
    """All files of types, by their names."""
    protocol = Module()
    protocol.name("ClientMessage", AnyMessage)
    protocol.name("ServerMessage", AnyAnswer)
    for door in DOORS:
        for shape in (door.body, door.answer):
            if shape is not None and not isinstance(shape, str):
                protocol.add(shape)
    bases: Sequence[Game] = [game for game in registry.games() if game.preset is None]
    return {"messages.ts": protocol.text, **{f"{game.folder.name}.ts": _of_game(game) for game in bases}}


def _of_game(game: Game) -> str:
    module = Module()
    module.name("AnyMove", game.move_type)
    module.name("AnyEvent", game.event_type | AnyTableEvent)
    module.add(game.view_type)
    return module.text


def main() -> None:
    """Write the files into a folder."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
