"""Who may do what: the whole authorisation table as literal data. The tests execute every cell of it."""

from typing import Final

import msgspec

ROLES: Final = ("anonymous", "stranger", "spectator", "other seat", "left seat", "eliminated", "host", "owner")

PEOPLE: Final = {
    "anonymous": "shows no secret and has no ticket",
    "stranger": "shows the secret of a seat at another table",
    "spectator": "shows no secret, and watches with a ticket",
    "other seat": "holds a seat that the act does not concern",
    "left seat": "shows the secret of a chair that he has given up",
    "eliminated": "holds a seat whose Royal has fallen",
    "host": "holds the host's seat",
    "owner": "holds the seat that the act is for: in play it is asked, and a `Kick` or a `HandOver` names it",
}
PHASES: Final = {
    "open": "before the deal; the chair of the left seat is free",
    "playing": "the owner is asked, alone; a bot plays the left seat",
    "handed over": "the same, and a bot plays the owner's seat",
    "window": "the owner, the host and a bot are asked at once, in secret",
    "over": "the game has ended; the chair of the left seat is free",
    "any": "whatever happens",
}
REASONS: Final = {
    "bot already": "table-bot-plays-already",
    "bot plays": "table-bot-plays",
    "himself": "table-plays-himself",
    "no game": "table-no-such-game",
    "no kick": "table-no-kick-in-play",
    "no ticket": "server-bad-ticket",
    "not asked": "core-not-asked",
    "not begun": "table-not-begun",
    "not here": "server-only-here",
    "not host": "table-not-host",
    "not over": "table-not-over",
    "not playing": "table-not-playing",
    "not yours": "server-not-yours",
    "nothing": "core-nothing-to-undo",
    "not ahead": "table-nothing-ahead",
    "over": "core-game-over",
    "playing": "table-playing",
    "watching": "table-spectator",
}
"""What a cell says, and the reason that the server gives; in brackets the reason is the answer to a question."""
NOBODY: Final = "-"
"""There is no such person in this phase."""

DOORS: Final = """
door                             | phase   | anonymous | stranger  | spectator | other seat | left seat | eliminated | host      | owner
GET /api/games                   | any     | ok        | ok        | ok        | ok         | ok        | ok         | ok        | ok
GET /api/games/{game}/book       | any     | ok        | ok        | ok        | ok         | ok        | ok         | ok        | ok
POST /api/tables                 | any     | ok        | ok        | ok        | ok         | ok        | ok         | ok        | ok
GET /api/tables/{table}          | open    | ok        | not yours | ok        | ok         | not yours | -          | ok        | ok
GET /api/tables/{table}          | playing | ok        | not yours | ok        | ok         | not yours | ok         | ok        | ok
GET /api/tables/{table}          | over    | ok        | not yours | ok        | ok         | not yours | ok         | ok        | ok
POST /api/tables/{table}/seats   | open    | ok        | ok        | ok        | ok         | ok        | -          | ok        | ok
POST /api/tables/{table}/seats   | playing | playing   | playing   | playing   | playing    | playing   | playing    | playing   | playing
POST /api/tables/{table}/seats   | over    | ok        | ok        | ok        | ok         | ok        | ok         | ok        | ok
POST /api/tables/{table}/tickets | open    | ok        | not yours | ok        | ok         | not yours | -          | ok        | ok
POST /api/tables/{table}/tickets | playing | ok        | not yours | ok        | ok         | not yours | ok         | ok        | ok
POST /api/tables/{table}/tickets | over    | ok        | not yours | ok        | ok         | not yours | ok         | ok        | ok
GET /api/tables/{table}/history  | open    | ok        | not yours | ok        | ok         | not yours | -          | ok        | ok
GET /api/tables/{table}/history  | playing | ok        | not yours | ok        | ok         | not yours | ok         | ok        | ok
GET /api/tables/{table}/history  | over    | ok        | not yours | ok        | ok         | not yours | ok         | ok        | ok
GET /api/tables/{table}/record   | open    | no game   | not yours | no game   | no game    | not yours | -          | no game   | no game
GET /api/tables/{table}/record   | playing | not over  | not yours | not over  | not over   | not yours | not over   | not over  | not over
GET /api/tables/{table}/record   | window  | not over  | not yours | not over  | not over   | not yours | not over   | not over  | not over
GET /api/tables/{table}/record   | over    | ok        | not yours | ok        | ok         | not yours | ok         | ok        | ok
GET /api/tables/{table}/qr.svg   | open    | ok        | ok        | ok        | ok         | ok        | -          | ok        | ok
GET /api/tables/{table}/qr.svg   | playing | ok        | ok        | ok        | ok         | ok        | ok         | ok        | ok
GET /api/tables/{table}/socket   | open    | no ticket | not yours | ok        | ok         | not yours | -          | ok        | ok
GET /api/tables/{table}/socket   | playing | no ticket | not yours | ok        | ok         | not yours | ok         | ok        | ok
GET /api/tables/{table}/socket   | over    | no ticket | not yours | ok        | ok         | not yours | ok         | ok        | ok
GET /api/health                  | any     | ok        | ok        | ok        | ok         | ok        | ok         | ok        | ok
GET /api/metrics                 | any     | ok        | ok        | ok        | ok         | ok        | ok         | ok        | ok
GET /api/metrics (by a proxy)    | any     | not here  | not here  | not here  | not here   | not here  | not here   | not here  | not here
"""  # noqa: E501  A table is read by its columns.
"""What each person is answered at each door over HTTP."""

MESSAGES: Final = """
message               | phase       | anonymous | stranger  | spectator   | other seat  | left seat | eliminated  | host        | owner
Play                  | open        | no ticket | not yours | watching    | not begun   | not yours | -           | not begun   | not begun
Play                  | playing     | no ticket | not yours | watching    | not asked   | not yours | not asked   | not asked   | ok
Play                  | handed over | no ticket | not yours | watching    | not asked   | not yours | not asked   | not asked   | bot plays
Play                  | window      | no ticket | not yours | watching    | not asked   | not yours | not asked   | ok          | ok
Play                  | over        | no ticket | not yours | watching    | over        | not yours | over        | over        | over
PlayText              | open        | no ticket | not yours | watching    | not begun   | not yours | -           | not begun   | not begun
PlayText              | playing     | no ticket | not yours | watching    | not asked   | not yours | not asked   | not asked   | ok
PlayText              | handed over | no ticket | not yours | watching    | not asked   | not yours | not asked   | not asked   | bot plays
PlayText              | window      | no ticket | not yours | watching    | not asked   | not yours | not asked   | ok          | ok
PlayText              | over        | no ticket | not yours | watching    | over        | not yours | over        | over        | over
Undo                  | open        | no ticket | not yours | watching    | not begun   | not yours | -           | not begun   | not begun
Undo                  | playing     | no ticket | not yours | watching    | nothing     | not yours | nothing     | nothing     | nothing
Undo                  | handed over | no ticket | not yours | watching    | nothing     | not yours | nothing     | nothing     | bot plays
Undo                  | window      | no ticket | not yours | watching    | nothing     | not yours | nothing     | nothing     | nothing
Undo                  | over        | no ticket | not yours | watching    | nothing     | not yours | nothing     | nothing     | nothing
SetAhead              | open        | no ticket | not yours | watching    | not playing | not yours | -           | not playing | not playing
SetAhead              | playing     | no ticket | not yours | watching    | ok          | not yours | ok          | ok          | ok
SetAhead              | handed over | no ticket | not yours | watching    | ok          | not yours | ok          | ok          | bot plays
SetAhead              | window      | no ticket | not yours | watching    | ok          | not yours | ok          | ok          | ok
SetAhead              | over        | no ticket | not yours | watching    | not playing | not yours | not playing | not playing | not playing
ClearAhead            | open        | no ticket | not yours | watching    | not playing | not yours | -           | not playing | not playing
ClearAhead            | playing     | no ticket | not yours | watching    | not ahead   | not yours | not ahead   | not ahead   | not ahead
ClearAhead            | handed over | no ticket | not yours | watching    | not ahead   | not yours | not ahead   | not ahead   | bot plays
ClearAhead            | window      | no ticket | not yours | watching    | not ahead   | not yours | not ahead   | not ahead   | not ahead
ClearAhead            | over        | no ticket | not yours | watching    | not playing | not yours | not playing | not playing | not playing
Preview               | open        | no ticket | not yours | not begun   | not begun   | not yours | -           | not begun   | not begun
Preview               | playing     | no ticket | not yours | watching    | not asked   | not yours | not asked   | not asked   | ok
Preview               | handed over | no ticket | not yours | watching    | not asked   | not yours | not asked   | not asked   | ok
Preview               | window      | no ticket | not yours | watching    | not asked   | not yours | not asked   | ok          | ok
Preview               | over        | no ticket | not yours | watching    | over        | not yours | over        | over        | over
WhyNot                | open        | no ticket | not yours | (not begun) | (not begun) | not yours | -           | (not begun) | (not begun)
WhyNot                | playing     | no ticket | not yours | (watching)  | (not asked) | not yours | (not asked) | (not asked) | ok
WhyNot                | handed over | no ticket | not yours | (watching)  | (not asked) | not yours | (not asked) | (not asked) | ok
WhyNot                | window      | no ticket | not yours | (watching)  | (not asked) | not yours | (not asked) | ok          | ok
WhyNot                | over        | no ticket | not yours | (watching)  | (over)      | not yours | (over)      | (over)      | (over)
Say                   | open        | no ticket | not yours | watching    | ok          | not yours | -           | ok          | ok
Say                   | playing     | no ticket | not yours | watching    | ok          | not yours | ok          | ok          | ok
Say                   | window      | no ticket | not yours | watching    | ok          | not yours | ok          | ok          | ok
Say                   | over        | no ticket | not yours | watching    | ok          | not yours | ok          | ok          | ok
Start                 | open        | no ticket | not yours | watching    | not host    | not yours | -           | ok          | not host
Start                 | playing     | no ticket | not yours | watching    | not host    | not yours | not host    | playing     | not host
Start                 | window      | no ticket | not yours | watching    | not host    | not yours | not host    | playing     | not host
Start                 | over        | no ticket | not yours | watching    | not host    | not yours | not host    | ok          | not host
Kick (the owner)      | open        | no ticket | not yours | watching    | not host    | not yours | -           | ok          | not host
Kick (the owner)      | playing     | no ticket | not yours | watching    | not host    | not yours | not host    | no kick     | not host
Kick (the owner)      | window      | no ticket | not yours | watching    | not host    | not yours | not host    | no kick     | not host
Kick (the owner)      | over        | no ticket | not yours | watching    | not host    | not yours | not host    | ok          | not host
SeatBot (free chair)  | open        | no ticket | not yours | watching    | not host    | not yours | -           | ok          | not host
SeatBot (free chair)  | playing     | no ticket | not yours | watching    | not host    | not yours | not host    | playing     | not host
SeatBot (free chair)  | window      | no ticket | not yours | watching    | not host    | not yours | not host    | playing     | not host
SeatBot (free chair)  | over        | no ticket | not yours | watching    | not host    | not yours | not host    | ok          | not host
HandOver (one's own)  | open        | no ticket | not yours | watching    | not playing | not yours | -           | not playing | not playing
HandOver (one's own)  | playing     | no ticket | not yours | watching    | ok          | not yours | ok          | ok          | ok
HandOver (one's own)  | handed over | no ticket | not yours | watching    | ok          | not yours | ok          | ok          | bot already
HandOver (one's own)  | window      | no ticket | not yours | watching    | ok          | not yours | ok          | ok          | ok
HandOver (one's own)  | over        | no ticket | not yours | watching    | not playing | not yours | not playing | not playing | not playing
HandOver (the owner)  | open        | no ticket | not yours | watching    | not host    | not yours | -           | not playing | not playing
HandOver (the owner)  | playing     | no ticket | not yours | watching    | not host    | not yours | not host    | ok          | ok
HandOver (the owner)  | handed over | no ticket | not yours | watching    | not host    | not yours | not host    | bot already | bot already
HandOver (the owner)  | window      | no ticket | not yours | watching    | not host    | not yours | not host    | ok          | ok
HandOver (the owner)  | over        | no ticket | not yours | watching    | not host    | not yours | not host    | not playing | not playing
TakeBack              | open        | no ticket | not yours | watching    | himself     | not yours | -           | himself     | himself
TakeBack              | playing     | no ticket | not yours | watching    | himself     | not yours | himself     | himself     | himself
TakeBack              | handed over | no ticket | not yours | watching    | himself     | not yours | himself     | himself     | ok
TakeBack              | window      | no ticket | not yours | watching    | himself     | not yours | himself     | himself     | himself
TakeBack              | over        | no ticket | not yours | watching    | himself     | not yours | himself     | himself     | himself
Leave                 | open        | no ticket | not yours | watching    | ok          | not yours | -           | ok          | ok
Leave                 | playing     | no ticket | not yours | watching    | ok          | not yours | ok          | ok          | ok
Leave                 | handed over | no ticket | not yours | watching    | ok          | not yours | ok          | ok          | ok
Leave                 | window      | no ticket | not yours | watching    | ok          | not yours | ok          | ok          | ok
Leave                 | over        | no ticket | not yours | watching    | ok          | not yours | ok          | ok          | ok
Sync                  | open        | no ticket | not yours | ok          | ok          | not yours | -           | ok          | ok
Sync                  | playing     | no ticket | not yours | ok          | ok          | not yours | ok          | ok          | ok
Sync                  | window      | no ticket | not yours | ok          | ok          | not yours | ok          | ok          | ok
Sync                  | over        | no ticket | not yours | ok          | ok          | not yours | ok          | ok          | ok
"""  # noqa: E501  A table is read by its columns.
"""What each person is answered to each message, over a socket if he gets one."""


class Row(msgspec.Struct, frozen=True):
    """An act in a phase, and what each person is answered to it."""

    act: str
    phase: str
    cells: tuple[str, ...]

    @property
    def name(self) -> str:
        """The door or the message, without what is said about it in brackets."""
        return self.act.split(" (")[0]

    def __str__(self) -> str:
        return f"{self.act}, {self.phase}"


def rows_of(table: str) -> list[Row]:
    """The rows of a table that is written as text."""
    head, *body = ([cell.strip() for cell in line.split("|")] for line in table.strip().splitlines())
    assert tuple(head[2:]) == ROLES
    assert all(len(cells) == len(head) for cells in body)
    return [Row(act, phase, tuple(cells)) for act, phase, *cells in body]
