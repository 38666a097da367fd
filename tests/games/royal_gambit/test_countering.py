"""Counteractions: who may claim them, how they are opened and accused, and what each one does (RG 6)."""

from collections.abc import Callable
from typing import Any

import pytest

from antechamber import Event, Move
from antechamber.games.royal_gambit.cards import CharacterSpot
from antechamber.games.royal_gambit.events import (
    ActionBlocked,
    CardReplaced,
    CardsDrawn,
    CardShown,
    CardsPassed,
    CardSpied,
    CardsSwapped,
    CharacterDied,
    ClaimBelieved,
    CoinsGained,
    CoinsStolen,
    CounterClaimed,
    CountersPassed,
    HpGained,
    HpLost,
    PoisonMoved,
    PoisonPlaced,
    WeddingHeld,
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
    Rob,
    Send,
    Show,
    Use,
)
from tests.games.royal_gambit.court import COLORS, GAME, Court, at, court, of, skip

BLUE, RED, YELLOW, GREEN = range(4)
CARDS: dict[str, Any] = {
    "blue": ("barbarian", "alchemist"),
    "red": ("knight", "druid"),
    "yellow": ("whisperer", "clairvoyant"),
    "green": ("trickster", "executioner"),
    "purple": ("trickster", "whisperer"),
    "orange": ("druid", "knight"),
}
Moves = list[Move]


def seated(players: int = 3, **more: Any) -> Court:
    """Blue is to declare; everyone holds the cards above."""
    cards = {color: CARDS[color] for color in list(CARDS)[:players]}
    return court(players=players, **{**more, "cards": {**cards, **more.get("cards", {})}})


def counters(table: Court, *claimers: str, move: Move | None = None) -> None:
    """The named players counter, all others who are asked do not."""
    for color in table.asked:
        table.play(color, (move or Counter()) if color in claimers else Allow())


def opened(table: Court) -> list[int]:
    """Whose counteractions were opened, in order."""
    return [event.seat for event in of(CounterClaimed, table.told)]


# Which action opens which window

EVERY_OTHER = ["red", "yellow"]
TABLE_OF_WINDOWS: list[tuple[Moves, str | None, list[str], type[Event]]] = [
    ([Use("tax")], "pickpocket", EVERY_OTHER, CoinsGained),
    ([Use("royal gambit"), at("red", "royal")], "defend", ["red"], HpLost),
    ([Use("royal gambit"), at("red", "first")], None, [], CharacterDied),
    ([Use("donation")], None, [], CoinsGained),
    ([Use("reinforcements")], None, [], CardsDrawn),
    ([Use("wedding")], None, [], WeddingHeld),
    ([Claim("barbarian attack"), at("red", "royal")], "defend", ["red"], HpLost),
    ([Claim("executioner attack"), at("red", "royal")], "defend", ["red"], HpLost),
    ([Claim("knight attack"), at("red", "royal")], "defend", ["red"], HpLost),
    ([Claim("barbarian attack"), at("red", "first")], None, [], HpLost),
    ([Claim("knight attack"), at("red", "first")], None, [], HpLost),
    ([Claim("heal"), at("blue", "royal")], "herbalism", EVERY_OTHER, HpGained),
    ([Claim("raid"), Rob(RED)], "opportunist", EVERY_OTHER, CoinsStolen),
    ([Claim("execute"), at("red", "first")], "foresight", EVERY_OTHER, CharacterDied),
    ([Claim("poison"), at("red", "royal")], None, [], PoisonPlaced),
    ([Claim("telepathy"), at("red", "first"), Guess("knight")], None, [], CoinsGained),
    ([Claim("shapeshift")], None, [], CardsDrawn),
    ([Claim("migration"), at("blue", "royal")], None, [], PoisonMoved),
    ([Claim("foolery"), at("blue", "first"), at("red", "first")], None, [], CardsSwapped),
    ([Claim("spy"), at("red", "first")], None, [], CardSpied),
    ([Claim("devious"), Send("left")], None, [], CardsPassed),
]


@pytest.mark.rule("RG 6.1", "G51", "G26", "G27", "G28")
@pytest.mark.parametrize(
    ("moves", "counter", "entitled", "effect"),
    TABLE_OF_WINDOWS,
    ids=[" ".join(GAME.format(move) for move in row[0]) for row in TABLE_OF_WINDOWS],
)
def test_which_action_opens_which_window_and_for_whom(
    moves: Moves, counter: str | None, entitled: list[str], effect: type[Event]
) -> None:
    """Blue acts on red. Green has no character left: he may accuse, and cannot counter."""
    table = seated(
        4,
        cards={"blue": ("barbarian", "-"), "green": ("-", "-")},
        fallen={"blue": ["alchemist"], "green": ["trickster", "executioner"]},
        coins={"blue": 10},
        poisoned={"red": 1},
    )

    table.play("blue", *moves)

    if isinstance(moves[0], Claim):
        assert (table.step, table.asked) == ("accusing", ["red", "yellow", "green"])
        table.believe()
    assert table.view().counter == counter
    if counter is not None:
        assert (table.step, table.asked) == ("countering", entitled)
        spots: tuple[CharacterSpot, ...] = ("first", "second")
        answers = [Defend(spot) for spot in spots] if counter == "defend" else [Counter()]
        assert [table.choices(color) for color in entitled] == [[*answers, Allow()]] * len(entitled)
        assert of(effect, table.told) == []
        table.allow()
    if table.step == "passing":
        for color in table.asked:
            table.play(color, PassOn("first"))
    assert len(of(effect, table.told)) == 1
    assert len(of(ClaimBelieved, table.told)) == isinstance(moves[0], Claim)
    assert len(of(CountersPassed, table.told)) == (counter is not None)


@pytest.mark.rule("RG 6.2", "G52", "RG 4.2")
@pytest.mark.parametrize("action", [Use("royal gambit"), Claim("knight attack")])
def test_nobody_without_a_living_character_is_asked_to_counter(action: Move) -> None:
    """Red, whose Royal is struck, has nobody who could defend it."""
    table = seated(cards={"red": ("-", "-")}, fallen={"red": ["knight", "druid"]}, coins={"blue": 9})

    table.play("blue", action, at("red", "royal"))
    if table.step == "accusing":
        table.believe()

    assert of(HpLost, table.told)[0].seat == RED
    assert table.view().turn == 2


# The sealed window


@pytest.mark.rule("RG 6.2", "G52", "G101")
def test_all_are_asked_together_and_nobody_learns_what_another_has_answered() -> None:
    table = seated(4)
    table.play("blue", Use("tax"))
    assert table.asked == ["red", "yellow", "green"]
    before = {color: table.view(color) for color in ("blue", "red", "yellow", None)}

    table.play("green", Counter())

    assert table.asked == ["red", "yellow"]
    assert {color: table.view(color) for color in before} == before
    assert table.view("green").answer == "counter"
    assert table.refusal("green", Allow()).rule == "RG 2.6"


@pytest.mark.rule("RG 6.2", "G52")
def test_one_player_claims_one_counteraction_even_with_two_copies() -> None:
    """Red has two Tricksters; after the first answer the second is not asked for, and one coin is stolen."""
    table = seated(cards={"red": ("trickster", "trickster")})
    table.play("blue", Use("tax"))

    counters(table, "red")
    table.believe()

    assert opened(table) == [RED]
    assert (table.coins("blue"), table.coins("red")) == (2 + 3 - 1, 2 + 1)
    assert table.actor == "red"


@pytest.mark.rule("RG 6.2", "G52", "G21")
def test_whoever_was_caught_or_has_passed_is_not_asked_again() -> None:
    table = seated()
    table.play("blue", Use("tax"))
    counters(table, "yellow")

    table.accuse("blue")
    table.play("yellow", Admit())

    assert opened(table) == [YELLOW]
    assert of(CoinsStolen, table.told) == []
    assert (table.step, table.asked) == ("losing", ["yellow"])


# The order of opening


@pytest.mark.rule("RG 6.3", "G52")
@pytest.mark.parametrize("answered", [["blue", "red", "green"], ["red", "green", "blue"], ["green", "red", "blue"]])
def test_counteractions_are_opened_clockwise_from_the_actor_in_whatever_order_they_were_answered(
    answered: list[str],
) -> None:
    """Yellow acts: green comes first, then blue, then red, and each is judged before the next is opened."""
    table = seated(4, turn_of="yellow")
    table.play("yellow", Use("tax"))
    for color in answered:
        table.play(color, Counter())

    for number, claimer in enumerate((GREEN, BLUE, RED), start=1):
        assert opened(table) == [GREEN, BLUE, RED][:number]
        assert (table.step, table.view().claimant) == ("accusing", claimer)
        assert table.view().claimed == "trickster"
        table.believe()

    stolen = [(event.seat, event.player) for event in of(CoinsStolen, table.told)]
    assert stolen == [(GREEN, YELLOW), (BLUE, YELLOW), (RED, YELLOW)]


@pytest.mark.rule("RG 6.4", "RG 6.3", "G21", "G31")
@pytest.mark.example
def test_example_of_two_opportunists_one_of_whom_lies() -> None:
    """RG 6.4: Alma raids Diego; Clara's claim stands, Diego is caught by Bruno."""
    table = seated(4, coins={"green": 5})
    table.play("blue", Claim("raid"), Rob(GREEN))
    table.believe()
    counters(table, "yellow", "green")

    assert opened(table) == [YELLOW]
    table.believe()
    assert opened(table) == [YELLOW, GREEN]
    table.accuse("red")
    assert [counter.stands for counter in table.view().counters] == [True, False]
    table.play("green", Admit())

    assert [table.coins(color) for color in table.colors] == [2 + 1, 2, 2 + 1, 5 - 2]
    assert (table.hp("green"), table.asked) == ((4, 2, 2), ["green"])
    table.play("green", Lose(0, 1, 1))
    assert table.hp("green") == (4, 1, 1)


# Accusing a counteraction


def purses(table: Court) -> object:
    """The coins of blue and red."""
    return table.coins("blue"), table.coins("red")


def healed(table: Court) -> object:
    """What blue's Heal is about: HP and coins."""
    return table.hp("blue"), table.coins("blue")


def struck(table: Court) -> object:
    """What red has where blue's Attack may strike."""
    return table.hp("red")


def condemned(table: Court) -> object:
    """What yellow has where blue's Execute may strike, and blue's coins."""
    return table.hp("yellow"), table.coins("blue")


COUNTERACTIONS: list[tuple[str, Moves, Move, Callable[[Court], object], object, object]] = [
    ("trickster", [Use("tax")], Counter(), purses, (9, 2), (8, 3)),
    ("knight", [Claim("knight attack"), at("red", "royal")], Defend("second"), struck, (3, 2, 2), (4, 2, 1)),
    ("druid", [Claim("heal"), at("blue", "first")], Counter(), healed, ((4, 3, 2), 7), ((4, 2, 2), 6)),
    ("whisperer", [Claim("raid"), Rob(RED)], Counter(), purses, (8, 0), (7, 1)),
    ("clairvoyant", [Claim("execute"), at("yellow", "first")], Counter(), condemned, ((4, 0, 2), 1), ((4, 2, 2), 1)),
]
"""The character, what blue does with 6 coins, how red counters; what we look at, when it is void and when it stands."""
EACH_COUNTERACTION = pytest.mark.parametrize(
    ("character", "moves", "claim", "measure", "void", "stands"), COUNTERACTIONS
)


def countered(moves: Moves, claim: Move, *hand: str) -> Court:
    """Red, with this hand, has countered what blue does; nobody else has, and it is opened."""
    table = seated(
        cards={"blue": ("executioner", "executioner"), "red": hand, "yellow": ("alchemist", "barbarian")},
        coins={"blue": 6},
        draws=["executioner"],
    )
    table.play("blue", *moves)
    if table.step == "accusing":
        table.believe()
    counters(table, "red", move=claim)
    assert (table.step, table.view().claimant) == ("accusing", RED)
    return table


@pytest.mark.rule("RG 6.4", "G21")
@EACH_COUNTERACTION
def test_a_counteraction_that_nobody_accuses_stands(
    character: str, moves: Moves, claim: Move, measure: Callable[[Court], object], void: object, stands: object
) -> None:
    """Red has no such card, and nobody ever knows."""
    table = countered(moves, claim, "alchemist", "barbarian")
    assert table.view().claimed == character

    table.believe()

    assert measure(table) == stands != void
    assert (table.actor, table.step) == ("red", "redistributing")
    assert of(CardShown, table.told) == []


@pytest.mark.rule("RG 6.4", "G21", "G58")
@EACH_COUNTERACTION
def test_a_lie_is_void_and_its_claimer_pays_after_the_action(
    character: str, moves: Moves, claim: Move, measure: Callable[[Court], object], void: object, stands: object
) -> None:
    table = countered(moves, claim, "alchemist", "barbarian")

    table.accuse("blue")
    assert (table.step, table.asked, table.choices("red")) == ("proving", ["red"], [Admit()])
    table.play("red", Admit())

    assert measure(table) == void != stands
    assert (table.step, table.asked, table.view().owed) == ("losing", ["red"], (RED,))
    assert of(CardShown, table.told) == []


@pytest.mark.rule("RG 6.4", "G21", "G57")
@EACH_COUNTERACTION
def test_the_truth_stands_its_card_is_replaced_at_once_and_the_accuser_pays_after_the_action(
    character: str, moves: Moves, claim: Move, measure: Callable[[Court], object], void: object, stands: object
) -> None:
    table = countered(moves, claim, character, "barbarian")

    table.accuse("blue")
    assert table.choices("red") == [Show("first"), Admit()]
    told = table.play("red", Show("first"))

    assert [type(event) for event in told[:2]] == [CardShown, CardReplaced]
    assert table.card("red", "first") == "executioner"
    assert measure(table) == stands != void
    assert (table.step, table.asked, table.view().owed) == ("losing", ["blue"], (BLUE,))


@pytest.mark.rule("G54", "RG 6.4")
def test_everyone_alive_but_the_claimer_may_accuse_the_actor_and_those_without_characters_included() -> None:
    table = seated(4, cards={"yellow": ("-", "-")}, fallen={"yellow": ["whisperer", "clairvoyant"]})
    table.play("blue", Use("tax"))
    counters(table, "red")

    assert table.asked == ["blue", "yellow", "green"]
    assert table.refusal("red", Accuse()).rule == "RG 2.6"


@pytest.mark.rule("G54", "RG 6.4", "RG 10.8")
@pytest.mark.parametrize("accuser", ["by lot", "clockwise"])
@pytest.mark.parametrize(
    ("accusers", "taken"),
    [(["blue", "yellow", "green"], YELLOW), (["blue", "green"], GREEN), (["blue"], BLUE)],
)
def test_one_accuser_of_a_counteraction_is_taken(accusers: list[str], taken: int, accuser: str) -> None:
    """Red has countered blue's tax: by lot, or yellow comes before green, and blue, who acts, last."""
    table = seated(4, lots=[COLORS[taken]], options={"accuser": accuser})
    table.play("blue", Use("tax"))
    counters(table, "red")

    for color in table.asked:
        table.play(color, Accuse() if color in accusers else Believe())

    assert table.view().accuser == taken
    table.play("red", Admit())
    table.play("red", Lose(1, 1, 0))
    assert table.view().turn == 2  # The other accusers owe nothing.


@pytest.mark.rule("G54", "G14")
@pytest.mark.parametrize("lot", ["blue", "yellow", "green"])
def test_the_lot_may_fall_on_any_accuser_of_a_counteraction_the_actor_included(lot: str) -> None:
    table = seated(4, lots=[lot])
    table.play("blue", Use("tax"))
    counters(table, "red")
    for color in table.asked:
        table.play(color, Accuse())

    assert table.view().accuser == COLORS.index(lot)
    passed_over = [color for color in table.colors if table.view(color).passed_over]
    assert passed_over == [color for color in ("blue", "yellow", "green") if color != lot]


@pytest.mark.rule("G21", "RG 6.4", "G33")
def test_after_a_lie_the_remaining_counteractions_are_opened_and_one_of_them_may_block() -> None:
    table = seated(4)
    table.play("blue", Claim("heal"), at("blue", "royal"))
    table.believe()
    counters(table, "red", "yellow", "green")

    table.accuse("blue")
    table.play("red", Admit())  # Red has a Druid and keeps it hidden.
    assert opened(table) == [RED, YELLOW]
    table.believe()

    assert opened(table) == [RED, YELLOW]
    assert of(ActionBlocked, table.told) == [ActionBlocked(seat=YELLOW, player=BLUE, counter="herbalism")]
    assert (table.hp("blue"), table.coins("blue"), table.asked) == ((4, 2, 2), 2, ["red"])


@pytest.mark.rule("G58", "G52", "RG 6.4")
def test_penalties_are_paid_in_the_order_in_which_the_accusations_were_decided() -> None:
    """Yellow lies; blue accuses green, who tells the truth; then blue lies himself, and pays a second time."""
    table = seated(4, turn_of="red", draws=["knight"])
    table.play("red", Use("tax"))
    counters(table, "green", "yellow", "blue")

    assert opened(table) == [YELLOW]
    table.accuse("blue")
    table.play("yellow", Admit())
    assert opened(table) == [YELLOW, GREEN]
    table.accuse("blue")
    table.play("green", Show("first"))
    assert opened(table) == [YELLOW, GREEN, BLUE]
    table.accuse("green")
    table.play("blue", Admit())

    assert table.view().owed == (YELLOW, BLUE, BLUE)
    for color in ("yellow", "blue", "blue"):
        assert table.asked == [color]
        table.play(color, Lose(1, 1, 0))
    assert (table.hp("blue"), table.hp("yellow"), table.hp("green")) == ((2, 0, 2), (3, 1, 2), (4, 2, 2))


# When opening stops


@pytest.mark.rule("RG 6.5", "RG 6.10", "G53", "G32")
@pytest.mark.example
def test_example_of_five_pickpockets() -> None:
    """RG 6.5: Alma has no coins and taxes; three take all, and nobody learns that Elsa and Felix wanted to."""
    tables = []
    for claimers in (("red", "yellow", "green", "purple", "orange"), ("red", "yellow", "green")):
        table = seated(6, coins={"blue": 0})
        table.play("blue", Use("tax"))
        counters(table, *claimers)
        for _ in range(3):
            table.believe()
        tables.append(table)
    table, other = tables

    assert opened(table) == [RED, YELLOW, GREEN]
    assert [table.coins(color) for color in table.colors] == [0, 3, 3, 3, 2, 2]
    assert (table.actor, table.hp("purple"), table.hp("orange")) == ("red", (4, 2, 2), (4, 2, 2))
    for reader in ("blue", "red", "yellow", "green", None):
        assert table.seen(reader) == other.seen(reader)
        assert table.view(reader) == other.view(reader)


@pytest.mark.rule("RG 6.5", "G53", "G33")
@pytest.mark.parametrize(
    "moves", [[Claim("heal"), at("blue", "royal")], [Claim("execute"), at("green", "first")]], ids=["heal", "execute"]
)
def test_a_block_that_stands_ends_the_opening(moves: Moves) -> None:
    """Yellow lies too, and is never found out."""
    table = seated(4, coins={"blue": 5})
    table.play("blue", *moves)
    table.believe()
    counters(table, "red", "yellow")

    table.believe()

    assert opened(table) == [RED]
    assert [event.seat for event in of(ActionBlocked, table.told)] == [RED]
    assert (table.actor, table.view().turn) == ("red", 2)


@pytest.mark.rule("RG 6.5", "RG 6.9", "G53", "G31", "G35")
@pytest.mark.parametrize(("coins", "opening"), [(1, [RED]), (2, [RED, YELLOW]), (7, [RED, YELLOW])])
def test_no_more_opportunists_are_opened_than_coins_are_stolen(coins: int, opening: list[int]) -> None:
    """Green has so many coins; everybody wants one of those that blue steals, green included."""
    table = seated(4, coins={"green": coins, "blue": 0})
    table.play("blue", Claim("raid"), Rob(GREEN))
    table.believe()
    counters(table, "red", "yellow", "green")

    for _ in opening:
        table.believe()

    assert opened(table) == opening
    assert table.actor == "red"
    assert (table.coins("blue"), table.coins("green")) == (0, max(coins - 2, 0))
    assert [table.coins("red"), table.coins("yellow")] == [3, 2 + len(opening) - 1]


@pytest.mark.rule("G53", "RG 6.5")
def test_a_counteraction_that_is_void_does_not_count_towards_the_end_of_the_opening() -> None:
    """Green has one coin: red's claim is void, so yellow's is opened, and then green's is not."""
    table = seated(4, coins={"green": 1})
    table.play("blue", Claim("raid"), Rob(GREEN))
    table.believe()
    counters(table, "red", "yellow", "green")

    table.accuse("green")
    table.play("red", Admit())
    assert opened(table) == [RED, YELLOW]
    table.believe()

    assert opened(table) == [RED, YELLOW]
    assert [table.coins(color) for color in table.colors] == [2, 2, 3, 0]


# Defend


@pytest.mark.rule("RG 6.6", "G24", "G51")
@pytest.mark.parametrize("spot", ["first", "second"])
def test_any_living_character_of_the_owner_takes_the_damage_and_need_not_be_the_knight(spot: CharacterSpot) -> None:
    """Red's Knight lies in the first position."""
    table = seated()
    table.play("blue", Claim("barbarian attack"), at("red", "royal"))
    table.believe()
    assert table.asked == ["red"]
    assert table.refusal("yellow", Defend("first")).rule == "RG 2.6"

    table.play("red", Defend(spot))
    table.believe()

    assert table.hp("red") == ((4, 1, 2) if spot == "first" else (4, 2, 1))
    assert of(HpLost, table.told) == [HpLost(seat=RED, spot=spot, amount=1, why="defend")]


@pytest.mark.rule("RG 6.6", "G24", "RG 6.2")
def test_with_defend_a_living_character_is_named_and_nothing_else_is_defended() -> None:
    table = seated(cards={"red": ("knight", "-")}, fallen={"red": ["druid"]})
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.believe()

    assert table.choices("red") == [Defend("first"), Allow()]
    refusals = [table.refusal("red", move) for move in (Defend("second"), Counter())]
    assert [refusal.reason for refusal in refusals] == ["rg-no-character-there", "rg-name-defender"]
    assert {refusal.rule for refusal in refusals} == {"RG 6.6"}

    table.play("red", Allow())
    skip(table)
    table.play("red", Use("tax"))
    refusal = table.refusal("blue", Defend("first"))
    assert (refusal.rule, refusal.reason) == ("RG 6.6", "rg-nothing-to-defend")


CHARACTERS_TOO = {"shield_characters": True}
FOR_OTHERS = {"shield_others": True}


@pytest.mark.rule("G74", "RG 10.9", "G24", "G26", "G27")
@pytest.mark.parametrize(
    ("options", "moves", "asked"),
    [
        ({}, [Claim("knight attack"), at("red", "royal")], ["red"]),
        ({}, [Claim("knight attack"), at("red", "first")], []),
        (CHARACTERS_TOO, [Claim("knight attack"), at("red", "royal")], ["red"]),
        (CHARACTERS_TOO, [Claim("knight attack"), at("red", "first")], ["red"]),
        (CHARACTERS_TOO, [Claim("barbarian attack"), at("red", "second")], ["red"]),
        (CHARACTERS_TOO, [Use("royal gambit"), at("red", "first")], []),
        (CHARACTERS_TOO, [Claim("telepathy"), at("red", "first"), Guess("knight")], []),
        (FOR_OTHERS, [Claim("knight attack"), at("red", "royal")], ["red", "yellow"]),
        (FOR_OTHERS, [Use("royal gambit"), at("red", "royal")], ["red", "yellow"]),
        (FOR_OTHERS, [Claim("knight attack"), at("red", "first")], []),
        (CHARACTERS_TOO | FOR_OTHERS, [Claim("knight attack"), at("red", "first")], ["red", "yellow"]),
        (CHARACTERS_TOO | FOR_OTHERS, [Use("royal gambit"), at("red", "first")], []),
    ],
)
def test_whom_a_knight_may_shield_is_an_option(options: dict[str, object], moves: Moves, asked: list[str]) -> None:
    table = seated(options=options, coins={"blue": 9})
    table.play("blue", *moves)
    if table.step == "accusing":
        table.believe()

    assert (table.asked if table.step == "countering" else []) == asked


@pytest.mark.rule("G74", "RG 10.9")
def test_another_character_takes_the_damage_and_never_the_attacked_one() -> None:
    table = seated(options=CHARACTERS_TOO)
    table.play("blue", Claim("knight attack"), at("red", "first"))
    table.believe()

    assert table.choices("red") == [Defend("second"), Allow()]
    refusal = table.refusal("red", Defend("first"))
    assert (refusal.rule, refusal.reason) == ("RG 10.9", "rg-attacked-itself")
    table.play("red", Defend("second"))
    table.believe()
    assert table.hp("red") == (4, 2, 1)
    assert of(HpLost, table.told) == [HpLost(seat=RED, spot="second", amount=1, why="defend")]


@pytest.mark.rule("G74", "RG 10.9", "RG 6.2")
@pytest.mark.parametrize(("options", "asked"), [(CHARACTERS_TOO, []), (CHARACTERS_TOO | FOR_OTHERS, ["yellow"])])
def test_whose_only_character_is_attacked_has_none_to_take_the_damage(
    options: dict[str, object], asked: list[str]
) -> None:
    table = seated(cards={"red": ("knight", "-")}, fallen={"red": ["druid"]}, options=options)
    table.play("blue", Claim("knight attack"), at("red", "first"))
    table.believe()

    assert (table.asked if table.step == "countering" else []) == asked


@pytest.mark.rule("G74", "RG 10.9")
@pytest.mark.example
def test_example_of_a_knight_who_shields_somebody_elses_character() -> None:
    """RG 10.9: Alma attacks Bruno's first character, and Clara's second takes the damage."""
    table = seated(options=CHARACTERS_TOO | FOR_OTHERS)
    table.play("blue", Claim("barbarian attack"), at("red", "first"))
    table.believe()
    assert table.choices("yellow") == [Defend("first"), Defend("second"), Allow()]
    table.play("red", Allow())
    table.play("yellow", Defend("second"))
    table.believe()

    assert (table.hp("red"), table.hp("yellow")) == ((4, 2, 2), (4, 2, 1))


@pytest.mark.rule("G74", "RG 10.9", "G25", "G53")
def test_the_first_shield_that_stands_is_enough_and_after_a_lie_the_next_is_opened() -> None:
    """Red and yellow both Defend red's Royal against a Royal Gambit."""
    honest = seated(options=FOR_OTHERS, coins={"blue": 9})
    honest.play("blue", Use("royal gambit"), at("red", "royal"))
    honest.play("red", Defend("first"))
    honest.play("yellow", Defend("second"))
    caught = Court(honest.state.copy())
    honest.believe()
    caught.accuse("blue")
    caught.play("red", Admit())
    caught.believe()
    caught.play("red", Lose(2, 0, 0))

    assert (opened(honest), honest.hp("red"), honest.hp("yellow")) == ([RED], (4, 0, 2), (4, 2, 2))
    assert (opened(caught), caught.hp("red"), caught.hp("yellow")) == ([YELLOW], (2, 2, 2), (4, 2, 0))


@pytest.mark.rule("G74", "G52", "RG 9.7")
def test_a_shield_that_is_not_opened_yet_is_imagined_as_any_answer_that_could_be_given() -> None:
    """Red's Defend is judged; yellow may have named either character, or have let the attack pass."""
    table = seated(options=FOR_OTHERS)
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.believe()
    table.play("red", Defend("first"))
    table.play("yellow", Allow())

    worlds: list[Any] = [table.state.imagine(BLUE, seed).dump() for seed in range(60)]

    assert {world["seats"][YELLOW]["counter"] for world in worlds} == {"allow", "defend first", "defend second"}
    assert worlds[3] == GAME.imagine(table.view("blue"), 3).dump()


@pytest.mark.rule("RG 6.6", "G25", "RG 3.4")
@pytest.mark.example
def test_a_character_with_1_hp_takes_the_2_damage_of_a_royal_gambit() -> None:
    """The manual's special rule, with the numbers of RG 3.4: it dies, and the excess strikes nobody."""
    table = seated(turn_of="yellow", royals={"red": 2}, cards={"red": ("knight 1", "druid 2")}, coins={"yellow": 9})
    table.play("yellow", Use("royal gambit"), at("red", "royal"))

    table.play("red", Defend("first"))
    table.believe()

    assert table.hp("red") == (2, 0, 2)
    assert of(HpLost, table.told) == [HpLost(seat=RED, spot="first", amount=1, why="defend")]
    assert of(CharacterDied, table.told) == [CharacterDied(seat=RED, spot="first", card="knight", poison=0)]


@pytest.mark.rule("G25", "RG 6.6", "RG 6.2")
def test_there_are_never_two_defends_against_one_attack_even_with_two_knights() -> None:
    """Once caught, red cannot claim the other Knight; and 2 damage are not split over two characters."""
    table = seated(cards={"red": ("knight 1", "knight 1")}, coins={"blue": 9})
    table.play("blue", Use("royal gambit"), at("red", "royal"))
    table.play("red", Defend("first"))
    assert table.refusal("red", Defend("second")).rule == "RG 2.6"

    caught = Court(table.state.copy())
    table.believe()
    caught.accuse("blue")
    caught.play("red", Admit())

    assert table.hp("red") == (4, 0, 1)
    assert (caught.hp("red"), caught.step) == ((2, 1, 1), "losing")


@pytest.mark.rule("G22", "RG 6.4")
def test_a_liars_defend_costs_the_damage_first_and_then_the_penalty() -> None:
    """After a Royal Gambit that makes 4 HP in one turn."""
    table = seated(cards={"red": ("druid", "druid")}, coins={"blue": 9})
    table.play("blue", Use("royal gambit"), at("red", "royal"))
    table.play("red", Defend("first"))
    table.accuse("yellow")

    table.play("red", Admit())
    assert table.hp("red") == (2, 2, 2)
    table.play("red", Lose(0, 0, 2))

    assert table.hp("red") == (2, 2, 0)
    assert [(event.amount, event.why) for event in of(HpLost, table.told)] == [(2, "royal gambit"), (2, "penalty")]


@pytest.mark.rule("G57", "RG 6.6", "RG 6.4")
@pytest.mark.example
def test_example_of_the_knight_who_is_shown_and_whose_position_takes_the_damage() -> None:
    """RG 6.6: Diego attacks Clara's Royal; the Druid that she draws for the Knight dies in its stead."""
    table = seated(
        4,
        turn_of="green",
        royals={"yellow": 2},
        cards={"yellow": ("knight 1", "whisperer 3"), "green": ("barbarian", "executioner")},
        draws=["druid"],
    )
    table.play("green", Claim("barbarian attack"), at("yellow", "royal"))
    table.believe()
    table.play("yellow", Defend("first"))
    table.accuse("green")

    told = table.play("yellow", Show("first"))

    shown = [type(event) for event in told if isinstance(event, CardShown | CardReplaced | HpLost | CharacterDied)]
    assert shown == [CardShown, CardReplaced, HpLost, CharacterDied]
    assert (table.hp("yellow"), table.fallen("yellow")) == ((2, 0, 3), ["druid"])
    assert (table.deck["knight"], table.asked) == (2, ["green"])  # The third Knight is red's.
    table.play("green", Lose(2, 0, 0))
    assert table.hp("green") == (2, 2, 2)


@pytest.mark.rule("G57")
def test_the_card_that_replaces_a_shown_knight_may_survive_the_damage_hidden() -> None:
    table = seated(draws=["whisperer"])
    table.play("blue", Claim("knight attack"), at("red", "royal"))
    table.believe()
    table.play("red", Defend("first"))
    table.accuse("yellow")
    table.play("red", Show("first"))

    assert (table.hp("red"), table.card("red", "first")) == ((4, 1, 2), "whisperer")
    assert table.card("red", "first", reader="blue") is None
    assert (table.fallen("red"), table.asked) == ([], ["yellow"])


# Herbalism and Foresight


@pytest.mark.rule("RG 6.7", "G29")
@pytest.mark.parametrize("blocker", ["red", "yellow", "green"])
def test_herbalism_of_anybody_else_blocks_both_the_hp_and_the_coin(blocker: str) -> None:
    table = seated(4)
    table.play("blue", Claim("heal"), at("blue", "royal"))
    table.believe()
    assert table.asked == ["red", "yellow", "green"]

    counters(table, blocker)
    table.believe()

    assert (table.hp("blue"), table.coins("blue")) == ((4, 2, 2), 2)
    assert (of(HpGained, table.told), of(CoinsGained, table.told)) == ([], [])


@pytest.mark.rule("RG 6.8", "G30")
@pytest.mark.parametrize("blocker", ["red", "yellow"])
def test_foresight_blocks_an_execute_of_a_character_of_anyone_and_the_5_coins_stay_paid(blocker: str) -> None:
    """Red's own character is condemned; yellow may save it as well as red."""
    table = seated(coins={"blue": 6})
    table.play("blue", Claim("execute"), at("red", "first"))
    table.believe()

    counters(table, blocker)
    table.believe()

    assert (table.hp("red"), table.fallen("red")) == ((4, 2, 2), [])
    assert table.coins("blue") == 6 - 5


# Opportunist and Pickpocket


@pytest.mark.rule("RG 6.9", "G31")
@pytest.mark.parametrize(
    ("claimers", "coins"),
    [
        ([], [4, 0, 2, 2]),
        (["red"], [3, 1, 2, 2]),
        (["yellow"], [3, 0, 3, 2]),
        (["red", "green"], [2, 1, 2, 3]),
        (["yellow", "green"], [2, 0, 3, 3]),
    ],
)
def test_each_opportunist_takes_one_stolen_coin_the_victim_keeps_it_and_the_barbarian_has_the_rest(
    claimers: list[str], coins: list[int]
) -> None:
    """Blue raids red; all have 2 coins."""
    table = seated(4)
    table.play("blue", Claim("raid"), Rob(RED))
    table.believe()
    counters(table, *claimers)

    for _ in claimers:
        table.believe()

    assert [table.coins(color) for color in table.colors] == coins


@pytest.mark.rule("G31", "RG 10.3", "RG 6.9")
def test_under_the_strict_opportunist_only_the_victim_is_asked() -> None:
    table = seated(4, options={"opportunist": "victim"})
    table.play("blue", Claim("raid"), Rob(RED))
    table.believe()

    assert table.asked == ["red"]
    table.play("red", Counter())
    table.believe()
    assert [table.coins(color) for color in table.colors] == [3, 1, 2, 2]


@pytest.mark.rule("RG 6.10", "G32")
@pytest.mark.example
def test_example_of_two_pickpockets() -> None:
    """RG 6.10: Bruno has 1 coin and taxes; Clara steals, then Alma, and he keeps 2."""
    table = seated(turn_of="red", coins={"red": 1})
    table.play("red", Use("tax"))
    counters(table, "blue", "yellow")
    table.believe()
    table.believe()

    assert of(CoinsGained, table.told) == [CoinsGained(seat=RED, amount=3, why="tax")]
    assert [event.seat for event in of(CoinsStolen, table.told)] == [YELLOW, BLUE]
    assert table.told.index(of(CoinsGained, table.told)[0]) < table.told.index(of(CoinsStolen, table.told)[0])
    assert [table.coins(color) for color in table.colors] == [3, 2, 3]


@pytest.mark.rule("G32", "G53", "RG 6.10")
@pytest.mark.parametrize(("coins", "stolen"), [(0, 3), (1, 4), (2, 5)])
def test_pickpockets_take_older_coins_too_as_long_as_there_are_any(coins: int, stolen: int) -> None:
    """Five of six claim Pickpocket against a tax of somebody with so many coins."""
    table = seated(6, coins={"blue": coins})
    table.play("blue", Use("tax"))
    counters(table, "red", "yellow", "green", "purple", "orange")

    while table.step == "accusing":
        table.believe()

    assert len(opened(table)) == len(of(CoinsStolen, table.told)) == stolen
    assert table.coins("blue") == coins + 3 - stolen
