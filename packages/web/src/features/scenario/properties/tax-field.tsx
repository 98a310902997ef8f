import { limits } from "@highway/core/scenario/limits";
import { money, percent } from "../../../lib/format";
import type { WorkingPrice, WorkingProperty } from "../../../lib/scenario/document";
import { edit } from "../../../lib/scenario/store";
import { dollarsText } from "../cells/figure-fields";
import { convertPropertyTax, setPropertyTax } from "../edits/property-edits";
import { converted } from "../edits/units";
import { FigureField } from "../fields/figure-field";
import { ResetButton } from "../fields/reset-button";
import { UnitToggle } from "../fields/unit-toggle";
import { useUnit } from "../fields/use-unit";
import { useCostBasis, useUsualCosts } from "./use-property";

const rate = (value: number) => percent(value, { decimals: 2, trim: true }).slice(0, -1);

/** Property tax a year, in percent of the price (of the value of a home that is owned) or in dollars; the county's rate while none is typed. */
export function TaxField({ property, price, name }: { property: WorkingProperty; price: WorkingPrice; name: string }) {
  const whole = useCostBasis(property, price);
  const typed = price.userPropertyTax !== null ? "fee" : price.userTaxRate !== null ? "percent" : null;
  const { unit, hold, toggle, release } = useUnit(typed, "propertyTaxSign", (to) =>
    edit(null, convertPropertyTax(property.id, price.id, to, whole)),
  );
  const usual = useUsualCosts(property, price).tax;
  const inDollars = unit === "fee";
  const value = inDollars ? price.userPropertyTax : price.userTaxRate;
  const other = converted(value ?? (inDollars ? usual : property.countyTaxRate), inDollars ? "percent" : "fee", whole);
  const county = typeof property.countyTaxRate === "number" ? property.countyTaxRate : 0;
  const fieldKey = `${price.id}.${inDollars ? "userPropertyTax" : "userTaxRate"}`;
  return (
    <FigureField
      className="w-24 flex-none"
      fieldKey={fieldKey}
      label={inDollars ? "Tax / yr" : "Tax rate"}
      ariaLabel={`Property tax of ${name}, ${inDollars ? "dollars" : "percent"} a year`}
      value={value}
      write={inDollars ? dollarsText : rate}
      decimals={inDollars ? limits.userPropertyTax.decimals : limits.userTaxRate.decimals}
      prefix={inDollars ? "$" : undefined}
      suffix={inDollars ? undefined : "%"}
      fallback={inDollars ? (usual === null ? "0" : dollarsText(Math.round(usual))) : rate(county)}
      onType={(figure, with_) => {
        hold(with_ ?? unit);
        edit(`${price.id}.tax`, setPropertyTax(property.id, price.id, with_ ?? unit, figure));
      }}
      onLeave={release}
      hint={
        <span className="flex items-center gap-1.5">
          <UnitToggle label={`Dollars or percent, tax of ${name}`} unit={unit} onChange={toggle} />
          {other !== null && (inDollars ? percent(other, { decimals: 2, trim: true }) : money(other))}
        </span>
      }
      gutter={
        value !== null && (
          <ResetButton
            label={`Back to the county's rate of ${rate(county)}%, ${name}`}
            onClick={() => edit(null, setPropertyTax(property.id, price.id, unit, null))}
          />
        )
      }
    />
  );
}
