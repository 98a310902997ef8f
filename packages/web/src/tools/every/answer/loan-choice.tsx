import { assumptionsOf, loanToBuyWith, setAssumptions } from "../../../scenario/assumptions";
import { isPurchase, type WorkingLoan } from "../../../scenario/document";
import { loanName, placesOf } from "../../../scenario/names/loan-name";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { edit, useScenario } from "../../../scenario/store/store";
import { Select } from "../../../ui/fields/select";

export const buyingLoan = { title: "Loan for the purchase", chosen: loanToBuyWith };

/** Chooses the purchase loan that the answer is about, if there are several. */
export function LoanChoice() {
  const chosen = useScenario(({ document }) => loanToBuyWith(document)?.id ?? assumptionsOf(document).loanID);
  return (
    <LoanSelect
      label={buyingLoan.title}
      chosen={chosen}
      isOffered={isPurchase}
      onChoose={(loanID) => edit(null, setAssumptions({ loanID }))}
    />
  );
}

type Props = {
  label: string;
  chosen: string;
  isOffered: (loan: WorkingLoan) => boolean;
  onChoose: (loanID: string) => void;
};

/** Chooses one of the report's loans, if there are several. */
export function LoanSelect({ label, chosen, isOffered, onChoose }: Props) {
  const all = useSettledScenario(({ document }) => document.loans);
  const places = placesOf(all);
  const loans = all.filter(isOffered);
  if (loans.length < 2 && loans[0]?.id === chosen) return null;
  return (
    <Select
      aria-label={label}
      value={chosen}
      options={loans.map((loan) => ({ value: loan.id, label: `${places.get(loan)!.head}, ${loanName(loan)}` }))}
      onChange={onChoose}
    />
  );
}
