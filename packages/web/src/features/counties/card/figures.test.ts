import { metrics } from "@highway/engine/tools/report-card/metrics";
import { describe, expect, it } from "vitest";
import { shareOf, standing, whyNot } from "./figures";

const origin = { source: "FHFA", date: "2025-12-31" };
const graded = (percentile: number) =>
  ({ kind: "graded", figure: 7.896, percentile, letter: "A", counties: 2551, origin }) as const;

describe("how a county stands", () => {
  it("is said in words, among how many", () => {
    expect(standing("priceHistory", graded(82.2))).toBe("Faster than 82.2% of 2,551 counties.");
    expect(standing("volatility", graded(50))).toBe("Calmer than 50% of 2,551 counties.");
  });
  it("is never said to be ahead of all counties, itself among them", () => {
    expect(shareOf(99.98)).toBe("nearly all of");
    expect(shareOf(99.94)).toBe("99.9% of");
    expect(shareOf(0.02)).toBe("hardly any of");
  });
  it("has a reason for each figure that is not graded", () => {
    for (const metric of metrics)
      for (const why of ["notKnown", "old", "topCoded", "tooFewYears", "surveysOverlap"] as const)
        expect(whyNot(metric, { kind: "notGraded", why, origin }, "2026-11-23")).toMatch(/^[A-Z].*\.$/);
    expect(whyNot("forecast", { kind: "notGraded", why: "old", origin }, "2026-11-23")).toBe(
      "The newest figure is from 12/31/2025, more than 3 months ago.",
    );
  });
});
