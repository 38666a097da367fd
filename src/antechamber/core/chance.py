"""Luck: named streams that can be replayed, and dice for random play and imagined worlds.

Draw n of a stream depends only on the key, the stream's name and n. Playing differently does not shift other draws.
An int keys a small fast generator. A table uses 32 bytes, which key the streams by HMAC-SHA256 with rejection sampling.
"""

import hmac
from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from antechamber.core.refused import Refused
from antechamber.core.seats import bits, lowest
from antechamber.core.vectors import vector, zeros

WORD: Final[i64] = 0xFFFFFFFF
GOLDEN: Final[i64] = 0x9E3779B9
SECRET_BYTES: Final = 32
LARGEST_SEED: Final = 2**63 - 1


def mix(x: i64) -> i64:
    """Scatter 32 bits; every product stays below 2**63, so both builds agree."""
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & WORD
    x ^= x >> 15
    x = (x * 0x735A2D97) & WORD
    return x ^ (x >> 15)


def fold_name(name: str) -> int:
    """A 32-bit number for a stream's name."""
    folded = 0
    for byte in name.encode():
        folded = mix((folded + byte + GOLDEN) & WORD)
    return folded


def check_seed(seed: object) -> int:
    """The seed, checked to be one."""
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed <= LARGEST_SEED:
        return seed
    raise Refused("", "core-bad-seed", {"most": LARGEST_SEED})


@final
class Dice:
    """A small fast generator for random play and imagined worlds; real games never use it."""

    def __init__(self, seed: int) -> None:
        low: i64 = seed & 0xFFFFFFFF
        high: i64 = (seed >> 32) & 0x7FFFFFFF
        self.key: i64 = mix(mix(low ^ GOLDEN) ^ high)
        self.count: i64 = 0

    def below(self, size: i64) -> i64:
        """A number from 0 to size - 1, almost equally likely (a 32-bit word is scaled)."""
        self.count = (self.count + GOLDEN) & WORD
        return (mix(self.key ^ self.count) * size) >> 32

    def pick(self, counts: vec[i64], size: i64) -> i64:
        """A kind drawn from a pile of `size` cards, given as counts by kind: every card is equally likely."""
        return kind_at(counts, 0, self.below(size))


def kind_at(counts: vec[i64], start: i64, index: i64) -> i64:
    """The kind of the card at `index` in a pile sorted by kind; its counts begin at `start`."""
    kind: i64 = 0
    while index >= counts[start + kind]:
        index -= counts[start + kind]
        kind += 1
    return kind


@final
class Chance:
    """The luck of one game: a key, and how many draws each stream has given."""

    def __init__(self, streams: "Streams", seed: int, secret: bytes | None) -> None:
        self.streams = streams
        self.seed: int = seed
        self.secret = secret
        self.low: i64 = seed & 0xFFFFFFFF
        self.high: i64 = (seed >> 32) & 0x7FFFFFFF
        self.drawn: vec[i64] = streams.none_drawn[:]
        self.fixed: list[list[int]] | None = None

    def copy(self) -> "Chance":
        """The same luck, used up independently."""
        other = Chance(self.streams, 0, self.secret)
        other.seed = self.seed
        other.low = self.low
        other.high = self.high
        other.drawn = self.drawn[:]
        if self.fixed is not None:
            other.fixed = [list(draws) for draws in self.fixed]
        return other

    def below(self, stream: i64, size: i64) -> i64:
        """The next number of a stream, from 0 to size - 1."""
        n = self.drawn[stream]
        self.drawn[stream] = n + 1
        if self.secret is not None:
            return keyed_number(self.secret, self.streams.names[stream], n, size)
        key = mix(mix((self.low + self.streams.salts[stream]) & WORD) ^ self.high)
        return (mix((key + n * GOLDEN) & WORD) * size) >> 32

    def draw(self, stream: i64, counts: vec[i64], size: i64) -> i64:
        """A kind from a pile of `size` cards: the one a position fixes, otherwise all cards are equally likely."""
        if self.fixed is not None and len(self.fixed[stream]) > 0:
            self.drawn[stream] += 1
            return self.fixed[stream].pop(0)
        return kind_at(counts, 0, self.below(stream, size))

    def draw_member(self, stream: i64, mask: i64) -> i64:
        """A card drawn from a set of different cards: the one a position fixes, otherwise all are equally likely."""
        if self.fixed is not None and len(self.fixed[stream]) > 0:
            self.drawn[stream] += 1
            return self.fixed[stream].pop(0)
        for skipped in range(self.below(stream, bits(mask))):
            mask &= mask - 1
        return lowest(mask)


@final
class Streams:
    """The names of a game's streams, and what is derived from them once."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.salts: vec[i64] = vector([fold_name(name) for name in names])
        self.none_drawn: vec[i64] = zeros(len(names))


def keyed_number(secret: bytes, stream: str, n: int, size: int) -> int:
    """Draw n of a stream keyed by a secret: the first 64 bits of its HMAC, drawn again if they would be unfair."""
    fair = 2**64 - 2**64 % size
    attempt = 0
    while True:
        digest = hmac.new(secret, f"{stream} {n} {attempt}".encode(), sha256).digest()
        number = int.from_bytes(digest[:8], "big")
        if number < fair:
            return number % size
        attempt += 1


def commitment(secret: bytes) -> str:
    """The hash published before the deal, so that the secret cannot be changed later."""
    return sha256(secret).hexdigest()


def make_chance(streams: Streams, seed: object) -> Chance:
    """The luck of a seed: an int gives the fast streams, 32 bytes the keyed ones."""
    if isinstance(seed, bytes) and len(seed) == SECRET_BYTES:
        return Chance(streams, 0, seed)
    return Chance(streams, check_seed(seed), None)
