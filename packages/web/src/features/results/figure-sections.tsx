import type { Part } from "../../ui/chart/bars";
import { rowsThatApply } from "./cells";
import { LoanBars } from "./chart-parts";
import type { Column, Computed } from "./column";
import { amountRows, debtToIncome, financeRows, lifetimeRows } from "./loan-figures-rows";
import { LoanHeads } from "./loan-heads";
import { loanRows } from "./loan-rows";
import { type Line, LoanTable } from "./loan-table";
import { extraRows, secondLoanRows } from "./own-rows";
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
    lines={[...loanRows, ...rowsThatApply([...amountRows, ...(forClient ? [computedAPR] : [])], columns)]}
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

const lifetimeParts = ({ result: { totals } }: Computed): Part[] => [
  { name: "Principal", value: totals.principal },
  { name: "Interest", value: totals.interest },
  { name: "Mortgage insurance", value: totals.mortgageInsurance ?? 0 },
];

export const OverTheLoan = ({ columns, differences }: SectionProps) => (
  <FigureSection
    title="Over the whole loan"
    says="From the first payment to the last."
    {...{ columns, differences }}
    lines={rowsThatApply(lifetimeRows, columns)}
    parts={lifetimeParts}
  />
);

export const SecondLoans = ({ columns }: SectionProps) =>
  columns.some(({ result }) => result?.secondLoan) && (
    <FigureSection
      title="Second loan"
      columns={columns}
      lines={secondLoanRows.filter((line) => "words" in line || rowsThatApply([line], columns).length > 0)}
      parts={({ result: { secondLoan } }) => [
        { name: "Principal", value: secondLoan?.amount ?? 0 },
        { name: "Interest", value: secondLoan?.totals.interest ?? 0 },
      ]}
    />
  );

export const ExtraPayments = ({ columns }: SectionProps) =>
  columns.some(({ result }) => result?.prepayment) && (
    <FigureSection
      title="Extra payments"
      says="What is paid beyond the payments due, each month or at once."
      columns={columns}
      lines={extraRows}
      parts={({ result: { prepayment } }) => [
        { name: "Interest paid", value: prepayment ? prepayment.scheduledInterest - prepayment.interestSaved : 0 },
        { name: "Interest saved", value: prepayment?.interestSaved ?? 0 },
      ]}
    />
  );

export const LoanEstimate = ({ columns, differences }: SectionProps) => (
  <FigureSection
    title="Finance charges"
    says="The totals of a Loan Estimate. Clients do not see them here."
    {...{ columns, differences }}
    lines={financeRows}
    parts={({ result: { loanEstimate } }) => [
      { name: "Amount financed", value: loanEstimate.amountFinanced },
      { name: "Finance charge", value: loanEstimate.financeCharge ?? 0 },
    ]}
  />
);
