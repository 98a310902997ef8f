import type { ReactNode } from "react";
import { money, percentDigits, trimmedPercent } from "../../lib/format/format";
import type { WorkingProperty } from "../../scenario/document";
import { type PropertyFigure, setPropertyFigure } from "../../scenario/edits/property-edits";
import { edit } from "../../scenario/store/store";
import { FigureField } from "../fields/figure-field";
import { dollarsText } from "../fields/figure-fields";
import { ResetButton } from "../fields/reset-button";

type Props = {
  property: WorkingProperty;
  name: string;
  field: PropertyFigure;
  label: string;
  ariaLabel: string;
  unit: "dollars" | "percent" | "squareFeet";
  decimals: number;
  /** The default, shown while nothing is typed and restored by one press; null if it is not known. */
  usual?: number | null;
  /** The value that restoring the default writes; null if an empty field means the default. */
  resets?: number | null;
  required?: boolean;
  hint?: ReactNode;
  className?: string;
};

const signs = { dollars: { prefix: "$" }, percent: { suffix: "%" }, squareFeet: { suffix: "\u00a0sq ft" } } as const;

/** A field of the drawer for a figure that is the same at every price of the property. */
export function PropertyFigureField({
  property,
  name,
  field,
  label,
  ariaLabel,
  unit,
  decimals,
  usual,
  resets = null,
  required = false,
  hint,
  className,
}: Props) {
  const fieldKey = `${property.id}.${field}`;
  const value = property[field] ?? null;
  const set = (figure: typeof value) => edit(fieldKey, setPropertyFigure(property.id, field, figure));
  const write = unit === "percent" ? percentDigits : dollarsText;
  const sign = signs[unit];
  return (
    <FigureField
      {...sign}
      className={className}
      place="drawer"
      fieldKey={fieldKey}
      label={label}
      ariaLabel={`${ariaLabel} of ${name}`}
      value={value}
      write={write}
      decimals={decimals}
      fallback={unit === "squareFeet" ? "Not known" : usual === undefined || usual === null ? "0" : write(usual)}
      look={unit === "squareFeet" ? "word" : undefined}
      required={required}
      onType={set}
      hint={hint}
      gutter={
        typeof usual === "number" &&
        value !== resets && (
          <ResetButton
            label={`Back to the default of ${unit === "dollars" ? money(usual) : trimmedPercent(usual)}, ${label.toLowerCase()}`}
            onClick={() => edit(null, setPropertyFigure(property.id, field, resets))}
          />
        )
      }
    />
  );
}
