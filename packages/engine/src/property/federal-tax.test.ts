import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dollars } from "../money/cents";
import type { FilingStatus } from "../rules/federal-income-tax";
import { federalIncomeTax } from "../rules/federal-income-tax";
import { bracketTax, federalTax } from "./tax-savings";

const statuses = ["single", "hoh", "marriedSeparate", "marriedJoint"] as const satisfies FilingStatus[];
const days = ["2024-06-30", "2025-06-30", "2026-06-30", "2031-01-01"];

describe("federal income tax", () => {
  it("is that of published examples: PUB-30 and PUB-31", () => {
    expect(federalTax(dollars(120_000), "single", "2024-11-20")).toEqual({
      standardDeduction: dollars(14_600),
      taxableIncome: dollars(105_400),
      tax: dollars(18_338.5),
      marginalRate: 24,
      marginalRateOnGross: 24,
    });
    expect(federalTax(dollars(265_000), "marriedJoint", "2024-11-20")).toEqual({
      standardDeduction: dollars(29_200),
      taxableIncome: dollars(235_800),
      tax: dollars(42_677),
      marginalRate: 24,
      marginalRateOnGross: 24,
    });
  });

  it("tells the rate on what is taxed from the one that a table gives for the whole income", () =>
    // 60,000 less 16,100 is 43,900, taxed at 12 %; 60,000 itself stands in the bracket of 22 %.
    expect(federalTax(dollars(60_000), "single", "2026-11-20")).toMatchObject({
      marginalRate: 12,
      marginalRateOnGross: 22,
    }));

  it("is nothing on an income below the standard deduction", () =>
    expect(federalTax(dollars(16_100), "single", "2026-11-20")).toMatchObject({ taxableIncome: 0, tax: 0 }));

  it("applies the newest published year to later ones, and no year before 2024", () => {
    expect(federalTax(dollars(200_000), "hoh", "2031-01-01")).toEqual(
      federalTax(dollars(200_000), "hoh", "2026-01-01"),
    );
    expect(() => federalTax(dollars(1), "hoh", "2023-12-31")).toThrow(RangeError);
  });

  it("never falls with the income, by at most the highest rate, and has no jump where a bracket ends", () => {
    const [status, day] = [fc.constantFrom(...statuses), fc.constantFrom(...days)];
    const income = fc.integer({ min: 0, max: dollars(1_000_000) });
    fc.assert(
      fc.property(status, day, income, fc.nat(dollars(50_000)), (of, asOf, less, more) => {
        const brackets = federalIncomeTax.on(asOf)[of];
        const rise = bracketTax(brackets, less + more) - bracketTax(brackets, less);
        expect(rise).toBeGreaterThanOrEqual(0);
        expect(rise).toBeLessThanOrEqual(more * 37);
        for (const { ceiling, rate } of brackets.slice(0, -1)) {
          const cent = bracketTax(brackets, ceiling + 1) - bracketTax(brackets, ceiling);
          expect(cent).toBeGreaterThan(rate);
          expect(cent).toBeLessThanOrEqual(37);
        }
      }),
    );
  });
});
