import { appreciationNames, appreciationTypes, homeFields, monthNames } from "@highway/engine/scenario/schema/property";
import type { Appreciation } from "@highway/engine/scenario/schema/types";
import { Suspense, useDeferredValue, useState } from "react";
import { useShallow } from "zustand/react/shallow";
import { money, shortMoney, trimmedPercent } from "../../lib/format/format";
import { lazyWindow } from "../../lib/loading/lazy-window";
import type { FieldValue, WorkingProperty } from "../../scenario/document";
import { setPurchaseDate } from "../../scenario/edits/property-edits";
import { edit, useScenario } from "../../scenario/store/store";
import { SeriesMark } from "../../ui/chart/series-mark";
import { SelectField } from "../../ui/fields/select-field";
import { Bone } from "../../ui/page/skeleton";
import { enterField, leaveField, useFieldError } from "../fields/field-errors";
import { PropertyFigureField } from "./property-figure";
import { useAppreciation, useShownPrice, usualValue } from "./use-property";

/** When the home was bought, and its value today. */
export function WorthFields({ property, name }: { property: WorkingProperty; name: string }) {
  const price = useShownPrice(property);
  const usual = useScenario(useShallow(({ document }) => usualValue(property, price, document)));
  const grown =
    usual?.how === "grown" &&
    (usual.assumed
      ? "The price paid; growth since then is not known"
      : `Up ${trimmedPercent(usual.rate)} a year since the purchase`);
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

type Part = "month" | "year";
type Option = { value: string; label: string };

const noMonth: Option = { value: "", label: "None" };
const valueText = (value: FieldValue | undefined) => (typeof value === "number" ? String(value) : "");

/** The month in which an owned home was bought, from 1995 to the scenario's month. A home that is being bought has none. */
function PurchaseDateFields({ property }: { property: WorkingProperty }) {
  const asOf = useScenario(({ document }) => document.asOf);
  const [thisYear = 0, thisMonth = 0] = asOf.split("-").map(Number);
  const { month, year } = property.purchaseDate ?? {};
  const past = monthNames.slice(0, year === thisYear ? thisMonth : monthNames.length);
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
      data-field={key}
      onChange={(value) => edit(key, setPurchaseDate(property.id, { [part]: value === "" ? null : Number(value) }))}
      onFocus={() => enterField(key)}
      onBlur={() => leaveField(key)}
    />
  );
}

const LineChart = lazyWindow(() => import("../../ui/chart/line-chart"));

/** The years that the chart covers; its height below is in pixels. */
const chartYears = 15;
const chartHeight = 148;

/** The home's value over 15 years under each chosen kind of appreciation, as a small chart with the figures of the marked year. */
export function WorthChart({ property, name }: { property: WorkingProperty; name: string }) {
  const [at, setAt] = useState(chartYears);
  const ways = useDeferredValue(useAppreciation(property, useShownPrice(property)));
  if (!ways)
    return (
      <p className="text-fg-3 text-sm">The value over 15 years appears once a loan on this property has its figures.</p>
    );
  if (ways.length === 0) return null;
  const series = ways.map(({ type, values }) => ({
    id: type,
    name: appreciationNames[type],
    index: appreciationTypes.indexOf(type),
    of: "homes" as const,
    values,
  }));
  return (
    <figure aria-label={`Value of ${name} over 15 years`} className="min-w-0">
      <figcaption className="mb-1 font-medium text-fg-2 text-sm">Value over 15 years</figcaption>
      <Suspense fallback={<Bone className="h-[148px] w-full animate-late" />}>
        <LineChart
          measure="Value"
          series={series}
          lastYear={chartYears}
          at={at}
          onAt={setAt}
          format={money}
          formatTick={shortMoney}
          height={chartHeight}
        />
      </Suspense>
      <WorthTable ways={ways} at={at} />
    </figure>
  );
}

const WorthTable = ({ ways, at }: { ways: readonly Appreciation[]; at: number }) => (
  <table className="num mt-2 w-full text-sm">
    <thead className="text-fg-3 text-xs">
      <tr>
        <th className="py-1 text-left font-normal" scope="col">
          Appreciation
        </th>
        <th className="py-1 text-right font-normal" scope="col">
          Today
        </th>
        <th className="py-1 text-right font-normal" scope="col">
          Year {at}
        </th>
      </tr>
    </thead>
    <tbody>
      {ways.map(({ type, values }) => (
        <tr key={type} className="border-line border-t">
          <th className="py-1 text-left font-normal text-fg-2" scope="row">
            <span className="inline-flex items-center gap-2">
              <SeriesMark line={{ index: appreciationTypes.indexOf(type), of: "homes" }} />
              {appreciationNames[type]}
            </span>
          </th>
          <td className="py-1 text-right">{money(values[0])}</td>
          <td className="py-1 text-right">{money(values[at])}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
