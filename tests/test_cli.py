"""The command, as a person calls it."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import antechamber
from antechamber import Record, __version__
from antechamber.cli import main
from antechamber.core.build import COMPILED
from antechamber.core.chance import commitment

LISTED = ", ".join(game.preset or game.id for game in antechamber.games())
DECK = Path(antechamber.game("royal-secrets").folder, "cards.toml").read_text(encoding="utf-8")

SECRET = bytes(range(32))


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    main(list(arguments))
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence with which bad input is answered; no traceback, exit code 2."""
    with pytest.raises(SystemExit) as stopped:
        main(list(arguments))
    assert stopped.value.code == 2
    error = capsys.readouterr().err.strip()
    assert "Traceback" not in error
    return error.removeprefix("antechamber: ")


def test_the_version_says_which_build_is_running(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    build = "compiled" if COMPILED else "pure Python"
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"antechamber {__version__} ({build})\n"


def test_the_games_are_listed_with_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    listed = run(capsys, "games")
    assert "royal-secrets  Royal Secrets, 3-5 players" in listed
    assert "favor_windows = every bet" in listed


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_simulation_prints_results_by_seat_and_by_favor(capsys: pytest.CaptureFixture[str], players: int) -> None:
    printed = run(capsys, "simulate", "royal-secrets", "--games", "20", "--players", str(players))
    assert f"20 random games of Royal Secrets with {players} players, from seed 0" in printed
    seats = re.findall(r"│ (\d) +│ +([\d.]+)% │", printed)
    assert [int(seat) for seat, _ in seats] == list(range(players))
    assert sum(float(share) for _, share in seats) == pytest.approx(100, abs=0.3)
    for favor in ("corruption", "master stroke", "royal dinner"):
        assert f"│ {favor} " in printed


def test_the_same_seed_gives_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("simulate", "royal-secrets", "--games", "10", "--seed")
    assert run(capsys, *arguments, "5") == run(capsys, *arguments, "5")
    assert run(capsys, *arguments, "5") != run(capsys, *arguments, "6")


def test_options_a_deck_and_a_position_can_be_given(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(DECK.replace("influence = 70", "influence = 90"), encoding="utf-8")
    options = ("--option", "equal_stakes=yes", "--option", "favor_windows=own turn", "--deck", str(deck))
    assert "│ 90 " in run(capsys, "simulate", "royal-secrets", "--games", "20", *options)

    position = tmp_path / "position.json"
    position.write_text('{"game": "royal-secrets", "players": 3, "round": 7}', encoding="utf-8")
    printed = run(capsys, "simulate", "royal-secrets", "--games", "30", "--position", str(position))
    attended = [int(number) for number in re.findall(r"│ \d\d +│ +(\d+) │ +[\d.]+% │", printed)]
    assert "with 3 players" in printed
    assert 30 <= sum(attended) <= 60


def test_a_match_prints_every_bots_win_share(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ("--bots", "sensible,random,random", "--deals", "2")
    printed = run(capsys, "match", "royal-secrets", *bots)
    assert "6 games of Royal Secrets: 2 deals, each from every seat" in printed
    shares = re.findall(r"│ (sensible|random) +│ +([\d.]+)% │ +[\d.]+% │ +33.3% │", printed)
    assert [bot for bot, _ in shares] == ["sensible", "random", "random"]
    assert sum(float(share) for _, share in shares) == pytest.approx(100, abs=0.3)


def test_a_record_is_replayed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = Record.start(antechamber.game("royal-secrets"), 3, 7)
    file = tmp_path / "game.json"
    while not record.state.is_over:
        file.write_text(record.to_json(), encoding="utf-8")
        seat = record.state.actors[0]
        record.play(seat, record.state.choices(seat)[0])
    assert "The game goes on: seats " in run(capsys, "replay", str(file))

    file.write_text(record.to_json(), encoding="utf-8")
    printed = run(capsys, "replay", str(file)).splitlines()
    assert printed[0] == "Royal Secrets, 3 players, rules version 2"
    assert len(printed) == 1 + len(record.moves) + 3
    assert record.state.result is not None
    assert printed[-1].endswith(f"{record.state.result.scores[2]} points")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "royal-flush"], f"There is no game called “royal-flush”. There are: {LISTED}."),
        (["simulate", "royal-secrets", "--players", "6"], "Royal Secrets is for 3 to 5 players, not 6. (RS 1.1)"),
        (["simulate", "royal-secrets", "--games", "0"], "Simulate from 1 to 10,000,000 games."),
        (
            ["simulate", "royal-secrets", "--option", "wind=south"],
            "There is no option “wind” here. There are: deck, equal_stakes, favor_windows, lone_guest_paid.",
        ),
        (
            ["simulate", "royal-secrets", "--option", "favor_windows=never"],
            "The option “favor_windows” is one of: every bet, own turn.",
        ),
        (
            ["simulate", "royal-secrets", "--option", "equal_stakes=maybe"],
            "The option “equal_stakes” is either true or false.",
        ),
        (
            ["simulate", "royal-secrets", "--option", "equal_stakes"],
            "An option is given as NAME=VALUE, not as “equal_stakes”.",
        ),
        (
            ["match", "royal-secrets", "--bots", "sensible,genius,random"],
            "There is no bot called “genius” for Royal Secrets. There are: sensible, random.",
        ),
        (["match", "royal-secrets", "--deals", "0"], "Play from 1 to 1,000,000 deals."),
        (["match", "royal-secrets", "--bots", "random"], "Royal Secrets is for 3 to 5 players, not 1. (RS 1.1)"),
        (["replay", "nowhere.json"], "The file “nowhere.json” cannot be read: No such file or directory."),
    ],
)
def test_bad_input_is_answered_by_one_clear_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert refused(capsys, *arguments) == sentence


@pytest.mark.parametrize(
    ("flag", "name", "content", "sentence"),
    [
        ("--deck", "deck.toml", DECK.replace("stabbing", "sneezing"), "The deck cannot be used: "),
        ("--deck", "deck.toml", "influence = ", "The file “deck.toml” is not what is wanted here: "),
        ("--position", "position.json", '{"game": "royal-secrets", "players": 9}', "This position cannot be: it has 9"),
        ("--position", "position.json", "[1, 2", "The file “position.json” is not what is wanted here: "),
        ("--position", "position.json", "[]", "This position cannot be: "),
    ],
)
def test_bad_files_are_answered_by_one_clear_sentence(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    flag: str,
    name: str,
    content: str,
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).write_text(content, encoding="utf-8")
    answer = refused(capsys, "simulate", "royal-secrets", flag, name)
    assert answer.startswith(sentence)
    assert "\n" not in answer


def test_a_corrupt_record_is_refused_with_the_move_at_which_it_breaks_off(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    record = Record.start(antechamber.game("royal-secrets"), 3, 7)
    seat = record.state.actors[0]
    record.play(seat, record.state.choices(seat)[0])
    stored = json.loads(record.to_json())
    stored["moves"].append([seat, {"type": "UseMasterStroke"}])
    Path("game.json").write_text(json.dumps(stored), encoding="utf-8")
    assert refused(capsys, "replay", "game.json").startswith("This record breaks off at move 2: ")
    Path("game.json").write_text("{", encoding="utf-8")
    assert refused(capsys, "replay", "game.json").startswith("This record cannot be read: ")


# verify

Change = Callable[[dict[str, Any]], None]


def finished(key: int | bytes) -> dict[str, Any]:
    """The record of a whole game, ready to be spoiled."""
    record = Record.start(antechamber.game("royal-secrets"), 3, key)
    while not record.state.is_over:
        seat = record.state.actors[0]
        record.play(seat, record.state.choices(seat)[0])
    stored: dict[str, Any] = json.loads(record.to_json())
    return stored


def written(tmp_path: Path, stored: object) -> str:
    file = tmp_path / "game.json"
    file.write_text(stored if isinstance(stored, str) else json.dumps(stored), encoding="utf-8")
    return str(file)


def test_a_good_record_is_verified_line_by_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    stored = finished(SECRET)

    printed = run(capsys, "verify", written(tmp_path, stored)).splitlines()

    promised, scores = commitment(SECRET), ", ".join(map(str, stored["result"]["scores"]))
    assert printed == [
        f"It can be read: Royal Secrets, 3 players, rules version 2, {len(stored['moves'])} moves.",
        f"Its luck is open: the secret fits the commitment {promised}, which was to be published before the deal.",
        "Every move is legal.",
        f"Its result is what the moves give: scores {scores}.",
        "Verified.",
    ]


def test_an_open_seed_and_a_missing_commitment_are_told_apart_from_a_promise(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    by_seed = run(capsys, "verify", written(tmp_path, finished(7)))
    unpromised = finished(SECRET)
    del unpromised["header"]["commitment"]

    assert "Its luck is open: the seed 7, to which nobody was committed." in by_seed
    assert "a secret, to which nobody was committed." in run(capsys, "verify", written(tmp_path, unpromised))


def test_a_game_that_goes_on_is_verified_as_far_as_it_goes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    stored = finished(7)
    del stored["result"]
    assert "It claims no result; the moves give one: scores " in run(capsys, "verify", written(tmp_path, stored))

    stored["moves"] = stored["moves"][:20]
    printed = run(capsys, "verify", written(tmp_path, stored)).splitlines()
    assert printed[-2:] == ["It claims no result, and the game goes on.", "Verified."]


def wrong_secret(stored: dict[str, Any]) -> None:
    stored["header"]["secret"] = bytes(32).hex()


def no_secret(stored: dict[str, Any]) -> None:
    del stored["header"]["secret"]


def other_move(stored: dict[str, Any]) -> None:
    stored["moves"][29][1] = {"type": "UseMasterStroke"}


def other_seat(stored: dict[str, Any]) -> None:
    stored["moves"][29][0] = (stored["moves"][29][0] + 1) % 3


def lost_move(stored: dict[str, Any]) -> None:
    del stored["moves"][-1]


def other_scores(stored: dict[str, Any]) -> None:
    stored["result"]["scores"][0] += 1


def later_rules(stored: dict[str, Any]) -> None:
    stored["header"]["rules"] = 3


@pytest.mark.parametrize(
    ("change", "held", "fault"),
    [
        (later_rules, 0, "This record was played by version 3 of the rules of Royal Secrets"),
        (wrong_secret, 1, "This game was not dealt as promised: its secret does not fit the commitment"),
        (no_secret, 1, "This record cannot be replayed or verified yet, for its luck is still sealed"),
        (other_move, 2, "This record breaks off at move 30: That is no answer to what is asked now"),
        (other_seat, 2, "This record breaks off at move 30: Seat "),
        (lost_move, 3, "This record claims a result, but after its "),
        (other_scores, 3, "This record claims another result than its moves give: by them the ranks are "),
    ],
)
def test_a_spoiled_record_is_verified_up_to_its_first_fault(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, change: Change, held: int, fault: str
) -> None:
    stored = finished(SECRET)
    change(stored)

    with pytest.raises(SystemExit) as stopped:
        main(["verify", written(tmp_path, stored)])

    said = capsys.readouterr()
    assert stopped.value.code == 2
    assert len(said.out.splitlines()) == held
    assert said.err.startswith(f"antechamber: {fault}")
    assert len(said.err.splitlines()) == 1


def test_an_illegal_move_is_named_with_its_rule(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    stored = finished(7)
    other_move(stored)

    assert refused(capsys, "verify", written(tmp_path, stored)).endswith("(RS 2.4).")


def test_a_truncated_file_cannot_be_verified(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    half = json.dumps(finished(7))[:-40]

    assert refused(capsys, "verify", written(tmp_path, half)) == (
        "This record cannot be read: Input data was truncated."
    )
