import type { Reinvestment } from "@highway/core/clients/schema";
import { reinvest } from "@highway/engine/money/reinvestment";
import { Suspense, useMemo, useState } from "react";
import { money, moneyWithCents, shortMoney } from "../../lib/format/format";
import { lazyWindow } from "../../lib/loading/lazy-window";
import { LoanMark } from "../../ui/loan-mark";
import { spanOf } from "./plan-values";

const LineChart = lazyWindow(() => import("../../ui/chart/line-chart"));
const height = 180;

/** Shows what the investment comes to, at the end and year by year. */
export function PlanResult({ plan }: { plan: Reinvestment | null }) {
  const result = useMemo(() => plan && reinvest(plan), [plan]);
  if (!plan || !result)
    return (
      <p className="rounded-md bg-canvas px-3 py-3 text-fg-3">Enter a payment, a rate and a term to see the result.</p>
    );
  return (
    <section aria-label="Result" className="flex flex-col gap-3">
      <dl aria-live="polite" className="num rounded-md bg-canvas px-3 py-2">
        <Line name={`Value after ${spanOf(plan.term)}`} value={result.futureValue} first />
        <Line name="Paid in" value={result.contributed} />
        <Line name="Growth" value={result.growth} />
      </dl>
      <Course {...result.course} />
      <p className="text-fg-3 text-xs">
        An assumption, not a promise: payments at the end of each period, the return compounded each period, before
        taxes and fees.
      </p>
    </section>
  );
}

const Line = ({ name, value, first = false }: { name: string; value: number; first?: boolean }) => (
  <div className="flex min-h-6 items-center justify-between gap-2">
    <dt className="text-fg-2">{name}</dt>
    <dd className={first ? "font-semibold text-first" : "font-medium"}>{moneyWithCents(value)}</dd>
  </div>
);

type Points = { months: number[]; value: number[]; contributed: number[] };

const lines = [
  { key: "value", name: "Value" },
  { key: "contributed", name: "Paid in" },
] as const;

/** Draws the years as two lines, and lists them as figures. */
function Course(course: Points) {
  const years = Math.floor(course.months.at(-1)! / 12);
  const [chosen, setChosen] = useState<number | null>(null);
  // A last year that is not whole stands in the table alone.
  const series = lines.map(({ key, name }, index) => ({
    id: key,
    name,
    index,
    values: course[key].slice(0, years + 1),
  }));
  return (
    <>
      {years > 0 && (
        <figure className="min-w-0">
          <figcaption className="mb-1 flex gap-4 text-fg-2 text-sm">
            {lines.map(({ key, name }, index) => (
              <span key={key} className="inline-flex items-center gap-1.5">
                <LoanMark index={index} label={null} />
                {name}
              </span>
            ))}
          </figcaption>
          <Suspense fallback={<div style={{ height }} />}>
            <LineChart
              measure="Value"
              series={series}
              lastYear={years}
              at={Math.min(chosen ?? years, years)}
              onAt={setChosen}
              format={money}
              formatTick={shortMoney}
              height={height}
            />
          </Suspense>
        </figure>
      )}
      <Years {...course} />
    </>
  );
}

const Years = ({ months, value, contributed }: Points) => (
  <details>
    <summary className="min-h-6 text-accent-text hover:underline">Yearly figures</summary>
    <table aria-label="Every year" className="num mt-1 w-full">
      <thead>
        <tr className="text-fg-3 text-xs">
          <th scope="col" className="py-1 text-left font-medium">
            After
          </th>
          <th scope="col" className="text-right font-medium">
            Put in
          </th>
          <th scope="col" className="text-right font-medium">
            Value
          </th>
        </tr>
      </thead>
      <tbody>
        {months.slice(1).map((month, at) => (
          <tr key={month} className="h-row-compact">
            <th scope="row" className="border-line border-t text-left font-normal text-fg-2">
              {spanOf(month)}
            </th>
            <td className="border-line border-t text-right">{moneyWithCents(contributed[at + 1]!)}</td>
            <td className="border-line border-t text-right">{moneyWithCents(value[at + 1]!)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
