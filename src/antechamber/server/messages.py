"""Every message, over sockets and over HTTP: closed types, from which documents and TypeScript types are made."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from antechamber.core.moves import Seat
from antechamber.core.rulebook import Chapter

MessageId = Annotated[str, msgspec.Meta(pattern="^[!-~]{1,36}$")]
"""The sender's id for a message, new for each: a message sent twice with the same id has one effect."""
Language = Annotated[str, msgspec.Meta(pattern="^(en|fr)$")]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Name = Annotated[str, msgspec.Meta(max_length=80)]
SeatNumber = Annotated[int, "seat", msgspec.Meta(ge=0, le=7)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


# Over the socket, from a client.


class Message(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Something that a client wants; it is answered by Done, Answer or Refusal with the same id."""

    id: MessageId


class Play(Message, frozen=True):
    """Make a move for your seat, chosen on the frame with this number."""

    number: Count
    move: msgspec.Raw


class PlayText(Message, frozen=True):
    """Make a move written in the words of a language, or in the game's own notation."""

    number: Count
    text: Annotated[str, msgspec.Meta(max_length=200)]
    lang: Language | None = None


class Undo(Message, frozen=True):
    """Take back the last choice; a frame says with `can_undo` when that is possible."""

    number: Count


class SetAhead(Message, frozen=True):
    """Answer a kind of question ahead; a frame offers what there is with `can_ahead`."""

    ahead: Annotated[str, msgspec.Meta(max_length=40)]
    until: Annotated[str, msgspec.Meta(max_length=40)]


class ClearAhead(Message, frozen=True):
    """Be asked again."""

    ahead: Annotated[str, msgspec.Meta(max_length=40)]


class Preview(Message, frozen=True):
    """Ask what a move would certainly do, without making it."""

    move: msgspec.Raw


class WhyNot(Message, frozen=True):
    """Ask why a move cannot be made now."""

    move: msgspec.Raw


class Say(Message, frozen=True):
    """Say a line to everybody at the table."""

    text: Annotated[str, msgspec.Meta(max_length=1000)]


class Start(Message, frozen=True):
    """Deal the first game, or a rematch with the same people (host)."""


class Kick(Message, frozen=True):
    """Empty a chair before the start or between games (host)."""

    seat: SeatNumber


class SeatBot(Message, frozen=True):
    """Put a bot on an empty chair before the start or between games (host)."""

    seat: SeatNumber
    bot: BotName | None = None


class HandOver(Message, frozen=True):
    """Let a bot play your seat, or as host somebody else's, until its owner takes it back."""

    seat: SeatNumber | None = None
    bot: BotName | None = None


class TakeBack(Message, frozen=True):
    """Play your own seat again."""


class Leave(Message, frozen=True):
    """Give up your chair for good; during a game a bot takes it."""


class Sync(Message, frozen=True):
    """Ask for the table and the newest frame again."""


AnyMessage = (
    Play
    | PlayText
    | Undo
    | SetAhead
    | ClearAhead
    | Preview
    | WhyNot
    | Say
    | Start
    | Kick
    | SeatBot
    | HandOver
    | TakeBack
    | Leave
    | Sync
)


# Over the socket, from the server.


class Words(msgspec.Struct, frozen=True):
    """What a frame says, in the language that the socket was opened with."""

    ask: str
    """What is asked now, or who the table waits for."""
    rule: str
    """The paragraph of the rules behind it."""
    events: Sequence[str]
    choices: Sequence[str]
    """As PlayText reads them back; seats are numbered."""
    offers: Sequence[str]
    """The choices again, for buttons; seats are the people on them."""
    answer: str | None
    """The reader's own sealed answer."""


class AheadSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer given ahead, or one that can be, and how long it holds."""

    id: str
    until: str
    words: str | None = None
    """Both in words, for a socket with a language."""


class Frame(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """What has happened and how things stand now, for one seat or for spectators; only the newest matters."""

    number: int
    """Counts this reader's frames, from 1."""
    events: Sequence[Any]
    """What has happened since the last frame, as this reader may see it; empty in a frame that is sent again."""
    view: Any
    choices: Sequence[Any]
    """The moves that the reader may make now."""
    answer: Any = None
    """The reader's own sealed answer, while others may still be thinking."""
    closes_in: float | None = None
    """Seconds until an open window closes at the latest."""
    can_undo: bool = False
    """True if the reader can take back their last choice."""
    ahead: Sequence[AheadSeen] = ()
    """What the reader has answered ahead; nobody else is told."""
    can_ahead: Sequence[AheadSeen] = ()
    """What the reader can answer ahead to the question that is asked."""
    words: Words | None = None


class ChairSeen(msgspec.Struct, frozen=True):
    """A chair as everybody sees it, and what the reader may do to it."""

    name: str | None
    """Its owner's name; None when nobody owns it."""
    bot: str | None
    """The kind of bot that plays it, if one does."""
    is_here: bool
    """Whether its owner, or the bot of a chair without one, is connected."""
    powers: Sequence[str] = ()
    """What the reader may do to this chair now, by the names of the messages."""


class TableSeen(msgspec.Struct, frozen=True, tag="Table"):
    """The table and the people round it."""

    id: str
    game: str
    players: int
    options: Mapping[str, Any]
    phase: Literal["open", "playing", "over"]
    games: int
    """How many games were dealt here."""
    host: Seat | None
    chairs: Sequence[ChairSeen]
    spectators: int
    commitment: str | None
    """SHA-256 of the secret behind the luck of this game, or of the next one."""
    revealed: str | None
    """The secret of the game that is over."""
    deadline: float | None
    """Seconds that a sealed window waits here, as things stand; None for as long as it takes."""
    you: Seat | None = None
    """The reader's own seat; None for a spectator."""
    powers: Sequence[str] = ()
    """What the reader may do now, other than moves, by the names of the messages."""


class Line(msgspec.Struct, frozen=True):
    """A line of talk: plain text, never markup."""

    seat: Seat
    name: str
    text: str


class Talk(msgspec.Struct, frozen=True, tag=True):
    """What was said: the last lines when you connect, then each new one."""

    lines: Sequence[Line]
    is_whole: bool
    """True if these are all the lines we keep, False if they follow those sent before."""


class Done(msgspec.Struct, frozen=True, tag=True):
    """The message with this id has taken effect, and is stored."""

    id: str


class Answer(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The answer to Preview (the events that are certain) or to WhyNot (the refusal, if any)."""

    id: str
    events: Sequence[Any] = ()
    words: Sequence[str] = ()
    refusal: "Problem | None" = None


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused: the rule, if a game's rule forbids it, a reason for programs, and a sentence."""

    rule: str
    reason: str
    facts: Mapping[str, Any]
    text: str


class Refusal(msgspec.Struct, frozen=True, tag=True):
    """The message with this id was refused, and nothing has changed; `number` is your newest frame's."""

    id: str | None
    """None when the message could not be read."""
    problem: Problem
    number: int


class Bye(msgspec.Struct, frozen=True, tag=True):
    """The server closes the socket: why, and whether it is worth coming back."""

    problem: Problem
    come_back: bool


AnyAnswer = Frame | TableSeen | Talk | Done | Answer | Refusal | Bye


# Over HTTP: the bodies of requests, and the answers.


class OptionSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a game: what it is called, its default, and its bounds or values."""

    id: str
    names: Mapping[str, str]
    default: Any
    least: int | None = None
    most: int | None = None
    values: Mapping[str, Mapping[str, str]] | None = None


class GameSeen(msgspec.Struct, frozen=True):
    """A game, or a preset of one, that can be played here."""

    id: str
    names: Mapping[str, str]
    least_players: int
    most_players: int
    rules: int
    options: Sequence[OptionSeen]
    bots: Sequence[str]


class Rulebook(msgspec.Struct, frozen=True):
    """A game in one language: its rules, and the names of everything in its views."""

    id: str
    prefix: str
    """The prefix of its paragraphs, as RS in `RS 5.1`."""
    title: str
    names: Mapping[str, str]
    """The names of cards, sides, steps and so on, by their ids in views, moves and events, as `courtier 20`."""
    chapters: Sequence[Chapter]


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened: you are its host, on the first chair."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    name: Name
    """Yours."""
    players: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None
    """How many chairs; if you leave it out, four or as near to it as the game allows."""
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    """By id. A deck is given by its name or its content, never by a path."""
    bot: BotName | None = None
    """The bot that takes the chairs that are empty at the start."""
    deadline: float | None = None
    """Seconds that a sealed window waits, 0 for as long as it takes; if you leave it out, what the house is used to."""


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair to be taken: that one, or the first that is free."""

    name: Name
    seat: SeatNumber | None = None


class SeatGiven(msgspec.Struct, frozen=True):
    """Your chair; keep the secret, it alone opens your seat."""

    table: str
    link: str
    """What to send to your friends."""
    seat: int
    secret: str


class TicketGiven(msgspec.Struct, frozen=True):
    """Opens one socket, within so many seconds."""

    ticket: str
    seconds: float


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened between two frames of a reader."""

    number: int
    events: Sequence[Any]
    words: Sequence[str] = ()


class History(msgspec.Struct, frozen=True):
    """All that a reader has seen happen in the current game, frame by frame."""

    number: int
    steps: Sequence[Step]


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    version: str
    is_compiled: bool
    tables: int
    sockets: int
