"""The sensible player of Royal Gambit, by its answers at small tables and in whole games."""

import msgspec
import pytest

import antechamber
from antechamber import Game, Move, bots
from antechamber.bots.royal_gambit.sensible.counting import Count
from antechamber.bots.royal_gambit.sensible.memory import Memory
from antechamber.games.royal_gambit.moves import (
    Accuse,
    Admit,
    Allow,
    Believe,
    Claim,
    Counter,
    Defend,
    Exchange,
    Guess,
    KeepHp,
    Lose,
    Resign,
    Show,
    Use,
)
from antechamber.games.royal_gambit.views.shapes import View
from antechamber.lab.match import Match, Standing, play_match
from antechamber.lab.tallies.royal_gambit import make
from tests.games.royal_gambit.court import Court, at, court

GAME = antechamber.game("royal-gambit")
MINI = antechamber.game("royal-gambit-mini")
CARDS = {"blue": ("druid", "knight"), "red": ("alchemist", "barbarian"), "yellow": ("trickster", "whisperer")}


def answer(table: Court, color: str, seed: int = 0) -> Move:
    """What the bot does in a color's place; it gets the view as it comes over the wire, and nothing else."""
    view = msgspec.json.decode(msgspec.json.encode(table.view(color)), type=View)
    return bots.find(GAME, "sensible")(seed).choose(view, table.choices(color))


def answers(table: Court, color: str) -> list[Move]:
    """What it does by forty different whims."""
    return [answer(table, color, seed) for seed in range(40)]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        *((GAME, players, {}) for players in range(2, 7)),
        (GAME, 4, {"resigning": "any time", "wrong_guess": "stays", "opportunist": "victim"}),
        (GAME, 3, {"redistribution": False, "refund": True, "characters": 1}),
        (GAME, 5, {"coins": 20, "royal_hp": 9, "character_hp": 5}),
        (MINI, 2, {}),
    ],
    ids=lambda value: value.preset or value.id if isinstance(value, Game) else str(value),
)
def test_every_question_gets_an_answer_from_the_choices(game: Game, players: int, options: dict[str, object]) -> None:
    """Whole games among sensible and random players, so that all kinds of positions come up; it never resigns."""
    for seed in range(3):
        state = game.start(players, seed, options)
        seats = [bots.find(game, ("sensible", "random")[seat % 2])(seed) for seat in range(players)]
        while not state.is_over:
            seat = state.actors[0]
            choices = state.choices(seat)
            move = seats[seat].choose(state.view(seat), choices)
            assert any(move is choice for choice in choices)
            assert seat % 2 or not isinstance(move, Resign)
            state.play(seat, move)


def test_the_same_whims_give_the_same_game() -> None:
    played: list[list[Move]] = []
    for _ in range(2):
        state, moves = GAME.start(3, 5), list[Move]()
        seats = [bots.find(GAME, "sensible")(seat) for seat in range(3)]
        while not state.is_over:
            seat = state.actors[0]
            moves.append(seats[seat].choose(state.view(seat), state.choices(seat)))
            state.play(seat, moves[-1])
        played.append(moves)

    assert played[0] == played[1]


def test_a_sure_lie_that_hurts_is_always_accused() -> None:
    """All three Knights are in red's sight: two lie dead, and the third is his own."""
    table = court(
        cards={"blue": ("druid", "-"), "red": ("alchemist", "knight"), "yellow": ("trickster", "-")},
        fallen={"blue": ["knight"], "yellow": ["knight"]},
    )
    table.play("blue", Claim("knight attack"), at("red", "royal"))

    assert set(answers(table, "red")) == {Accuse()}


def test_a_claim_that_is_known_to_be_true_is_never_accused() -> None:
    """Red has spied on blue's Knight."""
    seen = {"blue": {"characters": [{"card": "knight", "seen_by": [1]}, {"card": "druid"}]}}
    table = court(cards=CARDS, seats=seen)
    table.play("blue", Claim("knight attack"), at("red", "royal"))

    assert set(answers(table, "red")) == {Believe()}


def test_it_counts_cards_as_a_fair_deal_would_lay_them() -> None:
    """Some cards went back to the deck in sight of blue; so they cannot be where nothing has come since."""
    table = court(cards=CARDS, draws=("druid", "executioner"))
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.accuse("yellow")
    table.play("blue", Show("second"))
    table.play("yellow", Lose(2, 0, 0))
    table.play("red", KeepHp(), Claim("telepathy"), at("yellow", "first"), Guess("druid"))
    table.believe()
    view = table.view("blue")
    count = Count(view, Memory())
    worlds = [GAME.imagine(view, seed).view(2) for seed in range(1500)]

    assert {memory.card for memory in view.returned} == {"knight", "trickster"}
    for spot in (0, 1):
        arrival = view.seats[2].characters[spot].arrival
        laid = [world.seats[2].characters[spot].card for world in worlds]
        for card, chance in count.chances(arrival).items():
            assert laid.count(card) / len(laid) == pytest.approx(chance, abs=0.04)
    assert count.chances(0)["knight"] < count.chances(view.arrivals)["knight"]


def test_it_remembers_who_was_caught_and_who_was_right() -> None:
    """Red is caught in a lie, then yellow proves the truth: blue has seen both."""
    table = court(turn_of="red", cards=CARDS)
    blue = bots.find(GAME, "sensible")(0)
    memory: Memory = blue.memory  # type: ignore[attr-defined]

    def blue_is_asked() -> None:
        blue.choose(table.view("blue"), table.choices("blue"))

    table.play("red", Claim("spy"), at("blue", "first"))
    blue_is_asked()
    table.accuse("yellow")
    table.play("red", Admit())
    table.play("red", Lose(2, 0, 0))
    table.play("yellow", KeepHp(), Claim("spy"), at("blue", "first"))
    blue_is_asked()
    assert memory.trust(1) < memory.trust(2) < 1.0

    table.accuse("red")
    table.play("yellow", Show("second"))
    table.play("red", Lose(1, 1, 0))
    blue_is_asked()
    assert memory.trust(1) < memory.trust(2)
    assert memory.trust(2) > 1.0


def test_it_blocks_a_heal_when_it_has_the_druid() -> None:
    table = court(turn_of="red", cards=CARDS)
    table.play("red", Claim("heal"), at("red", "royal"))
    table.believe()

    assert answers(table, "blue").count(Counter()) > 35


def test_it_seldom_claims_a_pickpocket_that_it_has_not() -> None:
    """A coin is little, and two HP are much."""
    table = court(cards=CARDS)
    table.play("blue", Use("tax"))

    assert 40 - answers(table, "red").count(Allow()) < 12
    assert answers(table, "yellow").count(Counter()) > 30


def test_it_finishes_a_rival_off() -> None:
    table = court(cards=CARDS, royals={"yellow": 1}, coins={"blue": 3})
    table.play("blue", Claim("knight attack"))

    assert set(answers(table, "blue")) == {at("yellow", "royal")}


def test_it_guesses_what_it_has_seen() -> None:
    seen = {"red": {"characters": [{"card": "alchemist"}, {"card": "barbarian", "seen_by": [0]}]}}
    table = court(cards=CARDS, seats=seen)
    table.play("blue", Claim("telepathy"))
    assert set(answers(table, "blue")) == {at("red", "second")}

    table.play("blue", at("red", "second"))
    assert set(answers(table, "blue")) == {Guess("barbarian")}


def test_it_takes_the_better_card_for_the_poorer() -> None:
    cards = {**CARDS, "blue": ("clairvoyant", "knight")}
    table = court(cards=cards, draws=("alchemist", "clairvoyant"))
    table.play("blue", Claim("shapeshift"))
    table.believe()

    assert set(answers(table, "blue")) == {Exchange("alchemist", None)}


def test_it_keeps_its_royal_alive_under_poison() -> None:
    """Two tokens on a Royal with 2 HP: without a shift it would fall at the end of the turn."""
    table = court(cards=CARDS, royals={"blue": 2}, poisoned={"blue": 2}, redistributes=True)

    for seed in range(10):
        trial = court(cards=CARDS, royals={"blue": 2}, poisoned={"blue": 2}, redistributes=True)
        while trial.step in {"redistributing", "sharing"}:
            trial.play("blue", answer(trial, "blue", seed))
        assert trial.hp("blue")[0] > 2
    assert KeepHp() in table.choices("blue")


def test_it_proves_what_it_can_prove() -> None:
    table = court(cards=CARDS)
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.accuse("yellow")

    assert answer(table, "blue") == Show("second")


def test_it_defends_a_royal_that_would_fall() -> None:
    """Red has no Knight; but without a Defend he is out."""
    table = court(cards=CARDS, royals={"red": 1}, coins={"blue": 5})
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.believe()

    assert all(isinstance(move, Defend) for move in answers(table, "red"))
    assert Allow() in table.choices("red")


def test_it_does_not_take_a_penalty_that_would_end_it() -> None:
    table = court(cards=CARDS, royals={"yellow": 2})
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.accuse("yellow")
    table.play("blue", Show("second"))

    assert all(isinstance(move, Lose) and move.royal < 2 for move in answers(table, "yellow"))


def test_it_does_not_sacrifice_its_characters_without_need() -> None:
    table = court(cards=CARDS, redistributes=True)

    for move in set(answers(table, "blue")):
        table_after = court(cards=CARDS, redistributes=True)
        table_after.play("blue", move)
        if table_after.step == "sharing":
            table_after.play("blue", answer(table_after, "blue"))
        assert min(table_after.hp("blue")[1:]) > 0
    assert KeepHp() in table.choices("blue")


def test_it_lies_now_and_then_and_is_now_and_then_caught() -> None:
    """Four sensible players among themselves."""
    tally = make()
    for seed in range(12):
        state = GAME.start(4, seed)
        tally.begin(state.view(None))
        seats = [bots.find(GAME, "sensible")(4 * seed + seat) for seat in range(4)]
        while not state.is_over:
            seat = state.actors[0]
            for event in state.narrate(seat, seats[seat].choose(state.view(seat), state.choices(seat))):
                tally.note(event, state)
    made, lies = tally.actions.made.total(), tally.actions.lies.total()
    accused = tally.actions.caught.total() + tally.actions.wronged.total()

    assert 0.05 < lies / made < 0.7
    assert 0 < tally.actions.caught.total() < lies
    assert 0 < accused < made
    assert tally.limited == 0


def test_without_characters_it_taxes() -> None:
    table = court(cards={**CARDS, "blue": ("-", "-")}, fallen={"blue": ["druid", "knight"]}, coins={"blue": 0})

    assert set(answers(table, "blue")) <= {Use("tax"), Use("donation")}


@pytest.mark.parametrize(("others", "least"), [(1, 0.8), (3, 0.6)])
def test_it_beats_random_players(others: int, least: float) -> None:
    match = Match(GAME, ("sensible", *["random"] * others), deals=12)
    standings = [Standing(bot) for bot in match.bots]
    assert list(play_match(match, standings, []))[-1] == 12
    assert standings[0].share >= least
