// The hint names the kind of thing to point at next.

import { beforeAll, expect, it } from "vitest";
import { addWords } from "../../words/words";
import { nextStep } from "./labels";
import english from "./words.en.ftl?raw";
import french from "./words.fr.ftl?raw";

beforeAll(() => addWords({ en: english, fr: french }));

it("names bets and cards, one or several", () => {
  expect(nextStep(["bet:1:1", "bet:cardinal:2"])).toBe("Now point at one of the bets that glow.");
  expect(nextStep(["bet:1:1"])).toBe("Now point at the bet that glows.");
  expect(nextStep(["card:courtier 20", "card:excuse"])).toBe("Now point at one of your cards that glow.");
});

it("says nothing about several kinds, or about other kinds", () => {
  expect(nextStep(["bet:1:1", "card:excuse"])).toBeNull();
  expect(nextStep(["side:king"])).toBeNull();
});
