import { homeFields } from "@highway/engine/scenario/schema/property";
import { useShallow } from "zustand/react/shallow";
import { trimmedPercent } from "../../lib/format/format";
import type { Typed, WorkingProperty } from "../../scenario/document";
import { setPurchaseDate } from "../../scenario/edits/property-edits";
import { edit, useScenario } from "../../scenario/store/store";
import { SelectField } from "../../ui/fields/select-field";
import { enterField, leaveField, useFieldError } from "../fields/field-errors";
import { PropertyFigureField } from "./property-figure";
import { useShownPrice } from "./use-property";
import { usualValue } from "./worth";

/** When the home was bought and what it is worth. */
export function WorthFields({ property, name }: { property: WorkingProperty; name: string }) {
  const price = useShownPrice(property);
  const usual = useScenario(useShallow(({ document }) => usualValue(property, price, document)));
  const grown =
    usual?.how === "grown" &&
    (usual.assumed ? "What was paid: no growth is known" : `Grown since at ${trimmedPercent(usual.rate)} a year`);
  return (
    <section aria-label={`Value of ${name}`} className="flex flex-col gap-3">
      <h3 className="font-semibold text-sm">Value</h3>
      <div className="grid grid-cols-2 items-start gap-3">
        <PurchaseDateFields property={property} />
        <PropertyFigureField
          property={property}
          name={name}
          field="userEstimatedValue"
          label="Estimated value"
          ariaLabel="Estimated value"
          unit="dollars"
          decimals={homeFields.userEstimatedValue.decimals}
          usual={usual?.dollars ?? null}
          hint={property.userEstimatedValue === null && (grown || (usual && "The price"))}
        />
      </div>
    </section>
  );
}

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

type Part = "month" | "year";
type Option = { value: string; label: string };

const noMonth: Option = { value: "", label: "None" };
const valueText = (value: Typed | undefined) => (typeof value === "number" ? String(value) : "");

/** When a home that is owned was bought: from 1995 to the scenario's own month. A home that is being bought has no date. */
function PurchaseDateFields({ property }: { property: WorkingProperty }) {
  const asOf = useScenario(({ document }) => document.asOf);
  const [thisYear = 0, thisMonth = 0] = asOf.split("-").map(Number);
  const { month, year } = property.purchaseDate ?? {};
  const past = months.slice(0, year === thisYear ? thisMonth : months.length);
  const count = thisYear - homeFields.purchaseDate.fields.year.min + 1;
  const years = Array.from({ length: Math.max(0, count) }, (_, i) => String(thisYear - i));
  return (
    <>
      <DateField
        property={property}
        part="month"
        label="Purchase month"
        value={valueText(month)}
        options={[noMonth, ...past.map((label, i) => ({ value: String(i + 1), label }))]}
      />
      <DateField
        property={property}
        part="year"
        label="Purchase year"
        value={valueText(year)}
        options={[noMonth, ...years.map((value) => ({ value, label: value }))]}
      />
    </>
  );
}

function DateField({
  property,
  part,
  ...rest
}: {
  property: WorkingProperty;
  part: Part;
  label: string;
  value: string;
  options: readonly Option[];
}) {
  const key = `${property.id}.purchaseDate.${part}`;
  return (
    <SelectField
      {...rest}
      error={useFieldError(key)}
      onChange={(value) => edit(key, setPurchaseDate(property.id, { [part]: value === "" ? null : Number(value) }))}
      onFocus={() => enterField(key)}
      onBlur={() => leaveField(key)}
    />
  );
}
