// Addresses: where they lead, and how to go there.

import { expect, it, vi } from "vitest";
import { go, here, placeAt, rulesPath } from "./place.svelte";

it.each([
  ["/", "", { room: "front" }],
  ["/about", "#credits", { room: "about" }],
  ["/t/q3pq6d6wu3tp", "#secret=x", { room: "table", table: "q3pq6d6wu3tp" }],
  ["/rules", "", { room: "rules", game: "royal-secrets", paragraph: "" }],
  ["/rules/royal-gambit", "#RG-4.1", { room: "rules", game: "royal-gambit", paragraph: "RG 4.1" }],
  ["/rules/royal-secrets", "#R12", { room: "rules", game: "royal-secrets", paragraph: "R12" }],
  ["/t", "", { room: "nowhere" }],
  ["/t/a/b", "", { room: "nowhere" }],
  ["/cellar", "", { room: "nowhere" }],
])("leads from %s%s to its room", (path, hash, place) => {
  expect(placeAt(path, hash)).toEqual(place);
});

it("leads nowhere from a malformed address, and does not fail", () => {
  expect(placeAt("/%E0%A4%A", "")).toEqual({ room: "nowhere" });
  expect(placeAt("/rules/royal-secrets", "#%")).toMatchObject({ room: "rules", paragraph: "%" });
});

it("reads the address of a paragraph as it was written", () => {
  const path = rulesPath("queen-marie-antoinette", "QMA 4.4");
  const { pathname, hash } = new URL(path, location.origin);
  expect(placeAt(pathname, hash)).toMatchObject({ game: "queen-marie-antoinette", paragraph: "QMA 4.4" });
});

it("starts another page at its top, and does not scroll within a page", () => {
  const scrolled = vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  go("/rules/royal-secrets");
  expect(here.place.room).toBe("rules");
  expect(scrolled).toHaveBeenCalledOnce();
  go("/rules/royal-secrets#RS-4.1");
  expect(here.place).toMatchObject({ paragraph: "RS 4.1" });
  expect(scrolled).toHaveBeenCalledOnce();
  go("/");
  expect(here.place.room).toBe("front");
});
