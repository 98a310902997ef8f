import { checksOf } from "@highway/engine/scenario/checks/all-checks";
import { workOut } from "@highway/engine/scenario/working";
import { comparedLoans, type WorkingLoan } from "../../../scenario/document";
import { type Basis, figuresOf } from "../../../scenario/figures/loan-figures";

/** Calculates a loan for its checks; null while it has no figures. */
export function checkedLoan(basis: Basis, loan: WorkingLoan) {
  const { input } = figuresOf(basis, loan);
  return input && workOut(input, input.loans[0]!);
}

/** Counts the checks of each loan that need attention; a loan without figures has no count. */
export const attentionByLoan = (basis: Basis): Readonly<Record<string, number>> =>
  Object.fromEntries(
    comparedLoans(basis.document).flatMap((loan) => {
      const working = checkedLoan(basis, loan);
      return working ? [[loan.id, checksOf(working).filter(({ state }) => state === "attention").length]] : [];
    }),
  );
