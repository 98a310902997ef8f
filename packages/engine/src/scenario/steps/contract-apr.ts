import { type BuydownYear, reducedLevels, subsidyOf } from "../../loan/buydown";
import { type MonthlyLoan, monthlyApr, type PaymentRun } from "../../loan/monthly-apr";
import type { Schedule } from "../../loan/schedule";
import { type AnnualRate, type Cents, percent } from "../../money/cents";
import type { Loan } from "../schema/types";
import type { Buydown } from "./buydown";
import type { Charges } from "./finance-charge";
import type { Financing } from "./financing";

type Streamed = {
  schedule: Schedule;
  amountFinanced: Cents;
  /** The monthly mortgage insurance. */
  insurance: readonly PaymentRun[];
  rate: AnnualRate;
  /** The buydown years that the borrower has paid for, which make the APR composite (comment 17(c)(1)-3 to 5). */
  reduced: readonly BuydownYear[];
};

/** Lists the payments that the APR is solved for: those of the contract, as the borrower makes them. */
function streamOf({ schedule, amountFinanced, insurance, rate, reduced }: Streamed): MonthlyLoan {
  const { length, finalPayment } = schedule;
  const due = reduced.length > 0 ? reducedLevels(schedule.levels, reduced, length) : schedule.levels;
  const levels = due.map(
    ({ payment }, at): PaymentRun => ({ payment, until: (due[at + 1]?.fromPayment ?? length) - 1 }),
  );
  return {
    amountFinanced,
    levels,
    finalPayment: (finalPayment - subsidyOf(reduced, length)) as Cents,
    payments: length,
    insurance,
    rate,
  };
}

type AprInputs = { loan: Loan; financing: Financing; charges: Charges; buydown: Buydown | null };
/** An APR and the payments that it is solved for. Either both are there or neither. */
export type SolvedApr = { stream: MonthlyLoan | null; apr: AnnualRate | null };
const NO_APR: SolvedApr = { stream: null, apr: null };

/**
 * Computes an APR as a yearly fraction. Whole cents can move the solved rate of a loan with one rate slightly off that rate.
 * Regulation Z lets whole cents be disregarded (12 CFR 1026.17(c)(3)(i)), so without charges the APR is the note rate, and with
 * charges it is never less.
 * @param one  whether every payment is computed at the note rate
 */
function aprOf(stream: MonthlyLoan, charged: Cents, one: boolean): AnnualRate | null {
  if (one && charged === 0 && stream.insurance.length === 0) return stream.rate;
  const solved = monthlyApr(stream);
  return one && solved !== null && charged >= 0 ? (Math.max(solved, stream.rate) as AnnualRate) : solved;
}

/**
 * Computes the APR of a schedule as a yearly fraction, from the contract's payments without extra payments. An existing mortgage has
 * none, nor has a loan whose mortgage insurance premium is missing. Source: 12 CFR 1026, Appendix J.
 * @param insurance  the monthly mortgage insurance by the contract; null while a premium is missing
 * @param rate       the rate of the schedule's first payment
 */
export function contractApr(
  { loan, financing, charges, buydown }: AprInputs,
  schedule: Schedule,
  insurance: readonly PaymentRun[] | null,
  rate = percent(loan.rate),
): SolvedApr {
  if (insurance === null || schedule.length === 0 || loan.category === "existing") return NO_APR;
  const reduced = buydown?.paidBy === "borrower" ? buydown.years : [];
  const amountFinanced = (financing.amount - charges.total) as Cents;
  const stream = streamOf({ schedule, amountFinanced, insurance, rate, reduced });
  const one = reduced.length === 0 && schedule.levels.every((level) => level.rate === rate);
  return { stream, apr: aprOf(stream, charges.total, one) };
}
