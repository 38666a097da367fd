"""Queen Marie-Antoinette at the terminal: the table as it is drawn, choices and their outcomes, cards, whole games."""

import re
from random import Random

import msgspec
import pytest

from antechamber import Record
from antechamber.games.queen_marie_antoinette.cards import COLUMNS, Card, reconstruction
from antechamber.games.queen_marie_antoinette.events import CardsTaken
from antechamber.games.queen_marie_antoinette.moves import (
    Give,
    Place,
    Play,
    PutUnder,
    TakeSet,
    Validate,
)
from antechamber.games.queen_marie_antoinette.views.shapes import View
from antechamber.terminal.play import drawing_of
from antechamber.terminal.queen_marie_antoinette.plots import is_fulfilled, is_impossible, progress
from antechamber.terminal.screen import PROMPT, Screen
from antechamber.terminal.sitting import Sitting, seats_of
from antechamber.terminal.turn import Turn
from tests.games.queen_marie_antoinette.court import COLORS, GAME, Court, card, court, drafted, fresh
from tests.games.queen_marie_antoinette.positions import POSITIONS
from tests.games.queen_marie_antoinette.test_plot_deck import short_deck
from tests.terminal.seated import Seated, any_number, place, script, unwrapped
from tests.terminal.seated import new_record as royal_secrets
from tests.terminal.test_terminal import Terminal, piped

NAMES = re.compile(r"\b(?:terminal|qma|core)-[a-z]+")
"""A message that has no words is shown by its name."""
PEOPLE = ("Alma", "Bruno", "Clara", "Diego")
TURN = "Your turn: play a card"
LOW = 24
TALL = 60


@pytest.fixture(autouse=True)
def _eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


class Painter:
    """Draws what a seat of a table would be shown, with the names of the rules' examples."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(
        self, table: Court, color: str = "blue", lang: str = "en", columns: int = 80, lines: int = TALL
    ) -> str:
        self.monkeypatch.setenv("COLUMNS", str(columns))
        players = int(table.state.players)
        sitting = Sitting(Record.start(GAME, players, 1, {}, seats_of(players, players, "")))
        place(sitting, table.state)
        screen = Screen(lang)
        screen.height = lines
        Turn(sitting, COLORS.index(color), screen, drawing_of(GAME), PEOPLE[:players]).draw()
        return self.capsys.readouterr().out


@pytest.fixture
def painted(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Painter:
    return Painter(capsys, monkeypatch)


def guarded(**more: object) -> Court:
    """Three players, of whom red has put the guard on the second column, and yellow has validated a Plot."""
    given: dict[str, object] = {
        "courts": {"blue": "m6 a3 c4 c5 f8 ...", "red": "m2 m9 ...", "yellow": "a9 ..."},
        "columns": ("f3 c9 m4 n7 a5 ...", "m7 ...", "..."),
        "points": {"red": 12, "yellow": 31},
        "plots": {"blue": "P3 P11 P18 P28", "red": "P30"},
        "validated": {"yellow": "P25"},
        "first": "red",
        "guard": {"column": 2, "seat": 1},
        "token": "cardinal",
        **more,
    }
    return court("F10 M10 A1 N1 C1", "E3", **given)  # type: ignore[arg-type]


def lines_of(page: str) -> list[str]:
    return [line.rstrip() for line in page.splitlines()]


def choices(page: str) -> list[str]:
    """The choices, numbered, below the question, which ends with its rule; as they read."""
    return [line.replace("\u00a0", " ") for line in lines_of(page[page.rindex("(QMA\u00a0") :])[1:]]


# The table.


def test_the_wishes_of_the_queen_stand_in_their_order_with_the_token(painted: Painter) -> None:
    page = lines_of(painted(guarded()))

    assert page[1].startswith("── Your turn ──")
    assert page[1].endswith(" To 45 points; Plot deck: 23")
    assert page[2] == "  E3  For each pair of equal values (for each value half of its cards, rounded"
    assert page[3] == "      down): 2."
    assert page[4] == "  F10 Your column was the longest, alone or tied: 3, else 1."
    assert [line[2:5] for line in page[4:10] if line[2] != " "] == ["F10", "M10", "A1 ", "N1 ", "C1 "]
    assert page[9] == "◆ C1  All five factions in your court: 3."


def test_on_a_wide_screen_factions_have_their_names(painted: Painter) -> None:
    page = painted(guarded(), lang="fr", columns=100)

    assert "\n  E3  Exigence    Par paire" in page
    assert "\n◆ C1  Cardinal    Les cinq factions dans votre cour\u00a0: 3.\n" in page


def test_each_column_reads_from_its_top_to_its_bottom_and_shows_the_guard(painted: Painter) -> None:
    page = painted(guarded())

    assert "\n 1  [F3 C9]   M4  N7  A5  N10 C3  A10 N3  (N4)  10 cards\n" in page
    assert "\n 2  [M7 A6]   C10 M5  N9  C2  F5  N2  F7  (C6)  10 cards (guard: Bruno)\n" in page
    assert "(garde\u00a0: la vôtre)" in painted(guarded(), "red", "fr")


def test_a_column_of_two_and_a_column_of_one(painted: Painter) -> None:
    page = painted(court(columns=("a9 m2", "c4", "...")))

    assert "\n 1  [A9 (M2)]  2 cards\n" in page
    assert "\n 2  [(C4)]     1 card\n" in page


def test_everybody_is_shown_with_points_requirement_cards_plots_and_court(painted: Painter) -> None:
    page = lines_of(painted(guarded()))

    start = next(number for number, line in enumerate(page) if line.lstrip().startswith("Points"))
    assert page[start : start + 4] == [
        "             Points  E3  Cards  Plots   M      A    N  C    F",
        "  Bruno 1st      12  +2      6  4       1 2 9  ·    5  7    9",
        "  Clara          31  +0      5  3 ✓P25  3      4 9  6  8    ·",
        "▶ You             5  +0      5  4       6      3    ·  4 5  8",
    ]


def test_own_plots_have_their_text_and_a_pip_for_every_card(painted: Painter) -> None:
    page = painted(guarded())

    assert "\n  P3   ●3 ○3 ○3          Three cards of value 3: 7.\n" in page
    assert "\n  P11  ○1 ○2 ●3 ●4       1, 2, 3, 4 in four different factions: 7.\n" in page
    assert "\n  P18  ○M4 ○M5 ●M6 ○M7   Military 4, 5, 6 and 7: 12.\n" in page
    assert "\n  P28  ●M ○M ●A ○A       Two Military, two Aristocrats: 3.\n" in page
    assert "P18" not in painted(guarded(), "red")


@pytest.mark.rule("QMA 5.3", "Q25")
def test_impossible_plots_that_stay_because_too_few_would_remain_say_so(painted: Painter) -> None:
    """Sixteen Plots for four players: P1 and P11 stay."""
    plots = {"blue": "P1 P2 P11 P12", "red": "P3 P4 P5 P6", "yellow": "P7 P8 P9 P10", "green": "P13 P14 P15 P16"}
    columns = ("c3 c4 ...", "...", "...")
    table = court(players=4, courts={"blue": "c5 ..."}, columns=columns, plots=plots, options=short_deck(16))

    page = painted(table)

    assert "\n  P1   impossible in this game   Three cards of value 1: 7.\n" in page
    assert "\n  P11  impossible in this game " in page
    assert "\n  P2   ○2 ○2 ○2 " in page
    table.play("blue", table.choices("blue")[0])
    assert not re.search(r"  \d  column .*P11", painted(table))
    assert "P1 impossible in this game   P2 ○2 ○2 ○2 +7 " in painted(table, lines=LOW)


@pytest.mark.rule("Q25")
def test_the_draft_names_the_plots_that_were_taken_out(painted: Painter) -> None:
    table = fresh(2, conditions="introductory")
    page = painted(table, table.asked[0])

    assert "\nBack in the box since the set-up (impossible in this game): P1, P11.\n" in page
    assert "Back in the box" not in painted(drafted(table), table.asked[0])


@pytest.mark.rule("Q43")
def test_a_plot_that_was_put_under_is_shown_in_the_hand_that_drew_it(painted: Painter) -> None:
    table = POSITIONS["a Plot known in another hand"]()

    assert "\nP17 is in the hand of Bruno, as you have seen.\n" in painted(table, "blue")
    assert "as you have seen" not in painted(table, "red")


@pytest.mark.rule("Q43")
def test_what_was_put_under_the_deck_is_known_to_who_put_it_there(painted: Painter) -> None:
    under = [{"seat": 1, "plot": "P30"}, {"seat": 1, "plot": "P29"}, {"seat": 0, "plot": "P28"}]
    table = court("M1 A1 N7 C1 F1", courts={"blue": "n2 ..."}, plots={"blue": "P31"}, under=under)

    assert "\nPut under the Plot deck, from the top: 2 × Bruno, P28.\n" in painted(table)
    table.send("blue", "n2", 1, PutUnder("P31"))
    assert "from the top: 2 × Bruno, P28, P31.\n" in painted(table)
    assert "de haut en bas\u00a0: P30, P29, 2 × Alma.\n" in painted(table, "red", "fr")


@pytest.mark.parametrize(("lang", "said"), [("en", "Your turn, last round"), ("fr", "À vous de jouer, dernier tour")])
def test_the_last_round_is_announced(painted: Painter, lang: str, said: str) -> None:
    table = court(points={"red": 45}, first="yellow", player="blue")

    assert f"── {said}" in painted(table, lang=lang)


def test_the_last_turn_is_announced(painted: Painter) -> None:
    table = court("M8 A1 N1 C1 F1", courts={"blue": "m6 ..."}, columns=("a9", "...", "..."))
    table.send("blue", "m6", 1)
    page = painted(table)

    assert "── Your turn, the last ──" in page
    assert "\n 1  empty\n" in page


def test_in_the_draft_the_sets_lie_open_and_a_taken_one_is_gone(painted: Painter) -> None:
    table = fresh(3, 5, first_player="seat 0")
    first, second, third = (" ".join(back(name) for name in some) for some in table.view().sets)

    assert f"\n Set 1 {first}   Set 2 {second}   Set 3 {third}\n" in painted(table, "yellow")
    table.play("yellow", TakeSet(2))
    page = painted(table, "red")
    assert page.splitlines()[1].startswith("── Choice of the sets ──")
    assert f"\n Set 1 {first}   Set 2 taken   Set 3 {third}\n" in page
    assert re.search(rf"  1  take set 1: {first}.*\n  2  take set 3: {third}", page)


def back(name: Card) -> str:
    faction, _, value = name.partition(" ")
    return {"merchant": "N"}.get(faction, faction[0].upper()) + value


def test_the_condition_that_acts_and_the_card_that_is_offered_stand_above_the_question(painted: Painter) -> None:
    table = court(courts={"blue": "n6 m3 ..."})
    table.send("blue", "n6", 1, Give("military 3"))
    page = unwrapped(painted(table).replace("│ ", ""))

    assert "N1 After taking: exchange a card of your court with the top card of a column. You offer M3. N1:" in page


# Small screens.


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_from_the_requirement_to_the_prompt_is_in_sight_on_twenty_four_lines(
    painted: Painter, lang: str, players: int
) -> None:
    table = drafted(fresh(players, 8, conditions="introductory"))
    for plays in range(4 * players):
        to_the_turn(table)
        table.play(table.asked[0], table.choices(table.asked[0])[0], Place(COLUMNS[plays % 3]))
    to_the_turn(table)

    page = painted(table, table.asked[0], lang, lines=LOW).splitlines()

    start = next(number for number, line in enumerate(page) if line.startswith("  E1 "))
    assert len(page[start:]) + 1 <= LOW
    assert max(map(len, page)) <= 80


def to_the_turn(table: Court) -> None:
    while table.step != "turn":
        table.play(table.asked[0], table.choices(table.asked[0])[0])


def test_on_a_low_screen_texts_are_cut_but_not_that_of_the_condition_that_acts(painted: Painter) -> None:
    table = guarded()
    page = painted(table, lines=LOW)

    assert "\n  M10 Put the guard on a column: no opponent may place a card there until your…\n" in page
    assert "P3 ●3 ○3 ○3 +7   P11 ○1 ○2 ●3 ●4 +7   P18 ○M4 ○M5 ●M6 ○M7 +12\n" in page
    table.play("blue", Play("military 6"))
    assert "│ M10  Put the guard" in painted(table, lines=LOW)
    assert "│      next turn begins.\n" in painted(table, lines=LOW)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("lines", [LOW, TALL])
def test_forty_columns_break_nothing(painted: Painter, lang: str, lines: int) -> None:
    page = painted(guarded(), lang=lang, columns=40, lines=lines)

    assert max(map(len, page.splitlines())) <= 40
    assert "\n 1  [F3 C9]   M4  N7  A5  N10 C3  A10\n    N3  (N4)  10 ca" in page
    assert {
        "en": "  Clara  31 points (+0 for E3)  5 cards\n    3 Plots  ✓P25\n",
        "fr": "  Clara  31 points (+0 par E3)  5 cartes\n    3 Complots  ✓P25\n",
    }[lang] in page
    assert "\n    M 6  A 3  C 4 5  F 8\n" in page
    assert {"en": "F8 (+3/-/+1 by column)", "fr": "F8 (+3/-/+1 selon la colonne)"}[lang] in page


def test_a_screen_without_our_marks_has_others() -> None:
    arguments = ("queen-marie-antoinette", "--seed", "7", "--players", "3", "--bots", "random")
    code, shown, complaint = piped(b"1\n", *arguments, PYTHONIOENCODING="ascii", PYTHONUTF8="0")

    assert (code, complaint) == (0, "")
    assert re.search(r"^> You ", shown, re.MULTILINE)
    assert re.search(r"^\* [MANCF]\d", shown, re.MULTILINE)
    assert re.search(r"P\d+ .*-[MANCF\d]", shown)


# How far a Plot is fulfilled.


@pytest.mark.rule("Q24")
@pytest.mark.parametrize(("held", "there"), [("m4 c5 m6 f6 n7", 4), ("m4 c5 m6 n7", 3), ("m4 m5 m6 m7", 1)])
def test_a_run_of_factions_counts_the_cards_that_can_serve_together(held: str, there: int) -> None:
    plot = next(plot for plot in reconstruction().plots if plot.id == "P14")

    assert progress(plot, [card(name) for name in held.split()]) == there


@pytest.mark.parametrize("seed", range(3))
def test_a_plot_with_all_its_pips_can_be_validated_and_no_other(seed: int) -> None:
    chance, table = Random(seed), drafted(fresh(2 + seed, seed))
    fulfilled = 0
    while not table.state.is_over:
        color = table.asked[0]
        view = table.view(color)
        moves = table.choices(color)
        if view.step == "turn":
            held = [plot for plot in reconstruction().plots if plot.id in view.plots]
            ready = {plot.id for plot in held if is_fulfilled(plot, view.seats[COLORS.index(color)].court)}
            assert ready == {move.plot for move in moves if isinstance(move, Validate)}
            assert not any(is_impossible(view, plot) for plot in held if plot.id in ready)
            fulfilled += len(ready)
        table.play(color, chance.choice([move for move in moves if not isinstance(move, Validate)]))
    assert fulfilled


# The choices.


def test_cards_stand_by_faction_with_the_points_that_they_would_bring(painted: Painter) -> None:
    assert choices(painted(guarded())) == [
        "  M10 Military            1  M6",
        "  A1  Aristocrat          2  A3 (You +4, Bruno +2, Clara +2)",
        "  C1  Cardinal (You +0)   3  C4   4  C5",
        "  F10 Favorite            5  F8 (+3/-/+1 by column)",
    ]


def test_a_military_tells_who_would_lose_if_nobody_is_to_be_chosen(painted: Painter) -> None:
    table = court("M2 A1 N1 C1 F1", courts={"blue": "m6 m7 n2"}, points={"red": 0, "yellow": 9})

    assert choices(painted(table))[0] == "  M2  Military (Clara -1)   1  M6   2  M7"


def test_a_card_without_which_a_plot_could_not_be_validated_is_told(painted: Painter) -> None:
    table = court("M1 A1 N1 C1 F1", courts={"blue": "m6 a6 n6 c2 ..."}, plots={"blue": "P6"})
    listed = choices(painted(table))

    assert listed[2:5] == [
        "  N1  Merchant     3  N6 (breaks P6)",
        "  C1  Cardinal     4  C2 (You +0)",
        "     Or validate a Plot",
    ]
    assert listed[-1] == "  5  P6 Three cards of value 6: 7. You would have 12"


def test_a_column_tells_what_is_covered_taken_scored_and_which_plots_come_nearer(painted: Painter) -> None:
    table = guarded()
    table.play("blue", Play("favorite 8"))

    assert choices(painted(table)) == [
        "  1  column 1, on N4: take F3 C9, You +3, P3 2/3",
        "  2  column 3, on A2: take F1 N8, You +1, P11 3/4",
    ]
    assert choices(painted(table, lang="fr"))[0] == "  1  colonne 1, sur N4 : prendre F3 C9, Vous +3, P3 2/3"


def test_a_column_tells_the_end_of_the_game_and_its_scores(painted: Painter) -> None:
    table = court("M1 A1 N1 C1 F1", courts={"blue": "f6 ..."}, columns=("a9", "...", "..."), first="blue")
    table.play("blue", Play("favorite 6"))
    told = choices(painted(table))[0]
    foretold = [int(score) for score in re.findall(r"(?:You|Bruno|Clara) (\d+)", unwrapped(painted(table)))][-3:]
    table.play("blue", Place(1))

    assert told.startswith("  1  column 1, on A9: take A9 F6, You +2, the game ends: You ")
    assert table.state.result is not None
    assert tuple(foretold) == table.state.result.scores


def test_a_plot_that_brings_about_the_last_round_says_so(painted: Painter) -> None:
    table = court(courts={"blue": "m6 a6 n6 ..."}, plots={"blue": "P6"}, points={"blue": 40})

    assert "P6 Three cards of value 6: 7. You would have 47, the last round begins" in painted(table)


@pytest.mark.parametrize(
    ("condition", "played", "column", "told"),
    [
        ("M1", "m6", 1, ["Bruno, 1 point, 4 Plots: Bruno -1", "Clara, 12 points, 4 Plots: Clara -2"]),
        ("M7", "m6", 1, ["Bruno, 1 point, 4 Plots: You +1, Bruno -1", "Clara, 12 points, 4 Plots: You +1, Clara -1"]),
        ("M9", "m6", 1, ["Bruno, 1 point, 4 Plots", "Clara, 12 points, 4 Plots"]),
        (
            "M10",
            "m6",
            1,
            ["column 1, then C2 C3 on top", "column 2, then A2 A3 on top", "column 3, then F2 F3 on top"],
        ),
        ("N2", "n6", 1, ["column 1: take A9 F9", "column 2: take A2 A3", "column 3: take F2 F3"]),
        ("N3", "n6", 1, ["column 1, then N6 C4 on top", "column 2, then A4 A10 on top", "column 3, then F4 F3 on top"]),
        (
            "N4",
            "n6",
            1,
            [
                "A9 ↔ A2 (columns 1 and 2): take A2 F9",
                "A9 ↔ F2 (columns 1 and 3): take F2 F9",
                "A2 ↔ F2 (columns 2 and 3): take A9 F9",
            ],
        ),
        ("N5", "n6", 1, ["column 2: take A9 A2", "column 3: take A9 F2"]),
        (
            "N8",
            "n6",
            3,
            [
                "A9 from column 1 to the bottom of column 2: take F2 F3",
                "A9 from column 1 to the bottom of column 3: take F2 F3",
                "A2 from column 2 to the bottom of column 1: take F2 F3",
                "A2 from column 2 to the bottom of column 3: take F2 F3",
                "F2 from column 3 to the bottom of column 1: take F3 F4",
                "F2 from column 3 to the bottom of column 2: take F3 F4",
            ],
        ),
    ],
)
def test_the_answers_to_an_effect_tell_what_would_come_of_them(
    painted: Painter, condition: str, played: str, column: int, told: list[str]
) -> None:
    table = columned(condition, played)
    table.send("blue", played, column)

    assert choices(painted(table)) == [f"{number:3}  {words}" for number, words in enumerate(told, 1)]


def columned(condition: str, played: str) -> Court:
    """Three players, columns whose top and bottom cards are known, and no Plot that a card of them would serve."""
    line = [condition, *(name for name in ("M1", "A1", "N1", "C1", "F1") if name[0] != condition[0])]
    return court(
        " ".join(line),
        courts={"blue": f"{played} c7 ..."},
        columns=("a9 f9 c2 c3 ... c4", "a2 a3 ... a10 a4", "f2 f3 f4"),
        points={"red": 1, "yellow": 12},
        plots={"blue": "P10 P8 P5 P7"},
    )


def test_with_an_exchange_own_cards_stand_by_faction_and_those_of_others_by_owner(painted: Painter) -> None:
    courts = {"blue": "m6 c7 n3", "red": "a5 a10 f2", "yellow": "m2 c3 c9"}
    table = court("M8 A1 N1 C1 F1", courts=courts, columns=("m3 c2 ...", "...", "..."))
    table.send("blue", "m6", 1)

    assert choices(painted(table)) == [
        "  Military   1  M3",
        "  Merchant   2  N3",
        "  Cardinal   3  C2   4  C7",
    ]
    table.play("blue", Give("cardinal 7"))
    assert choices(painted(table)) == [
        "  Bruno   1  A5   2  A10   3  F2",
        "  Clara   4  M2   5  C3    6  C9",
    ]


def test_an_exchange_tells_which_plots_come_nearer_and_which_get_farther_away(painted: Painter) -> None:
    table = court(
        courts={"blue": "n6 m3 f3"}, columns=("a9 c9 ...", "a4 ...", "n3 ..."), plots={"blue": "P3 P4 P6 P10"}
    )
    table.send("blue", "n6", 1, Give("military 3"))

    assert choices(painted(table))[1:] == [
        "  2  column 2: take A4, only P3 1/3, P4 1/3",
        "  3  column 3: take N3",
    ]


def test_a_plot_to_be_put_under_the_deck_is_shown_with_its_text(painted: Painter) -> None:
    table = court(
        "M1 A1 N6 C1 F1",
        courts={"blue": "n5 m3 m4"},
        columns=("a9 c9 ...", "...", "..."),
        plots={"blue": "P3 P7 P23 P25"},
        draws={"plots": ["P9"]},
    )
    table.send("blue", "n5", 1)

    assert choices(painted(table)) == [
        "  1  P3 1/3  Three cards of value 3: 7.",
        "  2  P7 0/3  Three cards of value 7: 7.",
        "  3  P9 2/3  Three cards of value 9: 7.",
        "  4  P23 2/4  Four Military: 6.",
        "  5  P25 0/4  Four Merchants: 6.",
    ]


# The words of a card.


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_of_the_deck_can_be_read_with_its_points(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    deck = reconstruction()
    points = {card.id: card.points for card in deck.requirements}
    points |= {card.id: card.points for card in deck.conditions}
    points |= {plot.id: (plot.points,) for plot in deck.plots}
    seated = Seated(capsys, script(*(f"card {name}" for name in points)), new_record(), lang)
    shown = seated.play()

    for (name, numbers), page in zip(points.items(), seated.pages[1:], strict=False):
        assert page.startswith(f"card {name}\n{name}, ")
        assert set(map(str, numbers)) <= set(re.findall(r"\d+", page.split("\n", 2)[2]))
    assert not NAMES.findall(shown)
    assert seated.sitting.moves == []


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "card m4", "M4, a Condition (Military), at once, before you take any card (QMA 3.4)"),
        ("en", "card M 4", "with more cards in court than you now have loses 3. It is not in use: in this game the"),
        ("en", "CARD n1", "N1, a Condition (Merchant), after you have taken your cards (QMA 3.4)"),
        ("en", "card N1", "It is in use in this game."),
        ("en", "card a4", "The Order token begins above Favorite. It is not in use"),
        ("en", "card e1", "It is the Requirement of this game."),
        ("en", "card E9", "It is not in use: the Requirement of this game is E1."),
        ("en", "card P1", "Three cards of value 1: 7. impossible in this game"),
        ("en", "card M0", "M0 is a Character without a Condition on its back; playing it sets off M1."),
        ("en", "card X9", "There is no card “X9” in this deck. A reference looks like this: M1."),
        ("fr", "carte M4", "M4, une Condition (Militaire), aussitôt, avant la prise (QMA 3.4)"),
        ("fr", "card C1", "Les cinq factions dans votre cour : 3. Elle sert dans cette partie."),
        ("fr", "carte P7", "P7, un Complot, 7 points (QMA 5.2) Trois cartes de valeur 7 : 7."),
        ("fr", "carte X9", "Il n’y a pas de carte « X9 » dans ce paquet."),
    ],
)
def test_a_card_is_read_at_any_question_by_its_reference(
    capsys: pytest.CaptureFixture[str], lang: str, typed: str, said: str
) -> None:
    seated = Seated(capsys, script(typed, "1", typed, "1", typed), new_record(), lang)
    seated.play()

    assert [said in unwrapped(page) for page in seated.pages[:6]] == [False, True, False, True, False, True]


def test_card_alone_reads_all_that_are_in_use_and_ones_own_plots(capsys: pytest.CaptureFixture[str]) -> None:
    seated = Seated(capsys, script("card"), new_record())
    seated.play()

    view = table_of(seated, 0)
    read = re.findall(r"^([A-Z]\d+), ", seated.pages[1], re.MULTILINE)
    assert read == [view.requirement, *view.conditions, *view.plots]
    assert seated.pages[1].count("It is one of yours.") == 4


@pytest.mark.rule("Q43")
def test_a_plot_tells_its_reader_where_it_is_as_far_as_he_knows(capsys: pytest.CaptureFixture[str]) -> None:
    under = [{"seat": 1, "plot": "P30"}, {"seat": 0, "plot": "P33"}]
    table = court(
        "M1 A1 N7 C1 F1", validated={"blue": "P28", "red": "P29"}, plots={"blue": "P31", "red": "P32"}, under=under
    )
    seated = Seated(capsys, script(*(f"card P{number}" for number in range(28, 34))), new_record())
    place(seated.sitting, table.state)
    seated.play()

    assert [page.splitlines()[-2].strip() for page in seated.pages[1:7]] == [
        "You have validated it.",
        "Bastien has validated it.",
        "You do not know where it is.",
        "It is one of yours.",
        "You do not know where it is.",
        "You have put it under the deck.",
    ]


@pytest.mark.rule("QMA 8.3")
def test_another_deck_is_read_as_its_cards_say(capsys: pytest.CaptureFixture[str]) -> None:
    deck = msgspec.json.decode(msgspec.json.encode(reconstruction()))
    deck["conditions"][0] |= {"effect": "strike all", "points": [3]}
    deck["requirements"][0]["id"] = "Wish1"
    deck["plots"] = [{**plot, "id": f"Plan{plot['id']}"} for plot in deck["plots"]]
    seated = Seated(
        capsys, script("card m1", "card wish1", "card planp33", "card P33"), new_record(deck=deck, conditions="random")
    )
    seated.play()

    assert "Every opponent loses 3." in seated.pages[1]
    assert "For each full set of the five factions in your court: 2." in seated.pages[2]
    assert "Two Military, two Merchants, two Favorites: 5." in seated.pages[3]
    assert "There is no card “P33” in this deck." in seated.pages[4]
    assert re.search(r"^  PlanP\d+ +[●○i].{10,}  \S", seated.pages[0], re.MULTILINE)


def test_help_tells_of_the_command_where_there_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert "\ncard M4 — what that card says" in Seated(capsys, script("help"), new_record()).play()
    assert "\ncarte M4 — ce que dit cette carte" in Seated(capsys, script("aide"), new_record(), "fr").play()

    other = Seated(capsys, script("help", "card M4"), royal_secrets())
    assert "card M4 —" not in other.play()
    assert "help" in other.pages[2]


# Whole games.


def new_record(players: int = 3, people: int = 1, seed: int = 7, **options: object) -> Record:
    given = {"first_player": "seat 1", "conditions": "introductory", **options}
    return Record.start(GAME, players, seed, given, seats_of(players, people, "random"))


def table_of(seated: Seated, seat: int) -> View:
    view = seated.sitting.shown(seat).view
    assert isinstance(view, View)
    return view


@pytest.mark.parametrize(
    ("lang", "columns", "players", "seed"),
    [("en", 80, 4, 1), ("fr", 80, 3, 2), ("en", 40, 4, 3), ("fr", 40, 2, 4), ("fr", 100, 4, 5), ("en", 200, 2, 6)],
)
def test_a_whole_game_by_numbers_in_both_languages_and_any_width(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    columns: int,
    players: int,
    seed: int,
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    seated = Seated(capsys, any_number(seed), new_record(players, seed=seed, conditions="random"), lang)

    shown = seated.play()

    assert seated.sitting.playing.is_over
    assert {"en": "Final ranks", "fr": "Classement"}[lang] in shown
    assert not NAMES.findall(shown)
    assert max(map(len, shown.splitlines())) <= min(columns, 110)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_in_a_terminal(lang: str) -> None:
    arguments = ("--seed", "7", "--players", "3", "--lang", lang, "--bots", "random")
    terminal = Terminal("queen-marie-antoinette", *arguments, TERM="xterm-256color")
    for _ in range(120):
        terminal.type("1")
    terminal.wait({"en": "Final ranks", "fr": "Classement"}[lang])

    assert terminal.close() == 0
    assert "Traceback" not in terminal.screen


def test_the_log_is_divided_by_plays(capsys: pytest.CaptureFixture[str]) -> None:
    seated = Seated(capsys, script("1", "1", "1", "log"), new_record())
    seated.play()

    assert re.search(r"\n  Bastien plays \w+ \d+\.\n  · Bastien places ", seated.pages[-2])


def test_what_is_foretold_comes_to_pass(capsys: pytest.CaptureFixture[str]) -> None:
    foretold: list[tuple[int, set[str]]] = []

    def typist(prompt: str, page: str) -> str:
        if found := re.search(r"^  1  column \d, on \w+: take (\w+ \w+)", page, re.MULTILINE):
            foretold.append((len(seated.sitting.log[0]), set(found[1].split())))
        return "1"

    seated = Seated(capsys, typist, new_record())
    seated.play()

    assert len(foretold) > 3
    for start, names in foretold:
        taken = next(event for event in seated.sitting.log[0][start:] if isinstance(event, CardsTaken))
        assert (taken.seat, {back(name) for name in taken.cards}) == (0, names)


# The final page.


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_final_page_tells_where_every_score_comes_from(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    seated = Seated(capsys, any_number(4), new_record(4, seed=4), lang)
    shown = seated.play()
    page = shown[shown.index({"en": "The final count", "fr": "Le décompte final"}[lang]) :].replace("\u00a0", " ")

    final = table_of(seated, 0).final
    assert final is not None
    assert {"en": "Requirement E1: For each full", "fr": "Exigence E1 : Par série"}[lang] in page
    assert "(QMA 7.3)" in unwrapped(page)
    for seat, name in enumerate(seated.evening.names):
        account = page[page.index(f"\n\n{name}\n") :].split("\n\n")[1]
        points, counted, total = re.findall(r"\d+", account.splitlines()[1].replace("E1", ""))
        public = table_of(seated, 0).seats[seat]
        assert (int(points), int(counted)) == (public.points, final.counted[seat])
        assert int(points) + int(counted) == int(total) == final.result.scores[seat]
        left = [left.plot for left in final.left[seat]]
        assert re.findall(r"P\d+", account) == [*public.validated, *left]


@pytest.mark.parametrize(
    ("points", "said"),
    [({"red": 45}, "Somebody had 45 points, and the round is finished"), ({}, "A column was emptied")],
)
def test_the_final_page_tells_why_it_is_over(
    capsys: pytest.CaptureFixture[str], points: dict[str, int], said: str
) -> None:
    columns = ("...", "...", "...") if points else ("a9", "...", "...")
    table = court(courts={"blue": "f6 ..."}, columns=columns, points=points, first="red", player="blue")
    seated = Seated(capsys, script("f6", ">1"), new_record())
    place(seated.sitting, table.state)
    shown = seated.play()

    assert said in shown


@pytest.mark.rule("QMA 7.4")
def test_a_tie_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    courts = {"blue": "f6 f7 f8", "red": "m2 m3 m4 m5", "yellow": "c2 c3 c4 c5"}
    table = court(courts=courts, points={"blue": 43, "red": 45, "yellow": 12}, first="red", player="blue")
    seated = Seated(capsys, script("f6", ">1"), new_record())
    place(seated.sitting, table.state)

    assert "Where points are equal, more validated Plots are ahead (QMA\u00a07.4)." in seated.play()


# Several people at one screen.


def test_hot_seat_never_shows_the_plots_of_another(capsys: pytest.CaptureFixture[str]) -> None:
    numbers = any_number(3)
    looking = 0
    seen = 0

    def typist(prompt: str, page: str) -> str:
        nonlocal looking, seen
        page = page.rpartition("\n" * 50)[2]
        drawn = re.findall(r"^  (P\d+) +(?:●|○|impossible)", page, re.MULTILINE)
        if prompt != PROMPT:  # The hand-over: whatever has been printed now is fit for all.
            assert not drawn
            looking = int(re.findall(r"Player (\d), press", prompt)[0]) - 1
            return ""
        assert set(drawn) <= set(table_of(seated, looking).plots)
        seen += len(drawn)
        return numbers(prompt, page)

    seated = Seated(capsys, typist, new_record(3, 2, seed=2))
    shown = seated.play()

    assert seated.sitting.playing.is_over
    assert "Final ranks" in shown
    assert seen > 40
    assert not re.search(r"^  P\d+ ", seated.pages[-1].rpartition("\n" * 50)[2], re.MULTILINE)
