"""The life of a table over real sockets: sitting down, playing, watching, coming back, and playing again."""

import asyncio
import hashlib
import json
from collections.abc import Iterator
from typing import Any

import pytest

from antechamber import Record
from tests.server.serving import Client, Server, Socket, serving

GAMES = ("royal-secrets", "royal-gambit", "queen-marie-antoinette")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tables of this file."""
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running


async def play_on(socket: Socket, until: str = "over", first: dict[str, Any] | None = None) -> dict[str, Any]:
    """Take the first choice whenever one is asked, until the table is in that phase; gives the last frame."""
    frame = first or {}
    if frame.get("choices"):
        await socket.send("Play", number=frame["number"], move=frame["choices"][0])
    while True:
        message = await socket.next("Frame", "Table", "Refusal")
        assert message["type"] != "Refusal", message
        if message["type"] == "Table" and message["phase"] == until and message["revealed"]:
            return frame
        if message["type"] == "Frame":
            frame = message
            if frame["choices"]:
                await socket.send("Play", number=frame["number"], move=frame["choices"][0])


@pytest.mark.parametrize("game", GAMES)
def test_one_person_and_bots_play_a_whole_game_whose_luck_can_be_checked(server: Server, game: str) -> None:
    async def evening() -> None:
        ann = await Client(server.address).open(game, "Ann")
        async with ann.socket("en") as socket:
            before = await socket.table("open")
            await socket.send("Start")
            last = await play_on(socket)
        record = await ann.ask("GET", f"/api/tables/{ann.table}/record")
        seen = (await ann.ask("GET", f"/api/tables/{ann.table}")).json()
        assert hashlib.sha256(bytes.fromhex(seen["revealed"])).hexdigest() == before["commitment"]
        assert seen["commitment"] != before["commitment"]  # That of the next game, drawn already.
        replayed = Record.from_json(record.text)
        assert replayed.header.secret == seen["revealed"]
        assert replayed.state.is_over
        assert json.loads(json.dumps(last["view"]))["seat"] == 0

    asyncio.run(evening())


def test_a_record_is_sealed_until_the_game_is_over(server: Server) -> None:
    async def evening() -> None:
        ann = await Client(server.address).open("royal-secrets", "Ann")
        assert (await ann.ask("GET", f"/api/tables/{ann.table}/record")).status_code == 404
        async with ann.socket() as socket:
            await socket.ask("Start")
            answer = await ann.ask("GET", f"/api/tables/{ann.table}/record")
        assert (answer.status_code, answer.json()["reason"]) == (409, "table-not-over")

    asyncio.run(evening())


def test_a_rematch_is_dealt_to_the_same_people_with_new_luck(server: Server) -> None:
    async def evening() -> None:
        ann = await Client(server.address).open("queen-marie-antoinette", "Ann", players=2)
        bob = await ann.join(ann.table, "Bob")
        async with ann.socket() as one, bob.socket() as two:
            await one.send("Start")
            await asyncio.gather(play_on(one), play_on(two))
            assert (await two.ask("Start"))["problem"]["reason"] == "table-not-host"
            assert (await one.ask("Start"))["type"] == "Done"
            seen, first = await one.now()
            assert (seen["games"], [chair["name"] for chair in seen["chairs"]]) == (2, ["Ann", "Bob"])
            await asyncio.gather(play_on(one, first=first), play_on(two, first=(await two.now())[1]))
        games = [await ann.ask("GET", f"/api/tables/{ann.table}/record?game={number}") for number in (1, 2)]
        secrets = [Record.from_json(answer.text).header.secret for answer in games]
        assert len(set(secrets)) == 2

    asyncio.run(evening())


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server) -> None:
    async def evening() -> None:
        ann = await Client(server.address).open("royal-secrets", "Ann")
        async with ann.socket() as socket:
            await socket.ask("Start")
            assert (await socket.ask("HandOver", bot="random"))["type"] == "Done"
            seen, _ = await socket.now()
            assert seen["chairs"][0]["bot"] == "random"
            assert "TakeBack" in seen["powers"]
            refusal = await socket.ask("Play", number=1, move={"type": "Pass"})
            assert refusal["problem"]["reason"] == "table-bot-plays"
            assert (await socket.ask("TakeBack"))["type"] == "Done"
            _, frame = await socket.now()
            await play_on(socket, first=frame)

    asyncio.run(evening())


def test_somebody_who_leaves_in_play_is_followed_by_a_bot_and_his_secret_opens_nothing_more(server: Server) -> None:
    async def evening() -> None:
        ann = await Client(server.address).open("royal-gambit", "Ann", players=3)
        bob = await ann.join(ann.table, "Bob")
        async with ann.socket() as one, bob.socket() as two:
            await one.ask("Start")
            assert (await two.ask("Leave"))["type"] == "Done"
            bye = await two.next("Bye")
            assert (bye["problem"]["reason"], bye["come_back"]) == ("server-not-yours", False)
            await play_on(one, first=(await one.now())[1])
        answer = await bob.ask("POST", f"/api/tables/{bob.table}/tickets")
        assert answer.status_code == 403

    asyncio.run(evening())


def test_a_spectator_sees_the_table_and_no_hand(server: Server) -> None:
    async def evening() -> None:
        ann = await Client(server.address).open("royal-secrets", "Ann")
        async with ann.socket() as socket, ann.watching().socket("fr") as other:
            await socket.ask("Start")
            frame = await other.frame()
            assert (frame["view"]["seat"], frame["view"]["hand"], frame["choices"]) == (None, [], [])
            assert frame["words"]["ask"]
            refusal = await other.ask("Say", text="psst")
            assert refusal["problem"]["text"].startswith("Vous regardez")

    asyncio.run(evening())


def test_whoever_comes_back_gets_the_newest_frame_and_can_ask_what_he_missed(server: Server) -> None:
    async def evening() -> None:
        ann = await Client(server.address).open("royal-secrets", "Ann")
        async with ann.socket() as socket:
            await socket.ask("Start")
            _, first = await socket.now()
            while not first["choices"]:
                first = await socket.frame()
            await socket.ask("Play", number=first["number"], move=first["choices"][0])
        async with ann.socket() as socket:
            newest = await socket.frame()
            assert newest["number"] > first["number"]
            assert newest["events"] == []
        answer = await ann.ask("GET", f"/api/tables/{ann.table}/history?after={first['number']}&lang=en")
        steps = answer.json()["steps"]
        assert steps[0]["number"] == first["number"] + 1
        assert steps[0]["words"]

    asyncio.run(evening())


def test_the_same_message_sent_twice_has_one_effect(server: Server) -> None:
    async def evening() -> None:
        ann = await Client(server.address).open("royal-secrets", "Ann")
        async with ann.socket() as socket:
            for _ in range(2):
                assert (await socket.ask("Say", id="hello", text="Bonsoir"))["type"] == "Done"
            assert (await socket.ask("Say", id="hello", text="Adieu"))["problem"]["reason"] == "server-id-used"
        async with ann.socket() as socket:
            assert (await socket.next("Talk"))["lines"] == [{"seat": 0, "name": "Ann", "text": "Bonsoir"}]

    asyncio.run(evening())


def test_a_move_can_be_typed_asked_about_and_tried(server: Server) -> None:
    async def evening() -> None:
        ann = await Client(server.address).open("royal-secrets", "Ann")
        async with ann.socket("en") as socket:
            await socket.ask("Start")
            _, frame = await socket.now()
            while not frame["choices"]:
                frame = await socket.frame()
            move, number = frame["choices"][0], frame["number"]
            preview = await socket.ask("Preview", move=move)
            assert preview["events"]
            assert preview["words"]
            assert "refusal" not in await socket.ask("WhyNot", move=move)
            refusal = (await socket.ask("WhyNot", move={"type": "UseEspionage"}))["refusal"]
            assert refusal["rule"].startswith("RS")
            unreadable = await socket.ask("PlayText", number=number, text="dance", lang="en")
            assert unreadable["problem"]["reason"] == "core-unreadable"
            words = frame["words"]["choices"][0]
            assert (await socket.ask("PlayText", number=number, text=words, lang="en"))["type"] == "Done"

    asyncio.run(evening())


def test_two_windows_of_one_seat_see_the_same(server: Server) -> None:
    async def evening() -> None:
        ann = await Client(server.address).open("royal-secrets", "Ann")
        async with ann.socket() as one, ann.socket() as two:
            await one.ask("Start")
            _, frame = await one.now()
            while not frame["choices"]:
                frame = await one.frame()
            assert (await two.now())[1]["view"] == frame["view"]
            await one.ask("Play", number=frame["number"], move=frame["choices"][0])
            assert (await two.frame())["number"] == frame["number"] + 1

    asyncio.run(evening())


def test_each_chair_says_what_its_reader_may_do_to_it(server: Server) -> None:
    async def evening() -> list[list[list[str]]]:
        ann = await Client(server.address).open("royal-secrets", "Ann", players=3)
        bob = await ann.join(ann.table, "Bob")
        people = (ann, bob, ann.watching())
        before = [(await each.ask("GET", f"/api/tables/{ann.table}")).json() for each in people]
        async with ann.socket() as socket:
            await socket.ask("Start")
        during = [(await each.ask("GET", f"/api/tables/{ann.table}")).json() for each in people]
        return [[chair["powers"] for chair in seen["chairs"]] for seen in (*before, *during)]

    assert asyncio.run(evening()) == [
        [["Leave"], ["Kick"], ["SeatBot"]],
        [[], ["Leave"], []],
        [[], [], []],
        [["HandOver", "Leave"], ["HandOver"], []],
        [[], ["HandOver", "Leave"], []],
        [[], [], []],
    ]


def test_a_choice_is_taken_back_and_its_message_has_no_effect_any_more(server: Server) -> None:
    async def evening() -> None:
        ann = await Client(server.address).open("royal-gambit", "Ann", players=3, options={"first_player": "0"})
        async with ann.socket("en") as socket:
            await socket.ask("Start")
            _, frame = await socket.now()
            while not frame["choices"]:
                frame = await socket.frame()
            keep = {"number": frame["number"], "move": {"type": "KeepHp"}}
            assert (await socket.ask("Play", id="keep", **keep))["type"] == "Done"
            _, kept = await socket.now()
            assert kept["can_undo"]
            assert (await socket.ask("Undo", number=kept["number"]))["type"] == "Done"
            _, again = await socket.now()
            assert (again["view"], again["choices"], "can_undo" in again) == (frame["view"], frame["choices"], False)
            resent = await socket.ask("Play", id="keep", **keep)
            assert resent["problem"]["reason"] == "table-withdrawn"
            assert (await socket.ask("Undo", number=again["number"]))["problem"]["reason"] == "core-nothing-to-undo"

    asyncio.run(evening())


def test_an_answer_given_ahead_is_given_without_asking(server: Server) -> None:
    async def evening() -> None:
        ann = await Client(server.address).open("royal-gambit", "Ann", players=3, options={"first_player": "1"})
        async with ann.socket("en") as socket:
            for name in ("believe", "allow"):
                refused = await socket.ask("SetAhead", ahead=name, until="turn")
                assert refused["problem"]["reason"] == "table-not-playing"
            await socket.ask("Start")
            for name in ("believe", "allow"):
                assert (await socket.ask("SetAhead", ahead=name, until="cleared"))["type"] == "Done"
            _, frame = await socket.now()
            assert {each["id"] for each in frame["ahead"]} == {"believe", "allow"}
            assert all(each["words"] for each in frame["ahead"])
            sealed = []
            while frame["view"]["actor"] != 0:
                frame = await socket.frame()
                sealed += [event["answer"] for event in frame["events"] if event["type"] == "AnswerSealed"]
            assert set(sealed) <= {"believe", "allow"}
            assert sealed

    asyncio.run(evening())
