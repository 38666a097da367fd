"""Who sees what, line by line (RG 1.5, RG 9.7), and what a reader may suppose of the rest.

Most tests set two tables side by side that differ in one hidden thing, and ask which readers can tell them apart.
"""

from collections import Counter as Count
from collections.abc import Callable
from itertools import permutations
from random import Random
from typing import Any

import msgspec
import pytest

from antechamber import Event, Move, State
from antechamber.core.laws import check_fair
from antechamber.games.royal_gambit.cards import Ability, CharacterSpot
from antechamber.games.royal_gambit.events import (
    Accused,
    ActionDeclared,
    AnswerSealed,
    CardGuessed,
    CardReceived,
    CardReplaced,
    CardsDrawn,
    CardsExchanged,
    CardShown,
    CardSpied,
    CharacterDied,
    CounterClaimed,
    CountersPassed,
    HpRedistributed,
    PlayerFell,
    WeddingHeld,
)
from antechamber.games.royal_gambit.moves import (
    Accuse,
    Admit,
    Allow,
    Believe,
    Claim,
    Counter,
    Exchange,
    GiveFirst,
    GiveRoyal,
    Guess,
    Lose,
    PassOn,
    Resign,
    Send,
    Show,
    Use,
)
from antechamber.games.royal_gambit.views.shapes import ReturnedView
from tests.games.royal_gambit.court import COLORS, GAME, Court, at, court, fresh, of, skip
from tests.games.sight import apart, readers, told_apart

BLUE, RED, YELLOW, GREEN = range(4)
CARDS: dict[str, Any] = {
    "blue": ("knight", "druid"),
    "red": ("executioner", "trickster"),
    "yellow": ("alchemist", "barbarian"),
    "green": ("clairvoyant", "whisperer"),
}
SEEDS = range(150)


def seated(players: int = 4, **more: Any) -> Court:
    """Blue is to declare, with 10 coins; everyone holds the cards above."""
    coins = {"blue": 10, **more.pop("coins", {})}
    cards = {color: CARDS[color] for color in COLORS[:players]}
    return court(players=players, **{**more, "coins": coins, "cards": {**cards, **more.get("cards", {})}})


def cards_at(table: Court, color: str, spot: CharacterSpot) -> list[str | None]:
    """The card there as each seat, and then a spectator, sees it."""
    seat = COLORS.index(color)
    return [
        next(character.card for character in table.view(reader).seats[seat].characters if character.spot == spot)
        for reader in readers(table)
    ]


def believed(table: Court, *moves: Move) -> Court:
    """An action of the player whose turn it is, which nobody accuses or counters."""
    skip(table)
    table.play(table.actor, *moves)
    if table.step == "accusing":
        table.believe()
    if table.step == "countering":
        table.allow()
    return table


def returned(table: Court, color: str | None) -> list[str]:
    """The cards of which a reader knows that they went back to the deck."""
    return [memory.card for memory in table.view(color).returned]


# Characters


@pytest.mark.rule("RG 1.5", "RG 9.7")
@pytest.mark.parametrize("card", ["executioner", "knight", "clairvoyant"])
def test_a_character_is_seen_by_its_owner_alone(card: str) -> None:
    one, other = seated(cards={"red": ("whisperer", "trickster")}), seated(cards={"red": (card, "trickster")})

    assert apart(one, other) == ["red"]
    assert cards_at(one, "red", "first") == [None, "whisperer", None, None, None]


def named_by(event: Event) -> set[tuple[int, CharacterSpot]]:
    """The positions to which an event says that a card has come, or from which it has gone."""
    match event:
        case CardReplaced() | CardReceived() | CharacterDied() | WeddingHeld():
            return {(event.seat, event.spot)}
        case CardsExchanged():
            return {(event.seat, spot) for spot in event.spots}
        case PlayerFell():
            return {(event.seat, card.spot) for card in event.cards}
    return set()


def lying(table: Court) -> dict[tuple[int, CharacterSpot], str | None]:
    """What lies in every position."""
    return {
        (seat, character.spot): character.card
        for seat, color in enumerate(table.colors)
        for character in table.view(color).seats[seat].characters
    }


@pytest.mark.rule("RG 1.5")
@pytest.mark.parametrize("seed", range(4))
def test_a_card_stays_in_its_position_until_an_event_names_it(seed: int) -> None:
    """Whole games by chance: nothing else ever changes what lies in a position, nor in which."""
    table, chance = fresh(4, seed), Random(seed)
    while not table.state.is_over:
        before, color = lying(table), chance.choice(table.asked)
        told = table.play(color, chance.choice(table.choices(color)))
        after = lying(table)
        changed = {place for place in before.keys() | after.keys() if before.get(place) != after.get(place)}
        assert changed <= {place for event in told for place in named_by(event)}


@pytest.mark.rule("RG 1.5", "RG 9.7", "G110")
def test_a_spied_card_is_known_to_the_spy_and_everyone_knows_that_he_does() -> None:
    def spied(card: str) -> Court:
        return believed(seated(cards={"red": (card, "trickster")}), Claim("spy"), at("red", "first"))

    one, other = spied("executioner"), spied("whisperer")

    assert apart(one, other) == ["blue", "red"]
    assert told_apart(one, other) == ["blue"]
    assert cards_at(one, "red", "first") == ["executioner", "executioner", None, None, None]
    for reader in readers(one):
        shown = one.view(reader).seats[RED].characters
        assert [(character.seen_by, character.open) for character in shown] == [((BLUE,), False), ((), False)]
        looked = of(CardSpied, one.seen(reader))[0]
        assert (looked.seat, looked.player, looked.spot) == (BLUE, RED, "first")
        assert looked.card == ("executioner" if reader == "blue" else None)


@pytest.mark.rule("RG 9.7", "G110", "RG 5.5")
def test_a_shown_card_is_seen_by_all_and_the_one_drawn_for_it_by_its_owner_alone() -> None:
    def shown(drawn: str) -> Court:
        table = seated(draws=[drawn])
        table.play("blue", Claim("knight attack"), at("red", "royal"))
        table.accuse("green")
        table.play("blue", Show("first"))
        return table

    one, other = shown("whisperer"), shown("barbarian")

    assert apart(one, other) == told_apart(one, other) == ["blue"]
    assert cards_at(one, "blue", "first") == ["whisperer", None, None, None, None]
    for reader in readers(one):
        assert of(CardShown, one.seen(reader)) == [CardShown(seat=BLUE, spot="first", card="knight")]
        assert returned(one, reader) == ["knight"]
    replaced = [of(CardReplaced, one.seen(reader))[0].card for reader in readers(one)]
    assert replaced == ["whisperer", None, None, None, None]


@pytest.mark.rule("RG 9.7", "G18")
def test_a_lie_and_a_truth_that_is_admitted_look_alike() -> None:
    def admitted(card: str) -> Court:
        table = seated(cards={"blue": (card, "druid")})
        table.play("blue", Claim("knight attack"), at("red", "royal"))
        table.accuse("green")
        table.play("blue", Admit())
        return table

    one, other = admitted("knight"), admitted("whisperer")

    assert apart(one, other) == ["blue"]
    assert told_apart(one, other) == []


@pytest.mark.rule("RG 9.7", "G55")
def test_who_is_asked_to_prove_a_claim_gives_nothing_away() -> None:
    """Blue has the Knight, or has not; until he answers nobody can tell."""
    tables = [seated(cards={"blue": (card, "druid")}) for card in ("knight", "whisperer")]
    for table in tables:
        table.play("blue", Claim("knight attack"), at("red", "royal"))
        table.accuse("green")

    assert apart(*tables) == ["blue"]


@pytest.mark.rule("RG 9.7", "G110")
def test_telepathy_turns_the_card_up_for_all_and_the_new_one_is_its_owners() -> None:
    def guessed(drawn: str) -> Court:
        moves = (Claim("telepathy"), at("red", "first"), Guess("druid"))
        return believed(seated(draws=[drawn]), *moves)

    one, other = guessed("whisperer"), guessed("barbarian")

    assert apart(one, other) == told_apart(one, other) == ["red"]
    for reader in readers(one):
        assert of(CardGuessed, one.seen(reader))[0].card == "executioner"
        assert returned(one, reader) == ["executioner"]
    assert cards_at(one, "red", "first") == [None, "whisperer", None, None, None]


@pytest.mark.rule("RG 9.7", "G110", "RG 10.4")
def test_by_the_variant_all_go_on_knowing_a_card_that_was_guessed_wrongly_wherever_it_goes_in_the_open() -> None:
    """Red's first is turned up and stays; then red swaps it away."""
    table = seated(options={"wrong_guess": "stays"})
    believed(table, Claim("telepathy"), at("red", "first"), Guess("druid"))
    assert cards_at(table, "red", "first") == ["executioner"] * 5
    assert table.character("red", "first").open

    believed(table, Claim("foolery"), at("red", "first"), at("green", "second"))

    assert cards_at(table, "green", "second") == ["executioner"] * 5
    assert cards_at(table, "red", "first") == [None, "whisperer", None, "whisperer", None]
    assert returned(table, None) == []


@pytest.mark.rule("RG 9.7")
def test_a_dead_character_is_seen_by_all() -> None:
    table = believed(seated(), Use("royal gambit"), at("red", "first"))

    for reader in readers(table):
        assert of(CharacterDied, table.seen(reader))[0].card == "executioner"
        assert table.view(reader).seats[RED].fallen == ("executioner",)


# Drawn cards and exchanges


@pytest.mark.rule("G62", "RG 9.7", "G110")
@pytest.mark.parametrize("move", [Claim("shapeshift"), Use("reinforcements")])
def test_drawn_cards_are_seen_by_the_drawer_alone(move: Move) -> None:
    one, other = (believed(seated(draws=draws), move) for draws in (["barbarian", "knight"], ["druid", "whisperer"]))

    assert one.step == "exchanging"
    assert apart(one, other) == told_apart(one, other) == ["blue"]
    assert [one.view(reader).drawn for reader in readers(one)] == [("barbarian", "knight"), (), (), (), ()]
    drawn = [of(CardsDrawn, one.seen(reader))[0].cards for reader in readers(one)]
    assert drawn == [("barbarian", "knight"), None, None, None, None]


@pytest.mark.rule("G62", "RG 9.7", "G110")
def test_which_positions_an_exchange_has_changed_is_public_and_the_cards_are_not() -> None:
    """A Druid for a Druid, or a Barbarian for a Druid: only blue can tell."""
    bluff, change, none = (believed(seated(draws=["barbarian", "druid"]), Claim("shapeshift")) for _ in range(3))
    bluff.play("blue", Exchange(None, "druid"))
    change.play("blue", Exchange(None, "barbarian"))
    none.play("blue", Exchange(None, None))

    assert apart(bluff, change) == told_apart(bluff, change) == ["blue"]
    assert told_apart(bluff, none) == ["blue", "red", "yellow", "green", "spectator"]
    exchanged = [of(CardsExchanged, change.seen(reader))[0] for reader in readers(change)]
    assert [event.spots for event in exchanged] == [("second",)] * 5
    assert [event.cards for event in exchanged] == [("barbarian",), None, None, None, None]


@pytest.mark.rule("G62", "G110")
def test_what_went_back_is_known_to_the_drawer_and_of_a_card_that_was_spied_to_the_spy() -> None:
    """Green has seen blue's second, which blue gives up; the Knight that is not kept only blue has seen."""
    seen = {"blue": {"characters": [{"card": "knight"}, {"card": "druid", "seen_by": [GREEN]}]}}
    table = believed(seated(draws=["barbarian", "knight"], seats=seen), Claim("shapeshift"))
    table.play("blue", Exchange(None, "barbarian"))

    assert sorted(returned(table, "blue")) == ["druid", "knight"]
    assert returned(table, "green") == ["druid"]
    assert [returned(table, reader) for reader in ("red", "yellow", None)] == [[], [], []]
    assert cards_at(table, "blue", "second") == ["barbarian", None, None, None, None]
    assert table.character("blue", "second").seen_by == ()


@pytest.mark.rule("RG 9.7")
def test_a_wedded_card_is_seen_by_its_owner_alone() -> None:
    def wedded(drawn: str) -> Court:
        alone: Any = {"cards": {"blue": ("-", "druid")}, "fallen": {"blue": ["knight"]}}
        return believed(seated(draws=[drawn], **alone), Use("wedding"))

    one, other = wedded("whisperer"), wedded("barbarian")

    assert apart(one, other) == told_apart(one, other) == ["blue"]
    assert [of(WeddingHeld, one.seen(reader))[0].card for reader in readers(one)] == ["whisperer", *[None] * 4]


# Cards that move in the open


@pytest.mark.rule("RG 9.7", "G110", "G63")
def test_a_card_that_foolery_moves_is_known_to_giver_and_receiver() -> None:
    def fooled(card: str) -> Court:
        swap = (Claim("foolery"), at("red", "first"), at("yellow", "first"))
        return believed(seated(cards={"red": (card, "trickster")}), *swap)

    one, other = fooled("executioner"), fooled("whisperer")

    assert apart(one, other) == told_apart(one, other) == ["red", "yellow"]
    assert cards_at(one, "yellow", "first") == [None, "executioner", "executioner", None, None]
    assert cards_at(one, "red", "first") == [None, "alchemist", "alchemist", None, None]
    for reader in readers(one):
        assert one.view(reader).seats[YELLOW].characters[0].seen_by == (RED,)


@pytest.mark.rule("G63", "G110", "RG 9.7")
def test_a_card_that_devious_passes_is_known_to_giver_receiver_and_whoever_had_seen_it() -> None:
    """Green has spied on red's first, which goes to yellow."""

    def passed(card: str) -> Court:
        seen = {"red": {"characters": [{"card": card, "seen_by": [GREEN]}, {"card": "trickster"}]}}
        table = believed(seated(seats=seen), Claim("devious"), Send("left"))
        for color in table.asked:
            table.play(color, PassOn("first"))
        return table

    one, other = passed("executioner"), passed("knight")

    assert apart(one, other) == ["red", "yellow", "green"]
    assert told_apart(one, other) == ["red", "yellow", "green"]
    assert cards_at(one, "yellow", "first") == [None, "executioner", "executioner", "executioner", None]
    readers_of = [event.card for event in of(CardReceived, one.seen("green")) if event.seat == YELLOW]
    assert readers_of == ["executioner"]
    for reader in readers(one):
        assert one.view(reader).seats[YELLOW].characters[0].seen_by == (RED, GREEN)


@pytest.mark.rule("G63", "G110", "RG 9.7")
@pytest.mark.parametrize("picked", [("red", "yellow"), ("yellow", "green"), ("green", "blue")])
def test_what_one_knows_of_a_card_follows_it_round_the_table(picked: tuple[str, str]) -> None:
    """Green has spied on red's first, which is passed on twice; in no world that green imagines is it another card."""
    seen = {"red": {"characters": [{"card": "executioner", "seen_by": [GREEN]}, {"card": "trickster"}]}}
    table = seated(seats=seen)
    owner = "red"
    for _ in range(1 + ("red", "yellow", "green").index(picked[0])):
        believed(table, Claim("devious"), Send("left"))
        for color in table.asked:
            table.play(color, PassOn("first"))
        owner = COLORS[(COLORS.index(owner) + 1) % 4]

    seat = COLORS.index(owner)
    assert owner == picked[1]
    assert table.card(owner, "first", reader="green") == "executioner"
    worlds = [table.state.imagine(GREEN, seed) for seed in range(20)]
    assert {world.view(seat).seats[seat].characters[0].card for world in worlds} == {"executioner"}
    assert worlds[5].dump() == GAME.imagine(table.view("green"), 5).dump()


@pytest.mark.rule("G41", "G63", "G110")
def test_what_one_knows_of_a_card_follows_it_through_foolery_and_devious() -> None:
    """Green has spied on red's first. Blue swaps it with yellow's first, and then it is passed back to red."""
    seen = {"red": {"characters": [{"card": "executioner", "seen_by": [GREEN]}, {"card": "trickster"}]}}
    table = believed(seated(seats=seen), Claim("foolery"), at("red", "first"), at("yellow", "first"))
    assert cards_at(table, "yellow", "first") == [None, "executioner", "executioner", "executioner", None]
    believed(table, Use("donation"))
    believed(table, Claim("devious"), Send("right"))
    for color in table.asked:
        table.play(color, PassOn("first"))

    assert cards_at(table, "red", "first") == [None, "executioner", "executioner", "executioner", None]
    assert table.character("red", "first").seen_by == (YELLOW, GREEN)


@pytest.mark.rule("G63", "RG 9.7")
def test_which_card_somebody_has_picked_is_seen_when_all_have() -> None:
    tables = [believed(seated(3), Claim("devious"), Send("left")) for _ in range(2)]
    spots: tuple[CharacterSpot, CharacterSpot] = ("first", "second")
    for table, spot in zip(tables, spots, strict=True):
        table.play("red", PassOn(spot))

    assert apart(*tables) == told_apart(*tables) == ["red"]
    assert [tables[0].view(reader).asked for reader in readers(tables[0])] == [(BLUE, RED, YELLOW)] * 4
    for table in tables:
        for color in table.asked:
            table.play(color, PassOn("first"))
    assert told_apart(*tables) == ["blue", "red", "yellow", "spectator"]


# Sealed answers


@pytest.mark.rule("G52", "RG 9.7", "G101")
@pytest.mark.parametrize(
    ("opening", "answers"),
    [
        ([Claim("poison"), at("green", "royal")], [Accuse(), Believe()]),
        ([Use("tax")], [Counter(), Allow()]),
    ],
    ids=["accusations", "counteractions"],
)
def test_an_answer_is_seen_by_nobody_else_nor_that_it_was_given(opening: list[Move], answers: list[Move]) -> None:
    silent, *tables = (seated() for _ in range(3))
    for table in (silent, *tables):
        table.play("blue", *opening)
    for table, answer in zip(tables, answers, strict=True):
        table.play("yellow", answer)

    assert apart(*tables) == told_apart(*tables) == ["yellow"]
    for table in tables:
        assert apart(silent, table) == told_apart(silent, table) == ["yellow"]
        assert [table.view(reader).asked for reader in readers(table)] == [(RED, YELLOW, GREEN)] * 5
    assert of(AnswerSealed, tables[0].seen("yellow"))[0].seat == YELLOW


@pytest.mark.rule("G14", "RG 9.7", "RG 5.2")
def test_a_second_accuser_is_known_to_nobody_else() -> None:
    """Yellow accuses as well as red, on whom the lot falls, or does not."""
    tables = [seated(lots=["red"]) for _ in range(2)]
    for table, answer in zip(tables, (Accuse(), Believe()), strict=True):
        table.play("blue", Claim("poison"), at("green", "royal"))
        table.play("red", Accuse())
        table.play("yellow", answer)
        table.play("green", Believe())

    assert apart(*tables) == told_apart(*tables) == ["yellow"]
    for table in tables:
        table.play("blue", Admit(), Lose(2, 0, 0))
    assert (apart(*tables), told_apart(*tables)) == ([], ["yellow"])
    assert of(Accused, tables[0].seen(None)) == [Accused(seat=RED, player=BLUE, character="alchemist")]


@pytest.mark.rule("G53", "G52", "RG 9.7")
def test_a_counteraction_that_is_not_opened_is_known_to_its_claimer_alone_and_then_forgotten() -> None:
    """Red's Herbalism is judged while green's waits, or green has none; red's stands."""
    tables = [seated(), seated()]
    for table, answer in zip(tables, (Counter(), Allow()), strict=True):
        table.play("blue", Claim("heal"), at("blue", "royal"))
        table.believe()
        table.play("red", Counter())
        table.play("yellow", Allow())
        table.play("green", answer)

    assert apart(*tables) == told_apart(*tables) == ["green"]
    assert [table.view("green").sealed for table in tables] == ["counter", "allow"]
    assert [tables[0].view(reader).sealed for reader in ("blue", "red", None)] == [None] * 3
    for table in tables:
        table.believe()
    assert (apart(*tables), told_apart(*tables)) == ([], ["green"])
    assert [event.seat for event in of(CounterClaimed, tables[0].seen(None))] == [RED]


@pytest.mark.rule("G52", "RG 9.7")
def test_an_opened_counteraction_is_seen_by_all_and_who_has_passed_when_the_opening_is_over() -> None:
    table = seated()
    table.play("blue", Use("tax"))
    table.play("red", Allow())
    table.play("yellow", Counter())
    table.play("green", Allow())

    opened = CounterClaimed(seat=YELLOW, player=BLUE, counter="pickpocket", character="trickster", spot=None)
    for reader in readers(table):
        assert of(CounterClaimed, table.seen(reader)) == [opened]
        assert of(CountersPassed, table.seen(reader)) == []
        view = table.view(reader)
        assert ([counter.seat for counter in view.counters], view.opened, view.claimant) == ([YELLOW], 2, YELLOW)
    table.believe()
    assert len(of(CountersPassed, table.seen(None))) == 1


# What is told in parts


@pytest.mark.rule("G103", "RG 9.7")
@pytest.mark.parametrize(
    ("ability", "parts"),
    [("spy", []), ("telepathy", [at("red", "first")]), ("foolery", [at("red", "first")]), ("devious", [])],
)
def test_of_an_action_that_is_told_in_parts_the_others_see_nothing_before_the_last(
    ability: Ability, parts: list[Move]
) -> None:
    before, begun = seated(), seated()

    begun.play("blue", Claim(ability), *parts)

    assert begun.step == ("detailing" if parts else "aiming")
    assert (apart(before, begun), begun.told) == (["blue"], [])
    assert begun.view("blue").action == ability
    for reader in ("red", "yellow", "green", None):
        view = begun.view(reader)
        assert (view.step, view.action, view.target) == ("declaring", None, None)


@pytest.mark.rule("G102", "RG 9.7")
def test_of_a_redistribution_the_others_see_only_the_result() -> None:
    before, begun = seated(redistributes=True), seated(redistributes=True)

    begun.play("blue", GiveRoyal(5))

    assert (apart(before, begun), begun.told) == (["blue"], [])
    assert [begun.view(reader).share for reader in readers(begun)] == [5, None, None, None, None]
    begun.play("blue", GiveFirst(1))
    assert begun.seen(None) == [HpRedistributed(seat=BLUE, royal=5, first=1, second=2)]


@pytest.mark.rule("G56", "RG 9.7")
def test_a_declared_action_is_seen_by_all_in_full() -> None:
    table = seated()
    table.play("blue", Claim("telepathy"), at("red", "first"), Guess("druid"))

    for reader in readers(table):
        view = table.view(reader)
        assert (view.step, view.action, view.guess) == ("accusing", "telepathy", "druid")
        assert view.target == of(ActionDeclared, table.seen(reader))[0].target


# What a view remembers


@pytest.mark.rule("G110", "RG 9.7")
def test_everyone_sees_as_which_new_card_a_character_has_come() -> None:
    """Blue's shown Knight is replaced, then red draws two new characters: arrivals 1, 2 and 3."""
    table = seated(draws=["whisperer", "barbarian", "knight"], coins={"red": 3})
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.accuse("green")
    table.play("blue", Show("first"))
    table.play("green", Lose(2, 0, 0))
    believed(table, Use("reinforcements"))
    table.play("red", Exchange("barbarian", "knight"))

    for reader in readers(table):
        arrivals = [[character.arrival for character in seat.characters] for seat in table.view(reader).seats]
        assert arrivals == [[1, 0], [2, 3], [0, 0], [0, 0]]
        assert table.view(reader).arrivals == 3


@pytest.mark.rule("G110")
def test_a_card_that_went_back_is_remembered_with_how_many_had_arrived_before() -> None:
    table = seated(draws=["whisperer"])
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.accuse("green")
    table.play("blue", Show("first"))

    assert [table.view(reader).returned for reader in readers(table)] == [(ReturnedView("knight", 0),)] * 5


# The eliminated and spectators


@pytest.mark.rule("G73", "RG 9.7")
def test_an_eliminated_player_sees_what_a_spectator_sees_and_what_he_had_seen() -> None:
    """Red has spied on yellow's first and resigns; blue then spies on yellow's second."""
    seen = {"yellow": {"characters": [{"card": "alchemist", "seen_by": [RED]}, {"card": "barbarian"}]}}
    table = seated(options={"resigning": "any time"}, seats=seen)
    table.play("blue", Claim("spy"), at("yellow", "second"))
    table.play("red", Resign())
    table.play("yellow", Believe())
    table.play("green", Believe())

    spied = CardSpied(seat=BLUE, player=YELLOW, spot="second", card=None)
    assert of(CardSpied, table.seen("red")) == of(CardSpied, table.seen(None)) == [spied]
    assert cards_at(table, "yellow", "first") == [None, "alchemist", "alchemist", None, None]
    assert cards_at(table, "yellow", "second") == ["barbarian", None, "barbarian", None, None]
    assert table.view(None).seats[RED].fallen == ("executioner", "trickster")


@pytest.mark.rule("G73", "RG 9.7")
def test_an_eliminated_player_who_had_seen_nothing_sees_just_what_a_spectator_sees() -> None:
    """Red is out; blue draws two cards, yellow spies, and a counteraction is judged while another waits."""
    fallen: Any = {"fell": ["red"], "fallen": {"red": ["executioner", "trickster"]}, "cards": {"red": ()}}
    table = seated(**fallen)
    believed(table, Claim("shapeshift"))
    assert msgspec.structs.replace(table.view("red"), seat=None) == table.view(None)
    table.play("blue", table.choices("blue")[1])
    believed(table, Claim("spy"), at("blue", "first"))
    skip(table)
    table.play("green", Use("tax"))
    table.play("blue", Counter())
    table.play("yellow", Counter())

    assert table.view(None).claimant == BLUE
    assert msgspec.structs.replace(table.view("red"), seat=None) == table.view(None)
    assert table.seen("red") == table.seen(None)


@pytest.mark.rule("G73", "G110")
def test_an_eliminated_player_goes_on_knowing_a_card_that_moves_or_goes_back() -> None:
    """Red is out and had seen yellow's first, which goes to green by Foolery and is shown there by nobody."""
    seen = {"yellow": {"characters": [{"card": "alchemist", "seen_by": [RED]}, {"card": "barbarian"}]}}
    fallen: Any = {"fell": ["red"], "fallen": {"red": ["executioner", "trickster"]}, "cards": {"red": ()}}
    table = seated(seats=seen, draws=["druid", "knight"], **fallen)

    believed(table, Claim("foolery"), at("yellow", "first"), at("green", "first"))
    assert cards_at(table, "green", "first") == [None, "alchemist", "alchemist", "alchemist", None]
    believed(table, Use("donation"))
    believed(table, Claim("shapeshift"))
    table.play("green", Exchange("knight", None))

    assert returned(table, "red") == ["alchemist"]
    assert returned(table, None) == []


@pytest.mark.rule("RG 9.7")
def test_a_spectator_sees_no_hidden_card_from_the_deal_to_the_end() -> None:
    table = seated()
    for moves in ([Claim("spy"), at("red", "first")], [Claim("foolery"), at("red", "first"), at("blue", "first")]):
        believed(table, *moves)

    view = table.view(None)
    assert [character.card for seat in view.seats for character in seat.characters] == [None] * 8
    assert (view.answer, view.sealed, view.drawn, view.share, view.seat) == (None, None, (), None, None)


# What a reader may suppose

FEW_KNIGHTS = {"knight": 1, "druid": 4, "trickster": 4, "whisperer": 4, "barbarian": 4, "alchemist": 4}
"""A deck with a single Knight: when it is known to be in one place it can be in no other."""
HANDS: dict[str, Any] = {
    "blue": ("knight", "druid"),
    "red": ("druid", "barbarian"),
    "yellow": ("trickster", "druid"),
    "green": ("whisperer", "trickster"),
}


def supposed(table: Court, reader: str | None, card: str) -> set[tuple[str, str]]:
    """Where the worlds that a reader may imagine have this card."""
    seat = None if reader is None else COLORS.index(reader)
    found: set[tuple[str, str]] = set()
    for seed in SEEDS:
        world = Court(table.state.imagine(seat, seed))
        for color in world.colors:
            for character in world.view(color).seats[COLORS.index(color)].characters:
                if character.card == card:
                    found.add((color, character.spot))
    return found


def knight_shown(**more: Any) -> Court:
    """Blue has shown the only Knight, which went back; whoever accused has paid, and it is red's turn."""
    table = seated(**{"cards": HANDS, "options": {"deck": FEW_KNIGHTS}, "draws": ["barbarian"], **more})
    table.play("blue", Claim("knight attack"), at("yellow", "first"))
    table.accuse("red")
    table.play("blue", Show("first"))
    table.play("red", Lose(2, 0, 0))
    skip(table)
    return table


@pytest.mark.rule("G110", "RG 9.7")
@pytest.mark.parametrize("reader", ["red", "yellow", "green", None])
def test_a_card_that_went_back_is_never_imagined_where_a_card_lay_before(reader: str | None) -> None:
    """It can be in the deck, or be the card that blue has drawn for it."""
    assert supposed(knight_shown(), reader, "knight") == {("blue", "first")}


@pytest.mark.rule("G110")
def test_if_the_other_copies_are_dead_nobody_but_who_has_drawn_since_can_hold_the_card() -> None:
    """Two Knights lie dead and the third was shown."""
    table = seated(
        3,
        cards={"red": ("-", "trickster"), "yellow": ("-", "barbarian")},
        fallen={"red": ["knight"], "yellow": ["knight"]},
        draws=["whisperer"],
    )
    table.play("blue", Claim("knight attack"), at("yellow", "royal"))
    table.accuse("red")
    table.play("blue", Show("first"))

    assert supposed(table, None, "knight") == {("blue", "first")}


@pytest.mark.rule("G110")
def test_if_a_card_in_sight_may_be_the_one_that_went_back_the_other_copy_may_lie_anywhere() -> None:
    """Of two Knights one was shown; blue's next card is killed, and is a Knight: the same, or the other one."""
    two_knights = {"deck": {**FEW_KNIGHTS, "knight": 2}}
    table = knight_shown(options=two_knights, draws=["knight"], coins={"red": 9})
    before = supposed(table, None, "knight")

    believed(table, Use("royal gambit"), at("blue", "first"))

    hidden = {(color, character.spot) for color in table.colors for character in table.seat(color).characters}
    assert table.fallen("blue") == ["knight"]
    assert supposed(table, None, "knight") == hidden == before - {("blue", "first")}


@pytest.mark.rule("G110")
def test_cards_that_foolery_has_swapped_since_are_none_that_went_back() -> None:
    """Red swaps yellow's first with green's: both lay there before, wherever they lie now."""
    table = believed(knight_shown(), Claim("foolery"), at("yellow", "first"), at("green", "first"))

    assert supposed(table, "blue", "knight") == set()
    assert supposed(table, None, "knight") == {("blue", "first")}


@pytest.mark.rule("G110")
def test_cards_that_devious_has_passed_since_are_none_that_went_back_and_the_drawn_one_still_may_be() -> None:
    """Blue's new card goes to red's first position."""
    table = believed(knight_shown(), Claim("devious"), Send("left"))
    for color in table.asked:
        table.play(color, PassOn("first"))

    assert supposed(table, None, "knight") == {("red", "first")}


@pytest.mark.rule("G110")
def test_a_card_that_was_given_up_is_none_of_those_drawn_before_it_went_back() -> None:
    """Red has spied on blue's Knight; blue exchanges both characters, for cards that he drew before."""
    seen = {"blue": {"characters": [{"card": "knight", "seen_by": [RED]}, {"card": "druid"}]}}
    options = {"deck": FEW_KNIGHTS}
    table = seated(cards=HANDS, options=options, seats=seen, draws=["barbarian", "whisperer"])
    believed(table, Use("reinforcements"))
    table.play("blue", Exchange("barbarian", "whisperer"))

    assert returned(table, "red") == ["knight"]
    assert supposed(table, "red", "knight") == set()
    assert len(supposed(table, "yellow", "knight")) == 6


@pytest.mark.rule("G110")
def test_the_drawer_knows_that_what_he_did_not_keep_lies_with_nobody() -> None:
    hands = {**HANDS, "blue": ("alchemist", "druid")}
    table = seated(cards=hands, options={"deck": FEW_KNIGHTS}, draws=["knight", "whisperer"])
    believed(table, Claim("shapeshift"))
    table.play("blue", Exchange("whisperer", None))

    assert supposed(table, "blue", "knight") == set()
    assert len(supposed(table, "red", "knight")) == 6


@pytest.mark.rule("G110", "G73")
def test_a_card_that_was_seen_is_imagined_where_it_is_known_to_lie() -> None:
    """Green has spied on blue's Knight, which red swaps to yellow; red, who swaps, has not seen it."""
    seen = {"blue": {"characters": [{"card": "knight", "seen_by": [GREEN]}, {"card": "druid"}]}}
    table = seated(turn_of="red", cards=HANDS, options={"deck": FEW_KNIGHTS}, seats=seen)
    believed(table, Claim("foolery"), at("blue", "first"), at("yellow", "first"))

    for reader in ("blue", "yellow", "green"):
        assert supposed(table, reader, "knight") == {("yellow", "first")}
    assert len(supposed(table, "red", "knight")) == 6


@pytest.mark.rule("G52", "G53")
def test_in_an_imagined_world_an_open_window_is_open_again_and_a_sealed_counteraction_may_be_either() -> None:
    table = seated()
    table.play("blue", Use("tax"))
    table.play("green", Counter())
    world = Court(table.state.imagine(RED, 1))
    assert world.asked == ["red", "yellow", "green"]
    own = Court(table.state.imagine(GREEN, 1))
    assert (own.asked, own.view("green").answer) == (["red", "yellow"], "counter")

    table.play("red", Counter())
    table.play("yellow", Allow())
    waiting = {Court(table.state.imagine(BLUE, seed)).view("green").sealed for seed in SEEDS}
    assert waiting == {"counter", "allow"}
    assert {Court(table.state.imagine(GREEN, seed)).view("green").sealed for seed in SEEDS} == {"counter"}


# Fairness

SMALL_DECK = {"knight": 2, "druid": 2, "trickster": 2, "alchemist": 2}
DRAWS = 4000


def small() -> Court:
    """Three players with one character each; red has shown a Knight, and blue, who holds a Druid, knows no more."""
    table = court(
        turn_of="red",
        cards={"blue": ("druid",), "red": ("knight",), "yellow": ("trickster",)},
        options={"deck": SMALL_DECK, "characters": 1},
        draws=["alchemist"],
    )
    table.play("red", Claim("knight attack"), at("blue", "royal"))
    table.accuse("yellow")
    table.play("red", Show("first"))
    return table


def small_worlds() -> dict[str, float]:
    """Red's and yellow's cards by dealing single cards: the Knight that went back may be red's, and never yellow's."""
    unseen = ["knight that went back", "knight", "druid", "trickster", "trickster", "alchemist", "alchemist"]
    deals = Count(
        f"{red.split()[0]} and {yellow}" for red, yellow in permutations(unseen, 2) if yellow != "knight that went back"
    )
    return {world: count / deals.total() for world, count in deals.items()}


def small_world(state: State) -> str:
    world = Court(state)
    return f"{world.card('red', 'first')} and {world.card('yellow', 'first')}"


def drawn_worlds() -> dict[str, float]:
    """Red has drawn two cards; blue knows neither these nor red's character."""
    unseen = ["knight", "knight", "druid", "trickster", "trickster", "alchemist", "alchemist"]
    deals = Count(f"{red}: {' '.join(sorted(drawn))}" for red, *drawn in permutations(unseen, 3))
    return {world: count / deals.total() for world, count in deals.items()}


def drawing() -> Court:
    table = court(
        players=2,
        turn_of="red",
        cards={"blue": ("druid",), "red": ("knight",)},
        options={"deck": SMALL_DECK, "characters": 1},
    )
    table.play("red", Claim("shapeshift"))
    table.believe()
    return table


def drawn_world(state: State) -> str:
    world = Court(state)
    return f"{world.card('red', 'first')}: {' '.join(sorted(world.view('red').drawn))}"


@pytest.mark.rule("G110", "RG 9.7")
@pytest.mark.parametrize(
    ("position", "worlds", "world_of", "count"),
    [(small, small_worlds, small_world, 15), (drawing, drawn_worlds, drawn_world, 30)],
    ids=["a card went back", "cards are drawn"],
)
def test_worlds_are_imagined_fairly_from_the_state_and_from_the_view(
    position: Callable[[], Court],
    worlds: Callable[[], dict[str, float]],
    world_of: Callable[[State], str],
    count: int,
) -> None:
    table = position()
    view = table.view("blue")

    assert len(worlds()) == count
    check_fair(Count(world_of(table.state.imagine(BLUE, seed)) for seed in range(DRAWS)), worlds())
    check_fair(Count(world_of(GAME.imagine(view, seed)) for seed in range(DRAWS)), worlds())
