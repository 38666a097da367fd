import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Sitting } from "../../../table/sitting.svelte";
import { addWords } from "../../../words/words";
import type { AnyView, SceneToPlay } from "../../ui";
import Counting from "./Counting.svelte";
import recorded from "./fixtures.json";
import { sceneWords } from "./words";

const view = recorded.success.before as unknown as AnyView;
const scene: SceneToPlay = { ...recorded.success, before: view, after: view, words: recorded.success.words.en };
const sitting = {
  me: 0,
  nameOf: (seat: number) => `<b>seat ${seat}</b>`,
  nameFor: (thing: string) => thing,
} as unknown as Sitting;

beforeAll(() => addWords(sceneWords));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function play() {
  const done = vi.fn();
  const { container } = render(Counting, { sitting, scene, done });
  return { done, container };
}

it("ends by itself after a few seconds, once", async () => {
  const { done } = play();
  await vi.advanceTimersByTimeAsync(3000);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(6000);
  expect(done).toHaveBeenCalledTimes(1);
});

it("shows the words of the last event before it ends", async () => {
  const { container, done } = play();
  while (!done.mock.calls.length) await vi.advanceTimersByTimeAsync(100);
  expect(container.querySelector(".lines")?.textContent).toContain("Round 5 is over.");
});

it("can be skipped with its button, and ends once", async () => {
  const { done } = play();
  await fireEvent.click(screen.getByRole("button", { name: "Skip" }));
  expect(done).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(9000);
  expect(done).toHaveBeenCalledTimes(1);
});

it("can be skipped with a click anywhere", async () => {
  const { done } = play();
  await fireEvent.click(document.body);
  expect(done).toHaveBeenCalledTimes(1);
});

it("can be skipped with Escape, and no other key", async () => {
  const { done } = play();
  await fireEvent.keyDown(document.body, { key: "a" });
  expect(done).not.toHaveBeenCalled();
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(done).toHaveBeenCalledTimes(1);
});

it("ends at once on a hidden page", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  expect(play().done).toHaveBeenCalledTimes(1);
});

it("ends when the page is hidden", async () => {
  const { done } = play();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await fireEvent(document, new Event("visibilitychange"));
  expect(done).toHaveBeenCalledTimes(1);
});

it("shows names as text, and hides the moving parts from screen readers", async () => {
  const { container } = play();
  await vi.advanceTimersByTimeAsync(200);
  expect(container.querySelector("bdi b")).toBeNull();
  expect(container.querySelector("bdi")?.textContent).toBe("<b>seat 0</b>");
  const told = [...(container.querySelector("section")?.children ?? [])].filter((part) => part.ariaHidden !== "true");
  expect(told.map((part) => part.tagName)).toEqual(["BUTTON"]);
});
