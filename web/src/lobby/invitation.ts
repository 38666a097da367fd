// Links to a table: for others, and for the reader's own seat on another device.

import { seatAt } from "../server/seats";

/** Names of the machine itself: links with them work nowhere else. */
const LOCAL_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The link to send to friends. */
export const linkTo = (table: string): string => seatAt(table)?.link ?? `${location.origin}/t/${table}`;

/** Whether a link works only on this machine. */
export const isLocalLink = (link: string): boolean => LOCAL_NAMES.has(new URL(link).hostname);

/** The link that opens the reader's seat in another browser; null without a seat. */
export function seatLinkTo(table: string): string | null {
  const secret = seatAt(table)?.secret;
  return secret ? `${linkTo(table)}#secret=${encodeURIComponent(secret)}` : null;
}
