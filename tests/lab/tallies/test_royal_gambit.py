"""What is counted in games of Royal Gambit: length, who falls when, lies told and caught."""

from collections.abc import Mapping

import antechamber
from antechamber import Move
from antechamber.games.royal_gambit.moves import Accuse, Admit, Allow, Believe, Claim, Counter, Resign, Show, Use
from antechamber.lab.simulate import Simulation, sheets, simulate
from antechamber.lab.tallies import tally_of
from antechamber.lab.tallies.royal_gambit import RoyalGambitTally, make
from tests.games.royal_gambit.court import COLORS, GAME, Court, at, court

CARDS = {"blue": ("alchemist", "druid"), "red": ("trickster", "knight"), "yellow": ("barbarian", "whisperer")}


class Counted:
    """A table whose events go to a tally."""

    def __init__(self, **more: object) -> None:
        self.table: Court = court(cards=CARDS, **more)  # type: ignore[arg-type]
        self.tally: RoyalGambitTally = make()
        self.tally.begin(self.table.view())

    def play(self, color: str, *moves: Move) -> None:
        for move in moves:
            for event in self.table.state.narrate(COLORS.index(color), move):
                self.tally.note(event, self.table.state)

    def rows(self, title: str) -> Mapping[str, tuple[str, ...]]:
        """The rows of a sheet by their first cell."""
        sheet = next(sheet for sheet in self.tally.sheets() if sheet.title == title)
        return {row[0]: tuple(row[1:]) for row in sheet.rows}


def end(counted: Counted) -> Counted:
    """Let all others resign, so that the game is over."""
    while not counted.table.state.is_over:
        color = counted.table.asked[0]
        counted.play(color, Resign() if Resign() in counted.table.choices(color) else counted.table.choices(color)[0])
    return counted


def test_the_tally_is_found_by_the_games_folder() -> None:
    assert isinstance(tally_of(antechamber.game("royal-gambit")), RoyalGambitTally)


def test_a_lie_that_is_caught() -> None:
    counted = Counted(options={"resigning": "any time"})
    counted.play("blue", Claim("knight attack"), at("red", "royal"))
    counted.play("red", Accuse())
    counted.play("yellow", Believe())
    counted.play("blue", Admit())

    rows = end(counted).rows("Claims of actions")
    assert rows["knight"] == ("1", "1", "100.0%", "1", "1", "0", "0")
    assert rows["all"] == rows["knight"]


def test_a_lie_that_is_believed() -> None:
    counted = Counted(options={"resigning": "any time"})
    counted.play("blue", Claim("knight attack"), at("red", "first"))
    counted.play("red", Believe())
    counted.play("yellow", Believe())

    assert end(counted).rows("Claims of actions")["knight"] == ("1", "1", "100.0%", "0", "0", "0", "0")


def test_the_truth_wrongly_accused_and_the_truth_that_is_hidden() -> None:
    counted = Counted(options={"resigning": "any time"})
    counted.play("blue", Claim("heal"), at("blue", "royal"))
    counted.play("red", Accuse())
    counted.play("yellow", Believe())
    hiding = Counted(options={"resigning": "any time"})
    hiding.play("blue", Claim("heal"), at("blue", "royal"))
    hiding.play("red", Accuse())
    hiding.play("yellow", Believe())
    counted.play("blue", Show("first"))
    hiding.play("blue", Admit())

    assert end(counted).rows("Claims of actions")["alchemist"] == ("1", "0", "0.0%", "1", "0", "1", "0")
    assert end(hiding).rows("Claims of actions")["alchemist"] == ("1", "0", "0.0%", "1", "0", "1", "1")


def test_counteractions_are_counted_apart() -> None:
    counted = Counted(options={"resigning": "any time"})
    counted.play("blue", Use("tax"))
    counted.play("red", Counter())
    counted.play("yellow", Allow())
    counted.play("blue", Accuse())
    counted.play("yellow", Believe())
    counted.play("red", Show("first"))

    end(counted)
    assert counted.rows("Claims of counteractions")["trickster"] == ("1", "0", "0.0%", "1", "0", "1", "0")
    assert counted.rows("Claims of actions")["all"][0] == "0"


def test_who_falls_when() -> None:
    """Blue resigns in the first turn, red in the second; yellow is left."""
    counted = Counted(options={"resigning": "own turn"})
    counted.play("blue", Resign())
    counted.play("red", Resign())

    assert counted.rows("Who falls when") == {
        "first": ("1", "1.0", "100.0%", "0.0%", "0.0%"),
        "second": ("1", "2.0", "0.0%", "100.0%", "0.0%"),
        "alive": ("1", "2.0", "0.0%", "0.0%", "100.0%"),
    }
    assert counted.rows("Length") == {"1": ("2.0", "2", "2", "0 (0.0%)")}


def test_the_turn_limit_is_told() -> None:
    counted = Counted(options={"turn_limit": 1})
    counted.play("blue", Use("donation"))

    assert counted.rows("Length")["1"][-1] == "1 (100.0%)"
    assert counted.rows("Who falls when")["alive"][2:] == ("100.0%", "100.0%", "100.0%")


def test_many_games_all_end_and_lies_add_up() -> None:
    tally = make()
    for _ in simulate(Simulation(GAME, players=6, games=40, seed=1), [tally]):
        pass
    printed = {sheet.title: sheet for sheet in sheets([tally])}

    assert printed["Length"].rows[0][0] == "40"
    for title in ("Claims of actions", "Claims of counteractions"):
        *rows, whole = printed[title].rows
        for column in (1, 2, 4, 5, 6):
            assert sum(int(row[column]) for row in rows) == int(whole[column])
