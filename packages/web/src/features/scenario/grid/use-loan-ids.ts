import { useShallow } from "zustand/react/shallow";
import { useScenario } from "../../../lib/scenario/store";

/** The loans in their order; drawn again when one comes, goes or moves, not when one changes. */
export const useLoanIDs = () => useScenario(useShallow((state) => state.document.loans.map((loan) => loan.id)));
