import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { loanOf } from "../../scenario/document";
import { basisOf, resultOf } from "../../scenario/figures/loan-figures";
import { useSettledScenario } from "../../scenario/store/settled-scenario";

/** All figures of one loan, a frame after the key; null while it has none. For windows: a cell asks for one figure. */
export const useResult = (id: string): LoanResult | null =>
  useSettledScenario((state) => {
    const loan = loanOf(state.document, id);
    return loan ? resultOf(basisOf(state), loan) : null;
  });
