/** The parts of what the engine answers, in the units of `types.ts`. */
import type { AppreciationType } from "../../property/appreciation";

/**
 * When the later loan is ahead of the first: from the start and for good, from month `months` on, only until month
 * `months`, or never.
 */
export type BreakEven =
  | { kind: "never" }
  | { kind: "always" }
  | { kind: "after"; months: number }
  | { kind: "until"; months: number };

/**
 * Schedule columns, dollars, one entry a payment (or a year), mortgage insurance not included. `total…` columns accumulate.
 * `payment` is interest and principal, what is paid additionally each month included, a lump sum not; `principal` is what
 * the payment takes off the balance; `balance` is after the lump sum.
 */
export type AmortSchedule = {
  payment: number[];
  interest: number[];
  principal: number[];
  balance: number[];
  /** Payments so far. */
  total: number[];
  totalInterest: number[];
  totalPrincipal: number[];
  lumpPayment: number[];
  recast: boolean[];
};

/**
 * What the field would hold were it not typed: the computed default beside an override.
 * Dollars; `homeInsurance` a month, `propertyTax` a year. The default of a typed APR is the result's `apr`.
 */
export type Defaults = {
  MI: number | null;
  /** Percent a year of `amountBeforeMI`; null where no rule gives one. */
  annualMIPercentage: number | null;
  upfrontMI: number;
  /** Percent of `amountBeforeMI`. */
  upfrontMIPercentage: number;
  prepaidEscrows: number;
  homeInsurance: number;
  propertyTax: number;
};

/**
 * The totals a Loan Estimate prints (12 CFR 1026.37(l), 38(o)). They count the payment unrounded, so they differ by
 * dollars at most from `totals`, whose rows are whole cents.
 */
export type LoanEstimate = {
  /** Points, fees with the APR flag, prepaid interest and upfront MI, or `customAPRCost`. */
  prepaidFinanceCharge: number;
  amountFinanced: number;
  /**
   * Percent: the APR that is disclosed for an adjustable rate, of payments at the note rate, then at today's index and
   * margin within the caps, whatever scenario is chosen (comment 17(c)(1)-10). The same as `apr` for every other loan.
   */
  compositeAPR: number | null;
  /** Interest, monthly MI and the prepaid finance charge; null when MI is missing, as all below that count it. */
  financeCharge: number | null;
  /** Principal, interest, MI, loan costs and prepaid interest. */
  totalOfPayments: number | null;
  /** Percent of the amount: interest and prepaid interest; null where nothing is lent. */
  totalInterestPercentage: number | null;
  inFiveYears: { paid: number | null; principal: number };
  /** Payments after which the scheduled balance is 80 %, and 78 %, of the original value; null when there is no MI. */
  miCancelOnRequestAfterPayment: number | null;
  miAutoTerminationAfterPayment: number | null;
};

/** After so many years, both loans together, dollars. */
export type Horizon = {
  years: number;
  balance: number;
  interestPaid: number;
  principalPaid: number;
  /** Interest that the borrower has paid (a subsidy not), MI, points, closing costs, the borrower's buydown, less credits. */
  totalCost: number | null;
  /** Estimated value of the home. */
  value: number;
  equity: number;
  /** Property tax, home insurance and association fee, the tax rising by `taxInc`. */
  ownershipCosts: number;
  /** Null where neither income and filing status nor a tax rate is known, or before the tax tables begin. */
  taxSavings: number | null;
  /** What the value has risen by, less cost to sell, repairs and total cost, plus the tax savings that are known. */
  netGain: number | null;
};

/** A second loan's own figures, dollars. */
export type SecondLoanResult = {
  amount: number;
  /** The first one. */
  payment: number;
  /** Once the interest-only years are over; the same as `payment` without such years. */
  amortizingPayment: number;
  totals: { interest: number; payments: number };
};

/** A temporary buydown, dollars and percent. */
export type BuydownResult = {
  /** Sum of what each year's payments are lowered by. */
  subsidy: number;
  paidBy: "seller" | "lender" | "borrower";
  years: { year: number; rate: number; payment: number; monthlySubsidy: number; annualSubsidy: number }[];
};

/** Dollars and months against the schedule on which nothing more is paid. */
export type Prepayment = {
  interestSaved: number;
  monthsSaved: number;
  /** Without paying more. */
  scheduledInterest: number;
  scheduledMonths: number;
  /** Dollars that a biweekly plan adds to the first month's payment; 0 without one. */
  biweeklyExtra: number;
};

/** One way to forecast the home's value, dollars. */
export type Appreciation = {
  type: AppreciationType;
  /** Percent a year of the first year. */
  rate: number;
  /** True where nothing is known: the value is then taken to stay. */
  assumed: boolean;
  source: string;
  /** The value today, then after each of 15 years. */
  values: number[];
};

/** Principal, interest and MI of mortgages, payments of debts; dollars. */
export type Savings = {
  paidOff: number;
  monthlyBefore: number;
  monthlyAfter: number | null;
  /** Positive when the new payment is lower. */
  monthlySavings: number | null;
  /** Points, closing costs, upfront MI and the borrower's buydown, less credits. */
  cost: number;
  /** When the savings have made good the cost. */
  breakEven: BreakEven | null;
  /** Interest that what is paid off would still have cost; null while a debt's rate or months are not known. */
  interestBefore: number | null;
  /** Of the new loans. */
  interestAfter: number;
};

/** The escrow account's first year, dollars (12 CFR 1024.17). */
export type EscrowAnalysis = {
  monthly: number;
  cushion: number;
  initialDeposit: number;
  /** Twelve months from the first payment's: its number (1 to 12), what falls due in it, the balance after. */
  months: { month: number; due: number; balance: number }[];
};
