import type { Column } from "../../../report/columns";
import type { OpenFigure } from "../../../report/skins/screen/use-working";
import type { FigureInput } from "../../../scenario/figures/figure-request";
import type { Basis } from "../../../scenario/figures/loan-figures";

export type Results = {
  reportID: string;
  columns: readonly Column[];
  /** The day whose rules apply. */
  asOf: string;
  /** The years at which the results are read. */
  years: readonly number[];
  /** The sections to show, as the report names them. */
  highlighted: readonly string[] | undefined;
  /** The scenario that all of it follows from. What the loans do over the years is worked out from it a frame later. */
  basis: Basis;
  /** What the working of a figure is made of; null while the loan has no figures. */
  asked: (figure: OpenFigure) => FigureInput | null;
};
