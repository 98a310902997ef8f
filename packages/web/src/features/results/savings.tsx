import { useState } from "react";
import { axes, ChartFigure, Charts, Legend, LineChart } from "./chart-parts";
import type { Column } from "./column";
import { LoanHeads } from "./loan-heads";
import { LoanTable } from "./loan-table";
import { isRefinance, savingsLines } from "./savings-rows";
import { savingsSeries } from "./savings-series";
import { SectionHead } from "./section-head";

/** What each refinance saves against the mortgages and debts that it pays off, and when that has made good its cost. */
export function Savings({ columns, differences }: { columns: readonly Column[]; differences: boolean }) {
  const [chosen, setChosen] = useState(5);
  if (!columns.some(isRefinance)) return null;
  const { series, lastYear } = savingsSeries(columns);
  const at = Math.min(chosen, lastYear);
  return (
    <section aria-label="Savings">
      <SectionHead
        title="Savings"
        says="Principal, interest and mortgage insurance, against the mortgages and debts that are paid off."
      >
        <Legend columns={columns.filter(isRefinance)} />
      </SectionHead>
      {series.length > 0 && (
        <Charts>
          <ChartFigure title="Saved so far, less the cost: at nothing it breaks even">
            <LineChart measure="Saved so far" {...{ series, lastYear, at, ...axes }} onAt={setChosen} />
          </ChartFigure>
        </Charts>
      )}
      <div className="border-line border-y">
        <LoanTable
          label="Savings"
          columns={columns}
          lines={savingsLines(columns)}
          head={<LoanHeads corner="Refinance" columns={columns} />}
          differences={differences}
        />
      </div>
    </section>
  );
}
