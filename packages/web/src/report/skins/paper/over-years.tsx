/** Sections over the years: a chart, and the figures at the chosen years. */

import { figureText } from "../../cells";
import { type Column, isComputed, ofSecond } from "../../columns";
import { type LineChartOf, sections } from "../../sections";
import { type Bars, PrintBars, PrintLines } from "./charts";
import { FigureTable } from "./figure-table";
import { Legend } from "./loan-key";
import type { PrintSource } from "./report";
import { Section } from "./section";
import { mannerOf, useWords, type Words } from "./words";

type Props = { report: PrintSource };

/** The most loans and years that are drawn as bars. With more, bars would be too thin, so lines are drawn. */
const mostBars = { loans: 4, years: 5 };

const barsOf = ({ years }: PrintSource, { series }: LineChartOf, { loan }: Words): Bars[] =>
  years.map((year) => ({
    label: loan.after(loan.years(year)),
    bars: series.map(({ id, index, name, values }) => ({ id, index, letter: name, value: values[year] ?? 0 })),
  }));

type Measured = Props & { name: "totalCost" | "equity" | "taxSavings"; asBars?: boolean };

export function OverYears({ report, name, asBars = false }: Measured) {
  const words = useWords();
  const section = sections[name](report);
  if (!section || section.lacks === "unknown") return null;
  const { title, says, nothing }: { title: string; says: string; nothing?: string } = words.loan.sections[name];
  if (nothing && section.lacks === "nothing")
    return (
      <Section title={title} says={says}>
        <p className="mt-8">{nothing}</p>
      </Section>
    );
  const fits = report.columns.length <= mostBars.loans && report.years.length <= mostBars.years;
  return section.parts.map(({ title: own = title, chart, groups }, at) => {
    const hasChart = chart !== undefined && chart.series.length > 0;
    if (chart && !hasChart) return null;
    return (
      <Section key={own} title={at === 0 ? title : own} {...(at === 0 && { says })}>
        {hasChart && (
          <div className="break-inside-avoid break-after-avoid">
            <Legend columns={report.columns.filter(isComputed)} />
            {asBars && fits ? (
              <PrintBars measure={chart.title} groups={barsOf(report, chart, words)} />
            ) : (
              <PrintLines measure={chart.title} series={chart.series} lastYear={chart.lastYear} height={105} />
            )}
          </div>
        )}
        <FigureTable columns={report.columns} groups={groups} isBelowLegend={hasChart} />
      </Section>
    );
  });
}

/** The year of the legend's balance: about as long as people keep a loan, and easy to imagine. */
const readAt = 10;

export function Balance({ report }: Props) {
  const words = useWords();
  const { title, says } = words.loan.sections.balance;
  const section = sections.balance(report);
  const chart = section?.parts[0]?.chart;
  if (!chart) return null;
  const at = Math.min(readAt, chart.lastYear);
  const reads = ({ id }: Column) => {
    const horizon = report.times.yearly.get(id)?.[at];
    if (!horizon) return null;
    return words.print.readAfter(figureText(horizon.balance, "estimate", mannerOf(words)), words.loan.years(at));
  };
  return (
    <Section title={title} says={says + ofSecond(section.columns, words.loan.withSecond)}>
      <div className="break-inside-avoid">
        <Legend columns={section.columns} says={reads} />
        <PrintLines measure={title} series={chart.series} lastYear={chart.lastYear} />
      </div>
    </Section>
  );
}
