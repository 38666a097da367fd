"""Claims: what may be claimed, by whom, and against whom (RG 4)."""

from typing import Any

import pytest

from antechamber import Move
from antechamber.games.royal_gambit.cards import ABILITIES, CHARACTERS, Ability, Character
from antechamber.games.royal_gambit.events import (
    Accused,
    ActionDeclared,
    CardGuessed,
    CardShown,
    CounterClaimed,
    HpLost,
    Place,
    PoisonMoved,
)
from antechamber.games.royal_gambit.moves import (
    Accuse,
    Allow,
    Believe,
    Claim,
    Counter,
    Guess,
    Rob,
    Send,
    Target,
    Use,
)
from tests.games.royal_gambit.court import COLORS, GAME, SPOTS, Court, at, court, of

BLUE, RED, YELLOW = range(3)
HANDS = {"blue": ("whisperer", "druid"), "red": ("barbarian", "trickster"), "yellow": ("knight", "alchemist")}


def dealt(*hand: str, coins: int = 9, **more: Any) -> Court:
    """Three play, and it is blue's turn to declare; everyone's cards are known."""
    cards = {**HANDS, "blue": hand or HANDS["blue"], **more.pop("cards", {})}
    return court(cards=cards, coins={"blue": coins, **more.pop("purses", {})}, **more)


def places(table: Court) -> set[str]:
    """What blue may point at, as `red first`."""
    return {f"{COLORS[move.seat]} {move.spot}" for move in table.choices("blue") if isinstance(move, Target)}


# A claim may be a lie


@pytest.mark.rule("RG 4.1")
def test_an_action_goes_on_though_its_character_was_never_there() -> None:
    """RG 4.1, example: Felix has a Whisperer and a Druid, and attacks as a Knight."""
    table = dealt()
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.believe()
    table.allow()

    assert of(HpLost, table.told) == [HpLost(seat=RED, spot="royal", amount=1, why="attack")]
    assert of(CardShown, table.told) == []
    assert (table.card("blue", "first", "red"), table.card("blue", "second", "red")) == (None, None)


@pytest.mark.rule("RG 4.1")
def test_a_counteraction_too_may_be_a_lie() -> None:
    """Red has no Druid, and blocks blue's Heal."""
    table = dealt()
    table.play("blue", Claim("heal"), at("blue", "royal"))
    table.believe()
    table.play("red", Counter())
    table.allow()
    table.believe()

    assert (table.hp("blue"), table.coins("blue")) == ((4, 2, 2), 9)
    assert of(CardShown, table.told) == []


@pytest.mark.rule("RG 4.1")
def test_what_may_be_claimed_does_not_depend_on_ones_cards() -> None:
    hands = [("whisperer", "druid"), ("executioner", "executioner"), ("clairvoyant", "barbarian")]

    offers = [dealt(*hand, poisoned={"red": 1}).choices("blue") for hand in hands]

    assert offers[0] == offers[1] == offers[2]
    assert {move.ability for move in offers[0] if isinstance(move, Claim)} == set(ABILITIES)


CLAIMED: list[tuple[Ability, Character, list[Move]]] = [
    ("poison", "alchemist", [at("red", "royal")]),
    ("heal", "alchemist", [at("blue", "royal")]),
    ("raid", "barbarian", [Rob(RED)]),
    ("barbarian attack", "barbarian", [at("red", "royal")]),
    ("telepathy", "clairvoyant", [at("red", "first"), Guess("knight")]),
    ("shapeshift", "druid", []),
    ("migration", "druid", [at("blue", "royal")]),
    ("execute", "executioner", [at("red", "first")]),
    ("executioner attack", "executioner", [at("red", "royal")]),
    ("knight attack", "knight", [at("red", "royal")]),
    ("foolery", "trickster", [at("red", "first"), at("blue", "first")]),
    ("spy", "whisperer", [at("red", "first")]),
    ("devious", "whisperer", [Send("left")]),
]
"""Each ability, the character that it claims, and a way to declare it."""


@pytest.mark.rule("RG 4.1")
@pytest.mark.parametrize(("ability", "character", "parts"), CLAIMED)
def test_each_action_claims_its_character(ability: Ability, character: Character, parts: list[Move]) -> None:
    table = dealt(poisoned={"red": 1})
    table.play("blue", Claim(ability), *parts)
    table.accuse("red")

    assert of(Accused, table.told) == [Accused(seat=RED, player=BLUE, character=character)]


# Without a character


def bare(color: str, **more: Any) -> Court:
    """One player has no character left, and ten coins."""
    return dealt(cards={color: ("-", "-")}, fallen={color: ["clairvoyant", "executioner"]}, purses={color: 10}, **more)


@pytest.mark.rule("RG 4.2", "G8")
def test_whoever_has_no_living_character_claims_no_action_and_keeps_the_powers() -> None:
    table = bare("blue", poisoned={"red": 1})

    assert table.choices("blue") == [Use("donation"), Use("tax"), Use("royal gambit"), Use("wedding")]
    for ability in ABILITIES:
        refused = table.refusal("blue", Claim(ability))
        assert (refused.rule, refused.reason) == ("RG 4.2", "rg-no-living-character")


@pytest.mark.rule("RG 4.2", "G8")
def test_whoever_has_no_living_character_claims_no_counteraction() -> None:
    table = bare("red")
    table.play("blue", Use("tax"))

    assert table.asked == ["yellow"]
    assert table.refusal("red", Counter()).reason == "core-not-asked"


@pytest.mark.rule("G8", "RG 4.2")
def test_a_royal_without_characters_is_not_defended() -> None:
    table = bare("red")
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.believe()

    assert (table.hp("red"), table.actor) == ((3, 0, 0), "red")


@pytest.mark.rule("RG 4.2", "G8")
def test_whoever_has_no_living_character_may_still_accuse() -> None:
    table = bare("red")
    table.play("blue", Claim("heal"), at("blue", "royal"))

    assert table.asked == ["red", "yellow"]
    assert table.choices("red") == [Accuse(), Believe()]
    table.accuse("red")
    assert (table.step, table.view().accuser) == ("proving", RED)


@pytest.mark.rule("RG 4.2", "G8")
def test_one_living_character_is_enough_to_claim_anything() -> None:
    table = dealt("-", "druid 1", fallen={"blue": ["knight"]}, poisoned={"red": 1})

    assert {move.ability for move in table.choices("blue") if isinstance(move, Claim)} == set(ABILITIES)


# Any character of the deck


@pytest.mark.rule("RG 4.3", "G65")
def test_a_character_may_be_claimed_and_guessed_though_all_its_copies_lie_face_up() -> None:
    """Blue claims the Clairvoyant, and says that red has one: all three are dead."""
    table = dealt(
        cards={"yellow": ("-", "-")},
        fallen={"yellow": ["clairvoyant", "clairvoyant", "clairvoyant"]},
        seats={"yellow": {"wedded": True}},
    )

    table.play("blue", Claim("telepathy"), at("red", "first"), Guess("clairvoyant"))
    table.believe()

    assert [(event.guess, event.right) for event in of(CardGuessed, table.told)] == [("clairvoyant", False)]


@pytest.mark.rule("RG 4.3", "G65")
def test_all_eight_names_may_be_guessed() -> None:
    table = dealt()
    table.play("blue", Claim("telepathy"), at("red", "first"))

    assert table.choices("blue") == [Guess(character) for character in CHARACTERS]


@pytest.mark.rule("RG 4.3", "G65")
def test_a_counteraction_may_be_claimed_though_all_copies_lie_face_up() -> None:
    table = court(
        players=4,
        cards={"red": ("-", "knight"), "yellow": ("-", "-")},
        fallen={"red": ["druid"], "yellow": ["druid", "druid"]},
    )
    table.play("blue", Claim("heal"), at("blue", "royal"))
    table.believe()
    table.play("red", Counter())
    table.play("green", Allow())

    assert of(CounterClaimed, table.told)[0].character == "druid"


@pytest.mark.rule("RG 4.3", "G65")
def test_what_is_not_in_the_deck_list_is_neither_claimed_nor_guessed() -> None:
    """A deck without Druids."""
    deck = {character: 4 for character in CHARACTERS if character != "druid"}
    table = Court(GAME.load({"game": "royal-gambit", "players": 3, "step": "declaring", "options": {"deck": deck}}))

    refused = table.refusal("blue", Claim("shapeshift"))
    assert (refused.rule, refused.reason) == ("RG 4.3", "rg-not-in-this-game")
    table.play("blue", Claim("telepathy"), at("red", "first"))
    refused = table.refusal("blue", Guess("druid"))
    assert (refused.rule, refused.reason) == ("RG 4.3", "rg-not-in-the-deck")


# Against whom

RIVALS = {f"{color} {spot}" for color in ("red", "yellow") for spot in SPOTS}
ROYALS = {"red royal", "yellow royal"}
OWN = {"blue royal", "blue first", "blue second"}


@pytest.mark.rule("RG 4.4", "G6")
@pytest.mark.parametrize(
    ("action", "targets"),
    [
        (Use("royal gambit"), RIVALS),
        (Claim("poison"), RIVALS),
        (Claim("barbarian attack"), RIVALS),
        (Claim("knight attack"), RIVALS),
        (Claim("executioner attack"), ROYALS),
        (Claim("execute"), RIVALS - ROYALS),
        (Claim("telepathy"), RIVALS - ROYALS),
        (Claim("spy"), RIVALS - ROYALS),
        (Claim("heal"), OWN),
        (Claim("foolery"), (RIVALS | OWN) - ROYALS - {"blue royal"}),
    ],
)
def test_what_each_action_may_be_aimed_at(action: Move, targets: set[str]) -> None:
    table = dealt()
    table.play("blue", action)

    assert places(table) == targets


@pytest.mark.rule("RG 4.4", "G6")
@pytest.mark.parametrize("ability", ["poison", "barbarian attack", "knight attack", "execute", "telepathy", "spy"])
def test_nobody_strikes_or_reads_his_own(ability: Ability) -> None:
    table = dealt()
    table.play("blue", Claim(ability))

    refused = table.refusal("blue", at("blue", "first"))

    assert (refused.rule, refused.reason) == ("RG 4.4", "rg-rivals-only")


@pytest.mark.rule("RG 4.4", "G6")
def test_nobody_raids_himself() -> None:
    table = dealt()
    table.play("blue", Claim("raid"))

    assert table.choices("blue") == [Rob(RED), Rob(YELLOW)]
    refused = table.refusal("blue", Rob(BLUE))
    assert (refused.rule, refused.reason) == ("RG 4.4", "rg-rivals-only")


@pytest.mark.rule("G6", "RG 4.4")
def test_migration_may_move_poison_among_ones_own_and_from_one_rival_to_another() -> None:
    table = dealt(poisoned={"blue": 1, "red": 1})
    table.play("blue", Claim("migration"))
    assert places(table) == {"blue royal", "red royal"}

    table.play("blue", at("blue", "royal"))
    assert places(table) == (RIVALS | OWN) - {"blue royal"}
    table.play("blue", at("blue", "second"))
    table.believe()
    assert of(PoisonMoved, table.told)[0].other.spot == "second"


@pytest.mark.rule("G6")
def test_foolery_may_swap_ones_own_card_or_those_of_two_others() -> None:
    table = dealt()
    table.play("blue", Claim("foolery"), at("red", "first"))

    assert places(table) == {"blue first", "blue second", "yellow first", "yellow second"}


@pytest.mark.rule("RG 4.4")
def test_the_dead_and_the_eliminated_are_not_chosen() -> None:
    table = court(
        players=4,
        cards={"red": ("-", "trickster")},
        fell=["yellow"],
        fallen={"red": ["knight"], "yellow": ["druid", "druid"]},
    )
    table.play("blue", Claim("poison"))

    assert places(table) == {"red royal", "red second", "green royal", "green first", "green second"}
    for target in (at("red", "first"), at("yellow", "royal"), at("yellow", "first")):
        refused = table.refusal("blue", target)
        assert (refused.rule, refused.reason) == ("RG 4.4", "rg-nobody-there")
    refused = table.refusal("blue", at("purple", "royal"))
    assert (refused.rule, refused.reason) == ("RG 4.4", "rg-no-such-player")


@pytest.mark.rule("RG 4.4")
@pytest.mark.parametrize(
    ("ability", "rule", "reason"),
    [
        ("execute", "RG 4.4", "rg-no-rival-character"),
        ("telepathy", "RG 4.4", "rg-no-rival-character"),
        ("spy", "RG 4.4", "rg-no-rival-character"),
        ("foolery", "RG 7.11", "rg-nothing-to-swap"),
        ("devious", "RG 7.13", "rg-nothing-to-pass"),
        ("migration", "RG 7.7", "rg-no-poison"),
        ("raid", "RG 7.3", "rg-nobody-to-rob"),
    ],
)
def test_what_has_no_target_cannot_be_declared(ability: Ability, rule: str, reason: str) -> None:
    """No rival has a character or a coin, and nobody is poisoned."""
    table = dealt(
        cards={"red": ("-", "-"), "yellow": ("-", "-")},
        fallen={"red": ["knight", "knight"], "yellow": ["druid", "alchemist"]},
        purses={"red": 0, "yellow": 0},
    )

    assert Claim(ability) not in table.choices("blue")
    refused = table.refusal("blue", Claim(ability))
    assert (refused.rule, refused.reason) == (rule, reason)


# In parts


@pytest.mark.rule("G103")
@pytest.mark.parametrize(
    "parts",
    [
        [Claim("telepathy"), at("red", "first"), Guess("knight")],
        [Claim("migration"), at("red", "royal"), at("yellow", "first")],
        [Claim("foolery"), at("red", "first"), at("yellow", "first")],
        [Claim("execute"), at("red", "first")],
        [Claim("devious"), Send("left")],
        [Use("royal gambit"), at("red", "first")],
    ],
)
def test_the_parts_of_an_action_are_ones_own_until_the_last_is_told(parts: list[Move]) -> None:
    table = dealt(poisoned={"red": 1, "yellow": 1})
    readers = ("red", "yellow", None)
    before = [table.view(reader) for reader in readers]

    for part in parts[:-1]:
        assert table.play("blue", part) == []
        assert [table.view(reader) for reader in readers] == before
        assert (table.asked, table.coins("blue")) == (["blue"], 9)
    table.play("blue", parts[-1])

    assert len(of(ActionDeclared, table.seen(None))) == 1
    assert [table.view(reader) for reader in readers] != before


@pytest.mark.rule("G103")
def test_the_cost_is_paid_with_the_last_part() -> None:
    table = dealt()
    table.play("blue", Claim("execute"))
    assert table.coins("blue") == 9

    table.play("blue", at("red", "first"))

    assert table.coins("blue") == 4


@pytest.mark.rule("G103")
@pytest.mark.parametrize(
    ("moves", "target", "other"),
    [
        ([Claim("execute")], Place(RED, "second"), None),
        ([Claim("executioner attack")], Place(RED, "royal"), None),
        ([Claim("raid")], Place(RED, "royal"), None),
        ([Claim("foolery"), at("blue", "first")], Place(BLUE, "first"), Place(RED, "second")),
        ([Claim("devious")], None, None),
    ],
)
def test_a_part_with_one_possible_answer_is_not_asked_for(
    moves: list[Move], target: Place | None, other: Place | None
) -> None:
    """Two play, and red has a single character."""
    table = court(players=2, cards={"red": ("-", "knight")}, fallen={"red": ["druid"]}, coins={"blue": 5})

    table.play("blue", *moves)

    assert table.step == "accusing"
    assert [(event.target, event.other) for event in of(ActionDeclared, table.told)] == [(target, other)]


@pytest.mark.rule("G103")
def test_no_part_can_be_taken_back() -> None:
    table = dealt(poisoned={"red": 1, "yellow": 1})
    table.play("blue", Claim("telepathy"), at("red", "first"))

    for move in (Claim("heal"), Use("donation"), at("yellow", "first")):
        refused = table.refusal("blue", move)
        assert (refused.rule, refused.reason, refused.facts) == ("RG 2.6", "rg-not-now", {"step": "detailing"})
