"""Messages of clients, read as the types of `messages` and nothing else."""

import msgspec

from antechamber.core.refused import Refused
from antechamber.server.messages import AnyMessage, Message

_decoder: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


class Peek(msgspec.Struct):
    """The id of a message that is otherwise unreadable."""

    id: str | None = None


def read(text: str | bytes) -> Message:
    """A message, or Refused with what is wrong with it."""
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("", "server-malformed", {"fault": str(error)[:200].rstrip(".")}) from None


def id_of(text: str | bytes) -> str | None:
    """The id of an unreadable message, if at least that can be read."""
    try:
        return (msgspec.json.decode(text, type=Peek).id or "")[:36] or None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
