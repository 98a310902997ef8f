import { useState } from "react";
import { cx } from "../../../lib/class-names";
import { money } from "../../../lib/format/format";
import { cellsOf, homeAndPrice } from "../../cells";
import { type Computed, isComputed } from "../../columns";
import { streetOf } from "../../rows/loans";
import { costMeasures, measureRow } from "../../rows/over-years";
import { Card } from "./card";
import { colorOf, LoanBadge } from "./loan-badge";
import { useSkin } from "./skin";

/** The year that is read first: the one nearest to it that the report has. */
const usualYear = 5;

const row =
  "grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1 @min-[640px]:grid-cols-[minmax(22px,auto)_minmax(0,1fr)_minmax(0,1fr)_96px_88px_88px] @min-[640px]:gap-x-3.5";

/** What each loan costs when it is kept for so many years: money that does not come back, by home. */
export function Cost({ name }: { name: string }) {
  const { source, manner, words } = useSkin();
  const { years, times } = source;
  const [chosen, setChosen] = useState(() => years.find((year) => year >= usualYear) ?? years.at(-1) ?? usualYear);
  const year = years.includes(chosen) ? chosen : (years[0] ?? usualYear);
  const { kept } = words.client;
  const countsDebts = source.columns.some(({ replaced }) => replaced && !replaced.isAlone);
  const columns = source.columns.filter(isComputed);
  const cells = cellsOf(measureRow(costMeasures[0]!, year, times.yearly), columns, manner);
  const most = Math.max(1, ...cells.map(({ value }) => value ?? 0));
  const homes = [...new Set(columns.map(homeAndPrice))].map((home) =>
    columns.filter((column) => homeAndPrice(column) === home),
  );
  const span = words.loan.years(year);
  return (
    <Card
      name={name}
      title={kept.title}
      lead={[words.loan.sections.totalCost.says, countsDebts && words.client.plain.cost.todayCounts]
        .filter(Boolean)
        .join(" ")}
    >
      <YearChoice label={kept.choose} years={years} chosen={year} onChoose={setChosen} write={words.loan.years} />
      <div aria-hidden="true" className={`${row} mt-3.5 text-fg-3 text-note @max-[640px]:hidden`}>
        <span className="col-start-4 text-right">{kept.cost(span)}</span>
        <span className="text-right">{kept.paidDown}</span>
        <span className="text-right">{kept.owed}</span>
      </div>
      {homes.map((loans) => (
        <div key={loans[0]!.id} className="mt-3">
          {homes.length > 1 && (
            <h3 className="font-semibold text-fg-2 text-note">
              {streetOf(loans[0]!.property)} <span className="num font-medium text-fg-3">{priceOf(loans[0]!)}</span>
            </h3>
          )}
          <ul>
            {loans.map((column) => {
              const cell = cells[columns.indexOf(column)]!;
              const horizon = times.yearly.get(column.id)?.[year];
              return (
                <li key={column.id} className={`${row} border-paper-line border-b py-2.5`}>
                  <LoanBadge column={column} />
                  <span className="min-w-0 font-medium text-md wrap-break-word @min-[640px]:col-start-2 @min-[640px]:row-start-1">
                    {column.title}
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
                      className="block h-full rounded-full"
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
    </Card>
  );
}

const priceOf = ({ result }: Computed) => money(result.applicablePrice);

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

/** After how many years figures are read: one press, at most as many as the report has. */
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
          "min-h-11 min-w-11 flex-1 rounded-[10px] whitespace-nowrap px-2 font-medium text-md",
          year === chosen ? "bg-surface font-semibold text-fg shadow-paper" : "text-fg-2",
        )}
      >
        {year === chosen ? write(year) : year}
      </button>
    ))}
  </fieldset>
);
