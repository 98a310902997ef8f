import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import LineChart from "./line-chart";
import { pointsOf, type Series } from "./series";

const series: Series[] = [
  { id: "1", name: "Loan A", index: 0, values: [400, 300, 200, 100, 0] },
  { id: "2", name: "Loan B", index: 1, values: [300, 150, 0] },
];

/** As a browser's does, it tells of the first size. */
class Observer extends ResizeObserver {
  constructor(private readonly told: ResizeObserverCallback) {
    super(told);
  }
  override observe() {
    this.told([], this);
  }
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(376);
  vi.stubGlobal("ResizeObserver", Observer);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Chart() {
  const [at, setAt] = useState(1);
  return (
    <LineChart
      measure="Balance"
      lastYear={4}
      formatTick={String}
      format={(value) => `$${value}`}
      series={series}
      at={at}
      onAt={setAt}
    />
  );
}

const slider = () => screen.getByRole("slider", { name: "Balance by year" });
const press = (key: string) => fireEvent.keyDown(slider(), { key });
const spoken = () => document.querySelector("[aria-live]")!.textContent;

describe("a chart of loans", () => {
  it("is a slider over the years", () => {
    render(<Chart />);
    expect(slider().getAttribute("aria-valuenow")).toBe("1");
    expect(slider().getAttribute("aria-valuemax")).toBe("4");
    expect(slider().getAttribute("aria-valuetext")).toBe("Year 1");
    expect(slider().tabIndex).toBe(0);
  });

  it("speaks the figures of the year that an arrow key leads to", () => {
    render(<Chart />);
    expect(spoken()).toBe("");
    press("ArrowRight");
    expect(slider().getAttribute("aria-valuetext")).toBe("Year 2");
    expect(spoken()).toBe("Loan A $200, Loan B $0");
    press("Home");
    expect(spoken()).toBe("Loan A $400, Loan B $300");
  });

  it("keeps a loan's last value after it is paid off", () => {
    render(<Chart />);
    press("End");
    expect(spoken()).toBe("Loan A $0, Loan B $0");
  });

  it("leaves keys that belong to the browser alone", () => {
    render(<Chart />);
    fireEvent.keyDown(slider(), { key: "ArrowLeft", altKey: true });
    expect(fireEvent.keyDown(slider(), { key: "Tab" })).toBe(true);
    expect(slider().getAttribute("aria-valuenow")).toBe("1");
  });

  it("tells the loans apart by color, dash and shape", () => {
    const { container } = render(<Chart />);
    const lines = [...container.querySelectorAll("path[data-line]")];
    expect(new Set(lines.map((line) => line.getAttribute("stroke"))).size).toBe(2);
    expect(new Set(lines.map((line) => line.getAttribute("stroke-dasharray"))).size).toBe(2);
    const markers = [...container.querySelectorAll("svg g[paint-order] > *")];
    expect(new Set(markers.map((marker) => marker.tagName)).size).toBe(2);
  });
});

it("draws a rate in steps, a balance in slopes", () => {
  const line = { id: "1", name: "Loan A", index: 0, values: [5, 5, 7] };
  expect(pointsOf(line, false)).toEqual([
    [0, 5],
    [1, 5],
    [2, 7],
  ]);
  expect(pointsOf(line, true)).toEqual([
    [0, 5],
    [1, 5],
    [1, 5],
    [2, 5],
    [2, 7],
  ]);
});
