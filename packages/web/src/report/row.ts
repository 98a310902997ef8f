import type { AppreciationType, FigureName, LoanResult } from "@highway/engine/scenario/schema/types";
import type { LoanWords } from "../scenario/names/loan-title";
import type { Column, Computed, Replaced } from "./columns";

/** The key of a figure's name in the catalog. */
export type FigureWord = keyof LoanWords["figures"];

export type Reader = "officer" | "client";

/**
 * How a figure is written. "dollars" are added up: whole on a screen, with cents on paper. An "amount" has cents except on the client's screen. An
 * "estimate" is whole dollars everywhere. "words" are not a figure: they have no difference and no mark.
 */
export type Precision = Figure | "words";
type Figure = "cents" | "amount" | "dollars" | "estimate" | "rate" | "months";

/** A figure, words, or the reason for neither: "missing" if no rule sets it, "none" if it does not apply to this loan. */
export type Reading = number | { text: string } | "missing" | "none";

/** The working that a press on a figure opens, on the officer's screen. */
export type Explained = {
  explains?: FigureName;
  /** The year, for a figure at a horizon. */
  years?: number;
  /** The kind of appreciation, for the value of a home. */
  way?: AppreciationType;
  /** The part, for a figure that is only one part of its working: "from payment 61". */
  part?: string;
};

type Read =
  | { precision: Figure; of: (column: Computed, words: LoanWords) => Reading }
  /** Typed words can be shown for a loan that has no figures yet. */
  | { precision: "words"; of: (column: Column, words: LoanWords, write: Write) => Reading };

/** Writes the dollars within words like the figures beside them. */
type Write = (dollars: number) => string;

type Label = FigureWord | ((words: LoanWords) => string);

/** Further properties of a row. */
type More = Explained & {
  /** Whether the lowest is marked, because lower is better. */
  ranks?: true;
  /** Whether differences from today's mortgage, else from loan A, show on the officer's screen. A ranked row always has them. */
  compares?: true;
  /** Returns the note beside a figure. */
  note?: (column: Computed, words: LoanWords) => string | null;
  /** Tells whether a figure is calculated differently from the others, so that it is not ranked. */
  isApart?: (column: Computed) => boolean;
  /** Returns a key: only figures with the same key are compared. If there are several keys, figures with the empty one are ranked. */
  likeness?: (column: Computed) => string;
  /**
   * The figure for all that a refinance replaces, in place of today's mortgage by itself; null if it is not known. Without it, the row compares with today
   * only if the mortgage is all that is replaced.
   */
  today?: { of: (column: Computed, replaced: Replaced) => number | null } & Explained;
  /** Whether it is the sum of the rows above it. */
  isSum?: boolean;
  /** Whether it is left out if it applies to no loan. "client": only for clients. */
  optional?: true | "client";
  /** Tells whether the row means something for a loan. It is left out if it does for none; of a figure, a client sees none for the others. */
  says?: (column: Computed) => boolean;
  /** Whether only the officer reads it. */
  audience?: "officer";
  /** Whether it applies only to offered loans and not to existing mortgages. */
  offered?: true;
};

/** One row of a report for all its loans, for every reader. */
export type Row = Read &
  More & {
    key: string;
    /** The row's name: a figure of the catalog, or words made of it. */
    words: Label;
  };

/** A row without its name. */
type Line = Read & More & { words?: Label };

const figure =
  (precision: Figure) =>
  (explains: FigureName | null, of: (column: Computed, words: LoanWords) => Reading, more: More = {}): Line => ({
    precision,
    ...(explains && { explains }),
    of,
    ...more,
  });

/** Makes a row of each precision, from the figure whose working a press opens, if any, and the function that reads a loan. */
export const line = {
  cents: figure("cents"),
  amount: figure("amount"),
  dollars: figure("dollars"),
  estimate: figure("estimate"),
  rate: figure("rate"),
  months: figure("months"),
  words: (of: (column: Column, words: LoanWords, write: Write) => Reading, more: More = {}): Line => ({
    precision: "words",
    of,
    ...more,
  }),
};

/** Rows by their names, each with its name as its key. */
type RowsOf<Name extends string> = { [Each in Name]: Row & { key: Each } };

/** Makes rows by their names, in order. A name that is not in the catalog brings its words. */
export function rowsOf<Name extends string>(
  lines: Record<Name, Line> & { [Each in Exclude<Name, FigureWord>]: { words: Label } },
): RowsOf<Name> {
  const rows = Object.entries<Line>(lines).map(([key, each]): [string, Row] => [
    key,
    { ...each, key, words: each.words ?? (key as FigureWord) },
  ]);
  return Object.fromEntries(rows) as RowsOf<Name>;
}

/** Rows under a title of their own; without a title they follow those of the section. */
export type Group = { title?: string; rows: readonly Row[] };

export const labelOf = ({ words: named }: Pick<Row, "words">, words: LoanWords): string =>
  typeof named === "string" ? words.figures[named] : named(words);

/** Reads an amount of zero as a figure that does not apply. */
export const ifAny = (dollars: number | null): Reading =>
  dollars === null ? "missing" : dollars === 0 ? "none" : dollars;
export const knownReading = (value: number | null): Reading => value ?? "missing";
export const text = (words: string | null): Reading => (words === null ? "missing" : { text: words });

/** Reads a part that not every result has: a missing part does not apply. */
export const readPart =
  <Part extends "secondLoan" | "prepayment" | "savings" | "escrowAnalysis">(
    part: Part,
    read: (found: NonNullable<LoanResult[Part]>) => Reading,
  ) =>
  ({ result }: Computed): Reading => {
    const found = result[part];
    return found ? read(found) : "none";
  };

export const isCash = ({ loan }: Column) => loan.program === "allCash";
export const isBought = ({ loan }: Column) => loan.category === "purchase";
export const isRefinance = ({ loan }: Column) => loan.category === "refinance";
