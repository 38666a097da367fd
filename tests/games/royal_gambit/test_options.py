"""What a table may choose, its bounds, and what does not go together (RG 10)."""

from collections.abc import Mapping
from typing import Any

import pytest

import antechamber
from antechamber import Refused
from antechamber.core.options import Number
from antechamber.games.royal_gambit.cards import ABILITIES, CHARACTERS
from antechamber.games.royal_gambit.events import (
    Accused,
    ActionLapsed,
    CardGuessed,
    CardReplaced,
    CoinsGained,
    CounterClaimed,
    GameEnded,
    HpLost,
    PlayerFell,
    PoisonSpent,
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
    Resign,
    Rob,
    Send,
    Show,
    Use,
)
from tests.games.royal_gambit.court import COLORS, GAME, Court, at, court, fresh, of, play_out, skip

BLUE, RED, YELLOW, GREEN = range(4)
MINI = antechamber.game("royal-gambit-mini")
ANY_TIME = {"resigning": "any time"}
OWN_TURN = {"resigning": "own turn"}


def refusal(options: Mapping[str, object], players: int = 3) -> Refused:
    """Why no game starts with these options."""
    with pytest.raises(Refused) as refused:
        GAME.start(players, 1, options)
    return refused.value


# The set-up (RG 10.1)


@pytest.mark.rule("RG 10.1")
def test_by_default_the_set_up_is_the_reconstruction() -> None:
    settled = GAME.settle()

    assert settled == {
        "deck": "reconstruction",
        "characters": 2,
        "character_hp": 2,
        "royal_hp": 4,
        "coins": 2,
        "first_player": "random",
        "redistribution": True,
        "refund": False,
        "opportunist": "anyone",
        "wrong_guess": "replaced",
        "accuser": "by lot",
        "shield_characters": False,
        "shield_others": False,
        "resigning": "never",
        "turn_limit": 300,
        "actions": "all",
        "pay_off": "last royal",
    }
    assert GAME.deck(settled) == dict.fromkeys(CHARACTERS, 3)


@pytest.mark.rule("RG 10.1")
@pytest.mark.parametrize(
    ("options", "hp", "coins"),
    [
        ({"royal_hp": 9}, (9, 2, 2), 2),
        ({"character_hp": 5}, (4, 5, 5), 2),
        ({"coins": 7}, (4, 2, 2), 7),
        ({"characters": 1}, (4, 2, 0), 2),
        ({"royal_hp": 1, "character_hp": 1, "characters": 1, "coins": 0}, (1, 1, 0), 0),
    ],
)
def test_a_table_may_change_each_number_of_the_set_up(
    options: dict[str, object], hp: tuple[int, int, int], coins: int
) -> None:
    table = Court(GAME.start(4, 1, options))

    assert [(table.hp(color), table.coins(color)) for color in table.colors] == [(hp, coins)] * 4
    assert play_out(table).state.is_over


BOUNDS = [
    ("characters", 1, 2),
    ("character_hp", 1, 9),
    ("royal_hp", 1, 20),
    ("coins", 0, 20),
    ("turn_limit", 0, 10_000),
]


@pytest.mark.rule("RG 10.1", "RG 10.6", "G69")
@pytest.mark.parametrize(("option", "least", "most"), BOUNDS)
def test_numbers_have_their_bounds(option: str, least: int, most: int) -> None:
    for fitting in (least, most):
        assert GAME.settle({option: fitting})[option] == fitting
        assert GAME.start(2, 1, {option: fitting}).players == 2
    for unfit in (least - 1, most + 1, True, "2", 1.0, None):
        refused = refusal({option: unfit})
        assert (refused.reason, refused.facts) == ("core-bad-number", {"option": option, "least": least, "most": most})


def test_every_number_is_among_them() -> None:
    assert {option.id for option in GAME.options if isinstance(option, Number)} == {option for option, *_ in BOUNDS}


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("first_player", ["random", "0", "1", "2", "3", "4", "5"]),
        ("opportunist", ["anyone", "victim"]),
        ("wrong_guess", ["replaced", "stays"]),
        ("accuser", ["by lot", "clockwise"]),
        ("resigning", ["never", "own turn", "any time"]),
        ("actions", ["all", "reduced"]),
        ("pay_off", ["last royal", "difference"]),
    ],
)
def test_other_options_have_a_few_values(option: str, values: list[str]) -> None:
    for value in values:
        assert GAME.settle({option: value})[option] == value
    for unfit in ("sometimes", 0, True, None):
        refused = refusal({option: unfit})
        assert (refused.reason, refused.facts) == ("core-bad-value", {"option": option, "values": values})


@pytest.mark.parametrize("option", ["redistribution", "refund", "shield_characters", "shield_others"])
def test_a_switch_is_on_or_off(option: str) -> None:
    for unfit in (1, "yes", None):
        assert refusal({option: unfit}).reason == "core-bad-toggle"


def test_an_option_that_there_is_not_is_refused() -> None:
    assert refusal({"wigs": True}).reason == "core-bad-option"


@pytest.mark.rule("RG 10.1")
@pytest.mark.parametrize("redistribution", [True, False])
def test_a_table_may_play_without_redistribution(redistribution: bool) -> None:
    table = fresh(3, redistribution=redistribution)

    assert table.step == ("redistributing" if redistribution else "declaring")


# The deck (RG 10.1, G69)


@pytest.mark.rule("RG 10.1", "RG 1.2")
def test_a_table_may_play_with_another_deck() -> None:
    table = fresh(2, deck={"knight": 20, "druid": 1})

    assert {card: number for card, number in table.state.inventory().items() if number} == {"knight": 20, "druid": 1}
    assert "knight" in {table.card(color, spot) for color in table.colors for spot in ("first", "second")}
    assert play_out(table).state.is_over


@pytest.mark.rule("RG 10.1")
def test_a_built_in_deck_is_called_by_its_name_also_when_its_content_is_given() -> None:
    assert GAME.settle({"deck": dict.fromkeys(CHARACTERS, 3)})["deck"] == "reconstruction"
    assert GAME.settle({"deck": dict.fromkeys(CHARACTERS, 2)})["deck"] == dict.fromkeys(CHARACTERS, 2)
    reduced = {"alchemist", "executioner", "knight", "trickster"}
    assert GAME.deck({"deck": "reduced"}) == {card: 2 * (card in reduced) for card in CHARACTERS}


@pytest.mark.rule("RG 10.1")
@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ({"jester": 3}, "unknown field `jester`"),
        ({"knight": 21}, "there can be 0 to 20 cards of a character, but knight has 21"),
        ({"knight": 20, "druid": -1}, "but druid has -1"),
        ({"knight": "three"}, "Expected `int`, got `str`"),
    ],
)
def test_an_unfit_deck_is_refused(content: dict[str, object], fault: str) -> None:
    refused = refusal({"deck": content})

    assert (refused.rule, refused.reason) == ("RG 10.1", "core-bad-deck")
    assert fault in str(refused.facts["fault"])


@pytest.mark.parametrize("deck", ["tarot", 3, None, ["knight"]])
def test_a_deck_that_is_none_is_refused(deck: object) -> None:
    assert refusal({"deck": deck}).reason == "core-bad-value"


@pytest.mark.rule("G69", "RG 10.1")
@pytest.mark.parametrize("characters", [1, 2])
@pytest.mark.parametrize("players", range(2, 7))
def test_the_deck_must_have_a_card_more_than_the_characters_for_each_player_and_two(
    players: int, characters: int
) -> None:
    needed = players * (characters + 1) + 2
    enough = {"knight": needed // 2, "druid": needed - needed // 2}
    short = {**enough, "knight": enough["knight"] - 1}

    assert fresh(players, deck=enough, characters=characters).view().deck_size == needed - players * characters
    refused = refusal({"deck": short, "characters": characters}, players)
    assert (refused.rule, refused.reason) == ("RG 10.1", "rg-deck-too-small")
    assert refused.facts == {"cards": needed - 1, "needed": needed, "players": players}


@pytest.mark.rule("G69", "RG 10.1")
def test_two_copies_of_each_character_are_enough_for_four_but_not_for_five() -> None:
    deck = dict.fromkeys(CHARACTERS, 2)

    assert fresh(4, deck=deck).view().deck_size == 16 - 8
    assert refusal({"deck": deck}, 5).facts == {"cards": 16, "needed": 17, "players": 5}


@pytest.mark.rule("RG 10.1", "G65")
def test_what_the_deck_has_not_is_neither_claimed_nor_guessed_nor_used_to_counter() -> None:
    """A deck without Tricksters and Knights."""
    deck = {**dict.fromkeys(CHARACTERS, 3), "trickster": 0, "knight": 0}
    table = court(options={"deck": deck})

    claims = {move.ability for move in table.choices("blue") if isinstance(move, Claim)}
    assert claims == {*ABILITIES} - {"foolery", "knight attack", "migration", "execute"}
    table.play("blue", Claim("telepathy"), at("red", "first"))
    names = [move.character for move in table.choices("blue") if isinstance(move, Guess)]
    assert names == [character for character in CHARACTERS if deck[character]]
    taxed = court(options={"deck": deck})
    taxed.play("blue", Use("tax"))
    assert (taxed.coins("blue"), taxed.actor) == (5, "red")  # Nobody could be asked for a Pickpocket.


# Who begins (RG 1.6)


@pytest.mark.rule("RG 1.6", "G72")
@pytest.mark.parametrize("players", range(2, 7))
def test_who_begins_is_decided_by_lot_or_named(players: int) -> None:
    lots = {fresh(players, seed).actor for seed in range(60)}
    named = [fresh(players, first_player=str(seat)) for seat in range(players)]

    assert lots == set(COLORS[:players])
    assert [(table.actor, table.view().first) for table in named] == [(COLORS[s], s) for s in range(players)]
    refused = refusal({"first_player": str(players)}, players) if players < 6 else None
    assert refused is None or refused.facts == {"seat": players, "most": players - 1}


@pytest.mark.rule("RG 1.6", "G72")
@pytest.mark.parametrize("seed", range(4))
def test_in_a_rematch_the_first_to_be_eliminated_begins(seed: int) -> None:
    """The end tells who fell first; the next game is dealt with this seat as the first player."""
    table = play_out(fresh(4, seed), seed)
    first = [seat.fell for seat in table.view().seats].index(1)

    assert of(PlayerFell, table.told)[0].seat == first
    options = GAME.rematch(GAME.settle(), table.view(), absent=())
    assert options == {**GAME.settle(), "first_player": str(first)}
    assert Court(GAME.start(4, seed + 1, options)).actor == COLORS[first]


@pytest.mark.rule("G72")
def test_the_first_to_be_eliminated_does_not_begin_if_absent_or_if_the_table_has_named_somebody() -> None:
    table = play_out(fresh(4, 1), 1)
    first = [seat.fell for seat in table.view().seats].index(1)
    named = GAME.settle({"first_player": "2"})

    assert GAME.rematch(GAME.settle(), table.view(), absent=[first]) == GAME.settle()
    assert GAME.rematch(named, table.view(), absent=()) == named


@pytest.mark.rule("G72")
def test_for_a_rematch_resigning_counts_as_elimination() -> None:
    table = court(players=3, options=OWN_TURN)
    table.play("blue", Resign())

    assert [seat.fell for seat in table.view().seats] == [1, 0, 0]
    assert GAME.rematch(GAME.settle(), table.view(), absent=())["first_player"] == "0"


@pytest.mark.rule("G72")
def test_if_nobody_was_eliminated_lots_are_drawn_again() -> None:
    table = court(players=3, turn=3, options={"turn_limit": 3})
    table.play("blue", Use("donation"))

    assert table.state.is_over
    assert [seat.fell for seat in table.view().seats] == [0, 0, 0]
    assert GAME.rematch(GAME.settle(), table.view(), absent=()) == GAME.settle()
    assert {fresh(3, seed).actor for seed in range(40)} == {"blue", "red", "yellow"}


# The refund (RG 10.2)


@pytest.mark.rule("RG 10.2", "G4")
@pytest.mark.parametrize(("refund", "coins"), [(False, 0), (True, 5)])
def test_a_refund_comes_with_the_admission_before_the_penalty(refund: bool, coins: int) -> None:
    table = court(coins={"blue": 5}, options={"refund": refund})
    table.play("blue", Claim("execute"), at("red", "first"))
    table.accuse("red")
    told = table.play("blue", Admit())

    assert (table.step, table.coins("blue"), table.hp("blue")) == ("losing", coins, (4, 2, 2))
    assert [event.why for event in of(CoinsGained, told)] == ["refund"] * refund


@pytest.mark.rule("RG 10.2", "G4")
def test_nothing_is_refunded_after_a_block() -> None:
    table = court(coins={"blue": 5}, options={"refund": True})
    table.play("blue", Claim("execute"), at("red", "first"))
    table.believe()
    table.play("red", Counter())
    table.play("yellow", Allow())
    table.believe()

    assert (table.coins("blue"), table.hp("red"), table.actor) == (0, (4, 2, 2), "red")


# The strict Opportunist (RG 10.3)


@pytest.mark.rule("RG 10.3", "G31")
@pytest.mark.parametrize(("opportunist", "asked"), [("anyone", ["red", "yellow", "green"]), ("victim", ["yellow"])])
def test_a_strict_opportunist_is_the_victim_only(opportunist: str, asked: list[str]) -> None:
    table = court(players=4, options={"opportunist": opportunist})
    table.play("blue", Claim("raid"), Rob(YELLOW))
    table.believe()

    assert table.asked == asked
    for color in asked:
        table.play(color, Counter() if color == "yellow" else Allow())
    table.believe()
    assert (table.coins("yellow"), table.coins("blue")) == (1, 3)  # He keeps one of his two.


# A wrong guess (RG 10.4)


def guessed(name: Any, wrong_guess: str) -> Court:
    """Blue has said what red's first card, a Druid, is; the next card of the deck is a Knight."""
    options = {"wrong_guess": wrong_guess}
    cards = {
        "blue": ("clairvoyant 2", "barbarian 2"),
        "red": ("druid 2", "trickster 2"),
        "yellow": ("druid 2", "druid 2"),
    }
    table = court(cards=cards, draws=["knight"], options=options)
    table.play("blue", Claim("telepathy"), at("red", "first"), Guess(name))
    table.believe()
    return table


@pytest.mark.rule("RG 10.4", "G36")
def test_a_wrongly_guessed_card_stays_face_down_and_everybody_knows_it() -> None:
    table = guessed("whisperer", "stays")

    assert [event.card for event in of(CardGuessed, table.told)] == ["druid"]
    assert of(CardReplaced, table.told) == []
    assert [table.card("red", "first", reader) for reader in table.colors] == ["druid"] * 3
    assert table.view().seats[RED].characters[0].card == "druid"
    assert (table.character("red", "first").open, table.hp("red"), table.coins("blue")) == (True, (4, 2, 2), 2)


@pytest.mark.rule("RG 10.4", "G36")
def test_by_default_a_wrongly_guessed_card_is_replaced() -> None:
    table = guessed("whisperer", "replaced")

    assert (table.card("red", "first"), table.card("red", "first", "blue")) == ("knight", None)
    assert (table.hp("red"), table.coins("blue")) == ((4, 2, 2), 2)


@pytest.mark.rule("RG 10.4", "RG 7.5")
@pytest.mark.parametrize("wrong_guess", ["stays", "replaced"])
def test_a_rightly_guessed_card_is_replaced_either_way(wrong_guess: str) -> None:
    table = guessed("druid", wrong_guess)

    assert (table.card("red", "first"), table.hp("red"), table.coins("blue")) == ("knight", (4, 1, 2), 4)


# Resigning (RG 10.5)


@pytest.mark.rule("RG 10.5", "G107")
@pytest.mark.parametrize(
    ("resigning", "on_own_turn", "in_windows"),
    [("never", False, False), ("own turn", True, False), ("any time", True, True)],
)
def test_when_players_may_resign(resigning: str, on_own_turn: bool, in_windows: bool) -> None:
    table = court(redistributes=True, options={"resigning": resigning})
    assert (Resign() in table.choices("blue")) == on_own_turn
    skip(table)
    assert (Resign() in table.choices("blue")) == on_own_turn
    table.play("blue", Claim("knight attack"))
    assert Resign() not in table.choices("blue")  # Not in the midst of an action.
    table.play("blue", at("red", "royal"))
    assert [Resign() in table.choices(color) for color in table.asked] == [in_windows] * 2
    table.believe()
    assert (Resign() in table.choices("red")) == in_windows
    table.play("red", Defend("first"))
    table.accuse("blue")
    assert (Resign() in table.choices("red")) == in_windows
    table.play("red", Admit())
    assert (table.step, Resign() in table.choices("red")) == ("losing", in_windows)


@pytest.mark.rule("RG 10.5", "G66", "G107")
def test_where_picks_and_drawn_cards_are_asked_for_one_may_resign_too() -> None:
    passing = court(step="passing", action="devious", direction="left", options=ANY_TIME)
    drawing = court(step="exchanging", action="shapeshift", drawn=["druid", "knight"], options=ANY_TIME)

    assert [passing.choices(color)[-1] for color in passing.colors] == [Resign()] * 3
    assert drawing.choices("blue")[-1] == Resign()
    drawing.play("blue", Resign())
    assert (drawing.actor, drawing.view().deck_size, drawing.fallen("blue") != []) == ("red", 24 - 6, True)


@pytest.mark.rule("G66", "RG 10.5")
def test_a_resignation_in_a_window_is_sealed_until_it_closes_and_goes_before_the_other_answers() -> None:
    table = court(players=4, options=ANY_TIME)
    table.play("blue", Claim("spy"), at("red", "first"))
    table.play("yellow", Resign())
    assert (table.seat("yellow").fell, table.view().asked) == (0, (RED, YELLOW, GREEN))
    table.play("red", Believe())
    told = table.play("green", Accuse())

    kinds = [type(event) for event in told]
    assert kinds.index(PlayerFell) < kinds.index(Accused)
    assert (table.seat("yellow").fell, table.step, table.view().accuser) == (1, "proving", GREEN)


@pytest.mark.rule("G66", "RG 10.5")
@pytest.mark.parametrize("gone", ["red", "yellow"])
def test_an_action_whose_target_is_gone_lapses_its_cost_paid_and_other_answers_dropped(gone: str) -> None:
    """Blue swaps cards of red and yellow, or rather would: green's accusation is never read."""
    table = court(players=4, options=ANY_TIME, coins={"blue": 5})
    table.play("blue", Claim("execute") if gone == "red" else Claim("foolery"), at("red", "first"))
    if gone == "yellow":
        table.play("blue", at("yellow", "second"))
    for color in ("red", "yellow", "green"):
        table.play(color, Resign() if color == gone else Accuse())

    assert of(ActionLapsed, table.told) == [ActionLapsed(seat=BLUE)]
    assert of(Accused, table.told) == []
    assert (table.coins("blue"), table.hp("blue")) == (0 if gone == "red" else 5, (4, 2, 2))
    assert table.actor == ("yellow" if gone == "red" else "red")


@pytest.mark.rule("G66", "RG 10.5")
def test_an_action_whose_actor_is_gone_lapses() -> None:
    """Blue resigns when he may accuse red's Defend."""
    table = court(options=ANY_TIME)
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.believe()
    table.play("red", Defend("first"))
    table.play("blue", Resign())
    table.play("yellow", Accuse())

    assert of(ActionLapsed, table.told) == [ActionLapsed(seat=BLUE)]
    assert (table.hp("red"), table.actor, of(Accused, table.told)) == ((4, 2, 2), "red", [])


@pytest.mark.rule("G66", "RG 10.5")
def test_the_counteraction_of_one_who_resigns_is_void() -> None:
    """Red and yellow have claimed Herbalism under seal; when red's is judged yellow resigns, and red admits."""
    table = court(players=4, options=ANY_TIME)
    table.play("blue", Claim("heal"), at("blue", "royal"))
    table.believe()
    for color in ("red", "yellow", "green"):
        table.play(color, Allow() if color == "green" else Counter())
    table.play("blue", Accuse())
    table.play("yellow", Resign())
    table.play("green", Believe())
    table.play("red", Admit())

    assert [event.seat for event in of(CounterClaimed, table.told)] == [RED]
    assert (table.hp("blue"), table.coins("blue")) == ((5, 2, 2), 3)
    assert table.asked == ["red"]  # Red pays for the lie.


@pytest.mark.rule("G66", "RG 10.5")
def test_the_claim_of_one_who_resigns_instead_of_proving_it_is_void() -> None:
    """Red, accused of his Herbalism, resigns: blue heals."""
    table = court(players=4, options=ANY_TIME)
    table.play("blue", Claim("heal"), at("blue", "royal"))
    table.believe()
    for color in ("red", "yellow", "green"):
        table.play(color, Counter() if color == "red" else Allow())
    table.accuse("green")
    table.play("red", Resign())

    assert (table.hp("blue"), table.actor, table.seat("red").fell) == ((5, 2, 2), "yellow", 1)
    assert of(HpLost, table.told) == []  # Nobody pays: green's accusation was not decided.


@pytest.mark.rule("G66", "RG 10.5")
def test_penalties_of_others_stand_when_an_action_lapses() -> None:
    """Green's false accusation of red is decided; then blue, whose Tax it was, resigns at yellow's window."""
    table = court(players=4, cards={"red": ("trickster 2", "knight 2")}, options=ANY_TIME)
    table.play("blue", Use("tax"))
    for color in ("red", "yellow", "green"):
        table.play(color, Allow() if color == "green" else Counter())
    table.accuse("green")
    table.play("red", Show("first"))
    table.play("blue", Resign())
    table.play("red", Believe())
    table.play("green", Believe())

    assert of(ActionLapsed, table.told) == [ActionLapsed(seat=BLUE)]
    assert (table.step, table.asked) == ("losing", ["green"])
    table.play("green", Lose(0, 1, 1))
    assert (table.hp("green"), table.coins("red"), table.actor) == ((4, 1, 1), 2, "red")


@pytest.mark.rule("G66", "RG 10.5")
def test_devious_passes_on_among_those_who_stay() -> None:
    cards = {
        "blue": ("knight 2", "druid 2"),
        "red": ("alchemist 2", "druid 2"),
        "yellow": ("trickster 2", "druid 2"),
        "green": ("whisperer 2", "barbarian 2"),
    }
    table = court(players=4, cards=cards, options=ANY_TIME)
    table.play("blue", Claim("devious"), Send("left"))
    table.believe()
    for color in table.asked:
        table.play(color, Resign() if color == "red" else PassOn("first"))

    firsts = [table.card(color, "first") for color in ("blue", "yellow", "green")]
    assert firsts == ["whisperer", "knight", "trickster"]
    assert table.fallen("red") == ["alchemist", "druid"]


# The turn limit (RG 10.6)


@pytest.mark.rule("RG 10.6", "G67")
def test_the_limit_counts_turns_of_single_players() -> None:
    table = fresh(3, turn_limit=5, redistribution=False)
    for _ in range(5):
        assert not table.state.is_over
        table.play(table.actor, Use("donation"))

    assert table.state.is_over
    assert of(GameEnded, table.told) == [GameEnded(winners=(BLUE, RED, YELLOW), why="turn limit")]


@pytest.mark.rule("RG 10.6", "G67", "RG 9.5")
def test_the_game_ends_after_the_poison_of_the_last_turn() -> None:
    table = court(turn=9, options={"turn_limit": 9}, poisoned={"blue": 1, "red": 1})
    told = table.play("blue", Use("donation"))

    assert [type(event) for event in told][-3:] == [PoisonSpent, HpLost, GameEnded]
    assert [table.hp(color)[0] for color in table.colors] == [3, 4, 4]


@pytest.mark.rule("RG 10.6", "G67")
def test_without_a_limit_a_game_goes_on() -> None:
    table = court(turn=4000, options={"turn_limit": 0})
    table.play("blue", Use("donation"))

    assert (table.view().turn, table.state.is_over) == (4001, False)


@pytest.mark.rule("RG 10.6", "G67")
def test_by_default_it_is_three_hundred_turns() -> None:
    table = court(turn=300)
    table.play("blue", Use("donation"))

    assert table.state.is_over


# People at a table, and the reduced game


@pytest.mark.rule("RG 10.5", "RG 10.6", "G66", "G67", "G107")
def test_people_at_a_table_may_resign_and_have_no_limit() -> None:
    assert GAME.at_a_table == {"resigning": "any time", "turn_limit": 0}
    settled = GAME.settle(GAME.at_a_table)
    assert {name for name, value in settled.items() if value != GAME.settle()[name]} == {"resigning", "turn_limit"}


@pytest.mark.rule("RG 10.7")
def test_the_reduced_game_is_a_preset_for_two() -> None:
    settled = MINI.settle()

    assert (MINI.id, MINI.preset, MINI.least_players, MINI.most_players) == ("royal-gambit", "royal-gambit-mini", 2, 2)
    assert settled == {
        **GAME.settle(),
        "deck": "reduced",
        "characters": 1,
        "character_hp": 1,
        "royal_hp": 2,
        "coins": 1,
        "redistribution": False,
        "turn_limit": 4,
        "actions": "reduced",
        "pay_off": "difference",
    }
    with pytest.raises(Refused) as refused:
        MINI.start(3, 1)
    assert (refused.value.rule, refused.value.reason) == ("RG 1.1", "core-bad-players")


@pytest.mark.rule("RG 10.7")
def test_in_the_reduced_game_nobody_resigns_at_a_table_either() -> None:
    settled = MINI.settle({**MINI.at_a_table, **MINI.presets["royal-gambit-mini"]})

    assert (settled["resigning"], settled["turn_limit"]) == ("never", 4)


@pytest.mark.rule("RG 10.7")
@pytest.mark.parametrize("players", [3, 6])
def test_a_pay_off_by_difference_is_for_two(players: int) -> None:
    refused = refusal({"pay_off": "difference"}, players)

    assert (refused.rule, refused.reason, refused.facts) == ("RG 10.7", "rg-pay-off-for-two", {"players": players})
    assert fresh(2, pay_off="difference").state.players == 2


@pytest.mark.rule("RG 10.7")
def test_the_reduced_actions_may_be_played_by_more_than_two() -> None:
    table = fresh(4, actions="reduced", redistribution=False)
    first = table.actor
    offered = table.choices(first)

    assert offered == [Use("donation"), Use("tax"), Claim("heal"), Claim("executioner attack"), Claim("knight attack")]
    assert play_out(table).state.is_over
