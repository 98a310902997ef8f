import { type Basis, basisOf } from "../../../scenario/figures/loan-figures";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { useScenario } from "../../../scenario/store/store";

/** Reads the figures of the open scenario. They follow each key a frame later, once what was typed and the answer are painted. */
export function useFigures<Figures>(figuresOf: (basis: Basis) => Figures): Figures {
  const document = useSettledScenario((state) => state.document);
  const client = useSettledScenario((state) => state.client);
  return figuresOf(basisOf({ document, client }));
}

/** Reads the figures in the frame of the key press itself, only for the answer and what must stand beside it. */
export function useFiguresAtOnce<Figures>(figuresOf: (basis: Basis) => Figures): Figures {
  const document = useScenario((state) => state.document);
  const client = useScenario((state) => state.client);
  return figuresOf(basisOf({ document, client }));
}
