import type { SectionKey } from "@highway/core/reports/pure/sections";
import { type ReactNode, useDeferredValue, useState } from "react";
import { cx } from "../../../lib/class-names";
import { money, shortMoney, trimmedPercent } from "../../../lib/format/format";
import { officerSections } from "../../../lib/words/officer";
import { SeriesMark } from "../../../ui/chart/series-mark";
import { type Column, isComputed } from "../../columns";
import { homesAndWays } from "../../rows/appreciation";
import { measureRow, principalMeasure, yearRows } from "../../rows/over-years";
import type { LineChartOf, Section } from "../../sections";
import type { Yearly } from "../../times";
import { ChartFigure, Charts, Legend, LineChart, LoanBars } from "./chart-parts";
import { LoanHeads } from "./loan-heads";
import { LoanTable } from "./loan-table";
import { manner } from "./manner";
import { SectionHead } from "./section-head";

/** The year at which the markers stand first: about as long as people keep a loan. */
const usualYear = 7;
const month = {
  name: "Month",
  short: "mo",
  by: (measure: string) => `${measure} by month`,
  keys: "Arrow keys read the months.",
};

/** Where a section's lines stand in a table, what its first column is called. */
const corners: Partial<Record<SectionKey, string>> = { rates: "From payment", savings: "Refinance" };
/** Where the markers stand at first. */
const starts: Partial<Record<SectionKey, number>> = { savings: 5, escrow: 1 };
/** Sections whose chart says by itself which line is which. */
const hasOwnLegend = new Set<SectionKey>(["appreciation"]);

type Props = {
  name: SectionKey;
  section: Section;
  /** All loans: each has its column in every table, whether the section speaks of it or not. */
  columns: readonly Column[];
  differences: boolean;
};

/** A part of the results: its charts, then the lines that say the same. */
export function ResultSection({ name, section, columns, differences }: Props) {
  const [chosen, setChosen] = useState(starts[name] ?? usualYear);
  // The charts may follow a frame later.
  const drawn = useDeferredValue(section);
  const words: { title: string; says?: string; unknown?: string; nothing?: string } = officerSections[name];
  const { title, says } = words;
  const instead = section.lacks && words[section.lacks];
  if (instead)
    return (
      <section aria-label={title}>
        <SectionHead title={title} says={says} />
        <p className="border-line border-y px-6 py-4 text-fg-2 @max-[560px]:px-4">{instead}</p>
      </section>
    );
  if (section.lacks === "unknown") return null;
  const charts = drawn.parts.flatMap(({ chart }) => (chart && chart.series.length > 0 ? [chart] : []));
  const many = section.parts.length > 1;
  const isTitled = many || section.parts.some(({ title: own }) => own === undefined);
  return (
    <section aria-label={title}>
      <SectionHead title={title} says={says}>
        {section.bars || hasOwnLegend.has(name) ? undefined : <Legend columns={section.columns.filter(isComputed)} />}
      </SectionHead>
      {section.bars && (
        <LoanBars title={title} columns={columns} rows={section.bars} namesByLoan={section.namesByLoan} />
      )}
      {charts.length > 0 && (
        <Charts>
          {charts.map((chart) => (
            <YearChart key={chart.title} chart={chart} isTitled={isTitled} chosen={chosen} onChosen={setChosen}>
              {hasOwnLegend.has(name) && <LineNames chart={chart} />}
            </YearChart>
          ))}
        </Charts>
      )}
      {section.parts.map((part) => (
        <div key={part.title ?? title} className={cx("border-line border-y", part.title !== undefined && "border-t-0")}>
          <LoanTable
            label={part.title ?? title}
            columns={columns}
            groups={part.groups}
            head={
              <LoanHeads
                corner={corners[name] ?? (part.title === undefined ? "Loan" : many ? part.title : "Years kept")}
                columns={columns}
              />
            }
            differences={differences}
          />
        </div>
      ))}
      {name === "appreciation" && <Sources columns={columns} />}
    </section>
  );
}

type YearChartProps = {
  chart: LineChartOf;
  isTitled?: boolean;
  chosen: number;
  onChosen: (year: number) => void;
  children?: ReactNode;
};

/** Lines over the years; a press moves the markers of all charts of the section. */
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

/** Which line is which, where they are no loans. */
const LineNames = ({ chart: { series } }: { chart: LineChartOf }) => (
  <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-fg-2 text-xs">
    {series.map((line) => (
      <li key={line.id} className="flex items-center gap-1.5">
        <SeriesMark line={line} />
        {line.name}
      </li>
    ))}
  </ul>
);

/** What each way of growing rests on; says so where nothing is known of a place. */
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

type BalanceProps = { section: Section; columns: readonly Column[]; yearly: Yearly; differences: boolean };

/** What is owed and what interest has been paid, year by year: two charts on one year, and the figures at it. */
export function Balance({ section, columns, yearly, differences }: BalanceProps) {
  const [chosen, setChosen] = useState(usualYear);
  const drawn = useDeferredValue(section);
  const charts = drawn.parts.flatMap(({ chart }) => chart ?? []);
  const lastYear = Math.max(...charts.map((chart) => chart.lastYear));
  const at = Math.min(chosen, lastYear);
  const principal = { ...measureRow(principalMeasure, at, yearly), words: principalMeasure.words };
  const { title } = officerSections.balance;
  return (
    <section aria-label={title}>
      <SectionHead title={title} says={`Markers show year ${at}.`}>
        <Legend columns={drawn.columns} />
      </SectionHead>
      <Charts>
        {charts.map((chart) => (
          <YearChart key={chart.title} chart={chart} chosen={chosen} onChosen={setChosen} />
        ))}
      </Charts>
      <div className="border-line border-y">
        <LoanTable
          label={`Loans at year ${at}`}
          columns={columns}
          groups={[{ rows: [...yearRows(at, yearly), principal] }]}
          head={<LoanHeads corner={`Loan, at year ${at}`} columns={columns} />}
          differences={differences}
        />
      </div>
      <EveryYear columns={drawn.columns} yearly={yearly} lastYear={lastYear} />
    </section>
  );
}

/** The charts as figures: every year of every loan, drawn only when it is opened. */
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
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="border-line border-b">
      <summary className="flex h-row items-center px-6 text-accent-text hover:underline @max-[560px]:px-4">
        {open ? "Hide the years" : "Every year as figures"}
      </summary>
      {open && (
        <LoanTable
          label="Every year"
          columns={columns}
          groups={groups}
          head={<LoanHeads corner="Year" columns={columns} />}
        />
      )}
    </details>
  );
}
