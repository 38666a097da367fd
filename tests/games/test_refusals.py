"""Every refusal of every game: what it rests on, that it says so in a clear sentence, and that none is left out.

Each game's `test_refusals.py` has the cases.
"""

import pytest

import antechamber
from antechamber import Game
from tests.games.queen_marie_antoinette import test_refusals as queen_marie_antoinette
from tests.games.refusals import Case, check_sentence, worded
from tests.games.royal_gambit import test_refusals as royal_gambit
from tests.games.royal_secrets import test_refusals as royal_secrets

BOTH = pytest.mark.parametrize("lang", ["en", "fr"])
CASES = {
    antechamber.game("royal-secrets"): royal_secrets.CASES,
    antechamber.game("royal-gambit"): royal_gambit.CASES,
    antechamber.game("queen-marie-antoinette"): queen_marie_antoinette.CASES,
}
EVERY_CASE = pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=f"{case.reason} {game.format(case.move)}", marks=pytest.mark.rule(case.rule))
        for game, cases in CASES.items()
        for case in cases
    ],
)
AT_THE_START = {
    "royal-secrets": set[str](),
    "royal-gambit": {reason for reason, *_ in royal_gambit.START},
    "queen-marie-antoinette": {"qma-no-such-first", "qma-no-introductory-set"},
}
"""What is refused before there is a table."""


@EVERY_CASE
def test_a_refusal_cites_its_rule_and_its_facts_and_changes_nothing(case: Case) -> None:
    table = case.table()
    before = table.state.dump()

    refused = table.refusal(case.color, case.move)

    assert (refused.reason, refused.rule, refused.facts) == (case.reason, case.rule, case.facts)
    assert case.move not in table.choices(case.color)
    assert table.state.dump() == before


@BOTH
@EVERY_CASE
def test_a_refusal_is_a_clear_sentence(case: Case, lang: str) -> None:
    refused = case.table().refusal(case.color, case.move)

    check_sentence(refused, lang)
    assert str(refused) == f"{refused.say('en')} ({case.rule})"
    assert refused.say("fr") != refused.say("en")


@BOTH
@pytest.mark.parametrize("game", CASES, ids=lambda game: game.id)
def test_no_refusal_is_left_out(game: Game, lang: str) -> None:
    assert {case.reason for case in CASES[game]} | AT_THE_START[game.id] == worded(game, lang)
