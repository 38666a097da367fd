import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { TableSeen } from "../protocol/messages";
import { keepSeat, seatAt } from "../server/seats";
import { chair, sittingAt, table } from "../testing/sitting";
import PeoplePanel from "./PeoplePanel.svelte";

function show(seen: TableSeen) {
  const { sitting, sent } = sittingAt(seen);
  const { container } = render(PeoplePanel, { sitting });
  const rows = [...container.querySelectorAll<HTMLElement>("[data-chair]")];
  const powersOf = (seat: number) =>
    [...(rows[seat]?.querySelectorAll<HTMLElement>("[data-power]") ?? [])].map((button) => button.dataset.power);
  const press = (seat: number, power: string) =>
    fireEvent.click(rows[seat]?.querySelector(`[data-power=${power}]`) as HTMLElement);
  return { container, rows, powersOf, press, sent };
}

beforeEach(() => localStorage.clear());

describe("the chairs", () => {
  it("have a button for each power over them, and no others", () => {
    const powers = [["HandOver", "Leave"], ["Kick"], ["SeatBot", "Kick"], []];
    const chairs = [
      chair({ name: "Anne", powers: powers[0] ?? [] }),
      chair({ name: "Bob", powers: powers[1] ?? [] }),
      chair({ bot: "sensible", powers: powers[2] ?? [] }),
      chair(),
    ];
    const { powersOf, rows } = show(table({ chairs, you: 0 }));
    powers.forEach((each, seat) => expect(powersOf(seat)).toEqual(each));
    expect(rows).toHaveLength(4);
  });

  it("say who is who", () => {
    const chairs = [
      chair({ name: "Anne", is_here: true }),
      chair({ name: "Bob", bot: "sensible", is_here: true }),
      chair({ name: "Cleo" }),
      chair({ bot: "wily", is_here: true }),
      chair(),
    ];
    const { rows } = show(table({ chairs, you: 0, spectators: 2 }));
    const notes = rows.map((row) => row.querySelector("small")?.textContent);
    expect(notes).toEqual(["you · host · here", "a bot plays this seat", "away", "bot, wily", "waits for somebody"]);
    expect(screen.getByText(/2 people look on/)).toBeTruthy();
  });

  it("show hostile names as text", () => {
    const name = `<img src=x onerror="alert(1)">`;
    const { container, rows } = show(table({ chairs: [chair({ name, powers: ["Kick"] })] }));
    expect(container.querySelector("img")).toBeNull();
    expect(within(rows[0] as HTMLElement).getAllByText(name)[0]?.tagName).toBe("BDI");
  });

  it("send what a button says, for their seat", async () => {
    const chairs = [
      chair({ name: "Anne", powers: ["TakeBack"], bot: "sensible" }),
      chair({ name: "Bob", powers: ["HandOver"] }),
      chair({ powers: ["SeatBot"] }),
    ];
    const { press, sent } = show(table({ chairs, you: 0, phase: "playing" }));
    await press(0, "TakeBack");
    await press(1, "HandOver");
    await press(2, "SeatBot");
    await Promise.resolve();
    expect(sent).toEqual([
      { type: "TakeBack" },
      { type: "HandOver", seat: 1 },
      { type: "SeatBot", seat: 2, bot: null },
    ]);
  });

  it("ask for confirmation before somebody leaves for good", async () => {
    keepSeat("t1", { secret: "s3cret" });
    const { press, sent } = show(table({ chairs: [chair({ name: "Anne", powers: ["Leave"] })], you: 0 }));
    await press(0, "Leave");
    await fireEvent.click(screen.getByText("Stay as it is"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sent).toEqual([]);
    await press(0, "Leave");
    await fireEvent.click(within(screen.getByRole("dialog")).getByText("Leave the table"));
    await waitFor(() => expect(sent).toEqual([{ type: "Leave" }, "leave", "fetchTable"]));
    expect(seatAt("t1")).toBeNull();
  });

  it("show the seat link only to its owner, and only on request", async () => {
    keepSeat("t1", { secret: "s3cret", link: "https://example.org/t/t1" });
    const { container } = show(table({ you: 0 }));
    expect(container.innerHTML).not.toContain("s3cret");
    const fold = screen.getByText("Go on from another device").closest("details") as HTMLDetailsElement;
    fold.open = true;
    await fireEvent(fold, new Event("toggle"));
    const field = screen.getByLabelText<HTMLInputElement>("Your seat link");
    expect(field.value).toBe("https://example.org/t/t1#secret=s3cret");
  });

  it("offer a free one to a spectator", () => {
    show(table());
    expect(screen.getByText("Sit down")).toBeTruthy();
  });
});
