/** This file describes every field of a loan once: its name, what it may hold, what stands where nothing is typed, and which loans have it. */
import { fixedMonths, type LoanType } from "../../loan/loan-type";
import type { Program } from "../../loan/program";
import { amount, choice, count, dollars, flag, id, list, oneOf, part, percent, text } from "./field";
import { earlierPremiumFields, insuranceFields } from "./insurance";
import { secondLoanFields } from "./second-loan";
import { worksheetFields } from "./worksheet";

/** The dwelling units of a home that a residential mortgage may stand on. */
export type Units = 1 | 2 | 3 | 4;

type Kind = { category: string; program: string; type: string };
const isPurchase = ({ category }: Kind) => category === "purchase";
const isRefinance = ({ category }: Kind) => category === "refinance";
/** Tells whether a loan is a mortgage that the client has already. */
const isExisting = ({ category }: Kind) => category === "existing";
const isCash = ({ program }: Kind) => program === "allCash";
/** Tells whether a loan is new: neither a purchase in cash nor an existing mortgage. */
const isLent = (loan: Kind) => !isCash(loan) && !isExisting(loan);
const isAdjustable = (loan: Kind) => isLent(loan) && fixedMonths(loan.type as LoanType) !== null;

/** The amount that the arrows of a field add or take away. */
export const fieldSteps = { rate: 0.125, points: 0.125, term: 1 } as const;
/** The percentages in the reference list of down payments; 100 is labeled investment property. */
export const downPaymentReference = [3, 3.5, 5, 10, 15, 20, 25, 100] as const;

const categoryNames = { purchase: "Purchase", refinance: "Refinance", existing: "Existing" } as const;

/** The programs and their names, in the order in which a form offers them. */
export const programNames: Record<Program, string> = {
  conventional: "Conventional",
  fha: "FHA",
  usda: "USDA",
  va: "VA",
  interest5: "Interest only 5 years",
  interest7: "Interest only 7 years",
  interest10: "Interest only 10 years",
  allCash: "All cash",
  other: "Other",
};

/**
 * The loan types and their names, in the order in which a form offers them: the longer a first rate stays, the later the type comes. A "5/6 ARM" is
 * fixed for 5 years and changes every 6 months.
 */
export const typeNames: Record<LoanType, string> = {
  fixed: "Fixed",
  armHalf: "6-month ARM",
  arm1: "1/6 ARM",
  arm3: "3/6 ARM",
  arm5: "5/6 ARM",
  arm7: "7/6 ARM",
  arm9: "9/6 ARM",
  arm10: "10/6 ARM",
  arm11: "11/6 ARM",
  arm15: "15/6 ARM",
  bd10: "1/0 buydown",
  bd11: "1/1 buydown",
  bd21: "2/1 buydown",
  bd321: "3/2/1 buydown",
};

/** The terms of an adjustable rate. A term that is null has its default (`rules/arm-defaults`). */
export const armFields = {
  frequency: oneOf("Rate changes every", [6, 12], "months", { usual: 6 as 6 | 12 }),
  scenario: choice(
    "Index",
    { worst: "Worst case", histAVG: "Average", current: "Current", custom: "Custom" },
    { usual: "worst" },
  ),
  /** The value of the index on the day when the scenario used it. */
  sofrToday: percent("SOFR today", {}),
  /** The mean of the index since it began. */
  indexAverage: percent("SOFR average", {}),
  margin: percent("Margin", {}),
  /** The step to whose nearest multiple index plus margin is rounded. */
  rounding: percent("Rounding", { min: 0.001, max: 1, sentence: "Enter a rounding between 0.001 and 1" }),
  /** The rate below which the loan's rate never falls; null means the margin. */
  floor: percent("Floor", {}),
  initialCap: percent("First cap", {}),
  adjustmentCap: percent("Adjustment cap", {}),
  lifetimeCap: percent("Lifetime cap", {}),
  /** One rate for each period after the fixed one, as many as the term has (`mostCustomRates`). The last one goes on. */
  customRates: list("Custom rates", percent("Rate", { required: "Rate is required" }), {
    usual: [],
    each: "Rate",
    max: 50,
    sentence: "A loan can have at most one custom rate for each year after its fixed period",
    applies: ({ scenario }: { scenario: string }) => scenario === "custom",
  }),
};

/** What is prepaid at closing: months of insurance, months of tax and days of interest. */
export const escrowFields = {
  insurance: count("Home insurance", { unit: "months", min: 0, max: 60, sentence: "Enter 0 to 60 months", usual: 12 }),
  tax: count("Property tax", { unit: "months", min: 0, max: 60, sentence: "Enter 0 to 60 months", usual: 12 }),
  /** The days of interest; absent means those from the closing date to the end of its month, and 0 while no closing date is typed. */
  interest: count("Interest", { unit: "days", min: 0, max: 366, sentence: "Enter 0 to 366 days", optional: true }),
};

/** The dollars that are paid in addition with every payment, from the first. */
export const additionalPaymentFields = {
  amount: dollars("Additional payment", {
    required: "Payment amount is required",
    aboveLoan: "Payment amount must not exceed loan amount",
  }),
};

const beyondTerm = "Payment number cannot exceed the maximum term of the loan";
/** A lump sum: an amount that is paid once, beyond the payments due. */
export const lumpFields = {
  amount: dollars("Amount", {
    required: "Payment amount is required",
    aboveLoan: "Payment amount must not exceed loan amount",
  }),
  /** The number of the payment that the lump sum follows. */
  payment: count("After payment", {
    min: 1,
    max: 600,
    sentence: "Enter a payment number of 1 or more",
    above: beyondTerm,
    beyondTerm,
    required: "Payment number is required",
  }),
  /** Whether the payment is computed anew over the rest of the term. */
  recast: flag("Recast", { usual: false }),
};

export const additionalCreditFields = {
  name: text("Name", { maxLength: 100, always: true }),
  amount: dollars("Amount", { always: true }),
};

/** Every field of a loan once: its kind, label and limits, its default, and the loans that have it. */
export const loanFields = {
  id: id("Id", { usual: "" }),
  category: choice("Kind", categoryNames, { usual: "purchase" }),
  name: text("Name", { maxLength: 50, sentence: "Use at most 50 characters", usual: "" }),
  propertyID: id("Property", { usual: "" }),
  purchaseDetailsID: id("Price", { usual: "" }),
  occupancy: choice(
    "Occupancy",
    { primary: "Primary residence", secondHome: "Second home", investment: "Investment property" },
    { usual: "primary" },
  ),
  /** The dwelling units of the home, of which the borrower may live in one. */
  units: oneOf("Units", [1, 2, 3, 4], "units", { usual: 1 as Units }),
  program: choice("Program", programNames, { usual: "conventional" }),
  customProgram: text("Custom program", { maxLength: 50, sentence: "Use at most 50 characters", optional: true }),
  type: choice("Type", typeNames, { usual: "fixed" }),
  /** The term in years; 0 for all cash. */
  term: count("Term", {
    unit: "years",
    min: 1,
    max: 50,
    /** The term of a purchase in cash. */
    least: 0,
    sentence: "Enter a term of 1 to 50 years",
    required: "Term is required",
    applies: isLent,
  }),
  rate: percent("Rate", { required: "Rate is required", applies: (loan: Kind) => !isCash(loan) }),
  /** The points in percent of the base amount. */
  points: percent("Points", { usual: 0 }),
  /** The APR that the officer sees in place of the computed one. Every other figure goes on using the computed one. */
  customAPR: percent("APR", {}),
  /** The dollars that replace the computed prepaid finance charge. */
  customAPRCost: dollars("Prepaid finance charge", {}),
  /** The average prime offer rate of a comparable loan, which tells a higher-priced loan; absent means the week's table. The officer's own. */
  apor: percent("APOR", {
    max: 25,
    sentence: "Enter an average prime offer rate between 0 and 25",
    optional: true,
    applies: isLent,
  }),
  /** The down payment in dollars. A purchase sets exactly one of this and `downPaymentPercentage`. */
  downPayment: amount("Down payment", { applies: isPurchase, oneRequired: "Down Payment is required" }),
  downPaymentPercentage: percent("Down payment, percent", {
    applies: isPurchase,
    insteadOf: "downPayment",
    both: "Enter the down payment in dollars or in percent, not both",
  }),
  /** The percent of the property's value that a refinance is to lend; absent means what is paid off less `userCashToApply`. */
  targetLTV: percent("Target LTV", { optional: true, applies: isRefinance }),
  /** The dollars that the client brings to make the loan smaller. */
  userCashToApply: dollars("Cash to apply", { optional: true, applies: isRefinance }),
  /** The mortgage insurance in dollars a month; at most one of this and `annualMIPercentage` is set. */
  MI: amount("Mortgage insurance", { insteadOf: "annualMIPercentage" }),
  /** The mortgage insurance in percent a year. */
  annualMIPercentage: percent("Mortgage insurance", {
    both: "Enter mortgage insurance in dollars or in percent, not both",
  }),
  upfrontMI: dollars("Upfront MI", {}),
  /** The dollars of a veteran's entitlement that other loans have in use, by the certificate of eligibility; absent means full entitlement. */
  entitlementUsed: dollars("VA entitlement in use", {
    optional: true,
    applies: (loan: Kind) => loan.program === "va" && !isExisting(loan),
    onlyVA: "Only a new VA loan uses entitlement",
  }),
  selfInsured: flag("Self-insured", { usual: false }),
  /** The typed closing costs in dollars; null means the linked worksheet's total, or none. */
  closingCosts: dollars("Closing costs", {}),
  ...worksheetFields,
  /** The typed credits in dollars; null means the linked worksheet's total, or none. */
  credits: dollars("Credits", {}),
  additionalCredits: list(
    "Additional credits",
    part("Credit", additionalCreditFields, { always: true, sentence: "A credit is an object" }),
    { usual: [], each: "Credit", max: 20, sentence: "A loan can have at most 20 additional credits" },
  ),
  /** The typed total of prepaids in dollars, which wins over `prepaidsByClosing` and `escrows`. */
  userPrepaidEscrows: dollars("Prepaids and escrows", {}),
  /** Whether prepaids are what the closing date asks for, instead of months and days. It waits while no closing date is typed. */
  prepaidsByClosing: flag("Prepaids by the closing date", { optional: true }),
  interestDayBasis: oneOf("Days in a year", [365, 360], "days", { usual: 365 as 365 | 360 }),
  isFinancedCC: flag("Closing costs financed", { usual: false }),
  isFinancedPoints: flag("Points financed", { usual: false }),
  isFinancedPrepaidEscrow: flag("Prepaids financed", { usual: false }),
  /** Whether half a payment is made every two weeks: a thirteenth payment a year, credited with each month's payment. */
  biweekly: flag("Biweekly payments", { optional: true }),
  /** The cost of the buydown in dollars; null means the computed subsidy. */
  buydownCosts: dollars("Buydown", {}),
  buydownPaidBy: choice(
    "Buydown paid by",
    { seller: "Seller", lender: "Lender", borrower: "Borrower" },
    { usual: "seller" },
  ),
  /** The dollars still owed. */
  balance: dollars("Balance", { optional: true, required: "Balance is required", applies: isExisting }),
  /** The number of payments still to come. */
  monthsLeft: count("Months left", {
    unit: "months",
    min: 1,
    max: 600,
    sentence: "Enter 1 to 600 months",
    optional: true,
    required: "Months left is required",
    applies: isExisting,
  }),
  /** The principal and interest in dollars a month; absent means level over `monthsLeft`. */
  payment: dollars("Payment", { optional: true, applies: isExisting }),
  payOff: flag("Paid off", { optional: true, applies: isExisting }),
  /** Present where the existing mortgage is FHA's and may be refinanced into another one. */
  fhaPremium: part("FHA premium paid", earlierPremiumFields, {
    optional: true,
    applies: isExisting,
    sentence: "An FHA premium is an object",
  }),
  MIWorksheet: part("Insurance", insuranceFields, { usual: {}, sentence: "A worksheet is an object" }),
  escrows: part("Months and days prepaid", escrowFields, { optional: true, sentence: "Escrows are an object" }),
  secondLoan: part("Second loan", secondLoanFields, {
    optional: true,
    applies: isLent,
    sentence: "A second loan is an object",
  }),
  /** The terms of an adjustable rate; absent means every default. */
  ARM: part("Adjustable rate", armFields, {
    optional: true,
    applies: isAdjustable,
    sentence: "An adjustable rate is an object",
  }),
  additionalMonthlyPayments: list(
    "Additional payments",
    part("Additional payment", additionalPaymentFields, { always: true, sentence: "A payment is an object" }),
    { usual: [], each: "Additional payment", max: 20, sentence: "A loan can have at most 20 additional payments" },
  ),
  lumpPayments: list("Lump sum", part("Lump sum", lumpFields, { always: true, sentence: "A payment is an object" }), {
    usual: [],
    each: "Lump sum",
    max: 1,
    sentence: "A loan can have at most one lump sum payment",
  }),
};

/** The sentences for what must hold between a loan's fields. */
export const loanSentences = {
  fixedPeriodTooLong: "The fixed period must be shorter than the term",
  drawTooLong: "The draw period must be shorter than the term",
  interestOnlyTooLong: "The interest-only period must be shorter than the term",
  /** The sentence that asks what a refinance lends, where neither its loan-to-value nor anything to pay off says so. */
  amountRequired: "Loan Amount is required",
} as const;
