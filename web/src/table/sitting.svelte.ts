// A sitting at a table: everything the server has sent to this page, and what the reader is about to answer. No rules.

import { uiOf, type AnyView, type GameUi, type Target, type SceneToPlay, type Typed } from "../games/ui";
import { fly, measure } from "../motion/flights";
import { afterPaint } from "../motion/later";
import type { Frame, History, Line, Problem, TableSeen, Talk } from "../protocol/messages";
import { bookOf, type Rulebook } from "../rules/book";
import { askJson, doorOf, messageOf } from "../server/doors";
import {
  Connection,
  type ConnectionState,
  type Content,
  type Listener,
  type Reply,
  type Why,
} from "../server/connection";
import { forgetSeat, keepSeat, seatAt } from "../server/seats";
import { language } from "../words/language.svelte";
import { addWords, say } from "../words/words";
import { Choosing } from "./choosing.svelte";
import { Chronicle } from "./chronicle.svelte";
import { lastSeen, noteSeen } from "./bookmark";
import { shared } from "./sharing";

/** A problem as it is shown: a sentence, and the rule behind it if there is one. */
type ShownProblem = { readonly text: Problem["text"]; readonly rule: Problem["rule"] };

const NOTHING: readonly Typed[] = [];

export class Sitting implements Listener {
  connectionState = $state<ConnectionState>("connecting");
  /** The table and its people, as last seen. */
  seen = $state.raw<TableSeen | null>(null);
  frame = $state.raw<Frame | null>(null);
  ui = $state.raw<GameUi | null>(null);
  book = $state.raw<Rulebook | null>(null);
  talk = $state.raw<readonly Line[]>([]);
  /** The last refusal, until it is out of date. */
  problem = $state.raw<ShownProblem | null>(null);
  /** How many lines of talk were not read yet. */
  unread = $state(0);
  /** The message with an answer that was sent, until it is refused or a newer frame comes. */
  sent = $state.raw<object | null>(null);
  /** The scenes to play; the first one is playing. */
  scenes = $state.raw<readonly SceneToPlay[]>([]);
  /** What happened while the reader was away, in words. */
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

  private connection = $state.raw<Connection | null>(null);
  /** The last frame before the reader was away, until they are told what they have missed. */
  private awaySince: number | null = null;
  /** True between connecting and the first frame, which has the view but no events. */
  private isBack = false;

  constructor(readonly table: string) {}

  // What there is to see. It is derived, so a component that reads it is drawn again only when it changes.

  readonly view = $derived<AnyView | null>((this.frame?.view as AnyView | undefined) ?? null);

  readonly me = $derived<number | null>(this.seen?.you ?? null);

  /** The name of each seat. */
  readonly names = $derived.by<readonly string[]>(() =>
    (this.seen?.chairs ?? []).map(
      (chair, seat) => chair.name ?? (chair.bot ? say("bot-name", { number: seat + 1 }) : "–"),
    ),
  );

  /** The name of a seat, or “you” for the reader's own. */
  nameOf(seat: number): string {
    return seat === this.me ? say("you") : (this.names[seat] ?? "–");
  }

  /** True while the table waits for the reader's answer, and no bot plays for them. */
  readonly isMine = $derived.by<boolean>(() => {
    if (!this.frame?.choices.length || this.can("TakeBack")) return false;
    return this.sent === null && this.frame.answer === undefined;
  });

  /** The name of a card or other thing of the game, in the reader's language. */
  nameFor(thing: string): string {
    return this.book?.names[thing] ?? thing;
  }

  can(power: string): boolean {
    return this.seen?.powers.includes(power) ?? false;
  }

  // Coming and going.

  /** Connect with the secret of this browser's seat, or as a spectator. */
  connect(): void {
    this.connection?.close();
    this.problem = null;
    this.forgetGame();
    this.connection = new Connection(this.table, seatAt(this.table)?.secret, language.lang, this);
    afterPaint(() => say("unread", { count: 1 })); // The first number in a language is slow: format one early.
  }

  get isConnected(): boolean {
    return this.connection !== null;
  }

  leave(): void {
    this.connection?.close();
    this.connection = null;
  }

  /** Fetch the table over HTTP, for a reader who has neither sat down nor begun to watch. */
  async fetchTable(): Promise<void> {
    try {
      await this.hearTable(await askJson<TableSeen>("GET", doorOf(this.table)));
    } catch (error) {
      this.showError(error);
    }
  }

  // What is sent to the server.

  /** Send a message, and show the problem if the server refuses it. */
  async send<K extends Parameters<Connection["send"]>[0]>(type: K, content: Content<K>): Promise<Reply | null> {
    if (!this.connection) return null;
    this.problem = null;
    const reply = await this.connection.send(type, content);
    if (reply.type === "Refusal") this.problem = reply.problem;
    return reply;
  }

  /** Make one of the offered moves. */
  async play(move: Typed): Promise<void> {
    if (!this.frame || !this.isMine) return;
    await this.answer("Play", { number: this.frame.number, move });
  }

  /** Make a move in words; the server reads them. */
  async playText(text: string): Promise<boolean> {
    if (!this.frame) return false;
    return this.answer("PlayText", { number: this.frame.number, text, lang: language.lang });
  }

  /** Take back the last choice, where the frame says that it can be. */
  async undo(): Promise<void> {
    if (this.frame?.can_undo) await this.send("Undo", { number: this.frame.number });
  }

  private async answer<K extends "Play" | "PlayText">(type: K, content: Content<K>): Promise<boolean> {
    const mine = (this.sent = content);
    const picked = this.choosing.picked;
    this.choosing.takeBack();
    const reply = await this.send(type, content);
    const isDone = reply?.type === "Done";
    if (!isDone && this.sent === mine) {
      this.sent = null;
      this.choosing.picked = picked;
    }
    return isDone;
  }

  /** What a move would certainly do, in words. */
  async preview(move: Typed): Promise<readonly string[]> {
    const reply = await this.connection?.send("Preview", { move });
    return reply?.type === "Answer" ? (reply.words ?? []) : [];
  }

  /** Ask why something cannot be chosen now, and show the answer like a problem. */
  async whyNot(target: Target): Promise<void> {
    const move = this.ui?.intended(target, this);
    if (!move || !this.connection) return;
    const reply = await this.connection.send("WhyNot", { move });
    if (reply.type === "Answer") this.problem = reply.refusal ?? null;
    else if (reply.type === "Refusal") this.problem = reply.problem;
  }

  /** Point at something: choose it, or ask why it cannot be chosen. */
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

  tell(state: ConnectionState, why?: Why): void {
    this.connectionState = state;
    if (state === "connected") this.isBack = true;
    if (why) void this.hearEnd(why);
  }

  hear(message: Parameters<Listener["hear"]>[0]): void {
    if (message.type === "Table") void this.hearTable(message);
    else if (message.type === "Frame") this.hearFrame(message);
    else if (message.type === "Talk") this.hearTalk(message);
  }

  private async hearTable(seen: TableSeen): Promise<void> {
    if (this.seen && this.seen.games !== seen.games) {
      this.chronicle.clear();
      this.scenes = [];
    }
    this.seen = shared(this.seen, seen);
    if (seen.you !== null && this.connection) keepSeat(this.table, { game: seen.game });
    await this.loadGame(seen.game);
    void this.catchUp();
  }

  /** Load the UI and the book of the game. */
  private async loadGame(game: string): Promise<void> {
    try {
      const [ui, book] = await Promise.all([this.ui ?? uiOf(game), bookOf(game, language.lang)]);
      if (ui && !this.ui) addWords(ui.words);
      this.book = book;
      this.ui = ui;
      this.isReady = true;
    } catch (error) {
      this.showError(error);
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
      this.queueScene(before, frame, events);
      // Just before the next paint, when the page is laid out anyway.
      if (flights.length) requestAnimationFrame(() => fly(flights, spots));
    }
    void this.catchUp();
  }

  /** Queue a scene if these events deserve one. */
  private queueScene(before: AnyView | null, frame: Frame, events: readonly Typed[]): void {
    if (!before || !this.ui?.Scene || !this.ui.isScene(events)) return;
    const scene = { before, after: frame.view as AnyView, events, words: frame.words?.events ?? [] };
    this.scenes = [...this.scenes.slice(-1), scene];
  }

  /** Talk comes whole after connecting or falling behind, and line by line after that. */
  private hearTalk({ lines, is_whole }: Talk): void {
    this.talk = is_whole ? lines : [...this.talk, ...lines];
    if (!is_whole) this.unread += lines.filter((line) => line.seat !== this.me).length;
  }

  /** Fetch the history if steps are missing; if that fails, the next message tries again. */
  private async catchUp(): Promise<void> {
    if (this.chronicle.isWhole || !this.seen || !this.frame) return;
    this.chronicle.isWhole = true;
    const [connection, games, since] = [this.connection, this.seen.games, this.awaySince];
    try {
      const path = `${doorOf(this.table)}/history?lang=${language.lang}`;
      const history = await askJson<History>("GET", path, { secret: seatAt(this.table)?.secret });
      if (connection !== this.connection || games !== this.seen?.games) return;
      const news = this.chronicle.fill(history, since ?? history.number);
      if (since !== null) this.missed = news.flatMap((step) => step.words).filter(Boolean);
      this.awaySince = null;
    } catch {
      this.chronicle.isWhole = false;
    }
  }

  /** The server has ended the connection: a reader who lost their seat may take another. */
  private async hearEnd({ reason, text }: Why): Promise<void> {
    this.connection = null;
    this.forgetGame();
    if (reason === "server-not-yours") forgetSeat(this.table);
    if (reason !== "server-no-such-table") await this.fetchTable();
    this.problem = { text, rule: "" };
  }

  private forgetGame(): void {
    this.frame = this.sent = null;
    this.scenes = [];
    this.chronicle.clear();
  }

  private showError(error: unknown): void {
    this.problem = { text: messageOf(error), rule: "" };
  }
}
