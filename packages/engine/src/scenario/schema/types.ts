/**
 * The engine's door: what it takes and what it answers, in the units of the saved document.
 * Dollars carry at most 2 decimals, rates are percent (6.5 is 6.5 %), terms are years, days are "2026-11-20".
 */

import type { Fee } from "../../costs/fee";
import type { LoanType } from "../../loan/loan-type";
import type { Program } from "../../loan/program";
import type { AppreciationType, HomeSeries, PriceSeries } from "../../property/appreciation";
import type { FilingStatus } from "../../rules/federal-income-tax";
import type { debtFields } from "./debt";
import type { Ready } from "./documents";
import type { loanFields } from "./loan";
import type { homeFields, priceFields } from "./property";

export type { CalculateOptions, Comparison, LoanResult, MoveUp, ScenarioResult } from "./answer";
export type {
  AmortSchedule,
  Appreciation,
  BreakEven,
  BuydownResult,
  Defaults,
  EscrowAnalysis,
  Horizon,
  LoanEstimate,
  Prepayment,
  Savings,
  SecondLoanResult,
} from "./answer-parts";
export type { Explanation, FigureName, Step, Unit } from "./explanation";
export type { AppreciationType, Fee, FilingStatus, LoanType, PriceSeries, Program };
/** `existing` is a mortgage that the client has: it may be paid off, and it is what a refinance is measured against. */
export type Category = Loan["category"];

/** A loan as typed; null stands for what is computed. Its fields are described in `loan.ts`. */
export type Loan = Ready<typeof loanFields>;
/** How mortgage insurance is priced and paid. */
export type MIWorksheet = Loan["MIWorksheet"];
/** An adjustable rate; null means the default (`rules/arm-defaults`). */
export type ARM = NonNullable<Loan["ARM"]>;
/** A loan beside the first one, on the same home. */
export type SecondLoan = NonNullable<Loan["secondLoan"]>;
/** An amount paid once, beyond the payments due. */
export type LumpPayment = Loan["lumpPayments"][number];

/** A home, bought or owned, with the prices that are compared for it. Where it is makes no figure. */
export type Property = { id: string } & Ready<typeof homeFields>;
/** A price of a home, and what owning it at that price costs. */
export type PurchaseDetails = Ready<typeof priceFields>;

/** What the client owes beside mortgages of the scenario. */
export type Debt = Ready<typeof debtFields>;

/** What is known of the borrower: score, income, taxes. */
export type Client = {
  ficoMin?: number | null;
  /** Dollars a month. */
  monthlyIncome?: number | null;
  /** Percent, federal and state together. */
  taxRate?: number | null;
  filingStatus?: FilingStatus | null;
};

/** What came from outside when the scenario used it. */
export type Outside = {
  sofr?: { value: number; date: string };
  indexAverage?: { value: number; date: string };
  /** By property. */
  series?: Record<string, HomeSeries>;
};

/** All that the engine takes: homes, loans and debts of a client on a day. */
export type Scenario = {
  /** The day whose rules apply. */
  asOf: string;
  /** Defaults to `asOf` + 30 days. */
  closingDate?: string;
  client?: Client;
  properties: readonly Property[];
  loans: readonly Loan[];
  debts?: readonly Debt[];
  outside?: Outside;
  /** Months (1 to 12) in which tax and insurance fall due, for the escrow analysis. */
  escrowMonths?: { tax?: readonly number[]; insurance?: readonly number[] };
  /** At most 10; default 5, 7, 10, 15, 30. */
  horizonYears?: readonly number[];
};
