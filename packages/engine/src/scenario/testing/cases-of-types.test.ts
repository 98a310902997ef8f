import { describe, expect, it } from "vitest";
import type { ARM, Loan, LumpPayment } from "../schema/types";
import { CENT, casesOf, miss, type PublishedCase, through } from "./published-cases";

type Expected = Parameters<typeof miss>[1];
const money = (actual: number | null | undefined, expected: Expected) =>
  expect(miss(actual ?? null, expected), `${actual} for ${expected}`).toBeLessThanOrEqual(CENT);

/** The loan of a case, lent whole: nothing down, no rules of a program unless it names one. */
const worked = ({ inputs }: PublishedCase, loan: Partial<Loan>) =>
  through({
    price: Number(inputs.loanAmount),
    loan: {
      program: "other",
      rate: Number(inputs.noteRatePct ?? inputs.ratePct),
      term: Number(inputs.termYears),
      ...loan,
    },
  });

describe("bought down rates", () => {
  it.each(casesOf("buydown"))("$id $title", (published) => {
    const { inputs, expected } = published;
    const result = worked(published, { type: inputs.type as Loan["type"] });
    const years = expected.years as unknown as Record<string, Expected>[];
    expect(result.buydown!.years).toHaveLength(years.length);
    years.forEach((year, at) => {
      const given = result.buydown!.years[at]!;
      expect([given.year, given.rate]).toEqual([year.year, Number(year.ratePct)]);
      money(given.payment, year.payment);
      money(given.monthlySubsidy, year.monthlySubsidy);
      money(given.annualSubsidy, year.annualSubsidy);
    });
    money(result.buydown!.subsidy, expected.totalSubsidy);
    money(result.buydownCosts, expected.totalSubsidy);
    money(result.rates.at(-1)!.payment, expected.notePayment);
    money(result.amortSchedule!.balance[years.length * 12 - 1], expected.balanceAfterBuydownPeriod);
  });
});

describe("adjustable rates", () => {
  const types: Record<number, Loan["type"]> = { 6: "armHalf", 60: "arm5", 84: "arm7" };
  const percent = (value: Expected) => (value === undefined ? null : Number(value));
  const armOf = ({ inputs }: PublishedCase): ARM => ({
    frequency: Number(inputs.adjustmentFrequencyMonths) as 6 | 12,
    scenario: inputs.scenario as ARM["scenario"],
    sofrToday: percent(inputs.sofrPct),
    indexAverage: null,
    margin: percent(inputs.marginPct),
    rounding: percent(inputs.roundTo),
    floor: percent(inputs.rateFloorPct),
    initialCap: percent(inputs.initialCap),
    adjustmentCap: percent(inputs.adjustmentCap),
    lifetimeCap: percent(inputs.lifetimeCap),
    customRates: ((inputs.customRates ?? []) as unknown as string[]).map(Number),
  });

  it.each(casesOf("arm"))("$id $title", (published) => {
    const { inputs, expected } = published;
    const fixed = Number(inputs.fixedMonths);
    const result = worked(published, { type: types[fixed]!, ARM: armOf(published) });
    const steps = expected.rateSteps as unknown as Record<string, Expected>[];
    expect(result.rates.map(({ fromPayment, rate }) => [fromPayment, rate])).toEqual(
      steps.map(({ fromPayment, ratePct }) => [fromPayment, Number(ratePct)]),
    );
    steps.forEach(({ payment }, at) => {
      money(result.rates[at]!.payment, payment);
    });
    money(result.totals.interest, expected.totalInterest);
    if (expected.maxPayment) money(Math.max(...result.rates.map(({ payment }) => payment)), expected.maxPayment);
    if (expected.finalPayment) money(result.finalPayment, expected.finalPayment);
    if (expected.balanceAtFirstReset) money(result.amortSchedule!.balance[fixed - 1], expected.balanceAtFirstReset);
  });
});

describe("paying more", () => {
  it.each(casesOf("accelerated"))("$id $title", (published) => {
    const { inputs, expected } = published;
    const lumps = inputs.lumpPayments as unknown as { afterPayment: number; amount: string; recast: boolean }[];
    const extra = Number(inputs.additionalMonthly);
    const result = worked(published, {
      additionalMonthlyPayments: extra > 0 ? [{ amount: extra }] : [],
      lumpPayments: lumps.map(
        ({ afterPayment, amount, recast }): LumpPayment => ({ payment: afterPayment, amount: Number(amount), recast }),
      ),
    });
    const schedule = result.amortSchedule!;
    expect([result.payoffMonths, result.prepayment!.monthsSaved]).toEqual([expected.months, expected.monthsSaved]);
    money(result.totals.interest, expected.totalInterest);
    money(result.prepayment!.interestSaved, expected.interestSaved);
    money(result.finalPayment, expected.finalPayment);
    money(result.monthly.principalAndInterest, expected.basePayment);
    for (const { afterPayment } of lumps) {
      money(schedule.balance[afterPayment - 1], expected[`balanceAfterLump_${afterPayment}`]);
      money(schedule.lumpPayment[afterPayment - 1], expected[`lumpApplied_${afterPayment}`]);
      money(schedule.payment[afterPayment], expected[`paymentAfter_${afterPayment}`]);
    }
  });
});

describe("interest only", () => {
  it.each(casesOf("interest-only"))("$id $title", (published) => {
    const { inputs, expected } = published;
    const years = Number(inputs.interestOnlyYears);
    const result = worked(published, { program: `interest${years}` as Loan["program"], selfInsured: true });
    const { payment, balance } = result.amortSchedule!;
    money(result.monthly.principalAndInterest, expected.interestOnlyPayment);
    money(payment[years * 12 - 1], expected.interestOnlyPayment);
    money(payment[years * 12], expected.amortizingPayment);
    money(balance[years * 12 - 1], expected.balanceAtEndOfIO);
    money(result.totals.interest, expected.totalInterest);
  });
});

describe("a second loan", () => {
  it.each(casesOf("second-loan"))("$id $title", ({ inputs, expected }) => {
    const secondLoan: Loan["secondLoan"] = {
      type: inputs.secondType as "fixed",
      ltv: Number(inputs.combinedLtvPct),
      term: Number(inputs.secondTermYears),
      amount: null,
      rate: Number(inputs.secondRatePct),
    };
    const result = through({
      price: Number(inputs.price),
      loan: {
        rate: Number(inputs.firstRatePct),
        term: Number(inputs.firstTermYears),
        downPaymentPercentage: 100 - Number(inputs.firstLtvPct),
        secondLoan,
      },
    });
    const { monthly, cash } = result;
    money(result.amount, expected.firstAmount);
    money(result.secondLoan!.amount, expected.secondAmount);
    money(monthly.principalAndInterest, expected.firstPayment);
    money(monthly.secondLoan, expected.secondPayment);
    money(monthly.principalAndInterest + monthly.secondLoan, expected.combinedPayment);
    money(cash.downPayment, expected.downPayment);
    money(result.MI, expected.mortgageInsurance);
    expect([result.ltv, result.cltv]).toEqual([Number(inputs.firstLtvPct), Number(inputs.combinedLtvPct)]);
  });
});
