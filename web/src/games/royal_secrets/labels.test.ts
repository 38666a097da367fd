// What is left to point at is said by its kind.

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

it("says nothing of its own of several kinds, or of others", () => {
  expect(nextStep(["bet:1:1", "card:excuse"])).toBeNull();
  expect(nextStep(["side:king"])).toBeNull();
});
