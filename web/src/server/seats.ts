// The seats of this browser and their secrets: how it gets, keeps and forgets them.

import { forget, remember, remembered, rememberedKeys } from "../house/memory";
import type { Claim, Opening, SeatGiven } from "../protocol/messages";
import { askJson, doorOf } from "./doors";

/** A seat that belongs to this browser. */
export interface OwnSeat {
  readonly secret: string;
  readonly name?: string;
  readonly game?: string;
  /** The link to send to friends. */
  readonly link?: string;
  /** When the seat was taken, in milliseconds. */
  readonly since?: number;
}

const SEAT = "antechamber.seat.";
const NAME = "antechamber.name";

export const seatAt = (table: string): OwnSeat | null =>
  JSON.parse(remembered(SEAT + table) ?? "null") as OwnSeat | null;

/** Keep a seat; fields that are not given stay as they were. */
export const keepSeat = (table: string, seat: Partial<OwnSeat>): void =>
  remember(SEAT + table, JSON.stringify({ ...seatAt(table), ...seat }));

export const forgetSeat = (table: string): void => forget(SEAT + table);

/** The tables where this browser has a seat, newest first. */
export const ownTables = (): string[] =>
  rememberedKeys(SEAT)
    .map((key) => key.slice(SEAT.length))
    .sort((one, other) => (seatAt(other)?.since ?? 0) - (seatAt(one)?.since ?? 0));

/** The name last used in this browser. */
export const lastName = (): string => remembered(NAME) ?? "";

/** Open a table and sit down as its host. */
export const openTable = (opening: Opening): Promise<SeatGiven> => sitDown("/api/tables", opening);

/** Take a seat at an open table. */
export const claim = (table: string, request: Claim): Promise<SeatGiven> => sitDown(`${doorOf(table)}/seats`, request);

async function sitDown(path: string, body: Opening | Claim): Promise<SeatGiven> {
  const given = await askJson<SeatGiven>("POST", path, { body });
  keepSeat(given.table, { secret: given.secret, name: body.name, link: given.link, since: Date.now() });
  return given;
}

/** Remember the name a player has chosen; made-up names are not remembered. */
export const rememberName = (name: string): void => remember(NAME, name);
