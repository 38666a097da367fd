"""The numbered choices as lines: a list, two lists side by side, or rows behind their titles."""

from collections.abc import Sequence
from itertools import groupby

from antechamber.terminal.plain import Group

GAP = 3
INDENT = "  "
SHORT = 6
"""Up to so many items stand below each other, even where there is room for columns."""


def list_choices(groups: Sequence[Group], width: int) -> list[str]:
    """All choices, numbered through; those that must be confirmed stand apart."""
    lines: list[str] = []
    number = 0
    for (must_be_confirmed, is_row), some in groupby(groups, key=lambda group: (bool(group.confirm), group.is_row)):
        part = list(some)
        items = _numbered(part, number)
        number += sum(map(len, items))
        if must_be_confirmed and lines:
            lines.append("")
        lines += _rows(part, items, width) if is_row else _lists(part, items, width)
    return lines


def _numbered(groups: Sequence[Group], number: int) -> list[list[str]]:
    """The items of each group, numbered on from there."""
    numbered = []
    for group in groups:
        numbered.append([f"{number + n:3}  {words}" for n, (words, _) in enumerate(group.choices, 1)])
        number += len(group.choices)
    return numbered


def _lists(groups: Sequence[Group], items: Sequence[Sequence[str]], width: int) -> list[str]:
    """Lists below each other; two titled ones that fit stand side by side."""
    blocks = [
        [f"     {group.title}", *own] if group.title else in_columns(own, width)
        for group, own in zip(groups, items, strict=True)
    ]
    half = width // 2 - 2
    if len(blocks) == 2 and all(len(line) <= half for block in blocks for line in block):
        height = max(map(len, blocks))
        left, right = ([*block, *[""] * (height - len(block))] for block in blocks)
        return [f"{one:<{half}} {other}".rstrip() for one, other in zip(left, right, strict=True)]
    return [line for block in blocks for line in block]


def _rows(groups: Sequence[Group], items: Sequence[Sequence[str]], width: int) -> list[str]:
    """A row for each group, in as many columns as fit; where not even one does, titles stand above."""
    margin = max(len(group.title) for group in groups) + len(INDENT) + 1
    for columns in range(max(map(len, items)), 0, -1):
        rows = [
            (group.title if start == 0 else "", own[start : start + columns])
            for group, own in zip(groups, items, strict=True)
            for start in range(0, len(own), columns)
        ]
        widths = [max((len(row[at]) for _, row in rows if at + 1 < len(row)), default=0) for at in range(columns)]
        lines = [(INDENT + title).ljust(margin) + _aligned(row, widths) for title, row in rows]
        if max(map(len, lines)) <= width:
            return lines
    return [line for group, own in zip(groups, items, strict=True) for line in (f"     {group.title}", *own)]


def _aligned(cells: Sequence[str], widths: Sequence[int]) -> str:
    """The cells of a row below those of the others; the last has room."""
    *before, last = cells
    return " ".join([*(cell.ljust(width) for cell, width in zip(before, widths, strict=False)), last])


def in_columns(items: Sequence[str], width: int) -> list[str]:
    """Short items in as many columns as fit, read downward."""
    widest = max((len(item) for item in items), default=0)
    columns = max(1, min(3, (width + GAP) // (widest + GAP)))
    if len(items) <= SHORT:
        columns = 1
    rows = -(-len(items) // columns)
    lines = []
    for row in range(rows):
        cells = [item.ljust(widest) for item in items[row::rows]]
        lines.append((" " * GAP).join(cells).rstrip())
    return lines
