import { useShallow } from "zustand/react/shallow";
import { comparedLoans } from "../../../scenario/document";
import { useScenario } from "../../../scenario/store/store";

/** The loans that are compared in their order; drawn again when one comes, goes or moves, not when one changes. */
export const useLoanIDs = () =>
  useScenario(useShallow((state) => comparedLoans(state.document).map((loan) => loan.id)));
