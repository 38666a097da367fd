"""The chairs round a table, and who may speak for each."""

import re
import unicodedata
from hashlib import sha256
from typing import Final

import msgspec

from antechamber.core.refused import Refused

LONGEST_NAME: Final = 24
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""What shows nothing, though it counts as a letter, a mark or a symbol."""

OF_THE_HOUSE: Final = re.compile(r"(bot )?\d+")
"""How a chair without an owner is called: nobody else may use this name."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who owns a chair, and the hash of the secret that proves it."""

    name: str
    key: str


class StandIn(msgspec.Struct, frozen=True):
    """A bot that plays a chair, and the hash of the secret by which it is known."""

    bot: str
    key: str


class Chair(msgspec.Struct, frozen=True):
    """A chair: its owner, who may be away, and the bot that plays it, if one does."""

    owner: Person | None = None
    bot: StandIn | None = None


class Who(msgspec.Struct, frozen=True):
    """Somebody at a table, known by a secret: a seat's owner, its bot, or a spectator without a seat."""

    seat: int | None = None
    is_bot: bool = False


SPECTATOR: Final = Who()


def key_of(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


def checked_name(name: str) -> str:
    """A name as it is shown, or Refused: some letters, and nothing that would disturb a line of text."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    is_seen = all(unicodedata.category(letter)[0] != "C" and letter not in UNSEEN for letter in tidy)
    if not 1 <= len(tidy) <= LONGEST_NAME or not is_seen or OF_THE_HOUSE.fullmatch(likeness(tidy)):
        raise Refused("", "table-bad-name", {"most": LONGEST_NAME})
    return tidy


def likeness(name: str) -> str:
    """A name to compare: case, width and style of its letters do not matter."""
    return unicodedata.normalize("NFKC", name).casefold()
