// The line: it comes back by itself, and nothing that was said is lost or said twice under two names.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "../protocol/messages";
import { Line, type LineState, type Listener } from "./line";

/** A socket that a test holds the other end of. */
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
  readonly states: LineState[] = [];
  readonly heard: ServerMessage[] = [];
  why = "";
  hear(message: ServerMessage): void {
    this.heard.push(message);
  }
  tell(state: LineState, { text } = { text: "" }): void {
    this.states.push(state);
    this.why = text;
  }
}

const newest = (): Socket => Socket.all.at(-1) as Socket;
const idOf = (text: string | undefined): string => (JSON.parse(text ?? "{}") as { id: string }).id;
const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const ticket = (): Response => answer(200, { ticket: "t1", seconds: 30 });
let door: ReturnType<typeof vi.fn<typeof fetch>>;
let line: Line;
let ear: Ear;

/** Open the line, as far as the socket. */
async function dial(): Promise<Socket> {
  ear = new Ear();
  line = new Line("q3pq6d6wu3tp", "secret", "fr", ear);
  await vi.advanceTimersByTimeAsync(0);
  return newest();
}

/** Let some seconds pass, and all that they bring. */
const pass = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  door = vi.fn<typeof fetch>(async () => ticket());
  vi.stubGlobal("fetch", door);
  vi.stubGlobal("WebSocket", Socket);
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("opening", () => {
  it("shows the secret at the door alone, and opens the socket with the ticket", async () => {
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

  it("ends when it is refused for good, and says why", async () => {
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
  it("is answered by the answer of its id", async () => {
    const socket = await dial();
    socket.open();
    const first = line.send("Start", {});
    const second = line.send("Say", { text: "hello" });
    socket.say({ type: "Done", id: idOf(socket.sent[1]) });
    socket.say({ type: "Done", id: idOf(socket.sent[0]) });
    expect((await second).id).toBe(idOf(socket.sent[1]));
    expect((await first).id).toBe(idOf(socket.sent[0]));
  });

  it("waits for the socket, when it was said before that was open", async () => {
    const socket = await dial();
    void line.send("Start", {});
    expect(socket.sent).toEqual([]);
    socket.open();
    expect(socket.sent).toHaveLength(1);
  });

  it("is sent again under the same id when the line breaks before the answer, and not after it", async () => {
    const socket = await dial();
    socket.open();
    const lost = line.send("Say", { text: "lost" });
    void line.send("Say", { text: "answered" });
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

describe("a line that breaks", () => {
  it("waits longer each time, and no longer than some seconds", async () => {
    await dial();
    door.mockImplementation(async () => Promise.reject(new TypeError("no server")));
    newest().close();
    await pass(600);
    const tries = door.mock.calls.length;
    expect(tries).toBeGreaterThan(600 / 12);
    expect(tries).toBeLessThan(600 / 4 + 10);
    expect(new Set(ear.states.slice(1))).toEqual(new Set(["lost"]));
  });

  it("comes back at once when the network does", async () => {
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

  it("is found out when it is silent: it is asked, and dropped when it does not answer", async () => {
    const socket = await dial();
    socket.open();
    await pass(35);
    expect(socket.sent.map((text) => (JSON.parse(text) as { type: string }).type)).toEqual(["Sync"]);
    await pass(15);
    expect(ear.states).toContain("lost");
    expect(Socket.all.length).toBeGreaterThan(1);
  });

  it("stays when it answers", async () => {
    const socket = await dial();
    socket.open();
    await pass(35);
    socket.say({ type: "Done", id: idOf(socket.sent[0]) });
    await pass(20);
    expect(Socket.all).toHaveLength(1);
  });
});

describe("a server that says goodbye", () => {
  it("is called again if it says that it comes back", async () => {
    const socket = await dial();
    socket.open();
    socket.say({ type: "Bye", problem: { text: "Stopping." }, come_back: true });
    socket.close();
    await pass(1);
    expect(Socket.all).toHaveLength(2);
  });

  it("is left alone if not, and its reason is told", async () => {
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

it("that was closed stays closed", async () => {
  const socket = await dial();
  socket.open();
  line.close();
  await pass(60);
  window.dispatchEvent(new Event("online"));
  await pass(1);
  expect(Socket.all).toHaveLength(1);
  expect(ear.states).toEqual(["connecting", "connected"]);
});
