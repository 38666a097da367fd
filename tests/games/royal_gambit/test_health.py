"""HP, death and poison (RG 8)."""

from collections.abc import Callable
from typing import Any

import pytest

from antechamber import Move
from antechamber.games.royal_gambit.cards import Spot
from antechamber.games.royal_gambit.events import CharacterDied, GameEnded, HpLost, PlayerFell, PoisonSpent
from antechamber.games.royal_gambit.moves import (
    Admit,
    Claim,
    Defend,
    Exchange,
    GiveFirst,
    GiveRoyal,
    Guess,
    KeepHp,
    Lose,
    PassOn,
    Send,
    Show,
    Target,
    Use,
)
from tests.games.royal_gambit.court import Court, at, court, of, skip

BLUE, RED, YELLOW = range(3)
CARDS: dict[str, Any] = {
    "blue": ("knight", "druid"),
    "red": ("executioner", "trickster"),
    "yellow": ("alchemist", "barbarian"),
}


def seated(**more: Any) -> Court:
    """Blue of three is to declare, with 10 coins; everyone holds the cards above."""
    coins = {"blue": 10, **more.pop("coins", {})}
    return court(**{**more, "coins": coins, "cards": {**CARDS, **more.get("cards", {})}})


def believed(table: Court, *moves: Move) -> Court:
    """An action of the player whose turn it is, which nobody accuses or counters."""
    table.play(table.actor, *moves)
    if table.step == "accusing":
        table.believe()
    if table.step == "countering":
        table.allow()
    return table


# Losing HP


@pytest.mark.rule("RG 8.1", "G60", "G25")
@pytest.mark.parametrize(("hp", "lost", "left"), [(1, 1, 0), (2, 2, 0), (3, 2, 1)])
def test_a_place_loses_no_more_than_it_has_and_the_excess_strikes_nobody_else(hp: int, lost: int, left: int) -> None:
    """A Royal Gambit of 2 damage against a Royal, taken by a character with so many HP."""
    table = seated(cards={"red": (f"executioner {hp}", "trickster")})
    table.play("blue", Use("royal gambit"), at("red", "royal"))
    table.play("red", Defend("first"))
    table.believe()

    assert of(HpLost, table.told) == [HpLost(seat=RED, spot="first", amount=lost, why="defend")]
    assert table.hp("red") == (4, left, 2)


@pytest.mark.rule("RG 8.1", "RG 9.1")
@pytest.mark.parametrize(("hp", "lost"), [(1, 1), (2, 2)])
def test_a_royal_at_0_hp_is_eliminated_and_takes_nothing_from_its_characters(hp: int, lost: int) -> None:
    table = seated(royals={"red": hp})
    table.play("blue", Use("royal gambit"), at("red", "royal"))
    table.allow()

    assert of(HpLost, table.told) == [HpLost(seat=RED, spot="royal", amount=lost, why="royal gambit")]
    assert [event.seat for event in of(PlayerFell, table.told)] == [RED]
    assert of(CharacterDied, table.told) == []


# Death of a character


def attack(table: Court) -> None:
    believed(table, Claim("barbarian attack"), at("red", "first"))


def execute(table: Court) -> None:
    believed(table, Claim("execute"), at("red", "first"))


def gambit(table: Court) -> None:
    believed(table, Use("royal gambit"), at("red", "first"))


def telepathy(table: Court) -> None:
    believed(table, Claim("telepathy"), at("red", "first"), Guess("executioner"))


def defend(table: Court) -> None:
    table.play("blue", Use("royal gambit"), at("red", "royal"))
    table.play("red", Defend("first"))
    table.believe()


def penalty(table: Court) -> None:
    table.play("blue", Claim("knight attack"), at("yellow", "royal"))
    table.accuse("red")
    table.play("blue", Show("first"))
    table.play("red", Lose(1, 1, 0))


def sacrifice(table: Court) -> None:
    table.play("blue", Use("donation"))
    table.play("red", GiveRoyal(5), GiveFirst(0))


def poison(table: Court) -> None:
    table.play("blue", Use("donation"))
    skip(table)
    table.play("red", Use("donation"))


@pytest.mark.rule("RG 8.2", "G60", "G2", "G50")
@pytest.mark.parametrize("cause", [attack, execute, gambit, telepathy, defend, penalty, sacrifice, poison])
def test_whatever_kills_a_character_it_lies_face_up_with_its_owner_and_its_poison_is_gone(
    cause: Callable[[Court], None],
) -> None:
    """Red's first character has 1 HP and two tokens."""
    table = seated(cards={"red": ("executioner 1 poison 2", "trickster")})

    cause(table)

    died = of(CharacterDied, table.seen(None))
    assert [(event.seat, event.spot, event.card) for event in died] == [(RED, "first", "executioner")]
    assert table.fallen("red") == ["executioner"]
    assert (table.hp("red")[1:], table.poison("red")) == ((0, 2), (0, 0, 0))
    assert table.deck["executioner"] == 2  # Never back to the deck.


@pytest.mark.rule("RG 8.2", "G60")
def test_an_empty_position_stays_empty_until_a_wedding() -> None:
    """Neither HP nor tokens, neither a swap nor an exchange can go there."""
    table = seated(
        cards={"blue": ("-", "druid"), "red": ("executioner 2 poison 1", "trickster")},
        fallen={"blue": ["knight"]},
        draws=["whisperer", "clairvoyant"],
    )
    begun: list[list[Move]] = [[Claim("heal")], [Claim("migration")], [Claim("foolery"), at("red", "first")]]
    for moves in begun:
        trial = Court(table.state.copy())
        trial.play("blue", *moves)
        assert trial.refusal("blue", at("blue", "first")).reason == "rg-nobody-there"
    exchanging = Court(table.state.copy())
    believed(exchanging, Use("reinforcements"))
    assert exchanging.refusal("blue", Exchange("whisperer", None)).reason == "rg-no-character-there"

    table.play("blue", Use("wedding"))

    assert (table.hp("blue"), table.card("blue", "first"), table.fallen("blue")) == ((4, 2, 2), "whisperer", ["knight"])


@pytest.mark.rule("RG 8.2", "RG 4.2")
def test_without_characters_one_plays_on_with_the_powers_of_the_royal() -> None:
    table = seated(cards={"red": ("executioner 1", "-")}, fallen={"red": ["trickster"]}, coins={"red": 10})

    believed(table, Claim("knight attack"), at("red", "first"))

    assert (table.actor, table.step) == ("red", "declaring")
    assert [type(move) for move in table.choices("red")] == [Use] * 4
    assert Use("reinforcements") not in table.choices("red")


# Poison


def exchange_card(table: Court) -> None:
    table.play("red", Claim("shapeshift"))
    table.believe()
    table.play("red", Exchange("whisperer", None))


def swap_card(table: Court) -> None:
    believed(table, Claim("foolery"), at("red", "first"), at("yellow", "second"))


def pass_card(table: Court) -> None:
    believed(table, Claim("devious"), Send("left"))
    for color in table.asked:
        table.play(color, PassOn("first"))


def show_card(table: Court) -> None:
    table.play("red", Claim("executioner attack"), at("blue", "royal"))
    table.accuse("yellow")
    table.play("red", Show("first"))


@pytest.mark.rule("RG 8.3", "G49")
@pytest.mark.parametrize("move", [exchange_card, swap_card, pass_card, show_card])
def test_tokens_and_hp_stay_in_the_position_when_the_card_is_exchanged_swapped_passed_or_replaced(
    move: Callable[[Court], None],
) -> None:
    """Red's first has 5 HP and two tokens. It is red's turn; the poison of his own turn then acts on the new card."""
    table = seated(
        turn_of="red", cards={"red": ("executioner 5 poison 2", "trickster")}, draws=["whisperer", "clairvoyant"]
    )

    move(table)

    assert table.card("red", "first") != "executioner"
    spent = of(PoisonSpent, table.told)
    if table.step == "losing":  # The accuser pays first (G46).
        assert (spent, table.poison("red"), table.hp("red")) == ([], (0, 2, 0), (4, 5, 2))
        table.play("yellow", Lose(2, 0, 0))
        spent = of(PoisonSpent, table.told)
    assert spent == [PoisonSpent(seat=RED, spot="first", amount=2)]
    assert (table.hp("red"), sum(table.poison("yellow")), sum(table.poison("blue"))) == ((4, 3, 2), 0, 0)


@pytest.mark.rule("RG 8.4", "G46")
def test_poison_acts_at_the_end_of_its_owners_turn_and_of_no_other() -> None:
    table = seated(cards={"red": ("executioner 2 poison 1", "trickster")}, poisoned={"yellow": 1})

    table.play("blue", Use("donation"))
    assert (table.hp("red"), table.hp("yellow")) == ((4, 2, 2), (4, 2, 2))
    skip(table)
    assert table.hp("red") == (4, 2, 2)
    table.play("red", Use("donation"))

    assert (table.hp("red"), table.poison("red")) == ((4, 1, 2), (0, 0, 0))
    assert (table.hp("yellow"), table.poison("yellow")) == ((4, 2, 2), (1, 0, 0))


@pytest.mark.rule("G46", "RG 8.4", "G58")
def test_poison_acts_after_the_penalties() -> None:
    """Blue is caught and pays; then the poison takes what he has left in that place."""
    table = seated(cards={"blue": ("whisperer", "druid 3 poison 1")})
    table.play("blue", Claim("knight attack"), at("red", "first"))
    table.accuse("yellow")
    table.play("blue", Admit())
    assert (table.step, table.poison("blue")) == ("losing", (0, 0, 1))

    table.play("blue", Lose(0, 0, 2))

    assert [event.why for event in of(HpLost, table.told)] == ["penalty", "poison"]
    assert (table.hp("blue"), table.fallen("blue")) == ((4, 2, 0), ["druid"])


@pytest.mark.rule("G47", "RG 8.4")
@pytest.mark.parametrize(("tokens", "left"), [(1, 2), (2, 1), (3, 0), (5, 0)])
def test_several_tokens_act_together_one_hp_each_and_all_are_removed(tokens: int, left: int) -> None:
    table = seated(cards={"blue": (f"knight 3 poison {tokens}", "druid")})

    table.play("blue", Use("donation"))

    assert of(PoisonSpent, table.told) == [PoisonSpent(seat=BLUE, spot="first", amount=tokens)]
    assert of(HpLost, table.told) == [HpLost(seat=BLUE, spot="first", amount=3 - left, why="poison")]
    assert (table.hp("blue"), table.poison("blue")) == ((4, left, 2), (0, 0, 0))


@pytest.mark.rule("G71", "RG 8.4")
def test_poison_acts_on_characters_first_and_then_on_the_royal() -> None:
    """All of blue's places are poisoned; the characters are seen to die before the Royal falls."""
    table = seated(royals={"blue": 1}, cards={"blue": ("knight 1 poison 1", "druid 1 poison 1")}, poisoned={"blue": 1})

    table.play("blue", Use("donation"))

    assert [event.spot for event in of(PoisonSpent, table.told)] == ["first", "second", "royal"]
    assert [event.card for event in of(CharacterDied, table.told)] == ["knight", "druid"]
    assert of(PlayerFell, table.told)[0].cards == ()


@pytest.mark.rule("G71", "RG 7.7")
@pytest.mark.parametrize(("spot", "hp"), [("royal", (3, 2, 2)), ("first", (4, 1, 2))])
def test_a_token_that_one_brings_to_oneself_acts_at_the_end_of_the_same_turn(
    spot: Spot, hp: tuple[int, int, int]
) -> None:
    table = seated(poisoned={"red": 1})

    believed(table, Claim("migration"), at("blue", spot))

    assert (table.hp("blue"), table.poison("blue"), table.poison("red")) == (hp, (0, 0, 0), (0, 0, 0))


@pytest.mark.rule("G48", "RG 8.4", "RG 9.1")
@pytest.mark.parametrize("players", [2, 3])
def test_a_royal_that_poison_kills_is_out_and_a_single_other_player_has_won(players: int) -> None:
    table = court(players=players, royals={"blue": 2}, poisoned={"blue": 2})

    table.play("blue", Use("donation"))

    assert [event.seat for event in of(PlayerFell, table.told)] == [BLUE]
    assert table.state.is_over == (players == 2)
    assert [event.winners for event in of(GameEnded, table.told)] == [(RED,)][: table.state.is_over]


# How poison can be met


@pytest.mark.rule("G50", "RG 8.4")
@pytest.mark.parametrize(
    ("answers", "action", "hp"),
    [
        ([KeepHp()], [Use("donation")], (4, 0, 2)),
        ([GiveRoyal(3), GiveFirst(2)], [Use("donation")], (3, 1, 2)),
        ([GiveRoyal(5), GiveFirst(0)], [Use("donation")], (5, 0, 2)),
        ([KeepHp()], [Claim("migration"), Target(RED, "royal")], (4, 1, 2)),
    ],
    ids=["nothing done", "HP moved there", "sacrificed", "moved on"],
)
def test_poison_can_be_met_by_moving_hp_by_a_sacrifice_or_by_migration(
    answers: list[Move], action: list[Move], hp: tuple[int, int, int]
) -> None:
    """Blue has 4/1/2 and a token on the first character."""
    table = seated(cards={"blue": ("knight 1 poison 1", "druid")}, redistributes=True)

    table.play("blue", *answers)
    believed(table, *action)

    assert (table.hp("blue"), table.poison("blue")) == (hp, (0, 0, 0))


@pytest.mark.rule("G2", "G50", "RG 2.2", "RG 8.2")
def test_a_sacrifice_is_rid_of_the_poison_without_losing_an_hp() -> None:
    table = seated(cards={"blue": ("knight", "druid 2 poison 2")}, redistributes=True)

    table.play("blue", GiveRoyal(4), GiveFirst(4))

    assert (table.hp("blue"), table.poison("blue"), table.fallen("blue")) == ((4, 4, 0), (0, 0, 0), ["druid"])
    assert of(CharacterDied, table.told) == [CharacterDied(seat=BLUE, spot="second", card="druid", poison=2)]
    table.play("blue", Use("donation"))
    assert (table.hp("blue"), of(HpLost, table.told)) == ((4, 4, 0), [])


@pytest.mark.rule("RG 8.4", "RG 5.4", "G4", "G46")
@pytest.mark.example
def test_the_third_example_turn_of_the_manual() -> None:
    """RG 8.4: Clara's Royal is poisoned; she is caught claiming the Executioner and ends with 2/1/1 and no coins."""
    table = court(
        turn_of="yellow",
        royals={"yellow": 3},
        cards={"blue": ("knight", "druid"), "yellow": ("alchemist", "barbarian")},
        coins={"yellow": 5},
        poisoned={"yellow": 1},
        redistributes=True,
    )

    table.play("yellow", GiveRoyal(4), GiveFirst(1))
    assert table.hp("yellow") == (4, 1, 2)
    table.play("yellow", Claim("execute"), at("blue", "first"))
    assert table.coins("yellow") == 0
    table.accuse("blue")
    assert table.choices("yellow") == [Admit()]
    table.play("yellow", Admit())
    table.play("yellow", Lose(1, 0, 1))

    assert (table.hp("yellow"), table.coins("yellow")) == ((2, 1, 1), 0)
    assert (table.poison("yellow"), table.hp("blue")) == ((0, 0, 0), (4, 2, 2))
    assert (table.actor, table.step) == ("blue", "redistributing")
