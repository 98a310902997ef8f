/** This file describes the parts of what the engine answers for a loan, in the units of `types.ts`. */
import { type Answered, type AnswerValue, among, listOf, orNull, partOf, unionOf } from "./answer-field";
import { loanFields } from "./loan";
import { appreciationTypes } from "./property";

/** When a later loan is ahead of the first: never, from the start and for good, from month `months` on, or only until month `months`. */
export type BreakEven = AnswerValue<typeof breakEvenField>;
export const breakEvenField = unionOf({
  never: {},
  always: {},
  after: { months: "months" },
  until: { months: "months" },
});

/**
 * The columns of a schedule, with one entry for each payment or each year. Mortgage insurance is not included. `total…` columns
 * accumulate. `payment` is interest and principal with monthly extra payments but without lump sums; `principal` is what the
 * payment takes off the balance; `balance` is after the lump sum.
 */
export type AmortSchedule = Answered<typeof amortScheduleFields>;
export const amortScheduleFields = {
  payment: listOf("dollars"),
  interest: listOf("dollars"),
  principal: listOf("dollars"),
  balance: listOf("dollars"),
  /** The sum of all payments so far. */
  total: listOf("dollars"),
  totalInterest: listOf("dollars"),
  totalPrincipal: listOf("dollars"),
  lumpPayment: listOf("dollars"),
  recast: listOf("flag"),
} as const;

/**
 * What fields would hold if they were not typed: the computed defaults beside overrides. `homeInsurance` is for a month and
 * `propertyTax` for a year. The default of a typed APR is the result's `apr`.
 */
export type Defaults = Answered<typeof defaultsFields>;
export const defaultsFields = {
  MI: orNull("dollars"),
  /** The percent of `amountBeforeMI` a year; null where no rule gives one. */
  annualMIPercentage: orNull("percent"),
  upfrontMI: "dollars",
  /** The percent of `amountBeforeMI` at closing. */
  upfrontMIPercentage: "percent",
  prepaidEscrows: "dollars",
  homeInsurance: "dollars",
  propertyTax: "dollars",
} as const;

/**
 * The totals that a Loan Estimate prints (12 CFR 1026.37(l), 38(o)). They count the payment unrounded, so they differ by a few
 * dollars at most from `totals`, whose rows are whole cents.
 */
export type LoanEstimate = Answered<typeof loanEstimateFields>;
export const loanEstimateFields = {
  /** Points, fees with the APR flag, prepaid interest, upfront mortgage insurance and the borrower's buydown, or the typed `customAPRCost`. */
  prepaidFinanceCharge: "dollars",
  amountFinanced: "dollars",
  /** The rate that an adjustable loan's payments come to in the chosen course, as an APR is solved for. For every other loan it is the same as `apr`. */
  scenarioAPR: orNull("percent"),
  /** Interest, monthly mortgage insurance and the prepaid finance charge. It is null where the insurance is missing, and so are all figures below that count it. */
  financeCharge: orNull("dollars"),
  /** Principal, interest, mortgage insurance, loan costs and prepaid interest. */
  totalOfPayments: orNull("dollars"),
  /** Interest and prepaid interest in percent of the loan amount; null where nothing is lent. */
  totalInterestPercentage: orNull("percent"),
  inFiveYears: partOf({ paid: orNull("dollars"), principal: "dollars" }),
  /** The payment after which insurance may end on request, by the scheduled balance; null without conventional mortgage insurance. */
  miCancelOnRequestAfterPayment: orNull("count"),
  /** The payment after which insurance ends automatically, by the scheduled balance or at half the term; null without conventional mortgage insurance. */
  miAutoTerminationAfterPayment: orNull("count"),
} as const;

/** What a loan and its home have come to after some years, with the second loan. */
export type Horizon = Answered<typeof horizonFields>;
export const horizonFields = {
  years: "years",
  balance: "dollars",
  interestPaid: "dollars",
  principalPaid: "dollars",
  /** The interest that the borrower has paid (without a subsidy), mortgage insurance, points, closing costs and the borrower's buydown, less credits. */
  totalCost: orNull("dollars"),
  /** The estimated value of the home. */
  value: "dollars",
  equity: "dollars",
  /** Property tax, home insurance and association fee so far. The tax rises by `taxInc` each year. */
  ownershipCosts: "dollars",
  /** The tax savings; null where neither income and filing status nor a tax rate is known, before the tax tables begin, and of an investment property. */
  taxSavings: orNull("dollars"),
  /** The rise of the value, less cost to sell, repairs and total cost, plus the tax savings that are known. */
  netGain: orNull("dollars"),
} as const;

/** One way to forecast the home's value. */
export type Appreciation = Answered<typeof appreciationFields>;
export const appreciationFields = {
  type: among(appreciationTypes),
  /** The growth of the first year in percent a year. */
  rate: "percent",
  /** Whether nothing is known, so that the value is taken to stay. */
  assumed: "flag",
  source: "text",
  /** The value today and after each of 15 years. */
  values: listOf("dollars"),
} as const;

/** The figures of a second loan. */
export type SecondLoanResult = Answered<typeof secondLoanResultFields>;
export const secondLoanResultFields = {
  amount: "dollars",
  /** The rate of the first payment; of a line of credit, the prime rate and its margin. */
  rate: "percent",
  /** The first payment. */
  payment: "dollars",
  /** The payment once the interest-only years are over; the same as `payment` without such years. */
  amortizingPayment: "dollars",
  totals: partOf({ interest: "dollars", payments: "dollars" }),
  /** What a line of credit has besides; null for every other second loan. */
  line: orNull(
    partOf({
      /** The prime rate, and since when it is known to hold; the day is null where the rate is typed. */
      index: "percent",
      indexFrom: orNull("day"),
      drawMonths: "months",
      /** The most that may be drawn, and all loans on the home with the whole line drawn, in percent of its value. */
      creditLimit: "dollars",
      hcltv: "percent",
      /** The payment after the draw period at the highest rate; null where none is typed. */
      highestPayment: orNull("dollars"),
    }),
  ),
} as const;

/** A temporary buydown. */
export type BuydownResult = Answered<typeof buydownResultFields>;
export const buydownResultFields = {
  /** The sum of what the payments are lowered by. */
  subsidy: "dollars",
  paidBy: among([...loanFields.buydownPaidBy.options.keys()]),
  years: listOf(
    partOf({ year: "count", rate: "percent", payment: "dollars", monthlySubsidy: "dollars", annualSubsidy: "dollars" }),
  ),
} as const;

/** What extra payments change against the schedule without them. */
export type Prepayment = Answered<typeof prepaymentFields>;
export const prepaymentFields = {
  interestSaved: "dollars",
  monthsSaved: "months",
  /** The interest without extra payments. */
  scheduledInterest: "dollars",
  /** The number of payments without extra payments. */
  scheduledMonths: "months",
  /** The monthly mortgage insurance that is not paid because it ends sooner; null while a premium is missing. */
  mortgageInsuranceSaved: orNull("dollars"),
  /** What a biweekly plan adds to the first month's payment; 0 without one. */
  biweeklyExtra: "dollars",
} as const;

/** What a refinance saves. Monthly amounts are principal, interest and mortgage insurance of mortgages, and the payments of debts. */
export type Savings = Answered<typeof savingsFields>;
export const savingsFields = {
  paidOff: "dollars",
  monthlyBefore: "dollars",
  monthlyAfter: orNull("dollars"),
  /** Positive when the new payment is lower. */
  monthlySavings: orNull("dollars"),
  /** Points, closing costs, upfront mortgage insurance and the borrower's buydown, less credits. */
  cost: "dollars",
  /** When the savings have paid back the cost. */
  breakEven: orNull(breakEvenField),
  /** What has been saved after each year, before the cost, as payments are due; closing comes first. */
  savedByYear: orNull(listOf("dollars")),
  /** The interest that the mortgages and debts paid off would still have cost; null while a debt's rate or months are not known. */
  interestBefore: orNull("dollars"),
  /** The interest of the new loans. */
  interestAfter: "dollars",
} as const;

/** The first year of the escrow account (12 CFR 1024.17). */
export type EscrowAnalysis = Answered<typeof escrowAnalysisFields>;
export const escrowAnalysisFields = {
  monthly: "dollars",
  cushion: "dollars",
  initialDeposit: "dollars",
  /** Twelve calendar months (1 to 12) from the first payment's on: what falls due in each, and the balance after it. */
  months: listOf(partOf({ month: "count", due: "dollars", balance: "dollars" })),
} as const;
