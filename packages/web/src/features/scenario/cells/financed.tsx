import { edit } from "../../../lib/scenario/store";
import { Checkbox } from "../../../ui/checkbox";
import { type FinancedFlag, setFinanced } from "../edits/loan-edits";
import { type CellProps, useLoanField } from "./use-loan";

/** Adds a cost to the loan amount. The box shows itself when it is on, and when its cell has the pointer or the focus. */
export function Financed({ id, place, flag, cost }: CellProps & { flag: FinancedFlag; cost: string }) {
  const on = useLoanField(id, flag);
  return (
    <span className={on ? "cell-check" : "cell-check cell-check-off"}>
      <Checkbox
        label={on ? "financed" : "finance"}
        aria-label={`Finance the ${cost} of loan ${place + 1}`}
        checked={on}
        onChange={(checked) => edit(null, setFinanced(id, flag, checked))}
      />
    </span>
  );
}
