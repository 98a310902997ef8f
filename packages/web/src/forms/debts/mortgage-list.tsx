import { limits } from "@highway/engine/scenario/schema/limits";
import { useShallow } from "zustand/react/shallow";
import { newId } from "../../lib/new-id";
import { isExisting } from "../../scenario/document";
import { addMortgage, mostLoansInAll } from "../../scenario/edits/debt-edits";
import { edit, useScenario } from "../../scenario/store/store";
import { MortgageLine } from "./mortgage-line";
import { OwedSection } from "./owed-section";

const titles = ["Name", "Home", "Balance", "Rate", "Months left", "Payment / mo", "MI / mo", "Pay off"];

/** The mortgages that the client has on homes of the scenario. */
export function MortgageList() {
  const mortgages = useScenario(useShallow((state) => state.document.loans.filter(isExisting)));
  const full = useScenario((state) => state.document.loans.length >= mostLoansInAll);
  return (
    <OwedSection
      title="Mortgages"
      titles={titles}
      lines="mortgage-line"
      isEmpty={mortgages.length === 0}
      empty="No mortgage: the home is free and clear."
      add={{
        label: "Add mortgage",
        full: full && limits.counts.loans.sentence,
        onAdd: () => edit(null, addMortgage(newId("loan"))),
      }}
    >
      {mortgages.map((mortgage, place) => (
        <MortgageLine key={mortgage.id} mortgage={mortgage} place={place} />
      ))}
    </OwedSection>
  );
}
