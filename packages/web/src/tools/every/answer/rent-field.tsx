import { assumptionFields } from "@highway/engine/tools/assumptions";
import { KeyRound } from "lucide-react";
import { useFieldError } from "../../../forms/fields/field-errors";
import { goToField } from "../../../forms/fields/go-to-field";
import type { Action } from "../../../lib/actions";
import { assumptionsOf, setAssumptions } from "../../../scenario/assumptions";
import { edit, useScenario } from "../../../scenario/store/store";
import { MoneyField } from "../../../ui/fields/number-field";

const fieldKey = "assumptions.rent";

export const goToRent: Action = {
  label: "Go to the rent",
  icon: KeyRound,
  keys: "r",
  onSelect: () => goToField(fieldKey),
};

/** The rent of the same home, which only the officer knows. */
export function RentField({ label = "Monthly rent for the same home" }: { label?: string }) {
  const rent = useScenario(({ document }) => assumptionsOf(document).rent);
  const error = useFieldError(fieldKey);
  return (
    <MoneyField
      label={label}
      data-field={fieldKey}
      decimals={assumptionFields.rent.decimals}
      value={rent}
      error={error}
      step={50}
      onChange={(value, text) => edit(fieldKey, setAssumptions({ rent: text ?? value }))}
      className="max-w-64"
    />
  );
}
