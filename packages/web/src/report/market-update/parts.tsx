/** The parts of a market update, as every page but paper draws them. */

import type { Briefing, Rate } from "@highway/core/market/update/schema";
import type { ReactNode } from "react";
import { fixed, money } from "../../lib/format/format";
import { Absent } from "../../ui/absent";
import { Unbroken } from "../../ui/unbroken";
import {
  clockOf,
  comesAt,
  couponsNote,
  expectedOf,
  hourOf,
  movedAt,
  paymentsOf,
  type Spoken,
  signedChange,
  sourceOf,
  writtenRate,
} from "./text";

type Props = { briefing: Briefing; spoken: Spoken };

const wrappingHead = "border-line border-y bg-canvas px-3 py-1.5 font-medium text-fg-2 text-xs";
const headClass = `whitespace-nowrap ${wrappingHead}`;
const cellClass = "num whitespace-nowrap border-line border-b px-3 py-2 text-right";
const nameClass = "min-w-[124px] border-line border-b px-3 py-2 text-left font-normal";

/** A word that marks a figure, with its meaning in a tooltip. At the start of a line it has no space before it. */
const Mark = ({ children, title }: { children: string; title?: string }) => (
  <>
    {" "}
    <span
      title={title}
      className="inline-block whitespace-nowrap rounded-xs bg-warning-soft px-1.5 font-medium text-[11px] text-warning leading-[18px]"
    >
      {children}
    </span>
  </>
);

const Wide = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset holds what is filled in
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
  <div role="group" aria-label={label} tabIndex={0} className="scrolls-sideways">
    {children}
  </div>
);

/** Each rate with its changes, its source and its date. */
export function RateTable({ briefing, spoken }: Props) {
  const { table } = spoken.own;
  const heads = [table.value, table.day, table.week, table.month, table.year];
  return (
    <Wide label={table.title}>
      <table className="w-full border-collapse text-md">
        <caption className="sr-only">{table.title}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${headClass} sticky left-0 text-left`}>
              {table.rate}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={`${headClass} text-right`}>
                {head}
              </th>
            ))}
            <th scope="col" className={`${headClass} text-left`}>
              {table.source}
            </th>
          </tr>
        </thead>
        <tbody>
          {briefing.rates.map((rate) => (
            <RateRow key={rate.key} rate={rate} spoken={spoken} />
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

function RateRow({ rate, spoken }: { rate: Rate; spoken: Spoken }) {
  const { table } = spoken.own;
  const { source, day } = sourceOf(rate, spoken);
  const changes = [rate.day, rate.week, rate.month, rate.year] as const;
  return (
    <tr>
      <th scope="row" className={`${nameClass} sticky left-0 bg-surface`}>
        <Unbroken>{table.names[rate.key]}</Unbroken>
      </th>
      <td className={`${cellClass} font-semibold`}>
        {rate.value === null ? <Absent says={table.noFigure} /> : writtenRate(rate)}
      </td>
      {changes.map((before, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
        <td key={place} className={cellClass}>
          {before === null ? <Absent says={table.noFigure} /> : signedChange(before.change)}
        </td>
      ))}
      <td className="min-w-[220px] print:min-w-0 border-line border-b px-3 py-2 text-fg-2 text-sm">
        {day === null ? table.notKnown : source}
        {day !== null && <span className="num whitespace-nowrap">{`, ${day}`}</span>}
        {rate.stale && <Mark title={table.lateNote}>{table.late}</Mark>}
      </td>
    </tr>
  );
}

/** Each coupon beside its previous close. */
export function CouponTable({ briefing, spoken, isPast }: Props & { isPast: boolean }) {
  const { coupons } = briefing;
  const { coupons: own, table } = spoken.own;
  if (coupons.list.length === 0)
    return <p className="text-fg-2">{isPast ? own.past : coupons.feed === "off" ? own.off : own.none}</p>;
  const heads = [own.price, own.in32nds, own.close, own.move, own.moveBp, own.at];
  return (
    <>
      {coupons.feed === "late" && coupons.heardAt && (
        <p className="mb-2 text-warning">{own.lateFeed(clockOf(coupons.heardAt, spoken))}</p>
      )}
      <Wide label={own.title}>
        <table className="w-full border-collapse text-md">
          <caption className="sr-only">{own.title}</caption>
          <thead>
            <tr>
              <th scope="col" className={`${headClass} sticky left-0 align-bottom text-left`}>
                {own.coupon}
              </th>
              {/* Spanish heads are longer than their figures, so they can take two lines. */}
              {heads.map((head) => (
                <th key={head} scope="col" className={`${wrappingHead} min-w-22 text-right align-bottom`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {coupons.list.map((coupon) => (
              <tr key={coupon.couponID}>
                <th scope="row" className={`${nameClass} sticky left-0 whitespace-nowrap bg-surface`}>
                  {coupon.couponName}
                </th>
                <td className={`${cellClass} font-semibold`}>{fixed(coupon.price, 2)}</td>
                <td className={cellClass}>{coupon.in32nds}</td>
                <td className={cellClass}>{fixed(coupon.previousClose, 2)}</td>
                <td className={cellClass}>{coupon.move32nds}</td>
                <td className={cellClass}>{signedChange(coupon.moveBp, 0)}</td>
                <td className={`${cellClass} text-fg-2`}>
                  {coupon.at === null ? <Absent says={table.noFigure} /> : hourOf(coupon.at)}
                  {coupon.stale && <Mark>{own.late}</Mark>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <p className="mt-2 text-fg-3 text-sm">{couponsNote(briefing, spoken)}</p>
    </>
  );
}

/** The news that moved the market that day, in the words of its sources. */
export function MovedList({ briefing: { moved, madeAt }, spoken }: Props) {
  const { moved: own } = spoken.own;
  return (
    <>
      {moved.heardAt !== null && moved.heardAt !== madeAt && (
        <p className="mb-2 text-warning">{own.as(clockOf(moved.heardAt, spoken))}</p>
      )}
      {moved.list.length === 0 && <p className="text-fg-2">{moved.heardAt === null ? own.out : own.none}</p>}
      <ul className="grid gap-3">
        {moved.list.map((line) => (
          <li key={line.words}>
            <span lang="en">
              {line.link ? (
                <a
                  href={line.link}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="text-accent-text hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
                >
                  {line.words}
                </a>
              ) : (
                line.words
              )}
            </span>
            {line.isAlert && <Mark>{own.alert}</Mark>}
            <span className="num block text-fg-3 text-sm">
              {[`${spoken.own.sourceName(line.source)}, ${movedAt(line, spoken)}`, expectedOf(line, spoken)]
                .filter(Boolean)
                .join(". ")}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The next events of high importance. */
export function ComingList({ briefing: { coming }, spoken }: Props) {
  const { coming: own } = spoken.own;
  if (coming.list.length === 0) return <p className="text-fg-2">{coming.heardAt === null ? own.out : own.none}</p>;
  return (
    <>
      <ul className="grid gap-3">
        {coming.list.map((event) => (
          <li key={`${event.name} ${event.at}`}>
            <span lang="en">{event.name}</span>
            <span className="num block text-fg-3 text-sm">
              {comesAt(event, spoken)}
              {event.isTentative && `, ${own.tentative}`}
              {expectedOf(event, spoken) && `. ${expectedOf(event, spoken)}`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-fg-3 text-sm">{`${spoken.own.source(coming.source)}.`}</p>
    </>
  );
}

/** The monthly payment of the example loan, at the day's rate and at earlier rates. */
export function ExampleRows({ briefing, spoken }: Props) {
  const { means, table } = spoken.own;
  const payments = paymentsOf(briefing, spoken);
  if (!payments || !briefing.example) return <p className="text-fg-2">{means.none}</p>;
  const { principal, years, of } = briefing.example;
  return (
    <>
      <p className="mb-2 text-fg-2">{means.of(money(principal), years)}</p>
      <dl className="num">
        {payments.rows.map(({ key, label, figure }, place) => (
          <div key={key} className="flex justify-between gap-4 py-1">
            <dt className="text-fg-2">{label}</dt>
            <dd className={place === 0 ? "font-semibold" : undefined}>{figure}</dd>
          </div>
        ))}
      </dl>
      <dl className="num mt-2 border-line border-t pt-2">
        {payments.differences.map(({ key, label, text, isLess }) => (
          <div key={key} className="flex justify-between gap-4 py-1">
            <dt className="text-fg-2">{label}</dt>
            <dd className={`font-semibold ${isLess === null ? "" : isLess ? "text-positive" : "text-danger"}`}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-fg-3 text-sm">{means.index(table.names[of])}</p>
    </>
  );
}
