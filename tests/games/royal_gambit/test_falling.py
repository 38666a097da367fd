"""Falling and winning: elimination, resignation and what lapses by it, the end and the ranks (RG 9)."""

from collections.abc import Callable
from typing import Any

import pytest

from antechamber import Move
from antechamber.core.result import Line
from antechamber.games.royal_gambit.events import (
    Accused,
    ActionLapsed,
    AnswerSealed,
    CoinsGained,
    CoinsStolen,
    CounterClaimed,
    FellBy,
    GameEnded,
    HpLost,
    PlayerFell,
    PoisonSpent,
    TurnBegan,
    TurnedUp,
)
from antechamber.games.royal_gambit.moves import (
    Accuse,
    Admit,
    Allow,
    Believe,
    Claim,
    Counter,
    Lose,
    PassOn,
    Resign,
    Rob,
    Send,
    Show,
    Use,
)
from tests.games.royal_gambit.court import COLORS, GAME, Court, at, court, fresh, of, play_out, skip

BLUE, RED, YELLOW, GREEN = range(4)
CARDS: dict[str, Any] = {
    "blue": ("knight", "druid"),
    "red": ("executioner", "trickster"),
    "yellow": ("alchemist", "barbarian"),
    "green": ("clairvoyant", "whisperer"),
}
ANY_TIME = {"resigning": "any time"}


def seated(players: int = 4, **more: Any) -> Court:
    """Blue is to declare, with 10 coins; everyone holds the cards above."""
    coins = {"blue": 10, **more.pop("coins", {})}
    cards = {color: CARDS[color] for color in COLORS[:players]}
    return court(players=players, **{**more, "coins": coins, "cards": {**cards, **more.get("cards", {})}})


def answer(table: Court, usual: Move, **others: Move) -> None:
    """All who are asked answer as usual, except those who are named."""
    for color in table.asked:
        table.play(color, others.get(color, usual))


def fell(table: Court) -> list[int]:
    """Who has fallen, in order."""
    return [event.seat for event in of(PlayerFell, table.told)]


# Elimination


def by_damage(table: Court) -> None:
    table.play("blue", Use("royal gambit"), at("red", "royal"))
    table.allow()


def by_a_penalty(table: Court) -> None:
    table.play("blue", Claim("knight attack"), at("yellow", "first"))
    table.accuse("red")
    table.play("blue", Show("first"))
    table.play("red", Lose(2, 0, 0))


def by_poison(table: Court) -> None:
    table.play("blue", Use("donation"))
    skip(table)
    table.play("red", Use("donation"))


def by_resigning(table: Court) -> None:
    table.play("blue", Use("donation"))
    table.play("red", Resign())


FALLS = [by_damage, by_a_penalty, by_poison, by_resigning]


@pytest.mark.rule("RG 9.1", "RG 9.2", "RG 9.3", "G10", "G11")
@pytest.mark.parametrize("cause", FALLS)
def test_whatever_takes_a_royal_down_its_owner_is_out_with_all_he_has(cause: Callable[[Court], None]) -> None:
    """Red has a Royal with 2 HP and two tokens, two healthy characters, one of them poisoned, and 7 coins."""
    table = seated(
        royals={"red": 2},
        cards={"red": ("executioner 9", "trickster 9 poison 1")},
        poisoned={"red": 2},
        coins={"red": 7},
        options=ANY_TIME,
    )
    treasury = sum(table.coins(color) for color in table.colors)

    cause(table)

    why: FellBy = "resigned" if cause is by_resigning else "killed"
    coins = 9 if cause is by_poison else 7  # He has collected 2 on his turn.
    cards = (TurnedUp("first", "executioner"), TurnedUp("second", "trickster"))
    assert of(PlayerFell, table.seen(None)) == [PlayerFell(seat=RED, why=why, coins=coins, cards=cards)]
    assert (table.hp("red"), table.poison("red"), table.coins("red")) == ((0, 0, 0), (0, 0, 0), 0)
    assert (table.fallen("red"), table.seat("red").fell) == (["executioner", "trickster"], 1)
    assert (table.deck["executioner"], table.deck["trickster"]) == (2, 2)  # They do not go back.
    assert sum(table.coins(color) for color in ("yellow", "green")) == treasury - 10 - 7  # Nobody inherits.
    assert (table.actor, table.state.is_over) == ("yellow", False)


@pytest.mark.rule("RG 9.1", "RG 9.2", "RG 2.1")
def test_who_is_out_is_asked_nothing_more_and_cannot_be_chosen() -> None:
    table = seated(fell=["red"], fallen={"red": ["executioner", "trickster"]}, cards={"red": ()})

    table.play("blue", Claim("poison"))
    assert at("red", "royal") not in table.choices("blue")
    assert table.refusal("blue", at("red", "royal")).rule == "RG 4.4"
    table.play("blue", at("yellow", "royal"))
    assert table.asked == ["yellow", "green"]
    table.believe()
    assert table.actor == "yellow"


@pytest.mark.rule("G9", "RG 2.7")
def test_an_active_player_who_falls_takes_no_further_step_and_the_next_living_player_has_the_turn() -> None:
    """Blue is caught with 2 HP in all and a token on his Royal: it never acts. Red is out already."""
    table = seated(
        royals={"blue": 1},
        cards={"blue": ("whisperer 1", "-"), "red": ()},
        fallen={"blue": ["druid"], "red": ["executioner", "trickster"]},
        fell=["red"],
        poisoned={"blue": 1},
    )
    table.play("blue", Claim("knight attack"), at("yellow", "royal"))
    table.accuse("green")
    table.play("blue", Admit())

    assert (fell(table), of(PoisonSpent, table.told)) == ([BLUE], [])
    assert of(HpLost, table.told)[0].why == "penalty"
    assert (table.actor, table.hp("yellow")) == ("yellow", (4, 2, 2))
    assert table.seat("blue").fell == 2


@pytest.mark.rule("G9", "G58", "RG 2.7")
def test_penalties_of_others_are_paid_even_if_the_active_player_has_fallen() -> None:
    """Blue, with 2 HP, accuses red's true Pickpocket and falls by it; yellow's lie still has its price."""
    table = seated(
        royals={"blue": 1},
        cards={"blue": ("knight 1", "-")},
        fallen={"blue": ["druid"]},
        draws=["whisperer"],
    )
    table.play("blue", Use("tax"))
    answer(table, Counter(), green=Allow())
    table.accuse("blue")
    table.play("red", Show("second"))
    table.accuse("green")
    table.play("yellow", Admit())

    assert fell(table) == [BLUE]
    assert (table.step, table.asked) == ("losing", ["yellow"])
    table.play("yellow", Lose(0, 2, 0))
    assert (table.hp("yellow"), table.actor) == ((4, 0, 2), "red")


@pytest.mark.rule("G58", "RG 5.6", "RG 2.7")
def test_whoever_has_been_eliminated_owes_nothing_more() -> None:
    """Red accuses wrongly, and the very Attack that he doubted takes his Royal."""
    table = seated(royals={"red": 1})
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.accuse("red")
    table.play("blue", Show("first"))

    assert fell(table) == [RED]
    assert [event.why for event in of(HpLost, table.told)] == ["attack"]
    assert (table.actor, table.view().owed) == ("yellow", ())


# The last Royal


@pytest.mark.rule("RG 9.4", "G12", "G13")
@pytest.mark.example
def test_example_of_a_winner_whose_poison_no_longer_matters() -> None:
    """RG 9.4: Alma's Royal has 1 HP and a token; her Attack takes the last HP of Bruno's."""
    table = seated(2, royals={"blue": 1, "red": 1}, poisoned={"blue": 1})
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.believe()
    table.allow()

    assert of(GameEnded, table.told) == [GameEnded(winners=(BLUE,), why="last royal")]
    assert (table.state.is_over, table.hp("blue"), of(PoisonSpent, table.told)) == (True, (1, 2, 2), [])
    assert table.state.result is not None
    assert (table.state.result.ranks, table.state.result.utility) == ((1, 2), (1.0, -1.0))


@pytest.mark.rule("G13", "G58", "RG 9.4")
def test_two_last_royals_never_fall_together_the_first_at_0_has_lost() -> None:
    """Penalties come before poison: red pays his last 2 HP, and blue's deadly token never acts."""
    table = seated(
        2,
        royals={"blue": 1, "red": 2},
        cards={"red": ("-", "-")},
        fallen={"red": ["executioner", "trickster"]},
        poisoned={"blue": 1},
        draws=["whisperer"],
    )
    table.play("blue", Claim("migration"), at("blue", "first"))
    table.accuse("red")
    table.play("blue", Show("second"))

    assert (fell(table), table.hp("blue")) == ([RED], (1, 2, 2))
    assert of(GameEnded, table.told)[0].winners == (BLUE,)


@pytest.mark.rule("RG 9.4", "G12")
def test_while_two_royals_live_the_game_goes_on() -> None:
    table = seated(3, royals={"red": 1})
    table.play("blue", Use("royal gambit"), at("red", "royal"))
    table.allow()

    assert (fell(table), table.state.is_over, table.state.result) == ([RED], False, None)
    assert (of(GameEnded, table.told), table.view().final) == ([], None)


@pytest.mark.rule("G48", "RG 9.4")
def test_poison_at_the_end_of_ones_own_turn_gives_the_game_to_the_last_other() -> None:
    table = seated(2, royals={"blue": 1}, poisoned={"blue": 1})

    table.play("blue", Use("donation"))

    assert of(GameEnded, table.told) == [GameEnded(winners=(RED,), why="last royal")]


# Ranks and limits


@pytest.mark.rule("RG 9.6", "G68")
@pytest.mark.example
def test_example_of_the_ranks() -> None:
    """RG 9.6: Diego is out first, then Alma, then Clara: Bruno is first, Clara second, Alma third, Diego fourth."""
    fallen = {"blue": ["knight", "druid"], "green": ["clairvoyant", "whisperer"]}
    table = seated(
        turn_of="red",
        royals={"yellow": 2},
        fell=["green", "blue"],
        cards={"blue": (), "green": ()},
        fallen=fallen,
        coins={"red": 9},
    )
    table.play("red", Use("royal gambit"), at("yellow", "royal"))
    table.allow()

    result = table.state.result
    assert result is not None
    assert (result.ranks, result.winners) == ((3, 1, 2, 4), (RED,))
    assert result.utility == pytest.approx((-1 / 3, 1, -1 / 3, -1 / 3))
    assert result.why == tuple(Line(seat, score, "outlived", "RG 9.6") for seat, score in enumerate((1, 3, 2, 0)))
    final = table.view("green").final
    assert final is not None
    assert final.result == result


@pytest.mark.rule("RG 9.5", "RG 9.6", "G67", "G68")
def test_at_the_turn_limit_the_living_share_the_first_rank_after_the_last_poison_has_acted() -> None:
    """Turn 8 of 8: yellow fell before; blue's poison still takes an HP."""
    fallen = {"yellow": ["alchemist", "barbarian"]}
    table = seated(
        options={"turn_limit": 8}, turn=8, fell=["yellow"], cards={"yellow": ()}, fallen=fallen, poisoned={"blue": 1}
    )

    table.play("blue", Use("donation"))

    assert table.hp("blue") == (3, 2, 2)
    assert of(GameEnded, table.told) == [GameEnded(winners=(BLUE, RED, GREEN), why="turn limit")]
    result = table.state.result
    assert result is not None
    assert result.ranks == (1, 1, 4, 1)
    assert result.utility == pytest.approx((1 / 9, 1 / 9, -1 / 3, 1 / 9))


@pytest.mark.rule("G67", "RG 9.5", "G48")
def test_the_last_poison_before_the_limit_may_still_decide_the_game() -> None:
    table = seated(2, options={"turn_limit": 8}, turn=8, royals={"blue": 1}, poisoned={"blue": 1})

    table.play("blue", Use("donation"))

    assert of(GameEnded, table.told) == [GameEnded(winners=(RED,), why="last royal")]


@pytest.mark.rule("G67", "RG 9.5")
def test_the_limit_counts_the_turns_of_single_players_and_is_300_unless_the_table_says_otherwise() -> None:
    table = fresh(3, turn_limit=5)
    while not table.state.is_over:
        skip(table)
        table.play(table.actor, Use("donation"))

    assert [event.turn for event in of(TurnBegan, table.told)] == [2, 3, 4, 5]  # The first began with the deal.
    assert [table.coins(color) for color in table.colors].count(2 + 2 * 2) == 2
    assert GAME.settle()["turn_limit"] == 300
    assert GAME.at_a_table["turn_limit"] == 0


@pytest.mark.rule("G67")
def test_without_a_limit_the_game_goes_on() -> None:
    table = seated(2, options={"turn_limit": 0}, turn=300)
    table.play("blue", Use("donation"))

    assert (table.state.is_over, table.view().turn) == (False, 301)


@pytest.mark.rule("RG 9.6", "G68")
@pytest.mark.parametrize("seed", range(20))
def test_in_a_whole_game_the_ranks_are_the_order_of_the_falls_reversed(seed: int) -> None:
    table = play_out(fresh(4, seed), seed)
    order, living = fell(table), [seat for seat in range(4) if seat not in fell(table)]

    result = table.state.result
    assert result is not None
    assert result.winners == tuple(living)
    assert [result.ranks[seat] for seat in reversed(order)] == list(range(1 + len(living), 5))


# Where one may resign


@pytest.mark.rule("G107", "RG 9.3", "RG 10.5", "G66")
def test_resigning_is_never_possible_in_simulations_and_whenever_one_is_asked_at_a_table() -> None:
    assert GAME.settle()["resigning"] == "never"
    assert GAME.at_a_table["resigning"] == "any time"


def every_question(resigning: str) -> dict[str, bool]:
    """At each kind of question: may whoever is asked resign?"""
    options = {"resigning": resigning}
    found: dict[str, bool] = {}

    def note(table: Court) -> None:
        color = table.asked[0]
        found[table.step] = Resign() in table.choices(color)
        assert (table.state.why_not(COLORS.index(color), Resign()) is None) == found[table.step]

    table = seated(options=options, redistributes=True)
    note(table)
    sharing = Court(table.state.copy())
    sharing.play("blue", sharing.choices("blue")[1])
    note(sharing)
    skip(table)
    note(table)
    devious = Court(table.state.copy())
    table.play("blue", Claim("foolery"))
    note(table)
    table.play("blue", at("red", "first"))
    note(table)
    table.play("blue", at("yellow", "first"))
    note(table)
    table.accuse("red")
    note(table)
    table.play("blue", Admit())
    note(table)
    table.play("blue", Lose(2, 0, 0))
    skip(table)
    table.play("red", Use("tax"))
    note(table)
    table.allow()
    skip(table)
    table.play("yellow", Claim("shapeshift"))
    table.believe()
    note(table)
    devious.play("blue", Claim("devious"), Send("left"))
    devious.believe()
    note(devious)
    return found


@pytest.mark.rule("G107", "RG 10.5", "G11", "RG 9.3")
@pytest.mark.parametrize(
    ("resigning", "allowed"),
    [
        ("never", set()),
        ("own turn", {"redistributing", "declaring"}),
        (
            "any time",
            {"redistributing", "declaring", "accusing", "proving", "countering", "losing", "exchanging", "passing"},
        ),
    ],
)
def test_at_which_questions_one_may_resign(resigning: str, allowed: set[str]) -> None:
    """Never in the parts of a redistribution or of an action."""
    found = every_question(resigning)

    assert {step for step, may in found.items() if may} == allowed
    assert set(found) - allowed >= {"sharing", "aiming", "detailing"}
    assert len(found) == 11


@pytest.mark.rule("G107", "RG 9.3")
def test_a_resignation_that_is_not_allowed_is_refused_by_its_paragraph() -> None:
    refusal = seated().refusal("blue", Resign())

    assert (refusal.rule, refusal.reason) == ("RG 9.3", "rg-no-resigning")


# Resigning alone


@pytest.mark.rule("G11", "RG 9.3", "G9")
@pytest.mark.parametrize("redistributes", [True, False])
def test_resigning_on_ones_own_turn_is_elimination_at_once_and_poison_no_longer_acts(redistributes: bool) -> None:
    table = seated(options={"resigning": "own turn"}, redistributes=redistributes, poisoned={"blue": 1})

    table.play("blue", Resign())

    assert of(PlayerFell, table.told)[0].why == "resigned"
    assert (table.actor, of(PoisonSpent, table.told), of(ActionLapsed, table.told)) == ("red", [], [])


@pytest.mark.rule("G66", "RG 10.5")
def test_an_actor_who_resigns_instead_of_a_proof_takes_the_action_with_him_and_the_accuser_owes_nothing() -> None:
    table = seated(options=ANY_TIME)
    table.play("blue", Claim("execute"), at("yellow", "first"))
    table.accuse("red")

    table.play("blue", Resign())

    assert of(ActionLapsed, table.told) == [ActionLapsed(seat=BLUE)]
    assert (table.hp("yellow"), table.hp("red"), table.actor) == ((4, 2, 2), (4, 2, 2), "red")


@pytest.mark.rule("G66", "RG 10.5")
def test_a_claim_to_counter_is_void_when_its_claimer_resigns_instead_of_a_proof() -> None:
    """Red gives up; yellow's Herbalism is opened, and it blocks."""
    table = seated(options=ANY_TIME)
    table.play("blue", Claim("heal"), at("blue", "royal"))
    table.believe()
    answer(table, Counter(), green=Allow())
    table.accuse("green")

    table.play("red", Resign())

    assert [event.seat for event in of(CounterClaimed, table.told)] == [RED, YELLOW]
    table.believe()
    assert (table.hp("blue"), table.hp("green"), table.actor) == ((4, 2, 2), (4, 2, 2), "yellow")


@pytest.mark.rule("G66", "RG 10.5")
def test_an_actor_who_resigns_before_an_exchange_gives_the_drawn_cards_back() -> None:
    table = seated(options=ANY_TIME, draws=["whisperer", "alchemist"])
    table.play("blue", Use("reinforcements"))

    table.play("blue", Resign())

    assert of(ActionLapsed, table.told) == [ActionLapsed(seat=BLUE)]
    assert (table.fallen("blue"), table.actor) == (["knight", "druid"], "red")
    assert table.view().deck_size == sum(table.deck.values()) == 24 - 8


@pytest.mark.rule("G66", "RG 10.5")
def test_who_resigns_instead_of_paying_owes_nothing_more_and_penalties_of_others_stand() -> None:
    """Yellow and green have both lied."""
    table = seated(options=ANY_TIME)
    table.play("blue", Use("tax"))
    answer(table, Counter(), red=Allow())
    for liar in ("yellow", "green"):
        table.accuse("blue")
        table.play(liar, Admit())
    assert table.view().owed == (YELLOW, GREEN)

    table.play("yellow", Resign())

    assert (fell(table), table.asked, table.step) == ([YELLOW], ["green"], "losing")


# Resigning inside a window


@pytest.mark.rule("G66", "RG 10.5", "G101")
def test_a_resignation_in_a_window_is_sealed_and_takes_effect_when_it_closes() -> None:
    table = seated(options=ANY_TIME)
    table.play("blue", Claim("spy"), at("yellow", "first"))
    before = table.view("yellow")

    told = table.play("red", Resign())

    assert told == [AnswerSealed(seat=RED, answer="resign", readers=1 << RED)]
    assert (table.view("yellow"), table.view("red").answer) == (before, "resign")
    table.play("yellow", Believe())
    assert fell(table) == []
    table.play("green", Believe())
    assert fell(table) == [RED]


@pytest.mark.rule("G66", "RG 10.5")
def test_in_a_window_for_accusations_a_third_party_leaves_and_the_other_answers_are_read() -> None:
    table = seated(options=ANY_TIME)
    table.play("blue", Claim("spy"), at("yellow", "first"))

    answer(table, Believe(), red=Resign(), green=Accuse())

    assert (fell(table), [event.seat for event in of(Accused, table.told)]) == ([RED], [GREEN])
    assert (table.step, table.asked, of(ActionLapsed, table.told)) == ("proving", ["blue"], [])


@pytest.mark.rule("G66", "RG 10.5")
@pytest.mark.parametrize(
    ("moves", "cost"),
    [
        ([Claim("execute"), at("red", "first")], 5),
        ([Claim("raid"), Rob(RED)], 0),
        ([Claim("foolery"), at("yellow", "first"), at("red", "first")], 0),
        ([Claim("migration"), at("red", "royal")], 0),
    ],
    ids=["execute", "raid", "foolery", "migration"],
)
def test_an_action_whose_target_resigns_lapses_its_cost_stays_paid_and_other_answers_are_dropped(
    moves: list[Move], cost: int
) -> None:
    """Green's accusation is not read, though blue has lied."""
    table = seated(options=ANY_TIME, poisoned={"yellow": 1})
    table.play("blue", *moves)

    answer(table, Believe(), red=Resign(), green=Accuse())

    assert (fell(table), of(Accused, table.told)) == ([RED], [])
    assert of(ActionLapsed, table.told) == [ActionLapsed(seat=BLUE)]
    assert (table.coins("blue"), table.coins("yellow")) == (10 - cost, 2)
    assert (table.poison("yellow"), table.card("yellow", "first")) == ((1, 0, 0), "alchemist")
    assert (table.actor, table.hp("blue"), table.hp("green")) == ("yellow", (4, 2, 2), (4, 2, 2))


@pytest.mark.rule("G66", "RG 10.5")
def test_a_royal_whose_owner_resigns_when_asked_to_defend_is_no_longer_struck() -> None:
    table = seated(options=ANY_TIME)
    table.play("blue", Use("royal gambit"), at("red", "royal"))

    table.play("red", Resign())

    assert (of(HpLost, table.told), table.coins("blue")) == ([], 1)
    assert of(ActionLapsed, table.told) == [ActionLapsed(seat=BLUE)]


@pytest.mark.rule("G66", "RG 10.5")
def test_in_the_window_for_counteractions_a_third_party_leaves_and_the_others_are_opened() -> None:
    table = seated(options=ANY_TIME)
    table.play("blue", Use("tax"))

    answer(table, Counter(), red=Resign())

    assert fell(table) == [RED]
    table.believe()
    table.believe()
    assert [event.seat for event in of(CounterClaimed, table.told)] == [YELLOW, GREEN]
    assert table.coins("blue") == 10 + 3 - 2


@pytest.mark.rule("G66", "RG 10.5")
def test_counteractions_are_dropped_when_the_victim_of_a_raid_resigns() -> None:
    table = seated(options=ANY_TIME)
    table.play("blue", Claim("raid"), Rob(RED))
    table.believe()

    answer(table, Counter(), red=Resign())

    assert (of(CounterClaimed, table.told), of(CoinsStolen, table.told)) == ([], [])
    assert of(ActionLapsed, table.told) == [ActionLapsed(seat=BLUE)]


@pytest.mark.rule("G66", "RG 10.5")
@pytest.mark.parametrize("quitter", ["red", "green"])
def test_a_counteraction_of_a_player_who_resigns_is_void_whether_it_stands_or_is_not_opened(quitter: str) -> None:
    """Red's Pickpocket stands and yellow's is judged; then red, or green whose own waits to be opened, resigns."""
    table = seated(options=ANY_TIME)
    table.play("blue", Use("tax"))
    answer(table, Counter())
    table.believe()
    assert (table.view().claimant, table.coins("blue")) == (YELLOW, 10)

    answer(table, Believe(), **{quitter: Resign()})
    while table.step == "accusing":
        table.believe()

    thieves = [event.seat for event in of(CoinsStolen, table.told)]
    assert thieves == ([YELLOW, GREEN] if quitter == "red" else [RED, YELLOW])
    assert table.coins("blue") == 10 + 3 - 2


@pytest.mark.rule("G66", "RG 10.5", "G58")
def test_if_the_actor_resigns_while_a_counteraction_is_judged_the_action_lapses_and_penalties_stand() -> None:
    """Red was caught before; he pays though nothing was taxed, and green's claim is never opened."""
    table = seated(options=ANY_TIME)
    table.play("blue", Use("tax"))
    answer(table, Counter())
    table.accuse("green")
    table.play("red", Admit())

    answer(table, Accuse(), blue=Resign())

    assert (of(CoinsGained, table.told), of(CoinsStolen, table.told)) == ([], [])
    assert [event.seat for event in of(CounterClaimed, table.told)] == [RED, YELLOW]
    assert (fell(table), of(Accused, table.told)[1:]) == ([BLUE], [])
    assert (table.step, table.asked) == ("losing", ["red"])


@pytest.mark.rule("G66", "RG 10.5", "RG 7.13")
@pytest.mark.parametrize("quitter", ["blue", "yellow"])
def test_in_the_window_of_devious_the_actors_resignation_ends_it_and_anothers_is_passed_over(quitter: str) -> None:
    table = seated(options=ANY_TIME)
    table.play("blue", Claim("devious"), Send("left"))
    table.believe()

    answer(table, PassOn("first"), **{quitter: Resign()})

    if quitter == "blue":
        assert of(ActionLapsed, table.told) == [ActionLapsed(seat=BLUE)]
        assert table.card("red", "first") == "executioner"
    else:
        passed_on = {"blue": "clairvoyant", "red": "knight", "green": "executioner"}
        assert {color: table.card(color, "first") for color in passed_on} == passed_on
    assert table.actor == "red"


@pytest.mark.rule("G109", "G12")
def test_several_who_resign_fall_clockwise_from_the_actors_left_hand_neighbor() -> None:
    """It is yellow's turn: green falls before blue; red, who stays, is asked on."""
    table = seated(turn_of="yellow", options=ANY_TIME)
    table.play("yellow", Claim("spy"), at("red", "first"))

    answer(table, Resign(), red=Believe())

    assert fell(table) == [GREEN, BLUE]
    assert (table.state.is_over, table.actor) == (False, "red")


@pytest.mark.rule("G109", "RG 9.4", "G66")
def test_the_last_royal_has_won_even_if_its_owner_wanted_to_resign_too() -> None:
    """Everybody gives up over Devious: blue, who acts, would be the last to fall, and so has won."""
    table = seated(3, options=ANY_TIME)
    table.play("blue", Claim("devious"), Send("left"))
    table.believe()

    answer(table, Resign())

    assert fell(table) == [RED, YELLOW]
    assert of(GameEnded, table.told) == [GameEnded(winners=(BLUE,), why="last royal")]
    assert table.state.result is not None
    assert table.state.result.ranks == (1, 3, 2)
