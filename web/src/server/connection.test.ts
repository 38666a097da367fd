// The connection: it reconnects by itself, and no message is lost or sent under two ids.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "../protocol/messages";
import { Connection, type ConnectionState, type Listener } from "./connection";

/** A socket whose other end is the test. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class Ear implements Listener {
  readonly states: ConnectionState[] = [];
  readonly heard: ServerMessage[] = [];
  why = "";
  hear(message: ServerMessage): void {
    this.heard.push(message);
  }
  tell(state: ConnectionState, { text } = { text: "" }): void {
    this.states.push(state);
    this.why = text;
  }
}

const newest = (): Socket => Socket.all.at(-1) as Socket;
const idOf = (text: string | undefined): string => (JSON.parse(text ?? "{}") as { id: string }).id;
const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const ticket = (): Response => answer(200, { ticket: "t1", seconds: 30 });
let door: ReturnType<typeof vi.fn<typeof fetch>>;
let connection: Connection;
let ear: Ear;

/** Start connecting, and give the socket. */
async function dial(): Promise<Socket> {
  ear = new Ear();
  connection = new Connection("q3pq6d6wu3tp", "secret", "fr", ear);
  await vi.advanceTimersByTimeAsync(0);
  return newest();
}

/** Let some seconds pass, and run everything due in them. */
const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  door = vi.fn<typeof fetch>(async () => ticket());
  vi.stubGlobal("fetch", door);
  vi.stubGlobal("WebSocket", Socket);
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("opening", () => {
  it("sends the secret only for a ticket, and opens the socket with that", async () => {
    const socket = await dial();
    const [path, about] = door.mock.calls[0] ?? [];
    expect(path).toBe("/api/tables/q3pq6d6wu3tp/tickets");
    expect(about?.headers).toMatchObject({ authorization: "Bearer secret" });
    expect(socket.address).toMatch(/^ws:.*\/api\/tables\/q3pq6d6wu3tp\/socket\?ticket=t1&lang=fr$/);
    expect(socket.address).not.toContain("secret");
    socket.open();
    expect(ear.states).toEqual(["connecting", "connected"]);
  });

  it("passes on what it hears", async () => {
    const socket = await dial();
    socket.open();
    socket.say({ type: "Talk", lines: [], is_whole: true });
    expect(ear.heard).toEqual([{ type: "Talk", lines: [], is_whole: true }]);
  });

  it("ends if it is refused for good, and says why", async () => {
    door.mockImplementation(async () =>
      answer(403, { rule: "", reason: "server-not-yours", facts: {}, text: "Not yours." }),
    );
    await dial();
    await pass(60);
    expect(ear.states).toEqual(["connecting", "ended"]);
    expect(ear.why).toBe("Not yours.");
    expect(door).toHaveBeenCalledTimes(1);
  });

  it.each([429, 500, 503])("tries again after a %i", async (status) => {
    door.mockImplementationOnce(async () => answer(status, { rule: "", reason: "", facts: {}, text: "" }));
    await dial();
    await pass(1);
    newest().open();
    expect(ear.states).toEqual(["connecting", "lost", "connected"]);
  });
});

describe("what was sent", () => {
  it("gets the answer with its id", async () => {
    const socket = await dial();
    socket.open();
    const first = connection.send("Start", {});
    const second = connection.send("Say", { text: "hello" });
    socket.say({ type: "Done", id: idOf(socket.sent[1]) });
    socket.say({ type: "Done", id: idOf(socket.sent[0]) });
    expect((await second).id).toBe(idOf(socket.sent[1]));
    expect((await first).id).toBe(idOf(socket.sent[0]));
  });

  it("waits until the socket is open", async () => {
    const socket = await dial();
    void connection.send("Start", {});
    expect(socket.sent).toEqual([]);
    socket.open();
    expect(socket.sent).toHaveLength(1);
  });

  it("is sent again under the same id if the connection breaks before the answer, and not after it", async () => {
    const socket = await dial();
    socket.open();
    const lost = connection.send("Say", { text: "lost" });
    void connection.send("Say", { text: "answered" });
    socket.say({ type: "Done", id: idOf(socket.sent[1]) });
    socket.close();
    await pass(1);
    const again = newest();
    expect(again).not.toBe(socket);
    again.open();
    expect(again.sent).toEqual([socket.sent[0]]);
    again.say({ type: "Done", id: idOf(again.sent[0]) });
    expect((await lost).type).toBe("Done");
  });
});

describe("a connection that breaks", () => {
  it("waits longer each time, but never more than a few seconds", async () => {
    await dial();
    door.mockImplementation(async () => Promise.reject(new TypeError("no server")));
    newest().close();
    await pass(600);
    const tries = door.mock.calls.length;
    expect(tries).toBeGreaterThan(600 / 12);
    expect(tries).toBeLessThan(600 / 4 + 10);
    expect(new Set(ear.states.slice(1))).toEqual(new Set(["lost"]));
  });

  it("reconnects at once when the network is back", async () => {
    await dial();
    door.mockImplementation(async () => Promise.reject(new TypeError("no server")));
    newest().close();
    await pass(60);
    door.mockImplementation(async () => ticket());
    const before = Socket.all.length;
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(Socket.all).toHaveLength(before + 1);
  });

  it("is noticed when it is silent: the server is asked, and we reconnect if it does not answer", async () => {
    const socket = await dial();
    socket.open();
    await pass(35);
    expect(socket.sent.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual(["Sync"]);
    await pass(15);
    expect(ear.states).toContain("lost");
    expect(Socket.all.length).toBeGreaterThan(1);
  });

  it("stays open if the server answers", async () => {
    const socket = await dial();
    socket.open();
    await pass(35);
    socket.say({ type: "Done", id: idOf(socket.sent[0]) });
    await pass(20);
    expect(Socket.all).toHaveLength(1);
  });
});

describe("a server that says goodbye", () => {
  it("is connected to again if it says that it will be back", async () => {
    const socket = await dial();
    socket.open();
    socket.say({ type: "Bye", problem: { text: "Stopping." }, come_back: true });
    socket.close();
    await pass(1);
    expect(Socket.all).toHaveLength(2);
  });

  it("is left alone if not, and its reason is passed on", async () => {
    const socket = await dial();
    socket.open();
    socket.say({ type: "Bye", problem: { text: "You were sent away." }, come_back: false });
    socket.close();
    await pass(60);
    expect(ear.states.at(-1)).toBe("ended");
    expect(ear.why).toBe("You were sent away.");
    expect(Socket.all).toHaveLength(1);
  });
});

it("stays closed once it was closed", async () => {
  const socket = await dial();
  socket.open();
  connection.close();
  await pass(60);
  window.dispatchEvent(new Event("online"));
  await pass(1);
  expect(Socket.all).toHaveLength(1);
  expect(ear.states).toEqual(["connecting", "connected"]);
});
