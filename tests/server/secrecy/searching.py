"""The search for whatever should not have been sent: each function gives the faults that it finds, in words."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from antechamber.core.events import AnyTableEvent
from antechamber.core.game import Game
from antechamber.core.state import State
from antechamber.server.tables.frames import words_of
from antechamber.table.shown import Shown
from tests.server.secrecy.evening import Evening, Guest
from tests.server.secrecy.truth import Owed, Truth, plain, sight, told_after

WORLDS: Final = 2
"""How many other worlds are imagined for each frame."""


class Search:
    """One evening, beside the truth about it."""

    def __init__(self, evening: Evening, truth: Truth) -> None:
        self.evening = evening
        self.truth = truth
        self.compared: Counter[str] = Counter()
        """How often each comparison was made: a search that compares nothing finds nothing."""

    def faults(self) -> list[str]:
        """Everything that reached somebody and should not have, or not in that form."""
        found = list(self.truth.missed)
        for guest in self.evening.guests:
            found += [f"reader {guest.reader}: {fault}" for fault in self._of(guest)]
        return found

    def _of(self, guest: Guest) -> Iterator[str]:
        yield from self._frames(guest)
        yield from self._questions(guest)
        yield from self._bodies(guest)
        yield from self._secrets(guest)

    # Frames: exactly what the reader would have been sent in every world that he cannot tell from the true one.

    def _frames(self, guest: Guest) -> Iterator[str]:
        heard: set[int] = set()
        for text in guest.socket.received:
            frame = json.loads(text)
            if frame["type"] != "Frame":
                continue
            owed = self.truth.owed.get((guest.reader, frame["number"]))
            if owed is None:
                yield f"frame {frame['number']} is owed to nobody"
                continue
            is_new = frame["number"] not in heard
            heard.add(frame["number"])
            yield from self._frame(guest, frame, text, owed, is_new=is_new)
        expected = {number for reader, number in self.truth.owed if reader == guest.reader}
        if heard != expected:
            yield f"frames {sorted(expected ^ heard)} were owed and not sent, or the reverse"

    def _frame(self, guest: Guest, frame: dict[str, Any], text: str, owed: Owed, *, is_new: bool) -> Iterator[str]:
        told = owed.told if is_new else []
        for seed in range(WORLDS):
            world = owed.after.imagine(guest.reader, 1000 * frame["number"] + seed)
            if self._as_sent(guest, frame, world, told) != text:
                yield f"frame {frame['number']} would be another in another world"
            self.compared["frames"] += 1
        if is_new:
            yield from self._next(guest, frame, owed)
            yield from shown_too_much(self.evening.game, frame, guest.reader)

    def _as_sent(self, guest: Guest, frame: dict[str, Any], world: State, told: list[Any]) -> str:
        """The frame as it would be sent in a world, byte for byte; only the clock is taken from the frame itself."""
        view, choices = sight(world, guest.reader)
        answer = frame.get("answer")
        has_answered = guest.reader is not None and answer in self.truth.answers.get(guest.reader, ())
        content: dict[str, Any] = {"type": "Frame", "number": frame["number"], "events": told, "view": view}
        content["choices"] = [] if has_answered else choices
        if has_answered:
            content["answer"] = answer
        if "closes_in" in frame:
            content["closes_in"] = frame["closes_in"]
        for own in ("can_undo", "ahead", "can_ahead"):
            if own in frame:
                content[own] = frame[own]
        if guest.lang:
            content["words"] = self._words(guest, world, told, answer if has_answered else None)
        return msgspec.json.encode(content).decode()

    def _words(self, guest: Guest, world: State, told: list[Any], answer: Any) -> Any:
        game = self.evening.game
        events = [msgspec.convert(event, game.event_type | AnyTableEvent) for event in told]
        choices = [] if answer or guest.reader is None else world.choices(guest.reader)
        sealed = msgspec.convert(answer, game.move_type) if answer else None
        shown = Shown(world.view(guest.reader), choices, sealed, can_undo=False, ahead=(), can_ahead=())
        return plain(words_of(game, shown, events, self.truth.table.in_play().header.seats, guest.lang))

    def _next(self, guest: Guest, frame: dict[str, Any], owed: Owed) -> Iterator[str]:
        """Where the same moves lead to the same sight in another world, the reader is told the same there."""
        for seed in range(WORLDS):
            if owed.before is None:
                return
            world = owed.before.imagine(guest.reader, 1000 * frame["number"] + seed)
            after = told_after(world, owed.moves, guest.reader)
            if after is not None and after[1] == (frame["view"], frame["choices"]):
                self.compared["events"] += 1
                if after[0] != frame["events"]:
                    yield f"the events of frame {frame['number']} say more than the view"

    # Answers to questions and refusals: the same in every world.

    def _questions(self, guest: Guest) -> Iterator[str]:
        for number, question, answer in guest.asked:
            owed = self.truth.owed[guest.reader, number]
            refusal = answer.get("refusal") or answer.get("problem")
            if guest.reader is None:
                if refusal is None or refusal["reason"] != "table-spectator":
                    yield "a spectator was answered as a player"
                continue
            for seed in range(WORLDS):
                world = owed.after.imagine(guest.reader, 7000 * number + seed)
                move = msgspec.convert(question["move"], self.evening.game.move_type)
                why = world.why_not(guest.reader, move)
                there = None if why is None else {"rule": why.rule, "reason": why.reason, "facts": plain(why.facts)}
                here = refusal and {part: refusal[part] for part in ("rule", "reason", "facts")}
                self.compared["refusals" if refusal else "answers"] += 1
                if here != there:
                    yield f"{question['type']} is answered otherwise in another world: {here} and {there}"
            if question["type"] == "Preview" and refusal is None:
                move = msgspec.convert(question["move"], self.evening.game.move_type)
                world = owed.after.imagine(guest.reader, number)
                if answer.get("events", []) != plain(self.evening.game.preview(world.view(guest.reader), move)):
                    yield "a preview is another in another world"

    # Over HTTP: the history is what was told over the socket, and a record is shown after the end alone.

    def _bodies(self, guest: Guest) -> Iterator[str]:
        for path, status, text in guest.bodies:
            body = json.loads(text)
            self.compared[path] += 1
            if path.startswith("/record") and status == 200:
                yield "a record was shown before the end"
            if path.startswith("/history"):
                steps = [{"number": step["number"], "events": step["events"]} for step in body["steps"]]
                owed = [(number, each) for (reader, number), each in self.truth.owed.items() if reader == guest.reader]
                told = [{"number": number, "events": each.told} for number, each in owed if number <= body["number"]]
                if steps != told:
                    yield "the history is not what was told over the socket"

    def _is_over(self) -> bool:
        return self.truth.table.phase == "over"

    # Whatever it was sent in: no luck, no secret of another, no hash.

    def _secrets(self, guest: Guest) -> Iterator[str]:
        never = [*(each.client.secret for each in self.evening.guests if each.client.secret), *self.truth.secrets]
        for text in self._before_the_end(guest):
            self.compared["texts"] += 1
            if any(secret in text for secret in never):
                yield f"a secret was sent: {text[:80]}"

    def _before_the_end(self, guest: Guest) -> list[str]:
        """What he was sent until the luck of the game was shown to all; over HTTP nothing was asked after that."""
        texts = guest.socket.received
        is_shown = (n for n, text in enumerate(texts) if self._is_over() and '"revealed":"' in text)
        return [*texts[: next(is_shown, len(texts))], *(text for _path, _status, text in guest.bodies)]


def shown_too_much(game: Game, frame: dict[str, Any], reader: int | None) -> Iterator[str]:
    """In the fields where cards stand: what lies face down before others is not named."""
    view = frame["view"]
    if game.id == "royal-secrets":
        for bet in view["bets"]:
            is_known = bet["face_up"] or bet["stabbed"] or bet["owner"] == reader or reader in bet["spied_by"]
            if bet["card"] is not None and not is_known:
                yield f"a face-down bet is named: {bet}"
    if game.id == "royal-gambit":
        for seat, shown in enumerate(view["seats"]):
            for character in shown["characters"]:
                is_known = character["open"] or seat == reader or reader in character["seen_by"]
                if character["card"] is not None and not is_known:
                    yield f"a hidden character is named: {character}"
    if game.id == "queen-marie-antoinette":
        for under in view["under"]:
            if under["plot"] is not None and under["seat"] != reader:
                yield f"another's Plot is named: {under}"
