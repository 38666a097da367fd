"""Set-up: players, deck, Royals, characters, coins and who begins (RG 1)."""

from random import Random

import pytest

from antechamber import Refused
from antechamber.games.royal_gambit.events import TurnBegan
from antechamber.games.royal_gambit.moves import Claim, GiveFirst, GiveRoyal, Show, Use
from tests.games.royal_gambit.court import COLORS, GAME, Court, at, court, fresh, of, skip

CHARACTERS = {"alchemist", "barbarian", "clairvoyant", "druid", "executioner", "knight", "trickster", "whisperer"}
HANDS = {"blue": ("alchemist", "knight"), "red": ("druid", "trickster"), "yellow": ("barbarian", "whisperer")}

# Players


@pytest.mark.rule("RG 1.1")
def test_two_to_six_people_play() -> None:
    assert [fresh(players).colors for players in range(2, 7)] == [COLORS[:players] for players in range(2, 7)]
    for players in (1, 7):
        with pytest.raises(Refused) as refused:
            GAME.start(players, 1)
        assert (refused.value.rule, refused.value.reason) == ("RG 1.1", "core-bad-players")


@pytest.mark.rule("RG 1.1")
def test_the_turn_goes_round_by_the_seats() -> None:
    table = fresh(6, first_player="4")
    for _ in range(7):
        skip(table)
        table.play(table.actor, Use("donation"))

    assert [event.seat for event in of(TurnBegan, table.told)] == [5, 0, 1, 2, 3, 4, 5]


# The deck


@pytest.mark.rule("RG 1.2")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_deck_has_three_cards_of_each_of_eight_characters(players: int) -> None:
    table = fresh(players)

    assert table.state.inventory() == dict.fromkeys(CHARACTERS, 3)
    assert table.view().deck_size == sum(table.deck.values()) == 24 - 2 * players


@pytest.mark.rule("RG 1.2")
def test_the_deck_is_shuffled_so_that_anybody_may_be_dealt_anything() -> None:
    dealt = {
        (color, spot, table.card(color, spot))
        for table in (fresh(2, seed) for seed in range(120))
        for color in ("blue", "red")
        for spot in ("first", "second")
    }

    assert len(dealt) == 2 * 2 * len(CHARACTERS)


@pytest.mark.rule("RG 1.2")
def test_a_card_that_goes_back_is_shuffled_in_before_anyone_draws() -> None:
    """All other Alchemists are out, and yet the shown one may be drawn again at once."""
    table = court(cards={**HANDS, "red": ("alchemist", "alchemist")})
    table.play("blue", Claim("heal"), at("blue", "royal"))
    table.accuse("red")
    drawn = set()
    for seed in range(150):
        world = Court(table.state.copy())
        world.state.reseed(seed)
        world.play("blue", Show("first"))
        drawn.add(world.card("blue", "first"))

    assert drawn == CHARACTERS


@pytest.mark.rule("RG 1.2")
def test_the_deck_cannot_run_out() -> None:
    """Six players have each lost a character and wedded another: 18 cards are out, the most that can be."""
    table = court(
        players=6,
        fallen={color: (card,) for color, card in zip(COLORS, sorted(CHARACTERS), strict=False)},
        seats={color: {"wedded": True} for color in COLORS},
        coins={"blue": 3},
    )
    assert table.view().deck_size == 6

    table.play("blue", Use("reinforcements"))

    assert (len(table.view("blue").drawn), table.view().deck_size) == (2, 4)


# Royals and characters


@pytest.mark.rule("RG 1.3")
@pytest.mark.parametrize("players", range(2, 7))
def test_everyone_begins_with_a_royal_of_four_hp_and_two_characters_of_two(players: int) -> None:
    table = fresh(players)

    assert [table.hp(color) for color in table.colors] == [(4, 2, 2)] * players
    assert [table.poison(color) for color in table.colors] == [(0, 0, 0)] * players
    assert [table.fallen(color) for color in table.colors] == [[]] * players
    assert len({table.seat(color).royal for color in table.colors}) == players


@pytest.mark.rule("RG 1.3")
def test_all_hp_are_in_sight() -> None:
    table = court(cards={"red": ("knight 3", "druid 1")}, royals={"red": 7})

    for reader in (*table.colors, None):
        seat = table.view(reader).seats[1]
        assert (seat.royal_hp, [character.hp for character in seat.characters]) == (7, [3, 1])


@pytest.mark.rule("RG 1.3")
def test_there_is_no_limit_to_the_hp_of_a_royal_or_a_character() -> None:
    table = court(players=2, royals={"blue": 30}, cards={"blue": ("knight 30", "druid 30")}, redistributes=True)

    table.play("blue", GiveRoyal(1), GiveFirst(1))
    table.play("blue", Claim("heal"), at("blue", "second"))
    table.believe()
    table.allow()

    assert table.hp("blue") == (1, 1, 89)


@pytest.mark.rule("RG 1.3", "RG 1.4")
def test_a_table_may_change_what_everyone_begins_with() -> None:
    table = fresh(3, characters=1, character_hp=3, royal_hp=6, coins=5)

    assert [table.hp(color) for color in table.colors] == [(6, 3, 0)] * 3
    assert [table.coins(color) for color in table.colors] == [5, 5, 5]


# Coins


@pytest.mark.rule("RG 1.4")
@pytest.mark.parametrize("players", range(2, 7))
def test_everyone_begins_with_two_coins_in_sight_of_all(players: int) -> None:
    table = fresh(players)

    for reader in (*table.colors, None):
        assert [seat.coins for seat in table.view(reader).seats] == [2] * players


@pytest.mark.rule("RG 1.4")
def test_costs_go_to_the_treasury_and_income_comes_from_it() -> None:
    table = court(coins={"blue": 9, "red": 1, "yellow": 1})

    table.play("blue", Use("royal gambit"), at("red", "first"))
    assert [table.coins(color) for color in table.colors] == [0, 1, 1]
    skip(table)
    table.play("red", Use("donation"))

    assert [table.coins(color) for color in table.colors] == [0, 3, 1]


@pytest.mark.rule("RG 1.4")
def test_the_treasury_is_never_empty() -> None:
    table = court(players=2, coins={"blue": 5000, "red": 5000})

    table.play("blue", Use("donation"))

    assert table.coins("blue") == 5002


# Sight and positions


@pytest.mark.rule("RG 1.5")
def test_everyone_sees_his_own_characters_and_no_others() -> None:
    table = court(cards=HANDS)

    for reader in table.colors:
        for owner in table.colors:
            seen = (table.card(owner, "first", reader), table.card(owner, "second", reader))
            assert seen == (HANDS[owner] if owner == reader else (None, None))
    assert [character.card for seat in table.view().seats for character in seat.characters] == [None] * 6


@pytest.mark.rule("RG 1.5")
def test_one_may_look_at_his_own_characters_at_any_time() -> None:
    table, chance = fresh(4, 3), Random(3)
    while not table.state.is_over:
        for seat, color in enumerate(table.colors):
            assert None not in [character.card for character in table.view(color).seats[seat].characters]
        color = chance.choice(table.asked)
        table.play(color, chance.choice(table.choices(color)))


@pytest.mark.rule("RG 1.5")
def test_a_card_stays_in_its_position_while_its_hp_move() -> None:
    table = court(cards=HANDS, redistributes=True)

    table.play("blue", GiveRoyal(1), GiveFirst(1))

    assert table.hp("blue") == (1, 1, 6)
    assert (table.card("blue", "first"), table.card("blue", "second")) == ("alchemist", "knight")


@pytest.mark.rule("RG 1.5")
def test_hp_and_poison_belong_to_the_position_and_not_to_the_card() -> None:
    table = court(
        cards={"blue": ("alchemist 3", "knight"), "red": ("druid", "trickster 1 poison 1"), "yellow": HANDS["yellow"]}
    )

    table.play("blue", Claim("foolery"), at("blue", "first"), at("red", "second"))
    table.believe()

    assert (table.card("blue", "first"), table.card("red", "second")) == ("trickster", "alchemist")
    assert (table.hp("blue"), table.poison("blue")) == ((4, 3, 2), (0, 0, 0))
    assert (table.hp("red"), table.poison("red")) == ((4, 2, 1), (0, 0, 1))


# The first player


@pytest.mark.rule("RG 1.6")
@pytest.mark.parametrize("players", range(2, 7))
def test_lots_are_drawn_for_who_begins(players: int) -> None:
    tables = [fresh(players, seed) for seed in range(60)]

    assert {table.actor for table in tables} == set(COLORS[:players])
    for table in tables:
        assert table.view().first == table.view().actor
        assert table.asked == [table.actor]


@pytest.mark.rule("RG 1.6")
def test_the_table_may_choose_who_begins() -> None:
    assert {fresh(3, seed, first_player="2").actor for seed in range(20)} == {"yellow"}
    with pytest.raises(Refused) as refused:
        fresh(3, 1, first_player="3")
    assert (refused.value.rule, refused.value.reason) == ("RG 1.6", "rg-no-such-first")


@pytest.mark.rule("RG 1.6")
def test_it_stays_in_sight_who_was_eliminated_first_and_so_begins_the_rematch() -> None:
    """Red falls, then blue; yellow has won."""
    table = court(royals={"blue": 1, "red": 1}, poisoned={"blue": 1})
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.believe()
    table.allow()

    assert table.state.is_over
    assert [seat.fell for seat in table.view().seats] == [2, 1, 0]
    assert fresh(3, 1, first_player="1").actor == "red"
