"""Games are found by folder: a new one is played, recorded and found by its presets without a list to edit."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import antechamber
from antechamber import Record, Refused
from antechamber.core import text
from antechamber.core.registry import HOME, game, games

TOY = '''
"""Bids: everyone names a number once, and the highest wins."""

from pathlib import Path

from antechamber import Event, Game, Move, Result, State
from antechamber.core.chance import Streams, make_chance
from antechamber.core.codes import Book
from antechamber.core.events import Public
from antechamber.core.options import Number
from antechamber.core.ranking import result_of
from antechamber.core.refused import Refused
from antechamber.core.steps import Order, Over, Step


class Bid(Move, frozen=True):
    number: int


class BidMade(Event, frozen=True):
    seat: Public[int]
    number: Public[int]


class Bidding(Step):
    def __init__(self):
        super().__init__(0, "bidding", "TB 1.1")

    def enter(self, table):
        if len(table.bids) < table.players:
            return 1 << len(table.bids)
        table.go_to(1)
        return 0

    def offer(self, table, seat, into):
        for number in range(table.most):
            into.add(number)

    def refuse(self, table, seat, code):
        if code >= table.most:
            raise Refused("TB 1.1", "core-no-such-move", {"move": "Bid"})

    def choose(self, table, seat, code):
        table.bids.append(int(code))
        if table.events is not None:
            table.tell(BidMade(seat=int(seat), number=int(code)))


ORDER = Order(
    [Bidding(), Over(1, "TB 1.1")],
    redeal=lambda table, reader, dice: None,
    views=lambda table, readers: [{} for _ in readers],
    dump=lambda table: {"bids": list(table.bids), "most": table.most},
    inventory=lambda table: {},
    outcome=lambda table: result_of(table.bids),
    explain=lambda table: (),
)


class Bids(State):
    def __init__(self, players, most, seed):
        super().__init__(players, Book([Bid(number) for number in range(10)], "TB 1.2"), seed, ORDER)
        self.most = most
        self.bids = []
        self.go_on()


class ToyBids(Game):
    id = "toy-bids"
    names = {"en": "Toy Bids", "fr": "Petites mises"}
    prefix = "TB"
    rules = 3
    releases = {1: "0.1.0", 2: "0.2.0", 3: "0.3.0"}
    least_players = 2
    most_players = 3
    options = (Number("most", {"en": "Most", "fr": "Maximum"}, 1, 10, 5),)
    presets = {"toy-bids-mini": {"most": 2}, "toy-bids-maxi": {"most": 10}}
    move_type = Bid
    event_type = BidMade
    view_type = dict
    order = ORDER
    folder = Path(__file__).parent

    def prepare(self, options):
        return options["most"]

    def deal(self, players, prepared, seed):
        return Bids(players, prepared, make_chance(Streams(["none"]), seed))

    def deck(self, options):
        return {}


GAME = ToyBids()
'''


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A folder with a game in it, beside those of the house; gone again after the test."""
    home = sys.modules[HOME]
    folder = tmp_path / "toy_bids"
    (folder / "words").mkdir(parents=True)
    (folder / "__init__.py").write_text(TOY, "utf-8")
    (folder / "words" / "words.en.ftl").write_text("tb-hello = Good evening.\n", "utf-8")
    monkeypatch.setattr(home, "__path__", [*home.__path__, str(tmp_path)])
    yield "toy-bids"
    for name in [name for name in sys.modules if name.startswith(f"{HOME}.toy_bids")]:
        del sys.modules[name]
    vars(home).pop("toy_bids", None)
    text._folders[:] = [known for known in text._folders if known != folder / "words"]
    text._bundle.cache_clear()


HOUSE = [
    "queen-marie-antoinette",
    "queen-marie-antoinette-intro",
    "royal-gambit",
    "royal-gambit-mini",
    "royal-secrets",
]
"""The games of the house and their presets."""


def ids() -> list[str]:
    return [found.preset or found.id for found in games()]


def test_the_games_of_the_house_are_found() -> None:
    assert ids() == HOUSE
    assert game("royal-secrets").names == {"en": "Royal Secrets", "fr": "Royal Secrets"}


def test_games_can_be_asked_for_again_and_again() -> None:
    """The package `antechamber.games` must not hide the function of that name."""
    assert antechamber.game("royal-secrets").id == "royal-secrets"
    assert [found.preset or found.id for found in antechamber.games()] == HOUSE


def test_a_games_id_is_its_folder_with_hyphens() -> None:
    for found in games():
        assert found.folder.name.replace("_", "-") == found.id


def test_a_game_is_found_because_its_folder_is_there(toy: str) -> None:
    assert ids() == [*HOUSE, "toy-bids", "toy-bids-mini", "toy-bids-maxi"]
    assert (game(toy).id, game(toy).preset) == ("toy-bids", None)
    assert game(toy) is game(toy)


def test_a_plain_module_or_file_beside_the_games_is_no_game(toy: str, tmp_path: Path) -> None:
    (tmp_path / "notes.py").write_text("raise RuntimeError\n", "utf-8")
    (tmp_path / "rules.md").write_text("# Rules\n", "utf-8")

    assert toy in ids()
    assert "notes" not in ids()


def test_a_preset_has_an_id_and_options_of_its_own(toy: str) -> None:
    mini = game("toy-bids-mini")

    assert (mini.id, mini.preset) == (toy, "toy-bids-mini")
    assert (game(toy).settle(), mini.settle(), game("toy-bids-maxi").settle()) == (
        {"most": 5},
        {"most": 2},
        {"most": 10},
    )
    assert mini.settle({"most": 7}) == {"most": 7}
    assert len(mini.start(2, 1).choices(0)) == 2


def test_a_preset_is_recorded_by_its_own_id(toy: str) -> None:
    record = Record.start(game("toy-bids-mini"), 2, 7)
    state: Any = record.state
    record.play(0, state.choices(0)[1])
    record.play(1, state.choices(1)[0])

    again = Record.from_json(record.to_json())

    assert (record.header.game, record.header.options, record.header.rules) == ("toy-bids-mini", {"most": 2}, 3)
    assert again.game.preset == f"{toy}-mini"
    assert again.state.result == state.result
    assert again.state.result is not None
    assert again.state.result.ranks == (1, 2)


def test_a_record_of_older_rules_names_the_release_that_plays_it(toy: str) -> None:
    text_ = Record.start(game(toy), 2, 7).to_json().replace('"rules":3', '"rules":1')

    with pytest.raises(Refused) as refused:
        Record.from_json(text_)

    assert refused.value.reason == "core-record-of-other-rules"
    assert str(refused.value) == (
        "This record was played by version 1 of the rules of Toy Bids; this release plays version 3. "
        "Replay it with Antechamber 0.1.0."
    )


def test_a_found_game_is_played_by_the_doors_of_every_game(toy: str) -> None:
    state = game(toy).start(players=3, seed=7)
    while not state.is_over:
        seat = state.actors[0]
        state.play(seat, state.choices(seat)[seat])

    assert state.result is not None
    assert (state.result.scores, state.result.winners) == ((0, 1, 2), (2,))
    with pytest.raises(Refused) as refused:
        state.play(0, "anything")
    assert (refused.value.rule, refused.value.reason) == ("TB 1.2", "core-game-over")


def test_the_words_of_a_found_game_are_known(toy: str) -> None:
    assert game(toy).id == toy
    assert text.say("tb-hello", {}) == "Good evening."


@pytest.mark.parametrize("name", ["chess", "", "royal_secrets", "Royal Secrets", "../royal-secrets", None, 5])
def test_an_unknown_game_is_refused_with_those_that_there_are(name: Any) -> None:
    with pytest.raises(Refused) as refused:
        game(name)

    assert refused.value.reason == "core-no-such-game"
    assert str(refused.value) == f"There is no game called “{name}”. There are: {', '.join(HOUSE)}."


@pytest.mark.parametrize("name", [[], {}, {"royal-secrets"}])
def test_a_name_that_is_no_text_at_all_is_refused_too(name: Any) -> None:
    with pytest.raises(Refused):
        game(name)
