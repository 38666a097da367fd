"""The tables and lists of the rules say what is played, in both languages."""

import re
from typing import NamedTuple

import pytest

from antechamber import Move
from antechamber.core.text import named
from antechamber.games.royal_gambit.cards import (
    ABILITIES,
    ACTIONS,
    CHARACTERS,
    CLAIMED,
    CLAIMED_TO_COUNTER,
    COSTS,
    COUNTERACTIONS,
    POWERS,
    ROYALS,
    Action,
    Spot,
    deck_file,
)
from antechamber.games.royal_gambit.moves import Claim, Guess, Rob, Send, Use
from antechamber.games.royal_gambit.options import MINI, PRESETS, REDUCED_ACTIONS
from tests.games.royal_gambit.court import GAME, at, court
from tests.games.rules_documents import BOTH, Rules, in_ints

pytestmark = pytest.mark.pure

RULES = Rules(GAME, "G")
NONE = {"en": ("none", "nobody"), "fr": ("rien", "aucune", "personne")}
FREE = {"en": ("free",), "fr": ("gratuit", "gratuite")}
ON_A_ROYAL = {"en": "on a Royal: ", "fr": "sur un Royal\u00a0: "}
YES = {"en": "yes", "fr": "oui"}
ANYONE = {"en": "any other player", "fr": "tout autre joueur"}


def name(thing: str, lang: str) -> str:
    """What a thing is called at the table."""
    return str(named("rg", "thing", thing, lang)["thing"])


def cost_of(text: str, lang: str) -> int:
    """What `free` or `2 coins` stands for."""
    return 0 if text in FREE[lang] else int(text.split(maxsplit=1)[0])


def claimed_action(ability: str, lang: str) -> tuple[str, str]:
    """The name of an ability without its character, and that character's."""
    character = name(CHARACTERS[CLAIMED[ACTIONS.index(ability)]], lang)
    return name(ability, lang).removesuffix(f" ({character})"), character


def countering(counter: str | None, lang: str) -> str | None:
    """A counteraction with the character that it claims."""
    if counter is None:
        return None
    character = CHARACTERS[CLAIMED_TO_COUNTER[COUNTERACTIONS.index(counter)]]
    return f"{name(counter, lang)} ({name(character, lang)})"


# What an action opens


class Opened(NamedTuple):
    """What follows the declaration of an action."""

    accusable: bool
    counter: str | None
    asked: list[str]
    """Who is asked for a counteraction when nobody accuses."""


def opened(action: Action, spot: Spot = "first") -> Opened:
    """What blue's action opens among three; where it can choose, it strikes red's Royal or his first character."""
    blue = ("knight 2", "-") if action == "wedding" else ("knight 2", "druid 2")
    fallen = {"blue": ["druid"]} if action == "wedding" else {}
    table = court(cards={"blue": blue}, fallen=fallen, coins={"blue": 10}, poisoned={"red": 1, "yellow": 1})
    table.play("blue", Use(action) if action in POWERS else Claim(action))  # type: ignore[arg-type]
    if table.step == "aiming":
        table.play("blue", FIRST_PARTS.get(action) or at("red", spot))
    if table.step == "detailing":
        table.play("blue", Guess("knight") if action == "telepathy" else at("yellow", "first"))
    counter = table.view().counter
    accusable = table.step == "accusing"
    if accusable:
        table.believe()
    return Opened(accusable, counter, table.asked if table.step == "countering" else [])


FIRST_PARTS: dict[str, Move] = {
    "heal": at("blue", "royal"),
    "raid": Rob(1),
    "migration": at("red", "royal"),
    "devious": Send("left"),
}
ATTACKS: list[Action] = ["barbarian attack", "executioner attack", "knight attack"]
WITHOUT_COUNTER: list[Action] = ["poison", "telepathy", "shapeshift", "migration", "foolery", "spy", "devious"]
ROWS: list[list[tuple[Action, Spot]]] = [
    [("tax", "royal")],
    [("royal gambit", "royal")],
    [("royal gambit", "first")],
    [("donation", "royal"), ("reinforcements", "royal"), ("wedding", "royal")],
    [(attack, "royal") for attack in ATTACKS],
    [("barbarian attack", "first"), ("knight attack", "first")],
    [("heal", "royal")],
    [("raid", "royal")],
    [("execute", "first")],
    [(ability, "first") for ability in WITHOUT_COUNTER],
]
"""The actions of each row of the table of RG 6.1, and at what they are aimed."""


@BOTH
@pytest.mark.rule("RG 6.1", "G51")
def test_the_table_of_counteractions_says_what_each_action_opens(lang: str) -> None:
    rows = RULES.table(lang, "RG 6.1")

    assert len(rows) == len(ROWS)
    assert {action for row in ROWS for action, _ in row} == set(ACTIONS)
    for (named_actions, accusable, counter, who), row in zip(rows, ROWS, strict=True):
        for action, spot in row:
            told = opened(action, spot)
            bare = claimed_action(action, lang)[0] if action in ABILITIES else name(action, lang)
            assert bare in named_actions
            assert told.accusable == (accusable == YES[lang])
            assert countering(told.counter, lang) == (None if counter in NONE[lang] else counter)
            expected = ["red", "yellow"] if who == ANYONE[lang] else [] if who in NONE[lang] else ["red"]
            assert told.asked == expected, action


@BOTH
@pytest.mark.rule("RG 3.6")
def test_the_table_of_royal_powers_has_their_costs_and_their_counteractions(lang: str) -> None:
    rows = RULES.table(lang, "RG 3.6")
    powers: list[tuple[Action, Spot]] = [("donation", "royal"), ("tax", "royal"), ("reinforcements", "royal")]
    powers += [("royal gambit", "first"), ("royal gambit", "royal"), ("wedding", "royal")]

    assert [int(cost) for _, cost, _, _ in rows] == [COSTS[ACTIONS.index(power)] for power, _ in powers]
    for (power, _, _, counter), (action, spot) in zip(rows, powers, strict=True):
        assert power.startswith(name(action, lang))
        told = opened(action, spot)
        assert not told.accusable
        assert countering(told.counter, lang) == (None if counter in NONE[lang] else counter)


@BOTH
@pytest.mark.rule("RG 4.1")
def test_the_table_of_characters_has_their_actions_costs_and_counteractions(lang: str) -> None:
    rows = RULES.table(lang, "RG 4.1")
    own = {CHARACTERS[claimed]: counter for claimed, counter in zip(CLAIMED_TO_COUNTER, COUNTERACTIONS, strict=True)}

    assert [(action, character) for character, action, *_ in rows] == [claimed_action(a, lang) for a in ABILITIES]
    for (_, _, cost, _, counter, counteraction), ability in zip(rows, ABILITIES, strict=True):
        number = ACTIONS.index(ability)
        assert int(cost) == COSTS[number]
        on_a_royal = opened(ability, "royal" if "attack" in ability else "first").counter
        assert countering(on_a_royal, lang) == (
            None if counter in NONE[lang] else counter.removeprefix(ON_A_ROYAL[lang])
        )
        mine = own.get(CHARACTERS[CLAIMED[number]])
        assert counteraction.split(",")[0] == name(mine, lang) if mine else counteraction in NONE[lang]


@BOTH
def test_the_paragraph_of_each_power_begins_with_its_name_and_its_cost(lang: str) -> None:
    heads = re.findall(r"^\*\*RG 3\.\d+\*\* ([^(.\n]+) \(([^)]+)\)", RULES.text(lang), re.MULTILINE)

    assert [(power, cost_of(cost, lang)) for power, cost in heads] == [
        (name(power, lang), COSTS[ACTIONS.index(power)]) for power in POWERS
    ]


@BOTH
def test_the_paragraph_of_each_ability_begins_with_its_name_its_character_and_its_cost(lang: str) -> None:
    heads = re.findall(r"^\*\*RG 7\.\d+\*\* ([^(.\n]+) \(([^,]+), ([^)]+)\)", RULES.text(lang), re.MULTILINE)

    assert [((action, character), cost_of(cost, lang)) for action, character, cost in heads] == [
        (claimed_action(ability, lang), COSTS[ACTIONS.index(ability)]) for ability in ABILITIES
    ]


@BOTH
def test_the_summary_has_every_action_with_its_cost_in_brackets(lang: str) -> None:
    _, summary = re.split(r"^## (?:Summary|Résumé)$", RULES.text(lang), flags=re.MULTILINE)
    for number, action in enumerate(ACTIONS):
        bare, character = claimed_action(action, lang) if action in ABILITIES else (name(action, lang), "")
        lines = [line for line in summary.split("\n") if character in line and bare in line]
        costs = [re.search(rf"\b{bare}(?: \((\d+)[^)]*\))?\u00a0?:", line) for line in lines]
        told = [int(found[1] or 0) for found in costs if found]
        assert told == [COSTS[number]], action


# Set-up


@BOTH
@pytest.mark.rule("RG 10.1")
def test_the_table_of_the_setup_is_the_reconstruction(lang: str) -> None:
    told = in_ints([[number] for _, number in RULES.table(lang, "RG 10.1")])
    setup, copies = deck_file().setup, set(deck_file().copies.numbers)

    assert told == [(setup.characters,), (setup.character_hp,), (setup.royal_hp,), (setup.coins,), (*copies,)]


@BOTH
def test_the_box_has_as_many_royals_and_cards_as_are_listed(lang: str) -> None:
    numbers = re.findall(r"^\| [^|]+ \| (\d+) \|", RULES.text(lang).split("## 1 ")[0], re.MULTILINE)

    assert [int(number) for number in numbers] == [len(ROYALS), sum(deck_file().copies.numbers)]


@BOTH
@pytest.mark.rule("RG 10.7")
def test_the_table_of_the_reduced_game_is_the_preset(lang: str) -> None:
    cells = [cell for _, cell in RULES.table(lang, "RG 10.7")]
    royal, characters, coins, deck, powers, claims, counters, turns = cells
    mini, reduced = PRESETS[MINI], deck_file().reduced.numbers

    assert int(royal) == mini["royal_hp"]
    assert re.findall(r"\d+", characters) == [str(mini["characters"]), str(mini["character_hp"])]
    assert int(coins) == mini["coins"]
    assert {c for c in CHARACTERS if name(c, lang) in deck} == {
        c for c, copies in zip(CHARACTERS, reduced, strict=True) if copies
    }
    assert set(reduced) == {0, 2}
    assert {p for p in POWERS if name(p, lang) in powers} == set(POWERS) & set(REDUCED_ACTIONS)
    claimed = {a for a in ABILITIES if all(part in claims for part in claimed_action(a, lang))}
    assert claimed == set(ABILITIES) & set(REDUCED_ACTIONS)
    assert {c for c in COUNTERACTIONS if name(c, lang) in counters} == {"pickpocket", "defend"}
    assert turns.startswith(str(mini["turn_limit"]))
