"""The names of people at a table: shown tidily, all of them visible, and no two alike."""

import pytest

from antechamber.table import acts
from antechamber.table.chairs import Who, checked_name
from tests.table.party import Party, refusal


@pytest.mark.parametrize(
    ("given", "shown"), [("  Ann ", "Ann"), ("Ann\t of\n Austria", "Ann of Austria"), ("é" * 24,) * 2]
)
def test_a_name_is_shown_tidily(given: str, shown: str) -> None:
    party = Party()
    party.sit(given)

    assert party.table.names[0] == shown


@pytest.mark.parametrize(
    "name",
    [
        "",
        "  \n ",
        "A" * 25,
        "Ann\x00",
        "An\x1bn",
        "Ann\x7f",
        "A\u200bnn",  # zero width space
        "A\u200dnn",  # zero width joiner
        "\ufeffAnn",  # byte order mark
        "\u202eAnn",  # right-to-left override
        "Ann\u2066",  # isolate
        "\u00adAnn",  # soft hyphen
        "A\ue000",  # private use
        "A\ud800",  # half of a surrogate pair
        "\u0378",  # no character at all
        "\u3164",  # a letter that shows nothing
        "A\u115fnn",  # another
        "\u2800\u2800",  # a pattern of no dots
        "A\u034fnn",  # a mark that shows nothing
        "Bot 3",  # as a chair is called that only a bot has
        "bot\u00a04",
        "2",
    ],
    ids=ascii,
)
def test_a_name_that_is_empty_too_long_or_partly_invisible_is_refused(name: str) -> None:
    refused = refusal(acts.claim, Party().table, None, name, "key")

    assert (refused.reason, refused.facts) == ("table-bad-name", {"most": 24})


@pytest.mark.parametrize("name", ["ann", "ANN", " Ann ", "\uff21\uff4e\uff4e"], ids=ascii)
def test_a_name_that_looks_like_anothers_is_taken(name: str) -> None:
    party = Party()
    party.sit("Ann")

    assert refusal(acts.claim, party.table, None, name, "key").reason == "table-name-taken"


def test_a_name_is_taken_however_its_accents_are_written() -> None:
    party = Party()
    party.sit("Ren\u00e9")

    assert refusal(acts.claim, party.table, None, "Rene\u0301", "key").reason == "table-name-taken"
    assert checked_name("Rene\u0301") == "Ren\u00e9"


def test_a_name_is_free_again_when_its_owner_has_left() -> None:
    party = Party()
    party.leave(party.sit("Ann"))

    assert party.sit("ann") == Who(0)
