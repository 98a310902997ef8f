import { lowest } from "../../lib/scenario/lowest";
import type { Column } from "./column";
import { isComputed, rankedWith } from "./column";
import { decimals } from "./figure-text";
import type { Reading, Row } from "./rows";

/** What one loan shows in one line. */
export type Cell =
  | { kind: "missing" }
  | { kind: "none" }
  | {
      kind: "figure";
      value: number;
      /** Against the first loan; null for the first loan itself, and where the first has no such figure. */
      difference: number | null;
      lowest: boolean;
      note: string | null;
    };

/** Reads a line over all loans, with its marks and its differences against the first loan. */
export function cellsOf(row: Row, columns: readonly Column[]): Cell[] {
  const readings = columns.map((column): Reading => (isComputed(column) ? row.of(column) : "missing"));
  const notes = columns.map((column) => (isComputed(column) && row.note ? row.note(column) : null));
  const ranked = columns.map((column, i) => {
    const reading = readings[i]!;
    return { group: rankedWith(column), value: typeof reading === "number" && notes[i] === null ? reading : null };
  });
  const marks = row.compare === "rank" ? lowest(ranked, decimals[row.precision]) : [];
  const [first] = readings;
  return readings.map((reading, i): Cell => {
    if (typeof reading !== "number") return { kind: reading };
    const difference = row.compare && i > 0 && typeof first === "number" ? reading - first : null;
    return { kind: "figure", value: reading, difference, lowest: marks[i] ?? false, note: notes[i]! };
  });
}

/** Lines that say something: one that applies to no loan is left out where it may be. */
export const rowsThatApply = (rows: readonly Row[], columns: readonly Column[]): Row[] =>
  rows.filter((row) => !row.optional || cellsOf(row, columns).some((cell) => cell.kind === "figure"));
