/** What the working of a figure is asked of. It stands alone so that the page brings no more of the engine than its figures need. */
import type { AppreciationType, FigureName, Loan, Scenario } from "@highway/engine/scenario/schema/types";
import type { WorkingLoan } from "../document";
import { wholeInput } from "./engine-input";
import { type Basis, figuresOf } from "./loan-figures";

/** A figure whose working is asked for, with all that it follows from. */
export type FigureInput = { scenario: Scenario; loan: Loan; figure: FigureName };

type FigureRequest = {
  figure: FigureName;
  /** The one horizon that is asked about; all of them without. */
  years?: number;
  /** The way of growing that is asked about; without one, that of the other figures. */
  way?: AppreciationType;
};

/** What the working of a loan's figure is made of, the other loans beside it; null while the loan has no figures. */
export function figureRequest(
  basis: Basis,
  loan: WorkingLoan,
  { figure, years, way }: FigureRequest,
): FigureInput | null {
  const { input } = figuresOf(basis, loan);
  if (!input) return null;
  const whole = wholeInput(basis.document, basis.client);
  const scenario = {
    ...whole,
    ...(years !== undefined && { horizonYears: [years] }),
    ...(way && { properties: whole.properties.map((home) => ({ ...home, appreciationTypes: [way] })) }),
  };
  return { scenario, loan: input.loans[0]!, figure };
}
