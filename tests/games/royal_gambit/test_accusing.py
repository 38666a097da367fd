"""Accusations: the window, the proof, and the penalty (RG 5)."""

from collections import Counter as Counts
from itertools import permutations
from typing import Any

import pytest

from antechamber.games.royal_gambit.cards import CharacterSpot
from antechamber.games.royal_gambit.events import (
    AccusationPassedOver,
    Accused,
    ActionBlocked,
    AnswerSealed,
    CardReplaced,
    CardShown,
    CharacterDied,
    ClaimBelieved,
    CoinsGained,
    CounterClaimed,
    HpGained,
    HpLost,
    LieAdmitted,
    PlayerFell,
)
from antechamber.games.royal_gambit.moves import (
    Accuse,
    Admit,
    Allow,
    Believe,
    Claim,
    Counter,
    Defend,
    Guess,
    Lose,
    PassOn,
    Rob,
    Send,
    Show,
    Use,
)
from tests.games.royal_gambit.court import COLORS, GAME, Court, at, court, of

BLUE, RED, YELLOW, GREEN = range(4)
HANDS = {
    "blue": ("alchemist", "executioner"),
    "red": ("druid", "trickster"),
    "yellow": ("barbarian", "whisperer"),
    "green": ("knight", "clairvoyant"),
}


def dealt(players: int = 4, **more: Any) -> Court:
    """A table where everyone's cards are known."""
    cards = {color: HANDS[color] for color in COLORS[:players]} | more.pop("cards", {})
    return court(players=players, cards=cards, **more)


def healing(**more: Any) -> Court:
    """Blue claims the Alchemist, whom he has, and heals his Royal."""
    table = dealt(**more)
    table.play("blue", Claim("heal"), at("blue", "royal"))
    return table


def lying(accuser: str = "red", **more: Any) -> Court:
    """Blue claims the Knight, whom he has not, to attack yellow's Royal, and is accused."""
    table = dealt(**more)
    table.play("blue", Claim("knight attack"), at("yellow", "royal"))
    table.accuse(accuser)
    return table


def struck(defender: CharacterSpot = "first", **more: Any) -> Court:
    """Blue plays a Royal Gambit against red's Royal, and red claims the Knight."""
    table = dealt(coins={"blue": 9}, **more)
    table.play("blue", Use("royal gambit"), at("red", "royal"))
    table.play("red", Defend(defender))
    return table


def counter(table: Court, *counters: str) -> None:
    """These counter, all others who are asked allow."""
    for color in table.asked:
        table.play(color, Counter() if color in counters else Allow())


def losses(table: Court) -> list[tuple[int, str, int, str]]:
    """Who lost how many HP where, and why, in order."""
    return [(event.seat, event.spot, event.amount, event.why) for event in of(HpLost, table.told)]


# The window


@pytest.mark.rule("RG 5.1", "G14")
def test_all_other_living_players_are_asked_even_without_characters() -> None:
    """Yellow is out, and green has no character left."""
    table = court(
        players=5,
        cards={"green": ("-", "-")},
        fell=["yellow"],
        fallen={"yellow": ["barbarian", "whisperer"], "green": ["knight", "clairvoyant"]},
    )
    table.play("blue", Claim("poison"), at("red", "royal"))

    assert table.asked == ["red", "green", "purple"]
    assert [table.choices(color) for color in table.asked] == [[Accuse(), Believe()]] * 3
    assert [table.choices(color) for color in ("blue", "yellow")] == [[], []]


@pytest.mark.rule("RG 5.1", "G101")
def test_until_the_window_closes_nobody_learns_of_an_answer_not_even_that_it_was_given() -> None:
    table = healing()
    readers = ("blue", "red", "green", None)
    before = [table.view(reader) for reader in readers]

    table.play("yellow", Accuse())

    assert [table.view(reader) for reader in readers] == before
    assert of(AnswerSealed, table.seen("yellow")) == [AnswerSealed(seat=YELLOW, answer="accuse")]
    for reader in readers:
        assert of(AnswerSealed, table.seen(reader)) == []
    assert table.view("yellow").answer == "accuse"


@pytest.mark.rule("RG 5.1", "G101")
def test_an_answer_cannot_be_taken_back() -> None:
    table = healing()
    table.play("yellow", Accuse())

    refused = table.refusal("yellow", Believe())

    assert (refused.rule, refused.reason) == ("RG 2.6", "core-not-asked")
    table.believe()
    assert of(Accused, table.told) == [Accused(seat=YELLOW, player=BLUE, character="alchemist")]


@pytest.mark.rule("RG 5.1")
def test_if_nobody_accuses_the_claim_is_believed() -> None:
    table = dealt()
    table.play("blue", Claim("poison"), at("red", "royal"))
    table.believe()

    assert of(ClaimBelieved, table.told) == [ClaimBelieved(seat=BLUE, character="alchemist")]
    assert (table.poison("red"), table.actor) == ((1, 0, 0), "red")


@pytest.mark.rule("G111", "G101")
def test_whoever_lets_the_time_pass_believes_does_not_counter_and_passes_on_the_first_card() -> None:
    def silent(table: Court) -> set[object]:
        return {GAME.silent(table.view(color), table.choices(color)) for color in table.asked}

    accusing, countering, passing = healing(), healing(), dealt()
    countering.believe()
    passing.play("blue", Claim("devious"), Send("left"))
    passing.believe()

    assert [silent(table) for table in (accusing, countering, passing)] == [{Believe()}, {Allow()}, {PassOn("first")}]


# Who is taken


def accused_by(*accusers: str, order: tuple[str, ...] = ("blue", "yellow", "green"), **more: Any) -> Court:
    """Four play, red claims the Alchemist, and the others answer in some order."""
    table = dealt(turn_of="red", **more)
    table.play("red", Claim("poison"), at("blue", "royal"))
    for color in order:
        table.play(color, Accuse() if color in accusers else Believe())
    return table


@pytest.mark.rule("RG 5.2", "G14")
@pytest.mark.parametrize("order", list(permutations(("blue", "yellow", "green"))))
def test_the_lot_decides_among_accusers_whoever_spoke_first(order: tuple[str, ...]) -> None:
    """RG 5.2, example: Bruno is accused by Alma and Diego, and the lot falls on Diego."""
    table = accused_by("blue", "green", order=order, lots=["green"])

    assert of(Accused, table.told) == [Accused(seat=GREEN, player=RED, character="alchemist")]
    assert table.view().accuser == GREEN
    assert accused_by("blue", "green", order=order, lots=["blue"]).view().accuser == BLUE


@pytest.mark.rule("RG 5.2", "G14")
@pytest.mark.parametrize("accusers", [("blue", "yellow", "green"), ("blue", "green")])
def test_every_accuser_is_as_likely_to_be_drawn_as_the_next(accusers: tuple[str, ...]) -> None:
    taken = Counts(accused_by(*accusers, chance={"seed": seed}).view().accuser for seed in range(600))

    assert set(taken) == {COLORS.index(color) for color in accusers}
    assert all(abs(times - 600 / len(accusers)) < 60 for times in taken.values())


@pytest.mark.rule("RG 5.2", "G14")
@pytest.mark.parametrize(("accusers", "lots"), [([], 0), (["green"], 0), (["blue", "green"], 1)])
def test_a_lot_is_drawn_only_where_several_accuse(accusers: list[str], lots: int) -> None:
    """It has luck of its own, so no card depends on it."""
    position: Any = accused_by(*accusers).state.dump()

    assert position["chance"].get("drawn", {}).get("accusers", 0) == lots


@pytest.mark.rule("G14")
def test_a_lot_that_a_position_fixes_for_somebody_who_does_not_accuse_is_left_out() -> None:
    assert accused_by("blue", "green", lots=["yellow"]).view().accuser == GREEN


@pytest.mark.rule("RG 10.8", "G14")
@pytest.mark.parametrize(
    ("accusers", "taken"),
    [(["blue"], BLUE), (["yellow"], YELLOW), (["blue", "yellow", "green"], YELLOW), (["blue", "yellow"], YELLOW)],
)
def test_as_an_option_the_first_clockwise_from_the_accused_is_taken(accusers: list[str], taken: int) -> None:
    table = accused_by(*accusers, options={"accuser": "clockwise"})

    assert table.view().accuser == taken
    told = [event.seat for event in of(AccusationPassedOver, table.told)]
    assert told == [COLORS.index(color) for color in accusers if COLORS.index(color) != taken]


@pytest.mark.rule("RG 5.2", "G14")
def test_other_accusers_neither_gain_nor_lose_and_are_shown_to_nobody_else() -> None:
    alone, both = accused_by("green"), accused_by("blue", "green", lots=["green"])
    for table in (alone, both):
        table.play("red", Admit(), Lose(2, 0, 0))

    for reader in ("red", "yellow", "green", None):
        assert both.view(reader) == alone.view(reader)
        assert both.seen(reader) == alone.seen(reader)
    assert both.hp("blue") == (4, 2, 2)


@pytest.mark.rule("RG 5.2", "G14")
def test_whoever_is_passed_over_is_told_in_private_and_knows_it_until_the_action_is_over() -> None:
    table = accused_by("blue", "green", lots=["green"])
    readers = ("blue", "red", "yellow", "green", None)

    assert of(AccusationPassedOver, table.seen("blue")) == [AccusationPassedOver(seat=BLUE)]
    assert [len(of(AccusationPassedOver, table.seen(reader))) for reader in readers] == [1, 0, 0, 0, 0]
    assert [table.view(reader).passed_over for reader in readers] == [True, False, False, False, False]
    table.play("red", Admit())
    assert table.view("blue").passed_over
    table.play("red", Lose(2, 0, 0))
    assert not table.view("blue").passed_over


@pytest.mark.rule("G14", "RG 9.7")
def test_in_an_imagined_world_one_knows_of_oneself_alone_that_one_was_passed_over() -> None:
    """Blue and yellow were passed over. Also from a view alone, and from a stored position, blue knows of himself."""
    table = accused_by("blue", "yellow", "green", lots=["green"])
    worlds = [table.state.imagine(BLUE, 7), GAME.imagine(table.view("blue"), 7)]
    again = GAME.load(table.state.dump())

    assert worlds[0].dump() == worlds[1].dump()
    assert [worlds[0].view(seat).passed_over for seat in range(4)] == [True, False, False, False]
    assert [again.view(seat).passed_over for seat in range(4)] == [True, False, True, False]
    assert not any(table.state.imagine(None, 7).view(seat).passed_over for seat in range(4))


# Show or admit


@pytest.mark.rule("RG 5.3", "G55")
def test_the_accused_is_always_asked_even_if_he_can_only_admit() -> None:
    """To all others an honest player and a liar look the same while they are asked."""
    honest, liar = healing(), healing(cards={"blue": ("barbarian", "executioner")})
    for table in (honest, liar):
        table.accuse("red")

    assert honest.choices("blue") == [Show("first"), Admit()]
    assert liar.choices("blue") == [Admit()]
    for reader in ("red", "yellow", None):
        assert liar.view(reader) == honest.view(reader)
        assert (liar.view(reader).step, liar.view(reader).asked) == ("proving", (BLUE,))


@pytest.mark.rule("RG 5.3", "G55")
def test_with_two_copies_the_accused_chooses_which_to_show() -> None:
    table = healing(cards={"blue": ("alchemist", "alchemist")}, draws=["knight"])
    table.accuse("red")

    assert table.choices("blue") == [Show("first"), Show("second"), Admit()]
    table.play("blue", Show("second"))

    assert (table.card("blue", "first"), table.card("blue", "second")) == ("alchemist", "knight")


@pytest.mark.rule("RG 5.3", "G23")
def test_a_dead_character_proves_nothing() -> None:
    """Blue's Alchemist in the first position is dead, and his Executioner is another character."""
    table = healing(cards={"blue": ("-", "executioner")}, fallen={"blue": ["alchemist"]})
    table.accuse("red")

    assert table.choices("blue") == [Admit()]
    refused = table.refusal("blue", Show("first"))
    assert (refused.rule, refused.reason) == ("RG 5.3", "rg-no-character-there")
    refused = table.refusal("blue", Show("second"))
    assert (refused.rule, refused.reason) == ("RG 5.3", "rg-proves-nothing")


@pytest.mark.rule("RG 5.3", "G18")
def test_a_truthful_player_may_admit_to_keep_his_card_hidden() -> None:
    """RG 5.3, example: Elsa has the Clairvoyant, and admits a lie that was none."""

    def admits(hand: tuple[str, str]) -> Court:
        table = dealt(cards={"blue": hand})
        table.play("blue", Claim("telepathy"), at("red", "first"), Guess("druid"))
        table.accuse("red")
        table.play("blue", Admit(), Lose(2, 0, 0))
        return table

    truthful, liar = admits(("clairvoyant", "druid")), admits(("barbarian", "druid"))

    assert truthful.card("blue", "first") == "clairvoyant"
    assert (truthful.hp("blue"), truthful.hp("red")) == ((2, 2, 2), (4, 2, 2))
    for reader in ("red", "yellow", None):
        assert truthful.view(reader) == liar.view(reader)
        assert truthful.seen(reader) == liar.seen(reader)


# A lie


@pytest.mark.rule("RG 5.4")
def test_whoever_admits_loses_two_hp_and_his_action_is_void() -> None:
    """RG 5.4, example: Diego has 3/2/1 and claims a Raid on Alma; accused by Clara, he ends with 3/1/0."""
    table = dealt(turn_of="green", royals={"green": 3}, cards={"green": ("knight 2", "clairvoyant 1")})
    table.play("green", Claim("raid"), Rob(BLUE))
    table.accuse("yellow")
    table.play("green", Admit())
    assert (table.step, table.asked) == ("losing", ["green"])
    table.play("green", Lose(0, 1, 1))

    assert (table.hp("green"), table.fallen("green")) == ((3, 1, 0), ["clairvoyant"])
    assert [table.coins(color) for color in table.colors] == [2, 2, 2, 2]
    assert (table.hp("yellow"), table.actor) == ((4, 2, 2), "blue")


@pytest.mark.rule("RG 5.4")
def test_after_an_admission_no_card_is_shown_and_the_cost_stays_paid() -> None:
    table = lying(poisoned={"blue": 1})
    table.play("blue", Admit(), Lose(0, 2, 0))

    assert of(LieAdmitted, table.told) == [LieAdmitted(seat=BLUE, character="knight")]
    assert not any(isinstance(event, CardShown | CardReplaced) for event in table.told)
    assert (table.coins("blue"), table.hp("yellow")) == (1, (4, 2, 2))
    assert losses(table) == [(BLUE, "first", 2, "penalty"), (BLUE, "royal", 1, "poison")]


# The truth


@pytest.mark.rule("RG 5.5", "G19")
def test_a_shown_card_goes_back_and_another_is_drawn_into_its_position() -> None:
    table = healing(cards={"blue": ("alchemist 3 poison 1", "executioner")}, draws=["knight"])
    deck = table.deck
    table.accuse("red")
    table.play("blue", Show("first"))

    assert of(CardShown, table.seen(None)) == [CardShown(seat=BLUE, spot="first", card="alchemist")]
    assert table.card("blue", "first") == "knight"
    assert (table.hp("blue"), table.poison("blue")) == ((5, 3, 2), (0, 1, 0))
    assert table.deck == {**deck, "alchemist": deck["alchemist"] + 1, "knight": deck["knight"] - 1}


@pytest.mark.rule("RG 5.5")
def test_only_its_owner_sees_the_new_card() -> None:
    table = healing(draws=["knight"])
    table.accuse("red")
    table.play("blue", Show("first"))

    assert of(CardReplaced, table.seen("blue"))[0].card == "knight"
    for reader in ("red", "yellow", None):
        assert of(CardReplaced, table.seen(reader)) == [CardReplaced(seat=BLUE, spot="first", card=None)]
    assert table.card("blue", "first", "red") is None


@pytest.mark.rule("RG 5.5")
def test_the_new_card_may_be_of_the_same_kind_again() -> None:
    table = healing(draws=["alchemist"])
    table.accuse("red")
    table.play("blue", Show("first"))

    assert table.card("blue", "first") == "alchemist"
    assert table.card("blue", "first", "red") is None


@pytest.mark.rule("RG 5.5", "RG 5.6", "G19")
def test_first_the_card_is_replaced_then_the_action_takes_effect_then_the_accuser_loses() -> None:
    table = healing()
    table.accuse("red")
    table.play("blue", Show("first"))
    assert (table.hp("blue"), table.coins("blue"), table.asked) == ((5, 2, 2), 3, ["red"])
    table.play("red", Lose(2, 0, 0))

    kinds = [type(event) for event in table.told if not isinstance(event, AnswerSealed)]
    assert kinds[2:7] == [CardShown, CardReplaced, HpGained, CoinsGained, HpLost]
    assert losses(table) == [(RED, "royal", 2, "penalty")]


@pytest.mark.rule("G19")
def test_a_trickster_shown_for_his_own_foolery_is_replaced_before_the_swap() -> None:
    """The new card goes over to red, and the one that came from red stays with blue."""
    table = dealt(cards={"blue": ("trickster", "executioner")}, draws=["knight"])
    table.play("blue", Claim("foolery"), at("blue", "first"), at("red", "first"))
    table.accuse("yellow")
    table.play("blue", Show("first"))

    assert (table.card("blue", "first"), table.card("red", "first")) == ("druid", "knight")


@pytest.mark.rule("RG 5.6")
def test_the_accuser_pays_with_what_the_action_has_left_him() -> None:
    """RG 5.6, example: Clara has 3/1/1 and accuses an honest Executioner who strikes at her first character."""
    table = dealt(coins={"blue": 5}, royals={"yellow": 3}, cards={"yellow": ("barbarian 1", "whisperer 1")})
    table.play("blue", Claim("execute"), at("yellow", "first"))
    table.accuse("yellow")
    table.play("blue", Show("second"))

    assert table.hp("yellow") == (3, 0, 1)
    assert table.choices("yellow") == [Lose(2, 0, 0), Lose(1, 0, 1)]
    table.play("yellow", Lose(1, 0, 1))
    assert table.hp("yellow") == (2, 0, 0)


@pytest.mark.rule("RG 5.6")
def test_an_accuser_whom_the_action_eliminates_owes_nothing_more() -> None:
    table = dealt(royals={"red": 1})
    table.play("blue", Claim("executioner attack"), at("red", "royal"))
    table.accuse("red")
    table.play("blue", Show("second"))

    assert losses(table) == [(RED, "royal", 1, "attack")]
    assert (table.actor, table.step) == ("yellow", "redistributing")


# Accusation or counteraction


@pytest.mark.rule("RG 5.7", "G15")
def test_an_accusation_shuts_out_counteractions_even_if_it_was_wrong() -> None:
    """Red has a Druid and would block the Heal, but yellow has accused."""
    table = healing()
    table.accuse("yellow")
    table.play("blue", Show("first"))

    assert (table.step, table.asked) == ("losing", ["yellow"])
    assert table.refusal("red", Counter()).reason == "core-not-asked"
    table.play("yellow", Lose(2, 0, 0))
    assert (table.actor, table.hp("blue"), table.coins("blue")) == ("red", (5, 2, 2), 3)


@pytest.mark.rule("RG 5.7", "G15")
def test_nothing_is_left_to_counter_after_an_admission() -> None:
    """The attacked yellow is not asked to Defend."""
    table = lying()
    table.play("blue", Admit(), Lose(2, 0, 0))

    assert of(CounterClaimed, table.told) == []
    assert table.actor == "red"


@pytest.mark.rule("RG 5.7", "G15")
def test_counteractions_are_asked_for_if_nobody_has_accused() -> None:
    table = healing()

    assert table.refusal("red", Counter()).reason == "rg-not-now"
    table.believe()

    assert (table.step, table.asked) == ("countering", ["red", "yellow", "green"])


@pytest.mark.rule("G15", "G17")
def test_a_royal_power_is_never_accused_and_begins_with_its_counteractions() -> None:
    table = dealt()
    table.play("blue", Use("tax"))

    assert (table.step, table.asked) == ("countering", ["red", "yellow", "green"])
    refused = table.refusal("red", Accuse())
    assert (refused.rule, refused.reason, refused.facts) == ("RG 2.6", "rg-not-now", {"step": "countering"})


@pytest.mark.rule("G17")
def test_a_counteraction_to_a_royal_power_is_a_characters_and_may_be_accused() -> None:
    table = struck()
    table.accuse("blue")

    assert of(Accused, table.told) == [Accused(seat=BLUE, player=RED, character="knight")]


@pytest.mark.rule("RG 5.7", "G16")
def test_once_counteractions_are_asked_for_the_action_is_not_accused_any_more() -> None:
    """Whoever accuses after that accuses the counteraction; the action's claim is never proved."""
    table = healing(cards={"blue": ("barbarian", "executioner")})
    table.believe()
    assert table.refusal("red", Accuse()).reason == "rg-not-now"
    counter(table, "green")

    assert (table.step, table.view().claimant, table.view().claimed) == ("accusing", GREEN, "druid")
    table.accuse("red")
    table.play("green", Admit())
    assert (table.step, table.hp("blue")) == ("losing", (5, 2, 2))
    assert [event.player for event in of(Accused, table.told)] == [GREEN]


# Accusing a counteraction


@pytest.mark.rule("G21")
def test_anyone_but_the_claimer_may_accuse_a_counteraction() -> None:
    table = healing()
    table.believe()
    counter(table, "yellow")

    assert table.asked == ["blue", "red", "green"]


@pytest.mark.rule("G21")
def test_a_false_counteraction_is_void_and_the_next_one_is_opened() -> None:
    """Red's Foresight is a lie, green's blocks the Execute; red pays after the action."""
    table = dealt(coins={"blue": 5})
    table.play("blue", Claim("execute"), at("yellow", "first"))
    table.believe()
    counter(table, "red", "green")
    table.accuse("blue")
    table.play("red", Admit())

    assert (table.view().claimant, table.hp("red")) == (GREEN, (4, 2, 2))
    table.believe()
    assert of(ActionBlocked, table.told) == [ActionBlocked(seat=GREEN, player=BLUE, counter="foresight")]
    assert (table.step, table.asked) == ("losing", ["red"])
    table.play("red", Lose(2, 0, 0))
    assert table.hp("yellow") == (4, 2, 2)


@pytest.mark.rule("G21")
def test_if_no_other_counteraction_stands_the_action_goes_on() -> None:
    table = dealt(coins={"blue": 5})
    table.play("blue", Claim("execute"), at("yellow", "first"))
    table.believe()
    counter(table, "red")
    table.accuse("green")
    table.play("red", Admit(), Lose(2, 0, 0))

    assert losses(table) == [(YELLOW, "first", 2, "execute"), (RED, "royal", 2, "penalty")]


@pytest.mark.rule("G21", "G57")
def test_a_true_counteraction_stands_its_card_is_replaced_and_the_accuser_loses() -> None:
    table = healing(draws=["knight"])
    table.believe()
    counter(table, "red")
    table.accuse("blue")
    table.play("red", Show("first"))

    assert (table.card("red", "first"), table.hp("blue"), table.coins("blue")) == ("knight", (4, 2, 2), 2)
    assert (table.step, table.asked) == ("losing", ["blue"])
    table.play("blue", Lose(1, 1, 0))
    assert (table.hp("blue"), table.actor) == ((3, 1, 2), "red")


@pytest.mark.rule("G55")
def test_who_claims_a_counteraction_is_asked_even_if_he_can_only_admit() -> None:
    table = struck()
    table.accuse("yellow")

    assert (table.step, table.choices("red")) == ("proving", [Admit()])


@pytest.mark.rule("G22")
def test_a_liars_defend_costs_the_damage_and_then_the_penalty() -> None:
    """Red has 4/2/2 and loses 4 HP in one turn."""
    table = struck()
    table.accuse("blue")
    table.play("red", Admit())
    assert (table.hp("red"), table.asked) == ((2, 2, 2), ["red"])
    table.play("red", Lose(1, 0, 1))

    assert losses(table) == [
        (RED, "royal", 2, "royal gambit"),
        (RED, "second", 1, "penalty"),
        (RED, "royal", 1, "penalty"),
    ]


@pytest.mark.rule("G57")
def test_a_shown_knight_is_replaced_before_the_damage_and_the_new_card_suffers_it() -> None:
    """As the example of RG 6.6: the Druid drawn into the Knight's position dies in his stead."""
    table = struck(cards={"red": ("knight 1", "trickster")}, draws=["druid"])
    deck = table.deck
    table.accuse("blue")
    table.play("red", Show("first"))

    assert of(CharacterDied, table.told) == [CharacterDied(seat=RED, spot="first", card="druid", poison=0)]
    assert (table.hp("red"), table.fallen("red")) == ((4, 0, 2), ["druid"])
    assert table.deck == {**deck, "knight": deck["knight"] + 1, "druid": deck["druid"] - 1}
    assert (table.step, table.asked) == ("losing", ["blue"])


@pytest.mark.rule("G57")
def test_damage_to_the_other_position_leaves_the_new_card_alone() -> None:
    table = struck("second", cards={"red": ("knight 1", "trickster")}, draws=["druid"])
    table.accuse("blue")
    table.play("red", Show("first"))

    assert (table.card("red", "first"), table.hp("red"), table.fallen("red")) == ("druid", (4, 1, 0), ["trickster"])


# The penalty


def owing(royal: int, *hand: str, **more: Any) -> Court:
    """Blue has admitted to a lie."""
    table = lying(royals={"blue": royal}, cards={"blue": hand}, **more)
    table.play("blue", Admit())
    return table


@pytest.mark.rule("RG 5.8", "G59", "G105")
def test_two_hp_are_split_in_one_answer_as_one_likes() -> None:
    table = owing(4, "alchemist 2", "executioner 2")

    splits = [Lose(2, 0, 0), Lose(0, 2, 0), Lose(0, 0, 2), Lose(1, 1, 0), Lose(1, 0, 1), Lose(0, 1, 1)]
    assert table.choices("blue") == splits
    table.play("blue", Lose(1, 0, 1))

    assert (table.hp("blue"), table.actor) == ((3, 2, 1), "red")


@pytest.mark.rule("RG 5.8", "G59")
def test_no_place_gives_more_than_it_has() -> None:
    table = owing(4, "alchemist 1", "-", fallen={"blue": ["knight"]})

    assert table.choices("blue") == [Lose(2, 0, 0), Lose(1, 1, 0)]
    for split in (Lose(0, 2, 0), Lose(1, 0, 1)):
        refused = table.refusal("blue", split)
        assert (refused.rule, refused.reason) == ("RG 5.8", "rg-hp-not-there")


@pytest.mark.rule("RG 5.8", "G20")
def test_characters_that_a_penalty_kills_are_turned_face_up() -> None:
    """RG 5.8, example: Felix has 2/1/1 and takes one from each character."""
    table = owing(2, "alchemist 1", "executioner 1")
    table.play("blue", Lose(0, 1, 1))

    assert (table.hp("blue"), table.fallen("blue")) == ((2, 0, 0), ["alchemist", "executioner"])


@pytest.mark.rule("RG 5.8", "G59")
def test_a_split_may_take_the_royal_to_0_and_that_is_elimination() -> None:
    table = owing(2, "alchemist 3", "executioner 3")
    table.play("blue", Lose(2, 0, 0))

    assert [event.seat for event in of(PlayerFell, table.told)] == [BLUE]
    assert (table.hp("blue"), table.actor) == ((0, 0, 0), "red")


@pytest.mark.rule("RG 5.8", "G20", "G59", "G105")
def test_whoever_has_two_hp_or_less_in_all_loses_everything_and_is_not_asked() -> None:
    table = owing(1, "alchemist 1", "-", fallen={"blue": ["knight"]})

    assert losses(table) == [(BLUE, "first", 1, "penalty"), (BLUE, "royal", 1, "penalty")]
    assert [event.seat for event in of(PlayerFell, table.told)] == [BLUE]
    assert (table.actor, table.fallen("blue")) == ("red", ["knight", "alchemist"])


@pytest.mark.rule("G20", "G59", "G105")
@pytest.mark.parametrize("royal", [1, 2])
def test_a_royal_alone_with_two_hp_or_less_is_eliminated_by_a_penalty(royal: int) -> None:
    """Red, who has no characters, accuses an honest player."""
    table = healing(royals={"red": royal}, cards={"red": ("-", "-")}, fallen={"red": ["druid", "trickster"]})
    table.accuse("red")
    table.play("blue", Show("first"))

    assert losses(table) == [(RED, "royal", royal, "penalty")]
    assert [event.seat for event in of(PlayerFell, table.told)] == [RED]
    assert table.actor == "yellow"


@pytest.mark.rule("G59", "G105")
def test_a_royal_alone_loses_two_without_a_question() -> None:
    table = healing(royals={"red": 3}, cards={"red": ("-", "-")}, fallen={"red": ["druid", "trickster"]})
    table.accuse("red")
    table.play("blue", Show("first"))

    assert table.hp("red") == (1, 0, 0)
    assert table.actor == "red"


@pytest.mark.rule("G59")
def test_two_penalties_are_two_questions() -> None:
    """Red accuses two honest Tricksters."""
    table = dealt(cards={"yellow": ("trickster", "whisperer"), "green": ("knight", "trickster")})
    table.play("blue", Use("tax"))
    counter(table, "yellow", "green")
    table.accuse("red")
    table.play("yellow", Show("first"))
    table.accuse("red")
    table.play("green", Show("second"))

    assert table.view().owed == (RED, RED)
    table.play("red", Lose(0, 2, 0))
    assert (table.step, table.asked) == ("losing", ["red"])
    assert table.choices("red") == [Lose(2, 0, 0), Lose(0, 0, 2), Lose(1, 0, 1)]
    table.play("red", Lose(0, 0, 2))
    assert (table.hp("red"), table.actor) == ((4, 0, 0), "red")


@pytest.mark.rule("G59", "G20")
def test_the_second_penalty_takes_what_the_first_has_left() -> None:
    """Red has 3 HP in all: asked for the first penalty, not for the second."""
    table = dealt(
        royals={"red": 2},
        cards={"red": ("-", "druid 1"), "yellow": ("trickster", "whisperer"), "green": ("knight", "trickster")},
        fallen={"red": ["alchemist"]},
    )
    table.play("blue", Use("tax"))
    counter(table, "yellow", "green")
    table.accuse("red")
    table.play("yellow", Show("first"))
    table.accuse("red")
    table.play("green", Show("second"))
    table.play("red", Lose(1, 0, 1))

    assert losses(table)[-1] == (RED, "royal", 1, "penalty")
    assert [event.seat for event in of(PlayerFell, table.told)] == [RED]
