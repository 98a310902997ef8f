import type { FieldSentences } from "@highway/core/platform/errors";
import { homeFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { Trash2 } from "lucide-react";
import { trimmedPercent } from "../../lib/format/format";
import { useForm } from "../../lib/forms/use-form";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { keepPlace } from "../../lib/keep-place";
import { notify } from "../../lib/notify";
import { usePreferences } from "../../lib/preferences";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { PercentField } from "../../ui/fields/number-field";
import { Switch } from "../../ui/fields/switch";
import { TextField } from "../../ui/fields/text-field";
import { IconButton } from "../../ui/icon-button";

/** Lets the officer choose what the loan form offers and what new properties begin with. */
export function CalculatorChoice() {
  const { preferences, prefer } = usePreferences();
  return (
    <Card title="Calculator">
      <Switch
        label="Offer all cash as a program"
        checked={preferences.showAllCash}
        onChange={(on) => void prefer("showAllCash", on)}
      />
      <p className="mt-1 text-fg-3 text-sm">Loans that are already all cash do not change.</p>
      <TaxDefaults />
    </Card>
  );
}

type Defaults = Readonly<Record<string, number>>;

/** A county is known by its FIPS code alone, a state by its letters. */
const placeName = (key: string) => (/^\d/.test(key) ? `County ${key} (FIPS)` : key);
const tax = (rate: number) => trimmedPercent(rate, homeFields.countyTaxRate.decimals);

/** Sorts states first, then counties. */
const sortedDefaults = (defaults: Defaults) =>
  Object.entries(defaults).sort(([a], [b]) => Number(/^\d/.test(a)) - Number(/^\d/.test(b)) || a.localeCompare(b));

/** Sets the property tax that new properties of a state or a county begin with. */
function TaxDefaults() {
  const { preferences, prefer } = usePreferences();
  const defaults: Defaults = preferences.propertyTaxDefaults;
  const save = (key: string, rate: number) => prefer("propertyTaxDefaults", (now) => ({ ...now, [key]: rate }));
  const remove = async (key: string, rate: number) => {
    const goOn = keepPlace();
    const isRemoved = await prefer("propertyTaxDefaults", ({ [key]: _gone, ...rest }) => rest);
    goOn();
    // What was added since stays.
    if (isRemoved) notify.undo(`${placeName(key)} removed.`, () => void save(key, rate));
  };
  return (
    <section aria-labelledby="tax-defaults" className="mt-5 border-line border-t pt-4">
      <h3 id="tax-defaults" className="font-semibold">
        Property tax for new properties
      </h3>
      <p className="mt-1 text-fg-3 text-sm">
        A state's rate is used when the county's is not known. A county's own rate is set in the property's drawer.
      </p>
      <ul className="mt-2 max-w-[420px]">
        {sortedDefaults(defaults).map(([key, rate]) => (
          <li key={key} className="flex min-h-9 items-center gap-3 border-line border-b touch:min-h-11">
            <span className="min-w-0 flex-1 truncate">{placeName(key)}</span>
            <span className="num">{tax(rate)}</span>
            <IconButton
              icon={Trash2}
              label={`Remove ${placeName(key)}`}
              size="sm"
              danger
              onClick={() => void remove(key, rate)}
            />
          </li>
        ))}
      </ul>
      <AddDefault onAdd={save} />
    </section>
  );
}

type NewDefault = { state: string; rate: number | null };
const noDefault: NewDefault = { state: "", rate: null };
const bound = homeFields.countyTaxRate;

function checkDefault({ state, rate }: NewDefault): FieldSentences {
  const wrong: FieldSentences = {};
  if (!/^[A-Z]{2}$/.test(state)) wrong.state = "Enter a state as two letters";
  if (rate === null) wrong.rate = "Rate is required";
  else if (validFigure(rate, bound) === null) wrong.rate = bound.sentence;
  return wrong;
}

function AddDefault({ onAdd }: { onAdd: (state: string, rate: number) => Promise<boolean> }) {
  const form = useForm(noDefault, checkDefault);
  const { state, rate } = form.values;
  const { submit } = useRecordForm({
    form,
    isNew: true,
    save: async () => {
      if (rate !== null && (await onAdd(state, rate))) form.settle(noDefault);
    },
  });
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex max-w-[420px] items-start gap-3">
      <TextField
        label="State"
        className="w-24"
        placeholder="NC"
        maxLength={2}
        autoCapitalize="characters"
        autoComplete="off"
        value={state}
        onChange={({ target }) => form.set("state", target.value.toUpperCase())}
        error={form.error("state")}
      />
      <PercentField
        label="Tax rate"
        className="w-36"
        decimals={bound.decimals}
        placeholder="0%"
        value={rate}
        onChange={(typed) => form.set("rate", typed)}
        error={form.error("rate")}
      />
      <Button type="submit" className="mt-5">
        Save rate
      </Button>
    </form>
  );
}
