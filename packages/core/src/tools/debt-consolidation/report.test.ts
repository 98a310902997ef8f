import { describe, expect, it } from "vitest";
import { minimal } from "../../reports/least.fixture";
import { missingFields, Report, ReportInput, statusOf } from "../../reports/schema";
import { usualConsolidation } from "../bids-and-debts.schema";

const [home] = minimal.properties;
const place = { propertyID: home!.id, purchaseDetailsID: home!.purchaseDetails[0]!.id };
const mortgage = {
  ...place,
  id: "old",
  category: "existing",
  rate: 7,
  balance: 250_000,
  monthsLeft: 300,
  payOff: true,
};
const refinance = { ...place, id: "new", category: "refinance", rate: 6, term: 30 };
const whole = { loans: [mortgage, refinance] };
const parsed = (more: object = {}) => ReportInput.parse({ ...minimal, ...whole, toolName: "dc", ...more });
const wrongIn = (more: object) =>
  ReportInput.safeParse({ ...minimal, ...whole, toolName: "dc", ...more }).error?.issues.map(({ path, message }) => [
    path.join("."),
    message,
  ]);

describe("a report of a debt consolidation", () => {
  it("takes what is usual where it says nothing, and is complete with a loan that pays something off", () => {
    expect(parsed()).toMatchObject({ toolName: "dc", consolidation: usualConsolidation });
    expect(statusOf(parsed())).toBe("complete");
  });

  it("is a draft without a new loan, and while nothing is paid off", () => {
    expect(missingFields(parsed({ loans: [mortgage] }))).toEqual({ "consolidation.loanID": "Choose the new loan" });
    const kept = {
      loans: [
        { ...mortgage, payOff: false },
        { ...refinance, targetLTV: 70 },
      ],
    };
    expect(missingFields(parsed(kept))).toEqual({ debts: "Choose at least one mortgage or debt to pay off" });
  });

  it("is complete though the rate of a debt is not known", () => {
    const debts = [{ id: "card", name: "Medical", type: "other", balance: 4000, payment: 100, payOff: true }];
    expect(statusOf(parsed({ debts }))).toBe("complete");
  });

  it("keeps every field that is typed", () => {
    const consolidation = { loanID: "new", maxFront: 28, maxBack: 43, applied: 250 };
    const kept = parsed({ consolidation });
    expect(kept).toMatchObject({ consolidation });
    const times = { createdAt: "2026-11-22T00:00:00Z", lastUpdated: "2026-11-22T00:00:00Z" };
    const saved = { ...kept, ...times, asOf: "2026-11-22", id: `rpt_${"0".repeat(26)}`, status: "complete" };
    expect(Report.parse(saved)).toMatchObject({ consolidation });
  });

  it("holds 15 debts at most, and no field of another tool", () => {
    const debt = { name: "Card", type: "card", balance: 100, payment: 10, payOff: true };
    const debts = Array.from({ length: 16 }, (_, at) => ({ ...debt, id: `d${at}` }));
    expect(wrongIn({ debts })).toEqual([["debts", "A scenario can have at most 15 debts"]]);
    expect(statusOf(parsed({ debts: debts.slice(1) }))).toBe("complete");
    expect(wrongIn({ waiting: { months: 12 } })).toEqual([["waiting", "This tool's report has no such field"]]);
    expect(wrongIn({ consolidation: { applied: -1 } })).toEqual([
      ["consolidation.applied", "Enter an amount between 0 and 999,999,999"],
    ]);
  });
});
