import { limits } from "@highway/engine/scenario/schema/limits";
import { ChevronDown } from "lucide-react";
import { Cell } from "../../../forms/fields/cell";
import { dollarsText } from "../../../forms/fields/figure-fields";
import { FigureInput } from "../../../forms/fields/figure-input";
import { TableRow } from "../../../forms/fields/table";
import { type CellProps, named, useLoanField } from "../../../forms/fields/use-loan";
import { usePlaceChoice, usePlaceLabel } from "../../../forms/loan/cells/choice-cells";
import { useIsOwned, useProperty } from "../../../forms/property/use-property";
import { usualValue } from "../../../forms/property/worth";
import { priceOf, type WorkingPrice, type WorkingProperty } from "../../../scenario/document";
import { setPrice, setPropertyFigure } from "../../../scenario/edits/property-edits";
import { edit, useScenario } from "../../../scenario/store/store";
import { Icon } from "../../../ui/icon";

/** The price that the loan pays, typed here; where there are several, or several houses, a list chooses another. */
export function PriceLine({ id, place }: CellProps) {
  const property = useProperty(useLoanField(id, "propertyID"));
  const price = priceOf(property, useLoanField(id, "purchaseDetailsID"));
  const { value, options, choose } = usePlaceChoice(id);
  const label = usePlaceLabel();
  const owned = useIsOwned(property.id);
  if (!price) return null;
  const fieldKey = owned ? `${property.id}.userEstimatedValue` : `${price.id}.price`;
  return (
    <TableRow label={owned ? "Value" : "Price"} className="field-row">
      <Cell
        fieldKey={fieldKey}
        gutter={
          options.length > 1 && (
            <>
              <Icon of={ChevronDown} size={14} />
              <select
                aria-label={named(label, place)}
                className="choice choice-gutter"
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
            decimals={limits.price.decimals}
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
      decimals={limits.userEstimatedValue.decimals}
      prefix="$"
      fallback={usual === null ? "" : dollarsText(Math.round(usual))}
      onType={(figure) => edit(fieldKey, setPropertyFigure(property.id, "userEstimatedValue", figure))}
      row="price"
      column={place}
    />
  );
}
