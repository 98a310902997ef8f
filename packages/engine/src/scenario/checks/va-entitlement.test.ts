import { describe, expect, it } from "vitest";
import type { Loan, Scenario } from "../schema/types";
import { checkOf, working } from "./checks.fixture";
import { smallestChange } from "./smallest-change";

const county: Partial<Scenario> = {
  outside: {
    limits: { brookhaven: { conforming: { byUnits: [832_750, 1, 1, 1], source: "FHFA", date: "2026-01-01" } } },
  },
};
const veteran = (price: number, loan: Partial<Loan> = {}, scenario: Partial<Scenario> = county) => ({
  price,
  loan: { program: "va" as const, downPaymentPercentage: 0, ...loan },
  scenario,
});
const check = (...typed: Parameters<typeof veteran>) => checkOf("vaEntitlement", veteran(...typed));

describe("VA entitlement", () => {
  it("has no limit while none is in use", () =>
    expect(check(3_000_000)).toMatchObject({ state: "clear", verdict: "Full entitlement", from: "2020-01-01" }));

  it("in use leaves 25 % of the county's limit less that, and four times as much with no down payment", () => {
    // 25 % of 832,750 is 208,187.50; less 100,000 it is 108,187.50, four times that 432,750.
    expect(check(432_750, { entitlementUsed: 100_000 })).toMatchObject({
      state: "clear",
      rule: expect.stringContaining("$108,187.50. Up to $432,750 can be lent with no down payment."),
    });
    expect(check(432_751, { entitlementUsed: 100_000 })?.state).toBe("attention");
  });

  it("in use leaves 25 % of the statutory area's baseline in Hawaii, where no county is loaded", () => {
    // 25 % of 1,249,125 is 312,281.25; less 100,000 it is 212,281.25, which is 25 % of 849,125.
    const inHawaii = (price: number) =>
      checkOf("vaEntitlement", { ...veteran(price, { entitlementUsed: 100_000 }, {}), state: "HI" });
    expect(inHawaii(849_125)).toMatchObject({ state: "clear", rule: expect.stringContaining("$212,281.25 to ") });
    expect(inHawaii(849_130)).toMatchObject({ state: "notChecked" });
  });

  it("names one amount where the county's limit makes no difference", () => {
    const used = checkOf("vaEntitlement", veteran(500_000, { entitlementUsed: 400_000 }, {}));
    expect(used).toMatchObject({
      state: "attention",
      rule: expect.stringContaining("minus that amount, which leaves $0. Above that"),
      has: "The down payment or equity is $0; $125,000 is required.",
    });
  });

  it("asks for 25 % of the gap down, and says how much clears it", () => {
    const typed = veteran(500_000, { entitlementUsed: 100_000 });
    // 25 % of 500,000 is 125,000: 16,812.50 above what is left to guarantee.
    expect(checkOf("vaEntitlement", typed)).toMatchObject({
      state: "attention",
      has: "The down payment or equity is $0; $16,812.50 is required.",
    });
    expect(smallestChange(working(typed), "vaEntitlement")).toMatchObject({
      by: 16_813,
      sentence: "$16,813 more down",
    });
  });

  it("counts a second loan as nobody's own money", () => {
    const secondLoan = { type: "fixed" as const, ltv: 90, term: 30, amount: 16_813, rate: 8 };
    const down = { downPayment: 16_813, downPaymentPercentage: null, entitlementUsed: 100_000 };
    expect(check(500_000, down)?.state).toBe("clear");
    expect(check(500_000, { ...down, secondLoan })?.state).toBe("attention");
  });

  it("goes by the limit for one unit, whatever home is bought", () =>
    expect(check(432_750, { entitlementUsed: 100_000, units: 4 })?.state).toBe("clear"));

  it("counts the basic entitlement for a loan up to $144,000", () => {
    expect(check(144_000, { entitlementUsed: 1 })?.state).toBe("attention");
    expect(check(140_000, { entitlementUsed: 1000 })?.state).toBe("clear");
    expect(check(144_001, { entitlementUsed: 1000 })?.state).toBe("clear");
    expect(check(140_000, { entitlementUsed: 36_000 })).toMatchObject({
      state: "attention",
      has: "The down payment or equity is $0; $35,000 is required.",
    });
  });

  it("is not told where the county's limit decides and is not loaded", () => {
    const unknown = (price: number) => check(price, { entitlementUsed: 100_000 }, {});
    expect(unknown(432_750)).toMatchObject({
      state: "clear",
      has: "The down payment or equity is $0; none is required.",
    });
    expect(unknown(500_000)).toMatchObject({
      state: "notChecked",
      has: "The down payment or equity is $0; $0 to $16,812.50 is required.",
    });
    expect(unknown(900_000)?.state).toBe("attention");
  });

  it("is not about an interest rate reduction, nor about other programs", () => {
    const MIWorksheet = { activeModifiers: ["irrrl"], isMonthly: true, isRefund: true, isFinanced: true };
    expect(check(500_000, { category: "refinance", targetLTV: 100, MIWorksheet, entitlementUsed: 1 })).toBeUndefined();
    expect(check(500_000, { program: "fha", entitlementUsed: 1 })).toBeUndefined();
  });
});
