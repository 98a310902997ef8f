import type { ClientSection } from "@highway/core/reports/pure/sections";
import { CalendarClock } from "lucide-react";
import { type CSSProperties, Fragment, useState } from "react";
import { cx } from "../../../lib/class-names";
import { money } from "../../../lib/format/format";
import { cellsOf, homeAndPrice } from "../../cells";
import { isComputed, isToday, ofSecond } from "../../columns";
import { isRefinance } from "../../row";
import { homePrice, streetOf } from "../../rows/loans";
import { balanceMeasure, costMeasures, type Measure, measureRow, todayAt } from "../../rows/over-years";
import { sections } from "../../sections";
import { withoutSold } from "./answer";
import { Card } from "./card";
import { FiguresTable } from "./figures-table";
import { colorOf, LoanBadge } from "./loan-badge";
import { LoanTitle } from "./loan-title";
import { Notice } from "./notice";
import { type Skin, useSkin } from "./skin";

/** The year shown at first: the report's year that is nearest to it. */
const usualYear = 5;

/** The grid of a list of bars, so that all bars begin at one place. */
const rows =
  "grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5 @min-[640px]:grid-cols-[minmax(22px,auto)_minmax(0,1fr)_minmax(0,1fr)_max(96px,var(--figure))_max(88px,var(--figure))_max(88px,var(--figure))] @min-[640px]:gap-x-3.5";

/** The pixels of a sign of a figure. */
const signWidth = 8.8;

/** A short stay in years, which is offered unless the officer chose the years. */
const shortStay = 3;

type CostProps = { name: string; shown: readonly ClientSection[] };

/** What the loans cost, in one card: if kept for so many years, over the whole loan, and what taxes give back. */
export function Cost({ name, shown }: CostProps) {
  const { source, words } = useSkin();
  const { kept, plain } = words.client;
  const { sections: said, withSecond, withoutSecond } = words.loan;
  const { totalCost, overTheLoan, taxSavings } = said;
  const heads = {
    totalCost: { title: kept.title, says: totalCost.says + ofSecond(source.columns, withSecond) },
    overTheLoan: { title: overTheLoan.title, says: overTheLoan.says + ofSecond(source.columns, withoutSecond) },
    taxSavings: { title: taxSavings.title, says: taxSavings.says },
  };
  const drawn = (["totalCost", "overTheLoan", "taxSavings"] as const).filter((key) => shown.includes(key));
  const [first] = drawn;
  if (!first) return null;
  const countsDebts = first === "totalCost" && source.columns.some(({ replaced }) => replaced && !replaced.isAlone);
  return (
    <Card
      name={name}
      title={heads[first].title}
      lead={[heads[first].says, countsDebts && plain.cost.todayCounts].filter(Boolean).join(" ")}
    >
      {drawn.map((key) => {
        const Body = bodies[key];
        return (
          <Fragment key={key}>
            {key !== first && (
              <>
                <h3 className="mt-6 font-semibold text-body">{heads[key].title}</h3>
                <p className="text-fg-2 text-md">{heads[key].says}</p>
              </>
            )}
            <Body />
          </Fragment>
        );
      })}
    </Card>
  );
}

const bodies = { totalCost: Kept, overTheLoan: Whole, taxSavings: Taxes };

/** The interest, the sum of all payments and the end of each loan. */
function Whole() {
  const { source: all, basis, words } = useSkin();
  const source = withoutSold(all, basis);
  const { parts, columns } = sections.overTheLoan(source)!;
  const groups = parts.flatMap((part) => part.groups);
  return <FiguresTable label={words.loan.sections.overTheLoan.title} columns={columns} groups={groups} />;
}

/** The tax savings. If the officer shows the section, it says so if nothing is saved. */
function Taxes() {
  const { source: all, basis, words } = useSkin();
  const source = withoutSold(all, basis);
  const { title, nothing } = words.loan.sections.taxSavings;
  const section = sections.taxSavings(source);
  if (section?.lacks === "nothing") return <p className="mt-3">{nothing}</p>;
  if (!section || section.lacks) return <p className="mt-3">{words.client.report.unknown}</p>;
  return (
    <FiguresTable label={title} columns={section.columns} groups={section.parts.flatMap(({ groups }) => groups)} />
  );
}

/** What each loan costs if it is kept for so many years: money that does not come back, by home. */
function Kept() {
  const { source: all, basis, manner, words } = useSkin();
  const source = withoutSold(all, basis);
  const { times } = source;
  const isChosen = (basis.document.toolMeta?.horizonYears ?? []).length > 0;
  const years = isChosen ? source.years : [...new Set([shortStay, ...source.years])].sort((one, other) => one - other);
  const [chosen, setChosen] = useState(() => years.find((year) => year >= usualYear) ?? years.at(-1) ?? usualYear);
  const year = years.includes(chosen) ? chosen : (years[0] ?? usualYear);
  const { kept } = words.client;
  const columns = source.columns.filter(isComputed);
  const cells = cellsOf(measureRow(costMeasures[0]!, year, times.yearly), columns, manner);
  const most = Math.max(1, ...cells.map(({ value }) => value ?? 0));
  const homes = [...new Set(columns.map(homeAndPrice))].map((home) =>
    columns.filter((column) => homeAndPrice(column) === home),
  );
  const span = words.loan.years(year);
  const owed = columns.map(({ id }) => times.yearly.get(id)?.[year]);
  const figures = [
    ...cells.map(({ text }) => text),
    ...owed.flatMap((at) => (at ? [money(at.principalPaid), money(at.balance)] : [])),
  ];
  const room = { "--figure": `${Math.max(...figures.map(({ length }) => length)) * signWidth}px` } as CSSProperties;
  return (
    <>
      <YearChoice label={kept.choose} years={years} chosen={year} onChoose={setChosen} write={words.loan.years} />
      <div aria-hidden="true" style={room} className={`${rows} mt-3.5 text-fg-3 text-note @max-[640px]:hidden`}>
        <span className="col-start-4 text-right">{kept.cost(span)}</span>
        <span className="text-right">{kept.paidDown}</span>
        <span className="text-right">{kept.owed}</span>
      </div>
      {homes.map((loans) => (
        <div key={loans[0]!.id} className="mt-3">
          {homes.length > 1 && (
            <h3 className="font-semibold text-fg-2 text-note">
              {streetOf(loans[0]!.property)}{" "}
              <span className="num font-medium text-fg-3">{money(homePrice(loans[0]!))}</span>
            </h3>
          )}
          <ul style={room} className={rows}>
            {loans.map((column) => {
              const cell = cells[columns.indexOf(column)]!;
              const horizon = times.yearly.get(column.id)?.[year];
              return (
                <li
                  key={column.id}
                  className="col-span-full grid grid-cols-subgrid items-center gap-y-1 border-paper-line border-b py-2.5"
                >
                  <LoanBadge column={column} />
                  <span className="min-w-0 font-medium text-md wrap-break-word @min-[640px]:col-start-2 @min-[640px]:row-start-1">
                    <LoanTitle column={column} />
                  </span>
                  <span className="num text-right font-semibold @min-[640px]:col-start-4 @min-[640px]:row-start-1">
                    <span className="sr-only">{kept.cost(span)}: </span>
                    {cell.text}
                    {cell.isLowest && (
                      <em className="block font-medium text-positive text-sm not-italic">{words.loan.lowest}</em>
                    )}
                  </span>
                  <span
                    aria-hidden="true"
                    className="col-span-2 col-start-2 h-2.5 overflow-hidden rounded-full bg-paper-2 @min-[640px]:col-span-1 @min-[640px]:col-start-3 @min-[640px]:row-start-1 @min-[640px]:h-3.5"
                  >
                    <i
                      className="block h-full rounded-full forced-colors:border forced-colors:border-[CanvasText]"
                      style={{ width: `${((cell.value ?? 0) / most) * 100}%`, background: colorOf(column) }}
                    />
                  </span>
                  <span className="num col-span-2 col-start-2 flex flex-wrap justify-between gap-x-3 text-fg-3 text-note @min-[640px]:contents @min-[640px]:text-md">
                    <Small label={kept.paidDown} value={horizon?.principalPaid} place="@min-[640px]:col-start-5" />
                    <Small label={kept.owed} value={horizon?.balance} place="@min-[640px]:col-start-6" />
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      <AgainstToday year={year} />
    </>
  );
}

/** How much more or less than today the picked refinance has cost by then, and how much more or less is owed. */
function AgainstToday({ year }: { year: number }) {
  const { picked, source, words } = useSkin();
  const said = costAgainstToday({ picked, source, words }, year);
  return said && <Notice icon={CalendarClock}>{said}</Notice>;
}

/** Compares the picked refinance with today; null if it is not a refinance, or while a part of today's cost is not known. */
export function costAgainstToday({ picked, source, words }: Pick<Skin, "picked" | "source" | "words">, year: number) {
  const { cost } = words.client.plain;
  const { yearly } = source.times;
  const today = source.columns.find((column) => isToday(column) && column.loan.propertyID === picked.loan.propertyID);
  if (!isRefinance(picked) || !today?.replaced) return null;
  const at = (measure: Pick<Measure, "of" | "debts">) => todayAt(measure, today, today.replaced!, year, yearly);
  // The debts that are paid off are not owed on the home.
  const [before, owedBefore] = [at(costMeasures[0]!), at({ of: balanceMeasure.of, debts: () => 0 })];
  const [after, owed] = [yearly.get(picked.id)?.[year]?.totalCost ?? null, yearly.get(picked.id)?.[year]?.balance];
  if (before === null || after === null) return null;
  const span = words.loan.years(year);
  const saved = Math.round(before) - Math.round(after);
  const more = Math.round(owed ?? 0) - Math.round(owedBefore ?? 0);
  const size = money(Math.abs(saved));
  const first = saved === 0 ? cost.same : saved > 0 ? cost.less : cost.more;
  const second =
    more === 0 || owedBefore === null || owed === undefined ? null : more > 0 ? cost.oweMore : cost.oweLess;
  return [first(span, picked.within, size), second?.(money(Math.abs(more)))].filter(Boolean).join(" ");
}

const Small = ({ label, value, place }: { label: string; value: number | undefined; place: string }) => (
  <span className={`@min-[640px]:row-start-1 @min-[640px]:text-right ${place}`}>
    <span className="@min-[640px]:sr-only">{label} </span>
    <span className="text-fg-2">{value === undefined ? "" : money(value)}</span>
  </span>
);

type Props = {
  label: string;
  years: readonly number[];
  chosen: number;
  onChoose: (year: number) => void;
  write: (year: number) => string;
};

/** The choice of the year whose figures are shown. */
const YearChoice = ({ label, years, chosen, onChoose, write }: Props) => (
  <fieldset className="mt-3 flex max-w-[520px] flex-wrap rounded-lg bg-paper-2 p-[3px]">
    <legend className="sr-only">{label}</legend>
    {years.map((year) => (
      <button
        key={year}
        type="button"
        aria-pressed={year === chosen}
        onClick={() => onChoose(year)}
        className={cx(
          "min-h-11 min-w-11 flex-auto rounded-[10px] whitespace-nowrap px-2 font-medium text-md",
          year === chosen ? "bg-surface font-semibold text-fg shadow-paper" : "text-fg-2",
        )}
      >
        {year === chosen ? write(year) : year}
      </button>
    ))}
  </fieldset>
);
