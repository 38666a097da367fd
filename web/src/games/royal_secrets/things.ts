// The cards and favours of Royal Secrets: how each looks, and which rule explains it.

import candle from "icon:candle-holder";
import mask from "icon:carnival-mask";
import knight from "icon:chess-knight";
import swords from "icon:crossed-swords";
import hilt from "icon:diamond-hilt";
import cutlery from "icon:knife-fork";
import letter from "icon:love-letter";
import dagger from "icon:plain-dagger";
import tiara from "icon:pope-crown";
import quill from "icon:quill";
import medal from "icon:ribbon-medal";
import shadow from "icon:shadow-follower";
import handshake from "icon:shaking-hands";
import spyglass from "icon:spyglass";
import purse from "icon:swap-bag";
import queen from "icon:chess-queen";
import dove from "icon:peace-dove";
import type { Audience, Bet, BetView, View } from "../../protocol/royal_secrets";
import type { Sitting } from "../../table/sitting.svelte";

export type CardName = Bet["card"];
export type Favor = Audience["favor"];
export type Side = "king" | "queen";
export const SIDES: readonly Side[] = ["king", "queen"];

/** How many rounds a game has, since the view does not say (RS 2.1). */
export const ROUNDS = 7;

/** The view of a sitting at this game. */
export const viewOf = (sitting: Sitting): View => sitting.view as unknown as View;

const COURTIERS: Readonly<Record<string, string>> = { 0: shadow, 10: quill, 20: letter, 30: swords, 40: hilt };

/** “courtier 20” is a courtier of 20; the Excuse has no number. */
function parts(card: CardName): { readonly kind: string; readonly number: string } {
  const [kind = "", number = ""] = card.split(" ");
  return { kind, number };
}

/** “courtier”, “excuse”, “valet” or “cardinal”. */
export const kindOf = (card: CardName): string => parts(card).kind;

/** The number on a card; 0 if it has none. */
export const influenceOf = (card: CardName): number => Number(parts(card).number || 0);

/** The number as printed, with a real minus sign. */
export const valueOf = (card: CardName): string => withMinus(parts(card).number || "–");

const withMinus = (number: string): string => number.replace("-", "−");

export function figureOf(card: CardName): string {
  const { kind, number } = parts(card);
  if (kind === "courtier") return COURTIERS[number] ?? quill;
  return { excuse: mask, valet: candle }[kind] ?? tiara;
}

/** A gain or a loss with its sign. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const FAVORS: Readonly<Record<Favor, { readonly figure: string; readonly rule: string }>> = {
  corruption: { figure: purse, rule: "RS 12.3" },
  planning: { figure: knight, rule: "RS 12.4" },
  "royal dinner": { figure: cutlery, rule: "RS 12.5" },
  espionage: { figure: spyglass, rule: "RS 12.6" },
  stabbing: { figure: dagger, rule: "RS 12.7" },
  "medal of merit": { figure: medal, rule: "RS 12.8" },
  recruitment: { figure: handshake, rule: "RS 12.9" },
  "royal pardon": { figure: dove, rule: "RS 12.10" },
  "master stroke": { figure: queen, rule: "RS 12.11" },
};
export const favorFigure = (favor: Favor): string => FAVORS[favor].figure;
export const favorRule = (favor: Favor): string => FAVORS[favor].rule;

const RULES: Readonly<Record<string, string>> = {
  courtier: "RS 1.4",
  excuse: "RS 8.1",
  valet: "RS 7.2",
  cardinal: "RS 9.2",
};
/** The paragraph that explains a card; a 0-Courtier has its own. */
export const cardRule = (card: CardName): string =>
  card === "courtier 0" ? "RS 10.2" : (RULES[kindOf(card)] ?? "RS 5.1");

/** Message ids have no spaces: “medal of merit” becomes “medal-of-merit”. */
export const wordFor = (thing: string): string => thing.replaceAll(" ", "-");

/** The spot of a bet, which is its target too. */
export const betSpot = (owner: number | null, slot: BetView["slot"]): string => `bet:${owner ?? "cardinal"}:${slot}`;
