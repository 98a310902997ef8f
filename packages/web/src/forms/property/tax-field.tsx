import { priceFields } from "@highway/engine/scenario/schema/property";
import { memo } from "react";
import { count, money, trimmedPercent } from "../../lib/format/format";
import { convertPropertyTax, setPropertyTax } from "../../scenario/edits/property-edits";
import { convertUnits } from "../../scenario/edits/units";
import { edit } from "../../scenario/store/store";
import { FigureField } from "../fields/figure-field";
import { dollarsText } from "../fields/figure-fields";
import { ResetButton } from "../fields/reset-button";
import { UnitToggle } from "../fields/unit-toggle";
import { useUnit } from "../fields/use-unit";
import { useCostBasis, useOfProperty, usePriceField, useUsualCost } from "./use-property";

export type PriceProps = { propertyID: string; priceID: string; name: string };

const rate = (value: number) => count(value, 2);

/** Property tax a year, in percent of the price (of the value of a home that is owned) or in dollars; the county's rate while none is typed. */
export const TaxField = memo(function TaxField({ propertyID, priceID, name }: PriceProps) {
  const dollars = usePriceField(propertyID, priceID, "userPropertyTax");
  const share = usePriceField(propertyID, priceID, "userTaxRate");
  const countyTaxRate = useOfProperty(propertyID, (property) => property.countyTaxRate);
  const whole = useCostBasis(propertyID, priceID);
  const usual = useUsualCost(propertyID, priceID, "tax");
  const typed = dollars !== null ? "fee" : share !== null ? "percent" : null;
  const { unit, hold, toggle, release } = useUnit(typed, "propertyTaxSign", (to) =>
    edit(null, convertPropertyTax(propertyID, priceID, to, whole)),
  );
  const inDollars = unit === "fee";
  const value = inDollars ? dollars : share;
  const other = convertUnits(value ?? (inDollars ? usual : countyTaxRate), inDollars ? "percent" : "fee", whole);
  const county = typeof countyTaxRate === "number" ? countyTaxRate : 0;
  const fieldKey = `${priceID}.${inDollars ? "userPropertyTax" : "userTaxRate"}`;
  return (
    <FigureField
      className="w-24 flex-none"
      fieldKey={fieldKey}
      label={inDollars ? "Tax / yr" : "Tax rate"}
      ariaLabel={`Property tax of ${name}, ${inDollars ? "dollars" : "percent"} a year`}
      value={value}
      write={inDollars ? dollarsText : rate}
      decimals={inDollars ? priceFields.userPropertyTax.decimals : priceFields.userTaxRate.decimals}
      prefix={inDollars ? "$" : undefined}
      suffix={inDollars ? undefined : "%"}
      fallback={inDollars ? (usual === null ? "0" : dollarsText(Math.round(usual))) : rate(county)}
      onType={(figure, with_) => {
        hold(with_ ?? unit);
        edit(`${priceID}.tax`, setPropertyTax(propertyID, priceID, with_ ?? unit, figure));
      }}
      onLeave={release}
      hint={
        <span className="flex items-center gap-1.5">
          <UnitToggle label={`Dollars or percent, tax of ${name}`} unit={unit} onChange={toggle} />
          {other !== null && (inDollars ? trimmedPercent(other, 2) : money(other))}
        </span>
      }
      gutter={
        value !== null && (
          <ResetButton
            label={`Back to the county's rate of ${rate(county)}%, ${name}`}
            onClick={() => edit(null, setPropertyTax(propertyID, priceID, unit, null))}
          />
        )
      }
    />
  );
});
