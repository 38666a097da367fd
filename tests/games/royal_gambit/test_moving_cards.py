"""Cards that go from player to player: Foolery, Devious, and what may not follow at once (RG 7.11, 7.13, 7.14)."""

from typing import Any

import pytest

from antechamber import Move
from antechamber.games.royal_gambit.cards import CharacterSpot, Direction, Spot
from antechamber.games.royal_gambit.events import ActionDeclared, ActionLapsed, CardReceived, CardsPassed, Place
from antechamber.games.royal_gambit.moves import (
    Accuse,
    Admit,
    Believe,
    Claim,
    Counter,
    Lose,
    PassOn,
    Resign,
    Send,
    Show,
    Use,
)
from tests.games.royal_gambit.court import COLORS, Court, at, court, of, skip

BLUE, RED, YELLOW, GREEN, PURPLE, ORANGE = range(6)
CARDS: dict[str, Any] = {
    "blue": ("knight", "druid"),
    "red": ("executioner", "trickster"),
    "yellow": ("alchemist", "barbarian"),
    "green": ("clairvoyant", "whisperer"),
    "purple": ("druid", "trickster"),
    "orange": ("barbarian", "knight"),
}
ANY_TIME = {"resigning": "any time"}
Spots = dict[str, CharacterSpot]


def seated(players: int = 4, alone: dict[str, str] | None = None, **more: Any) -> Court:
    """Everyone holds the cards above; whoever is `alone` has only this one, in the first position."""
    cards = {color: CARDS[color] for color in COLORS[:players]}
    fallen: dict[str, list[str]] = {}
    for color, card in (alone or {}).items():
        cards[color] = (card, "-")
        fallen[color] = ["whisperer"]
    return court(players=players, **{"fallen": fallen, **more, "cards": {**cards, **more.get("cards", {})}})


def foolery(table: Court, one: tuple[str, Spot], two: tuple[str, Spot]) -> Court:
    """The player whose turn it is swaps two cards, believed by all."""
    skip(table)
    table.play(table.actor, Claim("foolery"), at(*one))
    if table.step == "detailing":
        table.play(table.actor, at(*two))
    table.believe()
    return table


def devious(table: Court, direction: Direction, picks: Spots) -> Court:
    """The player whose turn it is lets all pass, believed by all."""
    skip(table)
    table.play(table.actor, Claim("devious"))
    if table.step == "aiming":
        table.play(table.actor, Send(direction))
    table.believe()
    for color in table.asked:
        table.play(color, PassOn(picks[color]))
    return table


def hands(table: Court) -> dict[str, list[str | None]]:
    """What everyone holds, in the order of the positions."""
    return {
        color: [character.card for character in table.view(color).seats[seat].characters]
        for seat, color in enumerate(table.colors)
    }


def partners(table: Court, color: str, spot: Spot) -> list[Move]:
    """With what the player whose turn it is could swap this card; nothing, if it cannot be named at all."""
    trial = Court(table.state.copy())
    skip(trial)
    actor = trial.actor
    trial.play(actor, Claim("foolery"))
    if at(color, spot) not in trial.choices(actor):
        return []
    trial.play(actor, at(color, spot))
    return trial.choices(actor) if trial.asked == [actor] else [named(trial)]


def named(table: Court) -> Move:
    """The partner that was named because no other was left."""
    other = of(ActionDeclared, table.told)[-1].other
    assert other is not None
    return at(COLORS[other.seat], other.spot)


# Foolery


@pytest.mark.rule("RG 7.11", "G41", "G49")
@pytest.mark.example
def test_example_of_foolery_between_two_others() -> None:
    """RG 7.11: Elsa swaps Alma's first (3 HP) with Bruno's second (1 HP and a token)."""
    table = seated(
        5, turn_of="purple", cards={"blue": ("knight 3", "druid"), "red": ("executioner", "trickster 1 poison 1")}
    )

    foolery(table, ("blue", "first"), ("red", "second"))

    assert hands(table)["blue"] == ["trickster", "druid"]
    assert hands(table)["red"] == ["executioner", "knight"]
    assert (table.hp("blue"), table.poison("blue")) == ((4, 3, 2), (0, 0, 0))
    assert (table.hp("red"), table.poison("red")) == ((4, 2, 1), (0, 0, 1))


@pytest.mark.rule("RG 7.11", "G41", "G110")
def test_after_foolery_each_owner_knows_what_he_has_and_what_he_gave_and_the_trickster_knows_neither() -> None:
    table = foolery(seated(5, turn_of="purple"), ("blue", "first"), ("red", "second"))

    readers = ["blue", "red", "yellow", "purple"]
    assert [table.card("blue", "first", reader) for reader in readers] == ["trickster", "trickster", None, None]
    assert [table.card("red", "second", reader) for reader in readers] == ["knight", "knight", None, None]
    assert of(CardReceived, table.seen("purple")) == [
        CardReceived(seat=BLUE, player=RED, spot="first", card=None),
        CardReceived(seat=RED, player=BLUE, spot="second", card=None),
    ]
    assert [event.card for event in of(CardReceived, table.seen("blue"))] == ["trickster", "knight"]


@pytest.mark.rule("RG 7.11", "G110")
def test_whoever_has_spied_on_a_card_knows_it_after_the_swap_and_does_not_know_the_other() -> None:
    """Yellow has seen blue's first card."""
    seen = {"blue": {"characters": [{"card": "knight", "seen_by": [YELLOW]}, {"card": "druid"}]}}

    table = foolery(seated(turn_of="green", seats=seen), ("blue", "first"), ("red", "second"))

    assert table.card("red", "second", reader="yellow") == "knight"
    assert table.card("blue", "first", reader="yellow") is None
    assert table.character("red", "second", reader="green").seen_by == (BLUE, YELLOW)
    assert table.character("blue", "first", reader="green").seen_by == (RED,)


# Devious


@pytest.mark.rule("RG 7.13", "G42", "G63", "G49")
@pytest.mark.example
@pytest.mark.parametrize(
    ("direction", "blue", "yellow", "green"),
    [("left", "whisperer", "knight", "barbarian"), ("right", "barbarian", "whisperer", "knight")],
)
def test_example_of_devious_that_passes_over_a_player_without_characters(
    direction: Direction, blue: str, yellow: str, green: str
) -> None:
    """RG 7.13: Bruno's characters are dead; Alma passes her first, Clara and Diego their second. Left is clockwise."""
    table = seated(
        cards={"red": ("-", "-"), "yellow": ("alchemist", "barbarian 1 poison 1")},
        fallen={"red": ["executioner", "trickster"]},
    )

    devious(table, direction, {"blue": "first", "yellow": "second", "green": "second"})

    assert hands(table) == {
        "blue": [blue, "druid"],
        "red": [],
        "yellow": ["alchemist", yellow],
        "green": ["clairvoyant", green],
    }
    assert (table.hp("yellow"), table.poison("yellow")) == ((4, 2, 1), (0, 0, 1))
    passed = (Place(BLUE, "first"), Place(YELLOW, "second"), Place(GREEN, "second"))
    assert of(CardsPassed, table.seen(None)) == [CardsPassed(direction=direction, passed=passed)]


@pytest.mark.rule("RG 7.13", "G63", "G110")
def test_after_devious_a_card_that_nobody_knew_is_known_to_its_giver_and_its_receiver_only() -> None:
    """Red's first goes to yellow's second."""
    table = devious(seated(), "left", {"blue": "second", "red": "first", "yellow": "second", "green": "first"})

    assert [table.card("yellow", "second", reader) for reader in table.colors] == [
        None,
        "executioner",
        "executioner",
        None,
    ]
    assert table.card("yellow", "first", reader="red") is None
    assert [event.card for event in of(CardReceived, table.seen("red"))] == ["druid", "executioner", None, None]
    assert [event.card for event in of(CardReceived, table.seen(None))] == [None] * 4


@pytest.mark.rule("RG 7.13", "G42", "G101")
def test_picks_are_secret_until_all_have_chosen_and_then_pass_together() -> None:
    table = seated(3)
    table.play("blue", Claim("devious"), Send("left"))
    table.believe()
    assert (table.step, table.asked) == ("passing", ["blue", "red", "yellow"])
    before = table.view("yellow")

    table.play("blue", PassOn("first"))
    table.play("red", PassOn("second"))

    assert table.view("yellow") == before
    assert (of(CardsPassed, table.told), hands(table)["red"]) == ([], ["executioner", "trickster"])
    table.play("yellow", PassOn("first"))
    assert hands(table) == {
        "blue": ["alchemist", "druid"],
        "red": ["executioner", "knight"],
        "yellow": ["trickster", "barbarian"],
    }


@pytest.mark.rule("G63", "G42", "RG 7.13")
def test_between_two_players_with_characters_one_direction_is_offered_and_both_cards_change_hands() -> None:
    table = seated(3, cards={"red": ("-", "-")}, fallen={"red": ["executioner", "trickster"]})

    table.play("blue", Claim("devious"))

    assert of(ActionDeclared, table.told)[0].direction == "left"
    table.believe()
    assert table.asked == ["blue", "yellow"]
    table.play("blue", PassOn("second"))
    table.play("yellow", PassOn("first"))
    assert hands(table) == {"blue": ["knight", "alchemist"], "red": [], "yellow": ["druid", "barbarian"]}


@pytest.mark.rule("G63", "RG 7.13")
def test_everyone_with_a_character_is_asked_even_where_only_one_can_be_passed_and_the_dead_are_not_picked() -> None:
    table = seated(3, alone={"red": "executioner"})
    table.play("blue", Claim("devious"), Send("right"))
    table.believe()

    assert table.asked == ["blue", "red", "yellow"]
    assert table.choices("red") == [PassOn("first")]
    refusal = table.refusal("red", PassOn("second"))
    assert (refusal.rule, refusal.reason) == ("RG 7.13", "rg-no-character-there")


@pytest.mark.rule("G42", "RG 7.13")
def test_if_only_one_player_has_characters_devious_cannot_be_declared() -> None:
    table = seated(
        3,
        cards={"red": ("-", "-"), "yellow": ("-", "-")},
        fallen={"red": ["executioner", "trickster"], "yellow": ["alchemist", "barbarian"]},
    )

    refusal = table.refusal("blue", Claim("devious"))

    assert (refusal.rule, refusal.reason) == ("RG 7.13", "rg-nothing-to-pass")


# Not in succession: Foolery


@pytest.mark.rule("RG 7.14", "G43")
@pytest.mark.example
def test_example_of_foolery_after_foolery() -> None:
    """RG 7.14: Elsa has swapped Alma's first with Bruno's second; what Felix may do next."""
    table = foolery(seated(6, turn_of="purple"), ("blue", "first"), ("red", "second"))
    assert table.actor == "orange"

    others: list[Move] = [at(color, spot) for color in COLORS[2:] for spot in ("first", "second")]
    assert partners(table, "blue", "first") == others
    assert partners(table, "red", "second") == others
    assert partners(table, "blue", "second") == [at("red", "first"), *others]
    assert partners(table, "red", "first") == [at("blue", "second"), *others]
    assert len(partners(table, "yellow", "first")) == 4 + 6

    skip(table)
    table.play("orange", Claim("foolery"), at("blue", "first"))
    for spot in ("first", "second"):
        refusal = table.refusal("orange", at("red", spot))
        assert (refusal.rule, refusal.reason) == ("RG 7.14", "rg-card-would-return")


@pytest.mark.rule("RG 7.14", "G43")
def test_where_no_pair_is_left_foolery_cannot_follow_foolery() -> None:
    """Blue and red have one card each and have just swapped them; with yellow's in play there are other pairs."""
    alone = {"blue": "knight", "red": "executioner"}
    two = foolery(seated(2, alone=alone), ("blue", "first"), ("red", "first"))
    three = foolery(seated(3, alone=alone), ("blue", "first"), ("red", "first"))
    skip(two)

    refusal = two.refusal("red", Claim("foolery"))

    assert (refusal.rule, refusal.reason) == ("RG 7.11", "rg-nothing-to-swap")
    assert partners(three, "red", "first") == [at("yellow", "first"), at("yellow", "second")]


@pytest.mark.rule("RG 7.14", "G43")
def test_a_card_that_devious_has_brought_is_not_swapped_back_at_once() -> None:
    """Blue's first lies with red, red's with yellow, yellow's with blue."""
    first: Spots = {"blue": "first", "red": "first", "yellow": "first"}
    table = devious(seated(3), "left", first)

    assert partners(table, "red", "first") == [at("yellow", "second")]
    assert partners(table, "red", "second") == [at("blue", "first"), at("blue", "second"), at("yellow", "second")]


# Not in succession: Devious


@pytest.mark.rule("RG 7.14", "G43")
def test_after_foolery_devious_passes_the_other_card_of_whoever_would_give_one_back() -> None:
    """Blue's first and red's first have changed hands; to the right red gives to blue, to the left blue to red."""
    table = foolery(seated(3), ("blue", "first"), ("red", "first"))
    skip(table)
    left, right = (Court(table.state.copy()) for _ in range(2))
    left.play("red", Claim("devious"), Send("left"))
    right.play("red", Claim("devious"), Send("right"))
    left.believe()
    right.believe()

    both: list[Move] = [PassOn("first"), PassOn("second")]
    assert [left.choices(color) for color in left.colors] == [[PassOn("second")], both, both]
    assert [right.choices(color) for color in right.colors] == [both, [PassOn("second")], both]
    refusal = right.refusal("red", PassOn("first"))
    assert (refusal.rule, refusal.reason) == ("RG 7.14", "rg-card-would-return")


@pytest.mark.rule("RG 7.14", "G43")
def test_devious_after_devious_may_not_send_the_same_cards_back() -> None:
    """To the right everyone would have to pass the other card; to the left all is free."""
    first: Spots = {"blue": "first", "red": "first", "yellow": "first"}
    table = devious(seated(3), "left", first)
    skip(table)
    table.play("red", Claim("devious"), Send("right"))
    table.believe()

    assert [table.choices(color) for color in table.colors] == [[PassOn("second")]] * 3


@pytest.mark.rule("RG 7.14", "G43", "G103")
def test_a_direction_in_which_somebody_has_nothing_else_to_pass_is_not_offered() -> None:
    """Red's only card has come from yellow, who sits to the left of red; with a second card both ways are open."""
    alone = foolery(seated(3, alone={"red": "executioner"}), ("red", "first"), ("yellow", "first"))
    two = foolery(seated(3), ("red", "first"), ("yellow", "first"))
    for table in (alone, two):
        skip(table)
        table.play("red", Claim("devious"))

    assert (alone.step, of(ActionDeclared, alone.told)[-1].direction) == ("accusing", "right")
    assert (two.step, two.choices("red")) == ("aiming", [Send("left"), Send("right")])


@pytest.mark.rule("RG 7.14", "G43")
def test_if_neither_direction_is_left_devious_cannot_be_declared() -> None:
    """Red and yellow have swapped the only card of each."""
    alone = {"red": "executioner", "yellow": "alchemist"}
    table = foolery(seated(3, alone=alone), ("red", "first"), ("yellow", "first"))
    skip(table)

    assert Claim("devious") not in table.choices("red")
    assert table.refusal("red", Claim("devious")).reason == "rg-nothing-to-pass"


# How long it binds


@pytest.mark.rule("G64", "G43", "RG 7.14")
@pytest.mark.parametrize("ending", ["power", "believed", "admitted", "blocked", "exchange"])
def test_the_next_declared_action_ends_the_binding_whatever_it_is_and_even_if_it_is_canceled(ending: str) -> None:
    """Blue has swapped his first with red's; red acts, and yellow may then swap them back."""
    table = foolery(seated(draws=["clairvoyant", "whisperer"]), ("blue", "first"), ("red", "first"))
    skip(table)
    assert table.character("red", "first").came_from == BLUE
    moves: dict[str, list[Move]] = {
        "power": [Use("donation")],
        "believed": [Claim("spy"), at("yellow", "first")],
        "admitted": [Claim("foolery"), at("yellow", "first"), at("green", "first")],
        "blocked": [Claim("heal"), at("red", "royal")],
        "exchange": [Claim("shapeshift")],
    }
    table.play("red", *moves[ending])
    if ending == "admitted":
        table.accuse("yellow")
        table.play("red", Admit())
        table.play("red", Lose(2, 0, 0))
    elif ending != "power":
        table.believe()
    if ending == "blocked":
        for color in table.asked:
            table.play(color, Counter())
        table.believe()
    if ending == "exchange":
        table.play("red", table.choices("red")[0])

    assert (table.actor, table.character("red", "first").came_from) == ("yellow", None)
    assert at("red", "first") in partners(table, "blue", "first")


@pytest.mark.rule("G64", "RG 7.14")
def test_a_resignation_is_no_action_and_does_not_end_the_binding() -> None:
    """Red resigns instead of acting: for yellow, who acts next, it still binds."""
    table = foolery(seated(options=ANY_TIME), ("blue", "first"), ("yellow", "first"))

    table.play("red", Resign())

    assert table.actor == "yellow"
    assert partners(table, "blue", "first") == [at("green", "first"), at("green", "second")]


@pytest.mark.rule("G64", "G43")
def test_foolery_that_was_canceled_binds_nothing() -> None:
    table = seated(3)
    table.play("blue", Claim("foolery"), at("blue", "first"), at("red", "first"))
    table.accuse("yellow")
    table.play("blue", Admit())
    table.play("blue", Lose(2, 0, 0))

    assert hands(table)["red"] == ["executioner", "trickster"]
    assert table.character("red", "first").came_from is None
    assert at("red", "first") in partners(table, "blue", "first")


@pytest.mark.rule("G64", "RG 7.14")
def test_a_card_that_replaces_one_that_was_moved_is_free() -> None:
    """Red shows the Whisperer that has come from blue: the new card may be passed to blue, as the old one might not."""
    cards = {"blue": ("whisperer", "druid")}
    believed, shown = (foolery(seated(2, cards=cards), ("blue", "first"), ("red", "first")) for _ in range(2))
    for table in (believed, shown):
        skip(table)
        table.play("red", Claim("devious"))
    believed.believe()
    assert believed.choices("red") == [PassOn("second")]

    shown.play("blue", Accuse())
    shown.play("red", Show("first"))

    assert shown.choices("red") == [PassOn("first"), PassOn("second")]
    assert shown.choices("blue") == [PassOn("second")]


@pytest.mark.rule("G43", "G64")
def test_only_the_same_player_is_forbidden_and_the_card_may_go_on_to_another() -> None:
    """Blue's first, which lies with red, may go to yellow; then it is bound to red and no longer to blue."""
    table = foolery(seated(3), ("blue", "first"), ("red", "first"))

    foolery(table, ("red", "first"), ("yellow", "second"))

    assert hands(table)["yellow"] == ["alchemist", "knight"]
    assert table.character("yellow", "second").came_from == RED
    assert partners(table, "yellow", "second") == [at("blue", "first"), at("blue", "second")]


# Resignations while cards are passed


def bound(**more: Any) -> Court:
    """Green's first lies with red (as red's first), who acts and passes to the left: to yellow, and then to green."""
    table = foolery(seated(options=ANY_TIME, **more), ("red", "first"), ("green", "first"))
    skip(table)
    table.play("red", Claim("devious"))
    if table.step == "aiming":
        table.play("red", Send("left"))
    return table


@pytest.mark.rule("G108", "RG 7.14", "G66")
def test_if_a_resignation_binds_the_picked_card_the_other_is_passed_instead() -> None:
    table = bound()
    table.believe()
    table.play("blue", PassOn("second"))
    table.play("red", PassOn("first"))
    table.play("green", PassOn("second"))

    table.play("yellow", Resign())

    passed = (Place(BLUE, "second"), Place(RED, "second"), Place(GREEN, "second"))
    assert of(CardsPassed, table.told)[0].passed == passed
    assert hands(table) == {
        "blue": ["knight", "whisperer"],
        "red": ["clairvoyant", "druid"],
        "yellow": [],
        "green": ["executioner", "trickster"],
    }


@pytest.mark.rule("G64", "G108")
def test_if_a_resignation_leaves_no_other_card_the_bound_one_is_passed() -> None:
    """Red has only the card that came from green."""
    table = bound(alone={"red": "executioner"})
    table.believe()
    table.play("blue", PassOn("second"))
    table.play("red", PassOn("first"))
    table.play("green", PassOn("second"))

    table.play("yellow", Resign())

    assert hands(table)["red"] == ["druid"]
    assert hands(table)["green"] == ["executioner", "clairvoyant"]


@pytest.mark.rule("G64", "RG 7.14")
def test_if_the_resignation_comes_before_the_picks_the_bound_card_is_offered_when_it_is_the_only_one() -> None:
    alone, two = bound(alone={"red": "executioner"}), bound()
    for table in (alone, two):
        for color in ("blue", "green"):
            table.play(color, Believe())
        table.play("yellow", Resign())

    assert alone.choices("red")[:-1] == [PassOn("first")]
    assert two.choices("red")[:-1] == [PassOn("second")]


@pytest.mark.rule("G66", "RG 10.5")
@pytest.mark.parametrize("window", ["accusing", "passing"])
def test_if_resignations_leave_a_single_player_with_characters_devious_lapses(window: str) -> None:
    """Red has none; yellow, the only other one who has, resigns while blue is judged, or instead of a pick."""
    table = seated(3, cards={"red": ("-", "-")}, fallen={"red": ["executioner", "trickster"]}, options=ANY_TIME)
    table.play("blue", Claim("devious"))
    if window == "passing":
        table.believe()
    assert table.step == window
    for color in table.asked:
        answer: Move = Believe() if window == "accusing" else PassOn("first")
        table.play(color, Resign() if color == "yellow" else answer)

    assert (of(CardsPassed, table.told), hands(table)["blue"]) == ([], ["knight", "druid"])
    assert table.actor == "red"
    assert of(ActionLapsed, table.told) == [ActionLapsed(seat=BLUE)]
