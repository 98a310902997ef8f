import { limits } from "@highway/engine/scenario/schema/limits";
import type { Typed, WorkingProperty } from "../../scenario/document";
import { setPurchaseDate } from "../../scenario/edits/property-edits";
import { edit, useScenario } from "../../scenario/store/store";
import { SelectField } from "../../ui/fields/select-field";
import { enterField, leaveField, useFieldError } from "../fields/view";

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

const none: Option = { value: "", label: "None" };
const written = (value: Typed | undefined) => (typeof value === "number" ? String(value) : "");

/** When a home that is owned was bought: from 1995 to the scenario's own month. A home that is being bought has no date. */
export function PurchaseDateFields({ property }: { property: WorkingProperty }) {
  const asOf = useScenario(({ document }) => document.asOf);
  const [thisYear = 0, thisMonth = 0] = asOf.split("-").map(Number);
  const { month, year } = property.purchaseDate ?? {};
  const past = months.slice(0, year === thisYear ? thisMonth : months.length);
  const count = thisYear - limits.purchaseYear.min + 1;
  const years = Array.from({ length: Math.max(0, count) }, (_, i) => String(thisYear - i));
  return (
    <>
      <DateField
        property={property}
        part="month"
        label="Purchase month"
        value={written(month)}
        options={[none, ...past.map((label, i) => ({ value: String(i + 1), label }))]}
      />
      <DateField
        property={property}
        part="year"
        label="Purchase year"
        value={written(year)}
        options={[none, ...years.map((value) => ({ value, label: value }))]}
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
