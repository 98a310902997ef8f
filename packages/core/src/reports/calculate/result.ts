/** The engine's answer as a schema, for the API document and the tests. The compiler holds it to the engine's own types. */

import { figureNames } from "@highway/engine/scenario/schema/explanation";
import type { LoanResult, ScenarioResult, Step } from "@highway/engine/scenario/schema/types";
import * as z from "zod/mini";

const maybe = z.nullable(z.number());
const columns = z.array(z.number());

const unit = z.enum(["dollars", "percent", "months", "years", "days", "count", "text"]);
const StepSchema: z.ZodMiniType<Step> = z.strictObject({
  label: z.string(),
  value: z.union([z.number(), z.string()]),
  unit,
  detail: z.optional(z.string()),
  formula: z.optional(z.string()),
  get parts() {
    return z.optional(z.array(StepSchema));
  },
});

const Explanation = z.strictObject({
  figure: z.enum(figureNames),
  value: maybe,
  unit,
  rule: z.string(),
  source: z.string(),
  version: z.nullable(z.string()),
  inputs: z.array(StepSchema),
  steps: z.array(StepSchema),
});

const BreakEven = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("never") }),
  z.strictObject({ kind: z.literal("always") }),
  z.strictObject({ kind: z.literal("after"), months: z.number() }),
  z.strictObject({ kind: z.literal("until"), months: z.number() }),
]);

const AmortSchedule = z.strictObject({
  payment: columns,
  interest: columns,
  principal: columns,
  balance: columns,
  total: columns,
  totalInterest: columns,
  totalPrincipal: columns,
  lumpPayment: columns,
  recast: z.array(z.boolean()),
});

const parts = {
  monthly: z.strictObject({
    principalAndInterest: z.number(),
    secondLoan: z.number(),
    mortgageInsurance: maybe,
    propertyTax: z.number(),
    homeInsurance: z.number(),
    associationFee: z.number(),
    total: maybe,
  }),
  cash: z.strictObject({
    downPayment: z.number(),
    payoffs: z.number(),
    closingCosts: z.number(),
    points: z.number(),
    prepaidEscrows: z.number(),
    upfrontMI: z.number(),
    buydown: z.number(),
    appraisalGap: z.number(),
    credits: z.number(),
    financed: z.number(),
    toClose: z.number(),
  }),
  totals: z.strictObject({ interest: z.number(), principal: z.number(), mortgageInsurance: maybe, payments: maybe }),
  defaults: z.strictObject({
    MI: maybe,
    annualMIPercentage: maybe,
    upfrontMI: z.number(),
    upfrontMIPercentage: z.number(),
    prepaidEscrows: z.number(),
    homeInsurance: z.number(),
    propertyTax: z.number(),
  }),
  loanEstimate: z.strictObject({
    prepaidFinanceCharge: z.number(),
    amountFinanced: z.number(),
    compositeAPR: maybe,
    financeCharge: maybe,
    totalOfPayments: maybe,
    totalInterestPercentage: maybe,
    inFiveYears: z.strictObject({ paid: maybe, principal: z.number() }),
    miCancelOnRequestAfterPayment: maybe,
    miAutoTerminationAfterPayment: maybe,
  }),
};

const lists = {
  rates: z.array(z.strictObject({ fromPayment: z.number(), rate: z.number(), payment: z.number() })),
  horizons: z.array(
    z.strictObject({
      years: z.number(),
      balance: z.number(),
      interestPaid: z.number(),
      principalPaid: z.number(),
      totalCost: maybe,
      value: z.number(),
      equity: z.number(),
      ownershipCosts: z.number(),
      taxSavings: maybe,
      netGain: maybe,
    }),
  ),
  appreciation: z.array(
    z.strictObject({
      type: z.enum(["forecast", "historical", "custom"]),
      rate: z.number(),
      assumed: z.boolean(),
      source: z.string(),
      values: columns,
    }),
  ),
  missing: z.array(z.strictObject({ field: z.enum(["MI", "upfrontMI"]), sentence: z.string() })),
};

/** These figures are null where the loan or the scenario has no such part. */
const mayBeNone = {
  secondLoan: z.strictObject({
    amount: z.number(),
    payment: z.number(),
    amortizingPayment: z.number(),
    totals: z.strictObject({ interest: z.number(), payments: z.number() }),
  }),
  buydown: z.strictObject({
    subsidy: z.number(),
    paidBy: z.enum(["seller", "lender", "borrower"]),
    years: z.array(
      z.strictObject({
        year: z.number(),
        rate: z.number(),
        payment: z.number(),
        monthlySubsidy: z.number(),
        annualSubsidy: z.number(),
      }),
    ),
  }),
  prepayment: z.strictObject({
    interestSaved: z.number(),
    monthsSaved: z.number(),
    scheduledInterest: z.number(),
    scheduledMonths: z.number(),
    biweeklyExtra: z.number(),
  }),
  savings: z.strictObject({
    paidOff: z.number(),
    monthlyBefore: z.number(),
    monthlyAfter: maybe,
    monthlySavings: maybe,
    cost: z.number(),
    breakEven: z.nullable(BreakEven),
    interestBefore: maybe,
    interestAfter: z.number(),
  }),
  escrowAnalysis: z.strictObject({
    monthly: z.number(),
    cushion: z.number(),
    initialDeposit: z.number(),
    months: z.array(z.strictObject({ month: z.number(), due: z.number(), balance: z.number() })),
  }),
};

/** The figures of one loan. */
export const LoanFigures: z.ZodMiniType<LoanResult> = z.strictObject({
  id: z.string(),
  propertyID: z.string(),
  purchaseDetailsID: z.string(),
  amount: z.number(),
  baseAmount: z.number(),
  amountBeforeMI: z.number(),
  ltv: z.number(),
  cltv: z.number(),
  apr: maybe,
  upfrontMI: z.number(),
  MI: maybe,
  miMonths: z.number(),
  costOfPoints: z.number(),
  closingCosts: z.number(),
  credits: z.number(),
  prepaidEscrows: z.number(),
  buydownCosts: z.number(),
  applicablePrice: z.number(),
  finalPayment: z.number(),
  payoffMonths: z.number(),
  creditScore: z.strictObject({ value: z.number(), assumed: z.boolean() }),
  ...parts,
  ...lists,
  secondLoan: z.nullable(mayBeNone.secondLoan),
  buydown: z.nullable(mayBeNone.buydown),
  prepayment: z.nullable(mayBeNone.prepayment),
  savings: z.nullable(mayBeNone.savings),
  dti: maybe,
  escrowAnalysis: z.nullable(mayBeNone.escrowAnalysis),
  amortSchedule: z.optional(AmortSchedule),
  explain: z.optional(z.partialRecord(z.enum(figureNames), Explanation)),
});

const Comparison = z.strictObject({
  loanID: z.string(),
  paymentBreakEven: z.nullable(BreakEven),
  costBreakEven: z.nullable(BreakEven),
  wealthBreakEven: z.nullable(BreakEven),
  crossover: z.nullable(z.strictObject({ months: z.number() })),
});

const MoveUp = z.strictObject({
  propertyID: z.string(),
  value: z.number(),
  costToSell: z.number(),
  repairs: z.number(),
  payoffs: z.number(),
  debtsPaidOff: z.number(),
  proceeds: z.number(),
  monthlyBefore: z.number(),
  loans: z.array(z.strictObject({ loanID: z.string(), cashAfterSale: z.number(), monthlyChange: maybe })),
});

export const Result: z.ZodMiniType<ScenarioResult> = z.strictObject({
  asOf: z.iso.date(),
  closingDate: z.iso.date(),
  firstPayment: z.iso.date(),
  loans: z.array(LoanFigures),
  comparison: z.array(Comparison),
  moveUp: z.nullable(MoveUp),
});
