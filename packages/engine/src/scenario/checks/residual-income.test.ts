import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollars } from "../../money/cents";
import type { Client, Loan } from "../schema/types";
import { exampleProperty } from "../testing/example";
import { checkOf, working } from "./checks.fixture";
import { findResidualIncome, netIncome } from "./residual-income";

type Given = { client?: Client; state?: string; livingArea?: number; loan?: Partial<Loan>; price?: number };
/** A family of four in North Carolina with 9,000 a month, filing jointly, in 2,000 square feet at 400,000. */
const veteran = ({ client, state = "NC", livingArea = 2000, loan = {}, price = 400_000 }: Given = {}) => {
  const [asking] = exampleProperty.purchaseDetails;
  const property = { ...exampleProperty, state, livingArea, purchaseDetails: [{ ...asking!, price }] };
  const known = { familySize: 4, monthlyIncome: 9000, filingStatus: "marriedJoint" as const, ...client };
  return {
    loan: { program: "va" as const, downPaymentPercentage: 0, ...loan },
    scenario: { client: known, properties: [property] },
  };
};
const check = (given: Given = {}) => checkOf("residualIncome", veteran(given));
const askedFor = (given: Given) => /requires (\$[\d,]+)/.exec(check(given)!.rule)![1];

describe("the net income", () => {
  it("is the gross income less federal tax and payroll taxes, or as typed", () => {
    // 108,000 less 32,200 is 75,800: 2,480 + 12 % of 51,000 = 8,600; payroll taxes 7.65 % = 8,262; (108,000 − 16,862) ÷ 12.
    expect(netIncome({ monthlyIncome: 9000, filingStatus: "marriedJoint" }, "2026-11-20")).toEqual({
      month: dollars(7594.83),
      isEstimate: true,
    });
    expect(netIncome({ monthlyIncome: 9000, netMonthlyIncome: 7000 }, "2026-11-20")).toEqual({
      month: dollars(7000),
      isEstimate: false,
    });
  });
  it("pays Social Security up to the wage base alone", () => {
    // Both incomes lie in the bracket of 35 % and above the wage base: a further 1,000 keeps 650 less 14.50 of Medicare.
    const [below, above] = [25_000, 26_000].map(
      (monthlyIncome) => netIncome({ monthlyIncome, filingStatus: "single" }, "2026-11-20")!.month,
    );
    expect(above! - below!).toBe(dollars(635.5));
  });
  it("is not known without a filing status, nor before the tax tables", () => {
    expect(netIncome({ monthlyIncome: 9000 }, "2026-11-20")).toBeNull();
    expect(netIncome({ monthlyIncome: 9000, filingStatus: "single" }, "2023-12-31")).toBeNull();
    expect(netIncome(undefined, "2026-11-20")).toBeNull();
  });
});

describe("VA residual income", () => {
  it.each<[Given, string]>([
    [{}, "$1,003"],
    [{ state: "CT" }, "$1,025"],
    [{ state: "OH" }, "$1,003"],
    [{ state: "ca" }, "$1,117"],
    [{ client: { familySize: 1 } }, "$441"],
    [{ client: { familySize: 5 } }, "$1,039"],
    [{ client: { familySize: 6 } }, "$1,119"],
    [{ client: { familySize: 7 } }, "$1,199"],
    [{ client: { familySize: 12 } }, "$1,199"],
    [{ price: 78_000 }, "$868"],
    [{ price: 78_000, state: "WA", client: { familySize: 7 } }, "$1,154"],
  ])("asks by region, family and loan: %j", (given, asked) => expect(askedFor(given)).toBe(asked));

  it("counts home, upkeep and debts off the net income", () => {
    const found = check({ client: { netMonthlyIncome: 6000 } })!;
    const { monthly } = working(veteran());
    const left = 6000 - monthly.total! / 100 - 280;
    expect(found.has).toContain("$280 for upkeep and utilities and $0 for debts");
    expect(found.has).toContain(left.toLocaleString("en-US", { minimumFractionDigits: 2 }));
    expect(found.state).toBe("clear");
  });

  it("asks for 120 % above 41 % debt to income", () => {
    const { monthly } = working(veteran());
    const home = monthly.total! / 100;
    // What leaves exactly 1,100: more than 1,003, less than 1,203.60.
    const netMonthlyIncome = Math.round((home + 280 + 1100) * 100) / 100;
    const at = (monthlyIncome: number | null) => check({ client: { netMonthlyIncome, monthlyIncome } })?.state;
    expect(at(home / 0.4)).toBe("clear");
    expect(at(home / 0.42)).toBe("attention");
    expect(at(null)).toBe("notChecked");
  });

  it.each<[string, Given]>([
    ["state determines the region", { state: "" }],
    ["size of the family", { client: { familySize: null } }],
    ["living area", { livingArea: 0 }],
    ["filing status", { client: { filingStatus: null } }],
  ])("is not told without what is missing: %s", (missing, given) =>
    expect(check(given)).toMatchObject({ state: "notChecked", missing: expect.stringContaining(missing) }),
  );

  it("is of VA loans alone, but for an interest rate reduction", () => {
    expect(check({ loan: { program: "fha" } })).toBeUndefined();
    const MIWorksheet = { activeModifiers: ["irrrl"], isMonthly: true, isRefund: true, isFinanced: true };
    expect(check({ loan: { category: "refinance", targetLTV: 90, MIWorksheet } })).toBeUndefined();
  });

  it("never turns worse with more income, nor asks less of a larger family", () => {
    const anyFamily = fc.record({
      net: fc.integer({ min: 0, max: 20_000 }),
      familySize: fc.integer({ min: 1, max: 9 }),
      livingArea: fc.integer({ min: 100, max: 6000 }),
    });
    const order = { attention: 0, notChecked: 1, clear: 2 };
    const stateOf = (netMonthlyIncome: number, familySize: number, livingArea: number) =>
      order[findResidualIncome(working(veteran({ livingArea, client: { netMonthlyIncome, familySize } })))!.state];
    fc.assert(
      fc.property(anyFamily, ({ net, familySize, livingArea }) => {
        const state = stateOf(net, familySize, livingArea);
        expect(stateOf(net + 500, familySize, livingArea)).toBeGreaterThanOrEqual(state);
        expect(stateOf(net, familySize + 1, livingArea)).toBeLessThanOrEqual(state);
        expect(stateOf(net, familySize, livingArea + 500)).toBeLessThanOrEqual(state);
      }),
    );
  });
});
