import type { ClientSection } from "@highway/core/reports/pure/sections";
import { useState } from "react";
import { cx } from "../../../lib/class-names";
import { money, shortMoney } from "../../../lib/format/format";
import { linearScale } from "../../../ui/chart/linear-scale";
import { useWidth } from "../../../ui/chart/use-width";
import { ofSecond } from "../../columns";
import { growthNotes } from "../../growth-notes";
import { wayRows, waysOf } from "../../rows/appreciation";
import { equityMeasures, measureRow } from "../../rows/over-years";
import { lacksGrowth } from "../../unknown-parts";
import { withoutSold } from "./answer";
import { Card } from "./card";
import { FiguresTable } from "./figures-table";
import { useSkin } from "./skin";
import { Swatch } from "./swatch";

type Way = "same" | "forecast" | "falls";

/** The share of a home's value that is left if it loses a tenth and does not regain it. */
const FALLEN = 0.9;

/** What is owed on the picked loan and the client's equity, with the value as it is, as forecast, and a tenth lower. */
export function Owed({ name, shown }: { name: string; shown: readonly ClientSection[] }) {
  const { picked, source, words } = useSkin();
  const { value: said } = words.client.plain;
  const [way, setWay] = useState<Way>("same");
  const yearly = source.times.yearly.get(picked.id) ?? [];
  const [first] = yearly;
  if (!first) return null;
  const ways: Way[] = lacksGrowth(picked) ? ["same", "falls"] : ["same", "forecast", "falls"];
  const worth = (year: number) => {
    if (way === "forecast") return yearly[year]!.value;
    return way === "falls" ? first.value * FALLEN : first.value;
  };
  // Other mortgages on the home are owed too: the engine leaves them out of the equity.
  const owed = yearly.map(({ value, equity }) => Math.round((value - equity) * 100) / 100);
  const end = owed.findIndex((left, year) => year > 0 && left <= 0);
  const lastYear = end > 0 ? end : yearly.length - 1;
  const years = source.years.filter((year) => year <= lastYear);
  const named = { same: said.same, forecast: said.forecast, falls: said.falls };
  const at = years.find((year) => year >= 10) ?? years.at(-1) ?? lastYear;
  const points = owed.slice(0, lastYear + 1).map((left, year) => ({ owed: left, value: worth(year) }));
  return (
    <Card
      name={name}
      title={said.title}
      lead={
        said.says(money(first.value)) +
        ofSecond([picked], words.loan.withSecond) +
        (owed[0]! > first.balance ? said.withOthers : "")
      }
      of={picked}
    >
      <fieldset className="mt-3 flex max-w-[560px] flex-wrap rounded-lg bg-paper-2 p-[3px]">
        <legend className="sr-only">{said.choose}</legend>
        {ways.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === way}
            onClick={() => setWay(each)}
            className={cx(
              "min-h-11 flex-1 rounded-[10px] border px-2 font-medium text-md",
              each === way
                ? "border-transparent bg-surface font-semibold text-fg shadow-paper forced-colors:border-[Highlight]"
                : "border-transparent text-fg-2",
            )}
          >
            {named[each]}
          </button>
        ))}
      </fieldset>
      <Areas
        points={points}
        said={said.chart(money(points[at]?.owed ?? 0), money((points[at]?.value ?? 0) - (points[at]?.owed ?? 0)), at)}
      />
      <table className="num mt-3 w-full text-right text-md">
        <thead className="text-fg-3 text-note">
          <tr className="[&>th]:py-2 [&>th]:font-medium">
            <th scope="col" className="text-left">
              {said.after}
            </th>
            <th scope="col" className="@max-[440px]:hidden">
              {said.worth}
            </th>
            <th scope="col">{said.owed}</th>
            <th scope="col">{said.yours}</th>
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year} className="border-paper-line border-t [&>*]:py-2.5">
              <th scope="row" className="text-left font-normal text-fg-2">
                {words.loan.years(year)}
              </th>
              <td className="@max-[440px]:hidden">{money(worth(year))}</td>
              <td>{money(owed[year]!)}</td>
              <td className="font-semibold">{money(worth(year) - owed[year]!)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <AllLoans shown={shown} />
    </Card>
  );
}

/** All loans by the forecast, if the officer shows it: equity, net gain, and the source of the growth. */
function AllLoans({ shown }: { shown: readonly ClientSection[] }) {
  const { basis, source, words } = useSkin();
  const { columns, years, times } = withoutSold(source, basis);
  const { figures, sections, ways } = words.loan;
  const groups = [
    ...(shown.includes("equity")
      ? equityMeasures.map((measure) => ({
          title: figures[measure.words],
          rows: years.map((year) => measureRow(measure, year, times.yearly)),
        }))
      : []),
    ...(shown.includes("appreciation")
      ? waysOf(columns).map((type) => ({
          title: `${figures.homeWorth}, ${ways[type].toLowerCase()}`,
          rows: wayRows(type),
        }))
      : []),
  ];
  if (groups.length === 0) return null;
  const notes = growthNotes({ columns, document: basis.document, words: words.loan, lang: words.lang });
  const { title } = shown.includes("equity") ? sections.equity : sections.appreciation;
  const says = [shown.includes("equity") && sections.equity.says, sections.appreciation.says, ...notes];
  return (
    <>
      <h3 className="mt-5 font-semibold text-body">{title}</h3>
      <FiguresTable label={title} columns={columns} groups={groups} />
      <p className="mt-2.5 text-fg-3 text-note">{says.filter(Boolean).join(" ")}</p>
    </>
  );
}

type Point = { owed: number; value: number };

const edge = { left: 52, right: 4, top: 8, bottom: 24 };
const height = 220;
/** The width before it was measured, and on paper. */
const usualWidth = 720;
const leastWidth = 260;

/** A chart of two areas: what is owed, and above it the client's equity. The table says the same. */
function Areas({ points, said }: { points: readonly Point[]; said: string }) {
  const { worth, plain } = useSkin().words.client;
  const [box, measured] = useWidth<HTMLDivElement>();
  const width = measured > 0 ? Math.max(leastWidth, measured) : usualWidth;
  const last = points.length - 1;
  const most = Math.max(1, ...points.map(({ value, owed }) => Math.max(value, owed)));
  const x = linearScale([0, Math.max(1, last)], [edge.left, width - edge.right]);
  const y = linearScale([0, most], [height - edge.bottom, edge.top], 4);
  const line = (of: (point: Point) => number) => points.map((point, year) => `${x(year)},${y(of(point))}`);
  const owed = line((point) => point.owed);
  const value = line((point) => Math.max(point.value, point.owed));
  return (
    <figure className="mt-4">
      <div ref={box}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          height={height}
          role="img"
          aria-label={said}
          className="block w-full forced-color-adjust-none print:h-auto"
        >
          <polygon points={[`${x(0)},${y(0)}`, ...owed, `${x(last)},${y(0)}`].join(" ")} className="fill-accent-soft" />
          <polygon points={[...value, ...owed.toReversed()].join(" ")} className="fill-positive" fillOpacity={0.16} />
          {y.ticks(4).map((tick) => (
            <g key={tick}>
              <line x1={edge.left} x2={width - edge.right} y1={y(tick)} y2={y(tick)} stroke="var(--paper-line)" />
              <text x={edge.left - 8} y={y(tick) + 4} textAnchor="end" className="num fill-fg-3 text-sm">
                {shortMoney(tick)}
              </text>
            </g>
          ))}
          <polyline points={owed.join(" ")} fill="none" className="stroke-accent" strokeWidth={2.25} />
          <text x={edge.left} y={height - 6} className="fill-fg-3 text-sm">
            {worth.today}
          </text>
          <text x={width - edge.right} y={height - 6} textAnchor="end" className="num fill-fg-3 text-sm">
            {worth.year(last)}
          </text>
        </svg>
      </div>
      <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-fg-2 text-note">
        <Swatch name={plain.value.yours} className="bg-positive/16" />
        <Swatch name={plain.value.lent} className="bg-accent-soft" />
      </ul>
      <figcaption className="sr-only">{said}</figcaption>
    </figure>
  );
}
