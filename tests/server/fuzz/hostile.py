"""Messages that nobody should send, by the thousand, and the same again for the same seed."""

import json
import random
from collections.abc import Callable
from typing import Any, Final

from antechamber.server.sockets.socket import MOST_BYTES_IN

NASTY: Final = (
    "",
    " ",
    "\x00",
    "\x1b[31mred",
    "\u202eright to left",
    "\u2028",
    "<script>alert(1)</script>",
    "'; DROP TABLE antechamber_log; --",
    "../../../etc/passwd",
    "{ $name }",
    "%s%s%n",
    "\U0001d573\U0001f600\ufffd",
    "é" * 300,
    "a" * 3000,
)
"""Texts for names, lines of talk, ids and whatever else takes one."""
NUMBERS: Final = (0, -1, 1, 7, 8, 255, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, 10**40, 0.5, -0.0, 1e308)
KINDS: Final = (
    "Play",
    "PlayText",
    "Undo",
    "SetAhead",
    "ClearAhead",
    "Preview",
    "WhyNot",
    "Say",
    "Start",
    "Kick",
    "SeatBot",
    "HandOver",
    "TakeBack",
    "Sync",
)
"""What is sent in the right form: all messages but Leave, after which there would be nobody left to attack."""


class Hostile:
    """A source of hostile frames, text or binary."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.ids: list[str] = ["again"]
        self.ways: tuple[Callable[[], str | bytes], ...] = (
            self.noise,
            self.text_noise,
            self.truncated,
            self.nested,
            self.huge_number,
            self.wrong_type,
            self.unknown_tag,
            self.unknown_field,
            self.foreign,
            self.repeated,
            self.brimful,
            self.binary,
            self.not_an_object,
            self.broken_letters,
            self.nasty_text,
        )

    def frame(self) -> str | bytes:
        """The next frame; it is never larger than what the server reads."""
        made = self.dice.choice(self.ways)()
        return made if len(made if isinstance(made, bytes) else made.encode()) <= MOST_BYTES_IN else "{}"

    def message(self, kind: str | None = None) -> dict[str, Any]:
        """A message of the right form, with whatever inside."""
        name = kind or self.dice.choice(KINDS)
        number = self.dice.choice((0, 1, 2, 3, 50, 2**53))
        contents: dict[str, dict[str, Any]] = {
            "Play": {"number": number, "move": self.move()},
            "PlayText": {
                "number": number,
                "text": self.dice.choice(NASTY)[:200],
                "lang": self.dice.choice(("en", "fr")),
            },
            "Undo": {"number": number},
            "SetAhead": {"ahead": self.dice.choice(("pass", "believe", "?")), "until": self.dice.choice(("turn", "?"))},
            "ClearAhead": {"ahead": self.dice.choice(("pass", "believe", "?"))},
            "Preview": {"move": self.move()},
            "WhyNot": {"move": self.move()},
            "Say": {"text": self.dice.choice(NASTY)},
            "Kick": {"seat": self.dice.randrange(8)},
            "SeatBot": {"seat": self.dice.randrange(8), "bot": self.dice.choice(NASTY)[:40] or "random"},
            "HandOver": {"seat": self.dice.choice((None, 0, 1, 5, 7))},
        }
        self.ids.append(self.dice.choice(("", "x")) + str(self.dice.getrandbits(60)))
        return {"type": name, "id": self.ids[-1], **contents.get(name, {})}

    def move(self) -> Any:
        """A move of some game, or of none."""
        return self.dice.choice(
            (
                {"type": "Bet", "card": "courtier 20", "face_up": False},
                {"type": "Attend", "side": self.dice.choice(("king", "queen", "nobody"))},
                {"type": "GiveParley", "to": self.dice.choice(NUMBERS)},
                {"type": "Resign"},
                {"type": "Target", "seat": 3, "spot": "royal"},
                {"type": "SplitPlayers", "king": list(range(self.dice.randrange(50)))},
                {"type": self.dice.choice(NASTY)[:50]},
                self.value(3),
            )
        )

    def value(self, depth: int) -> Any:
        """Any JSON."""
        choice = self.dice.randrange(7 if depth else 5)
        if choice == 5:
            return [self.value(depth - 1) for _ in range(self.dice.randrange(4))]
        if choice == 6:
            return {self.dice.choice(NASTY)[:20]: self.value(depth - 1) for _ in range(self.dice.randrange(4))}
        return (None, True, self.dice.choice(NUMBERS), self.dice.choice(NASTY)[:100], "")[choice]

    # The ways to be hostile.

    def noise(self) -> bytes:
        return self.dice.randbytes(self.dice.randrange(200))

    def text_noise(self) -> str:
        return "".join(chr(self.dice.choice((self.dice.randrange(32, 127), 0x20AC, 0x1F600))) for _ in range(30))

    def truncated(self) -> str:
        text = json.dumps(self.message())
        return text[: self.dice.randrange(len(text))]

    def nested(self) -> str:
        depth = self.dice.choice((10, 500, 990, 1010, 1500, 2000))
        opening, closing = self.dice.choice((("[", "]"), ('{"a":', "}")))
        depth = min(depth, (MOST_BYTES_IN - 60) // (len(opening) + len(closing)))
        inside = opening * depth + "1" + closing * depth
        return self.dice.choice(('{"type":"WhyNot","id":"deep","move":%s}', "%s", '{"id":"deep","x":%s}')) % inside

    def huge_number(self) -> str:
        digits = "9" * self.dice.choice((20, 309, 400, 3000))
        number = self.dice.choice((digits, f"-{digits}", f"1e{digits[:6]}", f"0.{digits}", "1E400", "NaN", "Infinity"))
        return '{"type":"Play","id":"n","number":%s,"move":{"type":"Resign"}}' % number  # noqa: UP031  It holds braces.

    def wrong_type(self) -> str:
        message = self.message()
        message[self.dice.choice(list(message))] = self.value(2)
        return json.dumps(message)

    def unknown_tag(self) -> str:
        return json.dumps({**self.message(), "type": self.dice.choice((*NASTY, "play", "Frame", "Done", 3, None))})

    def unknown_field(self) -> str:
        return json.dumps({**self.message(), self.dice.choice(("seat", "secret", "as", *NASTY))[:100]: self.value(1)})

    def foreign(self) -> str:
        return json.dumps(self.message())

    def repeated(self) -> str:
        return json.dumps({**self.message(), "id": self.dice.choice(self.ids[-40:])[:36]})

    def brimful(self) -> str:
        text = '{"type":"Say","id":"full","text":""}'
        size = MOST_BYTES_IN - len(text) - self.dice.choice((0, 0, 1, 2))
        return text.replace('""', '"' + "x" * size + '"')

    def binary(self) -> bytes:
        return json.dumps(self.message()).encode(self.dice.choice(("utf-8", "utf-16", "utf-8-sig")))

    def not_an_object(self) -> str:
        return json.dumps(self.dice.choice(([], None, 1, "text", [self.message()], True)))

    def broken_letters(self) -> str | bytes:
        text = '{"type":"Say","id":"s","text":"%s"}' % self.dice.choice(("\\ud800", "\\udc00x", "\\u12", "\\x41", "\t"))  # noqa: UP031
        return self.dice.choice((text, text.encode().replace(b"\\", b"\xff")))

    def nasty_text(self) -> str:
        message = self.message(self.dice.choice(("Say", "PlayText", "SeatBot")))
        return json.dumps({**message, "id": self.dice.choice(NASTY)})
