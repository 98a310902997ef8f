import { limits } from "@highway/core/scenario/limits";
import { useId } from "react";
import { money } from "../../../lib/format";
import type { WorkingPrice, WorkingProperty } from "../../../lib/scenario/document";
import { valid } from "../../../lib/scenario/ready";
import { edit } from "../../../lib/scenario/store";
import { Checkbox } from "../../../ui/checkbox";
import { dollarsText } from "../cells/figure-fields";
import { setPropertyFigure } from "../edits/property-edits";
import { FigureField } from "../fields/figure-field";

type Props = { property: WorkingProperty; name: string };

export function AssociationFeeField({ property, name }: Props) {
  const fieldKey = `${property.id}.monthlyAssociationFee`;
  return (
    <FigureField
      className="w-17 flex-none"
      fieldKey={fieldKey}
      label="HOA / mo"
      ariaLabel={`Association fee of ${name}, a month`}
      value={property.monthlyAssociationFee}
      write={dollarsText}
      decimals={limits.monthlyAssociationFee.decimals}
      prefix="$"
      fallback="0"
      onType={(figure) => edit(fieldKey, setPropertyFigure(property.id, "monthlyAssociationFee", figure))}
    />
  );
}

/** Ticked, there is an appraised value; what the price is above it is paid in cash. */
export function AppraisedValueField({ property, price, name }: Props & { price: WorkingPrice }) {
  const value = property.userAppraisedValue;
  const id = useId();
  const fieldKey = `${property.id}.userAppraisedValue`;
  const set = (figure: typeof value) => edit(fieldKey, setPropertyFigure(property.id, "userAppraisedValue", figure));
  const asked = valid(price.price, limits.price);
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
      decimals={limits.userAppraisedValue.decimals}
      prefix="$"
      fallback="None"
      look="word"
      onType={set}
      hint={gap > 0 && `Gap ${money(gap)} in cash`}
    />
  );
}
