import { cx } from "../../../lib/class-names";
import { type FinancedFlag, setFinanced } from "../../../scenario/edits/loan-edits";
import { loanAt } from "../../../scenario/names/loan-name";
import { edit } from "../../../scenario/store/store";
import { Checkbox } from "../../../ui/fields/checkbox";
import { isSideBySide, useTableLook } from "../../fields/table";
import { type CellProps, useLoanField } from "../../fields/use-loan";

/** The classes of a check box beside a value. With many columns, its word is cut off. */
export const cellCheck =
  "inline-flex flex-none in-data-[look=narrow]:min-w-0 in-data-[look=narrow]:flex-initial in-data-[look=narrow]:overflow-hidden";

type Props = CellProps & {
  flag: FinancedFlag;
  cost: string;
  /** Draws the box only, where a line of its own names it. */
  bare?: boolean;
};

/** A check box that adds a cost to the loan amount. In the grid it appears when it is checked, or when its cell has the pointer or the focus. */
export function Financed({ id, place, flag, cost, bare = false }: Props) {
  const on = useLoanField(id, flag);
  const look = useTableLook();
  // A single column shows the financed costs in rows of their own.
  if (!bare && !isSideBySide(look)) return null;
  return (
    <span className={bare ? undefined : cx(cellCheck, !on && "cell-off")}>
      <Checkbox
        label={on ? "financed" : "finance"}
        hideLabel={bare}
        small={!bare}
        aria-label={`Finance the ${cost} of ${loanAt(place)}`}
        checked={on}
        onChange={(checked) => edit(null, setFinanced(id, flag, checked))}
      />
    </span>
  );
}
