import type { Part } from "../../ui/chart/bars";
import { amountRows } from "./amount-rows";
import { linesThatApply } from "./cells";
import { LoanBars } from "./chart-parts";
import type { Column, Computed } from "./column";
import { LoanHeads } from "./loan-heads";
import { loanRows } from "./loan-rows";
import { type Line, LoanTable } from "./loan-table";
import type { SectionProps } from "./results";
import { computedAPR } from "./rows";
import { SectionHead } from "./section-head";

type Props = {
  title: string;
  says?: string;
  columns: readonly Column[];
  lines: readonly Line[];
  differences?: boolean;
  /** What the bars of the chart are made of; no chart without. */
  parts?: (column: Computed) => readonly Part[];
};

/** A part of the results: a bar for each loan, then its lines. */
export const FigureSection = ({ title, says, columns, lines, differences = false, parts }: Props) => (
  <section aria-label={title}>
    <SectionHead title={title} says={says} />
    {parts && <LoanBars title={title} columns={columns} parts={parts} />}
    <div className="border-line border-y">
      <LoanTable
        label={title}
        columns={columns}
        lines={lines}
        head={<LoanHeads corner="Loan" columns={columns} />}
        differences={differences}
      />
    </div>
  </section>
);

export const Loans = ({ columns, differences, forClient }: SectionProps) => (
  <FigureSection
    title="The loans"
    {...{ columns, differences }}
    lines={linesThatApply([...loanRows(columns), ...amountRows, ...(forClient ? [computedAPR] : [])], columns)}
  />
);
