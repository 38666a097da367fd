"""The contract of a game: five lines play any of them, and every public door answers with a choice or a Refused."""

import json
import pickle
from typing import Any

import msgspec
import pytest

from antechamber import Game, Move, Refused, State
from antechamber.core.chance import Dice
from antechamber.core.registry import games

GAMES = games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.preset or game.id)


def short(thing: object) -> str:
    """A test's name for anything."""
    return f"{type(thing).__name__} {str(thing)[:8]}"


NO_SEATS = [-1, 99, 2**70, True, False, "0", 0.0, b"0", [], {}, (0,), object()]
BAD_SEEDS = [-1, 2**63, True, None, 1.5, "7", b"7", [], object()]


class Stranger(Move, frozen=True):
    """A move of no game."""

    anything: object = None


NO_MOVES = [None, 0, 3.5, "-", b"-", [], {}, {"type": "Pass"}, object(), Move, Stranger(), Stranger([]), Stranger({})]


def text(state: State) -> str:
    return json.dumps(state.dump())


def begin(game: Game, players: int | None = None) -> State:
    return game.start(players or game.least_players, 7)


def refusal(call: Any, *arguments: object) -> Refused:
    with pytest.raises(Refused) as refused:
        call(*arguments)
    assert refused.value.say() != refused.value.reason  # It has words.
    return refused.value


# Playing


@every_game
def test_five_lines_play_a_game(game: Game) -> None:
    players = min(4, game.most_players)
    state = game.start(players=players, seed=7)
    while not state.is_over:
        seat = state.actors[0]
        state.play(seat, state.choices(seat)[0])

    assert state.result is not None
    assert (len(state.result.ranks), len(state.result.scores), min(state.result.ranks)) == (players, players, 1)


@every_game
def test_actors_have_choices_and_all_others_have_none_until_there_is_a_result(game: Game) -> None:
    for players in range(game.least_players, game.most_players + 1):
        state, dice = begin(game, players), Dice(players)
        while not state.is_over:
            assert state.actors == tuple(sorted(set(state.actors)))
            assert 0 <= state.actors[0] <= state.actors[-1] < players
            assert state.result is None
            for seat in range(players):
                assert bool(state.choices(seat)) == (seat in state.actors)
                assert all(isinstance(move, Move) for move in state.choices(seat))
            seat = state.actors[dice.below(len(state.actors))]
            choices = state.choices(seat)
            assert len(set(choices)) == len(choices)
            state.play(seat, choices[dice.below(len(choices))])
        assert state.actors == ()
        assert [state.choices(seat) for seat in range(players)] == [[]] * players
        assert state.result is not None


@every_game
def test_to_narrate_a_move_does_what_playing_it_does(game: Game) -> None:
    silent, told = begin(game), begin(game)
    while not silent.is_over:
        seat = silent.actors[-1]
        move = silent.choices(seat)[-1]
        silent.play(seat, move)
        assert told.narrate(seat, move)
    assert text(told) == text(silent)


@every_game
def test_a_move_that_came_over_the_wire_is_known_by_its_value(game: Game) -> None:
    state = begin(game)
    seat = state.actors[0]
    move = state.choices(seat)[0]
    arrived = msgspec.json.decode(msgspec.json.encode(move), type=game.move_type)

    assert arrived is not move
    assert state.why_not(seat, arrived) is None
    state.play(seat, arrived)


@every_game
def test_a_copy_is_played_on_independently(game: Game) -> None:
    state = begin(game)
    before = text(state)
    copy = state.copy()

    result = copy.playout(3)

    assert copy.is_over
    assert copy.result is not None
    assert copy.result.scores == result.scores
    assert text(state) == before


@every_game
def test_equal_views_are_equal_texts_and_made_anew(game: Game) -> None:
    state = begin(game)
    for seat in (None, *range(game.least_players)):
        one, other = state.view(seat), state.view(seat)
        assert one is not other
        assert (one, repr(one)) == (other, repr(other))


@every_game
def test_several_readers_are_shown_what_each_would_see_alone_in_any_order(game: Game) -> None:
    state = begin(game)
    for readers in ([], [1], [None, 1, 0], [0, 0, None], (1, None)):
        assert state.views(readers) == [state.view(reader) for reader in readers]


@every_game
def test_whoever_changes_his_view_changes_nobody_elses(game: Game) -> None:
    state = begin(game)
    mine, yours = state.views([0, 0])
    mine.options.clear()

    assert yours == state.view(0)
    assert state.views([0]) == [yours]


@every_game
def test_a_state_is_pickled_as_its_position_and_goes_on_alike(game: Game) -> None:
    state = begin(game)
    state.play(state.actors[0], state.choices(state.actors[0])[0])
    again: State = pickle.loads(pickle.dumps(state))

    assert type(again) is type(state)
    assert text(again) == text(state)
    assert again.playout(3) == state.playout(3)


# Whatever is no seat


@every_game
@pytest.mark.parametrize("seat", NO_SEATS, ids=short)
def test_what_is_no_seat_is_refused_at_every_door_and_has_no_choices(game: Game, seat: object) -> None:
    state = begin(game)
    move = state.choices(state.actors[0])[0]
    before = text(state)

    answers = [refusal(state.play, seat, move), refusal(state.narrate, seat, move), state.why_not(seat, move)]
    answers += [refusal(state.view, seat), refusal(state.views, [0, seat]), refusal(state.imagine, seat, 1)]

    assert {answer.reason for answer in answers if answer is not None} == {"core-no-such-seat"}
    assert None not in answers
    assert state.choices(seat) == []
    assert text(state) == before


@every_game
def test_a_spectator_looks_and_imagines_and_does_not_play(game: Game) -> None:
    state = begin(game)
    move = state.choices(state.actors[0])[0]

    assert state.view(None) is not None
    assert state.imagine(None, 1).actors == state.actors
    assert state.choices(None) == []
    assert refusal(state.play, None, move).reason == "core-no-such-seat"


@every_game
def test_a_seat_that_is_not_asked_is_told_so(game: Game) -> None:
    state = begin(game)
    idle = next(seat for seat in range(game.least_players) if seat not in state.actors)
    move = state.choices(state.actors[0])[0]

    answer = refusal(state.play, idle, move)

    assert (answer.reason, answer.facts) == ("core-not-asked", {"seat": idle})
    assert answer.rule.startswith(f"{game.prefix} ")


# Whatever is no move


@every_game
@pytest.mark.parametrize("move", NO_MOVES, ids=short)
def test_what_is_no_move_is_refused_and_changes_nothing(game: Game, move: object) -> None:
    state = begin(game)
    seat = state.actors[0]
    before = text(state)

    answers = [refusal(state.play, seat, move), refusal(state.narrate, seat, move)]
    why = state.why_not(seat, move)

    assert why is not None
    kind = "core-no-such-move" if isinstance(move, Move) else "core-not-a-move"
    assert [answer.reason for answer in (*answers, why)] == [kind] * 3
    assert why.rule.startswith(f"{game.prefix} ")
    assert text(state) == before
    assert state.narrate(seat, state.choices(seat)[0])


@every_game
def test_every_move_of_the_game_is_either_offered_or_refused(game: Game) -> None:
    state = begin(game)
    for seat in range(game.least_players):
        offered = state.choices(seat)
        for move in game.moves(game.settle()):
            assert (state.why_not(seat, move) is None) == (move in offered)


@every_game
def test_after_the_end_nobody_is_asked_any_more(game: Game) -> None:
    state = begin(game)
    move = state.choices(state.actors[0])[0]
    played = state.playout(1)
    ended = state.dump()

    assert refusal(state.play, 0, move).reason == "core-game-over"
    assert (state.is_over, state.actors, state.dump()) == (True, (), ended)
    assert state.result is not None
    assert (state.result.ranks, state.result.scores) == (played.ranks, played.scores)


# Starting, imagining, reading and writing


@every_game
@pytest.mark.parametrize("players", [0, 1, 99, -4, 4.0, "4", None, True, [], object(), 10**400], ids=short)
def test_a_wrong_number_of_players_is_refused(game: Game, players: Any) -> None:
    answer = refusal(game.start, players, 1)

    assert (answer.rule, answer.reason) == (f"{game.prefix} 1.1", "core-bad-players")
    assert len(answer.say()) < 120


@every_game
@pytest.mark.parametrize("seed", BAD_SEEDS, ids=short)
def test_a_bad_seed_is_refused_wherever_one_is_taken(game: Game, seed: Any) -> None:
    state = begin(game)
    before = text(state)

    doors = [(game.start, game.least_players, seed), (state.imagine, 0, seed), (state.playout, seed)]
    doors += [(game.imagine, state.view(0), seed)]

    assert [refusal(*door).reason for door in doors] == ["core-bad-seed"] * 4
    assert text(state) == before


@every_game
@pytest.mark.parametrize("options", [[], "deck", 5, {"no such": 1}, {1: 2}, object()], ids=short)
def test_bad_options_are_refused(game: Game, options: Any) -> None:
    assert refusal(game.start, game.least_players, 1, options).reason == "core-bad-option"


@every_game
@pytest.mark.parametrize("typed", ["", "xyzzy", "@", "\ud800", "x" * 10_000], ids=short)
def test_a_text_that_is_no_move_is_refused_with_a_hint(game: Game, typed: str) -> None:
    answer = refusal(game.parse, typed, begin(game).view(0))

    assert answer.reason == "core-unreadable"
    assert len(answer.say()) < 200


@every_game
@pytest.mark.parametrize("typed", [None, 5, b"@king", [], {}], ids=short)
def test_what_is_no_text_is_refused_as_a_move(game: Game, typed: Any) -> None:
    assert refusal(game.parse, typed, begin(game).view(0)).reason == "core-unreadable"


@every_game
def test_a_text_is_read_whatever_its_case_and_spaces(game: Game) -> None:
    state = begin(game)
    for move in game.moves(game.settle()):
        written = game.format(move)
        assert game.parse(f"  {written.upper()} ", state.view(0)) == move


@every_game
def test_no_two_moves_are_written_alike(game: Game) -> None:
    moves = set(game.moves(game.settle()))

    assert len({game.format(move) for move in moves}) == len(moves)


@every_game
def test_what_is_no_move_of_the_game_is_not_written_as_one(game: Game) -> None:
    assert refusal(game.format, Stranger()).reason


@every_game
def test_a_language_without_words_is_refused(game: Game) -> None:
    state = begin(game)
    move = state.choices(state.actors[0])[0]

    assert refusal(game.format, move, "tlh").reason == "core-bad-language"
    assert refusal(game.parse, "anything", state.view(0), "tlh").reason == "core-bad-language"


@every_game
def test_a_preview_of_what_is_not_offered_is_refused(game: Game) -> None:
    state = begin(game)
    seat = state.actors[0]

    assert game.preview(state.view(seat), state.choices(seat)[0])
    assert refusal(game.preview, state.view(seat), Stranger()).reason == "core-no-such-move"
    assert refusal(game.preview, state.view(None), state.choices(seat)[0]).reason == "core-no-such-seat"
