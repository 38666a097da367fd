"""The Royal powers: Donation, Tax, Reinforcements, Gambit, Wedding (RG 3)."""

from typing import Any

import pytest

from antechamber.games.royal_gambit.cards import SPOT_NAMES, CharacterSpot
from antechamber.games.royal_gambit.events import (
    ActionDeclared,
    CardsDrawn,
    CardsExchanged,
    CharacterDied,
    CoinsGained,
    CoinsStolen,
    HpLost,
    WeddingHeld,
)
from antechamber.games.royal_gambit.moves import Accuse, Admit, Claim, Counter, Defend, Exchange, Lose, Use
from tests.games.royal_gambit.court import COLORS, Court, at, court, of, skip

BLUE, RED = range(2)
HANDS = {"blue": ("druid", "trickster"), "red": ("barbarian", "clairvoyant"), "yellow": ("barbarian", "whisperer")}


def rich(*hand: str, coins: int = 10, **more: Any) -> Court:
    """Three play, and it is blue's turn to declare; everyone's cards are known."""
    cards = {**HANDS, "blue": hand or HANDS["blue"], **more.pop("cards", {})}
    return court(cards=cards, coins={"blue": coins}, **more)


def lonely(*hand: str, **more: Any) -> Court:
    """Blue has one character left; an Alchemist is dead."""
    return rich(*hand, fallen={"blue": ["alchemist"]}, **more)


def deserted(**more: Any) -> Court:
    """Blue has no character left."""
    return rich("-", "-", fallen={"blue": ["alchemist", "alchemist"]}, **more)


# Donation and Tax


@pytest.mark.rule("RG 3.1")
def test_a_donation_brings_two_coins_and_nobody_is_asked() -> None:
    table = rich(coins=0)

    table.play("blue", Use("donation"))

    assert of(CoinsGained, table.told) == [CoinsGained(seat=BLUE, amount=2, why="donation")]
    assert (table.coins("blue"), table.asked) == (2, ["red"])


@pytest.mark.rule("RG 3.2")
def test_a_tax_brings_three_coins() -> None:
    table = rich(coins=0)

    table.play("blue", Use("tax"))
    assert (table.step, table.asked, table.coins("blue")) == ("countering", ["red", "yellow"], 0)
    table.allow()

    assert of(CoinsGained, table.told) == [CoinsGained(seat=BLUE, amount=3, why="tax")]
    assert (table.coins("blue"), table.actor) == (3, "red")


@pytest.mark.rule("RG 3.2")
def test_any_other_player_may_steal_a_coin_of_the_tax() -> None:
    table = rich(coins=0)
    table.play("blue", Use("tax"))
    assert table.choices("blue") == []
    table.play("red", Counter())
    table.allow()
    table.believe()

    assert of(CoinsStolen, table.told) == [CoinsStolen(seat=RED, player=BLUE, amount=1, why="pickpocket")]
    assert [table.coins(color) for color in table.colors] == [2, 3, 2]


# Reinforcements


@pytest.mark.rule("RG 3.3", "G104")
def test_reinforcements_draw_two_cards_that_the_drawer_alone_sees() -> None:
    table = rich(coins=3, draws=["knight", "executioner"])

    table.play("blue", Use("reinforcements"))

    assert (table.step, table.asked, table.coins("blue")) == ("exchanging", ["blue"], 0)
    assert of(CardsDrawn, table.seen("blue"))[0].cards == ("executioner", "knight")
    assert table.view("blue").drawn == ("executioner", "knight")
    for reader in ("red", "yellow", None):
        assert of(CardsDrawn, table.seen(reader))[0].cards is None
        assert table.view(reader).drawn == ()


@pytest.mark.rule("RG 3.3", "G62", "G104")
def test_both_positions_may_change_though_one_holds_what_it_held_before() -> None:
    """RG 3.3, example: Bruno exchanges a Druid for an Executioner, and a Trickster for a Trickster."""
    table = rich(draws=["executioner", "trickster"])
    table.play("blue", Use("reinforcements"), Exchange("executioner", "trickster"))

    assert (table.card("blue", "first"), table.card("blue", "second")) == ("executioner", "trickster")
    assert of(CardsExchanged, table.seen("blue"))[0].cards == ("executioner", "trickster")
    for reader in ("red", None):
        assert of(CardsExchanged, table.seen(reader)) == [
            CardsExchanged(seat=BLUE, spots=("first", "second"), cards=None)
        ]
        assert [character.card for character in table.view(reader).seats[BLUE].characters] == [None, None]


@pytest.mark.rule("G62")
def test_an_exchange_for_an_equal_kind_looks_like_any_other() -> None:
    def exchange(card: Any) -> Court:
        table = rich(draws=[card, "knight"])
        table.play("blue", Use("reinforcements"), Exchange(card, None))
        return table

    bluff, truth = exchange("druid"), exchange("whisperer")

    assert (bluff.card("blue", "first"), truth.card("blue", "first")) == ("druid", "whisperer")
    for reader in ("red", "yellow", None):
        assert bluff.seen(reader) == truth.seen(reader)
        assert bluff.view(reader) == truth.view(reader)


@pytest.mark.rule("RG 3.3", "G39")
def test_cards_given_up_and_cards_not_kept_go_back_to_the_deck() -> None:
    table = rich(draws=["executioner", "knight"])
    deck = table.deck

    table.play("blue", Use("reinforcements"), Exchange(None, "knight"))

    assert (table.card("blue", "first"), table.card("blue", "second")) == ("druid", "knight")
    assert table.deck == {**deck, "knight": deck["knight"] - 1, "trickster": deck["trickster"] + 1}
    assert table.view().deck_size == 18


@pytest.mark.rule("RG 3.3", "G39")
def test_hp_and_poison_stay_in_their_positions() -> None:
    """The new Knight has the 1 HP of the Druid before him, and dies of the Druid's poison."""
    table = rich("druid 1 poison 1", "trickster 5", draws=["executioner", "knight"])

    table.play("blue", Use("reinforcements"), Exchange("knight", "executioner"))

    assert of(CharacterDied, table.told) == [CharacterDied(seat=BLUE, spot="first", card="knight", poison=0)]
    assert (table.hp("blue"), table.card("blue", "second")) == ((4, 0, 5), "executioner")


@pytest.mark.rule("RG 3.3", "G62")
def test_one_may_keep_both_cards() -> None:
    table = rich(draws=["executioner", "knight"])
    table.play("blue", Use("reinforcements"), Exchange(None, None))

    assert (table.card("blue", "first"), table.card("blue", "second")) == ("druid", "trickster")
    assert of(CardsExchanged, table.seen("red"))[0].spots == ()


COUNTS = [
    (Use("reinforcements"), HANDS["blue"], ["executioner", "knight"], 7),
    (Use("reinforcements"), ("druid", "-"), ["executioner", "knight"], 3),
    (Use("reinforcements"), ("-", "druid"), ["executioner", "knight"], 3),
    (Claim("shapeshift"), HANDS["blue"], ["executioner", "knight"], 5),
    (Claim("shapeshift"), ("druid", "-"), ["executioner", "knight"], 3),
    (Claim("shapeshift"), ("-", "druid"), ["executioner", "knight"], 3),
    (Use("reinforcements"), HANDS["blue"], ["knight", "knight"], 4),
    (Claim("shapeshift"), HANDS["blue"], ["knight", "knight"], 3),
]
"""The action, blue's characters, what he draws, and how many choices he has then."""


@pytest.mark.rule("G62", "G104")
@pytest.mark.parametrize(("action", "hand", "drawn", "count"), COUNTS)
def test_how_many_exchanges_there_are(action: Any, hand: tuple[str, str], drawn: list[str], count: int) -> None:
    table = rich(*hand, draws=drawn, fallen={"blue": ["alchemist"] * hand.count("-")})
    table.play("blue", action)
    if isinstance(action, Claim):
        table.believe()

    offered = table.choices("blue")

    assert len(offered) == len(set(offered)) == count
    ends = set()
    for move in offered:
        world = Court(table.state.copy())
        world.play("blue", move)
        ends.add((of(CardsExchanged, world.told)[0].spots, repr(world.view("blue").seats[BLUE])))
    assert len(ends) == count


@pytest.mark.rule("G104", "G62")
def test_one_answer_says_what_lies_in_both_positions() -> None:
    table = rich(draws=["executioner", "knight"])
    table.play("blue", Use("reinforcements"))

    assert set(table.choices("blue")) == {
        Exchange(None, None),
        Exchange("executioner", None),
        Exchange("knight", None),
        Exchange(None, "executioner"),
        Exchange(None, "knight"),
        Exchange("executioner", "knight"),
        Exchange("knight", "executioner"),
    }
    for move in (Exchange("druid", None), Exchange("knight", "knight")):
        assert table.refusal("blue", move).reason == "rg-not-drawn"
    table.play("blue", Exchange(None, "knight"))
    assert table.actor == "red"


@pytest.mark.rule("G39", "RG 3.3")
@pytest.mark.parametrize(
    ("hand", "move"), [(("-", "druid"), Exchange("knight", None)), (("druid", "-"), Exchange(None, "knight"))]
)
def test_only_living_positions_are_exchanged(hand: tuple[str, str], move: Exchange) -> None:
    table = lonely(*hand, draws=["executioner", "knight"])
    table.play("blue", Use("reinforcements"))

    assert table.refusal("blue", move).reason == "rg-no-character-there"


@pytest.mark.rule("G39", "RG 3.3")
def test_reinforcements_need_a_living_character() -> None:
    table = deserted()

    refused = table.refusal("blue", Use("reinforcements"))

    assert (refused.rule, refused.reason) == ("RG 3.3", "rg-no-living-character")
    assert table.refusal("blue", Claim("shapeshift")).reason == "rg-no-living-character"
    assert Use("reinforcements") in lonely("druid", "-").choices("blue")


# Gambit


@pytest.mark.rule("RG 3.4", "G27")
def test_a_royal_gambit_kills_a_character_whatever_its_hp_and_nothing_helps() -> None:
    table = rich(cards={"red": ("knight 9", "clairvoyant")})

    table.play("blue", Use("royal gambit"), at("red", "first"))

    assert of(HpLost, table.told) == [HpLost(seat=RED, spot="first", amount=9, why="royal gambit")]
    assert (table.hp("red"), table.fallen("red")) == ((4, 0, 2), ["knight"])
    assert (table.coins("blue"), table.actor) == (1, "red")


@pytest.mark.rule("RG 3.4")
def test_a_royal_gambit_deals_two_damage_to_a_royal() -> None:
    table = rich()

    table.play("blue", Use("royal gambit"), at("red", "royal"))
    assert (table.step, table.asked) == ("countering", ["red"])
    table.allow()

    assert (table.hp("red"), table.coins("blue")) == ((2, 2, 2), 1)


@pytest.mark.rule("RG 3.4")
def test_a_royals_owner_may_defend_against_the_gambit_with_one_hp() -> None:
    """RG 3.4, example: Bruno has 2/1/2, and his first character takes both points."""
    table = rich(royals={"red": 2}, cards={"red": ("barbarian 1", "clairvoyant")})
    table.play("blue", Use("royal gambit"), at("red", "royal"))
    table.play("red", Defend("first"))
    table.believe()

    assert of(HpLost, table.told) == [HpLost(seat=RED, spot="first", amount=1, why="defend")]
    assert (table.hp("red"), table.fallen("red")) == ((2, 0, 2), ["barbarian"])


@pytest.mark.rule("RG 3.4")
def test_a_royal_gambit_strikes_rivals_only() -> None:
    table = rich(coins=9)
    table.play("blue", Use("royal gambit"))

    assert table.choices("blue") == [at(color, spot) for color in ("red", "yellow") for spot in SPOT_NAMES]
    refused = table.refusal("blue", at("blue", "first"))
    assert (refused.rule, refused.reason) == ("RG 4.4", "rg-rivals-only")


# Wedding


@pytest.mark.rule("RG 3.5", "G45", "G61")
@pytest.mark.parametrize(("hand", "spot"), [(("-", "druid 1"), "first"), (("druid 1", "-"), "second")])
def test_a_wedding_brings_a_new_character_with_two_hp(hand: tuple[str, str], spot: CharacterSpot) -> None:
    table = lonely(*hand, draws=["knight"])

    table.play("blue", Use("wedding"))

    new = table.character("blue", spot)
    assert (new.card, new.hp, new.poison) == ("knight", 2, 0)
    assert (table.fallen("blue"), table.coins("blue")) == (["alchemist"], 0)
    assert sum(table.hp("blue")) == 4 + 1 + 2
    assert (table.actor, table.view().seats[BLUE].wedded) == ("red", True)


@pytest.mark.rule("G61", "RG 3.5")
def test_without_characters_the_wedded_one_goes_to_the_first_position() -> None:
    table = deserted(draws=["knight"])

    table.play("blue", Use("wedding"))

    assert (table.hp("blue"), table.card("blue", "first")) == ((4, 2, 0), "knight")
    assert table.fallen("blue") == ["alchemist", "alchemist"]


@pytest.mark.rule("G61")
def test_the_wedded_character_has_two_hp_whatever_was_dealt() -> None:
    table = lonely("-", "druid 5", options={"character_hp": 5})

    table.play("blue", Use("wedding"))

    assert table.hp("blue") == (4, 2, 5)


@pytest.mark.rule("G61", "RG 3.5")
def test_only_its_owner_sees_the_wedded_card() -> None:
    table = lonely("-", "druid", draws=["knight"])
    table.play("blue", Use("wedding"))

    assert of(WeddingHeld, table.seen("blue"))[0].card == "knight"
    for reader in ("red", None):
        assert of(WeddingHeld, table.seen(reader)) == [WeddingHeld(seat=BLUE, spot="first", hp=2, card=None)]
        assert table.view(reader).seats[BLUE].characters[0].card is None


@pytest.mark.rule("RG 3.5", "G45")
def test_a_wedding_takes_fewer_than_two_characters() -> None:
    table = rich()

    assert Use("wedding") not in table.choices("blue")
    refused = table.refusal("blue", Use("wedding"))
    assert (refused.rule, refused.reason) == ("RG 3.5", "rg-two-characters")


@pytest.mark.rule("RG 3.5", "G45")
def test_a_wedding_takes_ten_coins() -> None:
    table = lonely("-", "druid", coins=9)

    assert table.refusal("blue", Use("wedding")).reason == "rg-too-dear"


@pytest.mark.rule("RG 3.5", "G45")
def test_each_player_may_have_one_wedding_in_a_game() -> None:
    """Blue has had his, and lost the new character; red has not."""
    table = rich(
        "-",
        "druid",
        cards={"red": ("barbarian", "-")},
        fallen={"blue": ["alchemist", "knight"], "red": ["knight"]},
        seats={"blue": {"wedded": True}, "red": {"coins": 10}},
    )

    assert Use("wedding") not in table.choices("blue")
    refused = table.refusal("blue", Use("wedding"))
    assert (refused.rule, refused.reason) == ("RG 3.5", "rg-wedded-already")
    table.play("blue", Use("donation"))
    skip(table)
    assert Use("wedding") in table.choices("red")


# Nothing to lie about

TABLE = [
    (Use("donation"), [], 0, None),
    (Use("tax"), [], 0, "pickpocket"),
    (Use("reinforcements"), [], 3, None),
    (Use("royal gambit"), [at("red", "first")], 9, None),
    (Use("royal gambit"), [at("red", "royal")], 9, "defend"),
    (Use("wedding"), [], 10, None),
]
"""The powers, their cost, and what counters them."""


@pytest.mark.rule("RG 3.6")
@pytest.mark.parametrize(("power", "targets", "cost", "counter"), TABLE)
def test_no_royal_power_can_be_accused(power: Use, targets: list[Any], cost: int, counter: str | None) -> None:
    table = lonely("druid", "-", coins=10)

    table.play("blue", power, *targets)

    assert [event.cost for event in of(ActionDeclared, table.told)] == [cost]
    assert table.view().step != "accusing"
    assert table.view().counter == counter
    for color in COLORS[:3]:
        assert Accuse() not in table.choices(color)
        assert table.refusal(color, Accuse()).rule == "RG 2.6"


@pytest.mark.rule("RG 3.6")
def test_the_counteraction_to_a_royal_power_is_a_claim_and_may_be_accused() -> None:
    table = rich(coins=0)
    table.play("blue", Use("tax"))
    table.play("red", Counter())
    table.allow()
    assert (table.step, table.asked) == ("accusing", ["blue", "yellow"])
    table.accuse("blue")
    table.play("red", Admit(), Lose(2, 0, 0))

    assert (table.coins("blue"), table.hp("red")) == (3, (2, 2, 2))
    assert of(CharacterDied, table.told) == []
