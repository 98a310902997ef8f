/** This file describes the parts of what the engine answers, in the units of `types.ts`. */
import type { AppreciationType } from "../../property/appreciation";

/**
 * When a later loan is ahead of the first: `always` (from the start and for good), `after` (from month `months` on), `until` (only
 * until month `months`) or `never`.
 */
export type BreakEven =
  | { kind: "never" }
  | { kind: "always" }
  | { kind: "after"; months: number }
  | { kind: "until"; months: number };

/**
 * The columns of a schedule in dollars, with one entry for each payment or each year. Mortgage insurance is not included. `total…`
 * columns accumulate. `payment` is interest and principal with monthly extra payments but without lump sums; `principal` is what
 * the payment takes off the balance; `balance` is after the lump sum.
 */
export type AmortSchedule = {
  payment: number[];
  interest: number[];
  principal: number[];
  balance: number[];
  /** The sum of all payments so far. */
  total: number[];
  totalInterest: number[];
  totalPrincipal: number[];
  lumpPayment: number[];
  recast: boolean[];
};

/**
 * What fields would hold if they were not typed, in dollars: the computed defaults beside overrides. `homeInsurance` is for a month
 * and `propertyTax` for a year. The default of a typed APR is the result's `apr`.
 */
export type Defaults = {
  MI: number | null;
  /** The percent of `amountBeforeMI` a year; null where no rule gives one. */
  annualMIPercentage: number | null;
  upfrontMI: number;
  /** The percent of `amountBeforeMI` at closing. */
  upfrontMIPercentage: number;
  prepaidEscrows: number;
  homeInsurance: number;
  propertyTax: number;
};

/**
 * The totals that a Loan Estimate prints (12 CFR 1026.37(l), 38(o)), amounts in dollars. They count the payment unrounded, so they
 * differ by a few dollars at most from `totals`, whose rows are whole cents.
 */
export type LoanEstimate = {
  /** Points, fees with the APR flag, prepaid interest, upfront mortgage insurance and the borrower's buydown, or the typed `customAPRCost`. */
  prepaidFinanceCharge: number;
  amountFinanced: number;
  /**
   * The APR in percent that is disclosed for an adjustable rate: payments at the note rate, then at today's index and margin within
   * the caps, whatever course is chosen (comment 17(c)(1)-10). For every other loan it is the same as `apr`.
   */
  compositeAPR: number | null;
  /** Interest, monthly mortgage insurance and the prepaid finance charge. It is null where the insurance is missing, and so are all figures below that count it. */
  financeCharge: number | null;
  /** Principal, interest, mortgage insurance, loan costs and prepaid interest. */
  totalOfPayments: number | null;
  /** Interest and prepaid interest in percent of the loan amount; null where nothing is lent. */
  totalInterestPercentage: number | null;
  inFiveYears: { paid: number | null; principal: number };
  /** The payment after which the scheduled balance is 80 % of the original value; null without conventional mortgage insurance. */
  miCancelOnRequestAfterPayment: number | null;
  /** The payment after which mortgage insurance ends automatically, at 78 % or half the term; null without conventional mortgage insurance. */
  miAutoTerminationAfterPayment: number | null;
};

/** What a loan and its home have come to after some years, with the second loan, in dollars. */
export type Horizon = {
  years: number;
  balance: number;
  interestPaid: number;
  principalPaid: number;
  /** The interest that the borrower has paid (without a subsidy), mortgage insurance, points, closing costs and the borrower's buydown, less credits. */
  totalCost: number | null;
  /** The estimated value of the home. */
  value: number;
  equity: number;
  /** Property tax, home insurance and association fee so far. The tax rises by `taxInc` each year. */
  ownershipCosts: number;
  /** The tax savings; null where neither income and filing status nor a tax rate is known, or before the tax tables begin. */
  taxSavings: number | null;
  /** The rise of the value, less cost to sell, repairs and total cost, plus the tax savings that are known. */
  netGain: number | null;
};

/** The figures of a second loan, in dollars. */
export type SecondLoanResult = {
  amount: number;
  /** The first payment. */
  payment: number;
  /** The payment once the interest-only years are over; the same as `payment` without such years. */
  amortizingPayment: number;
  totals: { interest: number; payments: number };
};

/** A temporary buydown, in dollars and percent. */
export type BuydownResult = {
  /** The sum of what the payments are lowered by. */
  subsidy: number;
  paidBy: "seller" | "lender" | "borrower";
  years: { year: number; rate: number; payment: number; monthlySubsidy: number; annualSubsidy: number }[];
};

/** What extra payments change against the schedule without them, in dollars and months. */
export type Prepayment = {
  interestSaved: number;
  monthsSaved: number;
  /** The interest without extra payments. */
  scheduledInterest: number;
  /** The number of payments without extra payments. */
  scheduledMonths: number;
  /** The dollars that a biweekly plan adds to the first month's payment; 0 without one. */
  biweeklyExtra: number;
};

/** One way to forecast the home's value, in dollars. */
export type Appreciation = {
  type: AppreciationType;
  /** The growth of the first year in percent a year. */
  rate: number;
  /** Whether nothing is known, so that the value is taken to stay. */
  assumed: boolean;
  source: string;
  /** The value today and after each of 15 years. */
  values: number[];
};

/** What a refinance saves, in dollars. Monthly amounts are principal, interest and mortgage insurance of mortgages, and the payments of debts. */
export type Savings = {
  paidOff: number;
  monthlyBefore: number;
  monthlyAfter: number | null;
  /** Positive when the new payment is lower. */
  monthlySavings: number | null;
  /** Points, closing costs, upfront mortgage insurance and the borrower's buydown, less credits. */
  cost: number;
  /** When the savings have paid back the cost. */
  breakEven: BreakEven | null;
  /** The interest that the mortgages and debts paid off would still have cost; null while a debt's rate or months are not known. */
  interestBefore: number | null;
  /** The interest of the new loans. */
  interestAfter: number;
};

/** The first year of the escrow account, in dollars (12 CFR 1024.17). */
export type EscrowAnalysis = {
  monthly: number;
  cushion: number;
  initialDeposit: number;
  /** Twelve calendar months (1 to 12) from the first payment's on: what falls due in each, and the balance after it. */
  months: { month: number; due: number; balance: number }[];
};
