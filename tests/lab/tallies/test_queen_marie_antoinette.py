"""What `antechamber simulate queen-marie-antoinette` counts."""

import re
from collections.abc import Callable

import pytest

from antechamber import Event
from antechamber.cli import main
from antechamber.games.queen_marie_antoinette.events import GameEnded, PlotDrawn
from antechamber.games.queen_marie_antoinette.moves import Place, Play, PutUnder, Target, Validate
from antechamber.lab.tallies.queen_marie_antoinette import QueenMarieAntoinetteTally, make
from antechamber.lab.tallies.sheets import Sheet
from tests.games.queen_marie_antoinette.court import Court, card, court, fresh, of, play_out


def tallied(table: Court, happen: Callable[[Court], object]) -> QueenMarieAntoinetteTally:
    """A tally of what happens at a table from now on."""
    tally = make()
    watch(tally, table, happen)
    return tally


def watch(tally: QueenMarieAntoinetteTally, table: Court, happen: Callable[[Court], object]) -> None:
    """Let a tally see what happens at a table."""
    tally.begin(table.view())
    happen(table)
    for event in table.told:
        tally.note(event, table.state)
    if table.state.result is not None:
        tally.end(table.state.result)


def row(sheet: Sheet, name: str) -> dict[str, str]:
    """A row by its first figure, which is a name."""
    (found,) = (row for row in sheet.rows if row[0] == name)
    return dict(zip(sheet.columns[1:], found[1:], strict=True))


def condition(tally: QueenMarieAntoinetteTally, name: str) -> dict[str, str]:
    return row(tally.conditions.sheet(tally.deck), name)


def plot(tally: QueenMarieAntoinetteTally, name: str) -> dict[str, str]:
    return row(tally.plots.sheet(tally.deck), name)


def sheet(tally: QueenMarieAntoinetteTally, title: str) -> Sheet:
    (found,) = (sheet for sheet in tally.sheets() if sheet.title.startswith(title))
    return found


# Conditions


def test_a_stolen_point_is_scored_and_taken() -> None:
    table = court("M7 A1 N1 C1 F1", courts={"blue": "m3 ..."})

    tally = tallied(table, lambda table: table.send("blue", "m3", 1, Target(1)))

    assert condition(tally, "M7") == {
        "in use": "1",
        "played": "1",
        "a game": "1.0",
        "scored": "1.00",
        "gave": "0.00",
        "took": "1.00",
        "did nothing": "0.0%",
    }


def test_a_ranking_gives_to_its_player_and_to_the_others() -> None:
    courts = {"blue": "a2 m2 m3", "red": "m4 c4 f4", "yellow": "c5 n5 f5"}
    table = court(courts=courts, columns=("c6 c7 ...", "...", "..."))

    tally = tallied(table, lambda table: table.send("blue", "a2", 1))

    assert (condition(tally, "A1")["scored"], condition(tally, "A1")["gave"]) == ("4.00", "2.00")


def test_points_are_means_over_all_plays() -> None:
    """Blue's court has all five factions without the Cardinal played, red's has not; yellow plays a Favorite."""
    courts = {"blue": "c2 c3 m4 a4 n4 f4", "red": "c4 c5 m5 a5 n5 m6", "yellow": "f5 ..."}
    table = court(courts=courts, columns=("m8 m9 ...", "m10 a10 ...", "..."))

    def happen(table: Court) -> None:
        table.send("blue", "c2", 1)
        table.send("red", "c4", 2)
        table.send("yellow", "f5", 3)

    tally = tallied(table, happen)

    assert condition(tally, "C1")["scored"] == "1.50"
    assert condition(tally, "F1")["scored"] == "2.00"
    assert condition(tally, "C1")["did nothing"] == "50.0%"
    assert condition(tally, "M1")["scored"] == "-"


def test_a_ranking_of_nobody_does_nothing() -> None:
    courts = {"blue": "a2 c2 c3", "red": "c4 n4 f4", "yellow": "c5 n5 f5"}
    table = court(courts=courts, columns=("c6 c7 ...", "...", "..."))

    tally = tallied(table, lambda table: table.send("blue", "a2", 1))

    assert condition(tally, "A1")["did nothing"] == "100.0%"


def test_a_play_that_had_begun_is_counted_too() -> None:
    table = court(courts={"blue": "f3 ..."})
    table.state.play(0, Play(card("f3")))

    tally = tallied(table, lambda table: table.play("blue", Place(1)))

    assert (condition(tally, "F1")["played"], condition(tally, "F1")["scored"]) == ("1", "2.00")
    assert tally.turn == 1


# Plots


def test_a_plot_is_held_until_it_is_validated_or_put_under_the_deck_or_to_the_end() -> None:
    """Blue empties a column by a Merchant, and draws P3 by it; red has validated P28 before."""
    table = court(
        "M1 A1 N6 C1 F1",
        players=2,
        courts={"red": "m2 m3 a2 a3 ...", "blue": "n2 ..."},
        columns=("m9", "...", "..."),
        plots={"red": "P28 P29", "blue": "P30 P31"},
        player="red",
        first="red",
        draws={"plots": ["P3"]},
    )

    def happen(table: Court) -> None:
        table.play("red", Validate("P28"))
        table.send("blue", "n2", 1, PutUnder("P30"))

    tally = tallied(table, happen)

    assert table.state.is_over
    assert plot(tally, "P28") == {
        "kind": "two of each",
        "held": "1",
        "validated": "1",
        "of held": "100.0%",
        "points": "3.00",
    }
    for name in ("P3", "P29", "P30", "P31"):
        assert (plot(tally, name)["held"], plot(tally, name)["of held"]) == ("1", "0.0%")
    assert (plot(tally, "P2")["held"], plot(tally, "P2")["points"]) == ("0", "-")
    assert sum(tally.plots.held(plot.id) for plot in tally.deck.plots) == 2 * 4 + 1


def test_a_plot_upset_was_held() -> None:
    table = court("M9 A1 N1 C1 F1", players=2, courts={"blue": "m2 ..."}, draws={"picks": ["P5"]}, plots={"red": "P5"})

    tally = tallied(table, lambda table: table.send("blue", "m2", 1))

    assert plot(tally, "P5")["held"] == "1"


# The end


def ending(points: int) -> Court:
    """Blue, first of two, has so many points; a Favorite gives him 2."""
    return court(players=2, courts={"blue": "f3 ..."}, columns=("m9", "...", "..."), points={"blue": points})


@pytest.mark.parametrize(("points", "why"), [(47, "column emptied"), (48, "both")])
def test_the_end_is_told_by_its_reasons(points: int, why: str) -> None:
    tally = tallied(ending(points), lambda table: table.send("blue", "f3", 1))

    assert [row[0] for row in sheet(tally, "How games end").rows] == [why, "all"]


def test_the_goal_ends_a_game_when_the_round_is_full() -> None:
    table = court(players=2, courts={"red": "f3 ..."}, player="red", first="blue", points={"red": 48})

    tally = tallied(table, lambda table: table.send("red", "f3", 1))

    figures = {"games": "1", "share": "100.0%", "mean turns": "1.0", "fewest": "1", "most": "1"}
    assert row(sheet(tally, "How games end"), "goal reached") == figures
    assert row(sheet(tally, "How games end"), "all") == figures


def test_a_goal_that_had_been_reached_before_is_a_reason_too() -> None:
    table = court(players=2, courts={"red": "f3 ..."}, player="red", first="blue", last_round=True)

    tally = tallied(table, lambda table: table.send("red", "f3", 1))

    assert [row[0] for row in sheet(tally, "How games end").rows] == ["goal reached", "all"]


def test_wins_are_counted_by_the_order_of_play() -> None:
    """Red is the first player, blue the second: blue wins."""
    table = court(players=2, courts={"blue": "f3 ..."}, columns=("m9", "...", "..."), first="red", points={"blue": 40})

    tally = tallied(table, lambda table: table.send("blue", "f3", 1))

    assert [row[:2] for row in sheet(tally, "By order of play").rows] == [("first", "0.0%"), ("second", "100.0%")]


def test_the_requirement_is_counted_for_every_player() -> None:
    table = ending(5)

    tally = tallied(table, lambda table: table.send("blue", "f3", 1))

    (told,) = of(GameEnded, table.told)
    lowest, highest = sorted(told.counted)
    assert row(sheet(tally, "By Requirement"), "E1") == {
        "games": "1",
        "mean": f"{(lowest + highest) / 2:.2f}",
        "lowest": str(lowest),
        "highest": str(highest),
    }


# Whole games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_of_random_games_is_missed(players: int) -> None:
    """Points, Plots and wins add up."""
    tally, games = make(), 40
    told: list[Event] = []
    for seed in range(games):
        table = fresh(players, seed)
        watch(tally, table, play_out)
        told += table.told

    conditions, plots = tally.conditions, tally.plots
    gained = conditions.scored.total() + conditions.gave.total() + plots.points.total()
    assert gained - conditions.took.total() == sum(sum(end.points) - 5 * players for end in of(GameEnded, told))
    assert sum(plots.held(plot.id) for plot in tally.deck.plots) == games * players * 4 + len(of(PlotDrawn, told))
    assert conditions.in_use.total() == 5 * games
    assert conditions.played.total() + plots.validated.total() == sum(sum(turns) for turns in tally.turns.values())
    assert sum(len(turns) for turns in tally.turns.values()) == games
    assert sum(sum(shares) for shares in tally.shares.values()) == pytest.approx(games)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_simulation_prints_all_of_it(capsys: pytest.CaptureFixture[str], players: int) -> None:
    main(["simulate", "queen-marie-antoinette", "--games", "20", "--players", str(players)])
    printed = capsys.readouterr().out

    orders = re.findall(r"│ (first|second|third|fourth) +│ +([\d.]+)% │", printed)
    assert [order for order, _ in orders] == ["first", "second", "third", "fourth"][:players]
    assert sum(float(share) for _, share in orders) == pytest.approx(100, abs=0.3)
    assert sum(int(games) for games in re.findall(r"│ E\d+ +│ +(\d+) │", printed)) == 20
    assert sum(int(games) for games in re.findall(r"│ [MANCF]\d+ +│ +(\d+) │", printed)) == 5 * 20
    assert len(re.findall(r"│ P\d+ +│", printed)) == 36


def test_only_conditions_in_use_have_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "queen-marie-antoinette-intro", "--games", "2"])

    assert re.findall(r"│ ([EMANCF]\d+) +│", capsys.readouterr().out) == ["E1", "M1", "A1", "N1", "C1", "F1"]
