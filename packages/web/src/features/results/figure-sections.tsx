import type { Part } from "../../ui/chart/bars";
import { amountRows, debtToIncome } from "./amount-rows";
import { linesThatApply, rowsThatApply } from "./cells";
import { LoanBars } from "./chart-parts";
import type { Column, Computed } from "./column";
import { LoanHeads } from "./loan-heads";
import { loanRows } from "./loan-rows";
import { type Line, LoanTable } from "./loan-table";
import type { SectionProps } from "./results";
import { cashRows, computedAPR, monthlyRows } from "./rows";
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

const monthlyParts = ({ result: { monthly } }: Computed): Part[] => [
  { name: "Principal and interest", value: monthly.principalAndInterest },
  { name: "Second loan", value: monthly.secondLoan },
  { name: "Mortgage insurance", value: monthly.mortgageInsurance ?? 0 },
  { name: "Property tax", value: monthly.propertyTax },
  { name: "Home insurance", value: monthly.homeInsurance },
  { name: "HOA", value: monthly.associationFee },
];

export const Monthly = ({ columns, differences, forClient }: SectionProps) => (
  <FigureSection
    title="Monthly payment"
    {...{ columns, differences }}
    lines={rowsThatApply(forClient ? monthlyRows : [...monthlyRows, debtToIncome], columns)}
    parts={monthlyParts}
  />
);

/** As the lines of the table: they add up to the cash to close. */
const cashParts = (column: Computed): Part[] =>
  cashRows
    .filter(({ total }) => !total)
    .map((row) => {
      const reading = row.of(column);
      return { name: row.label, value: typeof reading === "number" ? reading : 0 };
    })
    .filter(({ value }) => value !== 0);

export const Cash = ({ columns, differences }: SectionProps) => (
  <FigureSection
    title="Cash to close"
    {...{ columns, differences }}
    lines={rowsThatApply(cashRows, columns)}
    parts={cashParts}
  />
);
