/** The code that writes workings down. It stands alone so that a browser fetches it only when a figure is pressed. */
import { explainLoan } from "@highway/engine/scenario/explain";
import type { Explanation } from "@highway/engine/scenario/schema/types";
import type { AskedFigure } from "./asked-figure";

export const explanationOf = ({ scenario, loan, figure }: AskedFigure): Explanation =>
  explainLoan(scenario, loan, [figure])![figure]!;
