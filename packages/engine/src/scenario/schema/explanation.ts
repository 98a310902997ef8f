/** The figures that can show their working. */
export const figureNames = [
  "applicablePrice",
  "amount",
  "baseAmount",
  "downPayment",
  "ltv",
  "cltv",
  "payment",
  "rates",
  "buydown",
  "secondLoan",
  "secondLoanAmount",
  "secondLoanLater",
  "secondLoanInterest",
  "apr",
  "compositeAPR",
  "MI",
  "miMonths",
  "miCancelOnRequest",
  "miAutoTermination",
  "upfrontMI",
  "costOfPoints",
  "closingCosts",
  "credits",
  "prepaidEscrows",
  "propertyTax",
  "homeInsurance",
  "associationFee",
  "appraisalGap",
  "financed",
  "cashToClose",
  "cashOut",
  "totalPayment",
  "totalInterest",
  "totalMortgageInsurance",
  "totalPayments",
  "finalPayment",
  "payoff",
  "interestSaved",
  "scheduledInterest",
  "monthsSaved",
  "escrowAnalysis",
  "escrowMonthly",
  "escrowCushion",
  "dti",
  "appreciation",
  "appreciationRate",
  "balance",
  "interestPaid",
  "principalPaid",
  "equity",
  "taxSavings",
  "totalCost",
  "netGain",
  "ownershipCosts",
  "paymentBreakEven",
  "costBreakEven",
  "wealthBreakEven",
  "crossover",
  "savings",
  "monthlyBefore",
  "monthlyAfter",
  "refinanceCost",
  "savingsBreakEven",
  "interestBefore",
  "interestAfter",
  "payoffs",
  "moveUp",
  "saleProceeds",
  "monthlyChange",
  "prepaidFinanceCharge",
  "amountFinanced",
  "financeCharge",
  "totalOfPayments",
  "totalInterestPercentage",
  "paidInFiveYears",
  "principalInFiveYears",
] as const;
/** A figure that can show its working. */
export type FigureName = (typeof figureNames)[number];

/** What a step's value counts. */
export type Unit = "dollars" | "percent" | "months" | "years" | "days" | "count" | "text";
/** One line of a working. */
export type Step = {
  label: string;
  value: number | string;
  unit: Unit;
  /** How it came about, in figures. */
  detail?: string;
  /** The equation that the step solves. */
  formula?: string;
  /** What the step adds up, or tries, line by line. */
  parts?: Step[];
};

/**
 * The working behind one figure: `steps` lead to `value`; where a step has dollar `parts` of a sum, they add up to it.
 * A figure by horizons has one step for each, and the last one's is its value. One that a loan does not have is null,
 * and a step says why.
 */
export type Explanation = {
  figure: FigureName;
  /** A break-even that never comes is null, one at once 0. */
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
