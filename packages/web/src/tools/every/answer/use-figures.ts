import { type Basis, basisOf } from "../../../scenario/figures/loan-figures";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";

/** The figures of the open scenario. They follow each key a frame later, when what was typed is painted. */
export function useFigures<Figures>(figuresOf: (basis: Basis) => Figures): Figures {
  const document = useSettledScenario((state) => state.document);
  const client = useSettledScenario((state) => state.client);
  return figuresOf(basisOf({ document, client }));
}
