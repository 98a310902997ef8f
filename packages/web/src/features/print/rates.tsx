import { percent } from "../../lib/format/format";
import { type Column, type Computed, isComputed } from "./column";
import { FigureTable } from "./figure-table";
import { Legend } from "./legend";
import { PrintLines } from "./line-chart";
import type { PrintedReport } from "./report";
import { ifAny, type Reading, type Row } from "./row";
import { Section } from "./section";
import { useWords } from "./words";

const changes = (column: Column): column is Computed => isComputed(column) && column.result.rates.length > 1;

/** The level that holds at a payment. */
const levelAt = ({ result }: Computed, payment: number) =>
  payment > result.payoffMonths ? undefined : result.rates.filter(({ fromPayment }) => fromPayment <= payment).at(-1);

/** The payments from which any loan's rate or payment is another one. */
const turnsOf = (columns: readonly Column[]) =>
  [
    ...new Set(columns.filter(changes).flatMap(({ result }) => result.rates.map(({ fromPayment }) => fromPayment))),
  ].sort((one, other) => one - other);

function yearlyRates(column: Computed, lastYear: number): number[] {
  const years = Math.min(lastYear, Math.ceil(column.result.payoffMonths / 12));
  return Array.from({ length: years + 1 }, (_, year) => {
    const payment = Math.min(year * 12 + 1, column.result.payoffMonths);
    return levelAt(column, payment)?.rate ?? 0;
  });
}

/** The rates and payments of loans where they change: adjustable rates, buydowns, years of interest only. */
export function Rates({ report: { columns, month } }: { report: PrintedReport }) {
  const { print, loan } = useWords();
  if (!columns.some(changes)) return null;
  const shown = columns.filter(isComputed).filter(({ result }) => result.rates.length > 0);
  const lastYear = Math.max(1, ...shown.map(({ result }) => Math.ceil(result.payoffMonths / 12)));
  const series = shown.map((column) => ({ id: column.id, index: column.index, values: yearlyRates(column, lastYear) }));
  const rows = (of: "rate" | "payment"): Row[] =>
    turnsOf(columns).map((payment) => ({
      label: print.levelAt(payment, month(payment)),
      precision: of === "rate" ? "rate" : "cents",
      of: (column): Reading => levelAt(column, payment)?.[of] ?? "none",
    }));
  const subsidy: Row = {
    label: loan.figures.subsidy,
    precision: "cents",
    of: ({ result }) => ifAny(result.buydown?.subsidy ?? 0),
    isOptional: true,
  };
  return (
    <>
      <Section title={print.sections.rates.title} says={print.sections.rates.says}>
        <figure>
          <Legend columns={shown} />
          <PrintLines
            measure={print.rate}
            series={series}
            lastYear={lastYear}
            height={180}
            formatTick={(value) => percent(value, { trim: true })}
          />
        </figure>
      </Section>
      <FigureTable
        columns={columns}
        groups={[
          { title: `${print.rate}: ${print.fromPayment.toLowerCase()}`, rows: rows("rate") },
          { title: loan.figures.principalAndInterest, rows: [...rows("payment"), subsidy] },
        ]}
      />
    </>
  );
}
