// Written by `make types` from the Python types of the protocol: do not edit.

/** An answer given ahead, or one that can be, and how long it holds. */
export interface AheadSeen {
  readonly id: string;
  readonly until: string;
  readonly words?: string | null;
}

/** The answer to Preview (the events that are certain) or to WhyNot (the refusal, if any). */
export interface Answer {
  readonly type: "Answer";
  readonly id: string;
  readonly events?: readonly unknown[];
  readonly words?: readonly string[];
  readonly refusal?: Problem | null;
}

/** The server closes the socket: why, and whether it is worth coming back. */
export interface Bye {
  readonly type: "Bye";
  readonly problem: Problem;
  readonly come_back: boolean;
}

/** A chair as everybody sees it, and what the reader may do to it. */
export interface ChairSeen {
  readonly name: string | null;
  readonly bot: string | null;
  readonly is_here: boolean;
  readonly powers: readonly string[];
}

/** A chapter; the first one is the introduction, under the title of the game. */
export interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

/** A chair to be taken: that one, or the first that is free. */
export interface Claim {
  readonly name: string;
  readonly seat?: number | null;
}

/** Be asked again. */
export interface ClearAhead {
  readonly type: "ClearAhead";
  readonly id: string;
  readonly ahead: string;
}

export type ClientMessage = Play | PlayText | Undo | SetAhead | ClearAhead | Preview | WhyNot | Say | Start | Kick | SeatBot | HandOver | TakeBack | Leave | Sync;

/** The message with this id has taken effect, and is stored. */
export interface Done {
  readonly type: "Done";
  readonly id: string;
}

/** What has happened and how things stand now, for one seat or for spectators; only the newest matters. */
export interface Frame {
  readonly type: "Frame";
  readonly number: number;
  readonly events: readonly unknown[];
  readonly view: unknown;
  readonly choices: readonly unknown[];
  readonly answer?: unknown;
  readonly closes_in?: number | null;
  readonly can_undo?: boolean;
  readonly ahead?: readonly AheadSeen[];
  readonly can_ahead?: readonly AheadSeen[];
  readonly words?: Words | null;
}

/** A game, or a preset of one, that can be played here. */
export interface GameSeen {
  readonly id: string;
  readonly names: Readonly<Record<string, string>>;
  readonly least_players: number;
  readonly most_players: number;
  readonly rules: number;
  readonly options: readonly OptionSeen[];
  readonly bots: readonly string[];
}

/** Let a bot play your seat, or as host somebody else's, until its owner takes it back. */
export interface HandOver {
  readonly type: "HandOver";
  readonly id: string;
  readonly seat?: number | null;
  readonly bot?: string | null;
}

/** How the server is. */
export interface Health {
  readonly version: string;
  readonly is_compiled: boolean;
  readonly tables: number;
  readonly sockets: number;
}

/** All that a reader has seen happen in the current game, frame by frame. */
export interface History {
  readonly number: number;
  readonly steps: readonly Step[];
}

/** Empty a chair before the start or between games (host). */
export interface Kick {
  readonly type: "Kick";
  readonly id: string;
  readonly seat: number;
}

/** Give up your chair for good; during a game a bot takes it. */
export interface Leave {
  readonly type: "Leave";
  readonly id: string;
}

/** A line of talk: plain text, never markup. */
export interface Line {
  readonly seat: number;
  readonly name: string;
  readonly text: string;
}

/** A table to be opened: you are its host, on the first chair. */
export interface Opening {
  readonly game: string;
  readonly name: string;
  readonly players?: number | null;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly bot?: string | null;
  readonly deadline?: number | null;
}

/** An option of a game: what it is called, its default, and its bounds or values. */
export interface OptionSeen {
  readonly id: string;
  readonly names: Readonly<Record<string, string>>;
  readonly default: unknown;
  readonly least?: number | null;
  readonly most?: number | null;
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>> | null;
}

/** A paragraph with its tables and examples. */
export interface Paragraph {
  readonly id: string;
  readonly text: string;
}

/** Make a move for your seat, chosen on the frame with this number. */
export interface Play {
  readonly type: "Play";
  readonly id: string;
  readonly number: number;
  readonly move: unknown;
}

/** Make a move written in the words of a language, or in the game's own notation. */
export interface PlayText {
  readonly type: "PlayText";
  readonly id: string;
  readonly number: number;
  readonly text: string;
  readonly lang?: string | null;
}

/** Ask what a move would certainly do, without making it. */
export interface Preview {
  readonly type: "Preview";
  readonly id: string;
  readonly move: unknown;
}

/** Why something was refused: the rule, if a game's rule forbids it, a reason for programs, and a sentence. */
export interface Problem {
  readonly rule: string;
  readonly reason: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** The message with this id was refused, and nothing has changed; `number` is your newest frame's. */
export interface Refusal {
  readonly type: "Refusal";
  readonly id: string | null;
  readonly problem: Problem;
  readonly number: number;
}

/** A game in one language: its rules, and the names of everything in its views. */
export interface Rulebook {
  readonly id: string;
  readonly prefix: string;
  readonly title: string;
  readonly names: Readonly<Record<string, string>>;
  readonly chapters: readonly Chapter[];
}

/** Say a line to everybody at the table. */
export interface Say {
  readonly type: "Say";
  readonly id: string;
  readonly text: string;
}

/** Put a bot on an empty chair before the start or between games (host). */
export interface SeatBot {
  readonly type: "SeatBot";
  readonly id: string;
  readonly seat: number;
  readonly bot?: string | null;
}

/** Your chair; keep the secret, it alone opens your seat. */
export interface SeatGiven {
  readonly table: string;
  readonly link: string;
  readonly seat: number;
  readonly secret: string;
}

export type ServerMessage = Frame | TableSeen | Talk | Done | Answer | Refusal | Bye;

/** Answer a kind of question ahead; a frame offers what there is with `can_ahead`. */
export interface SetAhead {
  readonly type: "SetAhead";
  readonly id: string;
  readonly ahead: string;
  readonly until: string;
}

/** Deal the first game, or a rematch with the same people (host). */
export interface Start {
  readonly type: "Start";
  readonly id: string;
}

/** What happened between two frames of a reader. */
export interface Step {
  readonly number: number;
  readonly events: readonly unknown[];
  readonly words?: readonly string[];
}

/** Ask for the table and the newest frame again. */
export interface Sync {
  readonly type: "Sync";
  readonly id: string;
}

/** The table and the people round it. */
export interface TableSeen {
  readonly type: "Table";
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly phase: "open" | "over" | "playing";
  readonly games: number;
  readonly host: number | null;
  readonly chairs: readonly ChairSeen[];
  readonly spectators: number;
  readonly commitment: string | null;
  readonly revealed: string | null;
  readonly deadline: number | null;
  readonly you: number | null;
  readonly powers: readonly string[];
}

/** Play your own seat again. */
export interface TakeBack {
  readonly type: "TakeBack";
  readonly id: string;
}

/** What was said: the last lines when you connect, then each new one. */
export interface Talk {
  readonly type: "Talk";
  readonly lines: readonly Line[];
  readonly is_whole: boolean;
}

/** Opens one socket, within so many seconds. */
export interface TicketGiven {
  readonly ticket: string;
  readonly seconds: number;
}

/** Take back the last choice; a frame says with `can_undo` when that is possible. */
export interface Undo {
  readonly type: "Undo";
  readonly id: string;
  readonly number: number;
}

/** Ask why a move cannot be made now. */
export interface WhyNot {
  readonly type: "WhyNot";
  readonly id: string;
  readonly move: unknown;
}

/** What a frame says, in the language that the socket was opened with. */
export interface Words {
  readonly ask: string;
  readonly rule: string;
  readonly events: readonly string[];
  readonly choices: readonly string[];
  readonly offers: readonly string[];
  readonly answer: string | null;
}
