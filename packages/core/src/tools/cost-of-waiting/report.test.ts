import { describe, expect, it } from "vitest";
import { minimal } from "../../reports/least.fixture";
import { missingFields, Report, ReportInput, statusOf } from "../../reports/schema";
import { usualAssumptions, usualWaiting } from "../assumptions.schema";

const parsed = (more: object = {}) => ReportInput.parse({ ...minimal, toolName: "cow", ...more });
const wrongIn = (more: object) =>
  ReportInput.safeParse({ ...minimal, toolName: "cow", ...more }).error?.issues.map(({ path, message }) => [
    path.join("."),
    message,
  ]);
const whole = { assumptions: { rent: 2400 }, waiting: { laterRate: 6.5 } };

describe("a report of the cost of waiting", () => {
  it("assumes what is usual where it says nothing, and is a draft until there are a rent and a rate", () => {
    expect(parsed()).toMatchObject({ toolName: "cow", assumptions: usualAssumptions, waiting: usualWaiting });
    expect(missingFields(parsed())).toEqual({
      "assumptions.rent": "Rent is required",
      "waiting.laterRate": "Rate is required",
    });
    expect(statusOf(parsed())).toBe("draft");
    expect(statusOf(parsed(whole))).toBe("complete");
  });

  it("takes no rent from who lives with family, and no rate where nobody waits", () => {
    expect(statusOf(parsed({ assumptions: { rent: 0 }, waiting: { months: 0 } }))).toBe("complete");
  });

  it("keeps every field that is typed", () => {
    const waiting = { months: 24, laterRate: 5.75, refinance: { cost: 3000 } };
    const assumptions = { ...usualAssumptions, rent: 2400, horizon: 7, taxGrowth: 2, gainsTax: 15 };
    const kept = parsed({ assumptions, waiting });
    expect(kept).toMatchObject({ assumptions, waiting });
    const times = { createdAt: "2026-11-22T00:00:00Z", lastUpdated: "2026-11-22T00:00:00Z" };
    const saved = { ...kept, ...times, asOf: "2026-11-22", id: `rpt_${"0".repeat(26)}`, status: "complete" };
    expect(Report.parse(saved)).toMatchObject({ assumptions, waiting });
  });

  it.each([
    ["waiting", "months", 61, "Enter a wait of 0 to 60 months"],
    ["waiting", "laterRate", 101, "Enter a percentage between 0 and 100"],
    ["assumptions", "rent", 100_000, "Enter a rent between 1 and 99,999"],
  ])("has a wrong %s.%s named at its field", (block, field, value, sentence) => {
    expect(wrongIn({ ...whole, [block]: { [field]: value } })).toEqual([[`${block}.${field}`, sentence]]);
  });

  it("is the only one that holds a wait", () => {
    expect(wrongIn({ toolName: "bvr", ...whole })).toEqual([["waiting", "This tool's report has no such field"]]);
  });
});
