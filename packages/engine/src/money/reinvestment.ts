import { type Cents, dollars, inDollars, roundCents } from "./cents";
import { compound } from "./compound";

/** Money put aside at an assumed return, as a client's record keeps it. */
export type Reinvestment = {
  /** Dollars at the start. */
  lumpSumPayment: number;
  /** Dollars at the end of each period. */
  periodPayment: number;
  /** Periods a year: monthly, quarterly, yearly. */
  periodFrequency: 12 | 4 | 1;
  /** Percent a year, compounded each period. */
  rate: number;
  /** Months. */
  term: number;
};

/** What has come of it, dollars. */
export type Reinvested = {
  futureValue: number;
  /** The lump sum and every payment made. */
  contributed: number;
  /** What the return has added. */
  growth: number;
  /** At the start, after each whole year and at the end: the month, what is there then, and what was put in by then. */
  course: { months: number[]; value: number[]; contributed: number[] };
};

/** What periods of one payment each at their end come to, in payments: ((1 + i)^n - 1) / i, or n at 0 %. */
const annuity = (i: number, n: number) => (i === 0 ? n : compound(i, n) / i);

/** A started period pays nothing yet; what is there grows by the part of it that has passed. */
function after(months: number, { lumpSumPayment, periodPayment, periodFrequency, rate }: Reinvestment) {
  const periods = (months * periodFrequency) / 12;
  const paid = Math.floor(periods);
  const i = rate / 100 / periodFrequency;
  const [lump, payment] = [dollars(lumpSumPayment), dollars(periodPayment)];
  const started = periods === paid ? 1 : (1 + i) ** (periods - paid);
  const value = roundCents((lump * (1 + compound(i, paid)) + payment * annuity(i, paid)) * started);
  return { value, contributed: (lump + payment * paid) as Cents };
}

/**
 * What a lump sum and regular payments grow to (C-REINV): the rate over the frequency each period, payments at the end
 * of their period. Every figure is in dollars, rounded to the cent once. The input is taken to be valid (`limits`).
 */
export function reinvest(plan: Reinvestment): Reinvested {
  const years = Array.from({ length: Math.ceil(plan.term / 12) }, (_, year) => year * 12);
  const months = [...years, plan.term];
  const points = months.map((month) => after(month, plan));
  const end = points.at(-1)!;
  return {
    futureValue: inDollars(end.value),
    contributed: inDollars(end.contributed),
    growth: inDollars((end.value - end.contributed) as Cents),
    course: {
      months,
      value: points.map(({ value }) => inDollars(value)),
      contributed: points.map(({ contributed }) => inDollars(contributed)),
    },
  };
}
