import { type Cents, dollars, inDollars, roundCents } from "./cents";
import { compound } from "./compound";

/** A plan to put money aside at an assumed rate of return, as a client's record keeps it. */
export type Reinvestment = {
  /** The dollars put in at the start. */
  lumpSumPayment: number;
  /** The dollars put in at the end of each period. */
  periodPayment: number;
  /** The number of periods in a year: monthly, quarterly or yearly. */
  periodFrequency: 12 | 4 | 1;
  /** The rate of return in percent a year, compounded each period. */
  rate: number;
  /** The length of the plan in months. */
  term: number;
};

/** What a reinvestment plan grows to, in dollars. */
export type Reinvested = {
  /** The value at the end of the plan. */
  futureValue: number;
  /** The lump sum and every payment made, added up. */
  contributed: number;
  /** The part of the future value that the return has added. */
  growth: number;
  /** The plan at its start, after each whole year and at its end: the month, the value then, and what was put in by then. */
  course: { months: number[]; value: number[]; contributed: number[] };
};

/** The future value of `n` payments of 1, each at the end of its period, at rate `i` a period: ((1 + i)^n - 1) / i, or n at 0 %. */
const annuity = (i: number, n: number) => (i === 0 ? n : compound(i, n) / i);

/** The plan after some months, in cents. A period that has begun pays nothing yet; the value grows by the part of it that has passed. */
function planAfter(months: number, { lumpSumPayment, periodPayment, periodFrequency, rate }: Reinvestment) {
  const periods = (months * periodFrequency) / 12;
  const paid = Math.floor(periods);
  const i = rate / 100 / periodFrequency;
  const [lump, payment] = [dollars(lumpSumPayment), dollars(periodPayment)];
  const started = periods === paid ? 1 : (1 + i) ** (periods - paid);
  const value = roundCents((lump * (1 + compound(i, paid)) + payment * annuity(i, paid)) * started);
  return { value, contributed: (lump + payment * paid) as Cents };
}

/**
 * Computes what a lump sum and regular payments grow to. Each period bears the yearly rate divided by the frequency, and each
 * payment is made at the end of its period. Every figure is in dollars and is rounded to the cent once. The input is taken to be
 * valid (`limits`). Source: convention C-REINV.
 */
export function reinvest(plan: Reinvestment): Reinvested {
  const years = Array.from({ length: Math.ceil(plan.term / 12) }, (_, year) => year * 12);
  const months = [...years, plan.term];
  const points = months.map((month) => planAfter(month, plan));
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
