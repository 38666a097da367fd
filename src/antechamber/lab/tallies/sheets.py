"""A table of figures."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Sheet:
    """A title, the names of the columns, and the rows."""

    title: str
    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]
