"""What a table may choose: every kind of option checks its values, and `settle` fills in the rest."""

from collections.abc import Mapping
from typing import Any

import pytest

import antechamber
from antechamber import Refused
from antechamber.core.options import DeckChoice, Number, OneOf, Option, Toggle, settle
from antechamber.core.registry import games

NAMES = {"en": "Wigs", "fr": "Perruques"}
SMALL: dict[str, object] = {"cards": ["jack", "queen"]}
LARGE: dict[str, object] = {"cards": ["jack", "queen", "king"]}


def read_cards(content: Mapping[str, object]) -> tuple[object, ...]:
    cards = content.get("cards")
    if not isinstance(cards, list):
        raise Refused("", "core-bad-deck", {"fault": "it has no cards"})
    return tuple(cards)


WIGS = Toggle("wigs", NAMES)
TEMPO = OneOf("tempo", NAMES, {"slow": NAMES, "quick": NAMES}, "slow")
GUESTS = Number("guests", NAMES, 2, 8, 4)
DECK = DeckChoice("deck", NAMES, {"small": SMALL, "large": LARGE}, read_cards)
DECLARED: tuple[Option, ...] = (WIGS, TEMPO, GUESTS, DECK)


def refusal(given: object, declared: tuple[Option, ...] = DECLARED) -> Refused:
    with pytest.raises(Refused) as refused:
        settle(declared, given)
    return refused.value


def test_what_is_not_given_has_its_default() -> None:
    assert settle(DECLARED, {}) == {"wigs": False, "tempo": "slow", "guests": 4, "deck": "small"}


def test_what_is_given_is_kept_and_stands_in_the_declared_order() -> None:
    settled = settle(DECLARED, {"deck": "large", "guests": 8, "tempo": "quick", "wigs": True})

    assert list(settled.items()) == [("wigs", True), ("tempo", "quick"), ("guests", 8), ("deck", "large")]


@pytest.mark.parametrize("value", [0, 1, "true", None, [], 1.0])
def test_a_toggle_is_true_or_false_and_nothing_else(value: object) -> None:
    refused = refusal({"wigs": value})

    assert (refused.rule, refused.reason, refused.facts) == ("", "core-bad-toggle", {"option": "wigs"})
    assert str(refused) == "The option “wigs” is either true or false."


@pytest.mark.parametrize("value", ["fast", "", None, 0, ["slow"], {"slow": 1}])
def test_a_named_value_is_one_of_those_declared(value: object) -> None:
    refused = refusal({"tempo": value})

    assert (refused.reason, refused.facts) == ("core-bad-value", {"option": "tempo", "values": ["slow", "quick"]})
    assert str(refused) == "The option “tempo” is one of: slow, quick."


@pytest.mark.parametrize("value", [2, 5, 8])
def test_a_number_may_reach_its_bounds(value: int) -> None:
    assert settle(DECLARED, {"guests": value})["guests"] == value


@pytest.mark.parametrize("value", [1, 9, True, 4.0, "4", None, 2**80])
def test_a_number_beyond_its_bounds_or_no_number_is_refused(value: object) -> None:
    refused = refusal({"guests": value})

    assert (refused.reason, refused.facts) == ("core-bad-number", {"option": "guests", "least": 2, "most": 8})
    assert str(refused) == "The option “guests” is a whole number from 2 to 8."


def test_a_deck_is_a_name_or_a_content_that_is_checked() -> None:
    other = {"cards": ["ace"]}

    assert settle(DECLARED, {"deck": other})["deck"] == other
    assert DECK.content("large") == LARGE
    assert DECK.content(other) == other
    assert refusal({"deck": {"cards": "ace"}}).reason == "core-bad-deck"


def test_the_content_of_a_built_in_deck_is_called_by_its_name() -> None:
    assert settle(DECLARED, {"deck": {"cards": ["jack", "queen", "king"]}})["deck"] == "large"


@pytest.mark.parametrize("value", ["/etc/passwd", "huge", None, 0, ["jack"]])
def test_a_deck_is_never_a_path_or_anything_else(value: object) -> None:
    refused = refusal({"deck": value})

    assert refused.reason == "core-bad-value"
    assert str(refused) == "The option “deck” is one of: small, large, the content of a deck."


def test_a_settled_deck_is_not_the_object_that_was_given() -> None:
    mine = {"cards": ["ace"]}
    settled = settle(DECLARED, {"deck": mine})
    mine["cards"] = ["joker"]

    assert settled["deck"] == {"cards": ["ace"]}


@pytest.mark.parametrize("name", ["wig", "", "WIGS", 1, None])
def test_an_option_that_was_not_declared_is_refused_with_those_that_were(name: Any) -> None:
    refused = refusal({name: True})

    assert (refused.reason, refused.facts["options"]) == ("core-bad-option", ["wigs", "tempo", "guests", "deck"])
    assert str(refused) == f"There is no option “{name}” here. There are: wigs, tempo, guests, deck."


@pytest.mark.parametrize("given", [[], "wigs", 5, [("wigs", True)], object()])
def test_options_are_an_object(given: object) -> None:
    assert refusal(given).reason == "core-bad-option"


# The options of the games


@pytest.mark.parametrize("game", games(), ids=lambda game: game.preset or game.id)
def test_every_option_of_a_game_has_a_name_in_both_languages(game: antechamber.Game) -> None:
    for option in game.options:
        labels = [option.names, *(option.values.values() if isinstance(option, OneOf) else ())]
        assert all(set(names) == {"en", "fr"} and all(names.values()) for names in labels)
        assert option.check(option.default) == option.default


@pytest.mark.parametrize("game", games(), ids=lambda game: game.preset or game.id)
def test_settled_options_settle_to_themselves(game: antechamber.Game) -> None:
    settled = game.settle()

    assert game.settle(settled) == settled
    assert game.settle({}) == settled
    settled.clear()
    assert game.settle() != {}
