import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { sittingAt, table } from "../testing/sitting";
import Lobby from "./Lobby.svelte";

beforeEach(() => sessionStorage.clear());

describe("the lobby", () => {
  it("lets the host start, and says what happens to empty chairs", async () => {
    const { sitting, sent } = sittingAt(table({ you: 0, powers: ["Start"] }));
    render(Lobby, { sitting });
    expect(screen.getByText("Bots take the 2 empty chairs.")).toBeTruthy();
    await fireEvent.click(screen.getByText("Start the game"));
    expect(sent).toEqual([{ type: "Start" }]);
    expect(screen.getByText("The cards are dealt …")).toBeTruthy();
  });

  it("tells the others to wait for the host", () => {
    const { sitting } = sittingAt(table({ you: 1 }));
    render(Lobby, { sitting });
    expect(screen.getByText("The host starts the game.")).toBeTruthy();
    expect(screen.queryByText("Start the game")).toBeNull();
  });

  it("deals a marked table at once, and only once", () => {
    sessionStorage.setItem("antechamber.deal.t1", "1");
    const { sitting, sent } = sittingAt(table({ you: 0, powers: ["Start"] }));
    render(Lobby, { sitting }).unmount();
    render(Lobby, { sitting });
    expect(sent).toEqual([{ type: "Start" }]);
  });

  it("does not deal for a player who may not start", () => {
    sessionStorage.setItem("antechamber.deal.t1", "1");
    const { sitting, sent } = sittingAt(table({ you: 1 }));
    render(Lobby, { sitting });
    expect(sent).toEqual([]);
  });
});
