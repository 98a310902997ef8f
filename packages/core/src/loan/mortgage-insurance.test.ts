import { describe, expect, it } from "vitest";
import { dollars, type Months, percent } from "../money/cents";
import type { InsuredLoan } from "./insured-loan";
import { miMonths, paymentsUntil } from "./mi-months";
import { premiums } from "./mortgage-insurance";
import { amortize } from "./schedule";

/** A loan on a value of a million, so that its loan-to-value can be read off. */
const at = (ltv: number, more: Partial<InsuredLoan> = {}): InsuredLoan => ({
  program: "conventional",
  asOf: "2026-11-20",
  amount: dollars(ltv * 10_000),
  value: dollars(1_000_000),
  downPayment: dollars((100 - ltv) * 10_000),
  termYears: 30,
  score: 740,
  modifiers: [],
  single: false,
  ...more,
});
const annual = (ltv: number, more?: Partial<InsuredLoan>) => premiums(at(ltv, more)).annual;
const upfront = (ltv: number, more?: Partial<InsuredLoan>) => premiums(at(ltv, more)).upfront;

describe("FHA", () => {
  const small = { amount: dollars(600_000), program: "fha" as const };
  const of = (ltv: number, termYears: number, asOf: string, amount = small.amount) =>
    annual(ltv, { ...small, amount, termYears, asOf, value: dollars(amount / ltv) });
  const [letter2015, letter2023] = ["2023-03-19", "2023-03-20"] as const;

  it("takes the letter in force on the day", () => {
    expect([of(96.5, 30, letter2015), of(96.5, 30, letter2023)]).toEqual([0.85, 0.55]);
  });
  it("has inclusive loan-to-value limits", () => {
    expect([of(95, 30, letter2023), of(95.01, 30, letter2023)]).toEqual([0.5, 0.55]);
    expect([of(90, 15, letter2023), of(90.01, 15, letter2023)]).toEqual([0.15, 0.4]);
  });
  it("counts a term of 15 years as short, one of 16 as long", () => {
    expect([of(85, 15, letter2023), of(85, 16, letter2023)]).toEqual([0.15, 0.5]);
  });
  it("asks more above the threshold, which differs between the letters", () => {
    const [in2015, in2023] = [dollars(625_500), dollars(726_200)];
    const above = (amount: number) => (amount + 1) as typeof in2015;
    expect([of(96, 30, letter2015, in2015), of(96, 30, letter2015, above(in2015))]).toEqual([0.85, 1.05]);
    expect([of(96, 30, letter2023, in2023), of(96, 30, letter2023, above(in2023))]).toEqual([0.55, 0.75]);
    const short = [78, 78.01, 90, 90.01].map((ltv) => of(ltv, 15, letter2023, above(in2023)));
    expect(short).toEqual([0.15, 0.4, 0.4, 0.65]);
  });
  it("asks 1.75 % at closing", () => expect(upfront(96.5, { program: "fha" })).toBe(1.75));
});

describe("VA", () => {
  const va = (ltv: number, more: Partial<InsuredLoan> = {}) => upfront(ltv, { program: "va", ...more });
  const again = { modifiers: ["subsequentUse"] };
  it("falls with the down payment, by use", () => {
    expect([100, 95.01, 95, 90.01, 90].map((ltv) => va(ltv))).toEqual([2.15, 2.15, 1.5, 1.5, 1.25]);
    expect([100, 95, 90].map((ltv) => va(ltv, again))).toEqual([3.3, 1.5, 1.25]);
  });
  it("takes the table of the day", () => {
    expect([va(100, { asOf: "2023-04-06" }), va(100, { asOf: "2023-04-07" })]).toEqual([2.3, 2.15]);
  });
  it("is not asked of the exempt, and never monthly", () => {
    expect(va(100, { modifiers: ["exempt", "subsequentUse"] })).toBe(0);
    expect(annual(100, { program: "va" })).toBe(0);
  });
  it("takes a typed 5 % as 5 %, also where its cents were rounded down", () => {
    const price = dollars(100_000.09);
    expect(va(95, { value: price, downPayment: dollars(5000), amount: dollars(95_000.09) })).toBe(1.5);
  });
});

describe("conventional", () => {
  it("asks for none up to 80 %", () => {
    expect(premiums(at(80))).toMatchObject({ upfront: 0, annual: 0 });
    expect(annual(80.01)).toBe(0.2);
  });
  it("takes the card's cell for the standard coverage, with inclusive limits", () => {
    expect([85, 85.01, 90, 90.01, 95, 95.01, 97].map((ltv) => annual(ltv))).toEqual([
      0.2, 0.38, 0.38, 0.53, 0.53, 0.7, 0.7,
    ]);
    expect([95, 97].map((ltv) => annual(ltv, { termYears: 20 }))).toEqual([0.39, 0.53]);
    expect(annual(95, { termYears: 21 })).toBe(0.53);
  });
  it("has a band for every twenty points of the score", () => {
    const scores = [850, 760, 759, 740, 720, 700, 680, 660, 640, 620];
    expect(scores.map((score) => annual(95, { score }))).toEqual([
      0.38, 0.38, 0.53, 0.53, 0.66, 0.78, 0.96, 1.28, 1.33, 1.42,
    ]);
  });
  it("gives no figure where the card has no cell, and says what to type", () => {
    const lacking = [at(97.01), at(95, { score: 619 }), at(90, { termYears: 15 }), at(85, { termYears: 20 })];
    for (const loan of lacking) {
      const found = premiums(loan);
      expect(found.annual).toBeNull();
      expect(found.missing).toMatch(/^The rate card has no premium for .+ Type the mortgage insurance\.$/);
    }
    expect(premiums(at(90, { single: true }))).toMatchObject({
      upfront: null,
      missing: expect.stringContaining("upfront"),
    });
  });
});

it("has no premium for other programs, all cash, or nothing lent", () => {
  for (const program of ["other", "allCash"] as const)
    expect(premiums(at(95, { program }))).toMatchObject({ upfront: 0, annual: 0 });
  expect(premiums(at(0, { program: "fha" }))).toMatchObject({ upfront: 0, annual: 0 });
});

describe("how long the premium is paid", () => {
  const originalValue = dollars(500_000);
  const paid = (program: InsuredLoan["program"], ltv: number, termYears = 30) => {
    const amount = dollars(ltv * 5000);
    const schedule = amortize({ amount, rate: percent(6.5), term: (termYears * 12) as Months });
    return { months: miMonths({ program, asOf: "2026-11-20", amount, originalValue, schedule }), schedule };
  };

  it("FHA: 11 years up to 90 %, else the whole term", () => {
    expect(["fha", "fha"].map((_, above) => paid("fha", above ? 90.01 : 90).months)).toEqual([132, 360]);
    expect(paid("fha", 90, 10).months).toBe(120);
  });
  it("USDA: the whole term", () => expect(paid("usda", 50).months).toBe(360));
  it("conventional: up to the payment after which the balance is 78 % of the original value", () => {
    const { months, schedule } = paid("conventional", 90);
    const limit = originalValue * 0.78;
    expect(schedule.columns.balance[months - 1]).toBeLessThanOrEqual(limit);
    expect(schedule.columns.balance[months - 2]).toBeGreaterThan(limit);
  });
  it("finds the same payment as looking through every row", () => {
    for (const ltv of [60, 78, 78.2, 80, 85, 97, 100]) {
      const { schedule } = paid("conventional", ltv);
      const balances = Array.from(schedule.columns.balance.slice(0, schedule.length));
      const first = balances.findIndex((balance) => balance <= originalValue * 0.78) + 1;
      expect(paymentsUntil(schedule, 78, originalValue)).toBe(first);
    }
  });
});
