"""The Plots P1 to P36, card by card, and what it means to validate one (QMA 5.1 to QMA 5.3)."""

from itertools import product
from random import Random

import pytest

from antechamber.games.queen_marie_antoinette.events import PlotValidated
from antechamber.games.queen_marie_antoinette.moves import Play, Validate
from tests.games.queen_marie_antoinette.court import Court, card, court

BLUE = 0
CONDITIONS = "M10 A9 N8 C10 F9"
"""They leave three cards of every value, and 4 to 7 of every faction."""


def plotting(plots: str, blue: str, conditions: str = CONDITIONS) -> Court:
    """It is blue's turn, who has these Plots and these cards."""
    return court(conditions, courts={"blue": blue}, plots={"blue": plots})


def can_validate(plot: str, blue: str) -> bool:
    return Validate(plot) in plotting(plot, blue).choices("blue")


def validated(*plots: str) -> list[Validate]:
    return [Validate(plot) for plot in plots]


# Every Plot: its points, a court that fulfills it with no card to spare, and one that just misses it

EVERY_PLOT = pytest.mark.parametrize(
    ("plot", "points", "enough", "short"),
    [
        # three cards of a value
        pytest.param("P1", 7, "m1 a1 n1", "m1 a1 n2 c2", marks=pytest.mark.card("P1")),
        pytest.param("P2", 7, "a2 n2 c2", "a2 n2 c3 f3", marks=pytest.mark.card("P2")),
        pytest.param("P3", 7, "n3 c3 f3", "n3 c3 f4 m4", marks=pytest.mark.card("P3")),
        pytest.param("P4", 7, "c4 f4 m4", "c4 f4 m5 a5", marks=pytest.mark.card("P4")),
        pytest.param("P5", 7, "f5 m5 a5", "f5 m5 a6 n6", marks=pytest.mark.card("P5")),
        pytest.param("P6", 7, "m6 a6 n6", "m6 a6 n7 c7", marks=pytest.mark.card("P6")),
        pytest.param("P7", 7, "a7 n7 c7", "a7 n7 c8 f8", marks=pytest.mark.card("P7")),
        pytest.param("P8", 7, "m8 a8 c8", "m8 a8 c9 n9", marks=pytest.mark.card("P8")),
        pytest.param("P9", 7, "m9 n9 c9", "m9 n9 a10 f10", marks=pytest.mark.card("P9")),
        pytest.param("P10", 7, "a10 n10 f10", "a10 n10 f1 m1", marks=pytest.mark.card("P10")),
        # four consecutive values in four factions
        pytest.param("P11", 7, "m1 a2 n3 c4", "m1 a2 n3 m4", marks=pytest.mark.card("P11")),
        pytest.param("P12", 7, "a2 n3 c4 f5", "a2 n3 c4 f6", marks=pytest.mark.card("P12")),
        pytest.param("P13", 7, "n3 c4 f5 m6", "n3 c4 n5 m6", marks=pytest.mark.card("P13")),
        pytest.param("P14", 7, "c4 f5 m6 a7", "c3 f4 m5 a6", marks=pytest.mark.card("P14")),
        pytest.param("P15", 7, "f5 m6 a7 c8", "f5 m6 f7 c8", marks=pytest.mark.card("P15")),
        pytest.param("P16", 7, "m6 a7 c8 n9", "m6 a7 c8 n10", marks=pytest.mark.card("P16")),
        pytest.param("P17", 7, "a7 c8 n9 f10", "a7 c8 n9 a10", marks=pytest.mark.card("P17")),
        # 4, 5, 6, 7 of a faction
        pytest.param("P18", 12, "m4 m5 m6 m7", "m4 m5 m6 m8 a7", marks=pytest.mark.card("P18")),
        pytest.param("P19", 12, "a4 a5 a6 a7", "a3 a4 a5 a6 n7", marks=pytest.mark.card("P19")),
        pytest.param("P20", 12, "n4 n5 n6 n7", "n4 n6 n7 c5 n3", marks=pytest.mark.card("P20")),
        pytest.param("P21", 12, "c4 c5 c6 c7", "c5 c6 c7 c8 f4", marks=pytest.mark.card("P21")),
        pytest.param("P22", 12, "f4 f5 f6 f7", "f4 f5 f7 f8 m6", marks=pytest.mark.card("P22")),
        # four cards of a faction
        pytest.param("P23", 6, "m2 m4 m6 m9", "m2 m4 m6 a8", marks=pytest.mark.card("P23")),
        pytest.param("P24", 6, "a2 a4 a6 a8", "a2 a4 a6 n9", marks=pytest.mark.card("P24")),
        pytest.param("P25", 6, "n2 n4 n6 n9", "n2 n4 n6 c9", marks=pytest.mark.card("P25")),
        pytest.param("P26", 6, "c2 c4 c6 c9", "c2 c4 c6 f8", marks=pytest.mark.card("P26")),
        pytest.param("P27", 6, "f2 f4 f6 f8", "f2 f4 f6 m9", marks=pytest.mark.card("P27")),
        # two cards of each of two factions
        pytest.param("P28", 3, "m2 m4 a2 a4", "m2 m4 m6 a2 n4", marks=pytest.mark.card("P28")),
        pytest.param("P29", 3, "a2 a4 n2 n4", "a2 a4 a6 n2 c4", marks=pytest.mark.card("P29")),
        pytest.param("P30", 3, "n2 n4 c2 c4", "n2 n4 n6 c2 f4", marks=pytest.mark.card("P30")),
        pytest.param("P31", 3, "c2 c4 f2 f4", "c2 c4 c6 f2 m4", marks=pytest.mark.card("P31")),
        pytest.param("P32", 3, "f2 f4 m2 m4", "f2 f4 f6 m2 a4", marks=pytest.mark.card("P32")),
        # two cards of each of three factions
        pytest.param("P33", 5, "m2 m4 n2 n4 f2 f4", "m2 m4 n2 n4 f2 a4", marks=pytest.mark.card("P33")),
        pytest.param("P34", 5, "a2 a4 c2 c4 m2 m4", "a2 a4 c2 c4 m2 n4", marks=pytest.mark.card("P34")),
        pytest.param("P35", 5, "n2 n4 f2 f4 a2 a4", "n2 n4 f2 f4 a2 c4", marks=pytest.mark.card("P35")),
        pytest.param("P36", 5, "c2 c4 m2 m4 n2 n4", "c2 c4 m2 m4 n2 f4", marks=pytest.mark.card("P36")),
    ],
)


@pytest.mark.rule("QMA 5.1", "QMA 5.2", "Q38")
@EVERY_PLOT
def test_a_court_with_no_card_to_spare_fulfills_a_plot(plot: str, points: int, enough: str, short: str) -> None:
    table = plotting(plot, enough)

    events = table.play("blue", Validate(plot))

    assert events == [PlotValidated(seat=BLUE, plot=plot, amount=points)]
    assert (table.points("blue"), table.validated("blue")) == (5 + points, [plot])


@pytest.mark.rule("QMA 5.2", "Q38")
@EVERY_PLOT
def test_a_court_that_just_misses_a_plot_does_not(plot: str, points: int, enough: str, short: str) -> None:
    table = plotting(plot, short)

    refused = table.refusal("blue", Validate(plot))

    assert Validate(plot) not in table.choices("blue")
    assert (refused.rule, refused.reason, refused.facts) == ("QMA 5.2", "qma-plot-not-fulfilled", {"plot": plot})


# What a Plot asks


@pytest.mark.rule("QMA 5.2", "Q23")
@pytest.mark.card("P6", "P14", "P18", "P23", "P28", "P33")
@pytest.mark.parametrize(
    ("plot", "blue"),
    [
        ("P6", "m6 a6 n6 c6 f6"),
        ("P14", "m3 m4 a4 a5 n6 c7 c8"),
        ("P18", "m3 m4 m5 m6 m7 m8"),
        ("P23", "m2 m3 m4 m5 m6 a2"),
        ("P28", "m2 m3 m4 a2 a3 a4"),
        ("P33", "m2 m3 m4 n2 n3 f2 f3 c3"),
    ],
)
def test_more_than_a_plot_names_does_no_harm(plot: str, blue: str) -> None:
    assert can_validate(plot, blue)


@pytest.mark.rule("QMA 5.2", "Q24")
@pytest.mark.card("P14")
@pytest.mark.parametrize(
    ("blue", "is_fulfilled"),
    [
        pytest.param("m4 c5 m6 f6 n7", True, marks=pytest.mark.example),
        pytest.param("m4 c5 m6 n7", False, marks=pytest.mark.example),
        ("m4 a4 m5 n6 c7", True),
        ("m4 a4 a5 n5 n6 c6 m7", True),
        ("m4 m5 a5 a6 n6 c7", True),
        ("m4 m5 a5 a6 n7", False),
        ("m4 a4 m5 a5 m6 a6 n6 c7", True),
        ("m4 a4 m5 a5 m6 a6 c7", False),
        ("m4 a4 n4 m5 a5 n5 m6 a6 n6 m7 a7 n7", False),
        ("m4 a5 n7 c8", False),
    ],
)
def test_a_run_in_different_factions_needs_a_way_to_choose_its_cards(blue: str, is_fulfilled: bool) -> None:
    """In the fifth court 4 must be Military, so 5 an Aristocrat and 6 a Merchant; in the sixth 6 has no one left."""
    assert can_validate("P14", blue) == is_fulfilled


def is_run(blue: list[str], low: int) -> bool:
    """Some choice of one card of each value is of four factions, by trying them all."""
    by_value = [[name[0] for name in blue if int(name[1:]) == value] for value in range(low, low + 4)]
    return any(len(set(factions)) == 4 for factions in product(*by_value))


@pytest.mark.rule("QMA 5.2", "Q24", "Q38")
@pytest.mark.card("P11", "P12", "P13", "P14", "P15", "P16", "P17")
@pytest.mark.parametrize(("plots", "lows"), [("P11 P12 P13 P14", (1, 2, 3, 4)), ("P14 P15 P16 P17", (4, 5, 6, 7))])
def test_a_run_is_found_wherever_there_is_one(plots: str, lows: tuple[int, ...]) -> None:
    """Eighty courts by chance, compared with every way to choose the cards."""
    chance = Random(24)
    names = [f"{letter}{value}" for letter in "mancf" for value in range(lows[0], lows[-1] + 4)]
    cards = [name for name in names if name.upper() not in CONDITIONS.split()]
    answers = set()
    for _ in range(80):
        blue = chance.sample(cards, chance.randint(5, 12))
        choices = plotting(plots, " ".join(blue)).choices("blue")
        found = {plot for plot, low in zip(plots.split(), lows, strict=True) if is_run(blue, low)}
        assert {move.plot for move in choices if isinstance(move, Validate)} == found
        answers |= found
    assert answers == set(plots.split())


# Validating


@pytest.mark.rule("QMA 2.1", "QMA 5.1", "Q22")
def test_to_validate_is_the_whole_turn_and_moves_no_card() -> None:
    table = plotting("P28 P23", "m2 m3 m4 m5 a2 a3")
    before = table.view()

    table.play("blue", Validate("P23"))

    after = table.view()
    assert (after.columns, after.token) == (before.columns, before.token)
    assert [seat.court for seat in after.seats] == [seat.court for seat in before.seats]
    assert [seat.points for seat in after.seats] == [5 + 6, 5, 5]
    assert (table.asked, table.step) == (["red"], "turn")


@pytest.mark.rule("QMA 2.1", "QMA 5.1", "Q22")
def test_a_plot_is_validated_instead_of_a_play_and_not_during_one() -> None:
    table = plotting("P28", "m2 m3 a2 a3")
    assert [move for move in table.choices("blue") if isinstance(move, Validate)] == validated("P28")

    table.play("blue", Play(card("m2")))

    refused = table.refusal("blue", Validate("P28"))
    assert (refused.rule, refused.reason, refused.facts) == ("QMA 2.2", "qma-not-now", {"step": "placing"})


@pytest.mark.rule("QMA 5.1", "Q22")
def test_of_several_fulfilled_plots_one_is_chosen() -> None:
    table = plotting("P18 P23 P28 P1", "m4 m5 m6 m7 a2 a3")

    assert [move for move in table.choices("blue") if isinstance(move, Validate)] == validated("P18", "P23", "P28")


@pytest.mark.rule("QMA 5.1", "Q43")
@pytest.mark.parametrize("plot", ["P29", "P24", "P19", "P9"])
def test_a_plot_that_is_not_ones_own_is_refused_in_the_same_words_wherever_it_is(plot: str) -> None:
    """Red's, validated by red, validated by blue himself, in the deck: blue's court would fulfill all of them."""
    table = court(
        CONDITIONS,
        courts={"blue": "a4 a5 a6 a7 n2 n4 m9 n9 c9"},
        plots={"blue": "P1", "red": "P29"},
        validated={"blue": "P19", "red": "P24"},
        draws={"plots": ["P9"]},
    )

    refused = table.refusal("blue", Validate(plot))

    assert (refused.rule, refused.reason, refused.facts) == ("QMA 5.1", "qma-plot-not-held", {"plot": plot})


@pytest.mark.rule("QMA 5.1", "QMA 5.3", "Q21")
def test_a_validated_plot_lies_open_before_its_owner_and_is_not_replaced() -> None:
    table = plotting("P28 P1 P2 P3", "m2 m3 a2 a3")
    deck = table.view().deck

    table.play("blue", Validate("P28"))

    assert table.plots("blue") == ["P1", "P2", "P3"]
    assert table.view().deck == deck
    for reader in ("red", None):
        seat = table.view(reader).seats[BLUE]
        assert (seat.validated, seat.plots) == (("P28",), 3)


# What becomes of cards and Plots


@pytest.mark.example
@pytest.mark.rule("QMA 5.3", "Q20")
@pytest.mark.card("P18", "P23")
def test_the_same_cards_serve_for_another_plot_on_a_later_turn() -> None:
    courts = {"blue": "m3 m4 m5 m6 m7", "red": "c9 ...", "yellow": "f8 ..."}
    table = court("M1 A1 N1 C1 F1", courts=courts, plots={"blue": "P18 P23"})

    table.play("blue", Validate("P23"))
    table.send("red", "c9", 1)
    table.send("yellow", "f8", 1)
    table.play("blue", Validate("P18"))

    assert table.points("blue") == 5 + 6 + 12
    assert table.validated("blue") == ["P23", "P18"]
    assert table.court("blue") == "m3 m4 m5 m6 m7"


@pytest.mark.rule("QMA 5.3", "Q26")
def test_plots_that_were_never_validated_cost_nothing() -> None:
    """Blue has validated none, red two: their scores are points and Requirement alone."""
    table = court(columns=["c4", "...", "..."], courts={"blue": "f8 ..."}, validated={"red": "P28 P29"})

    table.send("blue", "f8", 1)

    final = table.view().final
    assert final is not None
    assert [seat.plots for seat in table.view().seats] == [4, 2, 4]
    points = [table.points(color) for color in table.colors]
    assert points == [5 + 2, 5, 5]
    assert list(final.result.scores) == [sum(pair) for pair in zip(points, final.counted, strict=True)]
