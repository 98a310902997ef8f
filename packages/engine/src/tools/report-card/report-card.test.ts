import { array, assert, double, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { county, tableOf } from "./counties.fixture";
import { gradeCounties } from "./grades";
import { type Metric, metrics, worstFall, yearlyGrowth } from "./metrics";
import { letterOf, percentilesOf, shownPercentile } from "./percentiles";

const asOf = "2026-11-22";
const steady = (percent: number) => Array.from({ length: 25 }, () => percent);
const gradeOf = (rows: Parameters<typeof tableOf>[0], metric: Metric, at = 0) =>
  gradeCounties(tableOf(rows), asOf)[at]!.grades[metric];

describe("percentiles", () => {
  it("counts what is worse and half of what is equal, itself included", () => {
    expect(percentilesOf([2, 3.1, 3.1, 4.5, 6], "low")).toEqual([90, 60, 60, 30, 10]);
    expect(percentilesOf([2, 3.1, 3.1, 4.5, 6], "high")).toEqual([10, 40, 40, 70, 90]);
    expect(percentilesOf([7], "high")).toEqual([50]);
    expect(percentilesOf([], "low")).toEqual([]);
  });

  it("lie in 0 to 100 and average 50", () => {
    assert(
      property(array(double({ noNaN: true, min: -50, max: 50 }), { minLength: 1, maxLength: 80 }), (values) => {
        for (const better of ["high", "low"] as const) {
          const all = percentilesOf(values, better);
          expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
          expect(Math.max(...all)).toBeLessThanOrEqual(100);
          expect(all.reduce((total, each) => total + each, 0) / all.length).toBeCloseTo(50, 9);
        }
      }),
    );
  });

  it("never fall where the figure is better, and turn around where low is better", () => {
    assert(
      property(array(integer({ min: -9, max: 9 }), { minLength: 2, maxLength: 60 }), (values) => {
        const [high, low] = [percentilesOf(values, "high"), percentilesOf(values, "low")];
        for (const [at, value] of values.entries()) {
          expect(high[at]! + low[at]!).toBeCloseTo(100, 9);
          if (at > 0 && value >= values[0]!) expect(high[at]).toBeGreaterThanOrEqual(high[0]!);
        }
      }),
    );
  });

  it("are shown to one decimal and judged unrounded", () => {
    expect(shownPercentile(79.96)).toBe(80);
    expect([100, 80, 79.96, 60, 59.99, 40, 20, 19.99, 0].map((each) => letterOf(each, asOf))).toEqual([
      "A",
      "A",
      "B",
      "B",
      "C",
      "C",
      "D",
      "F",
      "F",
    ]);
  });
});

describe("the figures of a county", () => {
  it("takes the growth of ten years from the index, and others beside it", () => {
    const { index } = county("1", [...steady(3).slice(0, 15), ...steady(5).slice(0, 10)]);
    expect(yearlyGrowth(index!, 10)).toBeCloseTo(5, 9);
    expect(yearlyGrowth(index!, 20)).toBeCloseTo((1.03 ** 10 * 1.05 ** 10) ** (1 / 20) * 100 - 100, 9);
    expect(yearlyGrowth(index!, 30)).toBeNull();
  });

  it("measures swings by the deviation of all twenty years, and tells the worst fall with its years", () => {
    const swings = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 6 : 2));
    expect(gradeOf([county("1", swings)], "volatility")).toMatchObject({
      kind: "graded",
      figure: expect.closeTo(2, 6),
    });
    const fallen = county("1", [...steady(2).slice(0, 10), -10, -5, ...steady(3).slice(0, 8)]);
    expect(worstFall(fallen.index!, asOf)).toEqual({ percent: expect.closeTo(-14.5, 6), from: 2015, to: 2017 });
    expect(worstFall(county("1", steady(2)).index!, asOf)).toBeNull();
  });

  it("takes affordability of principal, interest and tax, and the others from the survey", () => {
    const rows = [county("1", steady(3))];
    // 320,000 at 6.5 % over 30 years is 2,022.62 a month, and 300 of tax: of 8,000 a month.
    expect(gradeOf(rows, "affordability")).toMatchObject({ figure: expect.closeTo((2322.62 / 8000) * 100, 6) });
    expect(gradeOf(rows, "population")).toMatchObject({ figure: 9.090909 });
    expect(gradeOf(rows, "income")).toMatchObject({ figure: expect.closeTo((1.2 ** 0.2 - 1) * 100, 6) });
    expect(gradeOf(rows, "priceToRent")).toMatchObject({ figure: expect.closeTo(400_000 / 19_200, 6), counties: 1 });
  });
});

describe("what is not graded", () => {
  const whole = county("1", steady(3));
  const survey = whole.survey!;
  it.each([
    [
      "an index of nineteen growths in which too few are known",
      { index: { ...whole.index!, values: whole.index!.values.slice(-15) } },
      "volatility",
      "tooFewYears",
    ],
    ["an index of more than 30 months ago", { index: { ...whole.index!, date: "2024-05-21" } }, "priceHistory", "old"],
    [
      "a forecast of more than 3 months ago",
      { forecast: { ...whole.forecast!, date: "2026-08-21" } },
      "forecast",
      "old",
    ],
    ["no forecast", { forecast: null }, "forecast", "notKnown"],
    ["a value above its top", { survey: { ...survey, value: 2_000_001 } }, "priceToRent", "topCoded"],
    ["a tax above its top", { survey: { ...survey, tax: 10_001 } }, "affordability", "topCoded"],
    ["a rent at its top", { survey: { ...survey, rent: 3501 } }, "priceToRent", "topCoded"],
    ["an income at its top", { survey: { ...survey, income: 250_001 } }, "income", "topCoded"],
    ["a median that is not told", { survey: { ...survey, income: null } }, "affordability", "notKnown"],
    ["surveys that overlap", { earlierSurvey: { ...whole.earlierSurvey!, year: 2020 } }, "income", "surveysOverlap"],
    ["no people five years before", { population: { ...whole.population!, before: 0 } }, "population", "notKnown"],
  ] as const)("%s", (_, more, metric, why) => {
    const rows = [{ ...whole, ...more }, county("2", steady(4))];
    expect(gradeOf(rows, metric)).toMatchObject({ kind: "notGraded", why });
    // Nor does it count among the others.
    expect(gradeOf(rows, metric, 1)).toMatchObject({ kind: "graded", counties: 1, percentile: 50 });
  });

  it("takes what is exactly as old or as high as may be", () => {
    expect(
      gradeOf([county("1", steady(3), { index: { ...whole.index!, date: "2024-05-22" } })], "priceHistory").kind,
    ).toBe("graded");
    expect(
      gradeOf([county("1", steady(3), { survey: { ...survey, value: 2_000_000, tax: 10_000 } })], "affordability").kind,
    ).toBe("graded");
  });

  it("keeps source and day of a figure that is too old, and nothing else of its series", () => {
    const old = county("1", steady(3), { index: { ...whole.index!, date: "2020-12-31" } });
    expect(gradeOf([old], "priceHistory")).toEqual({
      kind: "notGraded",
      why: "old",
      origin: { source: "FHFA county index", date: "2020-12-31" },
    });
  });
});

describe("the overall letter", () => {
  it("ranks the plain mean among counties with five of seven figures", () => {
    const bare = { forecast: null, population: null };
    const rows = [
      county("1", steady(2)),
      county("2", steady(3)),
      county("3", steady(4)),
      county("4", steady(9), { ...bare, index: null }),
      county("5", steady(5), bare),
    ];
    const all = gradeCounties(tableOf(rows), asOf).map(({ overall }) => overall);
    expect(all[3]).toEqual({ kind: "notGraded", graded: 3 });
    expect(all[4]).toMatchObject({ kind: "graded", graded: 5, counties: 4, percentile: 87.5, letter: "A" });
    expect(all[0]).toMatchObject({ percentile: 12.5, letter: "F", graded: metrics.length });
  });

  it("grades the counties of the whole country, equal ones equally", () => {
    const rows = Array.from({ length: 3200 }, (_, at) => county(String(at), steady((at % 100) / 10)));
    const all = gradeCounties(tableOf(rows), asOf).map(({ grades }) => grades.priceHistory);
    // The 32 counties that grow least: 100 x (0 + 16) / 3,200; those that grow most: 100 x (3,168 + 16) / 3,200.
    expect(all[0]).toMatchObject({ counties: 3200, percentile: 0.5, letter: "F" });
    expect(all[99]).toMatchObject({ percentile: 99.5, letter: "A" });
    expect(all[3100]).toEqual(all[0]);
  });
});
