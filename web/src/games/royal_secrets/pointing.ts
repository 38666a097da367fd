// What a player of Royal Secrets points at to make each move, and which move they mean when they cannot make it.

import type { AnyMove, BetView, View } from "../../protocol/royal_secrets";
import type { Target } from "../ui";
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

/** The target of a favour; the two Plannings differ by their influence. */
export const favorTarget = (favor: Favor, influence: number): Target =>
  favor === "planning" ? `favor:planning:${influence}` : `favor:${favor}`;

export function targetsOf(move: AnyMove): readonly Target[] {
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
      return [favorTarget("planning", move.influence)];
    case "UseStabbing":
    case "UseMedal":
    case "UseRecruitment":
      return [`favor:${FAVOR_OF[move.type]}`, betSpot(move.owner, move.slot)];
    default:
      return [`favor:${FAVOR_OF[move.type]}`];
  }
}

/** The move a player means by pointing at a target; null if that alone does not tell. */
export function intendedBy(target: Target, view: View): AnyMove | null {
  const [what = "", name = "", detail = ""] = target.split(":");
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
      return useOn(name === "cardinal" ? null : Number(name), Number(detail) as BetView["slot"], view);
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

/** A bet that a favour might be meant for: another player's rather than the reader's own, hidden rather than open. */
function someBet(view: View): Place {
  const others = view.bets.filter((bet) => bet.owner !== view.seat && bet.owner !== null);
  const nobody = view.seats.findIndex((_, seat) => seat !== view.seat);
  return others.find((bet) => !bet.face_up) ?? others[0] ?? { owner: nobody, slot: 1 };
}

const FOR_BETS: readonly Favor[] = ["stabbing", "medal of merit", "recruitment"];

/** Whether the reader has a favour that is used on bets, so that pointing at a bet means something. */
export const hasFavorForBets = (view: View): boolean =>
  view.seat !== null && Boolean(view.seats[view.seat]?.favors.some((card) => FOR_BETS.includes(card.favor)));

/** The move that uses the reader's first favour for bets on this bet. */
function useOn(owner: number | null, slot: BetView["slot"], view: View): AnyMove | null {
  const favors = view.seat === null ? [] : (view.seats[view.seat]?.favors ?? []);
  for (const { favor } of favors) {
    const move = FOR_BETS.includes(favor) ? useOf(favor, 0, { owner, slot }) : null;
    if (move) return move;
  }
  return null;
}
