import { newPartId } from "../../../lib/new-id";
import { addLoan } from "../../../scenario/edits/loan-list-edits";
import { edit, useScenario } from "../../../scenario/store/store";

/** Adds a loan. @returns its id; null if there is no room for one */
export function addNewLoan(): string | null {
  const id = newPartId("loan");
  edit(null, addLoan(id));
  return useScenario.getState().document.loans.some((loan) => loan.id === id) ? id : null;
}
