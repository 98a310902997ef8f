import { consolidationOf, loanToConsolidateWith, setConsolidation } from "../../scenario/consolidation";
import { isExisting } from "../../scenario/document";
import { edit, useScenario } from "../../scenario/store/store";
import { LoanSelect } from "../every/answer/loan-choice";

export const newLoan = { title: "New loan", chosen: loanToConsolidateWith };

/** Chooses the loan that replaces the others, if there are several. */
export function NewLoanChoice() {
  const chosen = useScenario(({ document }) => loanToConsolidateWith(document)?.id ?? consolidationOf(document).loanID);
  return (
    <LoanSelect
      label={newLoan.title}
      chosen={chosen}
      isOffered={(loan) => !isExisting(loan)}
      onChoose={(loanID) => edit(null, setConsolidation({ loanID }))}
    />
  );
}
