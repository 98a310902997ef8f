import { fieldSteps, loanFields } from "@highway/engine/scenario/schema/loan";
import { count, fixed } from "../../lib/format/format";
import type { PlainField } from "../../scenario/edits/loan-edits";
import type { Reach } from "../../ui/fields/number-steps";

/** Whole dollars, unless cents were typed. */
export const dollarsText = (value: number) => (Number.isInteger(value) ? count(value) : fixed(value, 2));

type FigureField = {
  label: string;
  decimals: number;
  step?: number;
  reach?: Reach;
  prefix?: string;
  suffix?: (value: unknown) => string;
  write: (value: number) => string;
  required?: boolean;
};

const describeField = (field: "term" | "rate" | "points" | "closingCosts" | "credits") => {
  const { label, decimals } = loanFields[field];
  return { label, decimals };
};

/** How the fields on which no other depends are written and typed. */
export const figureFields = {
  term: {
    ...describeField("term"),
    reach: loanFields.term,
    step: fieldSteps.term,
    suffix: (years) => (years === 1 ? "\u00a0year" : "\u00a0years"),
    write: (value) => String(value),
    required: true,
  },
  rate: {
    ...describeField("rate"),
    reach: loanFields.rate,
    step: fieldSteps.rate,
    suffix: () => "%",
    write: (value) => fixed(value, 3),
    required: true,
  },
  points: {
    ...describeField("points"),
    reach: loanFields.points,
    step: fieldSteps.points,
    suffix: () => "%",
    write: (value) => fixed(value, 3),
  },
  closingCosts: { ...describeField("closingCosts"), prefix: "$", write: dollarsText },
  credits: { ...describeField("credits"), prefix: "\u2212$", write: dollarsText },
} satisfies Partial<Record<PlainField, FigureField>> as Record<
  "term" | "rate" | "points" | "closingCosts" | "credits",
  FigureField
>;
