import { newId } from "../../../lib/scenario/new-id";
import { edit, useScenario } from "../../../lib/scenario/store";
import { addLoan } from "../edits/loan-list-edits";

/** @returns the new loan's id; null where there is no room for one */
export function addNewLoan(): string | null {
  const id = newId("loan");
  edit(null, addLoan(id));
  return useScenario.getState().document.loans.some((loan) => loan.id === id) ? id : null;
}
