import type { PaymentRun } from "../../loan/monthly-apr";
import { premiumsPaid } from "../../loan/monthly-premiums";
import { type Cents, inDollars, NOTHING } from "../../money/cents";
import { courseOf, payoffMonths } from "../../scenario/outcomes/course";
import { costOfRefinance } from "../../scenario/outcomes/savings";
import { type Working, workOut } from "../../scenario/working";

/** What the new loan comes to, paid in one way or another, in cents. */
export type Plan = {
  /** What is paid each month beyond the payments due, because of the plan. */
  extra: Cents;
  months: number;
  /** The interest that the borrower pays: that of the schedule, less what a buydown's subsidy pays. */
  interest: Cents;
  yearInterest: Cents;
  /** The monthly mortgage insurance, its cost so far and the whole of it; null while a premium is missing. */
  insurance: Cents | null;
  soFar: Float64Array | null;
  /** What is owed at closing and after each payment. */
  owed: ArrayLike<number>;
  lifetime: Cents | null;
};

const subsidySoFar = ({ repayment }: Working, month: number): Cents => repayment.buydown?.subsidyPaid(month) ?? NOTHING;

/**
 * Works out what a loan costs as it is paid.
 * @param runs  the premiums by the payments that carry them; null while a premium is missing
 */
function planOf(working: Working, runs: readonly PaymentRun[] | null, extra: Cents): Plan {
  const months = payoffMonths(working);
  const { interest, balance } = courseOf(working, months);
  const paid = (month: number) => interest[month]! - subsidySoFar(working, month);
  const insured = working.repayment.schedule.length;
  const cost = costOfRefinance(working);
  const soFar = runs && new Float64Array(months + 1);
  if (soFar && runs)
    for (let month = 0; month <= months; month++)
      soFar[month] = paid(month) + premiumsPaid(runs, Math.min(month, insured)) + cost;
  return {
    extra,
    months,
    interest: paid(months) as Cents,
    yearInterest: paid(Math.min(12, months)) as Cents,
    insurance: runs && premiumsPaid(runs, insured),
    soFar,
    owed: balance,
    lifetime: (soFar?.at(-1) ?? null) as Cents | null,
  };
}

/** Works out what the new loan costs at its own pace: by its payments and the extra payments that were typed for it. */
export const atItsOwnPace = (working: Working): Plan =>
  planOf(working, working.repayment.premiums?.asPaid ?? null, NOTHING);

/**
 * Works out what the new loan costs where an amount is paid additionally from the first payment to the last. The mortgage insurance runs as it does
 * without, and no longer than the loan.
 */
export function payingMore(working: Working, extra: Cents): Plan {
  if (extra <= 0) return atItsOwnPace(working);
  const { scenario, loan, repayment } = working;
  const additionalMonthlyPayments = [...loan.additionalMonthlyPayments, { amount: inDollars(extra) }];
  const faster = workOut(scenario, { ...loan, additionalMonthlyPayments });
  return planOf(faster, repayment.premiums?.asPaid ?? null, extra);
}
