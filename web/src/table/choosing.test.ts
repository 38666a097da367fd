// Choosing by pointing: what glows, what is left, and what is undone.

import { describe, expect, it } from "vitest";
import type { Typed } from "../games/ui";
import { Choosing } from "./choosing.svelte";

interface Laying extends Typed {
  readonly targets: readonly string[];
}

const lay = (...targets: string[]): Laying => ({ type: "Lay", targets });
const choosing = (...moves: Laying[]): Choosing =>
  new Choosing(
    () => moves,
    () => (move) => (move as Laying).targets,
  );

const upOrDown = [lay("card:ten", "up"), lay("card:ten", "down"), lay("card:ace", "up"), lay("card:ace", "down")];

describe("before anything was pointed at", () => {
  it("offers every part of every move, and stages none", () => {
    const mine = choosing(...upOrDown, lay("pass"));
    expect([...mine.offered]).toEqual(["card:ten", "up", "down", "card:ace", "pass"]);
    expect(mine.staged).toBeNull();
    expect(mine.open).toHaveLength(5);
  });

  it("offers nothing to a reader who is not asked", () => {
    const mine = choosing();
    expect([...mine.offered]).toEqual([]);
    mine.point("card:ten");
    expect(mine.picked).toEqual([]);
  });

  it("does not stage the only move: somebody must point at it", () => {
    expect(choosing(lay("pass")).staged).toBeNull();
  });
});

describe("pointing", () => {
  it("narrows until one move is left", () => {
    const mine = choosing(...upOrDown);
    mine.point("card:ten");
    expect([...mine.next]).toEqual(["up", "down"]);
    expect(mine.staged).toBeNull();
    mine.point("down");
    expect(mine.staged).toBe(upOrDown[1]);
  });

  it("may begin with either part", () => {
    const mine = choosing(...upOrDown);
    mine.point("down");
    expect([...mine.next]).toEqual(["card:ten", "card:ace"]);
    mine.point("card:ace");
    expect(mine.staged).toBe(upOrDown[3]);
  });

  it("at the same thing again undoes only that", () => {
    const mine = choosing(...upOrDown);
    mine.point("card:ten");
    mine.point("down");
    mine.point("card:ten");
    expect(mine.picked).toEqual(["down"]);
  });

  it("at something that does not fit the rest starts over", () => {
    const mine = choosing(...upOrDown, lay("pass"));
    mine.point("card:ten");
    mine.point("card:ace");
    expect(mine.picked).toEqual(["card:ace"]);
    mine.point("pass");
    expect(mine.staged).toEqual(lay("pass"));
  });

  it("at something that is not offered changes nothing", () => {
    const mine = choosing(...upOrDown);
    mine.point("card:ten");
    mine.point("card:king");
    expect(mine.picked).toEqual(["card:ten"]);
  });
});

describe("what glows", () => {
  it("is what fits the rest, and what was picked", () => {
    const mine = choosing(...upOrDown, lay("pass"));
    mine.point("card:ten");
    expect(mine.isOffered("up")).toBe(true);
    expect(mine.isOffered("card:ten")).toBe(true);
    expect(mine.isPicked("card:ten")).toBe(true);
    expect(mine.isOffered("pass")).toBe(false);
    expect(mine.isOffered("card:ace")).toBe(false);
  });
});

describe("the move that a button makes", () => {
  it("is the one that its target would leave, if it is only one", () => {
    const mine = choosing(...upOrDown, lay("pass"));
    expect(mine.moveBy("pass")).toEqual(lay("pass"));
    expect(mine.moveBy("up")).toBeNull();
    mine.point("card:ace");
    expect(mine.moveBy("up")).toBe(upOrDown[2]);
  });
});

it("undoes everything at once", () => {
  const mine = choosing(...upOrDown);
  mine.point("card:ten");
  mine.point("down");
  mine.takeBack();
  expect(mine.picked).toEqual([]);
  expect(mine.staged).toBeNull();
});
