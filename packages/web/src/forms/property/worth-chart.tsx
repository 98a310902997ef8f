import { appreciationNames, appreciationTypes } from "@highway/engine/scenario/schema/property";
import type { Appreciation } from "@highway/engine/scenario/schema/types";
import { Suspense, useDeferredValue, useState } from "react";
import { money, shortMoney } from "../../lib/format/format";
import { lazyWindow } from "../../lib/loading/lazy-window";
import type { WorkingProperty } from "../../scenario/document";
import { LoanMark } from "../../ui/loan-mark";
import { Bone } from "../../ui/page/skeleton";
import { useShownPrice } from "./use-property";
import { useAppreciation } from "./worth";

const LineChart = lazyWindow(() => import("../../ui/chart/line-chart"));

const years = 15;
const height = 148;

/** The home's value over 15 years by each chosen way: a small chart, and its figures at the year of the markers. */
export function WorthChart({ property, name }: { property: WorkingProperty; name: string }) {
  const [at, setAt] = useState(years);
  const ways = useDeferredValue(useAppreciation(property, useShownPrice(property)));
  if (!ways)
    return (
      <p className="text-fg-3 text-sm">The value over 15 years shows once a loan on this property has its figures.</p>
    );
  if (ways.length === 0) return null;
  const series = ways.map(({ type, values }) => ({
    id: type,
    name: appreciationNames[type],
    index: appreciationTypes.indexOf(type),
    values,
  }));
  return (
    <figure aria-label={`Value of ${name} over 15 years`} className="min-w-0">
      <figcaption className="mb-1 font-medium text-fg-2 text-sm">Value over 15 years</figcaption>
      <Suspense fallback={<Bone className="h-[148px] w-full animate-late" />}>
        <LineChart
          measure="Value"
          series={series}
          lastYear={years}
          at={at}
          onAt={setAt}
          format={money}
          formatTick={shortMoney}
          height={height}
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
              <LoanMark index={appreciationTypes.indexOf(type)} label={null} />
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
