import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { layOut, scoresBetween, spread } from "./chart";
import Chart from "./Chart.svelte";

const story = {
  steps: ["0", "1", "2"],
  scores: [
    [10, 12, 7],
    [10, 4, 7],
  ],
};

describe("the chart", () => {
  it("draws a line and shapes for each seat, and names them", () => {
    const { container } = render(Chart, { story, names: ["Anne", "<i>Bob</i>"] });
    const lines = container.querySelectorAll("[data-line-of]");
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line.querySelectorAll(".shape")).toHaveLength(3);
    expect(container.querySelector("i")).toBeNull();
  });

  it("has the same numbers in a table", () => {
    render(Chart, { story, names: ["Anne", "Bob"] });
    const rows = screen
      .getAllByRole("row", { hidden: true })
      .map((row) => row.textContent?.replace(/\s+/g, " ").trim());
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain("Anne");
    const cells = screen.getAllByRole("cell", { hidden: true }).map((cell) => cell.textContent);
    expect(cells.filter(Boolean)).toEqual(["10", "12", "7", "10", "4", "7"]);
  });

  it("keeps every point within the frame", () => {
    const size = { width: 300, height: 240 };
    const { lines } = layOut(
      {
        steps: ["0", "1"],
        scores: [
          [-5, 40],
          [0, 0],
        ],
      },
      size,
    );
    for (const { x, y } of lines.flat()) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(size.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(size.height);
    }
  });

  it("marks a few round scores", () => {
    expect(scoresBetween(0, 17)).toEqual([0, 5, 10, 15, 20]);
    expect(scoresBetween(-3, 4)).toEqual([-4, -2, 0, 2, 4]);
    expect(scoresBetween(0, 1)).toEqual([0, 1]);
  });

  it("keeps names apart and in their order", () => {
    const heights = spread([100, 100, 102, 30], 200);
    expect(heights).toEqual([100, 120, 140, 30]);
    expect(spread([198, 199, 200], 200)).toEqual([160, 180, 200]);
  });
});
