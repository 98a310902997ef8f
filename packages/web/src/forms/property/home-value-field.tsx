import { homeFields } from "@highway/engine/scenario/schema/property";
import { money } from "../../lib/format/format";
import type { WorkingProperty } from "../../scenario/document";
import { setPropertyFigure } from "../../scenario/edits/property-edits";
import { edit, useScenario } from "../../scenario/store/store";
import { FigureField } from "../fields/figure-field";
import { dollarsText } from "../fields/figure-fields";
import { ResetButton } from "../fields/reset-button";
import { useShownPrice } from "./use-property";
import { usualValue } from "./worth";

type Props = { property: WorkingProperty; name: string; label: string; className: string };

/** What a home that the client has is worth: a refinance lends against it, a sale brings it. What was paid stands in its drawer. */
export function HomeValueField({ property, name, label, className }: Props) {
  const price = useShownPrice(property);
  const usual = useScenario(({ document }) => usualValue(property, price, document)?.dollars ?? null);
  const { id, userEstimatedValue: value, userAppraisedValue: appraised } = property;
  const fieldKey = `${id}.userEstimatedValue`;
  return (
    <FigureField
      className={className}
      fieldKey={fieldKey}
      label={label}
      ariaLabel={`Value of ${name}`}
      value={value}
      write={dollarsText}
      decimals={homeFields.userEstimatedValue.decimals}
      prefix="$"
      fallback={usual === null ? "" : dollarsText(Math.round(usual))}
      onType={(figure) => edit(fieldKey, setPropertyFigure(id, "userEstimatedValue", figure))}
      hint={typeof appraised === "number" && `Loans are of the appraised ${money(appraised)}`}
      gutter={
        value !== null &&
        usual !== null && (
          <ResetButton
            label={`Back to the computed value of ${name}`}
            onClick={() => edit(null, setPropertyFigure(id, "userEstimatedValue", null))}
          />
        )
      }
    />
  );
}
