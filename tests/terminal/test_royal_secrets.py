"""The rooms of Royal Secrets in a terminal: what an audience pays at this table."""

import pytest

from antechamber.terminal.royal_secrets.rooms import room
from antechamber.terminal.screen import Screen
from tests.games.royal_secrets.court import Court, court

NAMES = ("Anne", "Bruno", "Chloé", "Denis")


def pays(table: Court, lang: str = "en") -> str:
    """The line of the King's room that says what is at stake."""
    return room(Screen(lang), table.view(), "king", NAMES).plain.split("\n")[1]


@pytest.mark.parametrize(("equal", "line"), [(False, "Success +3, failure -4"), (True, "Success +4, failure -4")])
def test_a_room_says_what_is_really_paid(equal: bool, line: str) -> None:
    assert pays(court("planning 40", options={"equal_stakes": equal})) == f"Needs 40. {line}"


@pytest.mark.parametrize(
    ("paid", "guests", "english", "french"),
    [
        (False, ["blue"], "Wins +3 (majority only), fails -4", "Gain +3 (majorité seule), échec -4"),
        (True, ["blue"], "Success +3, failure -4", "Réussite +3, échec -4"),
        (True, ["blue", "red"], "Wins +3 (majority only), fails -4", "Gain +3 (majorité seule), échec -4"),
    ],
)
def test_in_the_last_round_a_room_says_whether_only_the_majority_is_paid(
    paid: bool, guests: list[str], english: str, french: str
) -> None:
    others = [color for color in ("red", "yellow", "green") if color not in guests]
    table = court("planning 40", at_king=guests, at_queen=others, options={"lone_guest_paid": paid}, round=7)

    assert pays(table) == f"Needs 40. {english}"
    assert pays(table, "fr") == f"Demande 40. {french}"
