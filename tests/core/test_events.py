"""Events: every field says who may see it, and `seen_by` is the only way out for a secret."""

from typing import ClassVar

import msgspec
import pytest

from antechamber import Event, seen
from antechamber.core.events import EVERYONE, MOST_SEATS, NOBODY, SPECTATOR, Public, Secret, Unsent, only


class Whispered(Event, frozen=True):
    """Somebody said something to somebody."""

    seat: Public[int]
    words: Secret[str]


class Plotted(Event, frozen=True):
    """Somebody did something of which nobody else may even know."""

    private: ClassVar[bool] = True
    seat: Secret[int]


class Bowed(Event, frozen=True):
    """Somebody bowed, in front of all."""

    reveals: ClassVar[bool] = True
    seat: Public[int]


def test_a_field_that_does_not_say_who_may_see_it_fails_when_the_class_is_made() -> None:
    with pytest.raises(TypeError, match=r"^Leaky\.card must be Public, Secret or Unsent$"):

        class Leaky(Event, frozen=True):
            seat: Public[int]
            card: str


def test_a_field_added_by_a_subclass_must_say_so_too() -> None:
    with pytest.raises(TypeError, match=r"Shouted\.echo must be"):

        class Shouted(Whispered, frozen=True):
            echo: int


def test_a_class_variable_is_no_field() -> None:
    assert (Plotted.secrets, Whispered.secrets, Bowed.secrets) == (("seat",), ("words",), ())


def test_a_reader_sees_the_secret_and_all_others_see_none_in_its_place() -> None:
    event = Whispered(seat=0, words="tonight", readers=only(2))

    assert event.seen_by(2) == Whispered(seat=0, words="tonight")
    for seat in (0, 1, 3, None):
        assert event.seen_by(seat) == Whispered(seat=0, words=None)


def test_what_everyone_may_read_a_spectator_may_read_too() -> None:
    event = Whispered(seat=0, words="tonight")

    assert [event.seen_by(seat) for seat in (None, *range(MOST_SEATS))] == [event] * (MOST_SEATS + 1)


def test_what_nobody_may_read_not_even_the_acting_seat_reads() -> None:
    event = Whispered(seat=0, words="tonight", readers=NOBODY)

    assert [event.seen_by(seat) for seat in (0, 1, None)] == [Whispered(seat=0, words=None)] * 3


def test_readers_may_be_several_seats_and_the_spectators() -> None:
    event = Whispered(seat=0, words="tonight", readers=only(1) | only(3) | SPECTATOR)

    told = {seat: sight.words for seat in (0, 1, 2, 3, None) if isinstance(sight := event.seen_by(seat), Whispered)}
    assert told == {0: None, 1: "tonight", 2: None, 3: "tonight", None: "tonight"}


def test_of_a_private_event_nobody_else_learns_even_that_it_happened() -> None:
    event = Plotted(seat=1, readers=only(1))

    assert event.seen_by(1) == Plotted(seat=1)
    assert [event.seen_by(seat) for seat in (0, 2, None)] == [None, None, None]


def test_seen_leaves_out_what_is_not_seen_and_keeps_the_order() -> None:
    events: list[Event] = [
        Bowed(seat=2),
        Plotted(seat=1, readers=only(1)),
        Whispered(seat=0, words="now", readers=only(1)),
    ]

    assert seen(events, 1) == [Bowed(seat=2), Plotted(seat=1), Whispered(seat=0, words="now")]
    assert seen(events, None) == [Bowed(seat=2), Whispered(seat=0, words=None)]


@pytest.mark.parametrize("readers", [EVERYONE, NOBODY, only(1), SPECTATOR])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_who_else_may_read_an_event_is_never_sent(readers: int, seat: int | None) -> None:
    """What reaches a seat has the same readers whatever they were, and on the wire there are none."""
    sight = Whispered(seat=0, words="tonight", readers=readers).seen_by(seat)

    assert sight is not None
    assert sight.readers == EVERYONE
    assert set(msgspec.json.decode(msgspec.json.encode(sight))) == {"type", "seat", "words"}


def test_seeing_leaves_the_event_as_it_was() -> None:
    event = Whispered(seat=0, words="tonight", readers=only(2))
    event.seen_by(1)

    assert (event.words, event.readers) == ("tonight", only(2))
    with pytest.raises(AttributeError):
        event.words = "never"  # type: ignore[misc]


def test_an_event_goes_over_the_wire_by_the_name_of_its_class() -> None:
    sent = msgspec.json.encode(Bowed(seat=2))

    assert sent == b'{"type":"Bowed","seat":2}'
    assert msgspec.json.decode(sent, type=Whispered | Bowed) == Bowed(seat=2)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"Bowed","seat":2,"words":"x"}', type=Whispered | Bowed)


def test_an_unsent_field_is_allowed_and_is_no_secret() -> None:
    class Noted(Event, frozen=True):
        page: Unsent[int] = 0

    assert Noted.secrets == ()
