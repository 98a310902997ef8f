import { describe, expect, it } from "vitest";
import { dollars } from "../money/cents";
import type { InsuredLoan } from "./insured-loan";
import { annualPremium, insuredAt, upfrontPremium } from "./insured-loan.fixture";
import { premiums } from "./mortgage-insurance";

describe("FHA", () => {
  const small = { amount: dollars(600_000), program: "fha" as const };
  const of = (ltv: number, termYears: number, asOf: string, amount = small.amount) =>
    annualPremium(ltv, { ...small, amount, termYears, asOf, value: dollars(amount / ltv) });
  const [letter2015, letter2023] = ["2023-03-19", "2023-03-20"] as const;

  it("takes the letter in force on the day", () => {
    expect([of(96.5, 30, letter2015), of(96.5, 30, letter2023)]).toEqual([0.85, 0.55]);
  });
  it("has inclusive loan-to-value limits", () => {
    expect([of(95, 30, letter2023), of(95.01, 30, letter2023)]).toEqual([0.5, 0.55]);
    expect([of(90, 15, letter2023), of(90.01, 15, letter2023)]).toEqual([0.15, 0.4]);
    expect([of(95, 30, letter2015), of(95.01, 30, letter2015)]).toEqual([0.8, 0.85]);
    expect([of(90, 15, letter2015), of(90.01, 15, letter2015)]).toEqual([0.45, 0.7]);
  });
  it("counts a term of 15 years as short, one of 16 as long", () => {
    expect([of(85, 15, letter2023), of(85, 16, letter2023)]).toEqual([0.15, 0.5]);
  });
  it("asks more above the threshold, which differs between the letters", () => {
    const [in2015, in2023] = [dollars(625_500), dollars(726_200)];
    const above = (amount: number) => (amount + 1) as typeof in2015;
    expect([of(96, 30, letter2015, in2015), of(96, 30, letter2015, above(in2015))]).toEqual([0.85, 1.05]);
    expect([of(96, 30, letter2023, in2023), of(96, 30, letter2023, above(in2023))]).toEqual([0.55, 0.75]);
    const bands = [78, 78.01, 90, 90.01];
    expect(bands.map((ltv) => of(ltv, 15, letter2023, above(in2023)))).toEqual([0.15, 0.4, 0.4, 0.65]);
    expect(bands.map((ltv) => of(ltv, 15, letter2015, above(in2015)))).toEqual([0.45, 0.7, 0.7, 0.95]);
    expect([95, 95.01].map((ltv) => of(ltv, 30, letter2015, above(in2015)))).toEqual([1, 1.05]);
    expect([95, 95.01].map((ltv) => of(ltv, 30, letter2023, above(in2023)))).toEqual([0.7, 0.75]);
  });
  it("asks 1.75 % at closing", () => expect(upfrontPremium(96.5, { program: "fha" })).toBe(1.75));
  it("asks a refinance, an adjustable rate and any score the same", () => {
    const loan = { ...small, refinance: true, fixedMonths: 60, score: 580, modifiers: ["cashOut", "twoBorrowers"] };
    expect(premiums(insuredAt(96.5, loan))).toMatchObject({ upfront: 1.75, annual: annualPremium(96.5, small) });
  });
});

describe("VA", () => {
  const va = (ltv: number, more: Partial<InsuredLoan> = {}) => upfrontPremium(ltv, { program: "va", ...more });
  const again = { modifiers: ["subsequentUse"] };
  const [before, after] = [{ asOf: "2023-04-06" }, { asOf: "2023-04-07" }];

  it("falls with the down payment, by use", () => {
    expect([100, 95.01, 95, 90.01, 90].map((ltv) => va(ltv))).toEqual([2.15, 2.15, 1.5, 1.5, 1.25]);
    expect([100, 95, 90].map((ltv) => va(ltv, again))).toEqual([3.3, 1.5, 1.25]);
  });
  it("takes the table of the day", () => {
    expect([va(100, before), va(100, after)]).toEqual([2.3, 2.15]);
    expect([100, 95, 90].map((ltv) => va(ltv, { ...again, ...before }))).toEqual([3.6, 1.65, 1.4]);
  });
  it("is not asked of the exempt, and never monthly", () => {
    for (const refinance of [false, true])
      expect(va(100, { refinance, modifiers: ["exempt", "subsequentUse", "irrrl"] })).toBe(0);
    expect(annualPremium(100, { program: "va" })).toBe(0);
  });
  it("takes a typed 5 % as 5 %, also where its cents were rounded down", () => {
    const price = dollars(100_000.09);
    expect(va(95, { price, downPayment: dollars(5000), amount: dollars(95_000.09) })).toBe(1.5);
  });

  it("of a refinance is that without a down payment, cash taken out or not, however much equity there is", () => {
    const refinance = { refinance: true, downPayment: dollars(0) };
    expect([va(60, refinance), va(100, { ...refinance, modifiers: ["cashOut"] })]).toEqual([2.15, 2.15]);
    expect(va(60, { ...refinance, ...again })).toBe(3.3);
    expect(va(60, { ...refinance, ...before, modifiers: ["subsequentUse", "cashOut"] })).toBe(3.6);
  });
  it("is half a percent of one that reduces the interest rate alone, first use or later", () => {
    for (const modifiers of [["irrrl"], ["irrrl", "subsequentUse"], ["irrrl", "cashOut"]])
      for (const day of [before, after]) expect(va(100, { refinance: true, modifiers, ...day })).toBe(0.5);
  });
  it("of a purchase takes no notice of a refinance's modifiers", () => {
    expect(va(100, { modifiers: ["irrrl", "cashOut"] })).toBe(2.15);
  });
});

it("USDA asks 1 % at closing and 0.35 % a year, of purchases and refinances", () => {
  for (const refinance of [false, true])
    expect(premiums(insuredAt(100, { program: "usda", refinance }))).toMatchObject({ upfront: 1, annual: 0.35 });
});

it("has no premium for other programs, all cash, or nothing lent", () => {
  for (const program of ["other", "allCash"] as const)
    expect(premiums(insuredAt(95, { program }))).toMatchObject({ upfront: 0, annual: 0 });
  expect(premiums(insuredAt(0, { program: "fha" }))).toMatchObject({ upfront: 0, annual: 0 });
});
