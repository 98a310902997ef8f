import type { Loan } from "@highway/engine/scenario/schema/types";
import { expect, it } from "vitest";
import { clientOf } from "../../../lib/client.fixture";
import { type Computed, clientColumns, isComputed } from "../../../report/columns";
import type { WorkingReport } from "../../../scenario/document";
import { resultOf } from "../../../scenario/figures/loan-figures";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { english } from "../english";
import { changesOf, ideaResult } from "./idea";
import { type KnobName, rangesOf } from "./ranges";

const basisOf = (document: WorkingReport) => ({ document, client: clientOf() });
function offerOf(change: Partial<Loan> = {}, at = 0) {
  const report = fourLoans();
  const document = { ...report, loans: report.loans.map((loan, i) => (i === at ? { ...loan, ...change } : loan)) };
  const basis = basisOf(document);
  return { basis, offer: clientColumns(basis, english.loan).filter(isComputed)[at]! };
}
const range = (offer: Computed, name: KnobName) => rangesOf(offer).find((each) => each.name === name)!;

it("answers with the engine's own figures for what was moved", () => {
  const { basis, offer } = offerOf();
  const result = ideaResult(basis, offer, { price: 490_000, extraPayment: 200 })!;
  // The same typed into the report: 20 % of the new price down, and 200 dollars with every payment.
  const typed = {
    ...basis.document,
    properties: basis.document.properties.map((home) => ({
      ...home,
      purchaseDetails: home.purchaseDetails.map((each) => (each.id === "b500" ? { ...each, price: 490_000 } : each)),
    })),
    loans: basis.document.loans.map((loan) =>
      loan.id === "one" ? { ...loan, additionalMonthlyPayments: [{ amount: 200 }] } : loan,
    ),
  };
  expect(result).toEqual(resultOf(basisOf(typed), typed.loans[0]!));
  expect([result.cash.downPayment, result.payoffMonths]).toEqual([98_000, 292]);
});

const secondLoan = { type: "fixed" as const, ltv: 90, term: 30, amount: null, rate: 8.25 };

it("counts as down payment what the client brings, not what a second loan lends of it", () => {
  const { basis, offer } = offerOf({ secondLoan });
  // 400,000 and 50,000 beside it: a tenth of 500,000 is the client's.
  expect(range(offer, "downPayment").officers).toBe(10);
  expect(ideaResult(basis, offer, { downPayment: 10 })).toEqual(offer.result);
  const tried = (downPayment: number) => {
    const { amount, secondLoan: second, cash } = ideaResult(basis, offer, { downPayment })!;
    return [amount, second?.amount ?? 0, cash.downPayment];
  };
  expect(tried(10.5)).toEqual([400_000, 47_500, 52_500]);
  expect(tried(5)).toEqual([400_000, 75_000, 25_000]);
  expect(tried(25)).toEqual([375_000, 0, 125_000]);
  const typed = offerOf({ secondLoan: { ...secondLoan, amount: 30_000 } });
  expect(range(typed.offer, "downPayment").officers).toBe(14);
  expect(ideaResult(typed.basis, typed.offer, { downPayment: 15 })!.secondLoan!.amount).toBe(25_000);
});

it("buys in cash at another price, however the cash was typed", () => {
  const cash = { program: "allCash" as const, term: 0, rate: 0, downPayment: 500_000, downPaymentPercentage: null };
  const { basis, offer } = offerOf(cash);
  expect(ideaResult(basis, offer, { price: 490_000 })!.cash.downPayment).toBe(490_000);
});

it("leaves the report and its other loans as they are", () => {
  const { basis, offer } = offerOf();
  const before = structuredClone(basis.document);
  ideaResult(basis, offer, { price: 480_000, downPayment: 10, rate: 6, extraPayment: 100 });
  expect(basis.document).toEqual(before);
});

it("can always be brought back to the officer's figure, which every slider holds on a step", () => {
  const { offer } = offerOf({ rate: 6.3 as Loan["rate"], downPayment: 101_234 as never, downPaymentPercentage: null });
  for (const { least, most, step, officers } of rangesOf(offer)) {
    expect(officers).toBeGreaterThanOrEqual(least);
    expect(officers).toBeLessThanOrEqual(most);
    expect(Math.abs(((officers - least) / step) % 1)).toBeLessThan(1e-6);
  }
});

it("runs over what such a loan can be", () => {
  const { offer } = offerOf();
  expect(range(offer, "price")).toMatchObject({ least: 450_000, most: 550_000, step: 1000 });
  expect(range(offer, "downPayment")).toMatchObject({ least: 5, most: 35 });
  expect(range(offer, "rate")).toMatchObject({ least: 5, most: 8, step: 0.125 });
  expect(range(offer, "extraPayment")).toMatchObject({ least: 0, most: 1000 });
  expect(range(offerOf({}, 2).offer, "downPayment").least).toBe(3.5);
});

it("moves neither price nor down payment of a refinance, and no rate of cash", () => {
  const names = (offer: Computed) => rangesOf(offer).map(({ name }) => name);
  expect(
    names(offerOf({ category: "refinance", targetLTV: 80, downPayment: null, downPaymentPercentage: null }).offer),
  ).toEqual(["rate", "extraPayment"]);
  expect(names(offerOf({ program: "allCash", term: 0 }).offer)).toEqual(["price"]);
});

it("sends the officer only what was changed, the down payment in dollars", () => {
  const { basis, offer } = offerOf();
  const idea = { downPayment: 25, rate: 6.25 };
  expect(changesOf(offer, idea, ideaResult(basis, offer, idea)!)).toEqual({ downPayment: 125_000, rate: 6.25 });
  expect(changesOf(offer, {}, offer.result)).toEqual({});
});
