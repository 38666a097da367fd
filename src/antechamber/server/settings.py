"""What a host can set, each by an option of `antechamber serve` and by an environment variable."""

from dataclasses import dataclass, field, fields
from typing import Any

import msgspec

from antechamber.table.pace import Pace


class Allowance(msgspec.Struct, frozen=True):
    """How many at once, and how many per second after that."""

    burst: float
    per_second: float


def setting(default: Any, text: str) -> Any:
    """A setting with its default and what it is for."""
    return field(default=default, metadata={"text": text})


@dataclass(frozen=True)
class Settings:
    """How a server runs. The defaults suit a family on one machine, and a small club."""

    database: str = setting(
        "antechamber.db", "where the tables are kept: a file, or postgresql://user:password@host/name"
    )
    host: str = setting("127.0.0.1", "the address to listen at; 0.0.0.0 is every one of this machine")
    port: int = setting(8000, "the port to listen at; 0 takes any that is free")
    link: str = setting("", "the address by which people reach the server, where it stands behind another one")
    origins: str = setting("", "origins of other web pages that may open sockets here, separated by spaces")
    trust_proxy: bool = setting(False, "believe X-Forwarded-For, because a proxy of yours sets it")
    bot_workers: int = setting(1, "how many processes the bots have; 0 leaves their seats waiting")
    bot_pause: float = setting(0.8, "seconds that a bot waits before a move, so that people can follow")
    window_least: float = setting(1.5, "seconds that a window of sealed answers stays open at least")
    window_most: float = setting(90.0, "seconds after which it closes, and the absent do nothing; 0 waits for all")
    most_tables: int = setting(2000, "how many tables may be in memory at once")
    most_sockets: int = setting(8000, "how many sockets may be open at once")
    most_spectators: int = setting(50, "how many may watch one table")
    most_tabs: int = setting(4, "how many sockets one seat may have")
    idle: float = setting(900.0, "seconds after which a table without people leaves the memory; its log stays")
    message_burst: float = setting(100.0, "messages that one seat may send at once")
    message_rate: float = setting(20.0, "and how many each second after that")
    request_burst: float = setting(60.0, "requests that one address, or one seat, may send at once")
    request_rate: float = setting(5.0, "and how many each second after that")
    opening_burst: float = setting(20.0, "tables and chairs that one address may take at once")
    opening_rate: float = setting(0.1, "and how many each second after that")

    @property
    def pace(self) -> Pace:
        """How long windows stay open."""
        return Pace(self.window_least, self.window_most)

    @property
    def messages(self) -> Allowance:
        """Messages over the sockets of one seat."""
        return Allowance(self.message_burst, self.message_rate)

    @property
    def requests(self) -> Allowance:
        """Requests over HTTP of one address, or of one seat."""
        return Allowance(self.request_burst, self.request_rate)

    @property
    def openings(self) -> Allowance:
        """Tables and chairs that one address may take."""
        return Allowance(self.opening_burst, self.opening_rate)


def option_of(name: str) -> str:
    """The option of the command for a setting."""
    return "--" + name.replace("_", "-")


def variable_of(name: str) -> str:
    """The environment variable for a setting."""
    return "ANTECHAMBER_" + name.upper()


def described() -> list[tuple[str, Any, str]]:
    """Every setting: its name, its default and what it is for."""
    return [(each.name, each.default, each.metadata["text"]) for each in fields(Settings)]
