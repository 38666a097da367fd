"""The sensible player of Queen Marie-Antoinette, by its answers at small tables."""

from random import Random

import msgspec
import pytest

import antechamber
from antechamber import Move, State, bots
from antechamber.bots.queen_marie_antoinette.sensible.courts import court_of
from antechamber.bots.queen_marie_antoinette.sensible.plotting import Ambition, at_least
from antechamber.bots.queen_marie_antoinette.sensible.requirement import COMPARED, promise
from antechamber.bots.queen_marie_antoinette.sensible.sight import Sight
from antechamber.games.queen_marie_antoinette.cards import CARD_COUNT, reconstruction
from antechamber.games.queen_marie_antoinette.fulfilling import fulfills
from antechamber.games.queen_marie_antoinette.moves import (
    ChooseColumn,
    Give,
    KeepPlots,
    MoveTop,
    Place,
    Play,
    PutUnder,
    SwapTops,
    Take,
    TakeSet,
    Target,
    Validate,
)
from antechamber.games.queen_marie_antoinette.requirements import requirement_points
from antechamber.games.queen_marie_antoinette.state import Table
from antechamber.games.queen_marie_antoinette.views.shapes import View
from antechamber.lab.match import Match, Standing, play_match
from tests.games.queen_marie_antoinette.court import COLORS, GAME, Court, card, court, fresh

SENSIBLE = bots.find(GAME, "sensible")


def answer(table: Court, color: str, seed: int = 0) -> Move:
    """What the bot does in a color's place; it gets the view as it comes over the wire, and nothing else."""
    view = msgspec.json.decode(msgspec.json.encode(table.view(color)), type=View)
    return SENSIBLE(seed).choose(view, table.choices(color))


def play_turn(table: Court, color: str) -> list[Move]:
    """Let the bot play a whole turn, and say what it did."""
    moves: list[Move] = []
    while table.asked == [color] and table.player == color:
        moves.append(answer(table, color))
        table.play(color, moves[-1])
    return moves


def play_game(state: State, names: list[str], seed: int = 0) -> set[type[Move]]:
    """Play a game to its end, every answer being one of the choices; the kinds of moves of the sensible ones."""
    players = [bots.find(GAME, name)(seed + seat) for seat, name in enumerate(names)]
    kinds: set[type[Move]] = set()
    while not state.is_over:
        seat = state.actors[0]
        choices = state.choices(seat)
        move = players[seat].choose(state.view(seat), choices)
        assert any(move is choice for choice in choices)
        if names[seat] == "sensible":
            kinds.add(type(move))
        state.play(seat, move)
    return kinds


# It can play


@pytest.mark.parametrize("number", range(1, 11))
def test_every_condition_and_requirement_can_be_played(number: int) -> None:
    """Ten tables with all fifty Conditions and all ten Requirements among them, of two, three and four players."""
    conditions = " ".join(f"{letter}{number}" for letter in "MANCF")
    names = ["sensible", "random", "sensible", "random"][: 2 + number % 3]
    table = court(conditions, f"E{number}", players=len(names))
    assert play_game(table.state, names, number) >= {Play, Place}


ANSWERS: dict[str, tuple[type[Move], ...]] = {
    "M1": (Target,),
    "M3": (Target,),
    "M7": (Target,),
    "M8": (Give, Take),
    "M9": (Target,),
    "M10": (ChooseColumn,),
    "N1": (Give, ChooseColumn),
    "N2": (ChooseColumn,),
    "N3": (ChooseColumn,),
    "N4": (SwapTops,),
    "N5": (ChooseColumn,),
    "N6": (PutUnder,),
    "N8": (MoveTop,),
    "N10": (Give,),
}


@pytest.mark.parametrize("condition", ANSWERS)
def test_every_effect_gets_its_answers(condition: str) -> None:
    """Blue's courtier is sent; what its Condition asks is answered to the end of the turn."""
    line = " ".join(condition if condition[0] == letter else f"{letter}2" for letter in "MANCF")
    played = f"{condition[0].lower()}{11 - int(condition[1:])}"
    table = court(line, courts={"blue": f"{played} ..."}, plots={"blue": "P28 P29 P30 P31"})
    table.play("blue", Play(card(played)), Place(1))
    assert tuple(map(type, play_turn(table, "blue"))) == ANSWERS[condition]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", ["queen-marie-antoinette", "queen-marie-antoinette-intro"])
def test_it_plays_both_presets_from_the_draft_on(preset: str, players: int) -> None:
    state = antechamber.game(preset).start(players, 5)
    assert play_game(state, ["sensible"] * players) >= {TakeSet, Play, Place}


def test_it_plays_with_another_deck() -> None:
    """No Plot is left to draw with four players, all Merchants would exchange some, and there is one Requirement."""
    deck = msgspec.to_builtins(reconstruction())
    deck["plots"] = deck["plots"][10:26]
    deck["requirements"] = deck["requirements"][6:7]
    for condition in deck["conditions"]:
        if condition["id"].startswith("N"):
            condition.update(effect="change Plots", timing="after")
    for players in (2, 4):
        kinds = play_game(GAME.start(players, 3, {"deck": deck}), ["sensible"] * players)
        assert (kinds & {KeepPlots, PutUnder} != set()) == (players == 2)


def test_the_same_seed_and_the_same_questions_give_the_same_answers() -> None:
    first, second = fresh(2, 11), fresh(2, 11)
    for table in (first, second):
        play_game(table.state, ["sensible", "sensible"], seed=1)
    assert first.state.dump() == second.state.dump()


def test_it_knows_no_more_than_its_view() -> None:
    """In every world that it cannot tell from the true one it gives the same answer."""
    table = fresh(3, 4)
    for turn in range(30):
        seat = table.state.actors[0]
        here = answer(table, COLORS[seat])
        assert answer(Court(table.state.imagine(seat, turn)), COLORS[seat]) == here
        table.play(COLORS[seat], here)


def test_a_spectator_is_nobody_to_play_for() -> None:
    with pytest.raises(ValueError, match="spectator"):
        Sight(fresh().view())


# It plays sensibly


def test_it_validates_the_plot_that_wins_with_the_last_turn() -> None:
    """Blue has 50 and has had its turn: red's last one is worth 7, enough."""
    table = court(
        players=2,
        first="blue",
        player="red",
        courts={"red": "m6 a6 n6 c3 ..."},
        points={"blue": 50, "red": 46},
        plots={"red": "P6"},
    )
    assert play_turn(table, "red") == [Validate("P6")]
    assert table.state.outcome().winners == (1,)


@pytest.mark.parametrize(("own", "others", "ends"), [(40, 10, True), (10, 40, False)])
def test_it_empties_a_column_when_it_is_ahead_and_not_before(own: int, others: int, ends: bool) -> None:
    table = court(players=2, columns=("m9", "...", "..."), points={"blue": own, "red": others})
    play_turn(table, "blue")
    assert table.state.is_over == ends


def test_it_leaves_no_column_to_a_rival_who_would_win_by_emptying_it() -> None:
    """The third 6 lies in a column of two, but then red, who is ahead, would end the game."""
    table = court(
        players=2,
        courts={"blue": "m6 a6 ..."},
        columns=("c6 f5", "...", "..."),
        points={"blue": 20, "red": 30},
        plots={"blue": "P6"},
    )
    assert Place(1) not in play_turn(table, "blue")


def test_it_takes_the_card_that_fulfills_a_plot() -> None:
    table = court(
        players=2,
        courts={"blue": "m6 a6 c9 c3 f2 n8 ..."},
        columns=("...", "c6 m2 ...", "..."),
        plots={"blue": "P6"},
    )
    assert Place(2) in play_turn(table, "blue")
    assert answer_next(table, "blue") == Validate("P6")


def answer_next(table: Court, color: str) -> Move:
    """What the bot does in its next turn, when the others have done something."""
    while table.asked != [color]:
        other = table.asked[0]
        table.play(other, table.choices(other)[0])
    return answer(table, color)


def test_it_keeps_the_cards_of_a_plot_until_it_is_validated() -> None:
    table = court(
        players=2, courts={"blue": "m4 m5 m6 c3 f2 n8 ..."}, plots={"blue": "P18"}, columns=("m7 ...", "...", "...")
    )
    first = play_turn(table, "blue")[0]
    assert isinstance(first, Play)
    assert first.card not in {card("m4"), card("m5"), card("m6")}


def test_it_strikes_whoever_leads() -> None:
    table = court("M1 A1 N1 C1 F1", courts={"blue": "m3 ..."}, points={"red": 12, "yellow": 25})
    table.play("blue", Play(card("m3")), Place(1))
    assert answer(table, "blue") == Target(2)


def test_it_exchanges_for_what_its_plot_lacks() -> None:
    """M8 after a Military: the fourth card of P18, worth 12, lies in red's court."""
    table = court(
        "M8 A1 N1 C1 F1",
        players=2,
        courts={"blue": "m4 m5 m6 m9", "red": "m7 a3 n5 f8"},
        plots={"blue": "P18"},
    )
    table.play("blue", Play(card("m9")), Place(1))
    assert Take(card("m7")) in play_turn(table, "blue")
    assert {"m4", "m5", "m6", "m7"} <= set(table.court("blue").split())


def test_it_gives_back_the_plot_that_cannot_be_fulfilled() -> None:
    """Red has three of the 3s and will hardly give them away, so blue gives back P3."""
    table = court(
        "M1 A1 N6 C1 F1",
        players=2,
        courts={"blue": "n2 ...", "red": "m3 a3 c3 f3 ..."},
        plots={"blue": "P3 P23 P28 P34"},
        draws={"plots": ["P29"]},
    )
    table.play("blue", Play(card("n2")), Place(1))
    assert answer(table, "blue") == PutUnder("P3")


def test_it_keeps_plots_that_are_fulfilled() -> None:
    table = court(
        "M1 A1 N7 C1 F1",
        players=2,
        courts={"blue": "n2 m4 m5 m6 m7 a2 a3 a4 a5 n4 n5 f2 f3 ..."},
        plots={"blue": "P18 P23 P24 P33"},
    )
    table.play("blue", Play(card("n2")), Place(1))
    assert answer(table, "blue") == KeepPlots()


def test_it_drafts_the_set_that_its_plots_ask_for() -> None:
    position = {
        "game": "queen-marie-antoinette",
        "players": 2,
        "step": "draft",
        "requirement": "E1",
        "conditions": ["M1", "A1", "N1", "C1", "F1"],
        "first": 0,
        "sets": [["cardinal 9", "merchant 2", "favorite 3"], ["military 4", "military 5", "military 6"]],
        "seats": [{}, {"plots": ["P18", "P23", "P2", "P12"]}],
    }
    assert answer(Court(GAME.load(position)), "red") == TakeSet(2)


@pytest.mark.slow
def test_it_beats_a_random_player_by_far() -> None:
    """Half of the games would be fair; docs/bots.md has the figures of a long match."""
    match = Match(GAME, ("sensible", "random"), deals=12)
    standings = [Standing(bot) for bot in match.bots]
    assert list(play_match(match, standings, []))[-1] == 12
    assert standings[0].share >= 0.8


# What it counts


def random_court(chance: Random) -> Table:
    """A table at which blue has any eleven cards."""
    names = [f"{letter}{value}" for letter in "mancf" for value in range(2, 11)]
    table = court(players=2, courts={"blue": " ".join(chance.sample(names, 11))}).state
    assert isinstance(table, Table)
    return table


def test_a_plot_is_certain_just_when_it_is_fulfilled() -> None:
    chance = Random(1)
    found = 0
    for _ in range(20):
        table = random_court(chance)
        for number, plot in enumerate(reconstruction().plots):
            likely = Ambition(plot, [0.5] * CARD_COUNT).chance(court_of(table, 0))
            assert 0.0 < likely <= 1.0
            assert (likely == 1.0) == fulfills(table, 0, number)
            found += likely == 1.0
    assert found > 20


def test_the_requirement_promises_at_least_what_it_gives_now() -> None:
    chance = Random(2)
    for _ in range(10):
        table = random_court(chance)
        for number, effect in enumerate(table.box.counts):
            if effect not in COMPARED:
                table.requirement = number
                given, points = int(requirement_points(table, 0)), int(table.box.worth[4 * number])
                assert given <= promise(effect, points, court_of(table, 0)) <= given + 3 * points


def test_so_many_of_several_chances() -> None:
    assert at_least(0, [0.5]) == 1.0
    assert at_least(2, [0.5, 0.5]) == pytest.approx(0.25)
    assert at_least(1, [0.5, 0.5, 0.5]) == pytest.approx(0.875)
    assert at_least(2, [0.1, 0.2]) == pytest.approx(0.02)
