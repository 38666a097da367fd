"""Who is asked about favors, and what the question names: only what the player could use now (R76)."""

from collections.abc import Iterator

import pytest

from antechamber.core.chance import Dice
from antechamber.core.telling import ask
from antechamber.core.text import named
from antechamber.games.royal_secrets.cards import FAVORS
from antechamber.games.royal_secrets.moves import FAVOR_OF, Pass
from tests.games.royal_secrets.court import GAME, PAIRS, Court, court, fresh

NAMES = ("Anne", "Bruno", "Chloé", "Denis", "Élise")
WINDOWS = ("plans", "dinners", "favors", "recruiting", "losses")
OPTIONS: list[dict[str, object]] = [{}, {"favor_windows": "own turn"}]

DOWN = {color: ["courtier 0 up", "courtier 0 down"] for color in ("blue", "red", "yellow", "green")}
PLANNED = {"planning": {"seat": 0, "influence": 40}, "discarded": ["planning 40"], "step": "dinners", "acted": []}
AT: dict[str, dict[str, object]] = {
    "plans": {},
    "dinners": {**PAIRS, **PLANNED},
    "favors": {**PAIRS, "bets": DOWN, "step": "favors"},
    "recruiting": {**PAIRS, "bets": DOWN},
    "losses": {**PAIRS, "bets": DOWN},
}
"""A table of four at each window, at which nobody holds a favor."""


def at(window: str, **favors: list[str]) -> Court:
    given: dict[str, object] = {"king": "stabbing 60", "queen": "medal of merit 50", **AT[window], "favors": favors}
    return court(**given)  # type: ignore[arg-type]


@pytest.mark.rule("R76", "R58")
@pytest.mark.parametrize(
    ("window", "usable", "useless"),
    [
        ("plans", "corruption 40", "royal dinner 70"),
        ("plans", "planning 50", "espionage 20"),
        ("dinners", "royal dinner 70", "planning 50"),
        ("dinners", "corruption 40", "master stroke 70"),
        ("favors", "espionage 20", "corruption 40"),
        ("favors", "medal of merit 30", "royal pardon 40"),
        ("recruiting", "recruitment 30", "espionage 20"),
        ("losses", "royal pardon 40", "planning 50"),
        ("losses", "master stroke 70", "recruitment 50"),
    ],
)
def test_only_who_could_use_a_favor_now_is_asked_and_only_it_is_named(window: str, usable: str, useless: str) -> None:
    """Red could use a favor; yellow holds one that is of no use now, and would be asked before blue."""
    table = at(window, red=[usable], yellow=[useless])
    if window == "losses" and table.step == "recruiting":  # Yellow's Recruitment comes first.
        table.play("yellow", Pass())

    assert (table.step, table.asked) == (window, ["red"])
    assert " ".join(table.view().usable) == usable.rpartition(" ")[0]
    table.play("red", Pass())
    assert table.step != window


@pytest.mark.rule("R76", "R13", "R102")
def test_a_favor_that_can_do_nothing_now_brings_no_question() -> None:
    """Corruption with an empty pile, and Espionage when the only face-down bets are one's own."""
    valets = ["valet -10", "valet -10", "valet 0", "valet 0", "valet 0", "valet 0", "valet 10", "valet 10"]
    hand = ["courtier 0", "courtier 0"]
    empty = court(
        favors={"red": ["corruption 40"]},
        hands={"blue": [*hand, *valets], "red": [*hand, "valet 20"], "yellow": [*hand, "valet 20"], "green": hand},
    )
    bets = {"blue": ["courtier 0 down"], "red": ["courtier 0 up"]}
    alone = court(bets=bets, favors={"blue": ["espionage 20"]}, step="favors", parley="red", **PAIRS)

    assert (empty.step, empty.asked, empty.view().usable) == ("choosing", ["blue"], ())
    assert alone.step == "naming"


def states(options: dict[str, object]) -> Iterator[Court]:
    """Every state of some random games."""
    for seed in range(6):
        table, dice = fresh(3 + seed % 3, seed, **options), Dice(seed)
        while not table.state.is_over:
            yield table
            color = table.asked[dice.below(len(table.asked))]
            choices = table.choices(color)
            table.play(color, choices[dice.below(len(choices))])


@pytest.mark.rule("R76")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_questions_name_exactly_the_favors_that_the_player_could_use(options: dict[str, object]) -> None:
    for table in states(options):
        usable = table.view().usable
        offered = {
            FAVOR_OF[type(move)] for color in table.asked for move in table.choices(color) if type(move) in FAVOR_OF
        }
        held = {name.rpartition(" ")[0] for color in table.asked for name in table.favors(color)}
        assert set(usable) == offered <= held
        assert usable or table.step not in WINDOWS
        for lang in ("en", "fr"):
            words = {favor: str(named("rs", "favor", favor, lang)["favor"]) for favor in FAVORS}
            for reader in (None, *range(len(table.colors))):
                prompt = ask(GAME, table.state.view(reader), NAMES, lang)
                said = {favor for favor, word in words.items() if word in prompt}
                assert said <= set(usable) or table.step == "splitting"


@pytest.mark.rule("R76")
def test_the_words_of_a_question() -> None:
    table = at("favors", red=["espionage 20", "medal of merit 30"], yellow=["stabbing 30"])
    red, blue = table.state.view(1), table.state.view(0)

    assert ask(GAME, red, NAMES, "en") == "A bet has been made: use a favor (Espionage, Medal of Merit) or pass."
    assert ask(GAME, blue, NAMES, "en") == "Bruno may use a favor (Espionage, Medal of Merit)."
    french = ask(GAME, red, NAMES, "fr").replace("\u00a0", " ")
    assert french == "Une carte vient d’être misée : jouez une Faveur (Espionnage, Médaille du mérite) ou passez."


@pytest.mark.rule("R76", "R70")
def test_on_ones_own_turn_the_question_names_the_favors_besides() -> None:
    bets = {"red": ["courtier 10 down"]}
    table = court(bets=bets, favors={"blue": ["stabbing 60", "planning 50"]}, options=OPTIONS[1], **PAIRS)
    choosing = court(favors={"blue": ["royal dinner 70"]}).state.view(0)

    assert ask(GAME, table.state.view(0), NAMES, "en").endswith("the other face down. Or use a favor (Stabbing).")
    assert ask(GAME, choosing, NAMES, "en").endswith("the King or to the Queen? Or use a favor (Royal Dinner).")
    assert ask(GAME, choosing, NAMES, "fr").endswith("Ou jouez une Faveur (Dîner Royal).")
