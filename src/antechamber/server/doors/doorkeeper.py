"""What every request shares, over HTTP or for a socket: the tables, the tickets, the limits and the figures."""

from antechamber.core.refused import Refused
from antechamber.server.doors.limits import Buckets
from antechamber.server.doors.tickets import Tickets
from antechamber.server.metrics import Measures
from antechamber.server.tables.house import House


class Doorkeeper:
    """Knows who may come in, and how often."""

    def __init__(self, house: House, measures: Measures, network_link: str = "") -> None:
        self.house = house
        self.network_link = network_link
        """The link by which other machines reach the server, if they can."""
        self.measures = measures
        self.tickets = Tickets()
        self.requests = Buckets(house.settings.requests)
        self.openings = Buckets(house.settings.openings)
        self.messages = Buckets(house.settings.messages)

    def address(self, client: str, forwarded: str | None) -> str:
        """Where a client comes from: what a trusted proxy says, or the other end of the connection."""
        if self.house.settings.trust_proxy and forwarded:
            return forwarded.split(",")[-1].strip()[:64]
        return client


def checked_lang(lang: str | None) -> str | None:
    """The language asked for, or None if none was; one that we have no words in is refused."""
    if lang not in {None, "", "en", "fr"}:
        raise Refused("", "server-malformed", {"fault": "lang is en or fr"})
    return lang or None
