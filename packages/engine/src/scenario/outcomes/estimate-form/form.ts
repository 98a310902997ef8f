import { exactPayment } from "../../../loan/payment";
import { type Cents, sixDecimals } from "../../../money/cents";
import type { Loan } from "../../schema/types";
import type { Working } from "../../working";
import { asDisclosed, firstFiveYears, loanEstimate } from "../loan-estimate";
import { type FormCash, formCash } from "./cash";
import { type FormCosts, formCosts, wholeDollars } from "./costs";
import { changesOf, type ProjectedColumn, paymentCourses, projectedPayments, yearOf } from "./payments";
import {
  type AdjustablePayments,
  type AdjustableRates,
  adjustablePayments,
  adjustableRates,
  highestPayment,
  highestRate,
  monthsBetweenFirstChanges,
} from "./rate-tables";

/** How a figure may rise after closing: from which year, how often, and how high by when. */
export type Rise = { firstYear: number; everyMonths: number | null; most: number; mostYear: number };

/** What stands at the top of the first page. Amounts are dollars, the rate is percent. */
type FormTerms = {
  purpose: "purchase" | "refinance";
  program: Loan["program"];
  termMonths: number;
  /** The price, or what the home is worth where nobody sells it. */
  price: number;
  /** The years of interest only and of the first rate, and the months between changes of the rate; null where there are none. */
  product: { interestOnlyYears: number | null; fixedMonths: number | null; everyMonths: number | null };
  amount: number;
  rate: number;
  rateRises: Rise | null;
  principalAndInterest: number;
  paymentRises: Rise | null;
  /** The year with which payments begin to repay; null where they do from the first on. */
  principalFromYear: number | null;
};

/** Tax, insurance and dues in whole dollars a month, and what of them is paid through the escrow account. */
type FormTaxes = { monthly: number; hasTax: boolean; hasInsurance: boolean; hasDues: boolean };

/** What is compared on the third page: whole dollars after five years, and percentages to three decimals. */
type FormComparisons = {
  paid: number;
  principal: number;
  apr: number | null;
  totalInterestPercentage: number | null;
};

/** A loan as the three pages of a Loan Estimate show it, rounded as the form rounds. */
export type EstimateForm = {
  terms: FormTerms;
  projected: ProjectedColumn[];
  taxes: FormTaxes;
  costs: FormCosts;
  cash: FormCash;
  comparisons: FormComparisons;
  adjustablePayments: AdjustablePayments | null;
  adjustableRates: AdjustableRates | null;
};

/** Why a loan has no such form: nothing is lent, it was closed long ago, or a mortgage insurance premium is missing. */
export type NoEstimateForm = "allCash" | "existing" | "premium";

/** Rounds a percentage to three decimals. Source: 12 CFR 1026.37(o)(4)(ii). */
const threeDecimals = (percentage: number) => Math.round(percentage * 1000 + 1e-7) / 1000;

function formTerms(working: Working): FormTerms {
  const { loan, bases, financing, repayment } = working;
  const { contract } = repayment;
  const { adjustable, interestOnly, term } = contract;
  const courses = paymentCourses(working);
  const [firstChange] = changesOf(courses);
  const [start] = courses.most;
  const highest = highestPayment(courses);
  const topRate = highestRate(working);
  const everyMonths = adjustable?.terms.frequency ?? null;
  const rises = highest.cents > (start?.payment ?? 0);
  return {
    purpose: loan.category === "refinance" ? "refinance" : "purchase",
    program: loan.program,
    termMonths: term,
    price: wholeDollars(bases.price),
    product: {
      interestOnlyYears: interestOnly > 0 ? interestOnly / 12 : null,
      fixedMonths: adjustable?.terms.fixedMonths ?? null,
      everyMonths,
    },
    amount: financing.amount / 100,
    rate: sixDecimals(contract.rate * 100),
    rateRises: topRate &&
      adjustable && {
        firstYear: yearOf(adjustable.terms.fixedMonths + 1),
        everyMonths,
        most: topRate.rate,
        mostYear: yearOf(topRate.payment),
      },
    principalAndInterest: (start?.payment ?? 0) / 100,
    paymentRises:
      rises && firstChange !== undefined
        ? {
            firstYear: yearOf(firstChange),
            everyMonths: monthsBetweenFirstChanges(working, courses),
            most: wholeDollars(highest.cents),
            mostYear: yearOf(highest.payment),
          }
        : null,
    principalFromYear: interestOnly > 0 && interestOnly < term ? yearOf(interestOnly + 1) : null,
  };
}

/**
 * Adds up what is paid in five years, in whole dollars: payments to the cent, loan costs and prepaid interest as they are printed, also
 * where the loan lends them. Source: 12 CFR 1026.37(l)(1).
 */
function paidInFiveYears(working: Working, { loanCosts, F }: FormCosts): number {
  const { principal, interest, insured } = firstFiveYears(working);
  const daily = F.lines.find(({ kind }) => kind === "prepaidInterest")?.amount ?? 0;
  return wholeDollars(principal + interest + insured + (loanCosts + daily) * 100);
}

/**
 * Finds the principal that five years take off, in cents. A level payment counts unrounded, as in samples H-24(B) and (D). Source: 12
 * CFR 1026.37(l)(1)(ii).
 */
function principalInFiveYears(working: Working): number {
  const { contract, scheduled } = working.repayment;
  const { amount, rate, term } = contract;
  const payments = 60;
  if (!scheduled.level || rate === 0 || term < payments) return firstFiveYears(working).principal;
  const monthly = rate / 12;
  return ((exactPayment(amount, rate, term) - amount * monthly) * ((1 + monthly) ** payments - 1)) / monthly;
}

function comparisons(working: Working, costs: FormCosts): FormComparisons {
  const { apr } = working.repayment;
  const { totalInterestPercentage } = loanEstimate(working);
  return {
    paid: paidInFiveYears(working, costs),
    principal: wholeDollars(principalInFiveYears(working)),
    apr: apr === null ? null : threeDecimals(apr * 100),
    totalInterestPercentage: totalInterestPercentage === null ? null : threeDecimals(totalInterestPercentage),
  };
}

/**
 * Makes the content of a Loan Estimate from a loan's working: what its three pages show of figures, in dollars and percent, rounded
 * as the form rounds. It estimates; the form itself is the lender's. An adjustable rate follows today's index where one path counts,
 * and its caps where a range does. Source: 12 CFR 1026.37, Appendix H-24.
 */
export function estimateForm(chosen: Working): EstimateForm | NoEstimateForm {
  const working = asDisclosed(chosen);
  const { loan, repayment, monthly } = working;
  if (loan.category === "existing") return "existing";
  if (loan.program === "allCash" || working.financing.amount <= 0) return "allCash";
  if (!repayment.premiums) return "premium";
  const escrow = monthly.propertyTax + monthly.homeInsurance;
  const costs = formCosts(working);
  const courses = paymentCourses(working);
  return {
    terms: formTerms(working),
    projected: projectedPayments(working, repayment.premiums.scheduled, escrow),
    taxes: {
      monthly: wholeDollars((escrow + monthly.associationFee) as Cents),
      hasTax: monthly.propertyTax > 0,
      hasInsurance: monthly.homeInsurance > 0,
      hasDues: monthly.associationFee > 0,
    },
    costs,
    cash: formCash(working, costs),
    comparisons: comparisons(working, costs),
    adjustablePayments: adjustablePayments(working, courses),
    adjustableRates: adjustableRates(working),
  };
}
