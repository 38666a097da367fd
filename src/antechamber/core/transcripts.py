"""Transcripts: a line for every step of random games, to show that two builds agree to the byte.

`python -m antechamber.core.transcripts 3` plays three games of every kind and prints the lines.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256

import msgspec

from antechamber.core.events import seen
from antechamber.core.laws import Moment, Table, random_play, tables
from antechamber.core.refused import Refused
from antechamber.core.registry import games


def transcript(table: Table) -> Iterator[str]:
    """The table's name, then for each step the move and a digest of everything known about it."""
    yield str(table)
    for moment in random_play(table):
        move = table.game.format(moment.move)
        yield f"{moment.number} {moment.seat} {move} {digest(table, moment)}"


def digest(table: Table, moment: Moment) -> str:
    """Everything the engine says at this step, as one hash."""
    state = moment.state
    every = table.game.moves(table.game.settle(table.options))
    events = state.copy().narrate(moment.seat, moment.move)
    told = sha256(msgspec.json.encode(state.dump()))
    for reader in table.readers():
        told.update(msgspec.json.encode([state.view(reader), state.choices(reader), seen(events, reader)]))
        told.update(msgspec.json.encode(state.imagine(reader, moment.number).dump()))
        told.update(repr([_refusal(state.why_not(reader, move)) for move in every]).encode())
    return told.hexdigest()[:16]


def _refusal(refused: Refused | None) -> object:
    return refused and (refused.rule, refused.reason, refused.facts)  # A refusal's words are made from these alone.


def main(number: int) -> None:
    """Print the transcripts of `number` games of every kind."""
    for table in tables(games(), range(number)):
        print("\n".join(transcript(table)))


if __name__ == "__main__":
    main(int(sys.argv[1]))
