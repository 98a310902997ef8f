import { lazy, Suspense, useState } from "react";
import { money, shortMoney, trimmedPercent } from "../../../lib/format/format";
import { SeriesNames } from "../../../ui/chart/series-names";
import type { Group } from "../../row";
import type { LineChartOf, Section } from "../../sections";
import { Card } from "./card";
import { FiguresTable } from "./figures-table";
import { useSkin } from "./skin";

const LineChart = lazy(() => import("../../../ui/chart/line-chart"));

/** About as long as people keep a loan, in years. */
const usualYear = 7;

type ChartedProps = {
  name: string;
  title: string;
  lead: string;
  section: Section;
  /** Rows that the skin adds, because it chooses the years. */
  more?: readonly Group[];
  note?: string;
};

/** A section over the years: its charts, and the rows of figures that say the same. */
export function Charted({ name, title, lead, section, more = [], note }: ChartedProps) {
  const groups = [
    ...section.parts.flatMap((part) =>
      part.groups.map((group) => (section.parts.length > 1 && part.title ? { title: part.title, ...group } : group)),
    ),
    ...more,
  ];
  return (
    <Card name={name} title={title} lead={lead}>
      {section.parts.map(({ chart }) =>
        chart && chart.series.length > 0 ? (
          <Chart key={chart.title} chart={chart} isTitled={section.parts.length > 1} />
        ) : null,
      )}
      {groups.length > 0 && <FiguresTable label={title} columns={section.columns} groups={groups} />}
      {note && <p className="mt-2.5 text-fg-3 text-note">{note}</p>}
    </Card>
  );
}

function Chart({ chart, isTitled }: { chart: LineChartOf; isTitled: boolean }) {
  const { words } = useSkin();
  const { title, measure = title, series, lastYear, unit } = chart;
  const [chosen, setChosen] = useState(usualYear);
  const { year } = words.client.charts;
  return (
    <figure className="mt-4 min-w-0">
      <figcaption className={isTitled ? "mb-1 font-semibold text-md" : "sr-only"}>{title}</figcaption>
      <Suspense fallback={<div className="h-[216px]" />}>
        <LineChart
          measure={measure}
          series={series}
          lastYear={lastYear}
          at={Math.min(chosen, lastYear)}
          onAt={setChosen}
          format={unit === "percent" ? trimmedPercent : money}
          formatTick={unit === "percent" ? trimmedPercent : shortMoney}
          stepped={unit === "percent"}
          unit={year}
        />
      </Suspense>
      <SeriesNames series={series} className="text-note" />
    </figure>
  );
}
