import { type BuydownYear, reducedLevels, subsidyOf } from "../../loan/buydown";
import { type MonthlyLoan, monthlyApr, type PaymentRun } from "../../loan/monthly-apr";
import { ratePhases } from "../../loan/phases";
import type { Schedule } from "../../loan/schedule";
import { type AnnualRate, type Cents, percent } from "../../money/cents";
import type { Loan } from "../schema/types";
import type { Buydown } from "./buydown";
import type { Charges } from "./charges";
import { type Contract, scheduleOfContract } from "./contract";
import type { Financing } from "./financing";

type Streamed = {
  schedule: Schedule;
  amountFinanced: Cents;
  /** Monthly MI and the payments that carry it. */
  insurance: { monthly: Cents; payments: number };
  rate: AnnualRate;
  /** Years whose lower payments the borrower has paid for: the APR is composite then (comment 17(c)(1)-3 to 5). */
  reduced: readonly BuydownYear[];
};

/** The payments that the APR is solved for: the contract's, as the borrower makes them. */
function streamOf({ schedule, amountFinanced, insurance, rate, reduced }: Streamed): MonthlyLoan {
  const { length, finalPayment } = schedule;
  const due = reduced.length > 0 ? reducedLevels(schedule.levels, reduced, length) : schedule.levels;
  const levels = due.map(
    ({ payment }, at): PaymentRun => ({ payment, until: (due[at + 1]?.fromPayment ?? length) - 1 }),
  );
  const { monthly, payments } = insurance;
  return {
    amountFinanced,
    levels,
    finalPayment: (finalPayment - subsidyOf(reduced, length)) as Cents,
    payments: length,
    insurance: monthly > 0 && payments > 0 ? [{ payment: monthly, until: payments }] : [],
    rate,
  };
}

type AprInputs = { loan: Loan; financing: Financing; charges: Charges; buydown: Buydown | null };
/** What an APR is solved for, and the APR; neither without the other. */
export type SolvedApr = { stream: MonthlyLoan | null; apr: AnnualRate | null };
const NO_APR: SolvedApr = { stream: null, apr: null };

/**
 * Whole cents can move the solved rate of a loan of one rate a hair off it. Regulation Z lets them be disregarded (12 CFR
 * 1026.17(c)(3)(i)): without charges the APR is the note rate, and with them it is never less.
 * @param one  whether the payments are all of the note rate
 */
function aprOf(stream: MonthlyLoan, charged: Cents, one: boolean): AnnualRate | null {
  if (one && charged === 0 && stream.insurance.length === 0) return stream.rate;
  const solved = monthlyApr(stream);
  return one && solved !== null && charged >= 0 ? (Math.max(solved, stream.rate) as AnnualRate) : solved;
}

/**
 * The APR of a schedule, and the payments that it is solved for: the contract's, without what is paid additionally.
 * Neither for an existing mortgage, nor while a premium is missing.
 * @param insured  payments that carry MI
 */
export function contractApr(
  { loan, financing, charges, buydown }: AprInputs,
  schedule: Schedule,
  insured: number,
): SolvedApr {
  const { monthly } = financing.insurance;
  if (monthly === null || schedule.length === 0 || loan.category === "existing") return NO_APR;
  const rate = percent(loan.rate);
  const reduced = buydown?.paidBy === "borrower" ? buydown.years : [];
  const amountFinanced = (financing.amount - charges.total) as Cents;
  const stream = streamOf({ schedule, amountFinanced, insurance: { monthly, payments: insured }, rate, reduced });
  const one = reduced.length === 0 && schedule.levels.every((level) => level.rate === rate);
  return { stream, apr: aprOf(stream, charges.total, one) };
}

/**
 * The APR were the index to stay where it is today, within the caps (comment 17(c)(1)-10), and the payments that it is
 * solved for; `known` for every loan whose index leads nowhere else.
 * @param insured  counts the payments of a schedule that carry MI
 */
export function compositeApr(
  rated: AprInputs,
  { adjustable, ...terms }: Contract,
  known: SolvedApr,
  insured: (schedule: Schedule) => number,
): SolvedApr {
  if (known.apr === null || !adjustable || adjustable.currentPath === adjustable.path) return known;
  const current = { ...terms, adjustable, phases: ratePhases(adjustable.currentPath, terms.interestOnly) };
  const schedule = scheduleOfContract(current);
  return contractApr(rated, schedule, insured(schedule));
}
