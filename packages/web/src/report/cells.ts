import { asShown, lowest } from "../lib/format/as-shown";
import { difference as differenceOf, money, moneyWithCents, trimmedPercent } from "../lib/format/format";
import type { LoanWords } from "../scenario/names/loan-title";
import { type Column, isComputed } from "./columns";
import type { Precision, Reader, Reading, Row } from "./row";

/** How a skin reads and writes its lines. */
export type Manner = {
  reader: Reader;
  words: LoanWords;
  /** Decimals of dollars that are added up, and of amounts. */
  decimals: { dollars: 0 | 2; amount: 0 | 2 };
  months: (months: number) => string;
  /** The loans that a figure competes with for the mark of the lowest; all of them without. */
  rivals?: (column: Column) => string;
};

/** What one loan shows in one line. */
export type Cell = {
  kind: "figure" | "words" | "missing" | "none";
  text: string;
  /** Null where it is no figure. */
  value: number | null;
  /** Against loan 1; null for loan 1 itself, where the line compares nothing, and where the first has no such figure. */
  difference: number | null;
  isLowest: boolean;
  note: string | null;
};

const decimalsOf = (precision: Precision, { decimals }: Manner) =>
  ({ cents: 2, ...decimals, estimate: 0, rate: 3, months: 0, words: 0 })[precision];

export function figureText(value: number, precision: Precision, manner: Manner): string {
  if (precision === "months") return manner.months(value);
  if (precision === "rate") return trimmedPercent(value);
  return decimalsOf(precision, manner) === 2 ? moneyWithCents(value) : money(value);
}

/** A difference as the small print beside a figure: "−97.83", "+4,000", "−0.281", "same". Its figure has the unit. */
export const differenceText = (value: number, precision: Precision, manner: Manner): string =>
  differenceOf(value, (size) => figureText(size, precision, manner).replace(/[$%]/g, ""));

function readingOf(row: Row, column: Column, { reader, words }: Manner): Reading {
  if (row.precision === "words") return row.of(column, words);
  if (!isComputed(column)) return "missing";
  const isSaid = reader === "officer" || ((row.says?.(column) ?? true) && !(row.offered && column.isOwed));
  return isSaid ? row.of(column, words) : "none";
}

/**
 * Reads a line over all loans. A tie has no winner; what is typed, and what the client owes already, wins nothing.
 * @param bases  what each loan is measured against; the first that is offered when it is not said
 */
export function cellsOf(row: Row, columns: readonly Column[], manner: Manner, bases = firstOffered(columns)): Cell[] {
  const { reader, words } = manner;
  const readings = columns.map((column) => readingOf(row, column, manner));
  const notes = columns.map((column, at) =>
    isComputed(column) && typeof readings[at] === "number" ? (row.note?.(column, words) ?? null) : null,
  );
  const marks = row.ranks === true || row.ranks === reader ? marksOf(row, columns, readings, notes, manner) : [];
  // What a person gets who subtracts the two figures on the screen.
  const shown = (value: number) => asShown(value, decimalsOf(row.precision, manner));
  return readings.map((reading, at): Cell => {
    const blank = { value: null, difference: null, isLowest: false, note: null };
    if (typeof reading === "object") return { ...blank, kind: "words", text: reading.text };
    if (typeof reading === "string") return { ...blank, kind: reading, text: words[reading] };
    const against = row.compares || row.ranks ? bases[at] : undefined;
    const base = against && readingOf(row, against, manner);
    return {
      kind: "figure",
      text: figureText(reading, row.precision, manner),
      value: reading,
      difference: typeof base === "number" ? shown(reading) - shown(base) : null,
      isLowest: marks[at] ?? false,
      note: notes[at] ?? null,
    };
  });
}

/** The first loan that is offered, for every loan but itself. */
function firstOffered(columns: readonly Column[]): (Column | undefined)[] {
  const first = columns.find(({ isOwed }) => !isOwed) ?? columns[0];
  return columns.map((column) => (column === first ? undefined : first));
}

function marksOf(
  row: Row,
  columns: readonly Column[],
  readings: readonly Reading[],
  notes: readonly (string | null)[],
  manner: Manner,
): boolean[] {
  const { rivals = () => "" } = manner;
  const ranked = (at: number) => {
    const reading = readings[at];
    return typeof reading === "number" && notes[at] === null && !columns[at]!.isOwed ? reading : null;
  };
  return columns.map((column, at) => {
    const others = columns.map((other, place) => (rivals(other) === rivals(column) ? ranked(place) : null));
    return lowest(others, decimalsOf(row.precision, manner))[at] ?? false;
  });
}

/**
 * The lines that say something: one that applies to no loan is left out where it may be. That a figure is not known is said to
 * a client in its line, to the officer above all of them.
 */
export function rowsThatApply(rows: readonly Row[], columns: readonly Column[], manner: Manner): Row[] {
  const computed = columns.filter(isComputed);
  return rows.filter((row) => {
    if (row.audience === "officer" && manner.reader === "client") return false;
    if (row.says && !computed.some(row.says)) return false;
    const isOptional = row.optional === true || row.optional === manner.reader;
    const silent: Reading[] = manner.reader === "client" ? ["none"] : ["none", "missing"];
    return !isOptional || computed.some((column) => !silent.includes(readingOf(row, column, manner)));
  });
}
