import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cents, dollars } from "../money/cents";
import type { FilingStatus } from "../rules/federal-income-tax";
import { deductions, premiumShareOf, saltCapOf } from "./deductions";
import { type OwningYear, taxOfYear } from "./tax-savings";

const day = "2026-11-20";
const known = (client: Parameters<typeof deductions>[0], asOf = day) => deductions(client, asOf)!;
const single = known({ monthlyIncome: 10_000, filingStatus: "single" });
const year = (
  typed: Partial<Record<"interest" | "premiums" | "propertyTax" | "averageDebt" | "calendarYear", number>>,
): OwningYear => ({
  calendarYear: typed.calendarYear ?? 2027,
  interest: dollars(typed.interest ?? 0),
  premiums: dollars(typed.premiums ?? 0),
  propertyTax: dollars(typed.propertyTax ?? 0),
  averageDebt: dollars(typed.averageDebt ?? 0),
});

describe("the tax that owning saves", () => {
  it("is by bracket: 30,000 itemized are 13,900 beyond 16,100; of 103,900 taxed they lie in the bracket of 22 %", () =>
    expect(taxOfYear(single, year({ interest: 26_000, propertyTax: 4000, averageDebt: 400_000 }))).toEqual({
      interest: dollars(26_000),
      premiums: 0,
      propertyTax: dollars(4000),
      saltCap: dollars(40_804),
      otherDeductions: 0,
      limited: 0,
      itemized: dollars(30_000),
      anyway: dollars(16_100),
      benefit: dollars(13_900),
      savings: dollars(3058),
    }));

  it("counts points and premiums as interest, rounded once with it, and other deductions beside", () => {
    const owned = { ...year({ interest: 20_000, premiums: 1000, averageDebt: 1_500_000 }), points: dollars(5000) };
    const taxpayer = known({ monthlyIncome: 8000, filingStatus: "single" });
    // Half of 26,000 is on the capped debt.
    expect(taxOfYear(taxpayer, { ...owned, otherDeductions: dollars(9000) })).toMatchObject({
      interest: dollars(12_500),
      premiums: dollars(500),
      itemized: dollars(22_000),
    });
  });

  it("counts no more than what exceeds the deductions without the home", () => {
    const owned = { ...year({ interest: 10_000, propertyTax: 5000 }), otherTaxes: dollars(38_000) };
    const taxed = taxOfYear(single, { ...owned, otherDeductions: dollars(2000) });
    // Taxes are capped at 40,804 with the home, and are 38,000 without it.
    expect(taxed).toMatchObject({
      propertyTax: dollars(40_804),
      itemized: dollars(52_804),
      anyway: dollars(40_000),
      benefit: dollars(12_804),
    });
  });

  it("is of both brackets where the deduction reaches from one into the next", () => {
    // 5,600 a month is 67,200, taxed on 51,100: 700 above 50,400 at 22 %, and 9,300 below it at 12 %.
    const taxpayer = known({ monthlyIncome: 5600, filingStatus: "single" });
    expect(taxOfYear(taxpayer, year({ interest: 26_100 })).savings).toBe(dollars(700 * 0.22 + 9300 * 0.12));
  });

  it("rounds half a cent up, however large the two taxes are that it is the difference of", () => {
    // 102,000 less 26,470.19 lies between 47,150 and 100,525, and so does what is left after 7,717.75 more: 22 % of that are 1,697.905.
    const taxpayer = known({ monthlyIncome: 8500, filingStatus: "single" }, "2024-06-01");
    const owned = { ...year({ interest: 7717.75 }), otherDeductions: dollars(26_470.19) };
    expect(taxOfYear(taxpayer, owned)).toMatchObject({ anyway: dollars(26_470.19), savings: dollars(1697.91) });
  });

  it("is 35 cents a dollar in the bracket of 37 % from 2026, and 37 before", () => {
    const rich = known({ monthlyIncome: 100_000, filingStatus: "single" });
    // 50,000 less two thirty-sevenths are 47,297.30: 31,197.30 beyond 16,100.
    expect(taxOfYear(rich, year({ interest: 50_000 }))).toMatchObject({
      limited: dollars(2702.7),
      itemized: dollars(47_297.3),
      savings: dollars(11_543),
    });
    expect(taxOfYear(rich, year({ interest: 50_000, calendarYear: 2025 })).limited).toBe(0);
    const just = known({ monthlyIncome: 640_700 / 12, filingStatus: "single" });
    expect(taxOfYear(just, year({ interest: 50_000 })).limited).toBe(dollars((100 * 2) / 37));
  });

  it("is at most the tax there is", () => {
    const poor = known({ monthlyIncome: 1500, filingStatus: "single" });
    // 18,000 less 16,100 leaves 1,900, taxed at 10 %.
    expect(taxOfYear(poor, year({ interest: 90_000 })).savings).toBe(dollars(190));
    expect(taxOfYear(known({ monthlyIncome: 0, filingStatus: "hoh" }), year({ interest: 90_000 })).savings).toBe(0);
  });

  it("is nothing up to the standard deduction", () =>
    expect(taxOfYear(single, year({ interest: 16_100 }))).toMatchObject({ benefit: 0, savings: 0 }));

  it("counts the interest on 750,000 of debt, 375,000 for who files separately", () => {
    expect(taxOfYear(single, year({ interest: 60_000, averageDebt: 1_000_000 })).interest).toBe(dollars(45_000));
    const separate = known({ monthlyIncome: 10_000, filingStatus: "marriedSeparate" });
    expect(taxOfYear(separate, year({ interest: 60_000, averageDebt: 1_000_000 })).interest).toBe(dollars(22_500));
    expect(taxOfYear(single, year({ interest: 60_000, averageDebt: 750_000 })).interest).toBe(dollars(60_000));
  });

  it("takes the typed rate of what exceeds the standard deduction where the income or status is not known", () => {
    const worth = (client: Parameters<typeof deductions>[0]) =>
      taxOfYear(known(client), year({ interest: 30_100 })).savings;
    expect(worth({ taxRate: 24.5 })).toBe(dollars(14_000 * 0.245));
    expect(worth({ taxRate: 30, monthlyIncome: 10_000 })).toBe(dollars(4200));
    expect(worth({ taxRate: 30, filingStatus: "hoh" })).toBe(dollars(5950 * 0.3));
    expect(worth({ taxRate: 30, monthlyIncome: 10_000, filingStatus: "single" })).toBe(dollars(14_000 * 0.22));
    expect(worth({ taxRate: 0 })).toBe(0);
  });

  it("is not known without them, nor before 2024", () => {
    for (const client of [undefined, {}, { monthlyIncome: 9000 }, { filingStatus: "single" as const }])
      expect(deductions(client, day)).toBeNull();
    expect(deductions({ taxRate: 30 }, "2023-12-31")).toBeNull();
    expect(deductions({ taxRate: 30 }, "2024-01-01")).toMatchObject({ standard: dollars(14_600) });
  });
});

describe("the cap on state and local taxes", () => {
  const cap = (calendarYear: number, monthlyIncome: number | null, filingStatus: FilingStatus = "single") =>
    saltCapOf(known({ monthlyIncome, filingStatus, taxRate: 30 }), calendarYear) / 100;

  it("is each calendar year's own, 10,000 again from 2030", () =>
    expect([2024, 2025, 2026, 2027, 2028, 2029, 2030, 2055].map((each) => cap(each, 10_000))).toEqual([
      10_000, 40_000, 40_400, 40_804, 41_212, 41_624, 10_000, 10_000,
    ]));

  it("falls by 30 % of the income above the threshold, to 10,000", () => {
    expect(cap(2026, 50_000)).toBe(40_400 - 95_000 * 0.3);
    expect(cap(2026, 505_000 / 12)).toBe(40_400);
    expect(cap(2026, 60_000)).toBe(10_000);
    expect(cap(2030, 60_000)).toBe(10_000);
    expect(cap(2026, null)).toBe(40_400);
  });

  it("is half of all that for who files separately", () => {
    expect(cap(2024, 5000, "marriedSeparate")).toBe(5000);
    expect(cap(2027, 5000, "marriedSeparate")).toBe(20_402);
    expect(cap(2026, 25_000, "marriedSeparate")).toBe(20_200 - 47_500 * 0.3);
    expect(cap(2026, 60_000, "marriedSeparate")).toBe(5000);
  });
});

it("saves between nothing and the rate of all that is itemized, and never less for more interest", () => {
  const money = fc.integer({ min: 0, max: 400_000_00 }).map((cents) => cents as Cents);
  const client = fc.record({
    monthlyIncome: fc.option(fc.integer({ min: 0, max: 200_000 }), { nil: null }),
    filingStatus: fc.constantFrom("single", "hoh", "marriedSeparate", "marriedJoint"),
    taxRate: fc.integer({ min: 0, max: 60 }),
  });
  fc.assert(
    fc.property(client, money, money, money, fc.nat(40), (person, interest, more, propertyTax, ahead) => {
      const taxpayer = known(person as Parameters<typeof deductions>[0]);
      const owning = { calendarYear: 2026 + ahead, propertyTax, averageDebt: dollars(600_000) };
      const saved = taxOfYear(taxpayer, { ...owning, premiums: 0 as Cents, interest });
      const rate = taxpayer.worth.by === "rate" ? taxpayer.worth.rate : 37;
      expect(saved.savings).toBeGreaterThanOrEqual(0);
      expect(saved.savings).toBeLessThanOrEqual(Math.ceil((saved.itemized * rate) / 100));
      const dearer = taxOfYear(taxpayer, { ...owning, premiums: 0 as Cents, interest: (interest + more) as Cents });
      expect(dearer.savings).toBeGreaterThanOrEqual(saved.savings);
    }),
    { numRuns: 2000 },
  );
});

describe("mortgage insurance premiums", () => {
  it.each([
    ["single", 100_000, 100],
    ["single", 100_000.12, 90],
    ["single", 104_500.08, 50],
    ["marriedJoint", 109_000.08, 0],
    ["marriedSeparate", 52_600.08, 40],
    ["marriedSeparate", 60_000, 0],
  ] as const)("of a %s income of %d are deductible to %d %%", (filingStatus, income, share) => {
    const taxpayer = known({ monthlyIncome: income / 12, filingStatus });
    expect(premiumShareOf(taxpayer, 2026)).toBe(share);
    expect(premiumShareOf(taxpayer, 2025)).toBe(0);
  });

  it("count as interest on the debt within its cap, and not where the income or the filing status is not known", () => {
    // 7,500 a month is 90,000: all of 1,800 counts on three quarters of the debt, 1,350.
    const taxpayer = known({ monthlyIncome: 7500, filingStatus: "single" });
    const owed = year({ interest: 40_000, premiums: 1800, averageDebt: 1_000_000 });
    expect(taxOfYear(taxpayer, owed)).toMatchObject({ premiums: dollars(1350), itemized: dollars(31_350) });
    for (const unknown of [{ taxRate: 30 }, { taxRate: 30, monthlyIncome: 7500 }])
      expect(taxOfYear(known(unknown), owed)).toMatchObject({ premiums: 0, itemized: dollars(30_000) });
  });
});
