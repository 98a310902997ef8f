import { fieldSteps, loanFields } from "@highway/engine/scenario/schema/loan";
import { count, percent } from "../../lib/format/format";
import type { Reach } from "../../lib/loading/stepped";
import type { PlainField } from "../../scenario/edits/loan-edits";

const bare = (decimals: number) => (value: number) => percent(value, { decimals }).slice(0, -1);

/** Whole dollars, unless cents were typed. */
export const dollarsText = (value: number) => (Number.isInteger(value) ? count(value) : bare(2)(value));

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

/** How the fields that stand alone are written and typed. */
export const figureFields = {
  term: {
    label: "Term",
    decimals: loanFields.term.decimals,
    step: fieldSteps.term,
    reach: loanFields.term,
    suffix: (years) => (years === 1 ? "\u00a0year" : "\u00a0years"),
    write: (value) => String(value),
    required: true,
  },
  rate: {
    label: "Rate",
    decimals: loanFields.rate.decimals,
    step: fieldSteps.rate,
    reach: loanFields.rate,
    suffix: () => "%",
    write: bare(3),
    required: true,
  },
  points: {
    label: "Points",
    decimals: loanFields.points.decimals,
    step: fieldSteps.points,
    reach: loanFields.points,
    suffix: () => "%",
    write: bare(3),
  },
  closingCosts: { label: "Closing costs", decimals: loanFields.closingCosts.decimals, prefix: "$", write: dollarsText },
  credits: { label: "Credits", decimals: loanFields.credits.decimals, prefix: "\u2212$", write: dollarsText },
} satisfies Partial<Record<PlainField, FigureField>> as Record<
  "term" | "rate" | "points" | "closingCosts" | "credits",
  FigureField
>;
