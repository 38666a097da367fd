"""What a table may choose: the introductory set, the first player, another deck (QMA 8, Q49)."""

import tomllib
from collections.abc import Callable
from typing import Any

import pytest

import antechamber
from antechamber import Record, Refused
from antechamber.games.queen_marie_antoinette.events import CardsTaken, ConditionLapsed, PointsLost
from antechamber.games.queen_marie_antoinette.moves import Validate
from tests.games.queen_marie_antoinette.court import COLORS, GAME, Court, court, drafted, fresh, of, play_out, short

Change = Callable[[dict[str, Any]], None]

# The numbers of points, as the rulings list them, written down once more.
REQUIREMENTS = [[2], [1], [2], [3], [1], [1], [6, 3], [1], [3], [2]]
CONDITIONS: dict[str, list[list[int]]] = {
    "M": [[2], [1], [3], [3], [1, 4], [2], [1], [], [], []],
    "A": [[4, 2, 1], [4, 2, 1], [4, 2], [4, 2], *[[4, 2, 1]] * 4, [3, 2, 1], [5, 2]],
    "N": [[]] * 10,
    "C": [[3], [4], [3], [4], [3], [3], [2], [3], [3], [2]],
    "F": [[2], [1, 1], [1, 1], [4], [3, 1], [3, 2, 1], [1, 1], [3, 1], [1], [3, 1]],
}
PLOTS = [*[7] * 17, *[12] * 5, *[6] * 5, *[3] * 5, *[5] * 4]


def deck() -> dict[str, Any]:
    """The deck that comes with the game, under another name, to be changed."""
    content: Any = tomllib.loads((GAME.folder / "cards.toml").read_text(encoding="utf-8"))
    return {**content, "name": "another"}


def changed(change: Change) -> dict[str, Any]:
    other = deck()
    change(other)
    return other


def item(other: dict[str, Any], name: str) -> dict[str, Any]:
    """The Requirement, Condition or Plot of that reference."""
    found: dict[str, Any]
    (found,) = [card for part in ("requirements", "conditions", "plots") for card in other[part] if card["id"] == name]
    return found


def refusal(players: int = 3, **options: object) -> Refused:
    with pytest.raises(Refused) as refused:
        GAME.start(players, 1, options)
    return refused.value


# The deck that comes with the game


@pytest.mark.rule("QMA 8.3")
def test_the_deck_has_the_points_of_the_reconstruction() -> None:
    content = deck()

    assert [card["points"] for card in content["requirements"]] == REQUIREMENTS
    for letter, points in CONDITIONS.items():
        assert [card["points"] for card in content["conditions"] if card["id"][0] == letter] == points
    assert [plot["points"] for plot in content["plots"]] == PLOTS


def test_the_deck_file_says_that_it_is_a_reconstruction() -> None:
    text = (GAME.folder / "cards.toml").read_text(encoding="utf-8")

    assert "A RECONSTRUCTION" in text.split("name =")[0]
    assert GAME.settle()["deck"] == "reconstruction"


# Conditions


@pytest.mark.rule("QMA 8.1")
def test_by_default_requirement_and_conditions_are_drawn() -> None:
    assert GAME.settle()["conditions"] == "random"
    lines = {fresh(3, seed).view().conditions for seed in range(20)}
    assert len(lines) == 20


@pytest.mark.rule("QMA 8.1")
def test_the_preset_is_the_game_with_the_introductory_set() -> None:
    intro = antechamber.game("queen-marie-antoinette-intro")

    for players in (2, 3, 4):
        chosen = GAME.start(players, 7, {"conditions": "introductory"})
        assert intro.start(players, 7).dump() == chosen.dump()


@pytest.mark.rule("QMA 8.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_the_introductory_set_everything_else_is_dealt_by_chance(players: int) -> None:
    tables = [fresh(players, seed, conditions="introductory").view() for seed in range(10)]

    assert len({table.columns for table in tables}) == 10
    assert len({table.first for table in tables}) > 1
    assert {(table.requirement, table.conditions) for table in tables} == {("E1", ("M1", "A1", "N1", "C1", "F1"))}


@pytest.mark.rule("QMA 8.1", "Q105")
def test_a_deck_without_its_requirement_has_no_introductory_set() -> None:
    other = changed(lambda content: content["requirements"].pop(0))
    refused = refusal(deck=other, conditions="introductory")

    assert (refused.rule, refused.reason) == ("QMA 8.1", "qma-no-introductory-set")
    assert refused.facts == {"requirement": "E1"}
    assert fresh(3, 1, deck=other).view().requirement != "E1"


# First player


@pytest.mark.rule("QMA 8.2", "Q36")
@pytest.mark.parametrize("seat", range(4))
def test_the_choice_of_sets_ends_with_the_first_player_who_begins(seat: int) -> None:
    table = fresh(4, 3, first_player=f"seat {seat}")
    order = []
    while table.step == "draft":
        order.append(COLORS.index(table.asked[0]))
        table.play(table.asked[0], table.choices(table.asked[0])[0])

    assert order == [(seat - number) % 4 for number in (1, 2, 3)]
    assert table.asked == [COLORS[seat]]


@pytest.mark.rule("QMA 8.2")
def test_by_default_lots_are_drawn() -> None:
    assert GAME.settle()["first_player"] == "by chance"
    assert {fresh(4, seed).view().first for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.parametrize("value", ["seat 4", "Anne", 0, True, None])
def test_a_first_player_that_no_table_has_is_refused(value: object) -> None:
    assert refusal(4, first_player=value).reason == "core-bad-value"


# Another deck


@pytest.mark.rule("QMA 8.3", "Q49")
def test_a_table_may_play_with_another_deck() -> None:
    """F1 gives 9, and P6 asks for three cards of value 6 as before but gives 30."""

    def richer(content: dict[str, Any]) -> None:
        item(content, "F1")["points"] = [9]
        item(content, "P6")["points"] = 30

    options = {"deck": changed(richer)}
    favorite = court(courts={"blue": "f8 ..."}, options=options)
    plotter = court(courts={"blue": "m6 a6 n6 ..."}, plots={"blue": "P6"}, options=options)

    favorite.send("blue", "f8", 1)
    plotter.play("blue", Validate("P6"))

    assert favorite.points("blue") == 5 + 9
    assert plotter.points("blue") == 5 + 30


@pytest.mark.rule("QMA 8.3", "Q49", "Q105")
def test_a_card_of_another_deck_may_have_any_effect_of_its_faction() -> None:
    """M1 strikes all, after the cards are taken; A1 begins above the Merchants; N1 takes from above."""

    def exchange(content: dict[str, Any]) -> None:
        item(content, "M1").update(effect="strike all", timing="after", points=[3])
        item(content, "A1").update(first="merchant")
        item(content, "N1").update(effect="take from above", timing="before")

    options = {"deck": changed(exchange)}
    table = court(courts={"blue": "m8 ...", "red": "n8 ..."}, columns=["...", "... c9 f9", "..."], options=options)
    assert table.view().token == "merchant"

    told = table.send("blue", "m8", 1)
    assert [type(event) for event in told[2:]] == [CardsTaken, PointsLost, PointsLost]
    assert [table.points(color) for color in table.colors] == [5, 2, 2]
    taken = of(CardsTaken, table.send("red", "n8", 2))
    assert [short(event.cards) for event in taken] == ["c9 f9"]


@pytest.mark.rule("Q49")
def test_a_deck_may_have_points_of_zero() -> None:
    other = changed(lambda content: item(content, "F1").update(points=[0]))
    table = court(courts={"blue": "f8 ..."}, options={"deck": other})

    events = table.send("blue", "f8", 1)

    assert len(of(ConditionLapsed, events)) == 1
    assert table.points("blue") == 5


@pytest.mark.rule("Q49", "Q105")
@pytest.mark.parametrize("plots", [16, 200])
def test_a_deck_may_have_few_plots_or_many_and_a_single_requirement(plots: int) -> None:
    def cut(content: dict[str, Any]) -> None:
        content["requirements"] = content["requirements"][6:7]
        first = content["plots"][0]
        content["plots"] = [{**first, "id": f"P{number}", "value": number % 11} for number in range(1, plots + 1)]

    for players in (2, 3, 4):
        table = drafted(fresh(players, 1, deck=changed(cut)))
        assert table.view().requirement == "E7"
        assert table.view().deck == plots - 4 * players - len(table.view().removed)
        assert play_out(table).state.is_over


@pytest.mark.rule("QMA 8.3")
def test_the_deck_is_kept_with_the_record() -> None:
    other = changed(lambda content: item(content, "F1").update(points=[9]))
    record = Record.start(GAME, 2, 4, {"deck": other, "conditions": "introductory"})
    while not record.state.is_over:
        (seat,) = record.state.actors
        record.play(seat, record.state.choices(seat)[-1])

    again = Record.from_json(record.to_json())

    assert item(again.header.deck, "F1")["points"] == [9]
    assert again.state.dump() == record.state.dump()


@pytest.mark.rule("QMA 8.3")
def test_everybody_at_the_table_can_read_the_deck() -> None:
    other = changed(lambda content: item(content, "F1").update(points=[9]))
    table = fresh(3, 1, deck=other)

    for reader in (*table.colors, None):
        assert item(table.view(reader).options["deck"], "F1")["points"] == [9]


# A deck that is refused


def without(name: str) -> Change:
    def change(content: dict[str, Any]) -> None:
        for part in ("requirements", "conditions", "plots"):
            content[part] = [card for card in content[part] if card["id"] != name]

    return change


def altered(name: str, **what: object) -> Change:
    """A card with other fields; None takes a field away."""

    def change(content: dict[str, Any]) -> None:
        card = item(content, name)
        card.update(what)
        for field in [field for field, value in what.items() if value is None]:
            del card[field]

    return change


def cut_plots(number: int) -> Change:
    def change(content: dict[str, Any]) -> None:
        first = content["plots"][0]
        content["plots"] = [{**first, "id": f"P{place}"} for place in range(number)]

    return change


def with_part(part: str, cards: list[object]) -> Change:
    def change(content: dict[str, Any]) -> None:
        content[part] = cards

    return change


ALL_FIFTY = "it needs the Conditions M1 to M10, A1 to A10, N1 to N10, C1 to C10 and F1 to F10, each once"
OWN_REFERENCE = "a Requirement or Plot has a reference of its own, of letters and digits"
UNFIT: dict[str, tuple[Change, str]] = {
    # Its shape
    "no name": (lambda content: content.pop("name"), "missing required field `name`"),
    "a part too many": (with_part("intrigues", []), "unknown field `intrigues`"),
    "a field too many": (altered("M1", color="blue"), "unknown field `color`"),
    "no effect": (altered("M1", effect=None), "missing required field `effect`"),
    "points that are none": (altered("P1", points="seven"), "Expected `int`"),
    "an unknown timing": (altered("M1", timing="later"), "Invalid enum value 'later'"),
    "an unknown kind of Plot": (altered("P1", kind="two pairs"), "Invalid enum value 'two pairs'"),
    "an unknown faction": (altered("P23", factions=["jester"]), "Invalid enum value 'jester'"),
    "an unknown first faction": (altered("A1", first="jester"), "Invalid enum value 'jester'"),
    # Its cards
    "a Condition too few": (without("C7"), ALL_FIFTY),
    "a Condition twice": (altered("C7", id="C8"), ALL_FIFTY),
    "a Condition of value 0": (altered("C7", id="C0"), ALL_FIFTY),
    "a Condition of no faction": (altered("C7", id=""), ALL_FIFTY),
    "no Requirement": (with_part("requirements", []), "it needs at least one Requirement"),
    "too few Plots": (cut_plots(15), "it needs from 16 to 200 Plots, and has 15"),
    "too many Plots": (cut_plots(201), "it needs from 16 to 200 Plots, and has 201"),
    "a Plot twice": (altered("P2", id="P1"), f"“P1”: {OWN_REFERENCE}"),
    "a Plot that is called as a Requirement": (altered("P2", id="E1"), f"“E1”: {OWN_REFERENCE}"),
    "a Plot that is called as a Condition": (altered("P2", id="M3"), f"“M3”: {OWN_REFERENCE}"),
    "a Plot without a reference": (altered("P2", id=""), f"“”: {OWN_REFERENCE}"),
    "a reference of two words": (altered("P2", id="P 2"), f"“P 2”: {OWN_REFERENCE}"),
    "a reference with an accent": (altered("E2", id="É2"), f"“É2”: {OWN_REFERENCE}"),
    "references that differ in capitals": (altered("P2", id="p1"), "two references differ in capitals alone"),
    "a Plot called like a Condition": (altered("P2", id="m3"), "two references differ in capitals alone"),
    # Effects, points, moments
    "an unknown effect": (altered("M1", effect="bribe"), "M1: “bribe” is no effect of such a card"),
    "an effect of another faction": (altered("M1", effect="plain favor"), "M1: “plain favor” is no effect of such a"),
    "an effect of a Requirement": (altered("C1", effect="pairs"), "C1: “pairs” is no effect of such a card"),
    "an effect of a Condition": (altered("E1", effect="steal"), "E1: “steal” is no effect of such a card"),
    "too many points": (altered("M1", points=[2, 1]), "M1: “strike” needs 1 numbers of points"),
    "too few points": (altered("M5", points=[1]), "M5: “strike by numbers” needs 2 numbers of points"),
    "points where there are none": (altered("N1", points=[1]), "needs 0 numbers of points"),
    "no places": (altered("A1", points=[]), "A1: “most cards” needs one to four numbers of points"),
    "five places": (altered("A1", points=[5, 4, 3, 2, 1]), "A1: “most cards” needs one to four numbers of points"),
    "no places of a Requirement": (altered("E7", points=[]), "E7: “largest court” needs one to four numbers"),
    "points below zero": (altered("F1", points=[-1]), "F1: points are from 0 to 1000"),
    "points beyond counting": (altered("F1", points=[2**40]), "F1: points are from 0 to 1000"),
    "a timing that does not suit": (altered("A1", timing="at once"), "A1: “most cards” cannot act “at once”"),
    "a Favorite that comes after": (altered("F1", timing="after"), "F1: “plain favor” cannot act “after”"),
    "an Aristocrat without a first faction": (altered("A1", first=None), "A1: an Aristocrat, and nobody else, names"),
    "a Cardinal with a first faction": (altered("C1", first="military"), "C1: an Aristocrat, and nobody else, names"),
    # Plots
    "a value that is not named": (altered("P1", value=None), "P1: a Plot “three of a value” names other values or"),
    "a value too many": (altered("P23", value=4), "P23: a Plot “four of a faction” names other values or factions"),
    "a faction too many": (altered("P1", factions=["cardinal"]), "P1: a Plot “three of a value” names other values"),
    "no faction": (altered("P18", factions=[]), "P18: a Plot “run of a faction” names other values or factions"),
    "two of one faction": (altered("P28", factions=["cardinal"]), "P28: a Plot “two of each” names other values or"),
    "a faction twice": (altered("P28", factions=["cardinal"] * 2), "P28: a Plot “two of each” names other values or"),
    "a value of 11": (altered("P1", value=11), "P1: there is no such value"),
    "a value below zero": (altered("P1", value=-1), "P1: there is no such value"),
    "a run that begins with 8": (altered("P11", value=8), "P11: there is no such value"),
    "a Plot below zero": (altered("P1", points=-1), "P1: points are from 0 to 1000"),
    "a Plot beyond counting": (altered("P1", points=1001), "P1: points are from 0 to 1000"),
}


@pytest.mark.rule("QMA 8.3", "Q49", "Q105")
@pytest.mark.parametrize(("change", "fault"), UNFIT.values(), ids=UNFIT)
def test_an_unfit_deck_is_refused_with_what_is_wrong(change: Change, fault: str) -> None:
    refused = refusal(deck=changed(change))

    assert (refused.rule, refused.reason) == ("QMA 8.3", "core-bad-deck")
    assert fault in str(refused.facts["fault"])
    for lang in ("en", "fr"):
        assert str(refused.facts["fault"]) in refused.say(lang)


@pytest.mark.parametrize("value", ["tarot", 1, None, []])
def test_a_deck_that_is_none_is_refused(value: object) -> None:
    assert refusal(deck=value).reason == "core-bad-value"


# Names


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_option_and_value_has_a_name(lang: str) -> None:
    for option in GAME.options:
        assert option.names[lang]
        for names in getattr(option, "values", {}).values():
            assert names[lang]


def test_a_deck_of_the_same_content_is_called_by_its_name() -> None:
    assert GAME.settle({"deck": {**deck(), "name": "reconstruction"}})["deck"] == "reconstruction"
    assert Court(GAME.start(2, 1, {"deck": deck()})).view().options["deck"]["name"] == "another"
