"""The laws on a game that core cannot know: Closed Cups, a folder in tests/toy."""

import pickle
import re
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from antechamber import Event, Record, Refused, State, game, games, seen
from antechamber.core.laws import LAWS, Table, check_fair, tables
from tests.toy import moved_in

with moved_in():
    CUPS, MINI = game("closed-cups"), game("closed-cups-mini")

ALL_CLOSED: dict[str, Any] = {
    "game": "closed-cups",
    "players": 3,
    "step": "pointing",
    "leader": 1,
    "seats": [
        {"hand": ["white", "black"], "hidden": "black"},
        {"hand": ["white", "pink"], "hidden": "white"},
        {"hand": ["pink", "pink"], "hidden": "pink"},
    ],
}
SEATS = ALL_CLOSED["seats"]


@pytest.fixture
def toys() -> Iterator[None]:
    with moved_in():
        yield


def play(state: State, seat: int, text: str) -> list[Event]:
    return state.narrate(seat, CUPS.parse(text, state.view(seat)))


def view(state: State, seat: int | None) -> Any:
    return state.view(seat)


@pytest.mark.law
@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("table", tables([CUPS, MINI], range(2)), ids=str)
def test_a_law_holds_for_the_toy(law: str, table: Table) -> None:
    LAWS[law](table)


# Found by folder


@pytest.mark.usefixtures("toys")
def test_the_toy_and_its_preset_are_found_by_folder() -> None:
    found = [known.preset or known.id for known in games()]

    assert "royal-secrets" in found
    assert found[found.index("closed-cups") + 1] == "closed-cups-mini"
    assert game("closed-cups") is CUPS


def test_the_toy_is_gone_once_it_has_moved_out() -> None:
    assert "closed-cups" not in [known.id for known in games()]
    with pytest.raises(Refused, match="no game called “closed-cups”"):
        game("closed-cups")


@pytest.mark.usefixtures("toys")
def test_the_preset_is_recorded_by_its_own_id_and_is_one_round_long() -> None:
    record = Record.start(MINI, 2, 7)
    while not record.state.is_over:
        seat = record.state.actors[0]
        record.play(seat, record.state.choices(seat)[0])

    assert (record.header.game, record.header.options, len(record.moves)) == ("closed-cups-mini", {"rounds": 1}, 3)
    assert Record.from_json(record.to_json()).state.result == record.state.result


# Hiding


def test_nobody_learns_who_has_hidden_a_pearl_before_all_have() -> None:
    table = CUPS.start(3, 7)
    before = [view(table, reader) for reader in (0, 2, None)]

    told = table.narrate(1, table.choices(1)[0])

    assert [view(table, reader) for reader in (0, 2, None)] == before
    assert [seen(told, reader) for reader in (0, 2, None)] == [[], [], []]
    assert [type(event).__name__ for event in seen(told, 1)] == ["PearlHidden"]
    assert table.actors == (0, 2)
    assert view(table, 1).asked == (0, 1, 2)
    assert view(table, 1).hidden in view(table, 1).hand


def test_one_keeps_ones_own_answer_in_an_imagined_world_and_all_others_are_asked_anew() -> None:
    table = CUPS.start(3, 7)
    table.play(0, table.choices(0)[0])
    table.play(1, table.choices(1)[0])

    assert (table.imagine(0, 5).actors, table.imagine(2, 5).actors) == ((1, 2), (0, 1, 2))
    assert view(table.imagine(0, 5), 0).hidden == view(table, 0).hidden


def test_worlds_are_dealt_fairly_and_any_pearl_of_a_rival_may_lie_under_his_cup() -> None:
    seats = [{"hand": ["white", "white"], "hidden": "white"}, {"hand": ["pink", "black"], "hidden": "pink"}]
    table = CUPS.load({"game": "closed-cups", "players": 2, "step": "pointing", "seats": seats})
    unseen = ["white"] * 4 + ["pink"] * 4 + ["black"] * 2
    deals = list(permutations(unseen, 2))
    worlds = Counter(f"{sorted(deal)} {deal[0]}" for deal in deals)
    drawn: Counter[str] = Counter()
    for seed in range(4000):
        rival = view(table.imagine(0, seed), 1)
        drawn[f"{sorted(rival.hand)} {rival.hidden}"] += 1

    check_fair(drawn, {world: count / len(deals) for world, count in worlds.items()})


# Pointing


def test_the_leader_wins_what_he_points_at_and_his_own_is_laid_aside() -> None:
    table = CUPS.load({**ALL_CLOSED, "chance": {"next": {"bag": ["white", "black", "white"]}}})

    told = play(table, 1, "point 0")

    assert [type(event).__name__ for event in told] == ["CupsLifted", *["PearlDrawn"] * 3]
    public = view(table, None)
    assert public.won == ((), ("black",), ("pink",))
    assert (public.aside, public.leader, public.round, public.asked) == (("white",), 2, 2, (0, 1, 2))
    assert view(table, 1).hand == ("pink", "black")


def test_a_leader_who_points_at_his_own_cup_lets_everyone_win_his_own() -> None:
    table = CUPS.load({**ALL_CLOSED, "options": {"rounds": 1}})

    play(table, 1, "point 1")

    assert table.result is not None
    assert (table.result.scores, table.result.ranks) == ((3, 1, 2), (1, 3, 2))
    assert [(line.seat, line.amount, line.rule) for line in table.result.why[:1]] == [(0, 3, "CC 4.1")]


# Refusals and positions


@pytest.mark.parametrize(
    ("seat", "text", "says"),
    [
        (1, "hide pink", "That is no answer to what is asked now: point at a cup. (CC 2.2)"),
        (0, "point 1", "Seat 0 is not asked now. (CC 2.2)"),
    ],
)
def test_a_refusal_at_pointing_says_why(seat: int, text: str, says: str) -> None:
    table = CUPS.load(ALL_CLOSED)

    assert str(table.why_not(seat, CUPS.parse(text, table.view(seat)))) == says


def test_a_pearl_that_is_not_held_cannot_be_hidden_nor_a_cup_pointed_at_too_early() -> None:
    seats = [{"hand": ["white", "white"]}, {}]
    table = CUPS.load({"game": "closed-cups", "players": 2, "seats": seats})

    assert str(table.why_not(0, CUPS.parse("hide pink", table.view(0)))) == "You hold no pink pearl. (CC 2.1)"
    too_early = "That is no answer to what is asked now: hide a pearl from your hand. (CC 2.2)"
    assert str(table.why_not(0, CUPS.parse("point 0", table.view(0)))) == too_early


def test_there_are_as_many_cups_as_players() -> None:
    table = CUPS.load({**ALL_CLOSED, "players": 2, "seats": SEATS[:2]})

    refused = table.why_not(1, CUPS.parse("point 2", table.view(1)))

    assert str(refused) == "There is no such cup: they are numbered from 0 to 1, as the seats are. (CC 3.1)"


def test_what_a_position_leaves_out_is_filled_in() -> None:
    table = CUPS.load({"game": "closed-cups", "players": 2, "chance": {"next": {"bag": ["black", "pink"]}}})

    assert view(table, 0).hand == ("pink", "black")
    assert (len(view(table, 1).hand), view(table, 1).bag) == (2, 8)
    assert table.actors == (0, 1)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"game": "chess"}, "it is one of “chess”"),
        ({"rules": 2}, "version 2 of the rules"),
        ({"players": 4}, "it has 4 players"),
        ({"players": 2}, "2 players but 3 seats"),
        ({"step": "waiting"}, "“waiting” is no step"),
        ({"leader": 3}, "no seat 3"),
        ({"round": 3}, "there are rounds 1 to 2"),
        ({"round": 2}, "0 pearls are won or aside, but 1 rounds were played"),
        ({"aside": ["white"]}, "1 pearls are won or aside, but 0 rounds were played"),
        ({"step": "over"}, "there are rounds to come"),
        ({"step": "hiding"}, "the leader would be asked"),
        ({"seats": [{"hand": []}, *SEATS[1:]]}, "a hand is of 2 pearls"),
        (
            {"seats": [{"hand": ["black", "black"]}, {"hand": ["black", "pink"]}, {}]},
            "more pearls than were in the bag",
        ),
        ({"chance": {"next": {"bag": ["black", "black"]}}}, "more pearls than were in the bag: black"),
        ({"seats": [{"hand": ["white", "pink"], "hidden": "black"}, *SEATS[1:]]}, "counts with its owner's hand"),
        ({"seats": 7}, "Expected `array`"),
        ({"table": 7}, "unknown field `table`"),
        ({"chance": {"next": {"cup": ["black"]}}}, "there is no stream of luck called “cup”; there are: leader, bag"),
    ],
    ids=str,
)
def test_an_impossible_position_is_refused_with_what_is_wrong(change: dict[str, object], fault: str) -> None:
    with pytest.raises(Refused) as refused:
        CUPS.load({**ALL_CLOSED, **change})

    assert refused.value.reason == "core-bad-position"
    assert fault in str(refused.value)


def test_a_closed_cup_cannot_be_left_when_the_game_is_over() -> None:
    seats = [{"hand": ["white"], "won": ["white"]}, {"hand": ["pink"], "hidden": "pink", "won": ["white"]}]
    over = {"game": "closed-cups", "players": 2, "options": {"rounds": 1}, "step": "over", "seats": seats}

    with pytest.raises(Refused, match="a cup is still closed"):
        CUPS.load(over)


def test_moves_are_written_in_no_language_yet() -> None:
    with pytest.raises(Refused, match="no words in “fr”"):
        CUPS.format(CUPS.moves({})[0], "fr")


@pytest.mark.usefixtures("toys")
def test_a_game_is_pickled_as_its_position() -> None:
    table = CUPS.load(ALL_CLOSED)

    assert pickle.loads(pickle.dumps(table)).dump() == table.dump()


# The guide

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
PLACES = [
    ROOT / place for place in ("", "src/antechamber", "src/antechamber/games", "src/antechamber/games/royal_secrets")
]
"""Where a file lies that the guide names: its paths begin at the top, in the package, among the games or in a game."""


@pytest.mark.pure
def test_the_excerpts_in_contributing_are_the_toys_own_code() -> None:
    excerpts = re.findall(r"```\w+\n# ([\w./]+)\n(.*?)\n```", GUIDE, re.DOTALL)

    assert len(excerpts) > 10
    for name, code in excerpts:
        source = (CUPS.folder / name).read_text("utf-8")
        for part in code.split("\n...\n"):
            assert part in source, name


@pytest.mark.pure
def test_the_files_that_contributing_names_exist() -> None:
    named = set(re.findall(r"`((?:\w+/)+(?:\w[\w.]*)?)`", GUIDE)) | set(re.findall(r"\]\(([\w/.-]+)\)", GUIDE))

    assert len(named) > 30
    assert sorted(name for name in named if not any((place / name).exists() for place in PLACES)) == []
