import { homeFields, priceFields } from "@highway/engine/scenario/schema/property";
import { ChevronDown, ChevronRight } from "lucide-react";
import { memo, useState } from "react";
import { Cell } from "../../../forms/fields/cell";
import { useFieldError } from "../../../forms/fields/field-errors";
import { dollarsText } from "../../../forms/fields/figure-fields";
import { FigureInput } from "../../../forms/fields/figure-input";
import { RowGroup, Table, TableCell, TableRow } from "../../../forms/fields/table";
import { type CellProps, named, useLoanField } from "../../../forms/fields/use-loan";
import { gutterList } from "../../../forms/loan/cells/choice";
import { usePlaceChoice, usePlaceLabel } from "../../../forms/loan/cells/choice-cells";
import { ChecksMark } from "../../../forms/loan/checks/checks-mark";
import { LoanMenu, LoanNameInput } from "../../../forms/loan/loan-head";
import { inputGroups } from "../../../forms/loan/rows";
import { FinancedLines, GroupLines, ResultLines } from "../../../forms/loan/window/loan-lines";
import { PropertyDrawer } from "../../../forms/property/property-drawer";
import { useIsOwned, useProperty, usualValue } from "../../../forms/property/use-property";
import { priceOf, type WorkingPrice, type WorkingProperty } from "../../../scenario/document";
import { setPrice, setPropertyFigure } from "../../../scenario/edits/property-edits";
import { loanAt, offeredPlace } from "../../../scenario/names/loan-name";
import { placeName } from "../../../scenario/names/place-name";
import { edit, useScenario } from "../../../scenario/store/store";
import { Icon } from "../../../ui/icon";
import { RulesDay } from "../grid/rules-day";

/** All of one loan, field below field. */
export const PhoneLoan = memo(function PhoneLoan({ id, place, count }: CellProps & { count: number }) {
  return (
    <>
      <Table label={offeredPlace(place).head} loans={1} look="phone">
        <RowGroup>
          <TableRow kind="name" label={<LoanNameInput id={id} place={place} className="h-11 w-full text-[16px]" />}>
            <TableCell>
              <span className="flex items-center">
                <ChecksMark id={id} place={place} large />
                <LoanMenu id={id} place={place} count={count} keys={false} />
              </span>
            </TableCell>
          </TableRow>
        </RowGroup>
        {inputGroups.map((group, i) => (
          <RowGroup key={group.title}>
            {i > 0 && <TableRow kind="title" label={group.title} />}
            {i === 0 && <PropertyLine id={id} place={place} />}
            {i === 0 && <PriceLine id={id} place={place} />}
            <GroupLines of={group} id={id} place={place} phone />
          </RowGroup>
        ))}
        <FinancedLines id={id} place={place} />
        <ResultLines id={id} />
      </Table>
      <div className="px-4 py-3 text-fg-3 text-sm">
        <RulesDay />
      </div>
    </>
  );
});

/** The price that the loan pays, typed here; where there are several, or several houses, a list chooses another. */
function PriceLine({ id, place }: CellProps) {
  const property = useProperty(useLoanField(id, "propertyID"));
  const price = priceOf(property, useLoanField(id, "purchaseDetailsID"));
  const { value, options, choose } = usePlaceChoice(id);
  const label = usePlaceLabel();
  const owned = useIsOwned(property.id);
  if (!price) return null;
  const fieldKey = owned ? `${property.id}.userEstimatedValue` : `${price.id}.price`;
  return (
    <TableRow label={owned ? "Value" : "Price"} kind="field">
      <Cell
        fieldKey={fieldKey}
        gutter={
          options.length > 1 && (
            <>
              <Icon of={ChevronDown} size={14} />
              <select
                aria-label={named(label, place)}
                className={gutterList}
                value={value}
                onChange={(event) => choose(event.target.value)}
              >
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            </>
          )
        }
      >
        {owned ? (
          <ValueInput property={property} price={price} place={place} />
        ) : (
          <FigureInput
            fieldKey={fieldKey}
            label={named("Price", place)}
            value={price.price}
            write={dollarsText}
            decimals={priceFields.price.decimals}
            prefix="$"
            fallback="0"
            required
            onType={(figure) => edit(fieldKey, setPrice(property.id, price.id, figure))}
            row="price"
            column={place}
          />
        )}
      </Cell>
    </TableRow>
  );
}

/** What a home that the client has is worth. */
function ValueInput({ property, price, place }: { property: WorkingProperty; price: WorkingPrice; place: number }) {
  const usual = useScenario(({ document }) => usualValue(property, price, document)?.dollars ?? null);
  const fieldKey = `${property.id}.userEstimatedValue`;
  return (
    <FigureInput
      fieldKey={fieldKey}
      label={named("Value", place)}
      value={property.userEstimatedValue}
      write={dollarsText}
      decimals={homeFields.userEstimatedValue.decimals}
      prefix="$"
      fallback={usual === null ? "" : dollarsText(Math.round(usual))}
      onType={(figure) => edit(fieldKey, setPropertyFigure(property.id, "userEstimatedValue", figure))}
      row="price"
      column={place}
    />
  );
}

/** The house that the loan buys: a press opens all that is known of it. */
function PropertyLine({ id, place }: CellProps) {
  const [open, setOpen] = useState(false);
  const propertyID = useLoanField(id, "propertyID");
  const property = useProperty(propertyID);
  const at = useScenario(({ document }) => document.properties.findIndex((each) => each.id === propertyID));
  const name = placeName(property, Math.max(0, at));
  const error = useFieldError(`${propertyID}.address`);
  return (
    <TableRow label="Property" kind="field">
      <Cell gutter={<Icon of={ChevronRight} size={16} />}>
        <button
          type="button"
          className="min-h-11 max-w-full truncate text-right after:absolute after:inset-0"
          data-field={`${propertyID}.address`}
          aria-label={`${property.address ? name : "Add the location"}: location, taxes and costs, ${loanAt(place)}`}
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
