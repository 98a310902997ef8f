import { limits } from "@highway/core/scenario/limits";
import { money } from "../../../lib/format";
import type { WorkingPrice, WorkingProperty } from "../../../lib/scenario/document";
import { edit } from "../../../lib/scenario/store";
import { dollarsText } from "../cells/figure-fields";
import { setHomeInsurance } from "../edits/property-edits";
import { FigureField } from "../fields/figure-field";
import { ResetButton } from "../fields/reset-button";
import { useUsualCosts } from "./use-property";

type Props = { property: WorkingProperty; price: WorkingPrice; name: string };

/** Home insurance a month, as the report keeps it; the usual share of the price while none is typed. */
export function InsuranceField({ property, price, name }: Props) {
  const usual = useUsualCosts(property, price).insurance;
  const value = price.userMonthlyHomeInsurance;
  const fieldKey = `${price.id}.userMonthlyHomeInsurance`;
  const month = typeof value === "number" ? value : usual;
  return (
    <FigureField
      className="w-25 flex-none"
      fieldKey={fieldKey}
      label="Insurance / mo"
      ariaLabel={`Home insurance of ${name}, a month`}
      value={value}
      write={dollarsText}
      decimals={limits.userMonthlyHomeInsurance.decimals}
      prefix="$"
      fallback={usual === null ? "0" : dollarsText(usual)}
      onType={(figure) => edit(fieldKey, setHomeInsurance(property.id, price.id, figure))}
      hint={month !== null && `${money(month * 12)} / yr`}
      gutter={
        value !== null && (
          <ResetButton
            label={`Back to the default of ${money(usual, { cents: true })}, ${name}`}
            onClick={() => edit(null, setHomeInsurance(property.id, price.id, null))}
          />
        )
      }
    />
  );
}
