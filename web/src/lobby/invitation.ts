// How others, or oneself on another device, come to a table.

import { seatAt } from "../server/seats";

/** Names that a machine has for itself, so that nobody else can use a link with one. */
const MACHINE_ITSELF = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The link to send to friends. */
export const linkTo = (table: string): string => seatAt(table)?.link ?? `${location.origin}/t/${table}`;

/** Whether a link works on this machine alone. */
export const isOnlyHere = (link: string): boolean => MACHINE_ITSELF.has(new URL(link).hostname);

/** The link that opens one's own seat in another browser, or null for whoever has none. */
export function seatLinkTo(table: string): string | null {
  const secret = seatAt(table)?.secret;
  return secret ? `${linkTo(table)}#secret=${encodeURIComponent(secret)}` : null;
}
