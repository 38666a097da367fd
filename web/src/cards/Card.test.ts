// A card to screen readers: its name and nothing else, as a picture or as a button.

import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { sittingAt, table } from "../testing/sitting";
import Card from "./Card.svelte";

const { sitting } = sittingAt(table(), {
  choosing: { isOffered: () => true, isPicked: () => false },
});

afterEach(cleanup);

it("is a picture with its name, and its printed text is not read as well", () => {
  render(Card, { name: "Courtier 20, first place", value: "20", figure: "M0 0", caption: "Courtier" });
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Courtier 20, first place");
});

it("shows a back in the same way, with a name that tells no more than the reader knows", () => {
  render(Card, { name: "A card face down", figure: "M0 0", isBack: true });
  const card = screen.getByRole("img", { name: "A card face down" });
  expect(card.textContent.trim()).toBe("");
});

it("is a button with its name if it can be pointed at", () => {
  render(Card, { props: { name: "Courtier 20", value: "20", figure: "M0 0", target: "card:courtier 20", sitting } });
  const card = screen.getByRole("button", { name: "Courtier 20" });
  expect(card.getAttribute("aria-pressed")).toBe("false");
});

it("is hidden from screen readers while an equal card lies on top", () => {
  render(Card, { props: { name: "Courtier 20", figure: "M0 0", target: "card:courtier 20", isUnder: true, sitting } });
  expect(screen.queryByRole("button")).toBeNull();
});
