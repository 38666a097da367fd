"""What the characters do: effect, targets and cost of every ability (RG 7)."""

from typing import Any

import pytest

from antechamber import Move
from antechamber.games.royal_gambit.cards import CHARACTERS, Ability, CharacterSpot, Spot
from antechamber.games.royal_gambit.events import (
    ActionDeclared,
    CardGuessed,
    CardReplaced,
    CardsDrawn,
    CardsExchanged,
    CardSpied,
    CardsSwapped,
    CharacterDied,
    CoinsGained,
    CoinsStolen,
    HpGained,
    HpLost,
    Place,
    PoisonMoved,
    PoisonPlaced,
)
from antechamber.games.royal_gambit.moves import Claim, Exchange, Guess, Rob, Show, Use
from tests.games.royal_gambit.court import SPOTS, Court, at, court, of, skip

BLUE, RED, YELLOW = range(3)
CARDS: dict[str, Any] = {
    "blue": ("barbarian", "alchemist"),
    "red": ("knight", "druid"),
    "yellow": ("whisperer", "clairvoyant"),
}
RIVALS = [at(color, spot) for color in ("red", "yellow") for spot in ("royal", "first", "second")]


def seated(**more: Any) -> Court:
    """Blue of three is to declare, with 10 coins; everyone holds the cards above."""
    coins = {"blue": 10, **more.pop("coins", {})}
    return court(**{**more, "coins": coins, "cards": {**CARDS, **more.get("cards", {})}})


def done(table: Court, ability: Ability, *parts: Move) -> Court:
    """Blue's claim, which nobody accuses and nobody counters."""
    table.play("blue", Claim(ability), *parts)
    table.believe()
    if table.step == "countering":
        table.allow()
    return table


def targets(table: Court, ability: Ability) -> list[Move]:
    """What blue may point at."""
    table.play("blue", Claim(ability))
    return table.choices("blue")


# Targets and costs in general

OTHERS_ONLY: list[Ability] = ["poison", "barbarian attack", "telepathy", "execute", "knight attack", "spy"]
COSTS: dict[Ability, int] = {
    "poison": 0,
    "heal": 0,
    "raid": 0,
    "barbarian attack": 2,
    "telepathy": 0,
    "shapeshift": 0,
    "migration": 0,
    "execute": 5,
    "executioner attack": 1,
    "knight attack": 1,
    "foolery": 0,
    "spy": 0,
    "devious": 0,
}


@pytest.mark.rule("RG 7.4", "RG 7.8", "RG 7.9", "RG 7.10", "RG 2.5", "G5")
@pytest.mark.parametrize(("ability", "cost"), COSTS.items())
def test_what_an_ability_costs_and_that_nobody_declares_it_with_less(ability: Ability, cost: int) -> None:
    rich, poor = (seated(coins={"blue": coins}, poisoned={"red": 1}) for coins in (cost, max(cost - 1, 0)))

    rich.play("blue", Claim(ability))
    while rich.asked == ["blue"]:
        rich.play("blue", rich.choices("blue")[0])

    assert of(ActionDeclared, rich.told)[0].cost == cost
    assert rich.coins("blue") == 0
    if cost:
        refusal = poor.refusal("blue", Claim(ability))
        assert (refusal.rule, refusal.reason) == ("RG 2.5", "rg-too-dear")


@pytest.mark.rule("RG 7.1", "RG 7.4", "RG 7.10", "G26")
@pytest.mark.parametrize("ability", ["poison", "barbarian attack", "knight attack"])
def test_poison_and_two_of_the_attacks_are_for_every_rivals_royal_and_character(ability: Ability) -> None:
    assert targets(seated(), ability) == RIVALS


@pytest.mark.rule("RG 7.5", "RG 7.8", "RG 7.12", "G44")
@pytest.mark.parametrize("ability", ["telepathy", "execute", "spy"])
def test_telepathy_execute_and_spy_are_for_rivals_characters_only(ability: Ability) -> None:
    table = seated()

    assert targets(table, ability) == [target for target in RIVALS if target.spot != "royal"]
    refusal = table.refusal("blue", at("red", "royal"))
    assert (refusal.rule, refusal.reason) == ("RG 4.4", "rg-other-kind-of-target")


@pytest.mark.rule("RG 4.4", "RG 7.1", "RG 7.12", "G6")
@pytest.mark.parametrize("ability", OTHERS_ONLY)
def test_nobody_strikes_poisons_guesses_or_spies_on_his_own_side_or_at_what_is_dead(ability: Ability) -> None:
    table = seated(cards={"red": ("-", "druid")}, fallen={"red": ["knight"]})
    table.play("blue", Claim(ability))

    own = [table.refusal("blue", at("blue", spot)) for spot in ("first", "second")]
    assert [(refusal.rule, refusal.reason) for refusal in own] == [("RG 4.4", "rg-rivals-only")] * 2
    dead = table.refusal("blue", at("red", "first"))
    assert (dead.rule, dead.reason) == ("RG 4.4", "rg-nobody-there")


# Alchemist


@pytest.mark.rule("RG 7.1", "G28")
@pytest.mark.parametrize("spot", SPOTS)
def test_poison_lays_a_token_that_no_druid_can_block_and_that_acts_at_the_end_of_the_victims_next_turn(
    spot: Spot,
) -> None:
    table = seated()

    table.play("blue", Claim("poison"), at("red", spot))
    assert table.view().counter is None
    table.believe()

    assert of(PoisonPlaced, table.told) == [PoisonPlaced(seat=BLUE, player=RED, spot=spot)]
    assert sum(table.poison("red")) == table.poison("red")[SPOTS.index(spot)] == 1
    assert (table.actor, table.hp("red")) == ("red", (4, 2, 2))
    skip(table)
    table.play("red", Use("donation"))
    assert (sum(table.poison("red")), sum(table.hp("red"))) == (0, 7)
    assert table.hp("red")[SPOTS.index(spot)] == (3 if spot == "royal" else 1)


@pytest.mark.rule("RG 7.2", "G34")
@pytest.mark.parametrize("spot", SPOTS)
def test_heal_gives_one_hp_to_the_royal_or_any_living_character_and_a_coin(spot: Spot) -> None:
    table = done(seated(), "heal", at("blue", spot))

    assert of(HpGained, table.told) == [HpGained(seat=BLUE, spot=spot, amount=1)]
    assert table.hp("blue") == tuple(hp + (place == spot) for place, hp in zip(SPOTS, (4, 2, 2), strict=True))
    assert of(CoinsGained, table.told) == [CoinsGained(seat=BLUE, amount=1, why="heal")]
    assert table.coins("blue") == 11


@pytest.mark.rule("RG 7.2", "G34", "G56")
def test_heal_is_for_ones_own_living_places_only_and_the_place_is_part_of_the_claim() -> None:
    table = seated(cards={"blue": ("-", "alchemist")}, fallen={"blue": ["barbarian"]})

    assert targets(table, "heal") == [at("blue", "royal"), at("blue", "second")]
    rival, dead = table.refusal("blue", at("red", "royal")), table.refusal("blue", at("blue", "first"))
    assert (rival.rule, rival.reason) == ("RG 7.2", "rg-own-place-only")
    assert (dead.rule, dead.reason) == ("RG 4.4", "rg-nobody-there")

    table.play("blue", at("blue", "second"))
    assert of(ActionDeclared, table.told)[0].target == Place(BLUE, "second")


# Barbarian


@pytest.mark.rule("RG 7.3", "G35")
@pytest.mark.parametrize(("coins", "stolen"), [(1, 1), (2, 2), (9, 2)])
def test_a_raid_steals_two_coins_or_the_one_that_there_is(coins: int, stolen: int) -> None:
    table = done(seated(coins={"blue": 0, "red": coins}), "raid", Rob(RED))

    assert of(CoinsStolen, table.told) == [CoinsStolen(seat=BLUE, player=RED, amount=stolen, why="raid")]
    assert (table.coins("blue"), table.coins("red")) == (stolen, coins - stolen)


@pytest.mark.rule("RG 7.3", "G35", "RG 4.4")
def test_neither_a_rival_without_coins_nor_oneself_can_be_raided() -> None:
    table = court(players=4, cards=CARDS, coins={"red": 0})

    assert targets(table, "raid") == [Rob(YELLOW), Rob(3)]
    poor, own = table.refusal("blue", Rob(RED)), table.refusal("blue", Rob(BLUE))
    assert (poor.rule, poor.reason) == ("RG 7.3", "rg-no-coins-there")
    assert (own.rule, own.reason) == ("RG 4.4", "rg-rivals-only")


@pytest.mark.rule("RG 7.3", "G35")
def test_without_a_rival_who_has_coins_a_raid_cannot_be_declared() -> None:
    refusal = seated(coins={"red": 0, "yellow": 0}).refusal("blue", Claim("raid"))

    assert (refusal.rule, refusal.reason) == ("RG 7.3", "rg-nobody-to-rob")


@pytest.mark.rule("RG 7.4", "RG 7.10", "G26")
@pytest.mark.parametrize(("ability", "cost"), [("barbarian attack", 2), ("knight attack", 1)])
@pytest.mark.parametrize("spot", SPOTS)
def test_an_attack_of_barbarian_or_knight_deals_one_damage_to_a_royal_or_a_character(
    ability: Ability, cost: int, spot: Spot
) -> None:
    """A character cannot be defended: nobody is asked to."""
    table = seated()
    table.play("blue", Claim(ability), at("red", spot))
    assert table.coins("blue") == 10 - cost
    table.believe()
    assert (table.step == "countering") == (spot == "royal")
    if spot == "royal":
        table.allow()

    assert of(HpLost, table.told) == [HpLost(seat=RED, spot=spot, amount=1, why="attack")]
    assert table.hp("red") == tuple(hp - (place == spot) for place, hp in zip(SPOTS, (4, 2, 2), strict=True))


# Clairvoyant


@pytest.mark.rule("RG 7.5", "G36")
@pytest.mark.example
def test_example_of_a_right_guess() -> None:
    """RG 7.5: Bruno's second is a Knight: 2 coins for Alma, 1 damage, and another card for Bruno."""
    table = seated(cards={"red": ("druid", "knight")}, draws=["trickster"])

    done(table, "telepathy", at("red", "second"), Guess("knight"))

    guessed = CardGuessed(seat=BLUE, player=RED, spot="second", guess="knight", card="knight", right=True)
    assert of(CardGuessed, table.told) == [guessed]
    assert of(CoinsGained, table.told) == [CoinsGained(seat=BLUE, amount=2, why="telepathy")]
    assert (table.coins("blue"), table.hp("red")) == (12, (4, 2, 1))
    assert (table.card("red", "second"), table.deck["knight"]) == ("trickster", 3)


@pytest.mark.rule("RG 7.5", "G36")
@pytest.mark.example
def test_example_of_a_wrong_guess() -> None:
    """RG 7.5: it is a Trickster; Bruno draws all the same, with 2 HP still on it, and Alma gets nothing."""
    table = seated(cards={"red": ("druid", "trickster 2 poison 1")}, draws=["barbarian"])

    done(table, "telepathy", at("red", "second"), Guess("knight"))

    guessed = CardGuessed(seat=BLUE, player=RED, spot="second", guess="knight", card="trickster", right=False)
    assert of(CardGuessed, table.seen(None)) == [guessed]
    assert (of(CoinsGained, table.told), of(HpLost, table.told)) == ([], [])
    assert (table.coins("blue"), table.hp("red"), table.poison("red")) == (10, (4, 2, 2), (0, 0, 1))
    assert (table.card("red", "second"), table.deck["trickster"]) == ("barbarian", 3)


@pytest.mark.rule("RG 7.5", "G36")
def test_the_guessed_card_is_in_the_deck_again_before_the_new_one_is_drawn() -> None:
    """All other Knights lie elsewhere; so if one comes, which it does now and then, it is the same card."""
    cards = {"red": ("knight", "druid"), "yellow": ("knight", "knight")}
    tables = [seated(cards=cards, chance={"seed": seed}) for seed in range(100)]

    drawn = [done(table, "telepathy", at("red", "first"), Guess("druid")).card("red", "first") for table in tables]

    assert 0 < drawn.count("knight") < 20
    assert {table.card("red", "first", reader="blue") for table in tables} == {None}


@pytest.mark.rule("RG 7.5", "G37")
def test_a_card_that_telepathy_kills_stays_face_up_and_no_new_one_is_drawn() -> None:
    table = seated(cards={"red": ("knight 1", "druid")})

    done(table, "telepathy", at("red", "first"), Guess("knight"))

    assert of(CharacterDied, table.told) == [CharacterDied(seat=RED, spot="first", card="knight", poison=0)]
    assert of(CardReplaced, table.told) == []
    assert (table.hp("red"), table.fallen("red"), table.coins("blue")) == ((4, 0, 2), ["knight"], 12)
    assert table.deck["knight"] == 2


@pytest.mark.rule("G36", "G37", "RG 7.5")
def test_a_wrong_guess_kills_nobody_not_even_a_character_with_1_hp() -> None:
    table = seated(cards={"red": ("knight 1", "druid")}, draws=["executioner"])

    done(table, "telepathy", at("red", "first"), Guess("druid"))

    assert (table.hp("red"), table.card("red", "first")) == ((4, 1, 2), "executioner")


@pytest.mark.rule("G38", "RG 7.5", "RG 4.3")
def test_card_and_name_are_told_before_anybody_responds_and_any_name_may_be_guessed() -> None:
    """All three Knights lie dead, and one may still be guessed."""
    table = seated(
        cards={"red": ("-", "-"), "yellow": ("-", "clairvoyant")},
        fallen={"red": ["knight", "knight"], "yellow": ["knight"]},
    )
    table.play("blue", Claim("telepathy"))  # Yellow's last character is the only one that can be meant.
    assert table.choices("blue") == [Guess(character) for character in CHARACTERS]
    assert table.told == []

    table.play("blue", Guess("knight"))

    assert (table.step, table.asked) == ("accusing", ["red", "yellow"])
    declared = of(ActionDeclared, table.seen("red"))[0]
    assert (declared.target, declared.guess) == (Place(YELLOW, "second"), "knight")
    assert table.view("red").guess == "knight"


@pytest.mark.rule("G36", "RG 10.4")
def test_by_the_variant_a_wrongly_guessed_card_stays_and_a_rightly_guessed_one_goes() -> None:
    wrong, right = (seated(options={"wrong_guess": "stays"}, draws=["executioner"]) for _ in range(2))

    done(wrong, "telepathy", at("red", "first"), Guess("druid"))
    done(right, "telepathy", at("red", "first"), Guess("knight"))

    assert (wrong.card("red", "first"), wrong.card("red", "first", reader="yellow")) == ("knight", "knight")
    assert (right.card("red", "first"), right.card("red", "first", reader="yellow")) == ("executioner", None)
    assert (wrong.hp("red"), wrong.coins("blue")) == ((4, 2, 2), 10)
    assert (right.hp("red"), right.coins("blue")) == ((4, 1, 2), 12)


# Druid


@pytest.mark.rule("RG 7.6", "G62")
def test_shapeshift_has_five_results_with_two_characters() -> None:
    table = done(seated(draws=["executioner", "trickster"]), "shapeshift")

    assert (table.step, table.view("blue").drawn) == ("exchanging", ("executioner", "trickster"))
    assert table.choices("blue") == [
        Exchange(None, None),
        Exchange("executioner", None),
        Exchange("trickster", None),
        Exchange(None, "executioner"),
        Exchange(None, "trickster"),
    ]
    both = table.refusal("blue", Exchange("executioner", "trickster"))
    assert (both.rule, both.reason) == ("RG 7.6", "rg-one-exchange")
    assert table.refusal("blue", Exchange("knight", None)).reason == "rg-not-drawn"


@pytest.mark.rule("RG 7.6", "G62", "G39")
def test_shapeshift_has_three_results_with_one_character() -> None:
    table = seated(
        cards={"blue": ("-", "alchemist")}, fallen={"blue": ["barbarian"]}, draws=["executioner", "trickster"]
    )
    done(table, "shapeshift")

    assert table.choices("blue") == [
        Exchange(None, None),
        Exchange(None, "executioner"),
        Exchange(None, "trickster"),
    ]
    refusal = table.refusal("blue", Exchange("trickster", None))
    assert (refusal.rule, refusal.reason) == ("RG 7.6", "rg-no-character-there")


@pytest.mark.rule("G62", "RG 3.3")
@pytest.mark.parametrize(
    ("hand", "fallen", "drawn", "results"),
    [
        (("barbarian", "alchemist"), [], ["executioner", "trickster"], 7),
        (("barbarian", "-"), ["alchemist"], ["executioner", "trickster"], 3),
        (("barbarian", "alchemist"), [], ["trickster", "trickster"], 4),
    ],
)
def test_reinforcements_have_seven_results_or_three_and_fewer_with_equal_cards(
    hand: tuple[str, str], fallen: list[str], drawn: list[str], results: int
) -> None:
    table = seated(cards={"blue": hand}, fallen={"blue": fallen}, draws=drawn)
    table.play("blue", Use("reinforcements"))

    assert len(table.choices("blue")) == len(set(table.choices("blue"))) == results


@pytest.mark.rule("RG 7.6", "G62")
def test_after_a_shapeshift_hp_and_poison_stay_and_all_other_cards_are_in_the_deck() -> None:
    table = seated(cards={"blue": ("barbarian 3 poison 1", "alchemist")}, draws=["executioner", "trickster"])
    done(table, "shapeshift")

    told = table.play("blue", Exchange("trickster", None))

    assert of(CardsExchanged, told)[0].spots == ("first",)
    assert (table.card("blue", "first"), table.card("blue", "second")) == ("trickster", "alchemist")
    assert (table.hp("blue"), table.fallen("blue")) == ((4, 2, 2), [])  # The poison has acted on its position.
    assert (table.deck["barbarian"], table.deck["executioner"], table.deck["trickster"]) == (3, 3, 2)


@pytest.mark.rule("RG 7.6", "G62")
@pytest.mark.parametrize(
    ("move", "spots"), [(Exchange(None, None), ()), (Exchange(None, "alchemist"), ("second",))], ids=["none", "bluff"]
)
def test_a_shapeshift_may_change_nothing_or_only_seem_to(move: Exchange, spots: tuple[CharacterSpot, ...]) -> None:
    """An Alchemist for an Alchemist: everybody sees that the position has changed."""
    table = seated(draws=["alchemist", "trickster"])
    done(table, "shapeshift")

    table.play("blue", move)

    assert of(CardsDrawn, table.seen("red")) == [CardsDrawn(seat=BLUE, cards=None)]
    assert of(CardsExchanged, table.seen("red")) == [CardsExchanged(seat=BLUE, spots=spots, cards=None)]
    assert (table.card("blue", "first"), table.card("blue", "second")) == ("barbarian", "alchemist")


@pytest.mark.rule("RG 7.7", "G40", "G71")
@pytest.mark.example
def test_example_of_a_migration() -> None:
    """RG 7.7: Clara rids her Royal of a token, which goes to Diego's first character, and collects a coin."""
    table = court(players=4, turn_of="yellow", cards=CARDS, poisoned={"yellow": 1})

    table.play("yellow", Claim("migration"), at("green", "first"))
    table.believe()

    moved = PoisonMoved(seat=YELLOW, target=Place(YELLOW, "royal"), other=Place(3, "first"))
    assert of(PoisonMoved, table.told) == [moved]
    assert of(CoinsGained, table.told) == [CoinsGained(seat=YELLOW, amount=1, why="migration")]
    assert (table.hp("yellow"), table.coins("yellow")) == ((4, 2, 2), 3)
    assert (table.actor, table.poison("green")) == ("green", (0, 1, 0))
    skip(table)
    table.play("green", Use("donation"))
    assert table.hp("green") == (4, 1, 2)


@pytest.mark.rule("RG 7.7", "G40")
def test_a_token_moves_from_any_place_that_has_one_to_any_other_living_place_of_anyone() -> None:
    table = seated(
        cards={"blue": ("barbarian 2 poison 1", "-"), "red": ("knight", "druid 2 poison 2")},
        fallen={"blue": ["alchemist"]},
    )

    assert targets(table, "migration") == [at("blue", "first"), at("red", "second")]
    refusal = table.refusal("blue", at("red", "royal"))
    assert (refusal.rule, refusal.reason) == ("RG 7.7", "rg-no-poison-there")
    table.play("blue", at("red", "second"))
    own: list[Move] = [at("blue", "royal"), at("blue", "first")]
    assert table.choices("blue") == [*own, *(place for place in RIVALS if place != at("red", "second"))]
    same = table.refusal("blue", at("red", "second"))
    assert (same.rule, same.reason) == ("RG 7.7", "rg-same-place")

    table.play("blue", at("red", "first"))
    table.believe()

    assert (table.poison("red"), table.coins("blue")) == ((0, 1, 1), 11)  # One token, and not all that lie there.


@pytest.mark.rule("RG 7.7", "G40")
def test_without_a_token_in_play_migration_cannot_be_declared() -> None:
    refusal = seated().refusal("blue", Claim("migration"))

    assert (refusal.rule, refusal.reason) == ("RG 7.7", "rg-no-poison")


# Executioner


@pytest.mark.rule("RG 7.8")
@pytest.mark.parametrize("hp", [1, 2, 9])
def test_execute_kills_a_character_whatever_its_hp(hp: int) -> None:
    table = done(seated(cards={"red": (f"knight {hp}", "druid")}), "execute", at("red", "first"))

    assert (table.hp("red"), table.fallen("red"), table.coins("blue")) == ((4, 0, 2), ["knight"], 5)
    assert of(HpLost, table.told) == [HpLost(seat=RED, spot="first", amount=hp, why="execute")]


@pytest.mark.rule("RG 7.9")
def test_the_executioners_attack_is_for_rival_royals_and_never_for_a_character() -> None:
    table = seated()

    assert targets(table, "executioner attack") == [at("red", "royal"), at("yellow", "royal")]
    refusal = table.refusal("blue", at("red", "first"))
    assert (refusal.rule, refusal.reason) == ("RG 4.4", "rg-other-kind-of-target")

    table.play("blue", at("red", "royal"))
    table.believe()
    assert (table.step, table.asked) == ("countering", ["red"])
    table.allow()
    assert (table.hp("red"), table.coins("blue")) == ((3, 2, 2), 9)


# Trickster


@pytest.mark.rule("RG 7.11", "G41", "G49")
def test_foolery_swaps_two_cards_and_leaves_hp_and_poison() -> None:
    """Blue swaps a card of his own; he could have swapped those of two others."""
    table = seated(cards={"blue": ("barbarian 3", "alchemist"), "red": ("knight", "druid 1 poison 1")})

    done(table, "foolery", at("blue", "first"), at("red", "second"))

    swapped = CardsSwapped(seat=BLUE, target=Place(BLUE, "first"), other=Place(RED, "second"))
    assert of(CardsSwapped, table.told) == [swapped]
    assert (table.card("blue", "first"), table.card("red", "second")) == ("druid", "barbarian")
    assert (table.hp("blue"), table.hp("red"), table.poison("red")) == ((4, 3, 2), (4, 2, 1), (0, 0, 1))


@pytest.mark.rule("RG 7.11", "G41")
def test_foolery_is_for_living_characters_of_two_different_players() -> None:
    table = seated(cards={"red": ("knight", "-")}, fallen={"red": ["druid"]})

    first: list[Move] = [at("blue", "first"), at("blue", "second"), at("red", "first")]
    assert targets(table, "foolery") == [*first, at("yellow", "first"), at("yellow", "second")]
    assert table.refusal("blue", at("red", "second")).reason == "rg-nobody-there"
    royals = [table.refusal("blue", at(color, "royal")).reason for color in ("blue", "red")]
    assert royals == ["rg-other-kind-of-target"] * 2
    table.play("blue", at("yellow", "second"))
    assert table.choices("blue") == first
    same = table.refusal("blue", at("yellow", "first"))
    assert (same.rule, same.reason) == ("RG 7.11", "rg-same-player")


@pytest.mark.rule("RG 7.11")
def test_without_characters_of_two_players_foolery_cannot_be_declared() -> None:
    table = seated(
        cards={"red": ("-", "-"), "yellow": ("-", "-")},
        fallen={"red": ["knight", "druid"], "yellow": ["whisperer", "clairvoyant"]},
    )

    refusal = table.refusal("blue", Claim("foolery"))

    assert (refusal.rule, refusal.reason) == ("RG 7.11", "rg-nothing-to-swap")
    spy = table.refusal("blue", Claim("spy"))
    assert (spy.rule, spy.reason) == ("RG 4.4", "rg-no-rival-character")


@pytest.mark.rule("G41", "RG 5.5")
def test_a_trickster_that_is_shown_is_replaced_before_the_swap_so_that_the_new_card_moves() -> None:
    table = seated(cards={"blue": ("trickster", "alchemist")}, draws=["executioner"])
    table.play("blue", Claim("foolery"), at("blue", "first"), at("red", "first"))
    table.accuse("red")
    table.play("blue", Show("first"))

    assert (table.card("blue", "first"), table.card("red", "first")) == ("knight", "executioner")


# Whisperer


@pytest.mark.rule("RG 7.12", "G44")
def test_spy_shows_a_card_to_the_actor_alone_and_everybody_sees_which_was_looked_at() -> None:
    table = done(seated(), "spy", at("red", "second"))

    assert of(CardSpied, table.seen("blue")) == [CardSpied(seat=BLUE, player=RED, spot="second", card="druid")]
    for reader in ("red", "yellow", None):
        assert of(CardSpied, table.seen(reader)) == [CardSpied(seat=BLUE, player=RED, spot="second", card=None)]
    assert [table.card("red", "second", reader=reader) for reader in table.colors] == ["druid", "druid", None]
    assert table.character("red", "second", reader="yellow").seen_by == (BLUE,)
    assert table.card("red", "first", reader="blue") is None
