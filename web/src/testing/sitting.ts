// A stand-in for a sitting: the few things components read, and what they have sent.

import type { ChairSeen, TableSeen } from "../protocol/messages";
import type { Sitting } from "../table/sitting.svelte";

export const chair = (given: Partial<ChairSeen> = {}): ChairSeen => ({
  name: null,
  bot: null,
  is_here: false,
  powers: [],
  ...given,
});

export const table = (given: Partial<TableSeen> = {}): TableSeen => ({
  type: "Table",
  id: "t1",
  game: "royal-secrets",
  players: given.chairs?.length ?? 3,
  options: {},
  phase: "open",
  games: 0,
  host: 0,
  chairs: [chair({ name: "Anne", is_here: true }), chair(), chair()],
  spectators: 0,
  commitment: null,
  revealed: null,
  deadline: null,
  you: null,
  powers: [],
  ...given,
});

/** A sitting at a table; `sent` collects what was sent, and `given` adds or replaces fields. */
export function sittingAt(seen: TableSeen, given: object = {}): { sitting: Sitting; sent: unknown[] } {
  const sent: unknown[] = [];
  const stand = {
    table: seen.id,
    seen,
    me: seen.you,
    names: seen.chairs.map((each, seat) => each.name ?? (each.bot ? `Bot ${seat + 1}` : "–")),
    can: (power: string) => seen.powers.includes(power),
    nameFor: (thing: string) => `~${thing}~`,
    send: (type: string, content: object) => {
      sent.push({ type, ...content });
      return Promise.resolve({ type: "Done", id: "1" });
    },
    connect: () => sent.push("connect"),
    leave: () => sent.push("leave"),
    fetchTable: () => sent.push("fetchTable"),
    book: { title: "Royal Secrets" },
    problem: null,
    view: null,
    ui: null,
    ...given,
  };
  return { sitting: stand as unknown as Sitting, sent };
}
