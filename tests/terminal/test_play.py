"""The table in a terminal, whole games and what is typed in them."""

import re
from pathlib import Path

import pytest

from antechamber import Record
from antechamber.core.chance import Dice
from antechamber.terminal import play
from antechamber.terminal.plain import Plain
from antechamber.terminal.screen import PROMPT
from antechamber.terminal.sitting import seats_of
from tests.terminal.seated import GAME, Seated, any_number, new_record, place, script, unwrapped

NAMES = re.compile(r"\b(?:terminal|rs|core)-[a-z]+")
"""A message that has no words is shown by its name."""


@pytest.fixture(autouse=True)
def _eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_a_whole_game_by_numbers_in_both_languages(
    capsys: pytest.CaptureFixture[str], lang: str, players: int, seed: int
) -> None:
    bot = "sensible" if seed == 0 else "random"
    seated = Seated(capsys, any_number(seed), new_record(players, seed=seed, bot=bot), lang)

    shown = seated.play()

    assert seated.sitting.playing.is_over
    assert {"en": "Final ranks", "fr": "Classement"}[lang] in shown
    assert not NAMES.findall(shown)
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("columns", [60, 100, 200])
def test_no_line_is_wider_than_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    seated = Seated(capsys, any_number(1), new_record(5), "fr")

    shown = seated.play()

    assert seated.sitting.playing.is_over
    assert max(map(len, shown.splitlines())) <= min(columns, 110)


def test_the_table_shows_the_rooms_the_rivals_and_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    seated = Seated(capsys, script("1", "1", "3"), new_record())
    seated.play()

    page = seated.pages[3]
    assert "│ THE KING " in page
    assert "│ THE QUEEN " in page
    assert "Needs 30. Success +3, failure -3" in page
    assert "30 face down" not in page
    assert "still missing" in page
    assert "You: [20]" in page
    assert "|######....| 20 shown" in page
    assert "10 still missing" in page
    assert re.search(r"Bastien +\d+ cards", page)
    assert "Your hand: [0] [0] [10] [10] [10] [20] [30] [40] [Excuse]" in page
    assert "Your points: 10" in page
    assert "To whom do you give the Parley? (RS\u00a03.1)" in page
    assert "  1  give the Parley to " in page


def test_a_card_face_down_is_shown_to_its_owner_and_counts_for_him_alone(capsys: pytest.CaptureFixture[str]) -> None:
    seated = Seated(capsys, script("@king", "1", "_c30"), new_record())
    seated.play()

    assert "You: (30)" in seated.pages[3]
    assert "0 shown, 2 face down" in seated.pages[3]
    assert "Just enough, as far as you see" in seated.pages[3]


def test_the_bets_stand_in_two_columns(capsys: pytest.CaptureFixture[str]) -> None:
    seated = Seated(capsys, script("1", "1"), new_record())
    seated.play()

    assert re.search(r"^     Bet face up +Bet face down$", seated.pages[2], re.MULTILINE)
    assert re.search(r"^  1  \[0\] +8  \[0\]$", seated.pages[2], re.MULTILINE)


def test_a_planning_is_split_by_company(capsys: pytest.CaptureFixture[str]) -> None:
    record = with_planning()
    seated = Seated(capsys, script("!planning 40", "1", "1"), record)
    place(seated.sitting, record.state)
    seated.play()

    page = next(page for page in seated.pages if "Your Planning decides" in page)
    assert re.search(r"^     You to the King, together with +You to the Queen, together with$", page, re.MULTILINE)
    assert re.search(r"^  8  .+ 16  ", page, re.MULTILINE)
    assert "Bastien, Camille, Diane" in page
    assert "You share everyone out." in "".join(seated.pages)


def with_planning() -> Record:
    record = new_record()
    position = {"game": "royal-secrets", "players": 4, "round": 3, "first": 0, "parley": 0}
    record.state = GAME.load({**position, "seats": [{"favors": ["planning 40"]}, {}, {}, {}]})
    return record


# What can be typed.


@pytest.mark.parametrize("words", ["1", "@king", "go to the King", "GO TO  the king"])
def test_a_move_is_typed_by_number_in_words_or_in_notation(capsys: pytest.CaptureFixture[str], words: str) -> None:
    seated = Seated(capsys, script(words), new_record())

    assert "You go to the King." in seated.play()


def test_a_move_is_typed_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    seated = Seated(capsys, script("aller chez le Roi"), new_record(), "fr")

    assert "Vous allez chez le Roi." in seated.play()


@pytest.mark.parametrize("typed", ["_v20", "why _v20", "bet Valet 20 face down"])
def test_a_refused_move_says_why_with_its_rule(capsys: pytest.CaptureFixture[str], typed: str) -> None:
    seated = Seated(capsys, script("1", "1", typed, "why"), new_record())
    seated.play()

    assert "You hold no valet 20. (RS\u00a05.3)" in seated.pages[3]
    assert "Type “? RS 5.3” to read that rule." in seated.pages[3]
    assert GAME.format(seated.sitting.moves[-1][1]) != "_v20"
    assert seated.pages[4].startswith("why\nRS 5.3\n  ")


def test_a_refused_move_says_why_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    seated = Seated(capsys, script("1", "1", "pourquoi _v20"), new_record(), "fr")

    shown = seated.play()

    assert "(RS\u00a05.3)" in shown
    assert "pour lire cette règle" in shown


def test_why_a_move_is_allowed(capsys: pytest.CaptureFixture[str]) -> None:
    shown = Seated(capsys, script("why @queen", "why", "why 2"), new_record()).play()

    assert shown.count("That is allowed now: it is choice 2.") == 2
    assert "Type “why” and a move" in shown


def test_a_question_mark_shows_the_rule_behind_the_question_or_any(capsys: pytest.CaptureFixture[str]) -> None:
    seated = Seated(capsys, script("?", "? rs 5.2", "?5.2", "? R39", "? RS 99.1", "? what"), new_record())
    seated.play()

    assert seated.pages[1].startswith("?\nRS 4.1\n  ")
    assert seated.pages[2].splitlines()[1:] == seated.pages[3].splitlines()[1:]
    assert "face up" in unwrapped(seated.pages[2])
    assert "R39" in seated.pages[4]
    assert "There is no rule “RS 99.1”" in seated.pages[5]
    assert "There is no rule “what”" in seated.pages[6]
    assert "**" not in "".join(seated.pages)


@pytest.mark.parametrize(("lang", "word", "title"), [("en", "rules", "Summary"), ("fr", "règles", "Résumé")])
def test_the_opening_and_the_rules_on_one_page(
    capsys: pytest.CaptureFixture[str], lang: str, word: str, title: str
) -> None:
    seated = Seated(capsys, script(word, "? RS 1.4"), new_record(), lang)
    shown = seated.play()

    assert {"en": "You are a spy", "fr": "Vous êtes espion"}[lang] in shown
    assert f"── {title} ──" in seated.pages[1]
    assert "*" not in shown
    assert "|---" not in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_the_rule_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    seated = Seated(capsys, script("?"), new_record(), "fr")
    seated.play()

    assert "chez le Roi" in unwrapped(seated.pages[1])


@pytest.mark.parametrize(
    ("lang", "log", "table", "helped"), [("en", "log", "table", "help"), ("fr", "journal", "voir", "aide")]
)
def test_the_log_the_table_and_help(
    capsys: pytest.CaptureFixture[str], lang: str, log: str, table: str, helped: str
) -> None:
    seated = Seated(capsys, script("1", log, table, helped), new_record(), lang)
    seated.play()

    told = [line for line in seated.pages[2].splitlines() if line.startswith("  · ")]
    assert len(told) == len(seated.sitting.log[0])
    assert seated.pages[3].count("┌") == 1
    assert "RS 2.1" in seated.pages[4]
    assert ">1" in seated.pages[4]


JUNK = [
    "",
    "   ",
    "0",
    "99",
    "-5",
    "1.5",
    "7" * 400,
    "bet",
    "^c99",
    "why why",
    "why 0",
    "why 0000000001999",
    "0000000001999",
    "7" * 5000,
    "? ",
    "?" * 90,
    "x" * 5000,
    "\x00",
    "\x1b[A",
]
JUNK += [
    "»",
    "💥",
    "go to the Kin",
    "save /no/such/place/x.json",
    "save \x00",
    "log now",
    "quit now",
    "{ $x }",
    "[bold]",
]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_that_is_typed_loses_the_game(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    seated = Seated(capsys, script(*JUNK), new_record(), lang)
    seated.play()

    assert len(seated.pages) == len(JUNK) + 2
    assert all(page.strip() != PROMPT.strip() for page in seated.pages[:-1])
    assert seated.sitting.people == list(seated.sitting.playing.asked)
    assert seated.sitting.moves[-1][0] != 0


# Leaving and coming back.


def test_a_game_that_is_resumed_ends_as_it_would_have_ended(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, whole = tmp_path / "game.json", tmp_path / "whole.json"
    record = new_record(bot="sensible")
    straight = Seated(capsys, any_number(5), record).play(whole)

    typist = any_number(5)
    answered = 0

    def leaves(prompt: str, page: str) -> str:
        nonlocal answered
        answered += 1
        if answered % 20 == 0:
            raise EOFError
        return typist(prompt, page)

    last = ""
    for _ in range(100):
        seated = Seated(capsys, leaves, Record.from_json(file.read_text()) if file.exists() else record)
        last = seated.play(file)
        if seated.sitting.playing.is_over:
            break
        assert f"antechamber play --resume {file}" in unwrapped(last)
    assert answered > 40
    assert file.read_text() == whole.read_text()
    assert last[last.index("The final count") :] == straight[straight.index("The final count") :]


@pytest.mark.parametrize(("answer", "saved"), [("", True), ("y", True), ("no", False), ("n", False)])
def test_quit_offers_to_save(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, answer: str, saved: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    seated = Seated(capsys, script("1", "quit", answer), new_record(seed=3))

    shown = seated.play()

    file = tmp_path / "royal-secrets-3.json"
    assert file.exists() == saved
    assert ("is saved in royal-secrets-3.json" in shown) == saved
    assert ("was not saved" in shown) != saved
    if saved:
        assert Record.from_json(file.read_text()).moves == seated.sitting.moves


def test_save_takes_a_name_and_quit_then_asks_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    seated = Seated(capsys, script("1", f"save {file}", "1", "quit"), new_record())

    assert "Good-bye!" in seated.play()
    assert Record.from_json(file.read_text()).header.seats == ("person", "bot:random", "bot:random", "bot:random")
    assert Record.from_json(file.read_text()).moves == seated.sitting.moves


def test_the_end_of_input_is_no_accident(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Good-bye! The game was not saved" in Seated(capsys, script("1"), new_record()).play()
    assert "Good-bye!" in Seated(capsys, script("quit"), new_record()).play()


# The final page.


@pytest.mark.parametrize("seed", range(3))
def test_the_final_page_explains_every_point(capsys: pytest.CaptureFixture[str], seed: int) -> None:
    seated = Seated(capsys, any_number(seed), new_record(seed=seed))
    shown = seated.play()
    page = shown[shown.index("The final count") :]

    result = seated.sitting.playing.result
    assert result is not None
    for seat, name in enumerate(seated.evening.names):
        account = page[page.index(f"\n\n{name}\n") :].split("\n\n")[1]
        ends = [int(points) for points in re.findall(r"→ (\d+)", account)]
        unplayed = int(re.findall(r"\+(\d) \(1 point", unwrapped(account))[0])
        assert len(ends) == 7
        assert ends[-1] + unplayed == result.scores[seat]
        assert f"Total: {result.scores[seat]}\n" in account + "\n"
        before = 10
        for line, after in zip(re.findall(r"Round \d: (.*?) → ", unwrapped(account)), ends, strict=True):
            assert max(0, before + sum(int(due) for due in re.findall(r"[+-]\d+", line))) == after
            before = after
        assert re.search(rf"^ +{result.ranks[seat]}\.  {name} +{result.scores[seat]}$", page, re.MULTILINE)


# Several people at one screen.


@pytest.mark.parametrize("people", [2, pytest.param(3, marks=pytest.mark.slow), 4])
def test_hot_seat_hands_over_and_never_shows_anothers_hand(capsys: pytest.CaptureFixture[str], people: int) -> None:
    numbers = any_number(2)
    looking = ""

    def typist(prompt: str, page: str) -> str:
        nonlocal looking
        if prompt != PROMPT:  # The hand-over: whatever has been printed now is fit for all.
            assert "Your hand" not in page.rpartition("\n" * 50)[2]
            looking = prompt.partition(",")[0]
            return ""
        seat = int(looking.removeprefix("Player ")) - 1
        assert seat in seated.sitting.playing.asked
        hand = seated.sitting.shown(seat).view.hand
        for line in re.findall(r"Your hand: (.*(?:\n {11}.*)*)", page):
            assert len(re.findall(r"\[", line)) == len(hand)
            assert re.findall(r"Valet -?\d+", line) == [card.capitalize() for card in hand if card.startswith("valet")]
        return numbers(prompt, page)

    seated = Seated(capsys, typist, new_record(4, people))
    shown = seated.play()

    assert seated.sitting.playing.is_over
    assert "Final ranks" in shown
    assert "Your hand" not in seated.pages[-1].rpartition("\n" * 50)[2]
    assert "Player 2 is asked now. The others look away." in shown


def test_one_person_is_never_asked_to_look_away(capsys: pytest.CaptureFixture[str]) -> None:
    assert "look away" not in Seated(capsys, any_number(1), new_record()).play()


# Games without a drawing of their own.


def test_a_game_without_a_drawing_is_played_all_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "find_spec", lambda name: None)
    seated = Seated(capsys, any_number(1), new_record(), "fr")

    shown = seated.play()

    assert isinstance(seated.evening.drawing, Plain)
    assert seated.sitting.playing.is_over
    assert "miser Courtisan 10, carte visible" in shown
    assert "Classement" in shown


def test_a_choice_can_be_taken_back_and_made_again(capsys: pytest.CaptureFixture[str]) -> None:
    def typist(prompt: str, page: str) -> str:
        if "“undo” takes back" in page and not undone:
            undone.append(page)
            return "undo"
        if undone and len(undone) == 1:
            undone.append(page)
        if len(undone) > 1:
            raise EOFError
        return "1" if prompt == PROMPT else ""

    undone: list[str] = []
    seated = Seated(capsys, typist, new_record())
    seated.play()

    assert "You take back your last choice." in undone[1]
    assert all(move for _, move in seated.sitting.moves)


@pytest.mark.parametrize(
    ("lang", "word", "said"), [("en", "undo", "nothing to take back"), ("fr", "reprendre", "rien")]
)
def test_what_cannot_be_taken_back_is_refused(
    capsys: pytest.CaptureFixture[str], lang: str, word: str, said: str
) -> None:
    seated = Seated(capsys, script(word), new_record(), lang)

    assert said in seated.play()
    assert seated.sitting.moves == [move for move in seated.sitting.moves if move[0] in seated.sitting.bots]


def test_favors_are_passed_ahead_and_asked_for_again(capsys: pytest.CaptureFixture[str]) -> None:
    """R76 at one screen: the question offers it, a number gives it, and `ahead clear` takes it away."""
    asked: list[str] = []

    def typist(prompt: str, page: str) -> str:
        if prompt != PROMPT:
            return ""
        if "“ahead” answers" in page and not asked:
            asked.append(page)
            return "ahead"
        if len(asked) == 1:
            asked.append(page)
            return "ahead 1"
        if len(asked) == 2:
            asked.append(page)
            return "ahead clear"
        if len(asked) == 3:
            asked.append(page)
            raise EOFError
        return str(1 + dice.below(9))

    dice = Dice(1)
    for seed in range(40):
        asked.clear()
        Seated(capsys, typist, Record.start(GAME, 3, seed, {}, seats_of(3, 1, "random"))).play()
        if asked:
            break

    assert "pass on all favors (this round)" in asked[1]
    assert "Answered in advance: pass on all favors (this round)." in asked[2]
    assert "You will be asked again." in asked[3]
