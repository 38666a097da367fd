import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lastName, seatAt } from "../server/seats";
import { chair, sittingAt, table } from "../testing/sitting";
import JoinTable from "./JoinTable.svelte";

const answer = (status: number, body: object) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status }))),
  );

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("joining a table", () => {
  it("lets the reader sit down under a name, and remembers it", async () => {
    answer(200, { table: "t1", link: "https://example.org/t/t1", seat: 1, secret: "s3cret" });
    const { sitting, sent } = sittingAt(table());
    render(JoinTable, { sitting });
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: " Bob " } });
    await fireEvent.click(screen.getByText("Sit down"));
    await waitFor(() => expect(sent).toEqual(["connect"]));
    expect(lastName()).toBe("Bob");
    expect(seatAt("t1")?.secret).toBe("s3cret");
  });

  it("says why a name is refused", async () => {
    answer(409, { rule: "", reason: "table-name-taken", facts: {}, text: "Somebody is called Anne." });
    const { sitting, sent } = sittingAt(table());
    render(JoinTable, { sitting });
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Anne" } });
    await fireEvent.click(screen.getByText("Sit down"));
    expect((await screen.findByRole("alert")).textContent).toBe("Somebody is called Anne.");
    expect(sent).toEqual([]);
    expect(lastName()).toBe("");
  });

  it.each([
    [table({ phase: "playing" }), "The game is in play: you can watch."],
    [table({ chairs: [chair({ name: "Anne" }), chair({ name: "Bob" })] }), "Every chair is taken: you can watch."],
  ])("offers only watching if the table is in play or full", async (seen, words) => {
    const { sitting, sent } = sittingAt(seen);
    render(JoinTable, { sitting });
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByLabelText("Your name")).toBeNull();
    await fireEvent.click(screen.getByText("Watch"));
    expect(sent).toEqual(["connect"]);
  });

  it("shows hostile names as text", () => {
    const name = "<script>alert(1)</script>";
    const { sitting } = sittingAt(table({ chairs: [chair({ name }), chair()] }));
    const { container } = render(JoinTable, { sitting });
    expect(container.querySelector("script")).toBeNull();
    expect(screen.getByText(name).tagName).toBe("BDI");
  });
});
