import { explainLoan } from "@highway/engine/scenario/explain";
import type { ReactNode } from "react";
import { WorkingText, writtenAnswer } from "../../../report/skins/screen/working-text";
import type { FigureInput } from "../../../scenario/figures/figure-request";

type Props = {
  asked: FigureInput;
  asOf: string;
  /** Draws the head. It is passed in so that this code, which is loaded on demand, contains none of the page's. */
  head: (answer: string) => ReactNode;
};

/** The working of a loan's figure. */
export default function WorkingBody({ asked: { scenario, loan, figure }, asOf, head }: Props) {
  const explanation = explainLoan(scenario, loan, [figure])![figure]!;
  return <WorkingText explanation={explanation} asOf={asOf} head={head(writtenAnswer(explanation))} />;
}
