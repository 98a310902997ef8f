import { limits } from "@highway/engine/scenario/schema/limits";
import { addDebt, mostDebts } from "../../scenario/edits/debt-edits";
import { edit, useScenario } from "../../scenario/store/store";
import { DebtLine } from "./debt-line";
import { OwedSection } from "./owed-section";

const titles = ["Name", "Type", "Balance", "Payment / mo", "Rate", "Months left", "Pay off"];

/** Adds a debt and goes to its name. */
function addAndEnter() {
  edit(null, addDebt());
  // The line is there after the next frame.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(".debt-line:last-child .owed-text")?.focus());
}

/** All that the client owes beside mortgages of the scenario. */
export function DebtList() {
  const debts = useScenario((state) => state.document.debts);
  const full = debts.length >= mostDebts;
  return (
    <OwedSection
      title="Debts"
      titles={titles}
      lines="debt-line"
      isEmpty={debts.length === 0}
      empty="No debts yet. Add one, or paste lines of a spreadsheet into its name: name, type, balance, payment, rate, months left."
      add={{ label: "Add debt", full: full && limits.counts.debts.sentence, onAdd: addAndEnter }}
    >
      {debts.map((debt, place) => (
        <DebtLine key={debt.id} debt={debt} place={place} />
      ))}
    </OwedSection>
  );
}
