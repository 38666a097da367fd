// The line to a table: it comes back by itself, and what was not answered is sent again under the same id.

import type {
  Answer,
  Bye,
  ClientMessage,
  Done,
  Problem,
  Refusal,
  ServerMessage,
  TicketGiven,
} from "../protocol/messages";
import { askJson, doorOf, Refused } from "./doors";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const SILENCE = 30_000; // Milliseconds after which we ask whether the line still holds,
const PATIENCE = 10_000; // and that we wait for an answer before we take it for dead.

export type LineState = "connecting" | "connected" | "lost" | "ended";
export type Reply = Done | Answer | Refusal;
type Kind = ClientMessage["type"];
/** What a message of that kind says, but for its id, which the line gives. */
export type Content<K extends Kind> = Omit<Extract<ClientMessage, { type: K }>, "type" | "id">;

interface Wish {
  readonly text: string;
  readonly answer: (reply: Reply) => void;
  sentAt: number;
}

/** Why a line has ended: a reason for programs, and a sentence for people. */
export type Why = Pick<Problem, "reason" | "text">;

export interface Listener {
  /** Every message is heard, also the answers. */
  hear(message: Exclude<ServerMessage, Bye>): void;
  /** How the line is; when it has ended, why. */
  tell(state: LineState, why?: Why): void;
}

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export class Line {
  private socket: WebSocket | null = null;
  private readonly unanswered = new Map<string, Wish>();
  private wait = FIRST_WAIT;
  private heardAt = 0;
  private isClosed = false;
  private timer: number | null = null;
  private readonly watch: number;

  constructor(
    private readonly table: string,
    private readonly secret: string | undefined,
    private readonly lang: string,
    private readonly listener: Listener,
  ) {
    document.addEventListener("visibilitychange", this.comeBack);
    window.addEventListener("online", this.comeBack);
    this.watch = window.setInterval(() => this.look(), 1000);
    this.listener.tell("connecting");
    void this.connect();
  }

  /** Send a message; the promise gives its answer, however often the line breaks in between. */
  send<K extends Kind>(type: K, content: Content<K>): Promise<Reply> {
    const id = newId();
    return new Promise((answer) => {
      const wish = { text: JSON.stringify({ type, id, ...content }), answer, sentAt: Date.now() };
      this.unanswered.set(id, wish);
      if (this.socket?.readyState === WebSocket.OPEN) this.transmit(wish);
    });
  }

  /** End the line for good. */
  close(): void {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    clearInterval(this.watch);
    document.removeEventListener("visibilitychange", this.comeBack);
    window.removeEventListener("online", this.comeBack);
    this.drop();
  }

  private readonly comeBack = (): void => {
    if (document.visibilityState === "visible" && this.timer !== null) void this.connect();
  };

  /** Fetch a new ticket and open a socket with it. */
  private async connect(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    try {
      const given = await askJson<TicketGiven>("POST", `${doorOf(this.table)}/tickets`, { secret: this.secret });
      if (!this.isClosed) this.open(given.ticket);
    } catch (error) {
      if (!(error instanceof Refused) || error.mayPass) this.tryAgain();
      else if (!this.isClosed) this.end(error.problem);
    }
  }

  private open(ticket: string): void {
    const query = new URLSearchParams({ ticket, lang: this.lang });
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}${doorOf(this.table)}/socket?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      this.heardAt = Date.now();
      this.listener.tell("connected");
      for (const wish of this.unanswered.values()) this.transmit(wish);
    };
    socket.onmessage = (event) => this.take(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.tryAgain();
    };
  }

  private take(message: ServerMessage): void {
    this.heardAt = Date.now();
    this.wait = FIRST_WAIT;
    if (message.type === "Bye") {
      if (!message.come_back) this.end(message.problem);
      return;
    }
    this.listener.hear(message);
    if (message.type === "Done" || message.type === "Answer" || message.type === "Refusal") this.reply(message);
  }

  private reply(message: Reply): void {
    if (message.id === null) return;
    const wish = this.unanswered.get(message.id);
    this.unanswered.delete(message.id);
    wish?.answer(message);
  }

  private transmit(wish: Wish): void {
    wish.sentAt = Date.now();
    this.socket?.send(wish.text);
  }

  /** A line that is silent is asked whether it holds; one that does not answer is dropped. */
  private look(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const now = Date.now();
    if ([...this.unanswered.values()].some((wish) => now - wish.sentAt > PATIENCE)) this.tryAgain();
    else if (now - this.heardAt > SILENCE && !this.unanswered.size) void this.send("Sync", {});
  }

  private tryAgain(): void {
    this.drop();
    if (this.isClosed) return;
    this.listener.tell("lost");
    this.timer = window.setTimeout(() => void this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private end(why: Why): void {
    this.close();
    this.listener.tell("ended", why);
  }
}
