import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from "react";
import { money, shortMoney } from "../../lib/format";
import { LoanMark } from "../../ui/loan-mark";
import { Bone } from "../../ui/skeleton";
import { type Column, isComputed } from "./column";
import { EveryYear } from "./every-year";
import { LoanHeads } from "./loan-heads";
import { LoanTable } from "./loan-table";
import { SectionHead } from "./section-head";
import { chartSeries, lastYearOf, type Schedules, yearRows } from "./yearly";

const LineChart = lazy(() => import("../../ui/chart/line-chart"));

/** Where the markers stand at first: about as long as people keep a loan. */
const usualYear = 7;

/** What is owed and what interest has been paid, year by year: two charts on one year, and the figures at it. */
export function BalanceAndInterest({ columns, schedules }: { columns: readonly Column[]; schedules: Schedules }) {
  const [chosen, setChosen] = useState(usualYear);
  const drawn = useDeferredValue(schedules);
  const lastYear = lastYearOf(drawn);
  if (lastYear === 0) return null;
  const at = Math.min(chosen, lastYear);
  const chart = { lastYear, at, onAt: setChosen, format: money, formatTick: shortMoney };
  const shown = columns.filter(isComputed).filter((column) => drawn.has(column.id));
  return (
    <section aria-label="Balance and interest">
      <SectionHead title="Balance and interest" says={`Markers show year ${at}.`}>
        <Legend columns={shown} />
      </SectionHead>
      <div className="grid grid-cols-2 border-line border-t @max-[640px]:grid-cols-1">
        <Figure title="Balance">
          <LineChart measure="Balance" series={chartSeries(shown, drawn, "balance")} {...chart} />
        </Figure>
        <Figure title="Interest paid">
          <LineChart measure="Interest paid" series={chartSeries(shown, drawn, "interest")} {...chart} />
        </Figure>
      </div>
      <div className="border-line border-y">
        <LoanTable
          label={`Loans at year ${at}`}
          columns={columns}
          lines={yearRows(schedules, at)}
          head={<LoanHeads corner={`Loan, at year ${at}`} columns={columns} />}
          differences
        />
      </div>
      <EveryYear columns={shown} schedules={drawn} lastYear={lastYear} />
    </section>
  );
}

const Legend = ({ columns }: { columns: readonly Column[] }) => (
  <ul className="flex flex-wrap gap-x-4">
    {columns.map((column) => (
      <li key={column.id} className="flex items-center gap-1.5 whitespace-nowrap">
        <LoanMark index={column.index} label={null} />
        {column.title}
      </li>
    ))}
  </ul>
);

/** The chart's code comes after the figures; its place is kept, so that nothing jumps. */
const Figure = ({ title, children }: { title: string; children: ReactNode }) => (
  <figure className="min-w-0 border-line px-6 pt-3.5 pb-3 not-first:border-l @max-[640px]:not-first:border-t @max-[640px]:not-first:border-l-0 @max-[560px]:px-4">
    <figcaption className="mb-2 font-medium">{title}</figcaption>
    <Suspense fallback={<Bone className="h-[216px] w-full animate-late" />}>{children}</Suspense>
  </figure>
);
