import { limits } from "@highway/engine/scenario/schema/limits";
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
    decimals: limits.term.decimals,
    step: limits.steps.term,
    reach: limits.term,
    suffix: (years) => (years === 1 ? "\u00a0year" : "\u00a0years"),
    write: (value) => String(value),
    required: true,
  },
  rate: {
    label: "Rate",
    decimals: limits.rate.decimals,
    step: limits.steps.rate,
    reach: limits.rate,
    suffix: () => "%",
    write: bare(3),
    required: true,
  },
  points: {
    label: "Points",
    decimals: limits.points.decimals,
    step: limits.steps.points,
    reach: limits.points,
    suffix: () => "%",
    write: bare(3),
  },
  closingCosts: { label: "Closing costs", decimals: limits.closingCosts.decimals, prefix: "$", write: dollarsText },
  credits: { label: "Credits", decimals: limits.credits.decimals, prefix: "\u2212$", write: dollarsText },
} satisfies Partial<Record<PlainField, FigureField>> as Record<
  "term" | "rate" | "points" | "closingCosts" | "credits",
  FigureField
>;
