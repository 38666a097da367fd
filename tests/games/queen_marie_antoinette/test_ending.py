"""Points, both ends of the game, the Requirement, and who has won (QMA 6 and 7)."""

from typing import Any

import pytest

from antechamber import Event, Record, Result
from antechamber.games.queen_marie_antoinette.cards import GOALS
from antechamber.games.queen_marie_antoinette.events import (
    CardsTaken,
    ColumnEmptied,
    CourtsRanked,
    GameEnded,
    GoalReached,
    PlotShown,
    PointsLost,
    PointsScored,
)
from antechamber.games.queen_marie_antoinette.moves import ChooseColumn, Give, MoveTop, Place, Play, Target, Validate
from antechamber.games.queen_marie_antoinette.views.shapes import LeftView, View
from tests.games.queen_marie_antoinette.court import (
    COLORS,
    GAME,
    Court,
    card,
    court,
    drafted,
    fresh,
    of,
    play_out,
    short,
)

BLUE, RED, YELLOW, GREEN = range(4)
QUIET = "M2 A1 N9 C1 F1"
"""Conditions that ask nothing."""


def kinds(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


def result(table: Court) -> Result:
    found = table.state.result
    assert found is not None
    return found


# Points


@pytest.mark.rule("QMA 6.1", "Q27")
@pytest.mark.example
def test_nobody_falls_below_zero_and_nothing_is_owed() -> None:
    """M1: yellow strikes red, who has 1 point and is to lose 2; what he gains on his next turn is his."""
    courts = {"yellow": "m7 ...", "red": "f8 ...", "blue": "n6 ..."}
    table = court("M1 A1 N9 C1 F1", courts=courts, points={"red": 1}, player="yellow")

    events = table.send("yellow", "m7", 1, Target(RED))

    assert of(PointsLost, events) == [PointsLost(seat=RED, amount=1, condition="M1", by=YELLOW)]
    assert table.points("red") == 0
    table.send("blue", "n6", 2)
    table.send("red", "f8", 3)
    assert table.points("red") == 2


@pytest.mark.rule("QMA 6.1", "Q27")
@pytest.mark.parametrize(("points", "taken"), [(0, 0), (1, 1), (7, 1)])
def test_whoever_takes_a_point_takes_only_what_is_there(points: int, taken: int) -> None:
    table = court("M7 A1 N1 C1 F1", players=2, courts={"blue": "m6 ..."}, points={"red": points})

    table.send("blue", "m6", 1)

    assert (table.points("blue"), table.points("red")) == (5 + taken, points - taken)


@pytest.mark.rule("QMA 6.1", "Q48")
def test_there_are_always_enough_points_to_hand_out() -> None:
    table = court(courts={"yellow": "f8 ..."}, points={"yellow": 999}, player="yellow", first="blue")

    table.send("yellow", "f8", 1)

    assert table.points("yellow") == 1001


@pytest.mark.rule("QMA 6.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_are_gained_and_lost_in_the_open(players: int) -> None:
    for seed in range(5):
        table = play_out(fresh(players, seed), seed)
        for reader in (*table.colors, None):
            assert table.view(reader).seats == table.view().seats
            assert of(PointsScored, table.seen(reader)) == of(PointsScored, table.told)
            assert of(PointsLost, table.seen(reader)) == of(PointsLost, table.told)


# Enough points: the round is finished


@pytest.mark.rule("QMA 7.1")
@pytest.mark.parametrize(("players", "goal"), [(2, 50), (3, 45), (4, 40)])
def test_the_points_that_bring_about_the_end_depend_on_the_number_of_players(players: int, goal: int) -> None:
    """F1 gives 2: with a point less than the goal the game goes on, with just so many it is the last round."""
    assert GOALS[players] == goal
    for short_of_it in (1, 0):
        table = court(QUIET, players=players, courts={"blue": "f8 ..."}, points={"blue": goal - 2 - short_of_it})

        events = table.send("blue", "f8", 1)

        assert table.view().last_round == (short_of_it == 0)
        assert of(GoalReached, events) == ([GoalReached(seat=BLUE, points=goal)] if short_of_it == 0 else [])
        assert not table.state.is_over


def last_round(players: int, first: str, player: str, **more: Any) -> Court:
    """A player reaches the goal by a Favorite; the others have only quiet Merchants to play."""
    courts = {color: f"{name} ..." for color, name in zip(COLORS[:players], ("n2", "n3", "n4", "n5"), strict=False)}
    courts[player] = "f8 ..."
    points = {player: GOALS[players] - 1}
    table = court(QUIET, players=players, courts=courts, points=points, player=player, first=first, **more)
    table.send(player, "f8", 1)
    return table


@pytest.mark.rule("QMA 7.1", "Q29", "Q46")
@pytest.mark.parametrize(
    ("first", "player", "still"),
    [
        ("blue", "blue", ["red", "yellow", "green"]),
        ("blue", "red", ["yellow", "green"]),
        ("blue", "green", []),
        ("yellow", "yellow", ["green", "blue", "red"]),
        ("yellow", "blue", ["red"]),
        ("yellow", "red", []),
    ],
)
def test_the_round_is_played_up_to_the_player_before_the_first(first: str, player: str, still: list[str]) -> None:
    table = last_round(4, first, player)
    names = {"blue": "n2", "red": "n3", "yellow": "n4", "green": "n5"}
    for color in still:
        assert table.asked == [color]
        table.send(color, names[color], 2)

    assert table.asked == []
    turns = [len(seat.court) for seat in table.view().seats]
    assert len(set(turns)) == 1


@pytest.mark.rule("QMA 7.1", "Q28", "Q29", "Q46")
@pytest.mark.example
def test_the_end_may_come_in_anothers_turn_and_is_not_undone_by_a_loss() -> None:
    """Red is first. In yellow's turn an Aristocrat brings red to 46; blue then takes him down to 44."""
    table = court(
        "M1 A1 N1 C1 F1",
        courts={"blue": "m7 n2 c3", "red": "m2 m3 n4 c5", "yellow": "a6 n3 c4"},
        columns=["f9 c9 ...", "f7 c7 ...", "..."],
        points={"red": 42},
        player="yellow",
        first="red",
    )

    events = table.send("yellow", "a6", 1)
    assert of(GoalReached, events) == [GoalReached(seat=RED, points=46)]
    assert table.asked == ["blue"]
    table.send("blue", "m7", 2, Target(RED))

    assert table.points("red") == 44
    assert table.view().last_round
    assert table.state.is_over


@pytest.mark.rule("QMA 7.1", "Q28")
def test_a_plot_may_bring_about_the_end() -> None:
    table = court(QUIET, courts={"blue": "m6 a6 n6 ..."}, plots={"blue": "P6"}, points={"blue": 38})

    events = table.play("blue", Validate("P6"))

    assert of(GoalReached, events) == [GoalReached(seat=BLUE, points=45)]
    assert table.asked == ["red"]


@pytest.mark.rule("QMA 7.1", "Q28")
def test_a_stolen_point_may_bring_about_the_end() -> None:
    table = court("M7 A1 N1 C1 F1", courts={"blue": "m6 ..."}, points={"blue": 44})

    assert of(GoalReached, table.send("blue", "m6", 1, Target(RED))) == [GoalReached(seat=BLUE, points=45)]


@pytest.mark.rule("Q52", "QMA 4.2")
def test_all_who_reach_the_goal_by_one_ranking_are_named_in_its_order() -> None:
    """Blue and red are both brought to the goal by one Aristocrat; red, who has more, comes first."""
    table = court(
        courts={"blue": "a6 m2 c3", "red": "m3 m4 c5", "yellow": "n3 c4 f5"},
        columns=["f9 c9 ...", "...", "..."],
        points={"blue": 43, "red": 44},
    )

    events = table.send("blue", "a6", 1)

    assert [table.points(color) for color in table.colors] == [45, 48, 5]
    assert [event.ranked for event in of(CourtsRanked, events)] == [(RED, BLUE)]
    assert [event.seat for event in of(PointsScored, events)] == [RED, BLUE]
    assert of(GoalReached, events) == [GoalReached(seat=RED, points=48), GoalReached(seat=BLUE, points=45)]


@pytest.mark.rule("Q52", "Q29")
def test_in_the_last_round_nobody_is_named_any_more() -> None:
    table = court(courts={"yellow": "a6 m2 ..."}, player="yellow", first="red", points={"red": 45, "yellow": 44})

    events = table.send("yellow", "a6", 1)

    assert YELLOW in [event.seat for event in of(PointsScored, events)]
    assert not of(GoalReached, events)


# An empty column: the turn is finished


@pytest.mark.rule("QMA 7.2", "Q30")
def test_the_player_who_empties_a_column_finishes_his_turn() -> None:
    """The Aristocrat is ranked when the last two cards are taken: blue scores with the Military that was there."""
    table = court(courts={"blue": "a6 ...", "red": "...", "yellow": "..."}, columns=["m9", "...", "..."], first="blue")

    events = table.send("blue", "a6", 1)

    told = kinds(events)
    assert told.index(CardsTaken) < told.index(ColumnEmptied) < told.index(CourtsRanked) < told.index(GameEnded)
    assert BLUE in [event.seat for event in of(PointsScored, events)]
    assert table.state.is_over


@pytest.mark.rule("QMA 7.2", "Q30")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_else_has_another_turn(players: int) -> None:
    table = court(QUIET, players=players, courts={"blue": "n6 ..."}, columns=["c4", "...", "..."])

    table.send("blue", "n6", 1)

    sizes = [len(seat.court) for seat in table.view().seats]
    assert table.asked == []
    assert sizes == [sizes[1] + 1, *[sizes[1]] * (players - 1)]


@pytest.mark.rule("QMA 7.2", "Q30", "Q46")
def test_in_the_last_round_too_an_empty_column_ends_the_game_at_once() -> None:
    table = court(
        QUIET, courts={"red": "n6 ..."}, columns=["c4", "...", "..."], points={"blue": 50}, player="red", first="blue"
    )
    assert table.view().last_round

    table.send("red", "n6", 1)

    assert table.state.is_over


@pytest.mark.rule("QMA 7.2", "Q31", "Q40")
@pytest.mark.parametrize(
    ("condition", "where", "answers"),
    [
        pytest.param("N2", 2, [ChooseColumn(1)], id="N2 takes the last card of another"),
        pytest.param("N5", 2, [ChooseColumn(1)], id="N5 takes the last card of another"),
        pytest.param("N8", 2, [MoveTop(1, 3)], id="N8 moves the last card of another"),
        pytest.param("N9", 1, [], id="N9 takes the last card and one's own"),
    ],
)
def test_a_merchant_may_empty_a_column(condition: str, where: int, answers: list[Any]) -> None:
    table = court(f"M1 A1 {condition} C1 F1", courts={"blue": "n6 ..."}, columns=["c4", "...", "..."])

    events = table.send("blue", "n6", where, *answers)

    assert of(ColumnEmptied, events) == [ColumnEmptied(column=1)]
    assert table.state.is_over


@pytest.mark.rule("QMA 7.2", "Q40")
@pytest.mark.example
@pytest.mark.parametrize("column", ["c4", "c4 f9"])
def test_a_column_is_emptied_even_if_a_card_is_put_back(column: str) -> None:
    """N10: yellow takes all, his own card among them, and puts one back; the game is over when his turn is."""
    table = court("M1 A1 N10 C1 F1", courts={"yellow": "n6 m7 ..."}, columns=[column, "...", "..."], player="yellow")

    events = table.send("yellow", "n6", 1)
    assert short(of(CardsTaken, events)[0].cards) == f"{column} n6"
    assert of(ColumnEmptied, events) == [ColumnEmptied(column=1)]
    assert table.asked == ["yellow"]
    assert table.view().emptied

    table.play("yellow", Give(card("m7")))

    assert table.column(1) == "m7"
    assert table.state.is_over


@pytest.mark.rule("Q40", "QMA 7.2")
def test_a_column_of_three_is_not_emptied_by_taking_three() -> None:
    """Blue's own card stays, and the game goes on."""
    table = court("M1 A1 N10 C1 F1", courts={"blue": "n6 m7 ..."}, columns=["c4 f9 a8", "...", "..."])

    table.send("blue", "n6", 1, Give(card("m7")))

    assert table.column(1) == "n6 m7"
    assert table.asked == ["red"]


@pytest.mark.rule("Q46", "QMA 7.1", "QMA 7.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends_by_an_empty_column_or_with_a_full_round(players: int) -> None:
    """By random play, with Plots that are worth 20 so that both ends come."""
    content: Any = GAME.deck(GAME.settle())
    deck = {**content, "name": "rich", "plots": [{**plot, "points": 20} for plot in content["plots"]]}
    by_points = by_column = 0
    for seed in range(40):
        table = play_out(drafted(fresh(players, seed, deck=deck)), seed)
        view = table.view()
        if of(ColumnEmptied, table.told):
            by_column += 1
        else:
            by_points += 1
            assert of(GoalReached, table.told)
            turns = [len(seat.court) + len(seat.validated) for seat in view.seats]
            assert len(set(turns)) == 1
            assert COLORS.index(table.player) == (view.first - 1) % players

    assert min(by_points, by_column) > 0


# The Requirement


def ended(requirement: str = "E9", conditions: str = QUIET, *, player: str = "red", **more: Any) -> Court:
    """A game that ends with the play of a quiet Merchant, which empties the first column."""
    courts = {player: "n6 ...", **more.pop("courts", {})}
    table = court(conditions, requirement, courts=courts, columns=["c4", "...", "..."], player=player, **more)
    table.send(player, "n6", 1)
    return table


@pytest.mark.rule("QMA 7.3", "Q32")
@pytest.mark.example
def test_the_requirement_is_added_when_the_game_has_ended() -> None:
    """E4: blue's runs are 2-3-4 and 3-4-5, and 7-8 is too short: 6 points."""
    table = court(
        "M6 A1 N9 C1 F1",
        "E4",
        courts={"blue": "m2 m3 a3 m4 a4 m5 n7 n8", "red": "n6 m10 a10 n10 m9 a9 n2 c9"},
        columns=["c4", "...", "..."],
        player="red",
        points={"blue": 20, "red": 7},
    )

    (end,) = of(GameEnded, table.send("red", "n6", 1))

    assert (end.requirement, end.counted[BLUE], end.scores[BLUE]) == ("E4", 6, 26)
    assert end.points[:2] == (20, 7)
    assert end.scores == tuple(points + counted for points, counted in zip(end.points, end.counted, strict=True))
    assert result(table).scores == end.scores


@pytest.mark.rule("QMA 7.3")
def test_cards_taken_in_the_last_turn_count_for_the_requirement() -> None:
    """E5, a point for each card of value 8 or more: red takes a 9 and gets his own 10 back."""
    table = court(
        QUIET,
        "E5",
        players=2,
        courts={"red": "n10 ...", "blue": "..."},
        columns=["c9", "...", "..."],
        player="red",
    )
    before = sum(int(name[1:]) >= 8 for name in table.court("red").split())

    (end,) = of(GameEnded, table.send("red", "n10", 1))

    assert end.counted[RED] == before + 1


@pytest.mark.rule("Q32", "QMA 7.3")
def test_the_points_of_the_requirement_bring_nothing_about() -> None:
    """E2: by it blue passes 45, but no last round was called for, and his points stay what they were."""
    table = ended("E2", points={"blue": 44})

    assert result(table).scores[BLUE] >= 45
    assert not of(GoalReached, table.told)
    assert not table.view().last_round
    assert table.points("blue") == 44


@pytest.mark.rule("QMA 7.3")
def test_the_requirement_is_not_counted_before_the_end() -> None:
    table = drafted(fresh(3))
    while not table.state.is_over:
        assert table.view().final is None
        assert table.state.result is None
        table.play(table.player, table.choices(table.player)[0])

    final = table.view().final
    assert final is not None
    assert (final.counted, final.result) == (of(GameEnded, table.told)[0].counted, table.state.result)


@pytest.mark.rule("QMA 6.1", "QMA 7.3")
def test_each_score_says_what_it_is_made_of() -> None:
    table = ended("E2", points={"yellow": 12})
    found = result(table)

    for seat in range(3):
        lines = [(line.amount, line.why, line.rule) for line in found.why if line.seat == seat]
        counted = found.scores[seat] - table.points(COLORS[seat])
        assert lines == [
            (table.points(COLORS[seat]), "points", "QMA 6.1"),
            (counted, "requirement", "QMA 7.3"),
        ]
        assert counted > 0


# Who has won


def standing(points: tuple[int, ...], plots: tuple[int, ...]) -> Court:
    """A finished game of four with these scores and so many validated Plots; E9 gives nobody anything."""
    ids = iter(f"P{number}" for number in range(28, 37))
    proven = {color: " ".join(next(ids) for _ in range(number)) for color, number in zip(COLORS, plots, strict=True)}
    table = court(
        QUIET,
        "E9",
        players=4,
        courts={"green": "n6 ..."},
        points=dict(zip(COLORS, points, strict=True)),
        validated=proven,
        columns=["c4", "...", "..."] if max(points) < 40 else ["...", "...", "..."],
        player="green",
        first="blue",
    )
    table.send("green", "n6", 1)
    assert result(table).scores == points
    return table


@pytest.mark.rule("QMA 7.4")
def test_the_most_points_win() -> None:
    found = result(standing((12, 31, 20, 9), (3, 0, 1, 2)))

    assert found.ranks == (3, 1, 2, 4)
    assert found.winners == (RED,)
    assert found.utility == pytest.approx((-1 / 3, 1, -1 / 3, -1 / 3))


@pytest.mark.rule("QMA 7.4", "Q33", "Q48")
@pytest.mark.example
def test_of_equal_points_more_validated_plots_decide_and_then_the_victory_is_shared() -> None:
    """Blue has two Plots, red and yellow three: they have won together, blue is third, green fourth."""
    found = result(standing((47, 47, 47, 39), (2, 3, 3, 0)))

    assert found.ranks == (3, 1, 1, 4)
    assert found.winners == (RED, YELLOW)
    assert found.utility == pytest.approx((-1 / 3, 1 / 3, 1 / 3, -1 / 3))


@pytest.mark.rule("Q48", "Q33")
@pytest.mark.parametrize(
    ("points", "plots", "ranks"),
    [
        pytest.param((30, 20, 20, 20), (0, 1, 2, 1), (1, 3, 2, 3), id="the places behind too"),
        pytest.param((20, 20, 20, 20), (1, 1, 1, 1), (1, 1, 1, 1), id="all equal"),
        pytest.param((21, 20, 20, 19), (0, 4, 4, 1), (1, 2, 2, 4), id="points before Plots"),
    ],
)
def test_points_and_then_plots_order_all_places(
    points: tuple[int, ...], plots: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    found = result(standing(points, plots))

    assert found.ranks == ranks
    assert sum(found.utility) == pytest.approx(0)
    assert found.winners == tuple(seat for seat in range(4) if ranks[seat] == 1)


@pytest.mark.rule("Q48")
def test_the_requirement_decides_with_the_points() -> None:
    """E7: red has the most cards when the game ends, and 6 points for it."""
    table = ended("E7", players=2, points={"blue": 20, "red": 18})

    assert result(table).scores == (23, 24)
    assert result(table).winners == (RED,)


# What is shown


@pytest.mark.rule("QMA 7.5", "Q47")
@pytest.mark.example
def test_plots_that_were_not_validated_are_shown_at_the_end_with_what_was_missing() -> None:
    """Blue ends with Military 4, 5 and 7, Cardinal 4 and Favorite 8: for P18 he lacks Military 6, for P4 one 4."""
    table = court(
        "M10 A9 N8 C10 F1",
        courts={"blue": "f8 m4 m5 m7 a8 a10 n2 c9"},
        columns=["c4", "...", "..."],
        plots={"blue": "P4 P14 P18 P36"},
        validated={"red": "P28"},
    )

    events = table.send("blue", "f8", 1)

    for reader in (*table.colors, None):
        final = table.view(reader).final
        assert final is not None
        assert final.left[BLUE] == (
            LeftView("P4", ("value 4",)),
            LeftView("P14", ("value 6", "value 7")),
            LeftView("P18", ("military 6",)),
            LeftView("P36", ("merchant",)),
        )
        assert [tuple(left.plot for left in plots) for plots in final.left] == [
            tuple(table.plots(color)) for color in table.colors
        ]
        shown = of(PlotShown, table.seen(reader))
        assert [(event.seat, event.plot, event.missing) for event in shown] == [
            (seat, left.plot, left.missing) for seat, plots in enumerate(final.left) for left in plots
        ]
    assert kinds(events)[-12:] == [GameEnded, *[PlotShown] * 11]


@pytest.mark.rule("QMA 7.5", "Q47")
def test_a_plot_that_lacked_nothing_is_shown_so() -> None:
    table = court(courts={"blue": "f8 m6 a6 n6 ..."}, columns=["c4", "...", "..."], plots={"blue": "P6"})

    table.send("blue", "f8", 1)

    final = table.view().final
    assert final is not None
    assert LeftView("P6", ()) in final.left[BLUE]


@pytest.mark.rule("Q47", "Q24")
@pytest.mark.parametrize(
    ("blue", "missing"),
    [
        ("f8 m4 m5 m6 m7", ("value 5", "value 6", "value 7")),
        ("f8 m4 a4 n4 m6 a6", ("value 5", "value 7")),
        ("f8 m4 a4 a5 f6", ("value 7",)),
        ("f8 m4 a5 n6 f7", ()),
    ],
)
def test_for_a_run_of_factions_as_few_as_possible_are_missing(blue: str, missing: tuple[str, ...]) -> None:
    """Of several ways to have as many, the one with the lower values."""
    table = court(courts={"blue": blue}, columns=["c9", "...", "..."], plots={"blue": "P14"})
    table.send("blue", "f8", 1)

    final = table.view().final
    assert final is not None
    assert final.left[BLUE][0] == LeftView("P14", missing)  # type: ignore[arg-type]


@pytest.mark.rule("Q47", "Q43")
def test_after_the_end_every_hand_is_the_same_in_every_world() -> None:
    table = ended()
    for reader in (BLUE, RED, YELLOW, None):
        for world in (table.state.imagine(reader, 3), GAME.imagine(table.state.view(reader), 3)):
            assert world.dump()["seats"] == table.state.dump()["seats"]


@pytest.mark.rule("QMA 7.5", "Q47")
def test_the_record_holds_them() -> None:
    record = Record.start(GAME, 3, 5)
    while not record.state.is_over:
        (seat,) = record.state.actors
        record.play(seat, record.state.choices(seat)[0])

    opened: Any = Record.from_json(record.to_json()).state.dump()

    for seat in range(3):
        view = record.state.view(seat)
        assert isinstance(view, View)
        assert opened["seats"][seat]["plots"] == list(view.plots)
    assert any(opened["seats"][seat]["plots"] for seat in range(3))


@pytest.mark.rule("QMA 7.2", "QMA 2.2")
def test_after_the_end_nobody_may_act() -> None:
    table = ended()

    for color in table.colors:
        refused = table.refusal(color, Play(card("m2")))
        assert (refused.rule, refused.reason) == ("QMA 2.2", "core-game-over")
    assert table.refusal("blue", Place(1)).reason == "core-game-over"
