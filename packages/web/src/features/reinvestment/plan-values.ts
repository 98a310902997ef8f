import { MOST_REINVESTMENTS } from "@highway/core/clients/pure/limits";
import type { Client, Reinvestment } from "@highway/core/clients/schema";
import type { FieldSentences } from "@highway/core/platform/errors";
import { limits } from "@highway/engine/scenario/schema/limits";
import { useRef, useState } from "react";
import { moneyAsTyped, quantity, trimmedPercent } from "../../lib/format/format";
import { type FormDraftKey, formDraftAt, useFormDraftKey } from "../../lib/forms/form-drafts";
import { useKeptForm } from "../../lib/forms/use-kept-form";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { numberOf, type TypedNumber } from "../../ui/fields/number-text";
import { savePlans } from "./save-plans";

/** What the form holds: figures, or texts that are none. */
export type PlanValues = {
  lumpSumPayment: TypedNumber;
  periodPayment: TypedNumber;
  /** Periods a year. */
  periodFrequency: "12" | "4" | "1";
  rate: TypedNumber;
  years: TypedNumber;
  months: TypedNumber;
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

const termOf = ({ years, months }: PlanValues) => 12 * (numberOf(years) ?? 0) + (numberOf(months) ?? 0);

const bounds = limits.reinvestment;
const outside = (value: TypedNumber, { min, max }: { min: number; max: number }) =>
  value !== null && !(typeof value === "number" && value >= min && value <= max);

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
    lumpSumPayment: numberOf(values.lumpSumPayment) ?? 0,
    periodPayment: numberOf(values.periodPayment) ?? 0,
    periodFrequency: Number(values.periodFrequency) as Reinvestment["periodFrequency"],
    rate: numberOf(values.rate) ?? 0,
    term: termOf(values),
  };
}

/** Writes a span of months, "10 years 6 months". */
export function spanOf(term: number): string {
  const [years, months] = [Math.floor(term / 12), term % 12];
  return [years > 0 && quantity(years, "year"), months > 0 && quantity(months, "month")].filter(Boolean).join(" ");
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

/** What was typed before the page was left: a new calculation, whichever it was of. */
const planDraftAt = (at: FormDraftKey) =>
  formDraftAt<PlanValues>(at, ({ periodFrequency }) => periodFrequency !== undefined);

/** Holds the calculation in the form and those that the client has. */
export function usePlan(client: Client | null, clientID: string | null) {
  const keeping = useFormDraftKey("reinvestment", clientID ?? "nobody");
  const { form, isBack, forget } = useKeptForm(emptyPlan, checkPlan, keeping, planDraftAt);
  /** The place of the calculation that was loaded; null for a new one. */
  const [loaded, setLoaded] = useState<number | null>(null);
  /** How often the form began with another one, which may be while a save or a removal is under way. */
  const begun = useRef(0);
  const plans = client?.reinvestment ?? [];
  const begin = (at: number | null) => {
    const plan = at === null ? undefined : plans[at];
    begun.current += 1;
    forget();
    setLoaded(plan ? at : null);
    form.restart(plan ? valuesOf(plan) : emptyPlan);
  };
  const write = async (next: readonly Reinvestment[]) => client !== null && (await savePlans(client, next));
  const { busy, attempt, save } = useRecordForm({
    form,
    isNew: loaded === null,
    save: async () => {
      const plan = planOf(form.values);
      if (!plan) return;
      const at = loaded ?? plans.length;
      const own = begun.current;
      if (!(await write(loaded === null ? [...plans, plan] : plans.with(loaded, plan)))) return;
      if (own === begun.current) {
        setLoaded(at);
        form.settle(form.values);
      }
      notify.success("Reinvestment saved.");
    },
  });
  /** @returns what was removed */
  const remove = async (at: number) => {
    let removed: Reinvestment | undefined;
    await attempt(async () => {
      if (!(await write(plans.toSpliced(at, 1)))) return;
      setLoaded((now) => (now === null || now < at ? now : now === at ? null : now - 1));
      removed = plans[at];
    });
    return removed;
  };
  const full = plans.length >= MOST_REINVESTMENTS;
  return { form, plan: planOf(form.values), plans, loaded, busy, begin, save, remove, full, isBack, forget };
}

export type PlanForm = ReturnType<typeof usePlan>;
