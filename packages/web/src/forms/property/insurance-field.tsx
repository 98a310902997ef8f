import { priceFields } from "@highway/engine/scenario/schema/property";
import { memo } from "react";
import { money, moneyWithCents } from "../../lib/format/format";
import { setHomeInsurance } from "../../scenario/edits/property-edits";
import { edit } from "../../scenario/store/store";
import { FigureField } from "../fields/figure-field";
import { dollarsText } from "../fields/figure-fields";
import { ResetButton } from "../fields/reset-button";
import type { PriceProps } from "./tax-field";
import { usePriceField, useUsualCost } from "./use-property";

/** Home insurance a month, as the report keeps it; the usual share of the price while none is typed. */
export const InsuranceField = memo(function InsuranceField({ propertyID, priceID, name }: PriceProps) {
  const usual = useUsualCost(propertyID, priceID, "insurance");
  const value = usePriceField(propertyID, priceID, "userMonthlyHomeInsurance");
  const fieldKey = `${priceID}.userMonthlyHomeInsurance`;
  const month = typeof value === "number" ? value : usual;
  return (
    <FigureField
      className="w-25 flex-none"
      fieldKey={fieldKey}
      label="Insurance / mo"
      ariaLabel={`Home insurance of ${name}, a month`}
      value={value}
      write={dollarsText}
      decimals={priceFields.userMonthlyHomeInsurance.decimals}
      prefix="$"
      fallback={usual === null ? "0" : dollarsText(usual)}
      onType={(figure) => edit(fieldKey, setHomeInsurance(propertyID, priceID, figure))}
      hint={month !== null && `${money(month * 12)} / yr`}
      gutter={
        value !== null && (
          <ResetButton
            label={`Back to the default of ${moneyWithCents(usual)}, ${name}`}
            onClick={() => edit(null, setHomeInsurance(propertyID, priceID, null))}
          />
        )
      }
    />
  );
});
