import { useState } from "react";
import { LoanMark } from "../../ui/loan-mark";
import { sourcesOf, valueSeries, wayNames, wayRows, waysOf } from "./appreciation-rows";
import { axes, ChartFigure, Charts, LineChart } from "./chart-parts";
import { LoanHeads } from "./loan-heads";
import { LoanTable } from "./loan-table";
import type { SectionProps } from "./results";
import { SectionHead } from "./section-head";

/** What the homes may be worth, by each way that was chosen for them. */
export function Appreciation({ columns }: SectionProps) {
  const [at, setAt] = useState(7);
  const series = valueSeries(columns);
  if (series.length === 0) return null;
  const lastYear = Math.max(...series.map(({ values }) => values.length - 1));
  return (
    <section aria-label="Appreciation">
      <SectionHead title="Appreciation" says="An estimate of the home's value: nobody knows it." />
      <Charts>
        <ChartFigure title="Value of the home">
          <LineChart measure="Value of the home" {...{ series, lastYear, at, ...axes }} onAt={setAt} />
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-fg-2 text-xs">
            {series.map(({ id, name, index }) => (
              <li key={id} className="flex items-center gap-1.5">
                <LoanMark index={index} label={null} />
                {name}
              </li>
            ))}
          </ul>
        </ChartFigure>
      </Charts>
      <div className="border-line border-y">
        <LoanTable
          label="Appreciation"
          columns={columns}
          lines={waysOf(columns).flatMap((type) => [{ group: wayNames[type] }, ...wayRows(type)])}
          head={<LoanHeads corner="Loan" columns={columns} />}
        />
      </div>
      <ul className="px-6 py-2 text-fg-3 text-xs @max-[560px]:px-4">
        {sourcesOf(columns).map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  );
}
