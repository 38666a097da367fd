"""The sensible player of Royal Secrets, by its answers at small tables."""

import msgspec
import pytest

import antechamber
from antechamber import Move, bots
from antechamber.games.royal_secrets.moves import (
    Attend,
    Bet,
    Pass,
    ShowThirdCard,
    UseMasterStroke,
    UseRecruitment,
    UseRoyalPardon,
    UseStabbing,
)
from antechamber.games.royal_secrets.views.shapes import View
from antechamber.lab.match import Match, Standing, play_match
from tests.games.royal_secrets.court import COLORS, Court, court

GAME = antechamber.game("royal-secrets")


def answer(table: Court, color: str) -> Move:
    """What the bot does in a color's place; it gets the view as it comes over the wire, and nothing else."""
    view = msgspec.json.decode(msgspec.json.encode(table.view(color)), type=View)
    return bots.find(GAME, "sensible")(0).choose(view, table.choices(color))


@pytest.mark.parametrize("options", [{}, {"favor_windows": "own turn"}, {"equal_stakes": True}], ids=str)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_question_gets_an_answer_from_the_choices(players: int, options: dict[str, object]) -> None:
    """Whole games among sensible and random players, so that all kinds of positions come up."""
    kinds: set[type[Move]] = set()
    for seed in range(6):
        state = GAME.start(players, seed, options)
        seats = [bots.find(GAME, ("sensible", "random")[seat % 2])(seed) for seat in range(players)]
        while not state.is_over:
            seat = state.actors[0]
            choices = state.choices(seat)
            move = seats[seat].choose(state.view(seat), choices)
            assert any(move is choice for choice in choices)
            kinds.add(type(move))
            state.play(seat, move)
    assert {Attend, Bet, ShowThirdCard, Pass} <= kinds


def test_it_completes_an_audience_when_the_last_card_decides() -> None:
    """Blue is asked for 20 more, has a 20, and would lose 5 without it."""
    table = court(
        "medal of merit 50",
        "corruption 20",
        at_king=["blue", "red"],
        at_queen=["yellow", "green"],
        bets={
            "red": ["courtier 10 up", "courtier 10 down"],
            "blue": ["courtier 10 down"],
            "yellow": ["courtier 10 up", "courtier 10 down"],
            "green": ["courtier 0 up", "courtier 0 down"],
        },
        hands={"blue": ["courtier 0", "courtier 0", "courtier 10", "courtier 10", "courtier 40", "valet 0"]},
        parley="blue",
    )
    move = answer(table, "blue")
    assert isinstance(move, Bet)
    assert move.card == "courtier 40"


def test_it_throws_nothing_good_into_a_lost_room() -> None:
    """With 70 to reach and two zeros beside it, blue keeps its influence."""
    table = court(
        "royal dinner 70",
        "corruption 20",
        at_king=["blue", "red"],
        at_queen=["yellow", "green"],
        bets={
            "red": ["courtier 0 up", "courtier 0 down"],
            "blue": ["courtier 0 down"],
            "yellow": ["courtier 10 up", "courtier 10 down"],
            "green": ["courtier 0 up", "courtier 0 down"],
        },
        hands={"blue": ["courtier 0", "courtier 10", "courtier 20", "courtier 30", "courtier 40", "valet 0"]},
        parley="blue",
    )
    move = answer(table, "blue")
    assert isinstance(move, Bet)
    assert move.card in {"courtier 0", "valet 0"}


def test_it_leaves_by_an_excuse_a_room_that_will_fail() -> None:
    table = court(
        "royal dinner 70",
        "corruption 20",
        at_king=["blue", "red"],
        at_queen=["yellow", "green"],
        bets={
            "red": ["courtier 0 up", "courtier 0 down"],
            "blue": ["courtier 0 down"],
            "yellow": ["courtier 10 up", "courtier 10 down"],
            "green": ["courtier 0 up", "courtier 0 down"],
        },
        hands={"blue": ["courtier 0", "courtier 10", "courtier 20", "excuse", "valet 0"]},
        parley="blue",
        round=6,
    )
    assert answer(table, "blue") == Bet("excuse", face_up=True)


@pytest.mark.parametrize(
    ("favor", "move"), [("royal pardon 40", UseRoyalPardon()), ("master stroke 50", UseMasterStroke())]
)
def test_a_loss_is_cancelled_or_turned(favor: str, move: Move) -> None:
    table = court(
        "royal dinner 70",
        "corruption 20",
        at_king=["blue", "red"],
        at_queen=["yellow", "green"],
        bets={color: ["courtier 0 up", "courtier 0 down"] for color in COLORS[:4]},
        favors={"blue": [favor]},
    )
    assert table.asked == ["blue"]
    assert answer(table, "blue") == move


def test_a_recruit_is_worth_having_when_the_hand_is_poor() -> None:
    table = court(
        "royal dinner 60",
        "corruption 20",
        at_king=["blue", "red"],
        at_queen=["yellow", "green"],
        bets={
            "blue": ["courtier 0 up", "courtier 0 down"],
            "red": ["courtier 40 up", "courtier 0 down"],
            "yellow": ["courtier 0 up", "courtier 0 down"],
            "green": ["courtier 0 up", "courtier 0 down"],
        },
        hands={"blue": ["courtier 10", "valet 0"]},
        favors={"blue": ["recruitment 50"]},
        round=6,
    )
    assert answer(table, "blue") == UseRecruitment(1, 1)


def test_it_does_not_stab_its_own_side() -> None:
    """Blue's audience stands or falls by red's hidden card: the knife stays in its sheath or goes elsewhere."""
    table = court(
        "medal of merit 50",
        "corruption 20",
        at_king=["blue", "red"],
        at_queen=["yellow", "green"],
        bets={
            "blue": ["courtier 40 up"],
            "red": ["courtier 10 down"],
            "yellow": ["courtier 10 up"],
            "green": ["courtier 0 up"],
        },
        favors={"blue": ["stabbing 30"]},
        step="favors",
        parley="green",
    )
    assert table.asked == ["blue"]
    assert answer(table, "blue") != UseStabbing(1, 1)


@pytest.mark.slow
def test_it_beats_random_players_by_far() -> None:
    """A quarter of the games would be fair; docs/bots.md has the figures of a long match."""
    match = Match(GAME, ("sensible", "random", "random", "random"), deals=30)
    standings = [Standing(bot) for bot in match.bots]
    assert list(play_match(match, standings, []))[-1] == 30
    assert standings[0].share >= 0.6
    assert sum(standing.share for standing in standings) == pytest.approx(1)
