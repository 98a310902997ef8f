/**
 * The engine's door: what it takes and what it answers, in the units of the saved document.
 * Dollars carry at most 2 decimals, rates are percent (6.5 is 6.5 %), terms are years, days are "2026-11-20".
 */

import type { Fee } from "../../costs/fee";
import type { LoanType } from "../../loan/loan-type";
import type { Program } from "../../loan/program";
import type { AppreciationType, HomeSeries, PriceSeries } from "../../property/appreciation";
import type { FilingStatus } from "../../rules/federal-income-tax";

export type { BreakEven, CalculateOptions, Comparison, LoanResult, MoveUp, ScenarioResult } from "./answer";
export type {
  AmortSchedule,
  Appreciation,
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
export type Category = "purchase" | "refinance" | "existing";

/** A price of a home, and what owning it at that price costs. */
export type PurchaseDetails = {
  id: string;
  /** Dollars. */
  price: number;
  /** Dollars a month; null means the computed default. */
  userMonthlyHomeInsurance: number | null;
  /** Percent a year of the price, of its value where the home is owned; at most one of this and `userPropertyTax` is set; both null means the county's rate. */
  userTaxRate: number | null;
  /** Dollars a year. */
  userPropertyTax: number | null;
  bidOver?: number;
};

/** A home, bought or owned, with the prices that are compared for it. */
export type Property = {
  id: string;
  purchaseDetails: readonly PurchaseDetails[];
  userAppraisedValue: number | null;
  /** Dollars; null means the computed default. */
  userEstimatedValue: number | null;
  /** Percent a year. */
  countyTaxRate: number;
  /** Dollars a month. */
  monthlyAssociationFee: number;
  /** Dollars, paid when the home is sold. */
  repairs: number;
  /** Percent a year by which the property tax rises. */
  taxInc: number;
  /** Percent of the value when it is sold. */
  costToSell: number;
  /** When the price was paid; absent for a home that is being bought. */
  purchaseDate?: { month: number; year: number };
  /** One or two; the first is the one that the figures use. */
  appreciationTypes: readonly AppreciationType[];
  /** Percent a year. */
  customAppreciation?: number;
};

/** How mortgage insurance is priced and paid. */
export type MIWorksheet = {
  /** Those the loan's program does not price have no effect. */
  activeModifiers: readonly string[];
  /** False: conventional MI is one premium at closing instead of one a month; other programs take no notice. */
  isMonthly: boolean;
  isRefund: boolean;
  /** The upfront premium is added to the loan. */
  isFinanced: boolean;
  /** Prices conventional MI in place of the client's. */
  creditScore?: number;
};

/** An adjustable rate, percents. Null means the default (`rules/arm-defaults`). */
export type ARM = {
  /** Months between changes. */
  frequency: 6 | 12;
  scenario: "worst" | "histAVG" | "current" | "custom";
  /** The index today, as it was when the scenario used it. */
  sofrToday: number | null;
  /** The index's mean since its start. */
  indexAverage: number | null;
  margin: number | null;
  /** The index and margin are rounded to the nearest of these. */
  rounding: number | null;
  /** The rate is never lower; null means the margin. */
  floor: number | null;
  initialCap: number | null;
  adjustmentCap: number | null;
  lifetimeCap: number | null;
  /** One rate for each period after the fixed one; the last one holds. */
  customRates: readonly number[];
};

/** A loan beside the first one, on the same home. */
export type SecondLoan = {
  /** `float5` and `float10` pay interest only for so many years, then amortise to the end of the term. */
  type: "fixed" | "float5" | "float10";
  /** Percent of the applicable price that both loans are together. */
  ltv: number;
  /** Years. */
  term: number;
  /** Dollars; null means computed from `ltv`. */
  amount: number | null;
  /** Percent a year. */
  rate: number;
};

/** An amount paid once, beyond the payments due. */
export type LumpPayment = {
  /** Dollars. */
  amount: number;
  /** Lands right after this payment. */
  payment: number;
  /** The payment is worked out anew over what is left of the term. */
  recast: boolean;
};

/** A loan as typed; null stands for what is computed. */
export type Loan = {
  id: string;
  category: Category;
  name: string;
  propertyID: string;
  purchaseDetailsID: string;
  program: Program;
  customProgram?: string;
  type: LoanType;
  /** Years; 0 for all cash. */
  term: number;
  /** Percent a year. */
  rate: number;
  /** Percent of the base amount. */
  points: number;
  /** Percent; replaces the figure that the officer sees, never the computed one. */
  customAPR: number | null;
  /** Dollars; replaces the computed prepaid finance charge. */
  customAPRCost: number | null;
  /** Dollars; a purchase sets exactly one of this and `downPaymentPercentage`. */
  downPayment: number | null;
  downPaymentPercentage: number | null;
  /** Refinance: percent of the property's value to lend; null or absent means what is paid off less `userCashToApply`. */
  targetLTV?: number | null;
  /** Refinance: dollars that the client brings so that the loan is smaller. */
  userCashToApply?: number | null;
  /** Dollars a month; at most one of this and `annualMIPercentage` is set; both null means computed. */
  MI: number | null;
  /** Percent a year. */
  annualMIPercentage: number | null;
  /** Dollars; null means computed. */
  upfrontMI: number | null;
  selfInsured: boolean;
  MIWorksheet: MIWorksheet;
  /** Of the adjustable types; absent means every default. */
  ARM?: ARM;
  secondLoan?: SecondLoan;
  /** Dollars, typed total; null means the linked worksheet's, or none. */
  closingCosts: number | null;
  /** The linked worksheet's copy, by category. */
  closingCostObj?: { name: string; data: Record<string, readonly Fee[]> };
  credits: number | null;
  creditsObj?: { data: readonly Fee[] };
  additionalCredits: readonly { name: string; amount: number }[];
  /** Dollars, typed total; wins over `escrows`. */
  userPrepaidEscrows: number | null;
  /** Months of insurance, months of tax, days of interest. */
  escrows?: { insurance: number; tax: number; interest: number };
  interestDayBasis: 365 | 360;
  isFinancedCC: boolean;
  isFinancedPoints: boolean;
  isFinancedPrepaidEscrow: boolean;
  /** Dollars with every payment, from the first. */
  additionalMonthlyPayments: readonly { amount: number }[];
  lumpPayments: readonly LumpPayment[];
  /** Half a payment every two weeks: a thirteenth payment a year, credited with each month's. */
  biweekly?: boolean;
  /** Dollars; null means the computed subsidy. */
  buydownCosts: number | null;
  buydownPaidBy: "seller" | "lender" | "borrower";
  /** Existing: dollars still owed. */
  balance?: number;
  /** Existing: payments still to come. */
  monthsLeft?: number;
  /** Existing: dollars of principal and interest a month; null or absent means level over `monthsLeft`. */
  payment?: number | null;
  /** Existing: paid off at closing. */
  payOff?: boolean;
};

/** What the client owes beside mortgages of the scenario. */
export type Debt = {
  id: string;
  name: string;
  type: "mortgage" | "heloc" | "auto" | "card" | "student" | "other";
  /** Dollars. */
  balance: number;
  /** Dollars a month. */
  payment: number;
  /** Percent a year; null where it is not known. */
  rate: number | null;
  monthsLeft: number | null;
  payOff: boolean;
};

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
