import { describe, expect, it } from "vitest";
import {
  actuarialApr,
  type CashFlow,
  elapsedPeriods,
  type UnitPeriod,
  unitPeriodsPerYear,
} from "../../loan/actuarial-apr";
import { monthlyApr } from "../../loan/monthly-apr";
import { monthlyPayment } from "../../loan/payment";
import { amortize, balanceAfter } from "../../loan/schedule";
import { dollars, type Months, percent } from "../../money/cents";
import type { Fee } from "../schema/types";
import { CENT, casesOf, miss, through } from "./published-cases";

type Expected = Parameters<typeof miss>[1];
const money = (actual: number | null, expected: Expected) =>
  expect(miss(actual, expected), `${actual} for ${expected}`).toBeLessThanOrEqual(CENT);
const points = (actual: number | null, expected: Expected, tolerance = 0.001) =>
  expect(miss(actual, expected), `${actual} for ${expected}`).toBeLessThanOrEqual(tolerance);
const flagged = (rate: number): Fee => ({
  name: "Fee",
  rate,
  usePercent: false,
  percentOf: "loan",
  APR: true,
  isCredit: false,
});

describe("annual percentage rate", () => {
  const regular = casesOf("apr").filter(({ inputs }) => "loanAmount" in inputs);
  const dated = casesOf("apr").filter(({ inputs }) => "advances" in inputs);

  it.each(regular.filter(({ inputs }) => inputs.miPayments === 0))("$id $title", ({ inputs, expected }) => {
    const result = through({
      price: Number(inputs.loanAmount),
      loan: {
        program: "other",
        rate: Number(inputs.ratePct),
        term: Number(inputs.termYears),
        points: Number(inputs.pointsPct),
        closingCostObj: { name: "Fees", data: { lender: [flagged(Number(inputs.aprFees))] } },
      },
    });
    money(result.costOfPoints, expected.costOfPoints);
    money(result.loanEstimate.amountFinanced, expected.amountFinanced);
    money(result.monthly.principalAndInterest, expected.payment);
    points(result.apr, expected.aprPct);
  });

  it.each(regular.filter(({ inputs }) => inputs.miPayments !== 0))("$id $title", ({ inputs, expected }) => {
    const amount = dollars(Number(inputs.loanAmount));
    const rate = percent(Number(inputs.ratePct));
    const schedule = amortize({ amount, rate, term: (Number(inputs.termYears) * 12) as Months });
    money(schedule.payment / 100, expected.payment);
    const found = monthlyApr({
      amountFinanced: dollars(Number(inputs.loanAmount) - Number(inputs.aprFees)),
      levels: [{ payment: schedule.payment, until: schedule.length - 1 }],
      finalPayment: schedule.finalPayment,
      payments: schedule.length,
      insurance: [{ payment: dollars(Number(inputs.monthlyMI)), until: Number(inputs.miPayments) }],
      rate,
    });
    points(found && found * 100, expected.aprPct);
  });

  it.each(dated)("$id $title", ({ inputs, expected }) => {
    const unit: UnitPeriod = { kind: "month", count: Number(inputs.unitPeriodMultiple) };
    const dates = inputs as unknown as Record<"advances" | "payments", { amount: string; date: string }[]>;
    const start = dates.advances[0]!.date;
    const flow = ({ amount, date }: { amount: string; date: string }): CashFlow => ({
      amount: dollars(Number(amount)),
      ...elapsedPeriods(start, date, unit),
    });
    const transaction = { advances: dates.advances.map(flow), payments: dates.payments.map(flow) };
    const found = actuarialApr({ ...transaction, unitPeriodsPerYear: unitPeriodsPerYear(unit) })!;
    expect(unitPeriodsPerYear(unit)).toBe(inputs.unitPeriodsPerYear);
    points(found * 100, expected.aprPct, 0.005);
    points(found * 100, expected.aprPct6, 1e-6);
  });

  it.each(casesOf("apr-variable"))("$id $title", ({ inputs, expected }) => {
    const levels = inputs.rateLevels as unknown as { payments: number; ratePct: string }[];
    const stated = expected.payments as unknown as { count: number; amount: string }[];
    let left = Number(inputs.termMonths);
    let balance = dollars(Number(inputs.loanAmount));
    const payments: CashFlow[] = [];
    levels.forEach(({ payments: count, ratePct }, at) => {
      const rate = percent(Number(ratePct));
      const payment = monthlyPayment(balance, rate, left as Months);
      money(payment / 100, stated[at]!.amount);
      for (let paid = 0; paid < count; paid++)
        payments.push({ amount: payment, periods: payments.length + 1, fraction: 0 });
      balance = balanceAfter(amortize({ amount: balance, rate, term: left as Months }), balance, count);
      left -= count;
    });
    const advances = [{ amount: dollars(Number(inputs.loanAmount)), periods: 0, fraction: 0 }];
    points(actuarialApr({ advances, payments, unitPeriodsPerYear: 12 })! * 100, expected.compositeAprPct, 0.005);
    const paid = payments.reduce((sum, { amount }) => sum + amount, 0) / 100;
    money(paid, expected.totalOfPayments);
    money(paid - Number(inputs.loanAmount), expected.financeCharge);
  });
});
