/**
 * The engine's door: what it takes and what it answers, in the units of the saved document.
 * Dollars carry at most 2 decimals, rates are percent (6.5 is 6.5 %), terms are years, days are "2026-11-20".
 */

import type { Fee } from "../costs/fee";
import type { Program } from "../loan/program";
import type { Explanation, FigureName } from "./explanation";

export type { Explanation, FigureName, Step, Unit } from "./explanation";
export type { Fee, Program };
export type LoanType = "fixed";
export type Category = "purchase";

export type PurchaseDetails = {
  id: string;
  /** Dollars. */
  price: number;
  /** Dollars a month; null means the computed default. */
  userMonthlyHomeInsurance: number | null;
  /** Percent of the price a year; at most one of this and `userPropertyTax` is set; both null means the county's rate. */
  userTaxRate: number | null;
  /** Dollars a year. */
  userPropertyTax: number | null;
  bidOver?: number;
};

export type Property = {
  id: string;
  purchaseDetails: readonly PurchaseDetails[];
  userAppraisedValue: number | null;
  userEstimatedValue: number | null;
  /** Percent a year. */
  countyTaxRate: number;
  /** Dollars a month. */
  monthlyAssociationFee: number;
};

export type MIWorksheet = {
  /** Those the loan's program does not price have no effect. */
  activeModifiers: readonly string[];
  /** False: conventional MI is one premium at closing instead of one a month; other programs take no notice. */
  isMonthly: boolean;
  isRefund: boolean;
  /** The upfront premium is added to the loan. */
  isFinanced: boolean;
};

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
  /** Dollars; exactly one of this and `downPaymentPercentage` is set. */
  downPayment: number | null;
  downPaymentPercentage: number | null;
  /** Dollars a month; at most one of this and `annualMIPercentage` is set; both null means computed. */
  MI: number | null;
  /** Percent a year. */
  annualMIPercentage: number | null;
  /** Dollars; null means computed. */
  upfrontMI: number | null;
  selfInsured: boolean;
  MIWorksheet: MIWorksheet;
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
};

export type Scenario = {
  /** The day whose rules apply. */
  asOf: string;
  /** Defaults to `asOf` + 30 days. */
  closingDate?: string;
  client?: { ficoMin?: number | null };
  properties: readonly Property[];
  loans: readonly Loan[];
  /** At most 10; default 5, 7, 10, 15, 30. */
  horizonYears?: readonly number[];
};

export type CalculateOptions = {
  schedule?: "none" | "yearly" | "monthly";
  explain?: readonly FigureName[];
};

/** Schedule columns, dollars, one entry a payment (or a year), mortgage insurance not included. `total…` columns accumulate. */
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

/** Figures that need a mortgage insurance premium which no rule gives are null, and `missing` names the field. */
export type LoanResult = {
  id: string;
  propertyID: string;
  purchaseDetailsID: string;
  amount: number;
  baseAmount: number;
  /** Base amount and what is financed, before financed upfront MI: what LTV and premiums are of. */
  amountBeforeMI: number;
  /** Percent, 6 decimals. */
  ltv: number;
  cltv: number;
  /** Percent, Appendix J, 6 decimals; null for all cash, when MI is missing and when charges leave nothing financed. */
  apr: number | null;
  upfrontMI: number;
  /** Dollars a month. */
  MI: number | null;
  /** Payments that carry MI. */
  miMonths: number;
  costOfPoints: number;
  closingCosts: number;
  credits: number;
  prepaidEscrows: number;
  buydownCosts: number;
  applicablePrice: number;
  finalPayment: number;
  payoffMonths: number;
  monthly: {
    principalAndInterest: number;
    secondLoan: number;
    mortgageInsurance: number | null;
    propertyTax: number;
    homeInsurance: number;
    associationFee: number;
    total: number | null;
  };
  cash: {
    downPayment: number;
    payoffs: number;
    closingCosts: number;
    points: number;
    prepaidEscrows: number;
    upfrontMI: number;
    buydown: number;
    appraisalGap: number;
    credits: number;
    financed: number;
    toClose: number;
  };
  totals: { interest: number; principal: number; mortgageInsurance: number | null; payments: number | null };
  rates: { fromPayment: number; rate: number; payment: number }[];
  horizons: { years: number; balance: number; interestPaid: number; principalPaid: number; totalCost: number | null }[];
  /** Fields whose figure no rule gives, with the sentence that asks for it. */
  missing: { field: "MI" | "upfrontMI"; sentence: string }[];
  defaults: Defaults;
  /** The credit score behind a conventional premium; `assumed` when the client has none. */
  creditScore: { value: number; assumed: boolean };
  loanEstimate: LoanEstimate;
  amortSchedule?: AmortSchedule;
  explain?: Partial<Record<FigureName, Explanation>>;
};

export type BreakEven = { kind: "never" } | { kind: "always" } | { kind: "after"; months: number };

export type ScenarioResult = {
  asOf: string;
  closingDate: string;
  /** Day of payment 1: the first of the second month after closing. */
  firstPayment: string;
  loans: LoanResult[];
  /** Each later loan against the first; null while a payment of either is not known (`missing`). */
  comparison: { loanID: string; paymentBreakEven: BreakEven | null }[];
};
