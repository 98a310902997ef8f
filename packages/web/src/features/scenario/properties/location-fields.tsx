import { limits } from "@highway/core/scenario/limits";
import type { Location, WorkingProperty } from "../../../lib/scenario/document";
import { edit } from "../../../lib/scenario/store";
import { TextField } from "../../../ui/text-field";
import { setCountyTaxRate, setLocation } from "../edits/property-edits";
import { FigureField } from "../fields/figure-field";
import { useSettings } from "../settings";
import { enterField, leaveField, useFieldError } from "../view";

/** Where the property is. The officer's usual tax rate for the state comes with it, unless the county's is known. */
export function LocationFields({ property }: { property: WorkingProperty }) {
  const { taxDefaults } = useSettings();
  const set = (location: Partial<Location>) =>
    edit(`${property.id}.${Object.keys(location)[0]}`, setLocation(property.id, location));
  const leaveState = () => {
    const usual = taxDefaults[property.state.trim().toUpperCase()];
    if (usual !== undefined && property.countyTaxRate === 0) edit(null, setCountyTaxRate(property.id, usual));
  };
  const text = (field: keyof Location) => ({
    value: property[field],
    onChange: (event: { target: HTMLInputElement }) => set({ [field]: event.target.value }),
    onFocus: () => enterField(`${property.id}.${field}`),
    onBlur: () => {
      leaveField(`${property.id}.${field}`);
      if (field === "state") leaveState();
    },
  });
  return (
    <div className="grid grid-cols-6 gap-3">
      <TextField
        className="col-span-6"
        label="Location"
        required
        error={useFieldError(`${property.id}.address`)}
        {...text("address")}
        autoComplete="street-address"
        data-autofocus={property.address === "" || undefined}
      />
      <TextField className="col-span-3" label="City" error={useFieldError(`${property.id}.city`)} {...text("city")} />
      <TextField
        className="col-span-1"
        label="State"
        error={useFieldError(`${property.id}.state`)}
        {...text("state")}
      />
      <TextField
        className="col-span-2"
        label="ZIP"
        inputMode="numeric"
        error={useFieldError(`${property.id}.zip`)}
        {...text("zip")}
      />
      <TextField
        className="col-span-4"
        label="County"
        error={useFieldError(`${property.id}.county`)}
        {...text("county")}
      />
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
      <TextField
        className="col-span-6"
        label="Name shown to the client"
        optional
        placeholder={property.address}
        error={useFieldError(`${property.id}.addressDisplay`)}
        {...text("addressDisplay")}
      />
    </div>
  );
}
