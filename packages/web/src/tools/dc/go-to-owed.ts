import { openDebts } from "../../forms/debts/debts-window";
import { goToField } from "../../forms/fields/go-to-field";

/** Opens the mortgages and debts at a field of one of them. */
export function goToOwed(key: string) {
  openDebts();
  goToField(key);
}
