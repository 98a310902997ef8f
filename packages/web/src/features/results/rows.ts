import { limits } from "@highway/engine/scenario/schema/limits";
import type { FigureName } from "@highway/engine/scenario/schema/types";
import { valid } from "../../scenario/issues/valid";
import type { Column, Computed } from "./column";
import type { Precision } from "./figure-text";
import type { Asked } from "./use-working";

/** A number, or why there is none: no rule gives it, or it does not apply to this loan. */
export type Reading = number | "missing" | "none";

/** The working that a press on a line's figure opens. */
export type Opens = Asked & {
  figure?: FigureName;
};

/** One line of figures over all loans. */
export type Row = Opens & {
  label: string;
  precision: Precision;
  of: (column: Computed) => Reading;
  /** Differences against loan 1 are shown; "rank" marks the lowest too, where lower is better. */
  compare?: "rank" | "differ";
  /** A word beside a figure that is not computed as the others are; such a one is not ranked. */
  note?: (column: Computed) => string | null;
  /** A sum of the lines above it. */
  total?: boolean;
  /** The line is left out when it applies to no loan. */
  optional?: boolean;
  /** Where a figure says something only of some loans: the line is left out when it does of none. */
  says?: (column: Computed) => boolean;
};

/** Nothing owed reads "None": a figure that does not apply. */
export const ifAny = (dollars: number | null): Reading =>
  dollars === null ? "missing" : dollars === 0 ? "none" : dollars;
export const known = (value: number | null): Reading => value ?? "missing";
export const allCash = (column: Column) => column.loan.program === "allCash";

/** The APR that is shown: the typed one where there is one. */
const shownAPR = (column: Computed): Reading =>
  hasAPR(column) ? known(typedAPR(column) ?? column.result.apr) : "none";

/** What is owed already has charges that nobody knows. */
const hasAPR = (column: Column) => !allCash(column) && column.loan.category !== "existing";

const typedAPR = (column: Column) => (hasAPR(column) ? valid(column.loan.customAPR, limits.customAPR) : null);

export const totalPayment: Row = {
  label: "Total payment",
  precision: "cents",
  figure: "totalPayment",
  of: ({ result }) => known(result.monthly.total),
  compare: "rank",
  total: true,
};
export const cashToClose: Row = {
  label: "Cash to close",
  precision: "dollars",
  figure: "cashToClose",
  of: ({ result }) => result.cash.toClose,
  compare: "rank",
  // More cash out is more owed, and no lower price.
  note: ({ result }) => (result.cash.toClose < 0 ? "cash out" : null),
  total: true,
};

/** The four figures that stand first, in this order. */
export const firstFigures: readonly Row[] = [
  totalPayment,
  cashToClose,
  {
    label: "APR",
    precision: "rate",
    figure: "apr",
    of: shownAPR,
    compare: "rank",
    note: (column) => (typedAPR(column) === null ? null : "typed"),
  },
  {
    label: "Interest over the loan",
    precision: "dollars",
    figure: "totalInterest",
    of: (column) => (allCash(column) ? "none" : column.result.totals.interest),
    compare: "rank",
  },
];

/** The APR that the engine computes, where a typed one stands in its place. */
export const computedAPR: Row = {
  label: "APR, computed",
  precision: "rate",
  figure: "apr",
  of: (column) => (typedAPR(column) === null ? "none" : known(column.result.apr)),
  optional: true,
};
