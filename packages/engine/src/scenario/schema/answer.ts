/** This file describes what the engine answers for each loan and for the scenario, in the units of `types.ts`. */
import { type Answered, among, listOf, orAbsent, orNull, partOf, recordOf } from "./answer-field";
import {
  amortScheduleFields,
  appreciationFields,
  breakEvenField,
  buydownResultFields,
  defaultsFields,
  escrowAnalysisFields,
  horizonFields,
  loanEstimateFields,
  prepaymentFields,
  savingsFields,
  secondLoanResultFields,
} from "./answer-parts";
import { explanationFields, figureNames } from "./explanation";

/** What the answer holds beside its figures: a schedule by payment, a schedule by year, or none. */
export type CalculateOptions = {
  schedule?: "none" | "yearly" | "monthly";
};

/** The figures of one loan. A figure that needs a mortgage insurance premium which no rule gives is null, and `missing` names the field. */
export type LoanResult = Answered<typeof loanResultFields>;
export const loanResultFields = {
  id: "id",
  propertyID: "id",
  purchaseDetailsID: "id",
  amount: "dollars",
  baseAmount: "dollars",
  /** The base amount and what is financed, before a financed upfront premium. Loan-to-value and premiums are taken of it. */
  amountBeforeMI: "dollars",
  /** Loan-to-value, to 6 decimals. */
  ltv: "percent",
  /** Combined loan-to-value of all loans on the home, to 6 decimals. */
  cltv: "percent",
  /**
   * The APR of Appendix J, to 6 decimals. An adjustable rate's takes the index to stay where it is today, within the caps, whatever course is
   * chosen (comment 17(c)(1)-10). It is null for all cash, where mortgage insurance is missing, and where charges leave nothing financed.
   */
  apr: orNull("percent"),
  /** The upfront premium, less what FHA refunds of the earlier loan's. */
  upfrontMI: "dollars",
  /** What FHA refunds of the upfront premium of its loan that is paid off; 0 where there is none, or where `upfrontMI` is typed. */
  upfrontRefund: "dollars",
  /** The mortgage insurance of the first month. FHA's and USDA's fall from year to year (`premiums`). */
  MI: orNull("dollars"),
  /** The day of the insurers' rate card, where that gives the premium: cards are indicative, and the older the less. */
  rateCard: orNull("day"),
  /** The insurer's quote, where that gives a premium, and whether it is so old that it should be asked for again. */
  insurersQuote: orNull(partOf({ insurer: "text", date: "day", isOld: "flag" })),
  /** Each monthly mortgage insurance premium as the loan is paid, with the payments that carry it; empty where there is none. */
  premiums: listOf(partOf({ fromPayment: "count", untilPayment: "count", monthly: "dollars" })),
  /**
   * The number of payments that carry mortgage insurance. Where more is paid than is due, conventional insurance ends on request, at
   * 80 % of the original value by actual payments; else it ends by itself.
   */
  miMonths: "months",
  costOfPoints: "dollars",
  closingCosts: "dollars",
  credits: "dollars",
  prepaidEscrows: "dollars",
  buydownCosts: "dollars",
  applicablePrice: "dollars",
  finalPayment: "dollars",
  payoffMonths: "months",
  /** The credit score behind a conventional premium; `assumed` when the client has none. */
  creditScore: partOf({ value: "count", assumed: "flag" }),
  monthly: partOf({
    principalAndInterest: "dollars",
    secondLoan: "dollars",
    mortgageInsurance: orNull("dollars"),
    propertyTax: "dollars",
    homeInsurance: "dollars",
    associationFee: "dollars",
    total: orNull("dollars"),
  }),
  cash: partOf({
    downPayment: "dollars",
    payoffs: "dollars",
    closingCosts: "dollars",
    points: "dollars",
    prepaidEscrows: "dollars",
    upfrontMI: "dollars",
    buydown: "dollars",
    appraisalGap: "dollars",
    credits: "dollars",
    financed: "dollars",
    toClose: "dollars",
  }),
  totals: partOf({
    interest: "dollars",
    principal: "dollars",
    mortgageInsurance: orNull("dollars"),
    payments: orNull("dollars"),
  }),
  defaults: partOf(defaultsFields),
  loanEstimate: partOf(loanEstimateFields),
  /**
   * Each payment and rate that the borrower pays, and the payment from which it applies, without extra payments. For interest-only
   * months it is the first month's interest, which falls where extra payments are made.
   */
  rates: listOf(partOf({ fromPayment: "count", rate: "percent", payment: "dollars" })),
  horizons: listOf(partOf(horizonFields)),
  /** Each chosen way to forecast the home's value. `horizons` uses the first one. */
  appreciation: listOf(partOf(appreciationFields)),
  /** The fields whose figure no rule gives, each with the sentence that asks for it. */
  missing: listOf(partOf({ field: among(["MI", "upfrontMI"]), sentence: "text" })),
  /** The second loan; null where there is none. */
  secondLoan: orNull(partOf(secondLoanResultFields)),
  /** The temporary buydown; null where the loan's type has none. */
  buydown: orNull(partOf(buydownResultFields)),
  /** What extra payments change; null where there are none. */
  prepayment: orNull(partOf(prepaymentFields)),
  /** A refinance compared with the mortgages and debts that it pays off; null for other loans. */
  savings: orNull(partOf(savingsFields)),
  /**
   * The payment that agencies count in debt to income: without a temporary buydown, by the program's rule for an adjustable rate, and fully
   * amortizing where interest alone is paid at first.
   */
  qualifying: partOf({ rate: "percent", principalAndInterest: "dollars", total: orNull("dollars") }),
  /** The percent of the monthly income that the qualifying payment and the remaining debts take; null without an income. */
  dti: orNull("percent"),
  /**
   * The aggregate analysis of the escrow account under RESPA; null for all cash and existing mortgages. It is advice: no other
   * figure follows from it.
   */
  escrowAnalysis: orNull(partOf(escrowAnalysisFields)),
  amortSchedule: orAbsent(partOf(amortScheduleFields)),
  explain: orAbsent(recordOf(figureNames, partOf(explanationFields))),
} as const;

/** A later loan compared with the first one that is not an existing mortgage. */
export type Comparison = Answered<typeof comparisonFields>;
const comparisonFields = {
  loanID: "id",
  /** The break-even of extra cash to close and the payments due, added up month by month; null while a payment of either loan is not known (`missing`). */
  paymentBreakEven: orNull(breakEvenField),
  /** The break-even by cumulative total cost. */
  costBreakEven: orNull(breakEvenField),
  /** The break-even by net gain. */
  wealthBreakEven: orNull(breakEvenField),
  /** The payment after which the lower balance changes to the other loan for the first time; null where it never does. */
  crossover: orNull(partOf({ months: "months" })),
} as const;

/** A home that is sold to buy another. */
export type MoveUp = Answered<typeof moveUpFields>;
const moveUpFields = {
  /** The home that is sold. */
  propertyID: "id",
  value: "dollars",
  costToSell: "dollars",
  repairs: "dollars",
  /** The balances of the existing mortgages on the home. */
  payoffs: "dollars",
  /** The balances of the debts that are paid off. */
  debtsPaidOff: "dollars",
  /** What the sale leaves; negative where more is owed than the home brings. */
  proceeds: "dollars",
  /** What the home, its mortgages and the debts that are paid off cost a month before the sale. */
  monthlyBefore: "dollars",
  /** For each purchase, the cash still to bring (negative is cash left over) and the change of the monthly payment. */
  loans: listOf(partOf({ loanID: "id", cashAfterSale: "dollars", monthlyChange: orNull("dollars") })),
} as const;

/** Everything that the engine answers about a scenario. */
export type ScenarioResult = Answered<typeof scenarioResultFields>;
export const scenarioResultFields = {
  asOf: "day",
  closingDate: "day",
  /** The day of payment 1: the first of the second month after closing. */
  firstPayment: "day",
  loans: listOf(partOf(loanResultFields)),
  comparison: listOf(partOf(comparisonFields)),
  /** The move-up; null unless a purchase stands beside an existing mortgage on another home that is paid off. */
  moveUp: orNull(partOf(moveUpFields)),
} as const;
