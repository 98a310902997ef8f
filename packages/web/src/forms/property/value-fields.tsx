import { homeFields, priceFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { memo, useId } from "react";
import { money } from "../../lib/format/format";
import { setPropertyFigure } from "../../scenario/edits/property-edits";
import { edit } from "../../scenario/store/store";
import { Checkbox } from "../../ui/fields/checkbox";
import { FigureField } from "../fields/figure-field";
import { dollarsText } from "../fields/figure-fields";
import type { PriceProps } from "./tax-field";
import { useOfProperty, useTold } from "./use-property";

type Props = Omit<PriceProps, "priceID">;

export const AssociationFeeField = memo(function AssociationFeeField({ propertyID, name }: Props) {
  const fieldKey = `${propertyID}.monthlyAssociationFee`;
  return (
    <FigureField
      className="w-17 flex-none"
      fieldKey={fieldKey}
      label="HOA / mo"
      ariaLabel={`Association fee of ${name}, a month`}
      value={useOfProperty(propertyID, (property) => property.monthlyAssociationFee)}
      write={dollarsText}
      decimals={homeFields.monthlyAssociationFee.decimals}
      prefix="$"
      fallback="0"
      onType={(figure) => edit(fieldKey, setPropertyFigure(propertyID, "monthlyAssociationFee", figure))}
    />
  );
});

/** Ticked, there is an appraised value; what the price is above it is paid in cash. */
export const AppraisedValueField = memo(function AppraisedValueField({ propertyID, priceID, name }: PriceProps) {
  const value = useOfProperty(propertyID, (property) => property.userAppraisedValue);
  const asked = useTold(propertyID, priceID, (_, { price }) => validFigure(price, priceFields.price));
  const id = useId();
  const fieldKey = `${propertyID}.userAppraisedValue`;
  const set = (figure: typeof value) => edit(fieldKey, setPropertyFigure(propertyID, "userAppraisedValue", figure));
  const gap = typeof value === "number" && asked !== null ? asked - value : 0;
  return (
    <FigureField
      className="w-25 flex-none"
      fieldKey={fieldKey}
      label=""
      ariaLabel={`Appraised value of ${name}`}
      aside={
        <span className="appraised-check">
          <Checkbox
            id={id}
            label="Appraised value"
            aria-label={`${name} has an appraised value`}
            checked={value !== null}
            onChange={(on) => set(on ? asked : null)}
          />
        </span>
      }
      value={value}
      write={dollarsText}
      decimals={homeFields.userAppraisedValue.decimals}
      prefix="$"
      fallback="None"
      look="word"
      onType={set}
      hint={gap > 0 && `Gap ${money(gap)} in cash`}
    />
  );
});
