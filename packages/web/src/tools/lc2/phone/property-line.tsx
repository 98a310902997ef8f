import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Cell } from "../../../forms/fields/cell";
import { TableRow } from "../../../forms/fields/table";
import { type CellProps, useLoanField } from "../../../forms/fields/use-loan";
import { useFieldError } from "../../../forms/fields/view";
import { PropertyDrawer } from "../../../forms/property/property-drawer";
import { useProperty } from "../../../forms/property/use-property";
import { placeName } from "../../../scenario/names/place-name";
import { useScenario } from "../../../scenario/store/store";
import { Icon } from "../../../ui/icon";

/** The house that the loan buys: a press opens all that is known of it. */
export function PropertyLine({ id, place }: CellProps) {
  const [open, setOpen] = useState(false);
  const propertyID = useLoanField(id, "propertyID");
  const property = useProperty(propertyID);
  const at = useScenario(({ document }) => document.properties.findIndex((each) => each.id === propertyID));
  const name = placeName(property, Math.max(0, at));
  const error = useFieldError(`${propertyID}.address`);
  return (
    <TableRow label="Property" className="field-row">
      <Cell gutter={<Icon of={ChevronRight} size={16} />}>
        <button
          type="button"
          className="phone-open"
          aria-label={`${property.address ? name : "Add the location"}: location, taxes and costs, loan ${place + 1}`}
          onClick={() => setOpen(true)}
        >
          {property.address ? name : <span className="text-accent-text">Add the location</span>}
          {error && <span className="block text-danger text-xs">{error}</span>}
        </button>
        <PropertyDrawer id={open ? propertyID : null} onClose={() => setOpen(false)} />
      </Cell>
    </TableRow>
  );
}
