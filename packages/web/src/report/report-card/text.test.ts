import type { Grade } from "@highway/engine/tools/report-card/grades";
import { metrics } from "@highway/engine/tools/report-card/metrics";
import { describe, expect, it } from "vitest";
import type { Card, Spoken } from "./cards";
import { countyName, headOf, leadOf, methodOf, overallSays, shareOf, standingText, whyNot } from "./text";
import { reportCardEn } from "./words.en";
import { reportCardEs } from "./words.es";

const origin = { source: "FHFA", date: "2025-12-31" };
const graded = (percentile: number, figure = 7.896) =>
  ({ kind: "graded", figure, percentile, letter: "A", counties: 2551, origin }) as const;
const notGraded = (why: "notKnown" | "old" | "topCoded" | "tooFewYears" | "surveysOverlap") =>
  ({ kind: "notGraded", why, origin }) as const;
const en: Spoken = { lang: "en", own: reportCardEn };
const es: Spoken = { lang: "es", own: reportCardEs };
const counties = reportCardEn.counties("2,551");

const card = (grade: Grade): Card => ({
  row: {
    fip: "37183",
    name: "Wake County",
    state: "NC",
    index: { ...origin, values: [2008, 2012, 2025].map((year, at) => ({ year, index: [100, 90, 200][at]! })) },
    forecast: null,
    survey: null,
    earlierSurvey: null,
    population: null,
  },
  grades: Object.fromEntries(metrics.map((metric) => [metric, grade])) as Card["grades"],
  overall: { kind: "notGraded", graded: 2 },
});

describe("how a county stands", () => {
  it("is said in words, among how many", () => {
    expect(standingText("priceHistory", graded(82.2), reportCardEn)).toBe("Faster than 82.2% of 2,551 counties.");
    expect(standingText("volatility", graded(50), reportCardEn)).toBe("Calmer than 50% of 2,551 counties.");
    expect(standingText("volatility", graded(50), reportCardEs)).toBe(
      "Precios más estables que en el 50% de 2,551 condados.",
    );
  });
  it("is never said to be ahead of all counties, itself among them", () => {
    expect(shareOf(99.98, counties, reportCardEn)).toBe("nearly all of 2,551 counties");
    expect(shareOf(99.94, counties, reportCardEn)).toBe("99.9% of 2,551 counties");
    expect(shareOf(0.02, counties, reportCardEn)).toBe("hardly any of 2,551 counties");
  });
  it("has a reason for each figure that is not graded, in both languages", () => {
    for (const spoken of [en, es])
      for (const metric of metrics)
        for (const why of ["notKnown", "old", "topCoded", "tooFewYears", "surveysOverlap"] as const)
          expect(whyNot(metric, notGraded(why), "2026-11-23", spoken)).toMatch(/^[A-Z].*\.$/);
    expect(whyNot("forecast", notGraded("old"), "2026-11-23", en)).toBe(
      "The newest figure is from 12/31/2025, more than 3 months ago.",
    );
    expect(whyNot("income", notGraded("old"), "2026-11-23", es)).toBe(
      "La cifra más reciente es del 31 de diciembre de 2025, de hace más de 30 meses.",
    );
  });
});

describe("the answer of a card", () => {
  it("says the open figure and how calm prices were, in whole sentences", () => {
    expect(headOf(card(graded(82.2)), "priceHistory", en)).toBe(
      "Prices in Wake County rose 7.9% a year for 10 years, faster than 82.2% of 2,551 counties.",
    );
    expect(headOf(card(graded(82.2, -1.2)), "priceHistory", es)).toBe(
      "En el condado de Wake, los precios bajaron 1.2% al año durante 10 años. Mayor crecimiento que en el 82.2% de 2,551 condados.",
    );
    expect(leadOf({ card: card(graded(51.2)), metrics }, "priceHistory", "2026-11-23", en)).toBe(
      "Prices were calmer than in 51.2% of all counties. In twenty years the worst drop in prices was 10%, from 2008 to 2012.",
    );
    expect(headOf(card(notGraded("notKnown")), "income", en)).toBe("Wake County has no grade for income.");
  });
  it("has a sentence for each figure, up and down", () => {
    for (const spoken of [en, es])
      for (const metric of metrics)
        for (const figure of [3, -3])
          expect(headOf(card(graded(40, figure)), metric, spoken)).toMatch(/^[A-Z].* .*\.$/);
  });
  it("has no letter below five figures, and says so", () => {
    expect(overallSays({ kind: "notGraded", graded: 2 }, "2026-11-23", reportCardEn)).toMatch(
      /^2 of 7 are known; 5 are/,
    );
    const overall = { kind: "graded", mean: 61.23, percentile: 70, letter: "B", counties: 2600, graded: 7 } as const;
    expect(overallSays(overall, "2026-11-23", reportCardEs)).toBe(
      "Mejor que el 70% de 2,600 condados según el promedio simple de 7 percentiles, 61.2, sin ponderaciones.",
    );
  });
  it("names the county as each language does", () => {
    expect([en, es].map((spoken) => countyName({ name: "Orleans Parish", state: "LA" }, spoken))).toEqual([
      "Orleans Parish",
      "la parroquia de Orleans",
    ]);
  });
  it("tells the method with the day of its figures", () => {
    const cards = {
      version: "2026-11-20T14:14:00.000Z",
      mortgageRate: { source: "Freddie Mac, by FRED", date: "2026-11-19", percent: 6.25 },
      cards: [],
      strips: {} as never,
      sample: false,
    };
    for (const spoken of [en, es]) expect(methodOf({ cards, metrics }, spoken)).toHaveLength(5);
    expect(methodOf({ cards, metrics }, en).at(-1)).toMatch(/^All figures are from 11\/20\/2026/);
    expect(methodOf({ cards, metrics }, en).join()).toContain("an average rate of 6.25%");
    const hidden = methodOf({ cards, metrics: ["priceHistory"] }, en).join();
    expect(hidden).toContain("do not promise future prices.");
    expect(hidden).not.toMatch(/6\.25|Affordability/);
  });
});
