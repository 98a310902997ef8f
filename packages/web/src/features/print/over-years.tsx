/** Sections that speak of what the loans come to over the years: a chart, and the figures at the chosen years. */
import type { Horizon } from "@highway/engine/scenario/schema/types";
import { type Bars, PrintBars } from "./bar-chart";
import { type Column, isComputed } from "./column";
import { FigureTable } from "./figure-table";
import { Legend } from "./legend";
import { PrintLines, type PrintSeries } from "./line-chart";
import type { PrintedReport } from "./report";
import { known, type Row, written } from "./row";
import { Section } from "./section";
import { useWords, type Words } from "./words";
import { YearsTable } from "./years-table";

type Measure = { name: string; of: (horizon: Horizon) => number | null; ranks?: boolean };
type Props = { report: PrintedReport };

const seriesOf = ({ columns, yearly }: PrintedReport, { of }: Measure): PrintSeries[] =>
  columns.flatMap(({ id, index }) => {
    const values = (yearly.get(id) ?? []).map(of);
    return values.length > 0 && values.every((value) => value !== null)
      ? [{ id, index, values: values as number[] }]
      : [];
  });

const rowsOf = ({ years, yearly }: PrintedReport, { of, ranks }: Measure, { loan }: Words): Row[] =>
  years.map((year) => ({
    label: loan.years(year),
    precision: "dollars",
    of: ({ id }) => {
      const horizon = yearly.get(id)?.[year];
      return known(horizon ? of(horizon) : null);
    },
    ...(ranks && { ranks }),
  }));

/** More loans than these, or more years, and bars would be threads: lines then. */
const mostBars = { loans: 4, years: 5 };

function barsOf({ columns, years, yearly }: PrintedReport, { of }: Measure, { loan, print }: Words): Bars[] {
  return years.map((year) => ({
    label: print.after(loan.years(year)),
    bars: columns.flatMap(({ id, index, letter }) => {
      const horizon = yearly.get(id)?.[year];
      const value = horizon ? of(horizon) : null;
      return value === null ? [] : [{ id, index, letter, value }];
    }),
  }));
}

type Charts = Props & { title: string; says: string; measures: readonly Measure[]; nothing?: string; asBars?: boolean };

function OverYears({ report, title, says, measures, nothing, asBars = false }: Charts) {
  const words = useWords();
  const drawn = measures.map((measure) => ({ measure, series: seriesOf(report, measure) }));
  if (drawn.every(({ series }) => series.length === 0)) return null;
  if (nothing && drawn.every(({ series }) => series.every(({ values }) => values.every((value) => value === 0))))
    return (
      <Section title={title} says={says}>
        <p className="words">{nothing}</p>
      </Section>
    );
  const fits = report.columns.length <= mostBars.loans && report.years.length <= mostBars.years;
  return drawn
    .filter(({ series }) => series.length > 0)
    .map(({ measure, series }, at) => (
      <Section key={measure.name} title={at === 0 ? title : measure.name} {...(at === 0 && { says })}>
        <figure>
          <Legend columns={report.columns.filter(isComputed)} />
          {asBars && fits ? (
            <PrintBars measure={measure.name} groups={barsOf(report, measure, words)} />
          ) : (
            <PrintLines measure={measure.name} series={series} lastYear={report.lastYear} height={164} />
          )}
        </figure>
        <FigureTable columns={report.columns} groups={[{ rows: rowsOf(report, measure, words) }]} isBelowLegend />
      </Section>
    ));
}

export function TotalCost({ report }: Props) {
  const { print, loan } = useWords();
  const { title, says } = print.sections.totalCost;
  const measure: Measure = { name: loan.figures.totalCost, of: ({ totalCost }) => totalCost, ranks: true };
  return <OverYears {...{ report, title, says }} measures={[measure]} asBars />;
}

export function Equity({ report }: Props) {
  const { print, loan } = useWords();
  const measures: Measure[] = [
    { name: loan.figures.equity, of: ({ equity }) => equity },
    { name: loan.figures.netGain, of: ({ netGain }) => netGain },
  ];
  const { title, says } = print.sections.equity;
  return <OverYears {...{ report, title, says, measures }} />;
}

export function TaxSavings({ report }: Props) {
  const { print, loan } = useWords();
  const { title, says, nothing } = print.sections.taxSavings;
  const measures: Measure[] = [{ name: loan.figures.taxSavings, of: ({ taxSavings }) => taxSavings }];
  return <OverYears {...{ report, title, says, nothing, measures }} />;
}

/** The year at which the legend reads a balance: about as long as people keep a loan, and one that all can picture. */
const readAt = 10;

export function Balance({ report }: Props) {
  const words = useWords();
  const { title, says } = words.print.sections.balance;
  const owed = seriesOf(report, { name: title, of: ({ balance }) => balance }).filter(({ values }) =>
    values.some((value) => value > 0),
  );
  if (owed.length === 0) return null;
  const ended = owed.map((line) => ({ ...line, values: untilPaid(line.values) }));
  const lastYear = Math.max(...ended.map(({ values }) => values.length - 1));
  const at = Math.min(readAt, lastYear);
  const reads = ({ id }: Column) => {
    const horizon = report.yearly.get(id)?.[at];
    return horizon ? words.print.readAfter(written(horizon.balance, "dollars", words), words.loan.years(at)) : null;
  };
  return (
    <>
      <Section title={title} says={says}>
        <figure>
          <Legend columns={report.columns.filter(({ id }) => owed.some((line) => line.id === id))} says={reads} />
          <PrintLines measure={title} series={ended} lastYear={lastYear} />
        </figure>
      </Section>
      <YearsTable report={report} />
    </>
  );
}

/** A balance ends where the loan does. */
const untilPaid = (values: readonly number[]) => values.slice(0, values.findLastIndex((value) => value > 0) + 2);
