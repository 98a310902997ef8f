import { useState } from "react";
import { percent } from "../../lib/format/format";
import { rowsThatApply } from "./cells";
import { ChartFigure, Charts, Legend, LineChart } from "./chart-parts";
import { isComputed } from "./column";
import { LoanHeads } from "./loan-heads";
import { LoanTable } from "./loan-table";
import { rateRows, ratesByYear, ratesChange, subsidyRow } from "./own-rows";
import type { LaterProps } from "./results";
import { SectionHead } from "./section-head";

const write = (value: number) => percent(value, { trim: true });

/** The rates and payments of loans where they change: adjustable rates, buydowns, years of interest only. */
export function Rates({ columns, times }: LaterProps) {
  const [chosen, setChosen] = useState(7);
  if (!ratesChange(columns)) return null;
  const { firstPayment } = times;
  const shown = columns.filter(isComputed).filter(({ result }) => result.rates.length > 0);
  const lastYear = Math.max(1, ...shown.map(({ result }) => Math.ceil(result.payoffMonths / 12)));
  const series = shown.map((column) => ({
    id: column.id,
    index: column.index,
    name: column.title,
    values: ratesByYear(column, lastYear),
  }));
  const [rates, payments] = rateRows(columns, firstPayment);
  const [subsidy] = rowsThatApply([subsidyRow], columns);
  return (
    <section aria-label="Rates over the loan">
      <SectionHead title="Rates over the loan" says="At the start of each year, by the scenario chosen for each loan.">
        <Legend columns={shown} />
      </SectionHead>
      <Charts>
        <ChartFigure title="Rate">
          <LineChart
            measure="Rate"
            {...{ series, lastYear }}
            at={Math.min(chosen, lastYear)}
            onAt={setChosen}
            format={write}
            formatTick={write}
            stepped
          />
        </ChartFigure>
      </Charts>
      <div className="border-line border-y">
        <LoanTable
          label="Rates over the loan"
          columns={columns}
          lines={[
            { group: "Rate" },
            ...rates,
            { group: "Principal and interest" },
            ...payments,
            ...(subsidy ? [{ group: "Buydown" }, subsidy] : []),
          ]}
          head={<LoanHeads corner="From payment" columns={columns} />}
        />
      </div>
    </section>
  );
}
