import { limits } from "@highway/core/scenario/limits";
import type { ComponentProps } from "react";
import type { Location, WorkingProperty } from "../../../lib/scenario/document";
import { edit } from "../../../lib/scenario/store";
import { TextField } from "../../../ui/text-field";
import { setCountyTaxRate, setLocation } from "../edits/property-edits";
import { FigureField } from "../fields/figure-field";
import { useSettings } from "../settings";
import { enterField, leaveField, useFieldError } from "../view";

type Part = { property: WorkingProperty };

/** Where the property is. The officer's usual tax rate for the state comes with it, unless the county's is known. */
export function LocationFields({ property }: Part) {
  const { taxDefaults } = useSettings();
  const leaveState = () => {
    const usual = taxDefaults[property.state.trim().toUpperCase()];
    if (usual !== undefined && property.countyTaxRate === 0) edit(null, setCountyTaxRate(property.id, usual));
  };
  const part = { property };
  return (
    <div className="grid grid-cols-6 gap-3">
      <PlaceField
        {...part}
        field="address"
        label="Location"
        className="col-span-6"
        required
        autoComplete="street-address"
        data-autofocus={property.address === "" || undefined}
      />
      <PlaceField {...part} field="city" label="City" className="col-span-3" />
      <PlaceField {...part} field="state" label="State" className="col-span-1" onLeave={leaveState} />
      <PlaceField {...part} field="zip" label="ZIP" className="col-span-2" inputMode="numeric" />
      <PlaceField {...part} field="county" label="County" className="col-span-4" />
      <FigureField
        className="drawer-figure col-span-2"
        fieldKey={`${property.id}.countyTaxRate`}
        label="County tax rate"
        value={property.countyTaxRate}
        decimals={limits.countyTaxRate.decimals}
        suffix="%"
        fallback="0"
        onType={(figure) => edit(`${property.id}.countyTaxRate`, setCountyTaxRate(property.id, figure))}
      />
      <PlaceField
        {...part}
        field="addressDisplay"
        label="Name shown to the client"
        className="col-span-6"
        optional
        placeholder={property.address}
      />
    </div>
  );
}

type PlaceFieldProps = Part & { field: keyof Location; onLeave?: () => void } & Omit<
    ComponentProps<typeof TextField>,
    "property"
  >;

/** One part of an address. What is typed counts at once; what is wrong is said when the field is left. */
function PlaceField({ property, field, onLeave, ...rest }: PlaceFieldProps) {
  const key = `${property.id}.${field}`;
  return (
    <TextField
      {...rest}
      value={property[field]}
      error={useFieldError(key)}
      onChange={({ target }) => edit(key, setLocation(property.id, { [field]: target.value }))}
      onFocus={() => enterField(key)}
      onBlur={() => {
        leaveField(key);
        onLeave?.();
      }}
    />
  );
}
