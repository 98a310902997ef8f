import { describe, expect, it } from "vitest";
import { escrowAccount } from "../../costs/escrow-analysis";
import { dollars } from "../../money/cents";
import { priceChange } from "../../money/price-change";
import { type Reinvestment, reinvest } from "../../money/reinvestment";
import { federalTax } from "../../property/tax-savings";
import { monthNames } from "../schema/property";
import type { FilingStatus } from "../schema/types";
import { CENT, casesOf, miss } from "./published-cases";

type Expected = Parameters<typeof miss>[1];
const money = (actual: number, expected: Expected) =>
  expect(miss(actual, expected), `${actual} for ${expected}`).toBeLessThanOrEqual(CENT);

describe("escrow account", () => {
  const monthOf = (name: string) => monthNames.findIndex((month) => month === name) + 1;

  it.each(casesOf("escrow"))("$id $title", ({ inputs, expected }) => {
    const due = Object.entries(inputs.disbursements as unknown as Record<string, number>);
    const account = escrowAccount({
      asOf: "2026-11-20",
      disbursements: due.map(([name, amount]) => ({ month: monthOf(name), amount: dollars(amount) })),
      firstMonth: monthOf(String(inputs.firstPaymentMonth)),
    });
    money(account.monthly / 100, expected.monthlyEscrow);
    money(account.cushion / 100, expected.cushion);
    money(account.initialDeposit / 100, expected.initialDeposit);
    const balances = expected.targetBalances as unknown as [number, string][];
    expect(account.months.map(({ month }) => month)).toEqual(balances.map(([month]) => month));
    account.months.forEach(({ balance }, at) => {
      money(balance / 100, balances[at]![1]);
    });
  });
});

describe("federal tax", () => {
  it.each(casesOf("tax"))("$id $title", ({ inputs, expected }) => {
    const status = inputs.filingStatus as FilingStatus;
    const found = federalTax(dollars(Number(inputs.grossIncome)), status, `${inputs.year}-11-20`);
    money(found.standardDeduction / 100, expected.standardDeduction);
    money(found.taxableIncome / 100, expected.taxableIncome);
    money(found.tax / 100, expected.tax);
    expect(found.marginalRate).toBe(Number(expected.marginalRatePct));
    expect(found.marginalRateOnGross).toBe(Number(expected.marginalRateOnGrossLookupPct));
  });
});

describe("reinvestment", () => {
  it.each(casesOf("reinvestment"))("$id $title", ({ inputs, expected }) => {
    const { futureValue, contributed, growth } = reinvest({
      lumpSumPayment: Number(inputs.lumpSumPayment),
      periodPayment: Number(inputs.periodPayment),
      periodFrequency: Number(inputs.periodFrequency) as Reinvestment["periodFrequency"],
      rate: Number(inputs.ratePct),
      term: Number(inputs.termMonths),
    });
    money(futureValue, expected.futureValue);
    money(contributed, expected.contributed);
    money(growth, expected.growth);
  });
});

describe("price of a mortgage-backed security", () => {
  it.each(casesOf("mbs"))("$id $title", ({ inputs, expected }) => {
    const change = priceChange(Number(inputs.previousPrice), Number(inputs.currentPrice));
    expect(change).toEqual({
      points: Number(expected.changePoints),
      basisPoints: Number(expected.changeBasisPoints),
      thirtySeconds: Number(expected.change32nds),
    });
  });
});
