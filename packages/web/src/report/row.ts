import type { AppreciationType, FigureName } from "@highway/engine/scenario/schema/types";
import type { LoanWords } from "../scenario/names/loan-title";
import type { Column, Computed } from "./columns";

/** A figure of the catalogue. */
export type FigureWord = keyof LoanWords["figures"];

export type Reader = "officer" | "client";

/**
 * How a figure is written. "dollars" are added up: whole on a screen, with their cents on paper. An "amount" has its cents but
 * on the client's screen. "estimate" is whole dollars everywhere. Words are no figures: they have no difference and no mark.
 */
export type Precision = "cents" | "amount" | "dollars" | "estimate" | "rate" | "months" | "words";

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
  | { precision: Exclude<Precision, "words">; of: (column: Computed, words: LoanWords) => Reading }
  /** What was typed can be said of a loan that has no figures yet. */
  | { precision: "words"; of: (column: Column, words: LoanWords) => Reading };

/** One line of a report over all its loans, for whoever reads it. */
export type Row = Explained &
  Read & {
    key: string;
    /** What the line is called: a figure of the catalogue, or words made of it. */
    words: FigureWord | ((words: LoanWords) => string);
    /** The lowest is marked: lower is better. "officer": only on the officer's screen. */
    ranks?: true | "officer";
    /** Differences against loan 1 show on the officer's screen; a line that ranks has them always. */
    compares?: true;
    /** A word beside a figure that is not computed as the others are; such a one is not ranked. */
    note?: (column: Computed, words: LoanWords) => string | null;
    /** A sum of the lines above it. */
    isSum?: boolean;
    /** Left out where it applies to no loan. "client": the officer sees it all the same. */
    optional?: true | "client";
    /** Of which loans the figure says something: left out where it does of none, and none to a client for the others. */
    says?: (column: Computed) => boolean;
    /** It speaks of what clients do not read. */
    audience?: "officer";
    /** Of what is offered: a client reads none of it of a mortgage that is there already. */
    offered?: true;
  };

/** Lines under a title of their own; without one they follow the section's. */
export type Group = { title?: string; rows: readonly Row[] };

export const labelOf = ({ words: named }: Pick<Row, "words">, words: LoanWords): string =>
  typeof named === "string" ? words.figures[named] : named(words);

/** Nothing owed is none: a figure that does not apply. */
export const ifAny = (dollars: number | null): Reading =>
  dollars === null ? "missing" : dollars === 0 ? "none" : dollars;
export const known = (value: number | null): Reading => value ?? "missing";
export const text = (words: string | null): Reading => (words === null ? "missing" : { text: words });

export const isCash = ({ loan }: Column) => loan.program === "allCash";
export const isBought = ({ loan }: Column) => loan.category === "purchase";
export const isRefinance = ({ loan }: Column) => loan.category === "refinance";
