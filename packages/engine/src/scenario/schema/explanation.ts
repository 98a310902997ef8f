/** The names of all figures that the engine can explain. */
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
/** The name of a figure that the engine can explain. */
export type FigureName = (typeof figureNames)[number];

/** The unit of a step's value. */
export type Unit = "dollars" | "percent" | "months" | "years" | "days" | "count" | "text";
/** One line of an explanation. */
export type Step = {
  label: string;
  value: number | string;
  unit: Unit;
  /** How the value came about, in figures. */
  detail?: string;
  /** The equation that the step solves. */
  formula?: string;
  /** The lines that the step adds up, or the values that it tries. */
  parts?: Step[];
};

/**
 * The explanation of one figure. Its `steps` lead to `value`; where a step has dollar `parts` of a sum, they add up to the step. A
 * figure by horizons has one step for each, and the last step is its value. A figure that a loan does not have is null, and a step
 * says why.
 */
export type Explanation = {
  figure: FigureName;
  /** The figure. A break-even that never comes is null; one that comes at once is 0. */
  value: number | null;
  unit: Unit;
  /** The rule in one sentence. */
  rule: string;
  /** The law, agency letter or convention behind the rule, with its address where it has one. */
  source: string;
  /** The first day of the version in force, where the rule is a dated rule. */
  version: string | null;
  inputs: Step[];
  steps: Step[];
};
