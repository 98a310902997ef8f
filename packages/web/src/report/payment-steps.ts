import { interestOnlyYears } from "@highway/engine/rules/interest-only";
import { fixedYears } from "@highway/engine/scenario/schema/limits-of-term";
import type { LoanWords } from "../scenario/names/loan-title";
import type { Computed } from "./columns";

/** A run of equal payments: the total that is due each month, dollars. */
export type PaymentStep = { fromPayment: number; payment: number };

const cents = (dollars: number) => Math.round(dollars * 100);

/** Returns the second loan's first payment that repays principal; null if all of them do. */
function secondTurns({ loan, result, asOf }: Computed): number | null {
  const type = loan.secondLoan?.type;
  if (!result.secondLoan || !type || type === "fixed") return null;
  const months = type === "heloc" ? result.secondLoan.line?.drawMonths : interestOnlyYears.on(asOf)[type] * 12;
  return months ? months + 1 : null;
}

/** Lists the payments at which the loan's own terms may change what is due: a rate, the end of interest only, a year of a buydown. */
function ownStarts(column: Computed): number[] {
  const turn = secondTurns(column);
  return [...column.result.rates.map(({ fromPayment }) => fromPayment), ...(turn ? [turn] : [])];
}

/** Returns the first payment without mortgage insurance, if the loan has some that ends before the loan is paid off. */
function firstUninsured({ result: { premiums, payoffMonths } }: Computed): number | null {
  const last = premiums.at(-1);
  return last && last.untilPayment < payoffMonths ? last.untilPayment + 1 : null;
}

/** Returns the cents of mortgage insurance in a payment. */
function insuranceIn({ result: { monthly, premiums } }: Computed, payment: number): number {
  if (premiums.length === 0) return cents(monthly.mortgageInsurance ?? 0);
  return cents(premiums.find(({ untilPayment }) => payment <= untilPayment)?.monthly ?? 0);
}

/** Returns the runs of equal payments that begin at some payments, each with what is due at its first. */
function runsFrom(column: Computed, starts: readonly number[]): PaymentStep[] {
  const { monthly, rates, secondLoan } = column.result;
  if (monthly.total === null) return [];
  const turn = secondTurns(column);
  const borrowed = cents(monthly.principalAndInterest) + cents(monthly.secondLoan);
  const beside = cents(monthly.total) - borrowed - insuranceIn(column, 1);
  const runs = [...new Set(starts)]
    .sort((one, other) => one - other)
    .map((fromPayment): PaymentStep => {
      const first = rates.findLast((level) => level.fromPayment <= fromPayment)?.payment ?? 0;
      const second = turn && fromPayment >= turn ? secondLoan!.amortizingPayment : monthly.secondLoan;
      const due = beside + cents(first) + cents(second) + insuranceIn(column, fromPayment);
      return { fromPayment, payment: due / 100 };
    });
  return runs.filter(({ payment }, at) => payment !== runs[at - 1]?.payment);
}

/**
 * Returns the runs of monthly payments, the end of mortgage insurance among them; one run for a payment that stays, none while it is not known. Insurance
 * that goes down from year to year has no run for each year.
 */
export function paymentRuns(column: Computed): PaymentStep[] {
  const uninsured = firstUninsured(column);
  return runsFrom(column, [1, ...ownStarts(column), ...(uninsured ? [uninsured] : [])]);
}

/** Returns the runs that the loan's own terms make; none where they leave the payment level. */
function ownSteps(column: Computed): PaymentStep[] {
  const steps = runsFrom(column, ownStarts(column));
  return steps.length > 1 ? steps : [];
}

/** Returns the runs of monthly payments, if they change by the loan's own terms; none for a level payment. */
export const paymentSteps = (column: Computed): PaymentStep[] =>
  ownSteps(column).length > 0 ? paymentRuns(column) : [];

/**
 * Returns a key of when payments change by the loan's own terms. Only payments with the same key are ranked: the first payment of a buydown is not
 * comparable to a level one.
 */
export const paymentLikeness = (column: Computed): string =>
  ownSteps(column)
    .map(({ fromPayment }) => fromPayment)
    .join(" ");

/** Returns how mortgage insurance lowers the payment over time: from year to year, once it ends, or not at all. */
function insuranceChange({ result: { premiums, payoffMonths } }: Computed): "falls" | "ends" | null {
  const [premium, ...later] = premiums;
  if (later.length > 0) return "falls";
  return premium && premium.untilPayment < payoffMonths ? "ends" : null;
}

/** Tells whether the total due each month stays the same until the loan is paid off, mortgage insurance included. */
export const isLevel = (column: Computed): boolean =>
  insuranceChange(column) === null && paymentSteps(column).length === 0;

const kinds = (...likenesses: string[]) => likenesses.filter(Boolean).join();

/** Returns a key of whether there is a second loan, because figures of the first loan by itself are then not comparable. */
export const secondLikeness = ({ result }: Computed): string => (result.secondLoan ? "beside a second loan" : "");

/** Returns a key for ranking the first loan's own payment. */
export const firstLoanLikeness = (column: Computed): string => kinds(paymentLikeness(column), secondLikeness(column));

/** Returns a key for ranking rates: the first rate of an ARM is not comparable to a fixed one. */
export const rateLikeness = (column: Computed): string => {
  const adjusts = column.loan.type === "armHalf" || fixedYears(column.loan.type) > 0;
  return kinds(adjusts ? "adjustable" : "", secondLikeness(column));
};

/** The most payments that are said one by one. If there are more, only the first and the highest are. */
const mostTold = 4;

/** Returns each run of payments with its time: "$3,037" "in year 1". */
export function toldSteps(column: Computed, { steps: words }: LoanWords): { payment: number; when: string }[] {
  const steps = paymentSteps(column);
  const uninsured = firstUninsured(column);
  const isFalling = insuranceChange(column) === "falls";
  const told = steps.map(({ fromPayment, payment }, at) => {
    const next = steps[at + 1]?.fromPayment;
    const when = next === undefined ? words.after : whenOf(fromPayment, next - 1, words);
    const isLastInsured = uninsured === null ? next === undefined : next === uninsured;
    return { payment, when: isFalling && isLastInsured ? words.insuranceFalls(when) : when };
  });
  if (ownSteps(column).length <= mostTold) return told;
  const highest = Math.max(...steps.slice(1).map(({ payment }) => payment));
  return [told[0]!, { payment: highest, when: words.atMost }];
}

/** Says when a run is due: whole years by their numbers, else by its payments. */
function whenOf(from: number, until: number, words: LoanWords["steps"]): string {
  if (from % 12 !== 1 || until % 12 !== 0) return words.payments(from, until);
  const [first, last] = [(from + 11) / 12, until / 12];
  return first === last ? words.year(first) : words.years(first, last);
}

/** Writes the payments as "$3,037 in year 1, $3,332 in year 2, $3,643 after"; null if all are the same. */
export function stepsText(column: Computed, words: LoanWords, write: (dollars: number) => string): string | null {
  const told = toldSteps(column, words);
  return told.length === 0 ? null : told.map(({ payment, when }) => `${write(payment)} ${when}`).join(words.steps.join);
}

/** Says how long the payment of a loan without steps lasts: "$3,643 throughout". */
function levelText(column: Computed, payment: string, { steps: words }: LoanWords): string {
  const change = insuranceChange(column);
  if (change === "falls") return words.insuranceFalls(payment);
  if (change === "ends") return words.insuranceEnds(payment);
  const { loan, result } = column;
  const endsApart = result.secondLoan && Number(loan.secondLoan?.term) * 12 !== result.payoffMonths;
  return endsApart ? words.oneEnds(payment) : words.throughout(payment);
}

/** Says what a loan pays over time, beside loans whose payments have steps; null if the payment is not known. */
export function paymentOverTime(column: Computed, words: LoanWords, write: (dollars: number) => string): string | null {
  const { total } = column.result.monthly;
  if (total === null) return null;
  return stepsText(column, words, write) ?? levelText(column, write(total), words);
}
