import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HeatTable } from "./heat-table";
import { WealthLines } from "./wealth-lines";

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
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(700);
  vi.stubGlobal("ResizeObserver", Observer);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const years = Array.from({ length: 15 }, (_, at) => ({ first: at * 20, second: 60 + at * 5 }));
const words = {
  label: "By year",
  keys: "Use the arrow keys.",
  year: (year: number) => `Year ${year}`,
  names: ["Buying", "Renting"] as const,
  at: (year: number) => `${year} it is`,
  crossing: "Buying ahead from year 5",
  short: "yr",
};

function Lines() {
  const [at, setAt] = useState(10);
  return (
    <WealthLines words={words} years={years} at={at} onAt={setAt} write={(value) => `$${value}`} writeTick={String} />
  );
}

describe("two ways by year", () => {
  it("names its lines and its crossing, and its keys move the year and say both figures", () => {
    render(<Lines />);
    for (const text of ["Buying", "Renting", "Buying ahead from year 5", "10 it is"]) screen.getByText(text);
    const slider = screen.getByRole("slider", { name: "By year" });
    const heard = (key: string) => {
      fireEvent.keyDown(slider, { key });
      return slider.getAttribute("aria-valuetext");
    };
    expect(heard("ArrowRight")).toBe("Year 11: Buying $200, Renting $110");
    expect(heard("PageUp")).toBe("Year 15: Buying $280, Renting $130");
    expect(heard("Home")).toBe("Year 1: Buying $0, Renting $60");
    screen.getByText("1 it is");
  });
});

describe("a table of two assumptions", () => {
  it("is walked by arrows within its ends, and each cell says both heads", () => {
    const picked = vi.fn();
    const columns = ["6%", "7%"].map((text) => ({ key: text, text }));
    const rows = [2, 4].map((growth) => ({ key: `${growth}`, text: `${growth}%`, values: [growth, -growth] }));
    render(
      <HeatTable
        label="Both"
        corner="Growth"
        columns={columns}
        rows={rows}
        assumed={{ row: 0, column: 0 }}
        write={(value) => `$${value}`}
        onPick={picked}
      />,
    );
    const cell = (name: string) => screen.getByRole("button", { name });
    cell("Growth 2%, 6%: $2").focus();
    fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
    fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
    fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
    expect(document.activeElement).toBe(cell("Growth 4%, 7%: $-4"));
    fireEvent.click(document.activeElement!);
    expect(picked).toHaveBeenCalledWith(1, 1);
  });
});
