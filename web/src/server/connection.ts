// The connection to a table: it reconnects by itself, and sends unanswered messages again under the same id.

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
const SILENCE = 30_000; // Milliseconds without a message before we ask whether the connection still works.
const PATIENCE = 10_000; // Milliseconds we wait for an answer before we reconnect.

export type ConnectionState = "connecting" | "connected" | "lost" | "ended";
export type Reply = Done | Answer | Refusal;
type Kind = ClientMessage["type"];
/** The fields of a message of one kind, without its id: the connection chooses that. */
export type Content<K extends Kind> = Omit<Extract<ClientMessage, { type: K }>, "type" | "id">;

interface PendingRequest {
  readonly text: string;
  readonly answer: (reply: Reply) => void;
  sentAt: number;
}

/** Why a connection has ended: a reason for programs, and a sentence for people. */
export type Why = Pick<Problem, "reason" | "text">;

export interface Listener {
  /** Called with every message, answers included. */
  hear(message: Exclude<ServerMessage, Bye>): void;
  /** Called when the state changes; `why` says why the connection has ended. */
  tell(state: ConnectionState, why?: Why): void;
}

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export class Connection {
  private socket: WebSocket | null = null;
  private readonly unanswered = new Map<string, PendingRequest>();
  private wait = FIRST_WAIT;
  private heardAt = 0;
  private isClosed = false;
  private timer: number | null = null;
  private readonly checking: number;

  constructor(
    private readonly table: string,
    private readonly secret: string | undefined,
    private readonly lang: string,
    private readonly listener: Listener,
  ) {
    document.addEventListener("visibilitychange", this.retryNow);
    window.addEventListener("online", this.retryNow);
    this.checking = window.setInterval(() => this.check(), 1000);
    this.listener.tell("connecting");
    void this.connect();
  }

  /** Send a message and give its answer, however often the connection breaks in between. */
  send<K extends Kind>(type: K, content: Content<K>): Promise<Reply> {
    const id = newId();
    return new Promise((answer) => {
      const request = { text: JSON.stringify({ type, id, ...content }), answer, sentAt: Date.now() };
      this.unanswered.set(id, request);
      if (this.socket?.readyState === WebSocket.OPEN) this.transmit(request);
    });
  }

  /** Close the connection for good. */
  close(): void {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    clearInterval(this.checking);
    document.removeEventListener("visibilitychange", this.retryNow);
    window.removeEventListener("online", this.retryNow);
    this.drop();
  }

  private readonly retryNow = (): void => {
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
      if (!(error instanceof Refused) || error.mayPass) this.retry();
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
      for (const request of this.unanswered.values()) this.transmit(request);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.retry();
    };
  }

  private receive(message: ServerMessage): void {
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
    const request = this.unanswered.get(message.id);
    this.unanswered.delete(message.id);
    request?.answer(message);
  }

  private transmit(request: PendingRequest): void {
    request.sentAt = Date.now();
    this.socket?.send(request.text);
  }

  /** Ask a silent server for a sign of life, and reconnect if it does not answer. */
  private check(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const now = Date.now();
    if ([...this.unanswered.values()].some((request) => now - request.sentAt > PATIENCE)) this.retry();
    else if (now - this.heardAt > SILENCE && !this.unanswered.size) void this.send("Sync", {});
  }

  private retry(): void {
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
