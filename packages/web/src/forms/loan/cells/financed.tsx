import { type FinancedFlag, setFinanced } from "../../../scenario/edits/loan-edits";
import { edit } from "../../../scenario/store/store";
import { Checkbox } from "../../../ui/fields/checkbox";
import { type CellProps, useLoanField } from "../../fields/use-loan";

type Props = CellProps & {
  flag: FinancedFlag;
  cost: string;
  /** A line of its own names it: only the box is drawn. */
  bare?: boolean;
};

/** Adds a cost to the loan amount. In the grid the box shows itself when it is on, and when its cell has the pointer or the focus. */
export function Financed({ id, place, flag, cost, bare = false }: Props) {
  const on = useLoanField(id, flag);
  return (
    <span className={bare ? undefined : on ? "cell-check cell-financed" : "cell-check cell-financed cell-check-off"}>
      <Checkbox
        label={on ? "financed" : "finance"}
        hideLabel={bare}
        aria-label={`Finance the ${cost} of loan ${place + 1}`}
        checked={on}
        onChange={(checked) => edit(null, setFinanced(id, flag, checked))}
      />
    </span>
  );
}
