import { homeFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { trimmedPercent } from "../../lib/format/format";
import { notify } from "../../lib/notify";
import { usePreferences } from "../../lib/preferences";
import type { WorkingProperty } from "../../scenario/document";
import { type Region, renameDisplay, setAddress, setRegion } from "../../scenario/edits/place-edits";
import { setCountyTaxRate } from "../../scenario/edits/property-edits";
import { edit } from "../../scenario/store/store";
import { type Choice, Combobox } from "../../ui/fields/combobox";
import { Field } from "../../ui/fields/field";
import { TextField } from "../../ui/fields/text-field";
import { enterField, leaveField, useFieldError } from "../fields/field-errors";
import { FigureField } from "../fields/figure-field";
import { useSettings } from "../fields/settings";
import { bringCountyLimits, bringGrowth, choosePlace, useChosenPlace, usePlaceSearch } from "./places";

type Part = { property: WorkingProperty };

/** The parts of the address, and the county's tax rate. If that rate is not known, the officer's default rate for the state is filled in. */
export function AddressFields({ property }: Part) {
  const { taxDefaults } = useSettings();
  const leave = () => {
    const usual = taxDefaults[property.state.trim().toUpperCase()];
    if (usual !== undefined && property.countyTaxRate === 0) edit(null, setCountyTaxRate(property.id, usual));
    void bringGrowth(property.id);
    void bringCountyLimits(property.id);
  };
  const region = (field: Region) => ({
    property,
    field,
    value: property[field],
    onText: (text: string) => edit(`${property.id}.${field}`, setRegion(property.id, field, text)),
  });
  return (
    <div className="grid grid-cols-6 gap-3">
      <PlaceField {...region("city")} label="City" className="col-span-3" />
      <PlaceField {...region("state")} label="State" className="col-span-1" onLeave={leave} />
      <PlaceField {...region("zip")} label="ZIP" className="col-span-2" inputMode="numeric" onLeave={leave} />
      <PlaceField
        {...region("county")}
        label="County"
        className="col-span-4"
        error={useFieldError(`${property.id}.fip`)}
      />
      <FigureField
        className="col-span-2"
        place="drawer"
        fieldKey={`${property.id}.countyTaxRate`}
        label="County tax rate"
        value={property.countyTaxRate}
        decimals={homeFields.countyTaxRate.decimals}
        suffix="%"
        fallback="0"
        onType={(figure) => edit(`${property.id}.countyTaxRate`, setCountyTaxRate(property.id, figure))}
      />
      <PlaceSource property={property} />
      <UsualTax property={property} />
      <PlaceField
        property={property}
        field="addressDisplay"
        label="Name shown to the client"
        className="col-span-6"
        optional
        placeholder={property.address}
        value={property.addressDisplay}
        onText={(text) => edit(`${property.id}.addressDisplay`, renameDisplay(property.id, text))}
      />
    </div>
  );
}

/** Names the source of the place and of its tax rate. */
function PlaceSource({ property }: Part) {
  const place = useChosenPlace(property);
  if (!place) return null;
  const { source, taxRateSource, countyTaxRate } = place;
  return (
    <p className="col-span-6 -mt-1 text-fg-3 text-xs">
      Place: {source}.{" "}
      {taxRateSource && countyTaxRate === property.countyTaxRate && `Tax rate: ${taxRateSource.source}.`}
    </p>
  );
}

type PlaceFieldProps = Part & {
  field: Region | "addressDisplay";
  onText: (text: string) => void;
  /** Called when the field is left with a text other than the one it was entered with. */
  onLeave?: () => void;
} & Omit<ComponentProps<typeof TextField>, "property">;

/** One part of an address. What is typed counts immediately; an error shows when the field is left. */
function PlaceField({ property, field, onText, onLeave, ...rest }: PlaceFieldProps) {
  const key = `${property.id}.${field}`;
  const before = useRef("");
  return (
    <TextField
      {...rest}
      error={useFieldError(key) ?? rest.error}
      onChange={({ target }) => onText(target.value)}
      onFocus={({ target }) => {
        before.current = target.value;
        enterField(key);
      }}
      onBlur={({ target }) => {
        leaveField(key);
        if (target.value !== before.current) onLeave?.();
      }}
    />
  );
}

/** Returns the area that a tax rate can be saved for: the county where it is known, else the state. */
function countyOf({ fip, county, state }: WorkingProperty): { key: string; name: string } | null {
  if (fip) return { key: fip, name: county || "this county" };
  const code = state.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? { key: code, name: code } : null;
}

/** The button that saves this home's tax rate as the officer's default for its county or state. */
function UsualTax({ property }: { property: WorkingProperty }) {
  const { preferences, prefer } = usePreferences();
  const defaults = preferences.propertyTaxDefaults;
  const place = countyOf(property);
  const rate = validFigure(property.countyTaxRate, homeFields.countyTaxRate);
  if (!place) return null;
  // The line is always there, even when empty, so that nothing moves while a rate is typed.
  if (!rate) return <Line />;
  if (rate === defaults[place.key]) return <Line>New properties in {place.name} start with this rate.</Line>;
  const text = trimmedPercent(rate, homeFields.countyTaxRate.decimals);
  const keep = async () => {
    const before = defaults[place.key];
    if (!(await prefer("propertyTaxDefaults", (now) => ({ ...now, [place.key]: rate })))) return;
    const undo = ({ [place.key]: _set, ...rest }: typeof defaults) =>
      before === undefined ? rest : { ...rest, [place.key]: before };
    notify.undo(`New properties in ${place.name} start with ${text}.`, () => void prefer("propertyTaxDefaults", undo));
  };
  return (
    <Line>
      <button type="button" className="text-accent-text hover:underline touch:min-h-11" onClick={() => void keep()}>
        Use {text} for new properties in {place.name}
      </button>
    </Line>
  );
}

const Line = ({ children }: { children?: ReactNode }) => (
  <p className="col-span-6 -mt-1 min-h-4 text-right text-fg-3 text-xs touch:flex touch:min-h-11 touch:items-center touch:justify-end">
    {children}
  </p>
);

/** The address. What is typed counts whether or not it is found; a suggestion fills in everything known about its place. */
export function LocationSearch({ property, onEnter }: Part & { onEnter: () => void }) {
  const key = `${property.id}.address`;
  const error = useFieldError(key);
  const { taxDefaults } = useSettings();
  const [isTyped, setTyped] = useState(false);
  /** The chosen address while its details are loading. */
  const [chosen, setChosen] = useState<string | null>(null);
  const turn = useRef(0);
  const { places, status } = usePlaceSearch(property.address, isTyped);
  const choose = async ({ id: placeId }: Choice) => {
    const place = places.find((each) => each.placeId === placeId);
    if (!place) return;
    turn.current += 1;
    const mine = turn.current;
    setTyped(false);
    setChosen(place.address);
    await choosePlace(property.id, place, taxDefaults, () => turn.current === mine);
    if (turn.current === mine) setChosen(null);
  };
  return (
    <Field label="Location" error={error} required>
      {(control) => (
        <Combobox
          label="Location"
          control={{ ...control, "data-autofocus": property.address === "" || undefined }}
          placeholder="Search an address, or type it"
          text={chosen ?? property.address}
          onText={(text) => {
            enterField(key);
            turn.current += 1;
            setChosen(null);
            setTyped(true);
            edit(key, setAddress(property.id, text));
          }}
          choices={places.map(({ placeId, title, address }) => ({
            id: placeId,
            label: title,
            note: rest(address, title),
          }))}
          onChoose={(choice) => void choose(choice)}
          onLeave={() => {
            setTyped(false);
            leaveField(key);
          }}
          onEnter={onEnter}
          status={status}
          error={error}
        />
      )}
    </Field>
  );
}

/** The part of an address after its first line, as in "Raleigh, NC 27612". */
const rest = (address: string, title: string) =>
  address.startsWith(`${title}, `) ? address.slice(title.length + 2) : address;
