// The secrets of one's seats, which this browser keeps, and how one comes by them.

import { forget, remember, remembered, rememberedKeys } from "../house/memory";
import type { Claim, Opening, SeatGiven } from "../protocol/messages";
import { askJson, doorOf } from "./doors";

/** A seat of ours at a table. */
export interface OwnSeat {
  readonly secret: string;
  readonly name?: string;
  readonly game?: string;
  /** What to send to friends. */
  readonly link?: string;
  /** When one sat down, in milliseconds. */
  readonly since?: number;
}

const SEAT = "antechamber.seat.";
const NAME = "antechamber.name";

export const seatAt = (table: string): OwnSeat | null =>
  JSON.parse(remembered(SEAT + table) ?? "null") as OwnSeat | null;

/** Keep a seat; what is not said anew stays as it was. */
export const keepSeat = (table: string, seat: Partial<OwnSeat>): void =>
  remember(SEAT + table, JSON.stringify({ ...seatAt(table), ...seat }));

export const forgetSeat = (table: string): void => forget(SEAT + table);

/** The tables at which this browser has a seat, the newest first. */
export const ownTables = (): string[] =>
  rememberedKeys(SEAT)
    .map((key) => key.slice(SEAT.length))
    .sort((one, other) => (seatAt(other)?.since ?? 0) - (seatAt(one)?.since ?? 0));

/** The name that was last used here. */
export const lastName = (): string => remembered(NAME) ?? "";

/** Open a table and sit down as its host. */
export const openTable = (opening: Opening): Promise<SeatGiven> => sitDown("/api/tables", opening);

/** Sit down at a table that somebody has opened. */
export const claim = (table: string, request: Claim): Promise<SeatGiven> => sitDown(`${doorOf(table)}/seats`, request);

async function sitDown(path: string, body: Opening | Claim): Promise<SeatGiven> {
  const given = await askJson<SeatGiven>("POST", path, { body });
  keepSeat(given.table, { secret: given.secret, name: body.name, link: given.link, since: Date.now() });
  return given;
}

/** Remember how somebody wants to be called; a name that the house made up is not remembered. */
export const rememberName = (name: string): void => remember(NAME, name);
