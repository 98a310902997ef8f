import { describe, expect, it } from "vitest";
import { dollars } from "../money/cents";
import { deductions } from "./deductions";
import { excludedGain, gainsTaxOf, taxOnGain } from "./gains-tax";

const day = "2026-11-22";
const of = (client: Parameters<typeof deductions>[0]) => gainsTaxOf(null, deductions(client, day), day);
const single = of({ monthlyIncome: 8000, filingStatus: "single" });

describe("the tax on a gain", () => {
  it("lies above the income less the standard deduction: 96,000 less 16,100 is in the bracket of 15 %", () =>
    expect(taxOnGain(single, dollars(1000))).toBe(dollars(150)));
  it("is nothing as far as the bracket of 0 % reaches", () => {
    // 48,000 less 16,100 leaves 31,900: of 20,000, 17,550 stay below 49,450.
    const low = of({ monthlyIncome: 4000, filingStatus: "single" });
    expect(taxOnGain(low, dollars(20_000))).toBe(dollars(2450 * 0.15));
  });
  it("fills what the standard deduction leaves of an income below it", () => {
    const none = of({ monthlyIncome: 0, filingStatus: "single" });
    expect(taxOnGain(none, dollars(16_100 + 49_450))).toBe(0);
    expect(taxOnGain(none, dollars(16_100 + 49_450 + 100))).toBe(dollars(15));
  });
  it("is 20 % in the highest bracket, and 3.8 % of what lies above 250,000 of income for a couple", () => {
    const couple = of({ monthlyIncome: 70_000, filingStatus: "marriedJoint" });
    expect(taxOnGain(couple, dollars(100_000))).toBe(dollars(23_800));
    const near = of({ monthlyIncome: 20_000, filingStatus: "marriedJoint" });
    // 240,000 and 30,000 of gain are 20,000 above the threshold.
    expect(taxOnGain(near, dollars(30_000))).toBe(dollars(4500 + 760));
  });
  it("is 15 % where income or status is not known, and the typed rate wherever one is typed", () => {
    expect(taxOnGain(of({ taxRate: 27, filingStatus: "single" }), dollars(1000))).toBe(dollars(150));
    expect(taxOnGain(gainsTaxOf(null, null, day), dollars(1000))).toBe(dollars(150));
    const typed = gainsTaxOf(23.8, deductions({ monthlyIncome: 8000, filingStatus: "single" }, day), day);
    expect(taxOnGain(typed, dollars(1000))).toBe(dollars(238));
  });
  it("gives nothing back for a loss", () => expect(taxOnGain(single, dollars(-5000))).toBe(0));
  it("leaves out 250,000 of a home, 500,000 of a couple's, after two years", () => {
    expect([1, 2].map((years) => excludedGain("hoh", years, day))).toEqual([0, dollars(250_000)]);
    expect(excludedGain("marriedJoint", 30, day)).toBe(dollars(500_000));
    expect(excludedGain("marriedSeparate", 5, day)).toBe(dollars(250_000));
  });
});
