import { miMonths } from "../loan/mi-months";
import { type MonthlyLoan, monthlyApr } from "../loan/monthly-apr";
import { amortize, type Columns, emptyColumns, type Schedule } from "../loan/schedule";
import { type AnnualRate, type Cents, type Months, NOTHING, percent } from "../money/cents";
import type { Day } from "../rules/day";
import type { Bases } from "./bases";
import type { Charges } from "./charges";
import type { Financing } from "./financing";
import type { Loan } from "./types";

/** How the amount is paid back, cents. `schedule` is good until the next loan is worked out in its slot: columns are shared. */
export type Repayment = {
  rate: AnnualRate;
  schedule: Schedule;
  /** Beside the first one. */
  second: { amount: Cents; schedule: Schedule } | null;
  /** Cents that others have paid of the payments so far. */
  buydown: { subsidyPaid(payments: number): Cents } | null;
  interest: Cents;
  miMonths: number;
  /** Monthly MI over the loan; null while a premium is missing. */
  mortgageInsurance: Cents | null;
  amountFinanced: Cents;
  /** What the APR is solved for; null when there is none. */
  stream: MonthlyLoan | null;
  apr: AnnualRate | null;
};

const LONGEST = 600;
/** Written over by every loan: a keystroke works out a whole scenario, and new columns each time would be garbage. */
const shared: Columns[] = [];

function columnsFor(slot: number, term: Months): Columns {
  if (term > LONGEST) return emptyColumns(term);
  shared[slot] ??= emptyColumns(LONGEST);
  return shared[slot];
}

export const months = (years: number) => Math.max(0, Math.round(years * 12)) as Months;

/**
 * Whole cents can move the solved rate a hair off the note rate. Regulation Z lets them be disregarded (12 CFR
 * 1026.17(c)(3)(i)): without charges the APR is the note rate, and with them it is never less.
 */
function aprOf(stream: MonthlyLoan, charges: Charges): AnnualRate | null {
  const free = charges.total === 0 && stream.insurance * stream.insurancePayments === 0;
  if (free) return stream.rate;
  const solved = monthlyApr(stream);
  return solved !== null && charges.total >= 0 ? (Math.max(solved, stream.rate) as AnnualRate) : solved;
}

export function repayment(
  loan: Loan,
  bases: Bases,
  financing: Financing,
  charges: Charges,
  asOf: Day,
  slot = 0,
): Repayment {
  const { amount, amountBeforeMI, insurance } = financing;
  const rate = percent(loan.rate);
  const term = months(loan.term);
  const schedule = amortize({ amount, rate, term }, columnsFor(slot, term));
  const { length, payment, finalPayment } = schedule;
  const insured = {
    program: loan.program,
    asOf,
    amount: amountBeforeMI,
    originalValue: bases.applicablePrice,
    schedule,
  };
  const withMI = insurance.monthly === 0 ? 0 : miMonths(insured);
  const amountFinanced = (amount - charges.total) as Cents;
  const stream =
    insurance.monthly === null || length === 0
      ? null
      : {
          amountFinanced,
          payment,
          finalPayment,
          payments: length,
          insurance: insurance.monthly,
          insurancePayments: withMI,
          rate,
        };
  return {
    rate,
    schedule,
    second: null,
    buydown: null,
    interest: length === 0 ? NOTHING : ((payment * (length - 1) + finalPayment - amount) as Cents),
    miMonths: insurance.monthly === null ? 0 : withMI,
    mortgageInsurance: insurance.monthly === null ? null : ((insurance.monthly * withMI) as Cents),
    amountFinanced,
    stream,
    apr: stream && aprOf(stream, charges),
  };
}
