// How the moves of Royal Secrets are pointed at, and which move somebody has in mind who points in vain.

import type { AnyMove, BetView, View } from "../../protocol/royal_secrets";
import type { Pick } from "../ui";
import { betSpot, type CardName, type Favor, type Side } from "./things";

type Use = Extract<AnyMove, { type: `Use${string}` }>;

const FAVOR_OF: Readonly<Record<Use["type"], Favor>> = {
  UseCorruption: "corruption",
  UsePlanning: "planning",
  UseRoyalDinner: "royal dinner",
  UseEspionage: "espionage",
  UseStabbing: "stabbing",
  UseMedal: "medal of merit",
  UseRecruitment: "recruitment",
  UseRoyalPardon: "royal pardon",
  UseMasterStroke: "master stroke",
};

/** The pick of a favour; there are two Plannings, which their influence tells apart. */
export const favorPick = (favor: Favor, influence: number): Pick =>
  favor === "planning" ? `favor:planning:${influence}` : `favor:${favor}`;

export function picksOf(move: AnyMove): readonly Pick[] {
  switch (move.type) {
    case "Attend":
      return [`side:${move.side}`];
    case "GiveParley":
      return [`seat:${move.to}`];
    case "Bet":
      return [`card:${move.card}`, move.face_up ? "face:up" : "face:down"];
    case "ShowThirdCard":
      return [`card:${move.card}`];
    case "Pass":
      return ["pass"];
    case "SplitPlayers":
      return ["split"];
    case "UsePlanning":
      return [favorPick("planning", move.influence)];
    case "UseStabbing":
    case "UseMedal":
    case "UseRecruitment":
      return [`favor:${FAVOR_OF[move.type]}`, betSpot(move.owner, move.slot)];
    default:
      return [`favor:${FAVOR_OF[move.type]}`];
  }
}

/** The move that a pick means; null where it means none by itself. */
export function wishFor(pick: Pick, view: View): AnyMove | null {
  const [what = "", name = "", detail = ""] = pick.split(":");
  switch (what) {
    case "side":
      return { type: "Attend", side: name as Side };
    case "seat":
      return { type: "GiveParley", to: Number(name) };
    case "card":
      return view.step === "tie"
        ? { type: "ShowThirdCard", card: name as CardName }
        : { type: "Bet", card: name as CardName, face_up: true };
    case "favor":
      return useOf(name as Favor, Number(detail), someBet(view));
    case "bet":
      return meeting(name === "cardinal" ? null : Number(name), Number(detail) as BetView["slot"], view);
    case "pass":
      return { type: "Pass" };
    default:
      return null;
  }
}

type Place = Readonly<{ owner: number | null; slot: BetView["slot"] }>;

function useOf(favor: Favor, influence: number, { owner, slot }: Place): AnyMove | null {
  const type = (Object.keys(FAVOR_OF) as Use["type"][]).find((each) => FAVOR_OF[each] === favor);
  if (type === "UsePlanning") return { type, influence };
  if (type === "UseRecruitment") return owner === null ? null : { type, owner, slot };
  if (type === "UseStabbing" || type === "UseMedal") return { type, owner, slot };
  return type ? { type } : null;
}

/** A bet that a favour might be meant for: another's rather than one's own, hidden rather than open. */
function someBet(view: View): Place {
  const others = view.bets.filter((bet) => bet.owner !== view.seat && bet.owner !== null);
  const nobody = view.seats.findIndex((_, seat) => seat !== view.seat);
  return others.find((bet) => !bet.face_up) ?? others[0] ?? { owner: nobody, slot: 1 };
}

const MEETING: readonly Favor[] = ["stabbing", "medal of merit", "recruitment"];

/** Whether one of the reader's favours is for bets, so that pointing at one means something. */
export const meetsBets = (view: View): boolean =>
  view.seat !== null && Boolean(view.seats[view.seat]?.favors.some((card) => MEETING.includes(card.favor)));

/** What the reader would do to a bet, by the first of his favours that is for bets. */
function meeting(owner: number | null, slot: BetView["slot"], view: View): AnyMove | null {
  const favors = view.seat === null ? [] : (view.seats[view.seat]?.favors ?? []);
  for (const { favor } of favors) {
    const move = MEETING.includes(favor) ? useOf(favor, 0, { owner, slot }) : null;
    if (move) return move;
  }
  return null;
}
