import { useDeferredValue, useState } from "react";
import { axes, ChartFigure, Charts, Legend, LineChart } from "./chart-parts";
import { EveryYear } from "./every-year";
import { LoanHeads } from "./loan-heads";
import { LoanTable } from "./loan-table";
import { measureRow, principalMeasure } from "./measures";
import type { LaterProps } from "./results";
import { SectionHead } from "./section-head";
import { chartSeries, lastYearOf, lentOf, yearRows } from "./yearly";
import { usualYear } from "./years-section";

/** What is owed and what interest has been paid, year by year: two charts on one year, and the figures at it. */
export function BalanceAndInterest({ columns, times, differences }: LaterProps) {
  const [chosen, setChosen] = useState(usualYear);
  const drawn = useDeferredValue(times.yearly);
  const shown = lentOf(columns, drawn);
  const lastYear = lastYearOf(shown, drawn);
  if (lastYear === 0) return null;
  const at = Math.min(chosen, lastYear);
  const chart = { lastYear, at, onAt: setChosen, ...axes };
  return (
    <section aria-label="Balance and interest">
      <SectionHead title="Balance and interest" says={`Markers show year ${at}.`}>
        <Legend columns={shown} />
      </SectionHead>
      <Charts>
        <ChartFigure title="Balance">
          <LineChart measure="Balance" series={chartSeries(shown, drawn, "balance")} {...chart} />
        </ChartFigure>
        <ChartFigure title="Interest paid">
          <LineChart measure="Interest paid" series={chartSeries(shown, drawn, "interestPaid")} {...chart} />
        </ChartFigure>
      </Charts>
      <div className="border-line border-y">
        <LoanTable
          label={`Loans at year ${at}`}
          columns={columns}
          lines={[
            ...yearRows(times.yearly, at),
            { ...measureRow(principalMeasure, at, times.yearly), label: principalMeasure.name },
          ]}
          head={<LoanHeads corner={`Loan, at year ${at}`} columns={columns} />}
          differences={differences}
        />
      </div>
      <EveryYear columns={shown} yearly={drawn} lastYear={lastYear} />
    </section>
  );
}
