import { armFields } from "@highway/engine/scenario/schema/loan";
import { percentDigits, trimmedPercent } from "../../../lib/format/format";
import type { FieldValue } from "../../../scenario/document";
import { FigureField } from "../../fields/figure-field";
import { ResetButton } from "../../fields/reset-button";
import { labelOfLoan } from "../../fields/use-loan";

/** One term of an adjustable rate, in percent. While nothing is typed, its default shows. */
export function ArmPercent({
  fieldKey,
  label,
  place,
  value,
  usual,
  decimals,
  onType,
}: {
  fieldKey: string;
  label: string;
  place: number;
  value: FieldValue;
  /** The default shown while nothing is typed; null where it is not known. */
  usual: number | null;
  decimals: number;
  onType: (value: FieldValue) => void;
}) {
  return (
    <FigureField
      fieldKey={fieldKey}
      label={label}
      ariaLabel={labelOfLoan(label, place)}
      value={value}
      write={percentDigits}
      decimals={decimals}
      suffix="%"
      step={0.125}
      reach={armFields.margin}
      fallback={usual === null ? "" : percentDigits(usual)}
      onType={onType}
      gutter={
        value !== null && (
          <ResetButton
            label={
              usual === null
                ? `Clear the ${label.toLowerCase()}`
                : `Back to the default of ${trimmedPercent(usual)}, ${label.toLowerCase()}`
            }
            onClick={() => onType(null)}
          />
        )
      }
    />
  );
}
