import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useScenario } from "../../../lib/scenario/store";
import { Icon } from "../../../ui/icon";
import { type CellProps, useLoanField } from "../cells/use-loan";
import { Cell } from "../fields/cell";
import { TableRow } from "../grid/table";
import { placeName } from "../properties/place-name";
import { PropertyDrawer } from "../properties/property-drawer";
import { useProperty } from "../properties/use-property";
import { useFieldError } from "../view";

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
