import { type Cents, roundCents } from "../money/cents";
import type { PaymentRun } from "./monthly-apr";
import type { Schedule } from "./schedule";

/**
 * How a monthly mortgage insurance premium is counted: a level amount in cents, or a yearly percentage of the average balance of
 * each year. `financedUpfront` is the percentage of a financed upfront premium, by which FHA divides the year's premium; it is 0
 * where nothing is divided.
 */
export type MonthlyPremium =
  | { kind: "level"; cents: Cents }
  | { kind: "averageBalance"; annual: number; financedUpfront: number };

/**
 * Computes the premium of one month of a year whose twelve balances before each payment add up to `balances` cents: the average
 * times the yearly percentage to the cent, divided by 1 + the financed upfront percentage to the cent, and a twelfth of it to the
 * cent. Source: HUD, Monthly (Periodic) Mortgage Insurance Premium Calculation (Mortgagee Letter 98-22).
 */
export function premiumOfYear(balances: number, annual: number, financedUpfront: number): Cents {
  const year = roundCents((balances * annual) / 1200);
  const shared = financedUpfront === 0 ? year : roundCents((year * 100) / (100 + financedUpfront));
  return roundCents(shared / 12);
}

/** Adds up the twelve balances before each payment of a year, in cents. Nothing is owed after the last payment. */
export function balancesOfYear({ columns, length }: Schedule, amount: Cents, year: number): number {
  const first = (year - 1) * 12;
  let owed = first === 0 ? amount : 0;
  for (let row = Math.max(0, first - 1); row < Math.min(first + 11, length); row++) owed += columns.balance[row]!;
  return owed;
}

/**
 * Computes the premiums of a loan year by year, as runs of equal payments.
 * @param original  the original amortization schedule of `amount`: level payments at the first rate, without extra payments
 * @param months    the number of payments that carry a premium
 */
function averageBalanceRuns(
  { annual, financedUpfront }: { annual: number; financedUpfront: number },
  amount: Cents,
  original: Schedule,
  months: number,
): PaymentRun[] {
  const runs: PaymentRun[] = [];
  for (let year = 1; (year - 1) * 12 < months; year++) {
    const payment = premiumOfYear(balancesOfYear(original, amount, year), annual, financedUpfront);
    const until = Math.min(year * 12, months);
    const before = runs.at(-1);
    if (before?.payment === payment) before.until = until;
    else runs.push({ payment, until });
  }
  return runs;
}

/** Lists the monthly premiums that a loan's payments carry, in runs of equal ones; none where there is nothing to pay. */
export function premiumRuns(
  premium: MonthlyPremium,
  amount: Cents,
  original: Schedule,
  months: number,
): readonly PaymentRun[] {
  if (premium.kind === "averageBalance") return averageBalanceRuns(premium, amount, original, months);
  return premium.cents > 0 && months > 0 ? [{ payment: premium.cents, until: months }] : [];
}

/** Computes the premium of the first month in cents. */
export const firstPremium = (premium: MonthlyPremium, amount: Cents, original: Schedule): Cents =>
  premium.kind === "level"
    ? premium.cents
    : premiumOfYear(balancesOfYear(original, amount, 1), premium.annual, premium.financedUpfront);

/** Adds up the premiums of the first `payments` payments, in cents. */
export function premiumsPaid(runs: readonly PaymentRun[], payments: number): Cents {
  let total = 0;
  let from = 0;
  for (const { payment, until } of runs) {
    if (from >= payments) break;
    total += payment * (Math.min(until, payments) - from);
    from = until;
  }
  return total as Cents;
}

/** Ends runs of premiums after a payment. */
export const premiumsUntil = (runs: readonly PaymentRun[], last: number): readonly PaymentRun[] =>
  runs.length === 0 || runs.at(-1)!.until <= last
    ? runs
    : runs.flatMap(({ payment, until }, at) =>
        (runs[at - 1]?.until ?? 0) < last ? [{ payment, until: Math.min(until, last) }] : [],
      );
