import { homeFields, priceFields } from "@highway/engine/scenario/schema/property";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useState } from "react";
import { priceOf, type WorkingPrice, type WorkingProperty } from "../../scenario/document";
import { setPropertyFigure } from "../../scenario/edits/property-edits";
import { loanAt } from "../../scenario/names/loan-name";
import { placeName } from "../../scenario/names/place-name";
import { edit, useScenario } from "../../scenario/store/store";
import { Icon } from "../../ui/icon";
import { Cell } from "../fields/cell";
import { useFieldError } from "../fields/field-errors";
import { dollarsText } from "../fields/figure-fields";
import { FigureInput } from "../fields/figure-input";
import { TableRow } from "../fields/table";
import { type CellProps, labelOfLoan, useLoanField } from "../fields/use-loan";
import { gutterList } from "../loan/cells/choice";
import { usePlaceChoice, usePlaceLabel } from "../loan/cells/choice-cells";
import { PropertyDrawer } from "./property-drawer";
import { useIsOwned, usePriceTyping, useProperty, usualValue } from "./use-property";

/** The price in the loan's column. If there are several prices or homes, a list chooses another. */
export function PriceLine({ id, place }: CellProps) {
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
                aria-label={labelOfLoan(label, place)}
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
          <PriceInput property={property} price={price} place={place} />
        )}
      </Cell>
    </TableRow>
  );
}

type InputProps = { property: WorkingProperty; price: WorkingPrice; place: number };

const PriceInput = ({ property, price, place }: InputProps) => (
  <FigureInput
    {...usePriceTyping(property.id, price)}
    label={labelOfLoan("Price", place)}
    value={price.price}
    write={dollarsText}
    decimals={priceFields.price.decimals}
    prefix="$"
    fallback="0"
    required
    row="price"
    column={place}
  />
);

function ValueInput({ property, price, place }: InputProps) {
  const usual = useScenario(({ document }) => usualValue(property, price, document)?.dollars ?? null);
  const fieldKey = `${property.id}.userEstimatedValue`;
  return (
    <FigureInput
      fieldKey={fieldKey}
      label={labelOfLoan("Value", place)}
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

/** The home that the loan is for. A press opens its drawer. */
export function PropertyLine({ id, place }: CellProps) {
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
