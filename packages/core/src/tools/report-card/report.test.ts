import { reportCardProblems } from "@highway/engine/tools/report-card/input";
import { describe, expect, it } from "vitest";
import { reportCard } from "./report.schema";

const { given, fields, defaults } = reportCard;
const usual = defaults.reportCard;
const problem = (card: object) => given.reportCard.safeParse(card).error?.issues.map(({ message }) => message);

describe("a report card", () => {
  it("begins with every figure, the overall letter, and no county", () => {
    expect(given.reportCard.parse({})).toEqual(usual);
    expect(fields.reportCard.parse(usual)).toEqual(usual);
    expect(usual).toMatchObject({ fip: "", version: "", compared: [], showOverall: true });
    expect(usual.metrics).toHaveLength(7);
  });

  it.each<[object, string]>([
    [{ fip: "371830" }, "Use at most 5 characters"],
    [
      { metrics: ["schools"] },
      "Choose one of priceHistory, forecast, volatility, affordability, population, income, priceToRent",
    ],
    [{ metrics: [] }, "Show 1 to 7 figures"],
    [{ metrics: Array.from({ length: 8 }, () => "income") }, "Show 1 to 7 figures"],
    [{ compared: ["37119", "37063", "37135", "37021"] }, "Compare at most 3 other counties"],
    [{ showOverall: "no" }, "Answer true or false"],
  ])("%j is refused", (card, sentence) => expect(problem(card)).toEqual([sentence]));

  const missing = { "reportCard.fip": "Location is required" };
  const unknown = { "reportCard.fip": "No county figures for this place" };
  it.each([
    ["no place", { fip: "", version: "" }, [{}], missing],
    ["no home at all", { fip: "", version: "" }, [], missing],
    ["a county without figures", { fip: "37183", version: "" }, [{}], unknown],
    ["figures of a county", { fip: "37183", version: "2026-11" }, [{}], {}],
    ["a home whose county has no figures yet", { fip: "", version: "" }, [{ fip: "37183" }], unknown],
    ["a home in the county of the figures", { fip: "37183", version: "2026-11" }, [{ fip: "37183" }], {}],
    ["a home that has moved to another county", { fip: "37183", version: "2026-11" }, [{ fip: "37119" }], unknown],
  ])("says what it lacks with %s", (_, card, homes, problems) =>
    expect(reportCardProblems(card, homes)).toEqual(problems),
  );

  it("lacks neither a price nor a loan", () => {
    const card = { ...usual, fip: "37183", version: "2026-11" };
    expect(reportCard.missing({ properties: [{}], reportCard: card })).toEqual({});
  });
});
