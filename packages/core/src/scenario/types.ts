/**
 * The engine's door: what it takes and what it answers, in the units of the saved document.
 * Dollars carry at most 2 decimals, rates are percent (6.5 is 6.5 %), terms are years, days are "2026-11-20".
 */

export type Program = "conventional" | "fha" | "usda" | "va" | "allCash" | "other";
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

/** One fee of a closing cost worksheet. `rate` is dollars, or percent when `usePercent`. */
export type Fee = {
  name: string;
  rate: number;
  usePercent: boolean;
  percentOf: "property" | "loan";
  /** The fee is a finance charge and so counts into the APR. */
  APR: boolean;
  isCredit: boolean;
};

export type MIWorksheet = {
  activeModifiers: readonly string[];
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

/** Schedule columns, dollars, one entry a payment (or a year). `total…` columns accumulate. */
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

/** Figures that need a mortgage insurance premium which no rule gives are null, and `missing` names the field. */
export type LoanResult = {
  id: string;
  propertyID: string;
  purchaseDetailsID: string;
  amount: number;
  baseAmount: number;
  /** Percent. */
  ltv: number;
  cltv: number;
  /** Percent, Appendix J, 6 decimals; null for all cash or when MI is missing. */
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
  missing: { field: "MI"; sentence: string }[];
  amortSchedule?: AmortSchedule;
  explain?: Partial<Record<FigureName, Explanation>>;
};

export type BreakEven = { kind: "never" } | { kind: "always" } | { kind: "after"; months: number };

export type ScenarioResult = {
  asOf: string;
  loans: LoanResult[];
  /** Each later loan against the first. */
  comparison: { loanID: string; paymentBreakEven: BreakEven }[];
};

/** The figures that can show their working. */
export type FigureName =
  | "amount"
  | "payment"
  | "apr"
  | "MI"
  | "upfrontMI"
  | "prepaidEscrows"
  | "closingCosts"
  | "cashToClose"
  | "totalPayment"
  | "totalInterest";

export type Unit = "dollars" | "percent" | "months" | "years" | "days" | "count" | "text";
export type Step = {
  label: string;
  value: number | string;
  unit: Unit /** How it came about, in figures. */;
  detail?: string;
};

/** The working behind one figure: `steps` recompute to `value`. */
export type Explanation = {
  figure: FigureName;
  value: number | null;
  unit: Unit;
  /** The rule in one sentence. */
  rule: string;
  /** Law, agency letter or convention, with its address where it has one. */
  source: string;
  /** First day of the rule's version in force, when it is a dated rule. */
  version: string | null;
  inputs: Step[];
  steps: Step[];
};
