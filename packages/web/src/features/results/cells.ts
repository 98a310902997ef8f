import { asShown } from "../../lib/format/as-shown";
import { lowest } from "../../scenario/figures/lowest";
import type { Column } from "./column";
import { isComputed, isOwed } from "./column";
import { decimals } from "./figure-text";
import type { TextRow } from "./loan-rows";
import type { Reading, Row } from "./rows";

/** What one loan shows in one line. */
export type Cell =
  | { kind: "missing" }
  | { kind: "none" }
  | {
      kind: "figure";
      value: number;
      /** Against loan 1; null for loan 1 itself, and where the first has no such figure. */
      difference: number | null;
      lowest: boolean;
      note: string | null;
    };

/** Loan 1: the first that is offered. What the client owes already is compared with it, never the other way round. */
const baseOf = (columns: readonly Column[]) =>
  Math.max(
    0,
    columns.findIndex((column) => !isOwed(column)),
  );

/** Reads a line over all loans, with its marks and its differences against the first loan. */
export function cellsOf(row: Row, columns: readonly Column[]): Cell[] {
  const readings = columns.map((column): Reading => (isComputed(column) ? row.of(column) : "missing"));
  const notes = columns.map((column) => (isComputed(column) && row.note ? row.note(column) : null));
  const ranked = columns.map((column, i) => {
    const reading = readings[i]!;
    const takesPart = notes[i] === null && !isOwed(column);
    return typeof reading === "number" && takesPart ? reading : null;
  });
  const marks = row.compare === "rank" ? lowest(ranked, decimals[row.precision]) : [];
  const base = baseOf(columns);
  const first = readings[base];
  return readings.map((reading, i): Cell => {
    if (typeof reading !== "number") return { kind: reading };
    // What a person gets who subtracts the two figures on the screen.
    const shown = (value: number) => asShown(value, decimals[row.precision]);
    const difference = row.compare && i !== base && typeof first === "number" ? shown(reading) - shown(first) : null;
    return { kind: "figure", value: reading, difference, lowest: marks[i] ?? false, note: notes[i]! };
  });
}

/** A line that applies to no loan says nothing, where it may be left out. */
function says(row: Row, columns: readonly Column[]): boolean {
  if (row.says && !columns.filter(isComputed).some(row.says)) return false;
  return !row.optional || cellsOf(row, columns).some((cell) => cell.kind === "figure");
}

/** Lines that say something. */
export const rowsThatApply = (rows: readonly Row[], columns: readonly Column[]): Row[] =>
  rows.filter((row) => says(row, columns));

/** The same among lines of words, which always do. */
export const linesThatApply = (lines: readonly (Row | TextRow)[], columns: readonly Column[]): (Row | TextRow)[] =>
  lines.filter((line) => "words" in line || says(line, columns));
