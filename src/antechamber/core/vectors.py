"""Small fixed vectors of integers: how the engine keeps counts by kind."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64


def zeros(size: i64) -> vec[i64]:
    """A vector of zeros."""
    return filled(size, 0)


def filled(size: i64, value: i64) -> vec[i64]:
    """A vector filled with one value."""
    items: list[i64] = [value] * size
    return vec[i64](items)


def vector(items: Iterable[int]) -> vec[i64]:
    """A vector of these integers."""
    numbers: list[i64] = [item for item in items]
    return vec[i64](numbers)


def total(counts: vec[i64]) -> i64:
    """The sum of a vector."""
    result: i64 = 0
    for i in range(len(counts)):
        result += counts[i]
    return result
