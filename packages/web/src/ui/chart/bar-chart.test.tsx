import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import BarChart from "./bar-chart";
import type { Bar } from "./bars";

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
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(542);
  vi.stubGlobal("ResizeObserver", Observer);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const part = (name: string, value: number) => ({ name, value, color: `of ${name}` });
const bars: Bar[] = [
  { id: "1", name: "Loan A", index: 0, parts: [part("Down payment", 90_000), part("Prepaids", 4000)] },
  {
    id: "2",
    name: "Loan B",
    index: 1,
    parts: [part("Down payment", 80_000), part("Points", 900), part("Prepaids", 4000)],
  },
];
const draw = () =>
  render(
    <BarChart measure="Cash to close" bars={bars} format={(value) => `$${value}`} formatTick={(value) => `${value}`} />,
  ).container;
const drawn = (root: ParentNode, color: string) =>
  [...root.querySelectorAll(`svg.num rect[fill="${color}"]`)].map((rect) => {
    const [x, width] = ["x", "width"].map((name) => Number(rect.getAttribute(name)));
    return { from: x!, to: x! + width! };
  });

it("has a part's value on it where there is room, and what a bar comes to at its end", () => {
  const texts = [...draw().querySelectorAll("svg.num text")].map(({ textContent }) => textContent);
  for (const said of ["$90000", "$94000", "$80000", "$84900"]) expect(texts).toContain(said);
  expect(texts).not.toContain("$900");
});

it("leaves ground between neighbors, and a part of almost nothing in sight: to some eyes two colors are one", () => {
  const root = draw();
  const [down, points, prepaids] = ["Down payment", "Points", "Prepaids"].map(
    (name) => drawn(root, `of ${name}`).at(-1)!,
  );
  expect(points!.from - down!.to).toBeGreaterThanOrEqual(1.5);
  expect(prepaids!.from - points!.to).toBeGreaterThanOrEqual(1.5);
  expect(points!.to - points!.from).toBeGreaterThanOrEqual(1);
});
