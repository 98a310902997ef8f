import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateLoan } from "../calculate";
import { explainLoan } from "../explain";
import type { Loan, Scenario } from "../schema/types";
import { exampleLoan } from "../testing/example";
import { existingMortgage, homeRefinance, ownedHomeScenario } from "../testing/owned-home.fixture";

const financed = { ...exampleLoan.MIWorksheet, isFinanced: true };
/** An FHA loan closed in January 2025 with 5,250 of upfront premium, of which 290,000 is still owed. */
const earlier = (more: Partial<Loan> = {}) =>
  existingMortgage({ balance: 290_000, fhaPremium: { month: 1, year: 2025, paid: 5250 }, ...more });
const streamline = (more: Partial<Loan> = {}) => homeRefinance({ program: "fha", MIWorksheet: financed, ...more });
const scenarioOf = (one: Loan, old: Loan, more: Partial<Scenario> = {}) =>
  ownedHomeScenario([old, one], { closingDate: "2026-12-22", ...more });
const result = (one: Loan, old = earlier(), more: Partial<Scenario> = {}) =>
  calculateLoan(scenarioOf(one, old, more), one);

describe("the upfront premium of an FHA loan that is refinanced into another", () => {
  it("is refunded by the month since closing, and lowers the new premium", () => {
    // 23 months from January 2025 to December 2026: 36 % of 5,250 is 1,890; 1.75 % of 290,000 is 5,075.
    expect(result(streamline())).toMatchObject({
      upfrontRefund: 1890,
      upfrontMI: 3185,
      amount: 293_185,
      defaults: { upfrontMI: 3185 },
    });
  });
  it.each([
    ["2025-01-31", 80],
    ["2025-02-01", 80],
    ["2025-03-01", 78],
    ["2026-01-15", 58],
    ["2026-02-15", 56],
    ["2027-01-31", 34],
    ["2028-01-31", 10],
    ["2028-02-01", 0],
  ])("is refunded to a loan that closes on %s by %s %%", (closingDate, percentage) =>
    expect(result(streamline(), earlier(), { closingDate }).upfrontRefund).toBe((5250 * percentage) / 100),
  );
  it("counts in cash to close where the premium is not financed, and in no monthly premium's divisor", () => {
    const paid = streamline({ MIWorksheet: { ...financed, isFinanced: false } });
    expect(result(paid).cash).toMatchObject({ upfrontMI: 3185, financed: 0 });
    const without = result(paid, earlier({ fhaPremium: undefined }));
    expect(without.cash.toClose - result(paid).cash.toClose).toBe(1890);
    expect(result(paid).MI).toBe(without.MI);
  });
  it("divides the yearly premium by the share that is financed", () => {
    const { MI, amount } = result(streamline());
    const before = result(streamline(), earlier({ fhaPremium: undefined }));
    expect(before.upfrontMI).toBe(5075);
    // The balances of 293,185 without the 3,185 of premium are those of 290,000, but for cents.
    expect(Math.abs(MI! - before.MI!)).toBeLessThan(0.02);
    expect(amount).toBeLessThan(before.amount);
  });
  it("takes off no more than the new premium", () => {
    const { upfrontMI, upfrontRefund } = result(
      streamline(),
      earlier({ fhaPremium: { month: 11, year: 2026, paid: 9000 } }),
    );
    expect([upfrontRefund, upfrontMI]).toEqual([5075, 0]);
  });
  it.each<[string, Loan, Loan]>([
    ["is not refunded to a loan of another program", homeRefinance({ program: "conventional" }), earlier()],
    ["is not refunded where the FHA loan stays", streamline(), earlier({ payOff: false })],
    ["is not refunded where a premium is typed", streamline({ upfrontMI: 4000 }), earlier()],
    ["is not refunded on another home", streamline({ propertyID: "brookhaven" }), earlier()],
  ])("%s", (_, one, old) => expect(result(one, old).upfrontRefund).toBe(0));

  it("is shown with its working", () => {
    const one = streamline();
    const { upfrontMI } = explainLoan(scenarioOf(one, earlier()), one, ["upfrontMI"])!;
    expect(upfrontMI!.value).toBe(3185);
    expect(upfrontMI!.steps.map(({ label, value }) => [label, value])).toEqual([
      ["Amount before mortgage insurance", 290_000],
      ["Premium", 1.75],
      ["Premium of this loan", 5075],
      ["Upfront premium of the loan paid off", 5250],
      ["Months since it closed", 23],
      ["Refunded", 36],
      ["Refund of the earlier premium", 1890],
      ["Upfront premium", 3185],
    ]);
  });
  it("is never refunded in more than 80 % nor above the new premium, and later closings get no more back", () => {
    const anyCase = fc.record({
      paid: fc.integer({ min: 0, max: 2_000_000 }).map((cents) => cents / 100),
      months: fc.integer({ min: 0, max: 60 }),
      isFinanced: fc.boolean(),
    });
    fc.assert(
      fc.property(anyCase, ({ paid, months, isFinanced }) => {
        const one = streamline({ MIWorksheet: { ...financed, isFinanced } });
        const old = (since: number) => {
          const at = 2026 * 12 + 11 - since;
          return earlier({ fhaPremium: { year: Math.floor(at / 12), month: (at % 12) + 1, paid } });
        };
        const [now, later] = [result(one, old(months)), result(one, old(months + 1))];
        expect(now.upfrontRefund).toBeLessThanOrEqual(Math.min(paid * 0.8 + 0.005, 5075));
        expect(now.upfrontRefund).toBeGreaterThanOrEqual(later.upfrontRefund);
        expect(now.upfrontRefund + now.upfrontMI).toBeCloseTo(5075, 6);
      }),
    );
  });
});

describe("a refinance of a loan that FHA endorsed by May 31, 2009", () => {
  it("pays 0.01 % at closing and 0.55 % a year", () => {
    const one = streamline({ MIWorksheet: { ...financed, activeModifiers: ["endorsedBy2009"] } });
    expect(result(one, earlier({ fhaPremium: undefined }))).toMatchObject({
      upfrontMI: 29,
      defaults: { upfrontMIPercentage: 0.01, annualMIPercentage: 0.55 },
    });
  });
});
