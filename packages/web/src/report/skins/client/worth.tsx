import { useMemo } from "react";
import { cx } from "../../../lib/class-names";
import { money, moneyWithCents } from "../../../lib/format/format";
import { comparisonAgainst } from "../../../scenario/figures/figures";
import { linearScale } from "../../../ui/chart/linear-scale";
import { type AgainstFirst, aheadLines, breakEvensOf, cashBetween } from "../../break-evens";
import { homeAndPrice } from "../../cells";
import { streetOf } from "../../rows/loans";
import { Card } from "./card";
import { colorOf, LoanBadge } from "./loan-badge";
import { LoanTitle } from "./loan-title";
import { type SkinWords, useSkin } from "./skin";

/** The years for clients who do not know how long they will stay. */
const usualYear = 5;

/** Each other loan against the picked one: how its payment and cash differ, what it has cost after some years, and from when it is ahead. */
export function Worth() {
  const { source, basis, picked, words } = useSkin();
  const found = useMemo(() => {
    const others = source.columns.filter((column) => column !== picked);
    return breakEvensOf([picked, ...others], { comparison: comparisonAgainst(basis, picked.id) });
  }, [source, basis, picked]);
  const [line] = found;
  if (!line) return null;
  const { worth } = words.client;
  return (
    <Card name="breakEven" title={worth.title} lead={worth.lead(line.first.within)}>
      <ul className="mt-3.5 grid gap-3 @min-[640px]:grid-cols-[repeat(auto-fill,minmax(220px,1fr))]">
        {found.map((against) => (
          <Against key={against.column.id} against={against} />
        ))}
      </ul>
    </Card>
  );
}

function Against({ against }: { against: AgainstFirst }) {
  const { source, words } = useSkin();
  const { column, first, payment } = against;
  const cash = cashBetween(against, 0);
  const { worth } = words.client;
  const isElsewhere = homeAndPrice(column) !== homeAndPrice(first);
  const than = (value: number, write: (value: number) => string) =>
    /[1-9]/.test(write(Math.abs(value))) ? (value > 0 ? worth.more : worth.less)(write(Math.abs(value))) : worth.same;
  const facts: [label: string, text: string, isLess: boolean][] = [
    [worth.closing, than(cash, money), cash < 0],
    [worth.month, than(payment, moneyWithCents), payment < 0],
  ];
  const { yearly } = source.times;
  const year = source.years.find((each) => each >= usualYear) ?? source.years.at(-1) ?? usualYear;
  const [mine, theirs] = [yearly.get(column.id)?.[year]?.totalCost, yearly.get(first.id)?.[year]?.totalCost];
  if (mine != null && theirs != null) {
    const cost = Math.round(mine) - Math.round(theirs);
    facts.push([words.client.kept.cost(words.loan.years(year)), than(cost, money), cost < 0]);
  }
  return (
    <li className="flex min-w-0 flex-col rounded-[14px] border border-paper-line bg-paper p-3.5">
      <h3 className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 font-semibold">
        <LoanBadge column={column} />
        <LoanTitle column={column} className="wrap-break-word" />
      </h3>
      {isElsewhere && streetOf(column.property) && (
        <p className="mt-0.5 text-fg-3 text-note">{streetOf(column.property)}</p>
      )}
      <dl className="num mt-2.5 text-md">
        {facts.map(([label, text, isLess]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3 border-paper-line border-t py-1.5">
            <dt className="text-fg-2">{label}</dt>
            <dd className={cx("ml-auto text-right font-semibold", isLess && "text-positive")}>{text}</dd>
          </div>
        ))}
      </dl>
      <Course against={against} />
      <p className="mt-2 text-fg-2 text-md">
        <b className="font-semibold text-fg">{turnSentence(against, words, source.month)}</b>{" "}
        {aheadLines(against, words.loan, source)
          .map(({ text }) => text)
          .join(" ")}
      </p>
    </li>
  );
}

/** Says when the extra cash is earned back or used up; if neither happens, from when less has been paid in total. */
export function turnSentence(
  { first, cash, payment, breakEven }: AgainstFirst,
  { client: { worth } }: Pick<SkinWords, "client">,
  month: (payment: number) => string,
): string {
  const { turn } = worth;
  const isTrade = cash !== 0 && payment !== 0 && cash > 0 !== payment > 0;
  if (breakEven.kind === "always") return isTrade && cash < 0 ? turn.notUsedUp : turn.neverMore(first.within);
  if (breakEven.kind === "never") return isTrade && cash > 0 ? turn.notPaidBack : turn.alwaysMore(first.within);
  const { kind, months } = breakEven;
  if (kind === "after")
    return isTrade && cash > 0
      ? turn.paidBack(months, month(months))
      : turn.lessFrom(first.within, months, month(months));
  if (months === 0) return turn.usedUpAtOnce;
  return isTrade && cash < 0 ? turn.usedUp(months, month(months)) : turn.lessUntil(first.within, months, month(months));
}

const size = { width: 240, height: 84, margin: 6 };

/** A chart of how much more or less than the first loan this one has cost after each year. Below the line it has cost less. The words say the same. */
function Course({ against: { column, first } }: { against: AgainstFirst }) {
  const { source, words } = useSkin();
  const [one, other] = [first, column].map(({ id }) => source.times.yearly.get(id) ?? []);
  const years = Math.min(15, one!.length - 1, other!.length - 1);
  const values = Array.from({ length: years + 1 }, (_, year) => {
    const [before, after] = [one![year]?.totalCost, other![year]?.totalCost];
    return before == null || after == null ? null : after - before;
  });
  const known = values.filter((value) => value !== null);
  if (known.length < 2 || known.length < values.length) return null;
  const { width, height, margin } = size;
  const x = linearScale([0, years], [margin, width - margin]);
  const y = linearScale([Math.min(0, ...known), Math.max(0, ...known) || 1], [height - margin, margin]);
  const points = known.map((value, year) => `${x(year)},${y(value)}`);
  return (
    <figure className="pt-2" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block h-auto w-full">
        <polygon
          points={[`${x(0)},${y(0)}`, ...points, `${x(years)},${y(0)}`].join(" ")}
          fill={colorOf(column)}
          fillOpacity={0.12}
        />
        <line x1={margin} x2={width - margin} y1={y(0)} y2={y(0)} stroke="var(--line-strong)" strokeDasharray="3 3" />
        <polyline
          points={points.join(" ")}
          fill="none"
          stroke={colorOf(column)}
          strokeWidth={2}
          strokeLinejoin="round"
          className="forced-colors:stroke-[CanvasText]"
        />
      </svg>
      <figcaption className="flex justify-between text-fg-3 text-sm">
        <span>{words.client.worth.today}</span>
        <span>{words.client.worth.year(years)}</span>
      </figcaption>
    </figure>
  );
}
