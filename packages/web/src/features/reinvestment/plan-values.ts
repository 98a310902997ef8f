import type { Reinvestment } from "@highway/core/clients/schema";
import type { FieldSentences } from "@highway/core/platform/errors";
import { limits } from "@highway/engine/scenario/schema/limits";
import { count, moneyAsTyped, trimmedPercent } from "../../lib/format/format";

/** What the form holds: figures, or null. */
export type PlanValues = {
  lumpSumPayment: number | null;
  periodPayment: number | null;
  /** Periods a year. */
  periodFrequency: "12" | "4" | "1";
  rate: number | null;
  years: number | null;
  months: number | null;
};

export const frequencies = [
  { value: "12", label: "Monthly" },
  { value: "4", label: "Quarterly" },
  { value: "1", label: "Yearly" },
] as const;

/** An empty form has a lump sum of 0, and periods of a month. */
export const emptyPlan: PlanValues = {
  lumpSumPayment: 0,
  periodPayment: null,
  periodFrequency: "12",
  rate: null,
  years: null,
  months: null,
};

export const valuesOf = (plan: Reinvestment): PlanValues => ({
  lumpSumPayment: plan.lumpSumPayment,
  periodPayment: plan.periodPayment || null,
  periodFrequency: `${plan.periodFrequency}`,
  rate: plan.rate,
  years: Math.floor(plan.term / 12),
  months: plan.term % 12 || null,
});

const termOf = ({ years, months }: PlanValues) => 12 * (years ?? 0) + (months ?? 0);

const bounds = limits.reinvestment;
const outside = (value: number | null, { min, max }: { min: number; max: number }) =>
  value !== null && !(value >= min && value <= max);

/** Says what is wrong with the values, by field. Where one of two fields is required, the later one says so. */
export function checkPlan(values: PlanValues): FieldSentences {
  const { lumpSumPayment, periodPayment, rate, years, months } = values;
  const wrong: FieldSentences = {};
  if (!lumpSumPayment && !periodPayment) wrong.periodPayment = bounds.payment.required;
  if (outside(lumpSumPayment, bounds.payment)) wrong.lumpSumPayment = bounds.payment.sentence;
  if (outside(periodPayment, bounds.payment)) wrong.periodPayment = bounds.payment.sentence;
  if (rate === null) wrong.rate = bounds.rate.required;
  if (outside(rate, bounds.rate)) wrong.rate = bounds.rate.sentence;
  if (termOf(values) > bounds.months.max) wrong.months = bounds.months.sentence;
  if (outside(years, bounds.years)) wrong.years = bounds.years.sentence;
  if (outside(months, bounds.months)) wrong.months = bounds.months.sentence;
  if (termOf(values) === 0) wrong.months = bounds.years.required;
  return wrong;
}

/** Makes a calculation of the values; null while something is missing or wrong. */
export function planOf(values: PlanValues): Reinvestment | null {
  if (Object.keys(checkPlan(values)).length > 0) return null;
  return {
    lumpSumPayment: values.lumpSumPayment ?? 0,
    periodPayment: values.periodPayment ?? 0,
    periodFrequency: Number(values.periodFrequency) as Reinvestment["periodFrequency"],
    rate: values.rate ?? 0,
    term: termOf(values),
  };
}

const several = (amount: number, name: string) => `${count(amount)} ${name}${amount === 1 ? "" : "s"}`;

/** Writes a span of months, "10 years 6 months". */
export function spanOf(term: number): string {
  const [years, months] = [Math.floor(term / 12), term % 12];
  return [years > 0 && several(years, "year"), months > 0 && several(months, "month")].filter(Boolean).join(" ");
}

/** Names a calculation, "$25,000 and $250 monthly at 6% for 10 years". */
export function planName({ lumpSumPayment, periodPayment, periodFrequency, rate, term }: Reinvestment): string {
  const often = frequencies.find(({ value }) => value === `${periodFrequency}`)!.label.toLowerCase();
  const paid = [
    lumpSumPayment > 0 && moneyAsTyped(lumpSumPayment),
    periodPayment > 0 && `${moneyAsTyped(periodPayment)} ${often}`,
  ].filter(Boolean);
  return `${paid.join(" and ")} at ${trimmedPercent(rate)} for ${spanOf(term)}`;
}
