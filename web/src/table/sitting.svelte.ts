// One's place at a table: what the server has sent, and what one is about to answer. It holds no rule.

import { uiOf, type AnyView, type GameUi, type Target, type SceneToPlay, type Typed } from "../games/ui";
import { fly, measure } from "../motion/flights";
import { afterPaint } from "../motion/later";
import type { Frame, History, Line as Said, Problem, TableSeen, Talk } from "../protocol/messages";
import { bookOf, type Book } from "../rules/book";
import { askJson, doorOf } from "../server/doors";
import { Line, type Content, type LineState, type Listener, type Reply, type Why } from "../server/line";
import { forgetSeat, keepSeat, seatAt } from "../server/seats";
import { tongue } from "../words/tongue.svelte";
import { addWords, say } from "../words/words";
import { Choosing } from "./choosing.svelte";
import { Chronicle } from "./chronicle.svelte";
import { lastSeen, noteSeen } from "./bookmark";
import { shared } from "./sharing";

/** What is shown of a refusal: the sentence, and the rule behind it if there is one. */
type Complaint = { readonly text: Problem["text"]; readonly rule: Problem["rule"] };

/** What was sent and is not answered by a frame yet; in a sealed window it stays until all are opened. */
interface Sent {
  readonly words: string;
  readonly isDone: boolean;
}

const NOTHING: readonly Typed[] = [];

export class Sitting implements Listener {
  /** How the line is. */
  line = $state<LineState>("connecting");
  /** The table and its people, as last seen. */
  seen = $state.raw<TableSeen | null>(null);
  frame = $state.raw<Frame | null>(null);
  ui = $state.raw<GameUi | null>(null);
  book = $state.raw<Book | null>(null);
  talk = $state.raw<readonly Said[]>([]);
  /** The last refusal, until it is out of date. */
  problem = $state.raw<Complaint | null>(null);
  /** Lines of talk that nobody has looked at yet. */
  unread = $state(0);
  sent = $state.raw<Sent | null>(null);
  /** Scenes that wait to be played, the first of them now. */
  scenes = $state.raw<readonly SceneToPlay[]>([]);
  /** What was told while one was away. */
  missed = $state.raw<readonly string[]>([]);
  /** When the open window closes, by this machine's clock. */
  closesAt = $state<number | null>(null);
  /** True once it is known whether the game has a board here. */
  isReady = $state(false);

  readonly chronicle = new Chronicle();
  readonly choosing = new Choosing(
    () => (this.isMine ? (this.frame?.choices as readonly Typed[]) : NOTHING),
    () => (move) => this.ui?.targets(move) ?? [],
  );

  private wire = $state.raw<Line | null>(null);
  /** The frame after which somebody was away, until he is told what he has missed. */
  private awaySince: number | null = null;
  /** True from the moment when a line is there until its first frame, which tells how things stand and not what happened. */
  private isBack = false;

  constructor(readonly table: string) {}

  // What there is to see.

  // What is derived is told on only when it changes: what draws it has nothing to do at the frames between.
  readonly view = $derived<AnyView | null>((this.frame?.view as AnyView | undefined) ?? null);

  readonly me = $derived<number | null>(this.seen?.you ?? null);

  /** Who sits where, by name. */
  readonly names = $derived.by<readonly string[]>(() =>
    (this.seen?.chairs ?? []).map(
      (chair, seat) => chair.name ?? (chair.bot ? say("bot-name", { number: seat + 1 }) : "–"),
    ),
  );

  /** The same, but that I am “you”. */
  nameOf(seat: number): string {
    return seat === this.me ? say("you") : (this.names[seat] ?? "–");
  }

  /** True while an answer of mine is awaited, and not a bot's in my place. */
  readonly isMine = $derived.by<boolean>(() => {
    if (!this.frame?.choices.length || this.can("TakeBack")) return false;
    return this.sent === null && this.frame.answer === undefined;
  });

  /** A thing of the game by its name in the reader's language. */
  nameFor(thing: string): string {
    return this.book?.names[thing] ?? thing;
  }

  can(power: string): boolean {
    return this.seen?.powers.includes(power) ?? false;
  }

  // Coming and going.

  /** Open the line as whoever this browser's secret says one is, or as a spectator. */
  connect(): void {
    this.wire?.close();
    this.problem = null;
    this.forgetGame();
    this.wire = new Line(this.table, seatAt(this.table)?.secret, tongue.lang, this);
    afterPaint(() => say("unread", { count: 1 })); // A language's first number is dear: not in the first frame, then.
  }

  get isConnected(): boolean {
    return this.wire !== null;
  }

  leave(): void {
    this.wire?.close();
    this.wire = null;
  }

  /** Look at the table from outside, before one sits down or watches. */
  async knock(): Promise<void> {
    try {
      await this.welcome(await askJson<TableSeen>("GET", doorOf(this.table)));
    } catch (error) {
      this.complain(error);
    }
  }

  // What is said to the server.

  /** Send a message, and show the problem if the server refuses it. */
  async send<K extends Parameters<Line["send"]>[0]>(type: K, content: Content<K>): Promise<Reply | null> {
    if (!this.wire) return null;
    this.problem = null;
    const reply = await this.wire.send(type, content);
    if (reply.type === "Refusal") this.problem = reply.problem;
    return reply;
  }

  /** Make a move: one of the choices that were offered. */
  async play(move: Typed): Promise<void> {
    if (!this.frame || !this.isMine) return;
    const place = this.frame.choices.indexOf(move);
    const words = this.frame.words?.offers[place] ?? "";
    await this.answer(words, "Play", { number: this.frame.number, move });
  }

  /** Make a move in words, which the game itself reads. */
  async playText(text: string): Promise<boolean> {
    if (!this.frame) return false;
    return this.answer(text, "PlayText", { number: this.frame.number, text, lang: tongue.lang });
  }

  private async answer<K extends "Play" | "PlayText">(words: string, type: K, content: Content<K>): Promise<boolean> {
    const mine = (this.sent = { words, isDone: false });
    const picked = this.choosing.picked;
    this.choosing.takeBack();
    const reply = await this.send(type, content);
    const isDone = reply?.type === "Done";
    if (this.sent === mine) {
      this.sent = isDone ? { words, isDone } : null; // Otherwise a newer frame has come, and asks something else.
      if (!isDone) this.choosing.picked = picked;
    }
    return isDone;
  }

  /** What a move would certainly do, in words. */
  async preview(move: Typed): Promise<readonly string[]> {
    const reply = await this.wire?.send("Preview", { move });
    return reply?.type === "Answer" ? (reply.words ?? []) : [];
  }

  /** Ask why something cannot be chosen now; the answer is shown as a refusal is. */
  async whyNot(target: Target): Promise<void> {
    const move = this.ui?.intended(target, this);
    if (!move || !this.wire) return;
    const reply = await this.wire.send("WhyNot", { move });
    if (reply.type === "Answer") this.problem = reply.refusal ?? null;
    else if (reply.type === "Refusal") this.problem = reply.problem;
  }

  /** Point at something on the table: choose it, or hear why it cannot be chosen. */
  point(target: Target): void {
    this.problem = null;
    if (this.choosing.offered.has(target)) this.choosing.point(target);
    else void this.whyNot(target);
  }

  /** The first scene is over. */
  endScene(): void {
    this.scenes = this.scenes.slice(1);
  }

  // What is heard from the server.

  tell(state: LineState, why?: Why): void {
    this.line = state;
    if (state === "connected") this.isBack = true;
    if (why) void this.farewell(why);
  }

  hear(message: Parameters<Listener["hear"]>[0]): void {
    if (message.type === "Table") void this.welcome(message);
    else if (message.type === "Frame") this.hearFrame(message);
    else if (message.type === "Talk") this.hearTalk(message);
  }

  private async welcome(seen: TableSeen): Promise<void> {
    if (this.seen && this.seen.games !== seen.games) {
      this.chronicle.clear();
      this.scenes = [];
    }
    this.seen = shared(this.seen, seen);
    if (seen.you !== null && this.wire) keepSeat(this.table, { game: seen.game });
    await this.invite(seen.game);
    void this.complete();
  }

  /** Fetch what the game brings: its board, its words and its rules. */
  private async invite(game: string): Promise<void> {
    try {
      const [ui, book] = await Promise.all([this.ui ?? uiOf(game), bookOf(game, tongue.lang)]);
      if (ui && !this.ui) addWords(ui.words);
      this.book = book;
      this.ui = ui;
      this.isReady = true;
    } catch (error) {
      this.complain(error);
    }
  }

  private hearFrame(frame: Frame): void {
    const before = this.view;
    const events = frame.events as readonly Typed[];
    const isNew = frame.number !== this.frame?.number;
    const flights = isNew && events.length ? (this.ui?.flights(events, before, frame.view as AnyView) ?? []) : [];
    const spots = measure(flights);
    const last = this.frame?.number ?? lastSeen(this.table, this.seen?.games ?? 0);
    if (last !== null && frame.number > last + (this.isBack ? 0 : 1)) this.awaySince ??= last;
    this.isBack = false;
    this.frame = shared(this.frame, frame);
    const game = this.seen?.games ?? 0;
    afterPaint(() => noteSeen(this.table, game, frame.number));
    this.closesAt = frame.closes_in == null ? null : Date.now() + frame.closes_in * 1000;
    this.chronicle.hear(frame);
    if (isNew) {
      this.sent = null;
      this.problem = null;
      this.choosing.takeBack();
      this.show(before, frame, events);
      // When the changed page is about to be painted, and is laid out for that anyway.
      if (flights.length) requestAnimationFrame(() => fly(flights, spots));
    }
    void this.complete();
  }

  /** Line up a scene, when what happened deserves one. */
  private show(before: AnyView | null, frame: Frame, events: readonly Typed[]): void {
    if (!before || !this.ui?.Scene || !this.ui.isScene(events)) return;
    const scene = { before, after: frame.view as AnyView, events, words: frame.words?.events ?? [] };
    this.scenes = [...this.scenes.slice(-1), scene];
  }

  /** Talk comes whole when a line begins or was behind, and line by line after that. */
  private hearTalk({ lines, is_whole }: Talk): void {
    this.talk = is_whole ? lines : [...this.talk, ...lines];
    if (!is_whole) this.unread += lines.filter((line) => line.seat !== this.me).length;
  }

  /** Fetch what was told before, if something is missing; if that fails, the next message tries again. */
  private async complete(): Promise<void> {
    if (this.chronicle.isWhole || !this.seen || !this.frame) return;
    this.chronicle.isWhole = true;
    const [wire, games, since] = [this.wire, this.seen.games, this.awaySince];
    try {
      const path = `${doorOf(this.table)}/history?lang=${tongue.lang}`;
      const history = await askJson<History>("GET", path, { secret: seatAt(this.table)?.secret });
      if (wire !== this.wire || games !== this.seen?.games) return;
      const news = this.chronicle.fill(history, since ?? history.number);
      if (since !== null) this.missed = news.flatMap((step) => step.words).filter(Boolean);
      this.awaySince = null;
    } catch {
      this.chronicle.isWhole = false;
    }
  }

  /** The server has closed the line for good: whoever has lost his seat may take another. */
  private async farewell({ reason, text }: Why): Promise<void> {
    this.wire = null;
    this.forgetGame();
    if (reason === "server-not-yours") forgetSeat(this.table);
    if (reason !== "server-no-such-table") await this.knock();
    this.problem = { text, rule: "" };
  }

  private forgetGame(): void {
    this.frame = this.sent = null;
    this.scenes = [];
    this.chronicle.clear();
  }

  private complain(error: unknown): void {
    this.problem = { text: error instanceof Error ? error.message : String(error), rule: "" };
  }
}
