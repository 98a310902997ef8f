import { asShown, lowest } from "../lib/format/as-shown";
import { difference as differenceOf, money, moneyWithCents, trimmedPercent } from "../lib/format/format";
import type { LoanWords } from "../scenario/names/loan-title";
import { type Column, isComputed, isToday } from "./columns";
import type { Precision, Reader, Reading, Row } from "./row";

/** How a skin reads and writes its lines. */
export type Manner = {
  reader: Reader;
  words: LoanWords;
  /** Decimals of dollars that are added up, and of amounts. */
  decimals: { dollars: 0 | 2; amount: 0 | 2 };
  months: (months: number) => string;
};

/** What one loan shows in one line. */
export type Cell = {
  kind: "figure" | "words" | "missing" | "none";
  text: string;
  /** Null where it is no figure. */
  value: number | null;
  /** Against today's mortgage, else loan A; null for that loan itself, where the line compares nothing, and where that loan has no such figure. */
  difference: number | null;
  /** The loan that the difference is against, as a sentence names it. */
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

/** A difference as the small print beside a figure: "−97.83", "+4,000", "−0.281", "same". Its figure has the unit. */
export const differenceText = (value: number, precision: Precision, manner: Manner): string =>
  differenceOf(value, (size) => figureText(size, precision, manner).replace(/[$%]/g, ""));

function readingOf(row: Row, column: Column, { reader, words, decimals }: Manner): Reading {
  if (row.precision === "words") return row.of(column, words, decimals.dollars === 2 ? moneyWithCents : money);
  if (!isComputed(column)) return "missing";
  const isSaid = !(row.offered && column.isOwed) && (reader === "officer" || (row.says?.(column) ?? true));
  if (!isSaid) return "none";
  return (column.replaced && row.today?.of(column, column.replaced)) ?? row.of(column, words);
}

/** Whether a line's figure of a loan stands beside those of others: like with like. */
function isComparable(row: Row, column: Column): boolean {
  if (!isComputed(column) || row.precision === "words" || row.isApart?.(column)) return false;
  const { isOwed, replaced } = column;
  if (!isOwed) return true;
  if (!replaced) return false;
  return row.today ? row.today.of(column, replaced) !== null : replaced.isAlone;
}

/**
 * Reads a line over all loans. A tie has no winner; what is typed wins nothing, and what the client owes already is ranked only
 * where a refinance replaces it.
 * @param bases  what each loan is measured against; today's mortgage, else the first that is offered, when it is not said
 */
export function cellsOf(row: Row, columns: readonly Column[], manner: Manner, bases = basesOf(columns)): Cell[] {
  const { words } = manner;
  const readings = columns.map((column) => readingOf(row, column, manner));
  const notes = columns.map((column, at) =>
    isComputed(column) && typeof readings[at] === "number" ? (row.note?.(column, words) ?? null) : null,
  );
  const marks = row.ranks ? marksOf(row, columns, readings) : [];
  // What a person gets who subtracts the two figures on the screen.
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

/** What differences are against: today's mortgage where a refinance replaces it, else the first loan that is offered. */
export const baseOf = (columns: readonly Column[]): Column | undefined =>
  columns.find(isToday) ?? columns.find(({ isOwed }) => !isOwed) ?? columns[0];

/** The same for every loan but itself, and for another mortgage that is replaced with it. */
function basesOf(columns: readonly Column[]): (Column | undefined)[] {
  const base = baseOf(columns);
  return columns.map((column) => (column === base || (column.isOwed && base?.isOwed) ? undefined : base));
}

const likenessOf = (row: Row, column: Column): string =>
  (isComputed(column) ? row.likeness?.(column) : undefined) ?? "";
const areAlike = (row: Row, one: Column, other: Column) => likenessOf(row, one) === likenessOf(row, other);

/** Loans compete on one home at one price. */
export const homeAndPrice = ({ loan }: Column) => `${loan.propertyID} ${loan.purchaseDetailsID}`;

/** Figures that read alike where they are shortest are a tie: whoever reads the report, the same one is marked. */
const markedDecimals: Record<Precision, number> = {
  cents: 2,
  amount: 0,
  dollars: 0,
  estimate: 0,
  rate: 3,
  months: 0,
  words: 0,
};

/** The lowest of each home and price, among figures that mean the same. */
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

/**
 * The lines that say something: one that applies to no loan is left out where it may be. That a figure is not known is said to
 * a client in its line, to the officer above all of them.
 */
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
