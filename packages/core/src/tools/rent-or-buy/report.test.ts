import { describe, expect, it } from "vitest";
import { minimal } from "../../reports/least.fixture";
import { missingFields, ReportInput, statusOf } from "../../reports/schema";
import { usualAssumptions } from "../assumptions.schema";

const parsed = (more: object = {}) => ReportInput.parse({ ...minimal, toolName: "bvr", ...more });
const wrongIn = (more: object) =>
  ReportInput.safeParse({ ...minimal, toolName: "bvr", ...more }).error?.issues.map(({ path, message }) => [
    path.join("."),
    message,
  ]);

describe("a report of buying or renting", () => {
  it("assumes what is usual where it says nothing, and is a draft until there is a rent", () => {
    expect(parsed()).toMatchObject({ toolName: "bvr", assumptions: usualAssumptions });
    expect(missingFields(parsed())).toEqual({ "assumptions.rent": "Rent is required" });
    expect(statusOf(parsed())).toBe("draft");
    expect(statusOf(parsed({ assumptions: { rent: 2400 } }))).toBe("complete");
  });

  it("fills in what is left out and keeps what is typed", () => {
    expect(parsed({ assumptions: { rent: 2400, horizon: 7 } })).toMatchObject({
      assumptions: { ...usualAssumptions, rent: 2400, horizon: 7 },
    });
  });

  it("is a draft without a loan to buy with", () => {
    const existing = { ...minimal.loans[0], category: "refinance", targetLTV: 80 };
    expect(missingFields(parsed({ loans: [existing], assumptions: { rent: 2400 } }))).toMatchObject({
      "assumptions.loanID": "Choose a loan for the purchase",
    });
    expect(missingFields(parsed({ assumptions: { rent: 2400, loanID: "gone" } }))).toEqual({
      "assumptions.loanID": "Choose a loan for the purchase",
    });
  });

  it.each([
    ["rent", 100_000, "Enter a rent between 1 and 99,999"],
    ["rentGrowth", -60, "Enter a percentage between -20 and 20"],
    ["depositMonths", 13, "Enter 0 to 12 months"],
    ["horizon", 0, "Enter a horizon of 1 to 30 years"],
    ["maintenance", 11, "Enter a percentage between 0 and 10"],
    ["gainsTax", 51, "Enter a percentage between 0 and 50"],
  ])("has a wrong %s named at its field", (field, value, sentence) => {
    expect(wrongIn({ assumptions: { rent: 2400, [field]: value } })).toEqual([[`assumptions.${field}`, sentence]]);
  });

  it("is the only one that holds assumptions", () => {
    expect(wrongIn({ toolName: "lc2", assumptions: { rent: 2400 } })).toEqual([
      ["assumptions", "This tool's report has no such field"],
    ]);
  });
});
