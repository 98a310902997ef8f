import { money, percent } from "../../lib/format/format";
import { lowest } from "../../scenario/figures/lowest";
import { spelledMonths } from "../../scenario/names/loan-title";
import { type Column, type Computed, isComputed } from "./column";
import type { Words } from "./words";

/** A figure, words, or why there is none: it is not known, or does not apply to this loan. */
export type Reading = number | { text: string } | "missing" | "none";

/** How a figure is written. What is added up shows its cents. */
export type Precision = "cents" | "dollars" | "rate" | "months";
const decimals: Record<Precision, number> = { cents: 2, dollars: 0, rate: 3, months: 0 };

/** One line of figures over all loans. */
export type Row = {
  label: string;
  precision: Precision;
  of: (column: Computed) => Reading;
  /** The lowest is marked: lower is better. */
  ranks?: boolean;
  /** A sum of the lines above it. */
  isSum?: boolean;
  /** Left out where it applies to no loan. */
  isOptional?: boolean;
  /** A word beside a figure that is not computed as the others are; such a one is not ranked. */
  note?: (column: Computed) => string | null;
};

export type Cell = { text: string; isFigure: boolean; isLowest: boolean; note: string | null };

/** Nothing owed is none: a figure that does not apply. */
export const ifAny = (dollars: number | null): Reading =>
  dollars === null ? "missing" : dollars === 0 ? "none" : dollars;
export const known = (value: number | null): Reading => value ?? "missing";

export function written(value: number, precision: Precision, { loan }: Words): string {
  if (precision === "months") return spelledMonths(value, loan);
  return precision === "rate" ? percent(value, { trim: true }) : money(value, { cents: precision === "cents" });
}

/** Reads a line over all loans. A tie has no winner, and what the client owes already wins nothing. */
export function cellsOf(row: Row, columns: readonly Column[], words: Words): Cell[] {
  const readings = columns.map((column): Reading => (isComputed(column) ? row.of(column) : "missing"));
  const notes = columns.map((column) => (isComputed(column) ? (row.note?.(column) ?? null) : null));
  const ranked = readings.map((reading, at) =>
    typeof reading === "number" && notes[at] === null && !columns[at]!.isOwed ? reading : null,
  );
  const marks = row.ranks ? lowest(ranked, decimals[row.precision]) : [];
  return readings.map((reading, at) => ({
    text: textOf(reading, row, words),
    isFigure: typeof reading === "number" || typeof reading === "object",
    isLowest: marks[at] ?? false,
    note: notes[at] ?? null,
  }));
}

function textOf(reading: Reading, { precision }: Row, words: Words): string {
  if (typeof reading === "number") return written(reading, precision, words);
  if (typeof reading === "object") return reading.text;
  return reading === "none" ? words.loan.none : words.loan.missing;
}

/** A line that applies to no loan says nothing, where it may be left out. */
export const rowsThatApply = (rows: readonly Row[], columns: readonly Column[]): Row[] =>
  rows.filter((row) => !row.isOptional || columns.filter(isComputed).some((column) => row.of(column) !== "none"));
