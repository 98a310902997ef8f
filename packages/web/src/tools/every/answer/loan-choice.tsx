import { assumptionsOf, loanToBuyWith, setAssumptions } from "../../../scenario/assumptions";
import { isPurchase } from "../../../scenario/document";
import { loanName, placesOf } from "../../../scenario/names/loan-name";
import { edit, useScenario } from "../../../scenario/store/store";
import { Select } from "../../../ui/fields/select";

/** Chooses the purchase loan that is looked at, where there are several. */
export function LoanChoice() {
  const all = useScenario(({ document }) => document.loans);
  const places = placesOf(all);
  const loans = all.filter(isPurchase);
  const chosen = useScenario(({ document }) => loanToBuyWith(document)?.id ?? assumptionsOf(document).loanID);
  if (loans.length < 2 && loans[0]?.id === chosen) return null;
  return (
    <Select
      aria-label="Loan to buy with"
      value={chosen}
      options={loans.map((loan) => ({ value: loan.id, label: `${places.get(loan)!.head}, ${loanName(loan)}` }))}
      onChange={(loanID) => edit(null, setAssumptions({ loanID }))}
    />
  );
}
