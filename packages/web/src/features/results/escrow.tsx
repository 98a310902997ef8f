import { useState } from "react";
import { axes, ChartFigure, Charts, Legend, LineChart } from "./chart-parts";
import { isComputed } from "./column";
import { escrowRows } from "./loan-figures-rows";
import { LoanHeads } from "./loan-heads";
import { LoanTable } from "./loan-table";
import type { SectionProps } from "./results";
import { SectionHead } from "./section-head";

const month = { name: "Month", short: "mo" };

/** The escrow account's first year (RESPA), for the officer: it advises, no other figure follows from it. */
export function Escrow({ columns, differences }: SectionProps) {
  const [at, setAt] = useState(1);
  const shown = columns.filter(isComputed).filter(({ result }) => result.escrowAnalysis);
  if (shown.length === 0) return null;
  const series = shown.map(({ id, index, title, result }) => ({
    id,
    index,
    name: title,
    values: [result.escrowAnalysis!.initialDeposit, ...result.escrowAnalysis!.months.map(({ balance }) => balance)],
  }));
  return (
    <section aria-label="Escrow account">
      <SectionHead title="Escrow account" says="RESPA's analysis of the first year. It advises; clients do not see it.">
        <Legend columns={shown} />
      </SectionHead>
      <Charts>
        <ChartFigure title="Balance after each payment">
          <LineChart measure="Escrow balance" {...{ series, at, ...axes }} lastYear={12} onAt={setAt} unit={month} />
        </ChartFigure>
      </Charts>
      <div className="border-line border-y">
        <LoanTable
          label="Escrow account"
          columns={columns}
          lines={escrowRows}
          head={<LoanHeads corner="Loan" columns={columns} />}
          differences={differences}
        />
      </div>
    </section>
  );
}
