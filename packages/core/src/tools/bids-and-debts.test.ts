import { reportCardProblems } from "@highway/engine/tools/report-card/input";
import { describe, expect, it } from "vitest";
import {
  BidInput,
  Consolidation,
  ConsolidationInput,
  ReportCard,
  ReportCardInput,
  usualConsolidation,
  usualReportCard,
} from "./bids-and-debts.schema";

const problem = (schema: typeof ConsolidationInput | typeof ReportCardInput | typeof BidInput, given: object) =>
  schema.safeParse(given).error?.issues.map(({ message }) => message);

describe("a consolidation", () => {
  it("begins with the first refinance and with what is suggested for it", () => {
    expect(ConsolidationInput.parse({})).toEqual({ loanID: "", maxFront: null, maxBack: null, applied: null });
    expect(Consolidation.parse(usualConsolidation)).toEqual(usualConsolidation);
  });

  const percent = "Enter a percentage between 0 and 100";
  it.each<[object, string]>([
    [{ maxFront: -1 }, percent],
    [{ maxBack: 100.5 }, percent],
    [{ maxBack: "45" }, percent],
    [{ applied: -0.01 }, "Enter an amount between 0 and 999,999,999"],
    [{ applied: 1.005 }, "Use at most 2 decimals"],
    [{ loanID: 7 }, "An id is text"],
    [{ nope: 1 }, "Unknown field: nope"],
  ])("%j is refused", (given, sentence) => expect(problem(ConsolidationInput, given)).toEqual([sentence]));
});

describe("a bid", () => {
  it("is the first of the report unless it is named", () => {
    expect(BidInput.parse({})).toEqual({ propertyID: "", purchaseDetailsID: "", loanID: "" });
    expect(problem(BidInput, { price: 1 })).toEqual(["Unknown field: price"]);
  });
});

describe("a report card", () => {
  it("begins with every figure and no county", () => {
    expect(ReportCardInput.parse({})).toEqual(usualReportCard);
    expect(ReportCard.parse(usualReportCard)).toEqual(usualReportCard);
    expect(usualReportCard).toMatchObject({ fip: "", version: "" });
    expect(usualReportCard.metrics).toHaveLength(7);
  });

  it.each<[object, string]>([
    [{ fip: "371830" }, "Use at most 5 characters"],
    [
      { metrics: ["schools"] },
      "Choose one of priceHistory, forecast, volatility, affordability, population, income, priceToRent",
    ],
    [{ metrics: Array.from({ length: 8 }, () => "income") }, "Show at most 7 figures"],
  ])("%j is refused", (given, sentence) => expect(problem(ReportCardInput, given)).toEqual([sentence]));

  it("needs a county that the table has", () => {
    expect(reportCardProblems({ fip: "" }, [])).toEqual({ "reportCard.fip": "Location is required" });
    expect(reportCardProblems({ fip: "37183" }, [{ fip: "37063" }])).toEqual({
      "reportCard.fip": "No county figures for this place",
    });
    expect(reportCardProblems({ fip: "37183" }, [{ fip: "37183" }])).toEqual({});
  });
});
