"""Positions of Queen Marie-Antoinette in words: those that play leads to, and those that cannot be (Q50, Q106)."""

from collections.abc import Callable
from typing import Any

from antechamber import Move
from antechamber.games.queen_marie_antoinette.moves import (
    ChooseColumn,
    Give,
    KeepPlots,
    Place,
    Play,
    PutUnder,
    Validate,
)
from tests.games.queen_marie_antoinette.court import GAME, Court, card, cards, court, fresh, play_out
from tests.games.queen_marie_antoinette.test_plot_deck import SHARED, short_deck

__all__ = ["GAME"]

Fields = dict[str, Any]
Change = Callable[[Fields], object]

FIVE = "M1 A1 N1 C1 F1"
PLOTS = [f"P{number}" for number in range(2, 37) if number != 11]
"""All but those that the introductory Conditions make impossible."""
LAST: Fields = {"players": 2, "player": "red", "first": "blue", "points": {"blue": 50}}
"""Red has the last turn of the last round."""


def position(*given: Fields, **more: object) -> Fields:
    """The shortest position, of three players, and what is given besides: seats, from blue's on, and other things."""
    seats = {"seats": [*given, *[{}] * (3 - len(given))]} if given else {}
    return {"game": "queen-marie-antoinette", "players": 3, **seats, **more}


# Tables that play leads to


def dealt(players: int, *, taken: int = 0, **options: object) -> Callable[[], Court]:
    """A table at the draft, at which some sets have been taken."""

    def build() -> Court:
        table = fresh(players, 3, **options)
        for _ in range(taken):
            table.play(table.asked[0], table.choices(table.asked[0])[0])
        return table

    return build


def turn(*moves: Move, **more: Any) -> Callable[[], Court]:
    """A table at the turn of a player, who has made some moves."""

    def build() -> Court:
        table = court(**more)
        for move in moves:
            table.play(table.asked[0], move)
        return table

    return build


def asked(condition: str, name: str, *moves: Move, **more: Any) -> Callable[[], Court]:
    """Blue has played a card in the first column, and is asked for what one Condition of the five leaves open."""
    lying = more.pop("conditions", FIVE).split()
    five = " ".join(condition if other[0] == condition[0] else other for other in lying)
    courts = {"blue": f"{name} ...", **more.pop("courts", {})}
    return turn(Play(card(name)), Place(1), *moves, conditions=five, courts=courts, **more)


def emptied(condition: str, name: str, column: str = "c4", *moves: Move) -> Callable[[], Court]:
    """Blue has played a card under a column that is empty now, and is asked for an effect."""
    return asked(condition, name, *moves, columns=[column, "...", "..."])


F9 = Give(card("f9"))
OFFERED = {"blue": "n5 f9 ..."}
CHANGED = asked("N7", "n5", PutUnder("P3"), plots={"blue": "P3"})
KNOWN = turn(
    *(Play(card("n8")), Place(1), PutUnder("P5"), KeepPlots()),
    conditions="M1 A1 N7 C2 F2",
    players=4,
    player="red",
    courts={"red": "n8 ..."},
    plots=SHARED,
    under=[{"seat": 0, "plot": "P17"}],
    options=short_deck(17),
)
"""By N7 red has drawn P17, which blue had put under the deck."""


POSITIONS: dict[str, Callable[[], Court]] = {
    "the draft": dealt(4),
    "a set taken": dealt(4, taken=1),
    "a turn": court,
    "a card played": turn(Play(card("m6")), courts={"blue": "m6 ..."}),
    "an opponent to choose": asked("M1", "m6"),
    "a card to give by M8": asked("M8", "m6"),
    "a card to take by M8": asked("M8", "m6", F9, courts={"blue": "m6 f9 ..."}),
    "a column to guard": asked("M10", "m6"),
    "a guard": asked("M10", "m6", ChooseColumn(2)),
    "a card to give by N1": asked("N1", "n5"),
    "a column to choose by N1": asked("N1", "n5", F9, courts=OFFERED),
    "a column to choose by N2": asked("N2", "n5"),
    "tops to swap": asked("N4", "n5"),
    "a top to move": asked("N8", "n5"),
    "a card to put back": asked("N10", "n5"),
    "a Plot to put under": asked("N6", "n5"),
    "Plots to change": asked("N7", "n5"),
    "a Plot changed": CHANGED,
    "Plots under the deck": asked("N7", "n5", PutUnder("P3"), PutUnder("P2"), plots={"blue": "P2 P3"}),
    "a Plot known in another hand": KNOWN,
    "a last round": turn(player="red", first="blue", points={"blue": 50}, validated={"blue": "P28"}),
    "a column emptied, and N1 asks": emptied("N1", "n5"),
    "a column emptied, and N3 asks": emptied("N3", "n5"),
    "a column emptied, and N6 asks": emptied("N6", "n5"),
    "a column emptied, and N7 asks": emptied("N7", "n5"),
    "a column emptied, and M8 asks": emptied("M8", "m6"),
    "a column of one emptied by N10": emptied("N10", "n5"),
    "a column of two emptied by N10": emptied("N10", "n5", "c4 f9"),
    "the end by a column": emptied("N9", "n5"),
    "the end by N10": emptied("N10", "n5", "c4", Give(card("n5"))),
    "the end by points": lambda: play_out(court(**LAST)),
    "the end by a Plot": turn(Validate("P5"), courts={"red": "m5 a5 n5"}, plots={"red": "P5"}, **LAST),
    "options": dealt(3, conditions="introductory", first_player="seat 1"),
}


# Such a table, changed


def changed(build: Callable[[], Court], *changes: Change) -> Callable[[], Fields]:
    """The position of a table with something in it that cannot be."""

    def spoil() -> Fields:
        given = build().state.dump()
        for change in changes:
            change(given)
        return given

    return spoil


def turned(*changes: Change, **more: Any) -> Callable[[], Fields]:
    """The position of a table at blue's turn, changed."""
    return changed(turn(**more), *changes)


def at_draft(*changes: Change) -> Callable[[], Fields]:
    """The position of a draft in which the last player has taken a set, changed."""
    return changed(dealt(3, taken=1, first_player="seat 0"), *changes)


def at_end(*changes: Change) -> Callable[[], Fields]:
    """The position of a game that is over because red has finished the last round, changed."""
    return changed(POSITIONS["the end by points"], *changes)


def seat(number: int, **fields: object) -> Change:
    """Other fields of a seat."""
    return lambda given: given["seats"][number].update(fields)


def put(**fields: object) -> Change:
    """Other fields of the position; None takes one away."""

    def change(given: Fields) -> None:
        given.update(fields)
        for field in [field for field, value in fields.items() if value is None]:
            given.pop(field, None)

    return change


def pile(given: Fields, path: str) -> list[Any]:
    """The cards at a path, as `seats 0 court` or `columns 1`."""
    found: Any = given
    for step in path.split():
        found = found.setdefault(step, []) if isinstance(found, dict) else found[int(step)]
    return found  # type: ignore[no-any-return]


def moved(source: str, target: str = "", number: int = 1) -> Change:
    """The last cards of a pile lie at the end of another, or nowhere."""

    def change(given: Fields) -> None:
        lifted = [pile(given, source).pop() for _ in range(number)]
        if target:
            pile(given, target).extend(lifted)

    return change


def turned_round(given: Fields) -> None:
    """The card that was played lies on top of its column."""
    given["columns"][0].insert(0, given["columns"][0].pop())


def exchanged(one: str, other: str) -> Change:
    """Wherever the first card lies, the other one does."""

    def change(given: Fields) -> None:
        for lying in (*given["columns"], *(each["court"] for each in given["seats"])):
            lying[:] = [other if name == one else name for name in lying]

    return change


M9 = {"blue": "n5 f9 ...", "red": "m9 ..."}
FOUR = {"blue": "m2 a2 n2 c2"}
INTRODUCTORY = {"conditions": "introductory"}
NO_PLOTS = seat(0, plots=[], validated=["P28", "P29", "P30", "P31"])
ONE_PLOT = seat(0, plots=["P36"], validated=["P28", "P29", "P30", "P31"])
APART = {"blue": "P18 P19 P20 P21", "red": "P22 P23 P24 P25", "yellow": "P26 P27 P28 P29"}


def on_guard(seat: int) -> Change:
    """A seat has the guard, on the first column."""
    return put(guard={"column": 1, "seat": seat})


REFUSED: dict[str, list[Any]] = {
    # Names and numbers
    "“jester 3” is no Character: a Character is written as its faction and value, as “military 3”": [
        position(played="jester 3"),
        turned(seat(0, court=["jester 3"])),
        turned(put(columns=[["jester 3"], [], []])),
        turned(put(given="jester 3")),
    ],
    "“jester” is no faction; there are: military, aristocrat, merchant, cardinal, favorite": [position(token="jester")],
    "“placed” is no step; there are: draft, turn, placing, target": [position(step="placed")],
    "Invalid enum value 4": [position(guard={"column": 4, "seat": 0})],
    "it has 2 columns, and there are three": [position(columns=[[], []])],
    "The first player cannot be seat 3": [position(options={"first_player": "seat 3"})],
    "there is no seat -1": [position(player=-1)],
    "there is no seat 3": [turned(put(under=[{"seat": 3}])), turned(on_guard(3))],
    "by the option seat 1 is the first player": [position(options={"first_player": "seat 1"}, first=0)],
    # Requirement and Conditions
    "“E11” is no Requirement of this deck": [position(requirement="E11")],
    "“X1” is no Condition; there are: M1, M2": [position(conditions=["X1"])],
    "there are five Conditions, one of each faction": [
        position(conditions=five.split()) for five in ("M1 M2 N1 C1 F1", "M1 A1 N1 C1", "M1 M2 A1 N1 C1 F1")
    ],
    "“M0” is no Condition; there are: M1, M2": [position(conditions=["M0", "A1", "N1", "C1", "F1"])],
    "by the option the introductory set is in use, which is another one": [
        position(options=INTRODUCTORY, conditions=["M2", "A1", "N1", "C1", "F1"]),
        position(options=INTRODUCTORY, requirement="E2"),
    ],
    # Every card in one place
    "“military 6” lies in two places": [turned(seat(0, court=cards("m6 a6 n6")), seat(1, court=cards("m6 a7 n7")))],
    "“military 1” lies in two places": [turned(seat(0, court=cards("m1 a6 n6")))],
    "“military 0” lies in two places": [turned(seat(0, court=cards("m0 a6 n6")))],
    "lies in two places, or is not in the game": [
        turned(lambda given: given.update(step="placing", played=given["columns"][0][0]))
    ],
    "lies nowhere": [turned(moved("columns 0"))],
    "a column of 32 cards": [
        position(columns=[cards(" ".join(f"{letter}{n}" for letter in "manc" for n in range(2, 10))), [], []])
    ],
    # Sets and the draft
    "later there is none": [turned(put(sets=[[], [], []]))],
    "a set for each player": [at_draft(lambda given: given["sets"].pop(0))],
    "a set of 2 cards; with 3 players it has 3": [at_draft(moved("sets 1", "columns 0"))],
    "seat 2 should have a set in the draft": [at_draft(moved("seats 2 court", "sets 0", 3))],
    "seat 0 should have no set in the draft": [at_draft(moved("sets 1", "seats 0 court", 3))],
    "in the draft everyone has 5 points and no validated Plot": [
        at_draft(seat(1, points=6)),
        at_draft(moved("seats 1 plots", "seats 1 validated")),
    ],
    "in the draft there are as many sets left": [at_draft(put(player=0), moved("sets 1", "seats 1 court", 3))],
    "in the draft each column has 12 cards": [at_draft(moved("columns 0", "columns 1"))],
    "in the draft nothing has happened yet": [
        at_draft(put(**happened)) for happened in ({"last_round": True}, {"emptied": True}, {"under": [{"seat": 0}]})
    ],
    # Points and Plots
    "seat 1 has -1 points; they are from 0 to 20000": [turned(seat(1, points=-1))],
    f"seat 1 has {2**70} points; they are from 0 to 20000": [turned(seat(1, points=2**70))],
    "seat 1 has validated 5 Plots, and owns four": [turned(seat(1, plots=[], validated=PLOTS[:5]))],
    "seat 1 has 3 unvalidated Plots, not 4": [turned(moved("seats 1 plots"))],
    "seat 1 has 5 unvalidated Plots, not 4": [turned(seat(1, plots=PLOTS[:5]))],
    "the Plot P5 lies in two places": [turned(seat(1, plots=PLOTS[:4]), seat(2, plots=PLOTS[3:7]))],
    "the Plot P22 lies in two places": [turned(put(under=[{"seat": 0, "plot": "P22"}]), plots=APART)],
    "“P37” is no Plot of this deck": [turned(seat(1, plots=["P4", "P2", "P3", "P37"]))],
    "there are more Plots in hands and under the deck than in the box": [turned(put(under=[{"seat": 0}] * 25))],
    "the Plot P1 was taken out at set-up: with these Conditions nobody can fulfill it": [
        turned(seat(1, plots=["P1", "P2", "P3", "P4"])),
    ],
    "with these Conditions the Plots taken out are: P1, P11": [turned(put(removed=["P1"])), turned(put(removed=[]))],
    "but it is not in the hand of another": [
        changed(KNOWN, put(known=[{"plot": "P17", "seat": 2, "by": 0}])),
        changed(KNOWN, put(known=[{"plot": "P17", "seat": 1, "by": 1}])),
    ],
    "the Plot P17 is known to two players besides its owner": [
        changed(KNOWN, put(known=[{"plot": "P17", "seat": 1, "by": by} for by in (0, 2)])),
    ],
    "seat 1 has more known Plots than unvalidated ones": [
        turned(seat(1, plots=None), put(known=[{"plot": plot, "seat": 1, "by": 0} for plot in PLOTS[:5]]), plots=APART),
    ],
    "Plots that nobody has seen still lie above it": [
        turned(put(known=[{"plot": "P22", "seat": 1, "by": 0}]), plots=APART),
    ],
    # The play that is under way
    "a card is played at the step “turn”, or should be": [turned(put(played="military 6"))],
    "a card is played at the step “placing”, or should be": [turned(put(step="placing"))],
    "a card is placed at the step “placing”, or should be": [changed(POSITIONS["a card played"], put(column=1))],
    "a card is placed at the step “target”, or should be": [changed(asked("M1", "m6"), put(column=None))],
    "the Condition of “military 6” does not ask for “column”": [changed(asked("M1", "m6"), put(step="column"))],
    "the Condition of “military 6” does not ask for “target”": [
        changed(
            asked("M1", "m6"),
            put(conditions=["M2", "A1", "N1", "C1", "F1"], removed=None),
            exchanged("military 2", "military 1"),
        )
    ],
    "there is no choice of an opponent": [
        changed(asked("M3", "m6", points={"red": 6, "yellow": 6}), seat(1, points=7))
    ],
    "there is no choice of a Plot": [
        changed(asked("N7", "n5"), NO_PLOTS),
        changed(asked("N6", "n5"), ONE_PLOT),
        changed(
            asked("N7", "n5", players=4, plots=SHARED, conditions="M1 A1 N7 C2 F2"),
            put(removed=None, options=short_deck(16)),
        ),
    ],
    "“military 6” was played, but it is not the bottom card of its column": [
        changed(asked("M1", "m6"), turned_round),
        changed(asked("M1", "m6"), lambda given: given["columns"].reverse()),
    ],
    "does not fit the step “giving”": [changed(asked("N1", "n5", courts=OFFERED), put(given="favorite 9"))],
    "the card offered for an exchange does not fit the step “column”": [
        changed(asked("N1", "n5", F9, courts=OFFERED), put(given=None)),
        changed(asked("N1", "n5", F9, courts=M9), put(given="military 9")),
    ],
    "Plots are exchanged where nobody exchanges any, or not one at a time": [
        turned(put(changed=1)),
        changed(asked("N6", "n5"), put(changed=1)),
        changed(asked("N7", "n5"), put(changed=2), seat(0, plots=None)),
        changed(asked("N7", "n5"), put(changed=-1), seat(0, plots=None)),
    ],
    # The guard
    "there is a guard, but no Condition that puts one there": [turned(on_guard(1), courts=FOUR)],
    "the guard is lifted when": [turned(on_guard(0), conditions="M10 A1 N1 C1 F1", courts=FOUR)],
    "seat 1 has a guard, but has played no card": [turned(on_guard(1), conditions="M10 A1 N1 C1 F1")],
    # Columns
    "before the end no column is empty, unless it was emptied in this turn": [
        turned(moved("columns 0", "columns 1", 12)),
        turned(put(emptied=True)),
    ],
    "a column is empty and nobody emptied it, or the other way round": [at_end(put(emptied=True))],
    "a column has more cards than can have come there by now": [turned(moved("columns 1", "columns 0", 2))],
    # Turns
    "seat 1 has 2 cards in court, fewer than at the start": [turned(moved("seats 1 court", "columns 0"))],
    "by courts and Plots the players have had [0, 1, 0] turns": [
        turned(moved("columns 0", "seats 1 court")),
        turned(moved("seats 1 plots", "seats 1 validated")),
    ],
    "by courts and Plots the players have had [-1, 0, 0] turns": [turned(moved("seats 0 court", "columns 0"))],
    "by courts and Plots the players have had [0, 0, 0] turns": [turned(put(player=1))],
    # The end
    "the last round is done, so the game would be over": [turned(put(last_round=True))],
    "the game is not over: no column": [at_end(put(last_round=None), seat(0, points=5), seat(1, points=5))],
    # Luck
    "P2 is to be drawn more often than it is in the Plot deck": [
        position(chance={"next": {"plots": ["P2", "P2"]}}),
        turned(seat(0, plots=["P2", *PLOTS[15:18]]), put(chance={"next": {"plots": ["P2"]}}), plots=APART),
    ],
    "“M1” cannot be drawn from “plots”": [position(chance={"next": {"plots": ["M1"]}})],
    "“military 3” cannot be drawn from “characters”": [position(chance={"next": {"characters": ["military 3"]}})],
}
"""What is wrong, and positions that it is wrong with."""

NO_START: list[tuple[str, Fields]] = [
    ("core-bad-value", position(options={"conditions": "kind"})),
    ("core-bad-value", position(options={"first_player": "seat 9"})),
    ("core-bad-deck", position(options={"deck": {"name": "empty"}})),
]
"""Why no game would start so either, and a position that is refused for it."""
