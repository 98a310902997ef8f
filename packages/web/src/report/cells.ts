import { asShown, lowest } from "../lib/format/as-shown";
import { difference as differenceOf, money, moneyWithCents, trimmedPercent } from "../lib/format/format";
import type { LoanWords } from "../scenario/names/loan-title";
import { type Column, isComputed, isToday } from "./columns";
import type { Precision, Reader, Reading, Row } from "./row";

/** How a skin reads and writes its rows. */
export type Manner = {
  reader: Reader;
  words: LoanWords;
  /** Decimals of dollars that are added up, and of amounts. */
  decimals: { dollars: 0 | 2; amount: 0 | 2 };
  months: (months: number) => string;
};

/** What one loan shows in one row. */
export type Cell = {
  kind: "figure" | "words" | "missing" | "none";
  text: string;
  /** Null if it is not a figure. */
  value: number | null;
  /** The difference from today's mortgage, else from loan A. Null for that loan itself, in a row without comparisons, and if that loan has no such figure. */
  difference: number | null;
  /** The loan with which it is compared, as a sentence names it. */
  against: string | null;
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

/** Writes a difference for the small text beside a figure: "−97.83", "+4,000", "−0.281", "same". The figure itself has the unit. */
export const differenceText = (value: number, precision: Precision, manner: Manner): string =>
  differenceOf(value, (size) => figureText(size, precision, manner).replace(/[$%]/g, ""));

function readingOf(row: Row, column: Column, { reader, words, decimals }: Manner): Reading {
  if (row.precision === "words") return row.of(column, words, decimals.dollars === 2 ? moneyWithCents : money);
  if (!isComputed(column)) return "missing";
  const isSaid = !(row.offered && column.isOwed) && (reader === "officer" || (row.says?.(column) ?? true));
  if (!isSaid) return "none";
  return (column.replaced && row.today?.of(column, column.replaced)) ?? row.of(column, words);
}

/** Tells whether a loan's figure can be compared with those of others. */
function isComparable(row: Row, column: Column): boolean {
  if (!isComputed(column) || row.precision === "words" || row.isApart?.(column)) return false;
  const { isOwed, replaced } = column;
  if (!isOwed) return true;
  if (!replaced) return false;
  return row.today ? row.today.of(column, replaced) !== null : replaced.isAlone;
}

/**
 * Reads a row for all loans. A tie has no lowest, a typed value is not marked, and what the client already owes is ranked only if a refinance replaces
 * it.
 * @param bases what each loan is compared with; by default today's mortgage, else the first offered loan
 */
export function cellsOf(row: Row, columns: readonly Column[], manner: Manner, bases = basesOf(columns)): Cell[] {
  const { words } = manner;
  const readings = columns.map((column) => readingOf(row, column, manner));
  const notes = columns.map((column, at) =>
    isComputed(column) && typeof readings[at] === "number" ? (row.note?.(column, words) ?? null) : null,
  );
  const marks = row.ranks ? marksOf(row, columns, readings) : [];
  // The difference that a person gets from the two figures on the screen.
  const shown = (value: number) => asShown(value, decimalsOf(row.precision, manner));
  return readings.map((reading, at): Cell => {
    const blank = { value: null, difference: null, against: null, isLowest: false, note: null };
    if (typeof reading === "object") return { ...blank, kind: "words", text: reading.text };
    if (typeof reading === "string") return { ...blank, kind: reading, text: words[reading] };
    const against = row.compares || row.ranks ? bases[at] : undefined;
    const base = against && (!against.isOwed || isComparable(row, against)) && readingOf(row, against, manner);
    const isCompared = typeof base === "number" && areAlike(row, columns[at]!, against!);
    return {
      kind: "figure",
      text: figureText(reading, row.precision, manner),
      value: reading,
      difference: isCompared ? shown(reading) - shown(base) : null,
      against: isCompared ? against!.within : null,
      isLowest: marks[at] ?? false,
      note: notes[at] ?? null,
    };
  });
}

/** Returns the loan with which others are compared: today's mortgage if a refinance replaces it, else the first offered loan. */
export const baseOf = (columns: readonly Column[]): Column | undefined =>
  columns.find(isToday) ?? columns.find(({ isOwed }) => !isOwed) ?? columns[0];

/** Returns the base of each loan. The base itself, and a mortgage that is replaced together with it, have none. */
function basesOf(columns: readonly Column[]): (Column | undefined)[] {
  const base = baseOf(columns);
  return columns.map((column) => (column === base || (column.isOwed && base?.isOwed) ? undefined : base));
}

const likenessOf = (row: Row, column: Column): string =>
  (isComputed(column) ? row.likeness?.(column) : undefined) ?? "";
const areAlike = (row: Row, one: Column, other: Column) => likenessOf(row, one) === likenessOf(row, other);

/** Returns the home and price of a loan: only loans for the same home and price are ranked. */
export const homeAndPrice = ({ loan }: Column) => `${loan.propertyID} ${loan.purchaseDetailsID}`;

/** Decimals for ranking. Figures that look the same on the shortest page are a tie, so every reader sees the same mark. */
const markedDecimals: Record<Precision, number> = {
  cents: 2,
  amount: 0,
  dollars: 0,
  estimate: 0,
  rate: 3,
  months: 0,
  words: 0,
};

/** Marks the lowest for each home and price, among figures of the same meaning. */
function marksOf(row: Row, columns: readonly Column[], readings: readonly Reading[]): boolean[] {
  const kinds = new Set(columns.map((column) => likenessOf(row, column)));
  const isRival = (column: Column) => isComparable(row, column) && (kinds.size === 1 || likenessOf(row, column) === "");
  const ranked = (at: number) => {
    const reading = readings[at];
    return typeof reading === "number" && isRival(columns[at]!) ? reading : null;
  };
  return columns.map((column, at) => {
    const others = columns.map((other, place) => (homeAndPrice(other) === homeAndPrice(column) ? ranked(place) : null));
    return lowest(others, markedDecimals[row.precision])[at] ?? false;
  });
}

/** Returns the rows that apply. One that applies to no loan is left out if it is optional. A figure that is not known is said to a client in its row, and to the officer above all rows. */
export function rowsThatApply<Each extends Row>(
  rows: readonly Each[],
  columns: readonly Column[],
  manner: Manner,
): Each[] {
  const computed = columns.filter(isComputed);
  return rows.filter((row) => {
    if (row.audience === "officer" && manner.reader === "client") return false;
    if (row.says && !computed.some(row.says)) return false;
    const isOptional = row.optional === true || row.optional === manner.reader;
    const silent: Reading[] = manner.reader === "client" ? ["none"] : ["none", "missing"];
    return !isOptional || computed.some((column) => !silent.includes(readingOf(row, column, manner)));
  });
}
