// A counting as a story: the events cut into beats that are shown one after another, with the server's words.

import type { AnyEvent, BetsRevealed, LaidCard, PointsDue } from "../../../protocol/royal_secrets";
import type { SceneToPlay } from "../../ui";
import { stageAfter, stageBefore, turnedUp, type Before, type Stage } from "./stage";
import type { Side } from "../things";

export type BeatKind =
  | "opening"
  | "laid"
  | "turned"
  | "withdrew"
  | "counted"
  | "thirds"
  | "won"
  | "passed"
  | "points"
  | "recruited"
  | "ended"
  | "over";

/** A place on the stage where things come from or go to. */
export type StagePlace = `seat:${number}` | `room:${Side}` | `third:${number}` | "floor";

/** Something that flies across the stage. */
export interface Journey {
  readonly what: "gain" | "loss" | "card" | "favor";
  readonly from: StagePlace;
  readonly to: StagePlace;
  /** How many of it. */
  readonly count: number;
}

export interface Beat {
  readonly kind: BeatKind;
  /** The server's words for the events of this beat. */
  readonly lines: readonly string[];
  /** The card that turns. */
  readonly turned: LaidCard | null;
  /** The room this beat is about. */
  readonly side: Side | null;
  readonly journeys: readonly Journey[];
  /** The stage after this beat. */
  readonly stage: Stage;
}

/** The events of a counting and the kinds of their beats; any event before those is “laid”. */
const KINDS: Partial<Record<AnyEvent["type"], BeatKind>> = {
  BetsRevealed: "turned",
  PlayerWithdrew: "withdrew",
  ValetDrawn: "withdrew",
  AudienceCounted: "counted",
  ThirdCardsShown: "thirds",
  ThirdCardPassed: "passed",
  AudienceWon: "won",
  PointsDue: "points",
  CardRecruited: "recruited",
  RoundEnded: "ended",
  GameEnded: "over",
};

interface ToldEvent {
  readonly event: AnyEvent;
  readonly words: string;
}

/** The beats of a scene, from its first event to the last that belongs to the counting. */
export function tellStory({
  before,
  events,
  words,
}: Pick<SceneToPlay, "before" | "events" | "words">): readonly Beat[] {
  let stage = stageBefore(before as unknown as Before);
  if (!stage) return [];
  const opening: Beat = { kind: "opening", lines: [], turned: null, side: null, journeys: [], stage };
  const all = (events as readonly AnyEvent[]).map((event, place) => ({ event, words: words[place] ?? "" }));
  const beats = [opening];
  for (const group of grouped(all.slice(0, all.findLastIndex(({ event }) => event.type in KINDS) + 1))) {
    beats.push(...beatsOf(group, stage));
    stage = beats.at(-1)?.stage ?? stage;
  }
  return beats;
}

const kindOf = (event: AnyEvent): BeatKind => KINDS[event.type] ?? "laid";

/** Consecutive events that are shown together. */
function grouped(all: readonly ToldEvent[]): readonly (readonly ToldEvent[])[] {
  const groups: ToldEvent[][] = [];
  for (const told of all) {
    const last = groups.at(-1);
    if (last?.[0] && belongTogether(last[0].event, told.event)) last.push(told);
    else groups.push([told]);
  }
  return groups;
}

function belongTogether(first: AnyEvent, next: AnyEvent): boolean {
  if (next.type === "PointsDue")
    return first.type === "PointsDue" && first.why === next.why && first.sender === next.sender;
  if (first.type === "PlayerWithdrew") return next.type === "ValetDrawn";
  const kind = kindOf(first);
  return kind === kindOf(next) && kind !== "counted";
}

function beatsOf(group: readonly ToldEvent[], stage: Stage): readonly Beat[] {
  const events = group.map(({ event }) => event);
  const lines = group.map(({ words }) => words).filter(Boolean);
  const [first] = events;
  if (!first) return [];
  if (first.type === "BetsRevealed" && first.cards.length) return turns(first, lines, stage);
  const beat: Beat = {
    kind: kindOf(first),
    lines,
    turned: null,
    side: sideOf(first),
    journeys: events.flatMap(journeysOf),
    stage: events.reduce(stageAfter, isOfTie(first) ? stage : { ...stage, thirds: null }),
  };
  return [beat];
}

/** Whether the third cards stay on the stage during this event. */
const isOfTie = (event: AnyEvent): boolean => ["thirds", "won", "passed"].includes(kindOf(event));

function sideOf(event: AnyEvent): Side | null {
  if (event.type === "PointsDue") return event.why === "king" || event.why === "queen" ? event.why : null;
  return "side" in event ? event.side : null;
}

/** One beat for each card: the King's room first, then the Queen's. */
function turns({ cards }: BetsRevealed, lines: readonly string[], stage: Stage): readonly Beat[] {
  const isKings = ({ owner }: LaidCard): boolean =>
    owner === null ? stage.rooms.king.hasCardinal : stage.rooms.king.guests.includes(owner);
  const ordered = [...cards.filter(isKings), ...cards.filter((card) => !isKings(card))];
  return ordered.map((turned, place) => {
    stage = turnedUp(stage, turned);
    return { kind: "turned", lines: place ? [] : lines, turned, side: null, journeys: [], stage };
  });
}

/** What flies because of an event. */
function journeysOf(event: AnyEvent): readonly Journey[] {
  switch (event.type) {
    case "PointsDue":
      return [pointsJourney(event)];
    case "ThirdCardPassed":
      return [{ what: "card", from: `third:${event.seat}`, to: `seat:${event.to}`, count: 1 }];
    case "CardRecruited":
      return event.taken ? [{ what: "card", from: `seat:${event.owner}`, to: `seat:${event.seat}`, count: 1 }] : [];
    case "RoundEnded":
      return (["king", "queen"] as const).flatMap((side) => {
        const seat = event[side];
        return seat === null ? [] : [{ what: "favor", from: `room:${side}`, to: `seat:${seat}`, count: 1 } as const];
      });
    default:
      return [];
  }
}

/** Points fly between a seat and a room, or the floor for rumors and pardons. */
function pointsJourney(event: PointsDue): Journey {
  const { seat, amount } = event;
  const side = sideOf(event);
  const other: StagePlace = side ? `room:${side}` : "floor";
  const count = Math.abs(amount);
  return amount < 0
    ? { what: "loss", from: `seat:${seat}`, to: other, count }
    : { what: "gain", from: other, to: `seat:${seat}`, count };
}
