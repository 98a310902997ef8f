import { limits } from "@highway/core/scenario/limits";
import { ChevronDown } from "lucide-react";
import { priceOf } from "../../../lib/scenario/document";
import { edit } from "../../../lib/scenario/store";
import { Icon } from "../../../ui/icon";
import { usePlaceChoice } from "../cells/choice-cells";
import { dollarsText } from "../cells/figure-fields";
import { type CellProps, named, useLoanField } from "../cells/use-loan";
import { setPrice } from "../edits/property-edits";
import { Cell } from "../fields/cell";
import { FigureInput } from "../fields/figure-input";
import { TableRow } from "../grid/table";
import { useProperty } from "../properties/use-property";

/** The price that the loan pays, typed here; where there are several, or several houses, a list chooses another. */
export function PriceLine({ id, place }: CellProps) {
  const property = useProperty(useLoanField(id, "propertyID"));
  const price = priceOf(property, useLoanField(id, "purchaseDetailsID"));
  const { value, options, choose } = usePlaceChoice(id);
  if (!price) return null;
  const fieldKey = `${price.id}.price`;
  return (
    <TableRow label="Price" className="field-row">
      <Cell
        fieldKey={fieldKey}
        gutter={
          options.length > 1 && (
            <>
              <Icon of={ChevronDown} size={14} />
              <select
                aria-label={named("Property and price", place)}
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
      </Cell>
    </TableRow>
  );
}
