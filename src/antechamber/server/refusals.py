"""How a refusal leaves the server: as data for programs, as a sentence for people, and as a status over HTTP."""

from pathlib import Path
from typing import Final

from antechamber.core import text
from antechamber.core.refused import Refused
from antechamber.server.messages import Problem
from antechamber.server.storage.contract import StorageError

text.learn(Path(__file__).parent)

STATUS: Final = {
    "server-malformed": 400,
    "core-bad-option": 422,
    "core-bad-toggle": 422,
    "core-bad-value": 422,
    "core-bad-number": 422,
    "core-bad-players": 422,
    "core-bad-deck": 422,
    "core-no-such-game": 422,
    "bots-no-such-bot": 422,
    "table-bad-name": 422,
    "server-no-secret": 401,
    "server-not-yours": 403,
    "server-bad-origin": 403,
    "server-bad-ticket": 403,
    "server-only-here": 403,
    "server-no-such-table": 404,
    "server-no-such-page": 404,
    "table-no-such-game": 404,
    "server-bad-method": 405,
    "server-too-large": 413,
    "server-not-json": 415,
    "server-too-many": 429,
    "server-fault": 500,
    "server-full": 503,
    "server-quarantined": 503,
    "server-storage": 503,
    "server-unsure": 503,
    "server-closing": 503,
}
"""The HTTP status by reason; any other refusal is a conflict with the state of the table: 409."""
CONFLICT: Final = 409


def problem(refused: Refused, lang: str = "en") -> Problem:
    """A refusal as it is sent; clients are not told where the tables are stored."""
    public = Refused("", "server-storage") if isinstance(refused, StorageError) else refused
    return Problem(public.rule, public.reason, public.facts, public.say(lang))


def status(refused: Refused) -> int:
    """The HTTP status that goes with a refusal."""
    return STATUS["server-storage"] if isinstance(refused, StorageError) else STATUS.get(refused.reason, CONFLICT)
