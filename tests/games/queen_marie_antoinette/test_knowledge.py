"""What a seat can imagine: worlds that are dealt fairly from what it has not seen (Q43)."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from antechamber import State
from antechamber.core.laws import check_fair
from antechamber.games.queen_marie_antoinette.events import PlotDrawn
from antechamber.games.queen_marie_antoinette.moves import KeepPlots, Place, Play, PutUnder, Target, Validate
from tests.games.queen_marie_antoinette.court import COLORS, GAME, Court, card, court, of
from tests.games.queen_marie_antoinette.test_plot_deck import SHARED, short_deck

BLUE, RED, YELLOW, GREEN = range(4)
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
        "M1 A1 N6 C2 F2",
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
def test_in_the_middle_of_an_exchange_the_same_question_is_open(imagine: Imagine) -> None:
    """By N7 blue has put P18 under the deck; in red's worlds he has three other Plots and goes on choosing."""
    table = court("M1 A1 N7 C2 F2", courts={"blue": "n8 ..."}, plots={"blue": "P18"})
    table.play("blue", Play(card("n8")), Place(1), PutUnder("P18"))
    hands = set()
    for seed in range(30):
        world = Court(imagine(table, "red", seed))
        assert (world.step, world.asked) == ("plots", ["blue"])
        assert len(world.choices("blue")) == 3 + 1
        hands.add(tuple(world.plots("blue")))

    assert len(hands) == 30


# What was put under the deck, in whose hand it came


def known(table: Court, reader: str | None) -> list[tuple[str, int, int]]:
    """The Plots that a reader knows in another hand, or that another knows in his: which, in whose hand, to whom."""
    return [(entry.plot, entry.seat, entry.by) for entry in table.view(reader).known]


def drawn_by_red(**more: Any) -> Court:
    """Seventeen Plots and N7: blue had put P17 under the deck, and red, who gave back P5, has drawn it."""
    table = court(
        "M1 A1 N7 C2 F2",
        players=4,
        player="red",
        courts={"red": "n8 ...", "yellow": "n4 ...", **more.pop("courts", {})},
        plots=SHARED,
        under=[{"seat": BLUE, "plot": "P17"}],
        options=short_deck(17),
        **more,
    )
    table.send("red", "n8", 1, PutUnder("P5"), KeepPlots())
    return table


@pytest.mark.rule("Q43", "QMA 5.4")
def test_who_put_a_plot_under_the_deck_knows_in_whose_hand_it_came() -> None:
    """Blue knows it, and red knows that he does; the others have seen neither the one nor the other."""
    table = drawn_by_red()

    assert [known(table, color) for color in ("blue", "red")] == [[("P17", RED, BLUE)]] * 2
    assert [known(table, color) for color in ("yellow", "green", None)] == [[]] * 3


@pytest.mark.rule("Q43")
@pytest.mark.law
@BY_BOTH_DOORS
def test_all_worlds_agree_with_what_the_seat_saw_and_are_fair_in_the_rest(imagine: Imagine) -> None:
    """Of blue's thousand worlds P17 is with red in every one; red's other three are any of those he has not seen."""
    table = drawn_by_red()
    worlds: list[Any] = [imagine(table, "blue", seed).dump() for seed in range(1000)]
    hands = [world["seats"][RED]["plots"] for world in worlds]

    assert sum("P17" in hand for hand in hands) == 1000
    others = Counter(plot for hand in hands for plot in hand if plot != "P17")
    check_fair(others, {f"P{number}": 1 / 12 for number in range(5, 17)})


@pytest.mark.rule("Q43")
@BY_BOTH_DOORS
def test_others_imagine_it_anywhere(imagine: Imagine) -> None:
    table = drawn_by_red()
    hands: Any = [imagine(table, "green", seed).dump()["seats"] for seed in range(300)]

    assert {seat for seats in hands for seat in range(4) if "P17" in seats[seat]["plots"]} == {BLUE, RED, YELLOW}


@pytest.mark.rule("Q43")
def test_it_is_known_until_that_player_gives_back_a_plot_that_may_be_it() -> None:
    """Yellow's exchange changes nothing in red's hand; when red gives back a Plot, it may be P17."""
    courts = {"red": "n8 n9 ...", "green": "f8 ...", "blue": "f9 ..."}
    table = drawn_by_red(courts=courts)
    table.send("yellow", "n4", 1, PutUnder("P9"), KeepPlots())
    assert ("P17", RED, BLUE) in known(table, "blue")
    assert known(table, "red") == [("P5", YELLOW, RED), ("P17", RED, BLUE)]
    table.send("green", "f8", 2)
    table.send("blue", "f9", 3)

    table.play("red", Play(card("n9")), Place(1), PutUnder("P6"))

    assert "P17" in table.plots("red")
    assert known(table, "blue") == []
    assert known(table, "red") == [("P5", YELLOW, RED)]


@pytest.mark.rule("Q43")
@pytest.mark.parametrize(("validates", "left"), [("P17", []), ("P6", [("P17", RED, BLUE)])])
def test_it_is_known_until_it_is_validated_and_another_validated_plot_is_not_it(
    validates: str, left: list[tuple[str, int, int]]
) -> None:
    """Red has 7, 8, 9, 10 in four factions and three 6s."""
    given: Any = court(
        "M10 A9 N7 C2 F2",
        players=4,
        player="red",
        courts={"red": "m7 a8 c9 f10 m6 a6 c6"},
        plots={**SHARED, "red": "P17 P6 P7 P8", "blue": "P1 P2 P3 P4"},
        under=[{"seat": YELLOW, "plot": "P5"}],
        options=short_deck(17),
    ).state.dump()
    table = Court(GAME.load({**given, "known": [{"plot": "P17", "seat": RED, "by": BLUE}]}))

    table.play("red", Validate(validates))

    assert known(table, "blue") == left
    assert known(table, "green") == []


@pytest.mark.rule("Q43")
def test_by_m9_too_a_plot_is_known_to_who_put_it_under() -> None:
    table = court(
        "M9 A1 N1 C2 F2",
        players=4,
        courts={"blue": "m8 ..."},
        plots=SHARED,
        under=[{"seat": GREEN, "plot": "P17"}],
        options=short_deck(17),
    )

    table.send("blue", "m8", 1, Target(RED))

    assert "P17" in table.plots("red")
    assert [known(table, color) for color in ("blue", "green")] == [[], [("P17", RED, GREEN)]]


@pytest.mark.rule("Q43")
def test_by_n6_it_is_known_only_until_one_is_given_back() -> None:
    table = court(
        "M1 A1 N6 C2 F2",
        players=4,
        courts={"blue": "n8 ..."},
        plots=SHARED,
        under=[{"seat": GREEN, "plot": "P17"}],
        options=short_deck(17),
    )
    table.play("blue", Play(card("n8")), Place(1))
    assert known(table, "green") == [("P17", BLUE, GREEN)]

    table.play("blue", PutUnder("P3"))

    assert known(table, "green") == []


@pytest.mark.rule("Q43")
def test_whoever_draws_what_he_put_under_himself_is_not_known_to_have_it() -> None:
    table = court(
        "M1 A1 N7 C2 F2",
        players=4,
        courts={"blue": "n8 ..."},
        plots=SHARED,
        under=[{"seat": BLUE, "plot": "P17"}],
        options=short_deck(17),
    )

    table.send("blue", "n8", 1, PutUnder("P3"), KeepPlots())

    assert "P17" in table.plots("blue")
    assert [known(table, color) for color in (*table.colors, None)] == [[]] * 5
