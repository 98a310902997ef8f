import { SlidersHorizontal } from "lucide-react";
import { edit } from "../../../lib/scenario/store";
import { Checkbox } from "../../../ui/checkbox";
import { Icon } from "../../../ui/icon";
import { Popover } from "../../../ui/popover";
import { setSelfInsured } from "../edits/insurance-edits";
import { type CellProps, useLoanField } from "./use-loan";

/** What else can be said of a loan's insurance. */
export function MIOptions({ id, place }: CellProps) {
  const on = useLoanField(id, "selfInsured");
  return (
    <Popover
      label={`Insurance options of loan ${place + 1}`}
      button={<Icon of={SlidersHorizontal} size={14} />}
      buttonClassName="gutter-button"
      side="bottom-end"
      className="w-64 p-4"
    >
      {() => (
        <>
          <Checkbox label="Self-insured" checked={on} onChange={(checked) => edit(null, setSelfInsured(id, checked))} />
          <p className="mt-1 text-fg-3 text-sm">No monthly and no upfront premium: the lender carries the risk.</p>
        </>
      )}
    </Popover>
  );
}
