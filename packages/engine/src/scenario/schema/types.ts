/**
 * This file names what the engine takes and what it answers, in the units of the saved document: dollars have at most 2 decimals,
 * rates are percent (6.5 is 6.5 %), terms are years, and days are "2026-11-20".
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

/** A loan as it was typed; null stands for what is computed. `loan.ts` describes its fields. */
export type Loan = Ready<typeof loanFields>;
/** The terms of an adjustable rate. A term that is null has its default (`rules/arm-defaults`). */
export type ARM = NonNullable<Loan["ARM"]>;
/** A second loan beside the first one, on the same home. */
export type SecondLoan = NonNullable<Loan["secondLoan"]>;
/** A lump sum: an amount that is paid once, beyond the payments due. */
export type LumpPayment = Loan["lumpPayments"][number];

/** A home, bought or owned, with the prices that are compared for it. Of its address the state alone decides anything: the loan limits, and the region of VA's residual income. */
export type Property = { id: string; state?: string | undefined } & Ready<typeof homeFields>;
/** A price of a home, and what owning it at that price costs. */
export type PurchaseDetails = Ready<typeof priceFields>;

/** A debt that the client has beside the mortgages of the scenario. */
export type Debt = Ready<typeof debtFields>;

/** What is known about the borrower: credit score, income and taxes. */
export type Client = {
  ficoMin?: number | null;
  /** The gross income in dollars a month. */
  monthlyIncome?: number | null;
  /** The tax rate in percent, federal and state together. */
  taxRate?: number | null;
  filingStatus?: FilingStatus | null;
  /** The number of persons in the household, for the VA's residual income. */
  familySize?: number | null;
  /** The income in dollars a month after taxes, as underwriting counts it. */
  netMonthlyIncome?: number | null;
  /** The tax in dollars that each loan saves in each year, by the loan's id. It stands in place of income, filing status and tax rate where they must not be told. */
  taxesSaved?: Readonly<Record<string, readonly number[]>> | undefined;
};

/** The limits of a county in dollars for homes of one, two, three and four units, from the first day of the year that they are for. */
export type PublishedLimits = { byUnits: readonly number[]; source: string; date: string };
/** The loan limits of a home's county; what is absent was not loaded. */
export type CountyLimits = { conforming?: PublishedLimits | undefined; fha?: PublishedLimits | undefined };

/** Average prime offer rates in percent: by the years of a fixed term, and by the years that an adjustable rate is fixed for. */
type OfferRates = {
  fixed: Readonly<Record<string, number>>;
  adjustable: Readonly<Record<string, number>>;
  source: string;
  /** The first day of the week that they are for. */
  date: string;
};

/** What came from outside at the time when the scenario used it. */
export type Outside = {
  sofr?: { value: number; date: string };
  indexAverage?: { value: number; date: string };
  /** The price series by property id. */
  series?: Record<string, HomeSeries>;
  /** The loan limits of each home's county by property id. */
  limits?: Record<string, CountyLimits>;
  apor?: OfferRates;
};

/** Everything that the engine takes: the homes, loans and debts of a client on a day. */
export type Scenario = {
  /** The day whose rules apply. */
  asOf: string;
  /** The day of closing; without it, 30 days after `asOf`. */
  closingDate?: string;
  client?: Client;
  properties: readonly Property[];
  loans: readonly Loan[];
  debts?: readonly Debt[];
  outside?: Outside;
  /** The calendar months (1 to 12) in which tax and insurance are due, for the escrow analysis and its deposit; without them, the usual ones. */
  escrowMonths?: { tax?: readonly number[]; insurance?: readonly number[] };
  /** The years to look at, at most 10 of them; without it, 5, 7, 10, 15 and 30. */
  horizonYears?: readonly number[];
};
