"""Setting up a table: what is settled when it is opened, and what is refused."""

import pytest

import antechamber
from antechamber.table import acts
from antechamber.table import entries as log
from tests.table.party import Party, begun, refusal

ROYAL_SECRETS = antechamber.game("royal-secrets")
ROYAL_GAMBIT = antechamber.game("royal-gambit")


def test_a_new_table_has_empty_chairs_and_no_host() -> None:
    table = Party("royal-secrets", 4).table

    assert (table.phase, table.host, table.games) == ("open", None, 0)
    assert table.names == ("1", "2", "3", "4")
    assert table.readers() == [0, 1, 2, 3, None]
    assert table.numbers == [0, 0, 0, 0, 0]


@pytest.mark.parametrize("players", [-1, 0, 2, 6, 1000])
def test_a_table_for_too_few_or_too_many_is_refused(players: int) -> None:
    refused = refusal(acts.open_table, ROYAL_SECRETS, players, {}, None)

    assert refused.reason == "core-bad-players"
    assert (refused.facts["least"], refused.facts["most"]) == (3, 5)


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    refused = refusal(acts.open_table, ROYAL_SECRETS, 3, {"stakes": True}, None)

    assert refused.reason == "core-bad-option"
    assert "equal_stakes" in str(refused.facts["options"])


def test_an_option_out_of_bounds_is_refused() -> None:
    assert refusal(acts.open_table, ROYAL_GAMBIT, 3, {"royal_hp": 99}, None).rule == ""


def test_options_that_do_not_go_with_so_many_players_are_refused() -> None:
    assert refusal(acts.open_table, ROYAL_GAMBIT, 3, {"first_player": "5"}, None).reason == "rg-no-such-first"
    assert acts.open_table(ROYAL_GAMBIT, 6, {"first_player": "5"}, None).players == 6


@pytest.mark.parametrize("deck", ["another", "../royal_secrets/cards.toml", "/etc/passwd", {}, {"favors": []}, 3, None])
def test_a_deck_that_is_neither_known_by_name_nor_fit_is_refused(deck: object) -> None:
    assert refusal(acts.open_table, ROYAL_SECRETS, 3, {"deck": deck}, None).say()


def test_a_deck_given_by_its_content_is_played_with() -> None:
    another = {**ROYAL_GAMBIT.deck(ROYAL_GAMBIT.settle({})), "knight": 7}

    party = begun(Party("royal-gambit", 4, deck=another))

    assert party.playing.header.deck == another
    assert log.read(log.write(party.log[0])) == party.log[0]


@pytest.mark.parametrize("bot", ["grandmaster", "", "Random", "../random"])
def test_an_unknown_bot_is_refused_with_those_that_can_play(bot: str) -> None:
    refused = refusal(acts.open_table, ROYAL_SECRETS, 3, {}, bot)

    assert refused.reason == "bots-no-such-bot"
    assert "random" in str(refused.facts["bots"])


def test_whoever_names_no_bot_gets_the_usual_one() -> None:
    assert acts.open_table(ROYAL_SECRETS, 3, {}, None).bot == "sensible"


def test_people_play_with_the_options_of_a_table_unless_they_say_otherwise() -> None:
    assert acts.open_table(ROYAL_GAMBIT, 3, {}, None).options["resigning"] == "any time"
    assert acts.open_table(ROYAL_GAMBIT, 3, {"resigning": "never"}, None).options["resigning"] == "never"


def test_a_preset_is_opened_by_its_own_name() -> None:
    mini = acts.open_table(antechamber.game("royal-gambit-mini"), 2, {}, None)

    assert mini.game == "royal-gambit-mini"
    assert mini.options["deck"] == "reduced"
    assert begun(Party("royal-gambit-mini", 2)).playing.header.game == "royal-gambit-mini"


def test_a_table_is_opened_once() -> None:
    party = Party()

    assert refusal(party.happen, party.log[0]).reason == "table-opened-twice"
