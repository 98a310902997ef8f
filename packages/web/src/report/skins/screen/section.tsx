import type { SectionKey } from "@highway/core/reports/pure/sections";
import { type ReactNode, useDeferredValue, useState } from "react";
import { money, shortMoney, trimmedPercent } from "../../../lib/format/format";
import { officerSections } from "../../../lib/words/officer";
import { SeriesNames } from "../../../ui/chart/series-names";
import { type Column, isComputed, ofSecond } from "../../columns";
import { type Group, labelOf, type Row } from "../../row";
import { homesAndWays } from "../../rows/appreciation";
import { measureRow, principalMeasure, yearRows } from "../../rows/over-years";
import type { LineChartOf, Section } from "../../sections";
import type { Yearly } from "../../times";
import { ChartFigure, Charts, Legend, LineChart, LoanBars } from "./chart-parts";
import { LoanTable } from "./loan-table";
import { manner } from "./manner";
import { type Details, SectionHead } from "./section-head";

/** The year of the markers at first: about as long as people keep a loan. */
const usualYear = 7;
const month = {
  name: "Month",
  short: "mo",
  by: (measure: string) => `${measure} by month`,
  keys: "Use the arrow keys to read the months.",
};

/** The sections whose bars are at the top of the page. */
const onTop = new Set<SectionKey>(["monthly", "cash"]);

const keyIn =
  (...keys: readonly string[]) =>
  ({ key }: Row) =>
    keys.includes(key);

/** The rows that summarize a section while its details are closed. A section that is not listed shows all rows. */
const headlines: Partial<Record<SectionKey, (row: Row, at: number, rows: readonly Row[]) => boolean>> = {
  rates: (_row, at, rows) => at === 0 || at === rows.length - 1,
  secondLoan: keyIn("secondAmount", "secondPayment"),
  extraPayments: keyIn("interestSaved", "timeSaved"),
  overTheLoan: keyIn("allPayments", "paidOffIn"),
  savings: keyIn("savings", "refinanceCost", "breakEven"),
  loanEstimate: keyIn("financeCharge", "totalOfPayments"),
  escrow: keyIn("escrowDeposit"),
  appreciation: ({ years }) => years === 10,
};

/** Returns the rows of a part while its details are closed. For rows over the years it is one year, under the name of the measure. */
function headlineOf(name: SectionKey, { title, groups }: Section["parts"][number]): readonly Group[] {
  const isSaid = headlines[name];
  if (isSaid)
    return groups.map((group) => ({ ...group, rows: group.rows.filter(isSaid) })).filter(({ rows }) => rows.length > 0);
  const away = ({ years = 0 }: Row) => Math.abs(years - usualYear);
  return groups.map(({ rows }) => {
    const nearest = rows.reduce((near, row) => (away(row) < away(near) ? row : near));
    return { rows: [{ ...nearest, words: (words) => `${title}, ${labelOf(nearest, words)}` }] };
  });
}

const hasDetails = (name: SectionKey, { parts }: Section) =>
  name in headlines || parts.some(({ title }) => title !== undefined);

/** The years of the markers at first. */
const starts: Partial<Record<SectionKey, number>> = { savings: 5, escrow: 1 };
/** Sections whose chart has its own legend. */
const hasOwnLegend = new Set<SectionKey>(["appreciation"]);

type Props = {
  name: SectionKey;
  section: Section;
  /** All loans: each has a column in every table, whether the section covers it or not. */
  columns: readonly Column[];
  differences: boolean;
  details: Details;
};

/** A section of the results: the rows that summarize it, and, opened, its charts and all rows. */
export function ResultSection({ name, section, columns, differences, details }: Props) {
  const { title, says = "" }: { title: string; says?: string } = officerSections[name];
  const leftOut = name === "overTheLoan" ? ofSecond(columns, manner.words.withoutSecond) : "";
  const closes = hasDetails(name, section);
  const isOpen = details.isOpen || !closes;
  const many = section.parts.length > 1;
  const hasBars = section.bars !== undefined && !onTop.has(name);
  return (
    <section aria-label={title}>
      <SectionHead title={title} says={says + leftOut} details={closes ? details : undefined}>
        {isOpen && !section.bars && !hasOwnLegend.has(name) && <Legend columns={section.columns.filter(isComputed)} />}
      </SectionHead>
      {isOpen && hasBars && (
        <LoanBars title={title} columns={columns} rows={section.bars!} namesByLoan={section.namesByLoan} />
      )}
      {isOpen && <YearCharts name={name} section={section} />}
      {section.parts.map((part) => {
        const groups = isOpen ? part.groups : headlineOf(name, part);
        return (
          <div key={part.title ?? title} className="border-line border-b">
            <LoanTable
              label={part.title ?? title}
              columns={columns}
              groups={isOpen && many ? groups.map((group) => ({ title: part.title, ...group })) : groups}
              differences={differences}
            />
          </div>
        );
      })}
      {isOpen && name === "appreciation" && <Sources columns={columns} />}
    </section>
  );
}

/** The charts of a section over the years, which share their markers. */
function YearCharts({ name, section }: Pick<Props, "name" | "section">) {
  const [chosen, setChosen] = useState(starts[name] ?? usualYear);
  // The charts may follow a frame later.
  const drawn = useDeferredValue(section);
  const charts = drawn.parts.flatMap(({ chart }) => (chart && chart.series.length > 0 ? [chart] : []));
  if (charts.length === 0) return null;
  const isTitled = drawn.parts.length > 1 || drawn.parts.some(({ title }) => title === undefined);
  return (
    <Charts>
      {charts.map((chart) => (
        <YearChart key={chart.title} chart={chart} isTitled={isTitled} chosen={chosen} onChosen={setChosen}>
          {hasOwnLegend.has(name) && <SeriesNames series={chart.series} className="text-xs" />}
        </YearChart>
      ))}
    </Charts>
  );
}

type YearChartProps = {
  chart: LineChartOf;
  isTitled?: boolean;
  chosen: number;
  onChosen: (year: number) => void;
  children?: ReactNode;
};

/** A chart of lines over the years. A press moves the markers of all charts of the section. */
const YearChart = ({ chart, isTitled = true, chosen, onChosen, children }: YearChartProps) => {
  const { title, measure = title, series, lastYear, unit } = chart;
  return (
    <ChartFigure title={title} untitled={!isTitled}>
      <LineChart
        measure={measure}
        series={series}
        lastYear={lastYear}
        at={Math.min(chosen, lastYear)}
        onAt={onChosen}
        format={unit === "percent" ? trimmedPercent : money}
        formatTick={unit === "percent" ? trimmedPercent : shortMoney}
        stepped={unit === "percent"}
        {...(unit === "months" && { unit: month })}
      />
      {children}
    </ChartFigure>
  );
};

/** The source of each kind of appreciation, or a note that nothing is known about a place. */
function Sources({ columns }: { columns: readonly Column[] }) {
  const all = homesAndWays(columns).map(({ way: { type, source } }) => `${manner.words.ways[type]}: ${source}`);
  return (
    <ul className="px-6 py-2 text-fg-3 text-xs @max-[560px]:px-4">
      {[...new Set(all)].map((source) => (
        <li key={source}>{source}</li>
      ))}
    </ul>
  );
}

type BalanceProps = Omit<Props, "name"> & { yearly: Yearly };

/** The balance and the interest paid at one year; opened, year by year in two charts that choose that year. */
export function Balance({ section, columns, yearly, differences, details }: BalanceProps) {
  const [chosen, setChosen] = useState(usualYear);
  const drawn = useDeferredValue(section);
  const charts = drawn.parts.flatMap(({ chart }) => chart ?? []);
  const lastYear = Math.max(...charts.map((chart) => chart.lastYear));
  const at = Math.min(chosen, lastYear);
  const principal = { ...measureRow(principalMeasure, at, yearly), words: principalMeasure.words };
  const { title } = officerSections.balance;
  const { isOpen } = details;
  return (
    <section aria-label={title}>
      <SectionHead
        title={title}
        says={`${isOpen ? "Markers show" : "At"} year ${at}.${ofSecond(columns, manner.words.withSecond)}`}
        details={details}
      >
        {isOpen && <Legend columns={drawn.columns} />}
      </SectionHead>
      {isOpen && (
        <Charts>
          {charts.map((chart) => (
            <YearChart key={chart.title} chart={chart} chosen={chosen} onChosen={setChosen} />
          ))}
        </Charts>
      )}
      <div className="border-line border-b">
        <LoanTable
          label={`Loans at year ${at}`}
          columns={columns}
          groups={[{ ...(isOpen && { title: `At year ${at}` }), rows: [...yearRows(at, yearly), principal] }]}
          differences={differences}
        />
      </div>
      {isOpen && <EveryYear columns={columns} yearly={yearly} lastYear={lastYear} />}
    </section>
  );
}

/** The charts as figures: every year of every loan, drawn only once it is opened. */
function EveryYear({ columns, yearly, lastYear }: { columns: readonly Column[]; yearly: Yearly; lastYear: number }) {
  const [open, setOpen] = useState(false);
  const rows = open ? Array.from({ length: lastYear + 1 }, (_, year) => yearRows(year, yearly)) : [];
  const groups = [0, 1].map((measure) => ({
    title: measure === 0 ? "Balance" : "Interest paid",
    rows: rows.map((row, year) => {
      const { compares: _compares, ranks: _ranks, ...plain } = row[measure]!;
      return { ...plain, key: `${plain.key}`, words: () => `Year ${year}` };
    }),
  }));
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="border-line border-b print:[&:not([open])]:hidden"
    >
      <summary className="flex h-row items-center px-6 text-accent-text hover:underline print:hidden @max-[560px]:px-4">
        {open ? "Hide the years" : "Yearly figures"}
      </summary>
      {open && <LoanTable label="Every year" columns={columns} groups={groups} />}
    </details>
  );
}
