import { ChevronRight } from "lucide-react";
import { memo, useState } from "react";
import { useScenario } from "../../../lib/scenario/store";
import { Icon } from "../../../ui/icon";
import { type CellProps, useLoanField } from "../cells/use-loan";
import { resultRows } from "../compare/rows";
import { Cell } from "../fields/cell";
import { ComputedRow } from "../grid/computed-row";
import { LoanMenu, LoanNameInput } from "../grid/loan-head";
import { inputGroups } from "../grid/rows";
import { RowGroup, Table, TableRow } from "../grid/table";
import { placeName } from "../properties/place-name";
import { PropertyDrawer } from "../properties/property-drawer";
import { useProperty } from "../properties/use-property";
import { useFieldError } from "../view";

/** All of one loan, field below field. */
export const PhoneLoan = memo(function PhoneLoan({ id, place, count }: CellProps & { count: number }) {
  return (
    <Table label={`Loan ${place + 1}`} loans={1} className="phone-loan">
      <div role="presentation" className="phone-name">
        <LoanNameInput id={id} place={place} />
        <LoanMenu id={id} place={place} count={count} />
      </div>
      {inputGroups.map(({ title, rows }, i) => (
        <RowGroup key={title}>
          {i > 0 && <TableRow className="phone-title" label={title} />}
          {i === 0 && <PropertyRow id={id} place={place} />}
          {rows.map(({ label, Cell: Field }) => (
            <TableRow key={label} label={label} className="field-row">
              <Field id={id} place={place} />
            </TableRow>
          ))}
        </RowGroup>
      ))}
      <RowGroup>
        <TableRow className="phone-title" label="Results" />
        {resultRows.map((row) => (
          <ComputedRow key={row.key} row={row} ids={[id]} className="computed-row" />
        ))}
      </RowGroup>
    </Table>
  );
});

/** The house that the loan buys: a press opens all that is known of it. */
function PropertyRow({ id, place }: CellProps) {
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
      </Cell>
      <PropertyDrawer id={open ? propertyID : null} onClose={() => setOpen(false)} whole />
    </TableRow>
  );
}
