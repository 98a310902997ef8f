import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { useShallow } from "zustand/react/shallow";
import { comparedLoans, loanOf, type WorkingLoan } from "../../scenario/document";
import { type Basis, basisOf, resultOf } from "../../scenario/figures/loan-figures";
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

/** An empty loan in place of one that was removed while its column is still there: a cell reads it before it is removed. */
const absentLoan = newLoan("", "");

/** Reads one field of a loan, so that a cell is drawn again only if its own field changes. */
export const useLoanField = <K extends keyof WorkingLoan>(id: string, field: K): WorkingLoan[K] =>
  useScenario((state) => (loanOf(state.document, id) ?? absentLoan)[field]);

type Tell<T> = (result: LoanResult, loan: WorkingLoan) => T;

function figureIn<T>(state: Basis, id: string, tell: Tell<T>): T | null {
  const loan = loanOf(state.document, id);
  const result = loan && resultOf(basisOf(state), loan);
  return result ? tell(result, loan) : null;
}

/** Reads something from a loan's figures, a frame after the key press; null while the loan has none. The result must be primitive, because equality decides. */
export const useFigure = <T extends string | number | boolean | null>(id: string, tell: Tell<T>): T | null =>
  useSettledScenario((state) => figureIn(state, id, tell));

/** Reads the same for an edit, which must not write what was true a frame ago. */
export const figureNow = <T>(id: string, tell: Tell<T>): T | null => figureIn(useScenario.getState(), id, tell);

export const useIsCash = (id: string) => useLoanField(id, "program") === "allCash";

/** Reads the ids of the compared loans in order, so that a component is drawn again only if one is added, removed or moved. */
export const useLoanIDs = () =>
  useScenario(useShallow((state) => comparedLoans(state.document).map((loan) => loan.id)));

/** Reads all figures of one loan, a frame after the key press; null while it has none. It is for windows; a cell reads one figure. */
export const useResult = (id: string): LoanResult | null =>
  useSettledScenario((state) => {
    const loan = loanOf(state.document, id);
    return loan ? resultOf(basisOf(state), loan) : null;
  });
