/** The code that explains figures. It is a module of its own so that a browser loads it only when a figure is pressed. */
import { explainLoan } from "@highway/engine/scenario/explain";
import type { Explanation } from "@highway/engine/scenario/schema/types";
import type { FigureInput } from "./figure-request";

export const explanationOf = ({ scenario, loan, figure }: FigureInput): Explanation =>
  explainLoan(scenario, loan, [figure])![figure]!;
