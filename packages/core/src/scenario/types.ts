/**
 * The engine's door: what it takes and what it answers, in the units of the saved document.
 * Dollars carry at most 2 decimals, rates are percent (6.5 is 6.5 %), terms are years, days are "2026-11-20".
 */

import type { Fee } from "../costs/fee";
import type { LoanType } from "../loan/loan-type";
import type { Program } from "../loan/program";
import type { AppreciationType, HomeSeries, PriceSeries } from "../property/appreciation";
import type { FilingStatus } from "../rules/filing-status";
import type { Explanation, FigureName } from "./explanation";

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

/** What the answer holds beside its figures: the schedule by payment, by year, or none. */
export type CalculateOptions = {
  schedule?: "none" | "yearly" | "monthly";
};

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
  /**
   * Each payment and rate that the borrower pays, from which payment on, without what is paid additionally. Of
   * interest-only months the first month's interest stands, which falls where more is paid.
   */
  rates: { fromPayment: number; rate: number; payment: number }[];
  horizons: Horizon[];
  /** Null without one. */
  secondLoan: SecondLoanResult | null;
  /** Null where the type is no buydown. */
  buydown: BuydownResult | null;
  /** What paying more than is due has changed; null where nothing more is paid. */
  prepayment: Prepayment | null;
  /** Each chosen way to forecast the value, the first one the way that `horizons` uses. */
  appreciation: Appreciation[];
  /** Refinances alone: against the mortgages and debts that it pays off. */
  savings: Savings | null;
  /** Percent of the monthly income that housing and the debts that stay take; null without an income. */
  dti: number | null;
  /**
   * RESPA's aggregate analysis of the escrow account; null for all cash and existing mortgages. It advises: no other
   * figure follows from it.
   */
  escrowAnalysis: EscrowAnalysis | null;
  /** Fields whose figure no rule gives, with the sentence that asks for it. */
  missing: { field: "MI" | "upfrontMI"; sentence: string }[];
  defaults: Defaults;
  /** The credit score behind a conventional premium; `assumed` when the client has none. */
  creditScore: { value: number; assumed: boolean };
  loanEstimate: LoanEstimate;
  amortSchedule?: AmortSchedule;
  explain?: Partial<Record<FigureName, Explanation>>;
};

/**
 * When the later loan is ahead of the first: from the start and for good, from month `months` on, only until month
 * `months`, or never.
 */
export type BreakEven =
  | { kind: "never" }
  | { kind: "always" }
  | { kind: "after"; months: number }
  | { kind: "until"; months: number };

/** A later loan against the first one that is not an existing mortgage. */
export type Comparison = {
  loanID: string;
  /** Extra cash to close over the lower payment; null while a payment of either is not known (`missing`). */
  paymentBreakEven: BreakEven | null;
  /** By cumulative total cost. */
  costBreakEven: BreakEven | null;
  /** By net gain: total cost, net of equity and tax. */
  wealthBreakEven: BreakEven | null;
  /** The payment after which the lower balance is first the other loan's; null where the lead never flips. */
  crossover: { months: number } | null;
};

/** A home that is sold to buy another, dollars. */
export type MoveUp = {
  /** The home that is sold. */
  propertyID: string;
  value: number;
  costToSell: number;
  repairs: number;
  /** Existing mortgages on it, and the debts that are paid off. */
  payoffs: number;
  debtsPaidOff: number;
  proceeds: number;
  monthlyBefore: number;
  /** For each purchase: cash still to bring (negative is cash left over), and the change of the month. */
  loans: { loanID: string; cashAfterSale: number; monthlyChange: number | null }[];
};

/** All that the engine answers. */
export type ScenarioResult = {
  asOf: string;
  closingDate: string;
  /** Day of payment 1: the first of the second month after closing. */
  firstPayment: string;
  loans: LoanResult[];
  comparison: Comparison[];
  /** Null unless a purchase stands beside an existing mortgage on another home that is paid off. */
  moveUp: MoveUp | null;
};
