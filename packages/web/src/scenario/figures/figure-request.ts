/** Makes the input for explaining one figure. It is a module of its own so that pages load no more of the engine than their figures need. */
import type { AppreciationType, FigureName, Loan, Scenario } from "@highway/engine/scenario/schema/types";
import type { WorkingLoan } from "../document";
import { wholeInput } from "./engine-input";
import { type Basis, figuresOf } from "./loan-figures";

/** A figure to explain, with everything that it depends on. */
export type FigureInput = { scenario: Scenario; loan: Loan; figure: FigureName };

type FigureRequest = {
  figure: FigureName;
  /** The horizon to explain, in years; absent for all horizons. */
  years?: number;
  /** The kind of appreciation to explain; absent for the one that the other figures use. */
  way?: AppreciationType;
};

/** Returns the input for explaining a loan's figure, with the other loans beside it; null while the loan has no figures. */
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
