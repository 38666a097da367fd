"""What is answered for a seat that lets the time pass: what harms it least, and never a resignation."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

import antechamber
from antechamber import Game, Move, State
from antechamber.core.chance import Dice
from antechamber.games.queen_marie_antoinette.moves import Place
from antechamber.games.royal_gambit.moves import Accuse, Allow, Believe, Counter, PassOn, Resign
from antechamber.games.royal_secrets.moves import Pass, ShowThirdCard, UseMedal, UseStabbing

GAMES = antechamber.games()
WHISPERERS: dict[str, object] = {"deck": {"whisperer": 9, "trickster": 5}, "resigning": "any time", "coins": 10}
WINDOWS = [
    ("royal-gambit", WHISPERERS, "accusing", Believe),
    ("royal-gambit", WHISPERERS, "countering", Allow),
    ("royal-gambit", WHISPERERS, "passing", PassOn),
    ("royal-secrets", {}, "favors", Pass),
    ("royal-secrets", {}, "recruiting", Pass),
]


def random_states(game: Game, options: dict[str, object], games: int) -> Iterator[State]:
    """Every state of a few random games in which nobody gives up."""
    for seed in range(games):
        state, dice = game.start(min(3, game.most_players), seed, options), Dice(seed)
        while not state.is_over:
            yield state
            seat = state.actors[dice.below(len(state.actors))]
            choices = [move for move in state.choices(seat) if not isinstance(move, Resign)]
            state.play(seat, choices[dice.below(len(choices))])


def answer_of(game: Game, state: State, seat: int) -> Move:
    return game.silent(state.view(seat), state.choices(seat))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.preset or game.id)
def test_silence_is_a_choice_and_never_a_resignation(game: Game) -> None:
    options = game.settle_at_a_table({"turn_limit": 60} if game.id == "royal-gambit" else {})
    for state in random_states(game, options, 3):
        for seat in state.actors:
            answer = answer_of(game, state, seat)
            assert state.why_not(seat, answer) is None
            assert not isinstance(answer, Resign)


@pytest.mark.parametrize(("name", "options", "step", "kind"), WINDOWS, ids=[f"{row[0]}-{row[2]}" for row in WINDOWS])
def test_silence_in_a_window(name: str, options: dict[str, object], step: str, kind: type[Move]) -> None:
    game = antechamber.game(name)
    asked = (state for state in random_states(game, options, 40) if state.views([None])[0].step == step)
    state = next(state for state in asked if len(state.actors) > 1 or kind is Pass)

    for seat in state.actors:
        answer = answer_of(game, state, seat)
        assert type(answer) is kind
        assert answer == next(move for move in state.choices(seat) if type(move) is kind)


def at(step: str) -> Any:
    """A view at that step: nothing else of it is looked at."""
    return SimpleNamespace(step=step)


def test_silence_is_what_the_step_says_and_else_the_first_choice() -> None:
    gambit, secrets = antechamber.game("royal-gambit"), antechamber.game("royal-secrets")
    queen = antechamber.game("queen-marie-antoinette")
    stab, honor = UseStabbing(0, 1), UseMedal(0, 1)

    assert gambit.silent(at("accusing"), [Accuse(), Believe(), Resign()]) == Believe()
    assert gambit.silent(at("countering"), [Counter(), Allow(), Resign()]) == Allow()
    assert gambit.silent(at("passing"), [PassOn("second"), Resign()]) == PassOn("second")
    assert secrets.silent(at("favors"), [stab, honor, Pass()]) == Pass()
    zero, ten = ShowThirdCard("courtier 0"), ShowThirdCard("courtier 10")
    assert secrets.silent(at("tie"), [zero, ten]) == ten, "a step of a game may look at the choices (R77)"
    assert queen.silent(at("placing"), [Place(2), Place(3)]) == Place(2)
