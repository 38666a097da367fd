"""Builders that say a table of Queen Marie-Antoinette in words: colors for seats, `m3` for Military 3."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

import antechamber
from antechamber import Event, Move
from antechamber.games.queen_marie_antoinette.cards import (
    BACKS,
    CARDS,
    COLUMN_SIZES,
    FACTIONS,
    LETTERS,
    MOST_SEATS,
    SET_SIZES,
    VALUES,
    Card,
    Plot,
    reconstruction,
)
from antechamber.games.queen_marie_antoinette.moves import Place, Play
from antechamber.games.queen_marie_antoinette.views.shapes import View
from tests.games import court as tables
from tests.games.court import Table, of, play_out

__all__ = ["of", "play_out"]  # Handed on; the rest is defined here.

COLORS = tables.COLORS[:4]
GAME = antechamber.game("queen-marie-antoinette")
REST = "..."
"""In a court, a column or a hand: and what else is needed."""


class Court(Table[View]):
    """A table of Queen Marie-Antoinette whose seats are called by their colors."""

    def send(self, color: str, name: str, column: int, *answers: Move) -> list[Event]:
        """Play a card, as `m3`, in a column, and give the answers that its effect asks for."""
        return self.play(color, Play(card(name)), Place(column), *answers)  # type: ignore[arg-type]

    @property
    def step(self) -> str:
        return self.view().step

    @property
    def player(self) -> str:
        return COLORS[self.view().player]

    def points(self, color: str) -> int:
        return self.view().seats[COLORS.index(color)].points

    def court(self, color: str) -> str:
        """A court in short, by faction and value: `m3 a4`."""
        return short(self.view().seats[COLORS.index(color)].court)

    def column(self, number: int) -> str:
        """A column in short, from its top."""
        return short(self.view().columns[number - 1])

    def plots(self, color: str) -> list[str]:
        """A seat's unvalidated Plots, as it sees them itself."""
        return list(self.view(color).plots)

    def validated(self, color: str) -> list[str]:
        return list(self.view().seats[COLORS.index(color)].validated)


def card(name: str) -> Card:
    """The card whose back has that reference: `m3` is Military 3."""
    return CARDS[BACKS.index(name.upper())]


def cards(names: str) -> list[str]:
    """Several cards in short, as `m3 a4`."""
    return [card(name) for name in names.split()]


def short(names: Sequence[Card]) -> str:
    """Cards as `m3 a4`."""
    return " ".join(BACKS[CARDS.index(name)].lower() for name in names)


def court(
    conditions: str = "M1 A1 N1 C1 F1",
    requirement: str = "E1",
    *,
    players: int = 3,
    courts: Mapping[str, str] | None = None,
    columns: Sequence[str] = (REST, REST, REST),
    points: Mapping[str, int] | None = None,
    plots: Mapping[str, str] | None = None,
    validated: Mapping[str, str] | None = None,
    player: str = "blue",
    first: str | None = None,
    draws: Mapping[str, Sequence[str]] | None = None,
    options: Mapping[str, object] | None = None,
    **more: Any,
) -> Court:
    """A table at the beginning of a turn, by its position.

    A court or column is said as `m3 a4`, a column from its top; `...` in it stands for whatever else is needed, and a
    court that is not said is `...`. All turns up to now are supposed to have been plays or validated Plots, so courts
    that are said in full must fit the order of turns. Cards of `...` are of mixed factions and values. Hands of Plots
    are filled up to four with Plots that are hard to fulfill; `draws={"plots": ["P7"]}` fixes what is drawn next.
    """
    colors = COLORS[:players]
    said = {color: (courts or {}).get(color, REST).split() for color in colors}
    proven = {color: (validated or {}).get(color, "").split() for color in colors}
    spoken = [set_out.split() for set_out in columns]
    start = first or player
    rest = lying_nowhere(players, conditions.split(), [*said.values(), *spoken])
    turns = turns_had(players, said, proven, spoken, ahead(colors, start, player))
    for color in colors:
        wanted = SET_SIZES[players] + turns + ahead(colors, start, player)[color] - len(proven[color])
        said[color] = filled(said[color], wanted, rest)
    fill_columns(spoken, rest)
    gone = {*(draws or {}).get("plots", ()), *(entry["plot"] for entry in more.get("under", ()))}
    gone |= {plot.id for plot in reconstruction().plots if is_impossible(plot, players, conditions.split())}
    seats = [
        {
            "points": (points or {}).get(color, 5),
            "court": cards(" ".join(said[color])),
            "validated": proven[color],
            "plots": hand,
        }
        for color, hand in zip(colors, hands(colors, plots or {}, proven, gone), strict=True)
    ]
    position = {
        "game": "queen-marie-antoinette",
        "players": players,
        "options": dict(options or {}),
        "requirement": requirement,
        "conditions": conditions.split(),
        "player": COLORS.index(player),
        "first": COLORS.index(start),
        "columns": [cards(" ".join(column)) for column in spoken],
        "seats": seats,
        "chance": {"next": {name: list(draw) for name, draw in (draws or {}).items()}},
        **more,
    }
    return Court(GAME.load(position))


def ahead(colors: Sequence[str], first: str, player: str) -> dict[str, int]:
    """1 for every color that has had its turn of this round."""
    order = [*colors[colors.index(first) :], *colors[: colors.index(first)]]
    return {color: int(order.index(color) < order.index(player)) for color in colors}


def lying_nowhere(players: int, conditions: Sequence[str], said: Sequence[Sequence[str]]) -> list[str]:
    """The cards that are not spoken of, in an order that mixes factions and values."""
    gone = {name.lower() for name in (*conditions, *(name for names in said for name in names))}
    least = 0 if players == MOST_SEATS else 1
    span = VALUES - least
    named = [f"{letter}{least + (n + 2 * f) % span}" for n in range(span) for f, letter in enumerate("mancf")]
    return [name for name in named if name not in gone]


def turns_had(
    players: int,
    said: Mapping[str, Sequence[str]],
    proven: Mapping[str, Sequence[str]],
    spoken: Sequence[Sequence[str]],
    had: Mapping[str, int],
) -> int:
    """How many turns each player has had before this round: by a court said in full, or as few as will do."""
    sizes = {color: len([name for name in said[color] if name != REST]) for color in said}
    turns = [sizes[color] - SET_SIZES[players] + len(proven[color]) - had[color] for color in said]
    for color, number in zip(said, turns, strict=True):
        if REST not in said[color]:
            return number
    fewest = max(0, *turns, *(len(proven[color]) for color in said))
    fixed = [len(column) for column in spoken if REST not in column]
    while True:  # A column can be short only when enough has been played.
        plays = fewest * players + sum(had.values()) - sum(map(len, proven.values()))
        left = 3 * COLUMN_SIZES[players] - plays - sum(fixed)
        if len(fixed) == len(spoken) or left <= (len(spoken) - len(fixed)) * (COLUMN_SIZES[players] + plays):
            return fewest
        fewest += 1


def filled(said: Sequence[str], wanted: int, rest: list[str]) -> list[str]:
    """The cards said, and where it says `...` as many others as are wanted."""
    if REST not in said:
        return list(said)
    place = said.index(REST)
    others = [rest.pop(0) for _ in range(wanted - len(said) + 1)]
    return [*said[:place], *others, *said[place + 1 :]]


def fill_columns(spoken: list[list[str]], rest: list[str]) -> None:
    """Put all that is left where a column says `...`, so that these columns are as equal as can be."""
    open_columns = [column for column in spoken if REST in column]
    while rest and open_columns:
        column = min(open_columns, key=len)
        column.insert(column.index(REST), rest.pop(0))
    for column in open_columns:
        column.remove(REST)


def hands(
    colors: Sequence[str],
    plots: Mapping[str, str],
    proven: Mapping[str, Sequence[str]],
    elsewhere: set[str],
) -> list[list[str]]:
    """Everybody's unvalidated Plots, filled up with the hardest that nobody speaks of."""
    said = {color: plots.get(color, "").split() for color in colors}
    gone = elsewhere | {name for names in (*said.values(), *proven.values()) for name in names}
    by_points = sorted(reconstruction().plots, key=lambda plot: -plot.points)
    rest = [plot.id for plot in by_points if plot.id not in gone]
    found = []
    for color in colors:
        missing = 4 - len(proven[color]) - len(said[color])
        found.append([*said[color], *(rest.pop(0) for _ in range(missing))])
    return found


def is_impossible(plot: Plot, players: int, conditions: Sequence[str]) -> bool:
    """True if all the Characters in the game together do not fulfill a Plot (Q25), worked out by trying."""
    least = 0 if players == MOST_SEATS else 1
    out = [name.lower() for name in conditions]
    left = {f"{letter}{value}" for letter in "mancf" for value in range(least, VALUES)} - set(out)
    letters = [LETTERS[FACTIONS.index(faction)].lower() for faction in plot.factions]
    lowest = plot.value or 0
    match plot.kind:
        case "three of a value":
            return sum(f"{letter}{lowest}" in left for letter in "mancf") < 3
        case "run of factions":
            return not any(
                all(f"{letter}{lowest + step}" in left for step, letter in enumerate(four))
                for four in permutations("mancf", 4)
            )
        case "run of a faction":
            return not all(f"{letters[0]}{lowest + step}" in left for step in range(4))
    wanted = 4 if plot.kind == "four of a faction" else 2
    return any(sum(name[0] == letter for name in left) < wanted for letter in letters)


def fresh(players: int = 3, seed: int = 1, **options: object) -> Court:
    """A newly dealt table, at the draft."""
    return Court(GAME.start(players, seed, options))


def drafted(table: Court) -> Court:
    """The same table when everyone has taken the first set that there was."""
    while table.step == "draft":
        table.play(table.asked[0], table.choices(table.asked[0])[0])
    return table
