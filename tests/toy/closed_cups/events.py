"""What has happened, and who may see it."""

from typing import ClassVar

from antechamber.core.events import Event, Public, Secret
from antechamber.core.moves import Seat

from .cards import Pearl


class PearlDrawn(Event, frozen=True):
    """Somebody drew a pearl, which he alone sees (CC 1.3)."""

    reveals: ClassVar[bool] = True
    seat: Public[Seat]
    pearl: Secret[Pearl]


class PearlHidden(Event, frozen=True):
    """Somebody hid a pearl; nobody else learns even that (CC 2.1)."""

    private: ClassVar[bool] = True
    seat: Secret[Seat]
    pearl: Secret[Pearl]


class CupsClosed(Event, frozen=True):
    """A pearl lies under every cup: whoever hid the last one could not know that he would be the last."""

    reveals: ClassVar[bool] = True
    leader: Public[Seat]


class CupsLifted(Event, frozen=True):
    """The leader pointed at a cup, and all were lifted (CC 3.1)."""

    reveals: ClassVar[bool] = True
    leader: Public[Seat]
    cup: Public[Seat]
    pearls: Public[tuple[Pearl, ...]]


AnyEvent = PearlDrawn | PearlHidden | CupsClosed | CupsLifted
