"""What has happened: facts in the past tense; every field says who may see it."""

import sys
from typing import Annotated, Any, ClassVar, Final, TypeVar, get_type_hints

import msgspec

from antechamber.core.moves import Seat

T = TypeVar("T")

Public = Annotated[T, "public"]
"""A field that everyone may see."""

Secret = Annotated[T | None, "secret"]
"""A field that only the event's readers may see; it is None for everyone else."""

Unsent = Annotated[T, "unsent"]
"""A field that never leaves the engine."""

BySeat = Annotated[tuple[T, ...], "by seat"]
"""A value for each seat, in seat order."""

MOST_SEATS: Final = 8
SPECTATOR: Final = 1 << MOST_SEATS
EVERYONE: Final = 2 * SPECTATOR - 1
NOBODY: Final = 0


def only(seat: int) -> int:
    """The readers mask for one seat alone."""
    return 1 << seat


class Event(msgspec.Struct, frozen=True, tag=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A fact; `readers` is the mask of the seats (and spectators) that may see its secret fields."""

    readers: Unsent[int] = EVERYONE

    reveals: ClassVar[bool] = False
    """True if it draws or turns up something the acting seat could not know."""

    private: ClassVar[bool] = False
    """True if it is hidden from everyone but its readers, including that it happened."""

    binds: ClassVar[bool] = False
    """True if it cannot be taken back, though it draws and shows nothing."""

    secrets: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, **config: Any) -> None:
        """Refuse, at import, a field that does not say who may see it."""
        super().__init_subclass__(**config)
        hints = get_type_hints(cls, vars(sys.modules[cls.__module__]), include_extras=True)
        fields = {name: hint for name, hint in hints.items() if getattr(hint, "__origin__", None) is not ClassVar}
        for name, hint in fields.items():
            if not {"public", "secret", "unsent"} & set(getattr(hint, "__metadata__", ())):
                raise TypeError(f"{cls.__name__}.{name} must be Public, Secret or Unsent")
        cls.secrets = tuple(name for name, hint in fields.items() if "secret" in hint.__metadata__)

    def seen_by(self, seat: int | None) -> "Event | None":
        """The event as a seat, or a spectator (None), may see it: the only way out for its secrets."""
        reads = self.readers & (SPECTATOR if seat is None else 1 << seat)
        if reads and self.readers is EVERYONE:  # The default object is never sent: nothing to remove.
            return self
        if reads:
            return msgspec.structs.replace(self, readers=EVERYONE)
        if self.private:
            return None
        return msgspec.structs.replace(self, readers=EVERYONE, **dict.fromkeys(self.secrets))


class ChoiceUndone(Event, frozen=True):
    """A seat took back its last choice; only those who had been told of the choice are told."""

    private: ClassVar[bool] = True
    seat: Public[Seat]


class TimeRanOut(Event, frozen=True):
    """A seat let its time run out, and was answered for; only that seat is told."""

    private: ClassVar[bool] = True
    seat: Public[Seat]


AnyTableEvent = ChoiceUndone | TimeRanOut
"""What a table tells, whatever is played at it."""


def seen(events: list[Event], seat: int | None) -> list[Event]:
    """What a seat, or a spectator (None), sees of these events."""
    return [sight for event in events if (sight := event.seen_by(seat)) is not None]
