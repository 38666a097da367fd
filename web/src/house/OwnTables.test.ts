// The reader's tables: fetched with their secrets, shown with their state, forgotten once they are gone.

import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableSeen } from "../protocol/messages";
import { keepSeat, ownTables } from "../server/seats";
import OwnTables from "./OwnTables.svelte";

const chair = (name: string | null, bot: string | null = null) => ({ name, bot, is_here: true, powers: [] });

const seen: TableSeen = {
  type: "Table",
  id: "played",
  game: "royal-secrets",
  players: 4,
  options: {},
  phase: "playing",
  games: 1,
  host: 0,
  chairs: [chair("Ann"), chair("<img src=x onerror=alert(1)>"), chair(null, "sensible"), chair(null, "random")],
  spectators: 0,
  commitment: null,
  revealed: null,
  deadline: null,
  you: 0,
  powers: [],
};

/** A server with these tables and no others. */
function serve(tables: Readonly<Record<string, TableSeen>>): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async (path: string, _about: RequestInit) => {
    const table = tables[path.split("/").at(-1) ?? ""];
    const body = table ?? { rule: "", reason: "no-table", facts: {}, text: "There is no such table." };
    return new Response(JSON.stringify(body), { status: table ? 200 : 404 });
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const row = async (state: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-own-table][data-state="${state}"]`);
    if (!found) throw new Error(`No table is ${state}.`);
    return found;
  });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it("shows none to a first visitor, and asks nothing", () => {
  const fetched = serve({});
  render(OwnTables);
  expect(screen.queryByText("Your tables")).toBeNull();
  expect(screen.getByText("A link is all it takes")).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

it("shows game, phase and people, and the link back", async () => {
  keepSeat("played", { secret: "s3cret", game: "royal-secrets" });
  const fetched = serve({ played: seen });
  render(OwnTables);
  const shown = await row("playing");
  expect(shown.textContent?.replace(/\s+/g, " ")).toContain(
    "Royal Secrets in play · with <img src=x onerror=alert(1)> · 2 bots",
  );
  expect(shown.querySelector("img")).toBeNull();
  expect(within(shown).getByRole("link", { name: "Return" }).getAttribute("href")).toBe("/t/played");
  const headers = fetched.mock.calls[0]?.[1].headers as Record<string, string>;
  expect(headers.authorization).toBe("Bearer s3cret");
});

it("marks a table that is gone, and can forget it", async () => {
  keepSeat("gone", { secret: "x", game: "royal-gambit" });
  serve({});
  render(OwnTables);
  const shown = await row("gone");
  expect(within(shown).queryByRole("link")).toBeNull();
  await fireEvent.click(within(shown).getByRole("button", { name: "Forget" }));
  expect(ownTables()).toEqual([]);
  expect(document.querySelector("[data-own-table]")).toBeNull();
});

it("forgets nothing while the server cannot be reached", async () => {
  keepSeat("played", { secret: "x", game: "royal-secrets" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
  render(OwnTables);
  await Promise.resolve();
  expect((await row("unknown")).querySelector("a")).not.toBeNull();
});

it("asks about the twelve newest and no more", () => {
  for (let since = 0; since < 20; since += 1) keepSeat(`t${since}`, { secret: "x", since });
  const fetched = serve({});
  render(OwnTables);
  expect(fetched).toHaveBeenCalledTimes(12);
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/tables/t19");
});
