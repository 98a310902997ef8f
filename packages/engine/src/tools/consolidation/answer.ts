/** This file describes what a debt consolidation answers, in dollars and percent. */
import { type Answered, among, listOf, orNull, partOf } from "../../scenario/schema/answer-field";
import { breakEvenField } from "../../scenario/schema/answer-parts";

const ratiosFields = { front: orNull("percent"), back: orNull("percent") } as const;

const itemFields = {
  id: "id",
  kind: among(["mortgage", "debt"]),
  name: "text",
  balance: "dollars",
  rate: orNull("percent"),
  /** What ends each month: principal, interest and mortgage insurance. */
  payment: "dollars",
  /** The payments and the interest that are still to come without the new loan; null while the rate or the end is not known. */
  months: orNull("months"),
  interestLeft: orNull("dollars"),
  mortgageInsuranceLeft: "dollars",
  /** What of the new loan's interest falls on the item, by its balance. */
  shareAfter: "dollars",
  /** That share less the interest that is left: above 0 the item costs more in the new loan. */
  difference: orNull("dollars"),
} as const;

const samePaymentFields = {
  /** What is paid each month beyond the payments due. */
  extra: "dollars",
  months: "months",
  interest: "dollars",
  mortgageInsurance: "dollars",
  lifetime: "dollars",
  /** What is saved against today; below 0 where it costs more. Null while the cost of today is not known. */
  saved: orNull("dollars"),
} as const;

/** The tax that the deductions of interest and property tax save by the law of the date, before and after. */
const taxesFields = {
  /** The mortgage debt whose interest is deductible after: what pays cards or buys cars is not. */
  deductibleDebt: "dollars",
  firstYear: partOf({ before: "dollars", after: "dollars" }),
  lifetime: partOf({ before: "dollars", after: "dollars" }),
} as const;

/**
 * Debts and mortgages before and after a new loan takes their place. Lifetime figures are null while the rate or the end of something that is paid off
 * is not known, and `missing` names it; those of the new loan are null while a mortgage insurance premium is missing.
 */
export type Consolidation = Answered<typeof consolidationAnswerFields>;
export const consolidationAnswerFields = {
  loanID: "id",
  paidOff: "dollars",
  loanAmount: "dollars",
  /** The principal and interest on the new loans in the first month. */
  payment: "dollars",
  monthlyMI: orNull("dollars"),
  miMonths: "months",
  monthlyBefore: "dollars",
  monthlyAfter: orNull("dollars"),
  /** Positive where the new month is lower. */
  monthlySavings: orNull("dollars"),
  /** Points, closing costs, upfront mortgage insurance and the borrower's buydown, less credits. Cash that lowers the loan is no cost. */
  cost: "dollars",
  /** The cash to bring; where a home is sold, after the proceeds of the sale. Below 0 it is cash left over. */
  cashToClose: "dollars",
  /** The mean rate of what is paid off, by balance, to 3 decimals; null while a rate is not known. */
  blendedRateBefore: orNull("percent"),
  rateAfter: "percent",
  /** The interest of the next twelve payments; null while a rate is not known. */
  yearInterestBefore: orNull("dollars"),
  yearInterestAfter: "dollars",
  interestBefore: orNull("dollars"),
  interestAfter: "dollars",
  miBefore: "dollars",
  miAfter: orNull("dollars"),
  /** Interest and mortgage insurance to the end, and after also the cost of the new loan. */
  lifetimeBefore: orNull("dollars"),
  lifetimeAfter: orNull("dollars"),
  /** Positive where the new loan costs less by the end. */
  lifetimeSaved: orNull("dollars"),
  monthsBefore: orNull("months"),
  monthsAfter: "months",
  /** The payment after which the monthly savings have paid back the cost. */
  paymentBreakEven: orNull(breakEvenField),
  /** What is not known of what is paid off, with the sentence that asks for it. */
  missing: listOf(partOf({ id: "id", name: "text", what: among(["rate", "end"]), sentence: "text" })),
  /** Today's monthly payment kept: the savings are paid additionally to the end. */
  samePayment: orNull(partOf(samePaymentFields)),
  /** The spans of months in which the new loan has cost no more so far, a dollar being rounding. A span without an end goes on. */
  cheaperMonths: orNull(listOf(partOf({ from: "months", to: orNull("months") }))),
  /** Interest, mortgage insurance and cost so far: at closing, after each year, and at the end of the last one that begins. */
  costSoFar: partOf({
    before: orNull(listOf("dollars")),
    after: orNull(listOf("dollars")),
    samePayment: orNull(listOf("dollars")),
  }),
  /** The home's share of the monthly income, and that of everything owed, in percent to 3 decimals; null without an income. */
  ratios: partOf({ before: partOf(ratiosFields), after: partOf(ratiosFields) }),
  /** The highest ratios that were typed, else those that are suggested for the program. */
  maxima: partOf(ratiosFields),
  items: listOf(partOf(itemFields)),
  /** Null where nothing is known to deduct by. */
  taxes: orNull(partOf(taxesFields)),
  /** What to know before signing; it blocks nothing. */
  warnings: listOf(
    partOf({ kind: among(["balanceGrows", "aboveValue", "securedByHome"]), id: orNull("id"), sentence: "text" }),
  ),
} as const;
