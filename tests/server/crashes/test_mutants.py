"""The checker proves its teeth: planted faults of a server, each of which it must catch."""

from pathlib import Path

import pytest

from tests.server.crashes.checking import check
from tests.server.crashes.evening import Evening, Plan
from tests.server.crashes.mutants import MUTANTS
from tests.server.crashes.plans import GAMBIT, SEATS, SECRETS, at
from tests.server.crashes.promises import Broken

pytestmark = [pytest.mark.pure, pytest.mark.slow]


def evening(folder: Path, plan: Plan) -> Evening:
    """An evening that is over."""
    one = Evening(folder, plan)
    one.run()
    return one


def mutated(*names: str) -> dict[str, str]:
    assert set(names) <= set(MUTANTS)
    return {"mutants": " ".join(names)}


@pytest.mark.mutant
@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("acknowledges_before_the_commit", "was acknowledged, and is there 0 times"),
        ("tells_before_the_commit", "has heard what was never stored"),
    ],
)
def test_what_is_said_before_it_is_stored_is_caught(name: str, complaint: str, tmp_path: Path) -> None:
    plan = Plan(SECRETS, SEATS, 1, (at("before-commit", "Played", 9),), settings=mutated(name))
    one = Evening(tmp_path, plan)
    one.die()

    with pytest.raises(Broken, match=complaint):
        check(one)


@pytest.mark.mutant
def test_an_append_of_several_rows_that_can_break_in_the_midst_is_caught(tmp_path: Path) -> None:
    settings = mutated("stores_row_by_row")
    one = Evening(tmp_path, Plan(GAMBIT, SEATS, 1, (at("after-commit", "BotSeated"),), bots=1, settings=settings))
    one.die()

    with pytest.raises(Broken, match="is there in the place of"):
        check(one)


@pytest.mark.mutant
@pytest.mark.parametrize(
    ("name", "trouble", "complaint"),
    [
        (
            "changes_though_nothing_was_stored",
            "nothing-stored Played 9",
            "has heard what was never stored|cannot be played again",
        ),
        ("takes_the_unsure_for_stored", "nothing-stored Played 9", "the numbers are"),
    ],
)
def test_what_is_done_though_it_was_not_stored_is_caught(
    name: str, trouble: str, complaint: str, tmp_path: Path
) -> None:
    settings = {**mutated(name), "trouble": trouble}
    one = Evening(tmp_path, Plan(SECRETS, SEATS, 1, (at("before-commit", "Played", 10),), settings=settings))
    one.die()

    with pytest.raises(Broken, match=complaint):
        check(one)


@pytest.mark.mutant
def test_a_message_that_is_done_twice_for_want_of_a_unique_key_is_caught(tmp_path: Path) -> None:
    settings = mutated("has_no_unique_message", "forgets_messages")
    plan = Plan(SECRETS, SEATS, 1, (at("after-commit", "Said"),), settings=settings)

    with pytest.raises(Broken, match="is there 2 times"):
        check(evening(tmp_path, plan))


def test_a_message_that_nobody_remembers_is_kept_from_a_second_effect_by_the_unique_key(tmp_path: Path) -> None:
    plan = Plan(SECRETS, SEATS, 1, (at("after-commit", "Said"),), settings=mutated("forgets_messages"))

    check(evening(tmp_path, plan))


@pytest.mark.mutant
def test_a_message_that_is_done_again_when_it_is_sent_again_is_caught(tmp_path: Path) -> None:
    settings = mutated("does_again_what_is_sent_again")
    plan = Plan(SECRETS, SEATS, 1, (at("after-commit", "Said"),), settings=settings)

    with pytest.raises(Broken, match="nobody sent row"):
        check(evening(tmp_path, plan))


@pytest.mark.mutant
def test_a_restart_that_goes_back_is_caught(tmp_path: Path) -> None:
    deaths = (at("sent-frame", "", 50), at("sent-frame", "", 5))
    settings = mutated("counts_frames_anew_after_a_restart")
    one = Evening(tmp_path, Plan(SECRETS, SEATS, 1, deaths, settings=settings))
    one.die()

    with pytest.raises(Broken, match="has heard what was never stored"):
        check(one)
