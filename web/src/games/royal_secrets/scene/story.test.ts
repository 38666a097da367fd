import { describe, expect, it } from "vitest";
import type { AnyEvent, AudienceCounted } from "../../../protocol/royal_secrets";
import type { AnyView, SceneToPlay } from "../../ui";
import recorded from "./fixtures.json";
import { HOLD, timesOf } from "./pace";
import { meterOf, stageAfter, stageBefore, type Before } from "./stage";
import { tellStory, type Beat } from "./story";

type Kind = keyof typeof recorded;
const KINDS = Object.keys(recorded) as Kind[];
const sceneOf = (kind: Kind): SceneToPlay => {
  const { before, events, words } = recorded[kind];
  const view = before as unknown as AnyView;
  return { before: view, after: view, events, words: words.en };
};
const beatsOf = (kind: Kind): readonly Beat[] => tellStory(sceneOf(kind));
const eventsOf = (kind: Kind): readonly AnyEvent[] => recorded[kind].events as AnyEvent[];
const lastOf = (kind: Kind): Beat["stage"] => {
  const last = beatsOf(kind).at(-1);
  if (!last) throw new Error(`There is no story of ${kind}.`);
  return last.stage;
};

describe.each(KINDS)("the counting “%s”", (kind) => {
  it("tells every event once, in order, up to the end of the round", () => {
    const opening = eventsOf(kind).findIndex(({ type }) => type === "RoundOpened");
    const words = sceneOf(kind).words.slice(0, opening < 0 ? undefined : opening);
    expect(beatsOf(kind).flatMap(({ lines }) => lines)).toEqual(words);
  });

  it("turns each card once, and none is lost or made", () => {
    const revealed = eventsOf(kind).flatMap((event) => (event.type === "BetsRevealed" ? event.cards : []));
    const turned = beatsOf(kind).flatMap((beat) => beat.turned ?? []);
    expect(new Set(turned)).toEqual(new Set(revealed));
    expect(turned).toHaveLength(revealed.length);
    const laid = eventsOf(kind).filter(({ type }) => type === "CardBet" || type === "CardinalBet").length;
    expect(lastOf(kind).bets).toHaveLength(recorded[kind].before.bets.length + laid);
    expect(lastOf(kind).bets.every(({ isUp }) => isUp)).toBe(true);
  });

  it("shows the server's total, and the same sum before it", () => {
    let stage = stageBefore(recorded[kind].before as unknown as Before);
    for (const event of eventsOf(kind)) {
      if (!stage) throw new Error("The stage is bare.");
      if (event.type === "AudienceCounted" && ["succeeded", "failed"].includes(event.outcome))
        expect(meterOf(stage, stage.rooms[event.side])).toBe(event.total);
      stage = stageAfter(stage, event);
      if (event.type === "AudienceCounted") expect(meterOf(stage, stage.rooms[event.side])).toBe(event.total);
    }
    const counted = eventsOf(kind).filter((event): event is AudienceCounted => event.type === "AudienceCounted");
    for (const { side, outcome } of counted) expect(lastOf(kind).rooms[side].outcome).toBe(outcome);
  });

  it("moves as many points as are due, and says why", () => {
    const due = eventsOf(kind).flatMap((event) => (event.type === "PointsDue" ? event : []));
    const sums = lastOf(kind).points.map((_, seat) =>
      due.filter((event) => event.seat === seat).reduce((sum, event) => sum + event.amount, 0),
    );
    expect(lastOf(kind).points).toEqual(sums);
    for (const beat of beatsOf(kind).filter((one) => one.kind === "points"))
      expect(beat.lines).toHaveLength(beat.journeys.length);
  });

  it("lasts a few seconds, and less with reduced motion", () => {
    const lasts = (isReduced: boolean) => timesOf(beatsOf(kind), isReduced).reduce((sum, time) => sum + time, HOLD);
    expect(lasts(false)).toBeGreaterThan(3500);
    expect(lasts(false)).toBeLessThanOrEqual(7000);
    expect(lasts(true)).toBeLessThan(lasts(false));
  });
});

describe("a story", () => {
  it("lays third cards side by side, and removes them after they are passed", () => {
    const thirds = beatsOf("tie").map(({ kind, stage }) => [kind, stage.thirds?.cards.length ?? 0]);
    expect(thirds).toContainEqual(["thirds", 2]);
    expect(thirds).toContainEqual(["passed", 2]);
    expect(thirds).toContainEqual(["points", 0]);
  });

  it("tells the points of one reason together, and each rumor by itself", () => {
    const points = beatsOf("rumors").filter(({ kind }) => kind === "points");
    expect(points.map(({ journeys }) => journeys.length)).toEqual([3, 1, 1, 1, 3]);
  });

  it("sends losses away from a writing case and gains towards it", () => {
    const [lost, gained] = beatsOf("rumors").filter(({ kind }) => kind === "points");
    expect(lost?.journeys[0]).toEqual({ what: "loss", from: "seat:0", to: "room:king", count: 5 });
    expect(gained?.journeys[0]).toEqual({ what: "gain", from: "room:queen", to: "seat:1", count: 3 });
  });

  it("gives a recruited card and won favors to their new owners", () => {
    expect(lastOf("recruited").bets.filter(({ takenBy }) => takenBy === 0)).toHaveLength(1);
    expect(lastOf("success").favors.map((favors) => favors.length)).toEqual([0, 1, 1, 0]);
  });

  it("ends with everybody's score", () => {
    expect(lastOf("end").scores).toEqual([0, 9, 5, 26]);
  });

  it("is empty without an audience", () => {
    const before = { ...sceneOf("end").before, king: null, queen: null } as unknown as AnyView;
    expect(tellStory({ before, events: [], words: [] })).toEqual([]);
  });
});
