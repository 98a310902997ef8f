import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { useShallow } from "zustand/react/shallow";
import { comparedLoans, loanOf, type WorkingLoan } from "../../scenario/document";
import { basisOf, resultOf } from "../../scenario/figures/loan-figures";
import { loanAt } from "../../scenario/names/loan-name";
import { newLoan } from "../../scenario/new-report";
import { useSettledScenario } from "../../scenario/store/settled-scenario";
import { useScenario } from "../../scenario/store/store";

/** Which loan a cell belongs to, and its place, from 0. */
export type CellProps = { id: string; place: number };
/** The props of a dialog that a cell opens for more fields of the same loan. */
export type LoanDialogProps = CellProps & { onClose: () => void };

/** Names a control to a screen reader: "Rate, loan B". */
export const labelOfLoan = (label: string, place: number) => `${label}, ${loanAt(place)}`;

/** Stands in for a loan that is gone while its column still is: a cell asks before it is taken away. */
const absentLoan = newLoan("", "");

/** One field of a loan: a cell is drawn again when its own field changes, not when its loan does. */
export const useLoanField = <K extends keyof WorkingLoan>(id: string, field: K): WorkingLoan[K] =>
  useScenario((state) => (loanOf(state.document, id) ?? absentLoan)[field]);

/** Reads something from a loan's figures, a frame after the key; null while the loan has none. What is read must be a plain value. */
export const useFigure = <T extends string | number | boolean | null>(
  id: string,
  tell: (result: LoanResult, loan: WorkingLoan) => T,
): T | null =>
  useSettledScenario((state) => {
    const loan = loanOf(state.document, id);
    const result = loan && resultOf(basisOf(state), loan);
    return result ? tell(result, loan) : null;
  });

export const useIsCash = (id: string) => useLoanField(id, "program") === "allCash";

/** The loans that are compared in their order; drawn again when one comes, goes or moves, not when one changes. */
export const useLoanIDs = () =>
  useScenario(useShallow((state) => comparedLoans(state.document).map((loan) => loan.id)));

/** All figures of one loan, a frame after the key; null while it has none. For windows: a cell asks for one figure. */
export const useResult = (id: string): LoanResult | null =>
  useSettledScenario((state) => {
    const loan = loanOf(state.document, id);
    return loan ? resultOf(basisOf(state), loan) : null;
  });
