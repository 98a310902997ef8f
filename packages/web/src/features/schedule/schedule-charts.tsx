import { useState } from "react";
import { money, shortMoney } from "../../lib/format/format";
import { partColors } from "../../report/charts/part-colors";
import LineChart from "../../ui/chart/line-chart";
import type { Series } from "../../ui/chart/series";
import { ChartsInARow } from "../../ui/chart/use-width";
import YearBars from "../../ui/chart/year-bars";
import { Select } from "../../ui/fields/select";
import type { ScheduleLoan } from "./lines";

const chartHeight = 150;
/** Where one head takes two lines, both charts stay at the foot of the row. */
const caption = "mb-auto flex min-h-10 flex-wrap items-center gap-x-4 pb-2 font-medium touch:min-h-13";

/** What is owed at closing and after each year. */
const balanceOf = ({ id, head, index, result, years }: ScheduleLoan): Series => ({
  id,
  name: head,
  index,
  values: [result.amount, ...years.balance],
});

/** The year at which the markers stand first: about as long as people keep a loan. */
const usualYear = 7;

/** What is owed on the loans that are shown, and of one of them what each year's payments go to. The table below has the figures. */
export default function ScheduleCharts({ loans }: { loans: readonly ScheduleLoan[] }) {
  const [year, setYear] = useState(usualYear);
  const [chosen, setChosen] = useState<string | null>(null);
  const loan = loans.find(({ id }) => id === chosen) ?? loans[0]!;
  const series = loans.map(balanceOf);
  const lastYear = Math.max(...series.map(({ values }) => values.length - 1));
  const parts = [
    { name: "Principal", color: partColors.principal, values: loan.years.principal },
    { name: "Interest", color: partColors.interest, values: loan.years.interest },
  ];
  return (
    <ChartsInARow value={2}>
      <div className="grid shrink-0 grid-cols-2 border-line border-t phone:grid-cols-1">
        <figure className="flex min-w-0 flex-col px-6 pt-3 pb-1 phone:px-4">
          <figcaption className={caption}>Balance</figcaption>
          <LineChart
            measure="Balance"
            series={series}
            lastYear={lastYear}
            at={Math.min(year, lastYear)}
            onAt={setYear}
            format={money}
            formatTick={shortMoney}
            height={chartHeight}
          />
        </figure>
        <figure className="flex min-w-0 flex-col border-line border-l px-6 pt-3 pb-1 phone:border-t phone:border-l-0 phone:px-4">
          <figcaption className={caption}>
            Payments by year
            <ul className="flex gap-3 font-normal text-fg-2 text-xs phone:hidden">
              {parts.map(({ name, color }) => (
                <li key={name} className="flex items-center gap-1.5">
                  <span aria-hidden="true" className="size-2.5 rounded-px" style={{ background: color }} />
                  {name}
                </li>
              ))}
            </ul>
            {loans.length > 1 && (
              <Select
                aria-label="Loan shown in the chart"
                className="ml-auto shrink-0 font-normal"
                value={loan.id}
                onChange={setChosen}
                options={loans.map(({ id, head }) => ({ value: id, label: head }))}
              />
            )}
          </figcaption>
          <YearBars
            measure={`Principal and interest of ${loan.head}`}
            parts={parts}
            format={money}
            formatTick={shortMoney}
            height={chartHeight}
          />
        </figure>
      </div>
    </ChartsInARow>
  );
}
