import type { AskedFigure } from "../../scenario/figures/asked-figure";
import type { Whole } from "../../scenario/figures/figures";
import type { Basis } from "../../scenario/figures/loan-figures";
import type { Column } from "./column";
import type { OpenFigure } from "./use-working";
import type { Yearly } from "./yearly";

/** What the loans do over the years, and the scenario as a whole. */
export type Times = Whole & {
  /** The last year that is drawn. */
  lastYear: number;
  /** Each loan's figures at every year from 0 to the last, for the loans that have figures. */
  yearly: Yearly;
};

export type Results = {
  reportID: string;
  columns: readonly Column[];
  /** The day whose rules apply. */
  asOf: string;
  /** The years at which the results are read. */
  years: readonly number[];
  /** The sections to show, as the report names them. */
  highlighted: readonly string[] | undefined;
  /** What all of it follows from: what the loans do over the years is worked out of it a frame later. */
  basis: Basis;
  /** What the working of a figure is made of; null while the loan has no figures. */
  asked: (figure: OpenFigure) => AskedFigure | null;
};

/** What every section is drawn of. */
export type SectionProps = {
  columns: readonly Column[];
  years: readonly number[];
  differences: boolean;
  /** What a client reads: nothing that is the officer's own. */
  forClient: boolean;
};

/** What a section is drawn of that speaks of the years too. */
export type LaterProps = SectionProps & { times: Times };
