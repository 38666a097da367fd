"""Where a log is kept, in one line of text."""

import re
from pathlib import Path

from antechamber.server.storage.contract import StorageError

_SQLITE = "sqlite:///"
_POSTGRES = ("postgresql://", "postgres://")


def is_postgres(address: str) -> bool:
    """True for the address of a PostgreSQL server."""
    return address.startswith(_POSTGRES)


def path_of(address: str) -> Path:
    """The file that an address names: a plain path, or one behind `sqlite:///`."""
    path = address.removeprefix(_SQLITE)
    if "://" in path or path.startswith(("sqlite:", ":")) or not path.strip() or "\0" in path:
        raise bad_address(address)
    return Path(path).expanduser()


def without_password(address: str) -> str:
    """An address as it may be shown in messages."""
    return re.sub(r"//([^/:@]*):.*@", r"//\1:***@", address).partition("?")[0]


def bad_address(address: str) -> StorageError:
    """The refusal of an address that we cannot read."""
    return StorageError("", "storage-bad-address", {"address": without_password(address)[:100]})
