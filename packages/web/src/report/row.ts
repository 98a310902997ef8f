import type { AppreciationType, FigureName, LoanResult } from "@highway/engine/scenario/schema/types";
import type { LoanWords } from "../scenario/names/loan-title";
import type { Column, Computed, Replaced } from "./columns";

/** A figure of the catalogue. */
export type FigureWord = keyof LoanWords["figures"];

export type Reader = "officer" | "client";

/**
 * How a figure is written. "dollars" are added up: whole on a screen, with their cents on paper. An "amount" has its cents but
 * on the client's screen. "estimate" is whole dollars everywhere. Words are no figures: they have no difference and no mark.
 */
export type Precision = Figure | "words";
type Figure = "cents" | "amount" | "dollars" | "estimate" | "rate" | "months";

/** A figure, words, or why there is neither: no rule gives it, or it does not apply to this loan. */
export type Reading = number | { text: string } | "missing" | "none";

/** The working that a press on a figure opens, on the officer's screen. */
export type Explained = {
  explains?: FigureName;
  /** Of one at a horizon. */
  years?: number;
  /** Of the home's value: by which way of growing. */
  way?: AppreciationType;
  /** Of one that is only a part of what its working leads to: "from payment 61". */
  part?: string;
};

type Read =
  | { precision: Figure; of: (column: Computed, words: LoanWords) => Reading }
  /** What was typed can be said of a loan that has no figures yet. */
  | { precision: "words"; of: (column: Column, words: LoanWords, write: Write) => Reading };

/** How words write the dollars that they name: as the figures beside them. */
type Write = (dollars: number) => string;

type Label = FigureWord | ((words: LoanWords) => string);

/** What else is to be known of a line. */
type More = Explained & {
  /** The lowest is marked: lower is better. */
  ranks?: true;
  /** Differences against today's mortgage, else loan A, show on the officer's screen; a line that ranks has them always. */
  compares?: true;
  /** What is to be said beside a figure. */
  note?: (column: Computed, words: LoanWords) => string | null;
  /** A figure that is not computed as the others are: it is not ranked. */
  isApart?: (column: Computed) => boolean;
  /** Figures compare with those of the same likeness alone; of several kinds, those of none ("") are ranked. */
  likeness?: (column: Computed) => string;
  /**
   * What all that a refinance replaces comes to, in place of what today's mortgage alone does; null where that is not known.
   * A line without it compares with today only where the mortgage is all that is replaced.
   */
  today?: { of: (column: Computed, replaced: Replaced) => number | null } & Explained;
  /** A sum of the lines above it. */
  isSum?: boolean;
  /** Left out where it applies to no loan. "client": the officer sees it all the same. */
  optional?: true | "client";
  /** Of which loans the figure says something: left out where it does of none, and none to a client for the others. */
  says?: (column: Computed) => boolean;
  /** It speaks of what clients do not read. */
  audience?: "officer";
  /** Of what is offered: a mortgage that is there already has none of it. */
  offered?: true;
};

/** One line of a report over all its loans, for whoever reads it. */
export type Row = Read &
  More & {
    key: string;
    /** What the line is called: a figure of the catalogue, or words made of it. */
    words: Label;
  };

/** A line before it has its name. */
type Line = Read & More & { words?: Label };

const figure =
  (precision: Figure) =>
  (explains: FigureName | null, of: (column: Computed, words: LoanWords) => Reading, more: More = {}): Line => ({
    precision,
    ...(explains && { explains }),
    of,
    ...more,
  });

/** Lines of each precision: what a press explains, if it does anything, and what the line reads of a loan. */
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

/** Rows under their names, each with its name as its key. */
type RowsOf<Name extends string> = { [Each in Name]: Row & { key: Each } };

/** Rows by their names, in order. A name that is no figure of the catalogue says its words. */
export function rowsOf<Name extends string>(
  lines: Record<Name, Line> & { [Each in Exclude<Name, FigureWord>]: { words: Label } },
): RowsOf<Name> {
  const rows = Object.entries<Line>(lines).map(([key, each]): [string, Row] => [
    key,
    { ...each, key, words: each.words ?? (key as FigureWord) },
  ]);
  return Object.fromEntries(rows) as RowsOf<Name>;
}

/** Lines under a title of their own; without one they follow the section's. */
export type Group = { title?: string; rows: readonly Row[] };

export const labelOf = ({ words: named }: Pick<Row, "words">, words: LoanWords): string =>
  typeof named === "string" ? words.figures[named] : named(words);

/** Nothing owed is none: a figure that does not apply. */
export const ifAny = (dollars: number | null): Reading =>
  dollars === null ? "missing" : dollars === 0 ? "none" : dollars;
export const knownReading = (value: number | null): Reading => value ?? "missing";
export const text = (words: string | null): Reading => (words === null ? "missing" : { text: words });

/** Of a part that not every result has: none where it is not there. */
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
