"""What a seat can imagine: worlds that are dealt fairly from what it has not seen (Q43)."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from antechamber import State
from antechamber.core.laws import check_fair
from antechamber.games.queen_marie_antoinette.events import PlotDrawn
from antechamber.games.queen_marie_antoinette.moves import Place, Play, PutUnder
from tests.games.queen_marie_antoinette.court import COLORS, GAME, Court, card, court, of
from tests.games.queen_marie_antoinette.test_plot_deck import SHARED, short_deck

BLUE, RED, YELLOW = range(3)
DRAWS = 1500
UNSEEN = {"blue": ["P5", "P6", "P7", "P8", "P9"], "red": ["P1", "P2", "P3", "P4", "P6", "P8", "P9", "P10"]}
"""What each of them has not seen in the small position."""
Imagine = Callable[[Court, str, int], State]
DOORS: list[Imagine] = [
    lambda table, reader, seed: table.state.imagine(COLORS.index(reader), seed),
    lambda table, reader, seed: GAME.imagine(table.view(reader), seed),
]
BY_BOTH_DOORS = pytest.mark.parametrize("imagine", DOORS, ids=["a state", "a view"])


def small_position() -> Court:
    """Sixteen Plots, of which six are validated: red holds P5 and yellow P6; under the deck lie blue's P10, red's P7.

    P8 and P9 are the rest of the deck.
    """
    return court(
        "M1 A1 N6 C1 F1",
        courts={"blue": "n8 ..."},
        plots={"blue": "P1 P2 P3 P4", "red": "P5", "yellow": "P6"},
        validated={"red": "P11 P12 P13", "yellow": "P14 P15 P16"},
        under=[{"seat": BLUE, "plot": "P10"}, {"seat": RED, "plot": "P7"}],
        options=short_deck(16),
    )


def hidden(state: State, reader: str) -> str:
    """Where those Plots lie that the reader has not seen, in a word."""
    dumped: Any = state.dump()
    red, yellow = dumped["seats"][RED]["plots"], dumped["seats"][YELLOW]["plots"]
    blues, reds = (entry["plot"] for entry in dumped["under"])
    if reader == "blue":
        return f"red has {red[0]}, yellow {yellow[0]}, red put {reds}"
    return f"yellow has {yellow[0]}, blue put {blues}"


def worlds(reader: str) -> dict[str, float]:
    """Every world, each as likely as the next."""
    if reader == "blue":
        found = [f"red has {a}, yellow {b}, red put {c}" for a, b, c in permutations(UNSEEN["blue"], 3)]
    else:
        found = [f"yellow has {a}, blue put {b}" for a, b in permutations(UNSEEN["red"], 2)]
    return dict.fromkeys(found, 1 / len(found))


def check_a_small_position(reader: str, imagine: Imagine) -> None:
    """Every world is drawn as often as it should be, or Broken is raised."""
    table = small_position()
    check_fair(Counter(hidden(imagine(table, reader, seed), reader) for seed in range(DRAWS)), worlds(reader))


@pytest.mark.rule("Q43")
@pytest.mark.law
@BY_BOTH_DOORS
@pytest.mark.parametrize(("reader", "number"), [("blue", 60), ("red", 56)])
def test_worlds_are_imagined_fairly(reader: str, number: int, imagine: Imagine) -> None:
    assert len(worlds(reader)) == number
    check_a_small_position(reader, imagine)


@pytest.mark.rule("Q43")
@BY_BOTH_DOORS
def test_what_comes_next_is_imagined_fairly(imagine: Imagine) -> None:
    """By N6 blue will draw any of the five Plots that he has not seen; never P10, which he put under the deck."""
    table = small_position()
    drawn: Counter[str] = Counter()
    for seed in range(DRAWS):
        world = Court(imagine(table, "blue", seed))
        (event,) = of(PlotDrawn, world.send("blue", "n8", 1))
        drawn[str(event.plot)] += 1

    check_fair(drawn, dict.fromkeys(UNSEEN["blue"], 1 / 5))


@pytest.mark.rule("Q43")
@BY_BOTH_DOORS
def test_all_that_is_open_stays_as_it_is_and_so_does_what_the_reader_put_under(imagine: Imagine) -> None:
    table = small_position()
    for seed in range(20):
        world = Court(imagine(table, "blue", seed))
        assert world.view("blue") == table.view("blue")
        assert world.state.inventory() == table.state.inventory()
        dumped: Any = world.state.dump()
        assert dumped["under"][0] == {"seat": BLUE, "plot": "P10"}


@pytest.mark.rule("Q43")
@BY_BOTH_DOORS
def test_what_somebody_has_drawn_is_no_longer_known_to_who_put_it_under(imagine: Imagine) -> None:
    """Blue put P17 under the deck and red draws it: from then on it is one of those that blue has not seen."""
    table = court(
        "M1 A1 N6 C1 F1",
        players=4,
        courts={"red": "n8 ..."},
        plots=SHARED,
        options=short_deck(18),
        under=[{"seat": BLUE, "plot": "P17"}, {"seat": RED, "plot": "P18"}],
        player="red",
    )
    table.send("red", "n8", 1, PutUnder("P5"))
    assert "P17" in table.plots("red")

    hands: Any = [imagine(table, "blue", seed).dump()["seats"] for seed in range(200)]

    assert {seat for seats in hands for seat in range(4) if "P17" in seats[seat]["plots"]} == {1, 2, 3}


@pytest.mark.rule("Q43")
@BY_BOTH_DOORS
def test_in_the_middle_of_an_exchange_the_same_question_is_open(imagine: Imagine) -> None:
    """By N7 blue has put P18 under the deck; in red's worlds he has three other Plots and goes on choosing."""
    table = court("M1 A1 N7 C1 F1", courts={"blue": "n8 ..."}, plots={"blue": "P18"})
    table.play("blue", Play(card("n8")), Place(1), PutUnder("P18"))
    hands = set()
    for seed in range(30):
        world = Court(imagine(table, "red", seed))
        assert (world.step, world.asked) == ("plots", ["blue"])
        assert len(world.choices("blue")) == 3 + 1
        hands.add(tuple(world.plots("blue")))

    assert len(hands) == 30
