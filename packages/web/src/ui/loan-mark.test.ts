import { expect, it } from "vitest";
import { loanSeries, loanShapes } from "./loan-mark";

it("tells each of six loans, and today's mortgage beside them, from every other by color, dash and shape", () => {
  for (const looks of [loanSeries.map(({ color }) => color), loanSeries.map(({ dash }) => dash), loanShapes])
    expect(new Set(looks.slice(0, 7)).size).toBe(7);
});
