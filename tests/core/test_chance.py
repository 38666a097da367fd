"""Luck: named streams that depend on nothing but their key, their name and the number of the draw."""

import hmac
from hashlib import sha256
from itertools import pairwise

import pytest

import antechamber
from antechamber import Refused
from antechamber.core.chance import (
    LARGEST_SEED,
    Chance,
    Dice,
    Streams,
    check_seed,
    commitment,
    keyed_number,
    make_chance,
)
from antechamber.core.vectors import vector
from antechamber.games.royal_secrets.events import CardinalBet, RoundOpened
from tests.games.royal_secrets.court import fresh, of, play_out

SECRET = bytes(range(32))
KEYS = [pytest.param(7, id="int"), pytest.param(SECRET, id="secret")]
NAMES = ["king", "queen", "valet"]

KNOWN = [
    [392, 613, 901, 113, 833, 858, 468, 366, 176, 308],
    [779, 249, 578, 453, 755, 371, 727, 23, 111, 100],
    [749, 428, 382, 133, 720, 80, 104, 397, 570, 829],
]
"""The first ten numbers below 1000 of three generators."""

# What chi-square exceeds once in a thousand times, by degrees of freedom.
UNLIKELY = {1: 10.83, 5: 20.52, 9: 27.88, 17: 40.79, 35: 66.62}


def luck(key: int | bytes, names: list[str] | None = None) -> Chance:
    return make_chance(Streams(names or NAMES), key)


def sequence(chance: Chance, stream: int, number: int = 20, size: int = 1000) -> list[int]:
    return [chance.below(stream, size) for _ in range(number)]


def chi_square(draws: list[int], size: int) -> float:
    expected = len(draws) / size
    return sum((draws.count(kind) - expected) ** 2 / expected for kind in range(size))


# A draw depends on the key, the stream's name and its number alone


@pytest.mark.parametrize("key", KEYS)
def test_the_same_key_gives_the_same_luck(key: int | bytes) -> None:
    assert sequence(luck(key), 0) == sequence(luck(key), 0)


@pytest.mark.parametrize("key", KEYS)
def test_draws_of_other_streams_in_between_shift_nothing(key: int | bytes) -> None:
    alone, among = luck(key), luck(key)

    mixed = []
    for _ in range(20):
        among.below(0, 6)
        mixed.append(among.below(1, 1000))
        among.below(2, 52)

    assert mixed == sequence(alone, 1)


@pytest.mark.parametrize("key", KEYS)
def test_where_a_stream_stands_among_the_others_does_not_matter(key: int | bytes) -> None:
    assert sequence(luck(key, ["king", "valet"]), 1) == sequence(luck(key, ["valet", "queen", "king"]), 0)


@pytest.mark.parametrize("key", KEYS)
def test_draw_n_is_the_same_whatever_the_sizes_of_the_draws_before(key: int | bytes) -> None:
    one, other = luck(key), luck(key)
    sequence(one, 0, number=5, size=2)
    sequence(other, 0, number=5, size=999)

    assert one.below(0, 1000) == other.below(0, 1000)


@pytest.mark.parametrize("key", KEYS)
def test_streams_of_other_names_and_keys_are_other_streams(key: int | bytes) -> None:
    other = key + 1 if isinstance(key, int) else key[::-1]
    streams = [sequence(luck(key), 0), sequence(luck(key), 1), sequence(luck(key), 2), sequence(luck(other), 0)]

    assert len({tuple(stream) for stream in streams}) == 4


@pytest.mark.parametrize(("one", "other"), [(1, 1 + 2**32), (0, 2**62), (5, 5 + 2**40)])
def test_all_bits_of_a_seed_count(one: int, other: int) -> None:
    assert sequence(luck(one), 0) != sequence(luck(other), 0)
    dice = Dice(one), Dice(other)
    assert [dice[0].below(1000) for _ in range(20)] != [dice[1].below(1000) for _ in range(20)]


@pytest.mark.parametrize("key", [*KEYS, pytest.param(2**62 + 1, id="large int")])
def test_a_copy_is_used_up_independently(key: int | bytes) -> None:
    original = luck(key)
    sequence(original, 0, number=3)
    copy = original.copy()

    assert (copy.seed, copy.secret) == (original.seed, original.secret)
    assert sequence(copy, 0) == sequence(original, 0)
    assert (copy.drawn[0], original.drawn[0], copy.drawn[1]) == (23, 23, 0)


def test_the_numbers_of_a_seed_are_these_for_ever() -> None:
    """Kept records rest on them."""
    assert sequence(luck(7), 0, number=10) == KNOWN[0]
    assert sequence(luck(2**62 + 1), 2, number=10) == KNOWN[1]
    dice = Dice(7)
    assert [dice.below(1000) for _ in range(10)] == KNOWN[2]


def test_a_secret_keys_its_streams_by_hmac_of_name_and_number() -> None:
    """As anybody can check with other tools: the first 64 bits, modulo the size."""
    digests = [hmac.new(SECRET, f"queen {n} 0".encode(), sha256).digest() for n in range(20)]

    assert sequence(luck(SECRET), 1) == [int.from_bytes(digest[:8], "big") % 1000 for digest in digests]


def test_a_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


# Fairness


@pytest.mark.parametrize("key", [*KEYS, 0, 2**62, bytes(32)])
@pytest.mark.parametrize("size", [2, 6, 10, 18])
def test_every_number_is_equally_likely(key: int | bytes, size: int) -> None:
    draws = sequence(luck(key), 0, number=9000, size=size)

    assert set(draws) == set(range(size))
    assert chi_square(draws, size) < UNLIKELY[size - 1]


@pytest.mark.parametrize("size", [2, 6, 10, 18])
def test_the_first_draw_is_fair_over_neighboring_seeds(size: int) -> None:
    draws = [luck(seed).below(1, size) for seed in range(9000)]

    assert chi_square(draws, size) < UNLIKELY[size - 1]


@pytest.mark.parametrize("key", KEYS)
def test_two_streams_do_not_go_together(key: int | bytes) -> None:
    chance = luck(key)
    pairs = [6 * chance.below(0, 6) + chance.below(1, 6) for _ in range(9000)]

    assert chi_square(pairs, 36) < UNLIKELY[35]


@pytest.mark.parametrize("key", KEYS)
def test_a_draw_does_not_tell_the_next(key: int | bytes) -> None:
    draws = sequence(luck(key), 0, number=18_000, size=6)
    pairs = [6 * one + other for one, other in list(pairwise(draws))[::2]]

    assert chi_square(pairs, 36) < UNLIKELY[35]


def test_the_dice_of_random_play_are_fair() -> None:
    dice = Dice(3)

    assert chi_square([dice.below(6) for _ in range(9000)], 6) < UNLIKELY[5]
    assert chi_square([Dice(seed).below(6) for seed in range(9000)], 6) < UNLIKELY[5]


def test_a_number_that_would_be_unfair_is_drawn_again() -> None:
    """Of the sizes just above 2**63 almost half of all 64-bit numbers have to be thrown away."""
    size = 2**63 + 1
    again = 0
    for n in range(200):
        tries = (hmac.new(SECRET, f"valet {n} {attempt}".encode(), sha256).digest() for attempt in range(100))
        numbers = [int.from_bytes(digest[:8], "big") for digest in tries]
        fair = next(number for number in numbers if number < size)
        again += fair != numbers[0]
        assert keyed_number(SECRET, "valet", n, size) == fair
    assert 70 < again < 130


@pytest.mark.parametrize("key", KEYS)
def test_every_card_of_a_pile_is_equally_likely_not_every_kind(key: int | bytes) -> None:
    """One card of the first kind, none of the second, two and seven of the others."""
    chance = luck(key)
    kinds = [chance.draw(0, vector([1, 0, 2, 7]), 10) for _ in range(9000)]

    as_cards = {0: [0], 2: [1, 2], 3: [3, 4, 5, 6, 7, 8, 9]}
    expected = [900 * len(as_cards.get(kind, ())) for kind in range(4)]
    parts = [(kinds.count(kind) - due) ** 2 / due for kind, due in enumerate(expected) if due]
    assert kinds.count(1) == 0
    assert sum(parts) < UNLIKELY[5]


@pytest.mark.parametrize("key", KEYS)
def test_every_member_of_a_set_is_equally_likely(key: int | bytes) -> None:
    """Cards that are all different lie in a set: here 1, 2, 5, 9, 10 and 17."""
    chance, members = luck(key), [1, 2, 5, 9, 10, 17]
    drawn = [chance.draw_member(0, sum(1 << member for member in members)) for _ in range(9000)]

    assert set(drawn) == set(members)
    assert chi_square([members.index(member) for member in drawn], 6) < UNLIKELY[5]


# Fixed draws


@pytest.mark.parametrize("key", KEYS)
def test_fixed_draws_come_first_and_then_luck_goes_on_where_it_would_have_been(key: int | bytes) -> None:
    counts = vector([5, 5, 5, 5])
    free, fixed = luck(key), luck(key)
    fixed.fixed = [[], [3, 0, 3], []]

    drawn = [fixed.draw(1, counts, 20) for _ in range(8)]

    assert drawn[:3] == [3, 0, 3]
    assert drawn[3:] == [free.draw(1, counts, 20) for _ in range(8)][3:]
    assert fixed.drawn[1] == 8


def test_a_member_of_a_set_may_be_fixed_too() -> None:
    free, fixed = luck(7), luck(7)
    fixed.fixed = [[], [17, 2], []]

    drawn = [fixed.draw_member(1, 0b100000001000100110) for _ in range(8)]

    assert drawn[:2] == [17, 2]
    assert drawn[2:] == [free.draw_member(1, 0b100000001000100110) for _ in range(8)][2:]
    assert fixed.drawn[1] == 8


def test_fixed_draws_of_one_stream_leave_the_others_alone() -> None:
    counts = vector([5, 5])
    free, fixed = luck(7), luck(7)
    fixed.fixed = [[1, 1, 1], [], []]

    assert [fixed.draw(1, counts, 10) for _ in range(8)] == [free.draw(1, counts, 10) for _ in range(8)]


def test_a_copy_has_fixed_draws_of_its_own() -> None:
    counts = vector([5, 5])
    original = luck(7)
    original.fixed = [[1], [], []]
    copy = original.copy()

    assert copy.draw(0, counts, 10) == 1
    assert original.fixed == [[1], [], []]


# Luck in a game


@pytest.mark.parametrize("key", [7, SECRET])
def test_different_play_does_not_shift_luck(key: int | bytes) -> None:
    """The same Audience cards come up whatever is played, and the Cardinal's cards come in the same order."""
    game = antechamber.game("royal-secrets")
    tables = []
    for seed in range(4):
        table = fresh()
        table.state = game.start(4, key)
        tables.append(play_out(table, seed))

    opened = [[(event.king, event.queen) for event in of(RoundOpened, table.told)] for table in tables]
    assert len(opened[0]) == 6
    assert opened == [opened[0]] * 4
    assert len({repr(table.told) for table in tables}) == 4
    cardinals = sorted(([event.card for event in of(CardinalBet, table.told)] for table in tables), key=len)
    assert len(cardinals[1]) > 2
    assert [cards == cardinals[-1][: len(cards)] for cards in cardinals] == [True] * 4


# Bad seeds


@pytest.mark.parametrize("seed", [0, 1, LARGEST_SEED])
def test_a_seed_may_be_any_number_of_63_bits(seed: int) -> None:
    assert check_seed(seed) == seed
    assert make_chance(Streams(NAMES), seed).seed == seed


@pytest.mark.parametrize(
    "seed", [-1, LARGEST_SEED + 1, True, None, 1.0, "7", b"", b"7", bytes(31), bytes(33), bytearray(32), [7], object()]
)
def test_anything_else_is_refused(seed: object) -> None:
    with pytest.raises(Refused) as refused:
        make_chance(Streams(NAMES), seed)

    assert (refused.value.rule, refused.value.reason) == ("", "core-bad-seed")
    assert str(refused.value) == ("A seed is a whole number from 0 to 9,223,372,036,854,775,807, or exactly 32 bytes.")


def test_dice_take_no_secret() -> None:
    with pytest.raises(Refused):
        antechamber.game("royal-secrets").start(4, 7).playout(SECRET)
