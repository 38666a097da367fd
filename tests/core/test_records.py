"""A record: how a game was set up and every move of it, from which it replays to the byte."""

import json
from typing import Any

import msgspec
import pytest

import antechamber
from antechamber import Record, Refused
from antechamber.core.chance import Dice, commitment
from antechamber.core.result import Result
from antechamber.games.royal_secrets.cards import reconstruction
from antechamber.games.royal_secrets.events import AudienceChosen
from antechamber.games.royal_secrets.moves import Attend, Pass

GAME = antechamber.game("royal-secrets")
SECRET = bytes(range(32))
KEYS = [pytest.param(7, id="int"), pytest.param(SECRET, id="secret")]


def played(key: int | bytes = 7, moves: int = 40, **options: object) -> Record:
    """A game of three, some random moves long."""
    record, dice = Record.start(GAME, 3, key, options), Dice(1)
    for _ in range(moves):
        seat = record.state.actors[0]
        choices = record.state.choices(seat)
        record.play(seat, choices[dice.below(len(choices))])
    return record


def finished(key: int | bytes = 7) -> Record:
    """A game of three, played to its end."""
    record, dice = Record.start(GAME, 3, key), Dice(1)
    while not record.state.is_over:
        seat = record.state.actors[0]
        choices = record.state.choices(seat)
        record.play(seat, choices[dice.below(len(choices))])
    return record


def changed(record: Record, **header: object) -> str:
    """The record's text with another header; what is None is left out of it."""
    plain = json.loads(record.to_json())
    plain["header"] |= header
    plain["header"] = {name: value for name, value in plain["header"].items() if value is not None}
    return json.dumps(plain)


def refusal(text: Any) -> Refused:
    """Why a text is no record: always one clear sentence."""
    with pytest.raises(Refused) as refused:
        Record.from_json(text)
    sentence = str(refused.value)
    assert sentence[0].isupper()
    assert sentence[-1] in ".)`"
    assert "\n" not in sentence
    return refused.value


def other_deck() -> dict[str, Any]:
    """A deck in which every success pays 9."""
    deck = msgspec.to_builtins(reconstruction())
    return {**deck, "name": "generous", "audiences": [{**card, "gain": 9} for card in deck["audiences"]]}


# Playing and replaying


def test_a_record_begins_with_a_header_and_no_moves() -> None:
    record = Record.start(GAME, 4, 7, {"equal_stakes": True}, ("Ann", "Bo", "Cy", "Di"))

    header = record.header
    assert (header.format, header.game, header.rules, header.players) == (1, "royal-secrets", GAME.rules, 4)
    assert header.options == {**GAME.settle(), "equal_stakes": True}
    assert header.deck == msgspec.to_builtins(reconstruction())
    assert header.seats == ("Ann", "Bo", "Cy", "Di")
    assert (header.seed, header.secret, header.commitment) == (7, None, None)
    assert record.moves == []
    assert record.state.dump() == GAME.start(4, 7, {"equal_stakes": True}).dump()


def test_a_move_is_kept_and_told() -> None:
    record = Record.start(GAME, 3, 7)
    seat = record.state.actors[0]

    events = record.play(seat, Attend("king"))

    assert events[0] == AudienceChosen(seat=seat, side="king")
    assert record.moves == [(seat, Attend("king"))]


def test_a_refused_move_is_not_kept() -> None:
    record = Record.start(GAME, 3, 7)
    before = record.to_json()

    with pytest.raises(Refused):
        record.play(record.state.actors[0], Pass())

    assert record.moves == []
    assert record.to_json() == before


@pytest.mark.parametrize("key", KEYS)
def test_a_record_replays_to_the_byte(key: int | bytes) -> None:
    record = played(key)

    again = record.replay()

    assert again is not record
    assert json.dumps(again.state.dump()) == json.dumps(record.state.dump())
    assert again.to_json() == record.to_json()


@pytest.mark.parametrize("key", KEYS)
def test_a_record_is_written_and_read(key: int | bytes) -> None:
    record = played(key, favor_windows="own turn")

    again = Record.from_json(record.to_json())

    assert again.to_json() == record.to_json()
    assert again.moves == record.moves
    assert json.dumps(again.state.dump()) == json.dumps(record.state.dump())
    assert Record.from_json(record.to_json().encode()).to_json() == record.to_json()


def test_a_record_that_was_read_is_played_on() -> None:
    record = played(moves=20)
    again = Record.from_json(record.to_json())
    seat = record.state.actors[0]
    move = record.state.choices(seat)[0]

    assert again.play(seat, move) == record.play(seat, move)
    assert again.replay().to_json() == record.to_json()


def test_the_text_has_a_line_for_the_header_and_one_for_each_move() -> None:
    record = played(moves=3)

    lines = record.to_json().splitlines()

    assert len(lines) == 1 + 3 + 1
    assert lines[0].startswith(f'{{"header":{{"format":1,"game":"royal-secrets","rules":{GAME.rules},"players":3,')
    seats = [seat for seat, _ in record.moves]
    assert [line[:10] for line in lines[1:4]] == [f'[{seat},{{"type"' for seat in seats]
    assert lines[4] == "]}"


def test_a_record_without_moves_is_one_too() -> None:
    record = Record.start(GAME, 3, 7)

    assert Record.from_json(record.to_json()).to_json() == record.to_json()


# Secrets


def test_a_secret_is_recorded_with_what_was_published_of_it() -> None:
    header = Record.start(GAME, 3, SECRET).header

    assert (header.seed, header.secret, header.commitment) == (None, SECRET.hex(), commitment(SECRET))


def test_a_record_whose_luck_is_still_sealed_cannot_be_replayed() -> None:
    text = changed(played(SECRET), secret=None)

    assert "its luck is still sealed: it has neither seed nor secret" in str(refusal(text))


def test_a_secret_that_does_not_fit_its_commitment_is_refused() -> None:
    text = changed(played(SECRET), secret=bytes(32).hex())

    assert "its secret does not fit the commitment that was published" in str(refusal(text))


@pytest.mark.parametrize("secret", ["zz", "0g" * 32])
def test_a_secret_that_is_not_hexadecimal_is_refused(secret: str) -> None:
    assert "its secret is not hexadecimal" in str(refusal(changed(played(SECRET), secret=secret)))


def test_a_secret_of_another_length_is_refused() -> None:
    short = bytes(16)
    text = changed(played(SECRET), secret=short.hex(), commitment=commitment(short))

    assert refusal(text).reason == "core-bad-seed"


def test_a_seed_does_not_stand_in_for_the_secret_that_was_committed_to() -> None:
    """Whoever published a commitment has to show the secret behind it."""
    text = changed(played(SECRET, moves=0), secret=None, seed=7)

    assert refusal(text).reason == "core-bad-record"


def test_a_record_has_a_seed_or_a_secret_not_both() -> None:
    text = changed(played(7, moves=0), secret=SECRET.hex(), commitment=commitment(SECRET))

    assert refusal(text).reason == "core-bad-record"


# The deck


def test_a_record_embeds_the_deck_it_was_played_with() -> None:
    record = played(deck=other_deck())

    assert json.loads(record.to_json())["header"]["deck"] == other_deck()
    again = Record.from_json(record.to_json())
    assert json.dumps(again.state.dump()) == json.dumps(record.state.dump())


def test_the_embedded_deck_is_played_even_where_the_built_in_name_means_another_by_now() -> None:
    """A record of a time when the reconstruction paid 9 for every success."""
    text = changed(played(moves=0), deck={**other_deck(), "name": "reconstruction"})

    again = Record.from_json(text)

    assert again.header.options["deck"] == "reconstruction"
    view: Any = again.state.view(None)
    assert (view.king.card.gain, view.queen.card.gain) == (9, 9)
    assert again.replay().state.dump() == again.state.dump()
    assert json.loads(again.to_json()) == json.loads(text)


def test_a_record_keeps_the_deck_as_it_was_when_the_game_began() -> None:
    deck = other_deck()
    record = Record.start(GAME, 3, 7, {"deck": deck})

    deck["audiences"][0]["gain"] = 1

    assert record.header.deck["audiences"][0]["gain"] == 9


def test_a_record_with_an_unfit_deck_is_refused() -> None:
    refused = refusal(changed(played(), deck={**other_deck(), "audiences": []}))

    assert (refused.rule, refused.reason) == ("RS 13.1", "core-bad-deck")


# What cannot be replayed


def test_a_record_of_later_rules_is_refused() -> None:
    refused = refusal(changed(played(), rules=GAME.rules + 1))

    assert refused.reason == "core-record-of-other-rules"
    assert str(refused) == (
        f"This record was played by version {GAME.rules + 1} of the rules of Royal Secrets; "
        f"this release plays version {GAME.rules}. Replay it with Antechamber of a later date."
    )


def test_a_record_of_older_rules_is_refused_with_the_release_that_plays_it() -> None:
    refused = refusal(changed(played(), rules=1))

    assert refused.facts == {"theirs": 1, "ours": 2, "game": "Royal Secrets", "release": "0.1.0.dev0"}
    assert str(refused).endswith("Replay it with Antechamber 0.1.0.dev0.")


def test_every_version_of_the_rules_has_the_release_that_plays_it() -> None:
    assert sorted(GAME.releases) == list(range(1, GAME.rules + 1))


def test_a_record_of_another_format_is_refused() -> None:
    assert "its format is 2, and this release reads format 1" in str(refusal(changed(played(), format=2)))


def test_a_record_of_an_unknown_game_is_refused() -> None:
    listed = ", ".join(game.preset or game.id for game in antechamber.games())

    assert str(refusal(changed(played(), game="chess"))) == f"There is no game called “chess”. There are: {listed}."


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ({"players": 6}, "core-bad-players"),
        ({"players": "3"}, "core-bad-record"),
        ({"options": {"wigs": True}}, "core-bad-option"),
        ({"options": {"equal_stakes": "yes"}}, "core-bad-toggle"),
        ({"seed": -1}, "core-bad-seed"),
        ({"seed": 2**63}, "core-bad-seed"),
        ({"seats": 3}, "core-bad-record"),
        ({"weather": "fine"}, "core-bad-record"),
        ({"game": None}, "core-bad-record"),
        ({"deck": None}, "core-bad-record"),
    ],
)
def test_a_header_with_a_fault_is_refused(header: dict[str, object], reason: str) -> None:
    assert refusal(changed(played(), **header)).reason == reason


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "{}",
        '{"header":{}}',
        played(moves=2).to_json()[:-10],
        played(moves=2).to_json() + "x",
        b"\xff\xfe",
        "\ud800",
        "[" * 100_000,
    ],
    ids=range(11),
)
def test_corrupt_text_is_refused(text: str | bytes) -> None:
    refused = refusal(text)

    assert refused.reason == "core-bad-record"
    assert str(refused).startswith("This record cannot be read: ")


@pytest.mark.parametrize("text", [None, 5, [], {}, object()], ids=lambda text: type(text).__name__)
def test_what_is_no_text_is_refused(text: object) -> None:
    assert refusal(text).reason == "core-bad-record"


def with_moves(moves: list[Any], first: int = 12) -> str:
    """A record of good moves up to a number, and then these."""
    plain = json.loads(played().to_json())
    plain["moves"] = plain["moves"][:first] + moves
    return json.dumps(plain)


def test_an_illegal_move_in_the_middle_is_refused_with_its_number() -> None:
    plain = json.loads(played().to_json())
    seat = plain["moves"][12][0]
    text = with_moves([[seat, {"type": "UseMasterStroke"}], *plain["moves"][12:]])

    refused = refusal(text)

    assert (refused.reason, refused.facts["number"]) == ("core-bad-step", 13)
    assert str(refused).startswith("This record breaks off at move 13: ")
    assert str(refused).endswith("(RS 2.4).")


@pytest.mark.parametrize(
    "move",
    [
        [9, {"type": "Pass"}],
        [-1, {"type": "Pass"}],
        [2**70, {"type": "Pass"}],
        [0, {"type": "Castle"}],
        [0, {"type": "Attend"}],
        [0, {"type": "Attend", "side": "duke"}],
        [0, {"type": "Pass", "why": "tired"}],
        [0, None],
        [0, "Pass"],
    ],
    ids=str,
)
def test_a_move_that_is_none_is_refused_with_its_number(move: list[Any]) -> None:
    refused = refusal(with_moves([move]))

    assert (refused.reason, refused.facts["number"]) == ("core-bad-step", 13)


@pytest.mark.parametrize(
    "move", [[0], 5, ["blue", {"type": "Pass"}], [0, {"type": "Pass"}, 1], [True, {"type": "Pass"}]], ids=str
)
def test_moves_of_another_shape_are_refused(move: Any) -> None:
    assert refusal(with_moves([move])).reason == "core-bad-record"


def test_a_move_with_broken_letters_is_refused_with_its_number() -> None:
    text = with_moves([[0, {"type": "Attend", "side": "ABC"}]]).encode().replace(b"ABC", b"\xff\xfe")

    assert refusal(text).reason in {"core-bad-step", "core-bad-record"}


def test_moves_after_the_end_are_refused() -> None:
    record = finished()
    plain = json.loads(record.to_json())
    plain["moves"].append([0, {"type": "Pass"}])

    refused = refusal(json.dumps(plain))

    assert refused.facts["number"] == len(record.moves) + 1
    assert "The game is over" in str(refused)


# The result


def test_the_record_of_a_finished_game_ends_with_its_result_and_the_reasons() -> None:
    record = finished()
    result = record.state.result
    assert result is not None

    *_, last = record.to_json().splitlines()

    assert last.startswith('],"result":{"ranks":[')
    claimed = json.loads(record.to_json())["result"]
    assert msgspec.convert(claimed, Result) == result
    assert {(line["seat"], line["rule"]) for line in claimed["why"]} >= {(0, "RS 11.1"), (1, "RS 11.1"), (2, "RS 11.1")}


def test_a_game_that_goes_on_claims_no_result() -> None:
    assert "result" not in json.loads(played().to_json())


def test_a_record_without_a_result_is_read_as_before_and_written_with_it() -> None:
    record = finished()
    plain = json.loads(record.to_json())
    del plain["result"]

    assert Record.from_json(json.dumps(plain)).to_json() == record.to_json()


def another_result(**parts: object) -> str:
    """A finished game that claims another result."""
    plain = json.loads(finished().to_json())
    plain["result"] |= parts
    return json.dumps(plain)


@pytest.mark.parametrize(
    "parts",
    [
        {"scores": [99, 0, 0]},
        {"ranks": [1, 1, 1]},
        {"utility": [0.0, 0.0, 0.0]},
        {"why": []},
        {"ranks": "first"},
        {"applause": "long"},
    ],
    ids=str,
)
def test_a_result_that_the_moves_do_not_give_is_refused_with_the_one_that_they_give(parts: dict[str, object]) -> None:
    refused = refusal(another_result(**parts))
    result = finished().state.result

    assert refused.reason == "core-other-result"
    assert result is not None
    ranks, scores = ", ".join(map(str, result.ranks)), ", ".join(map(str, result.scores))
    assert str(refused) == (
        f"This record claims another result than its moves give: by them the ranks are {ranks} and the scores {scores}."
    )


@pytest.mark.parametrize("result", [5, [], "won"])
def test_what_is_no_result_is_refused(result: object) -> None:
    plain = json.loads(finished().to_json())

    assert refusal(json.dumps({**plain, "result": result})).reason == "core-bad-record"


@pytest.mark.parametrize(("moves", "words"), [(1, "its one move"), (40, "its 40 moves")])
def test_a_result_that_is_claimed_while_the_game_goes_on_is_refused(moves: int, words: str) -> None:
    plain = json.loads(finished().to_json())
    plain["moves"] = plain["moves"][:moves]

    refused = refusal(json.dumps(plain))

    assert refused.reason == "core-early-result"
    assert str(refused) == f"This record claims a result, but after {words} the game still goes on."


def test_a_record_that_is_nested_without_end_is_refused_like_any_other_nonsense() -> None:
    assert refusal('{"header":{"format":1,"options":{"a":' + "[" * 3000).reason == "core-bad-record"
