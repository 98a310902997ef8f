import { type Answered, among, listOf, orAbsent, orNull, partOf } from "./answer-field";

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
  "scenarioAPR",
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
  "mortgageInsuranceSaved",
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
  "costBefore",
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

const units = ["dollars", "percent", "months", "years", "days", "count", "text"] as const;
/** The unit of a step's value. */
export type Unit = (typeof units)[number];

/** One line of an explanation. */
export type Step = Answered<typeof stepFields>;
const stepFields = {
  label: "text",
  value: "figureOrText",
  unit: among(units),
  /** How the value came about, in figures. */
  detail: orAbsent("text"),
  /** The equation that the step solves. */
  formula: orAbsent("text"),
  /** The lines that the step adds up, or the values that it tries. */
  parts: orAbsent(listOf("same")),
} as const;

/**
 * The explanation of one figure. Its `steps` lead to `value`; where a step has dollar `parts` of a sum, they add up to the step. A
 * figure by horizons has one step for each, and the last step is its value. A figure that a loan does not have is null, and a step
 * says why.
 */
export type Explanation = Answered<typeof explanationFields>;
export const explanationFields = {
  figure: among(figureNames),
  /** The figure. A break-even that never comes is null; one that comes at once is 0. */
  value: orNull("figure"),
  unit: among(units),
  /** The rule in one sentence. */
  rule: "text",
  /** The law, agency letter or convention behind the rule, with its address where it has one. */
  source: "text",
  /** The first day of the version in force, where the rule is a dated rule; 2019-12-31 where it is older than every report and its day was not looked up. */
  version: orNull("text"),
  /** Since when the engine works the figure out so, where the report's rules are of an earlier day: a day and a sentence each. */
  mended: orAbsent(listOf(partOf({ since: "day", sentence: "text" }))),
  /** The rules whose value of the day was due and is not in yet, so that the figure rests on the one before: the rule's name and the day each. */
  overdue: orAbsent(listOf(partOf({ rule: "text", due: "day" }))),
  inputs: listOf(partOf(stepFields)),
  steps: listOf(partOf(stepFields)),
} as const;
