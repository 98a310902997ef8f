import { cx } from "../../../lib/class-names";
import { moneyWithCents } from "../../../lib/format/format";
import { Card } from "./card";
import { type MonthPart, monthParts } from "./month-parts";
import { useSkin } from "./skin";
import { WhatCanChange } from "./what-can-change";

const radius = 84;
const around = 2 * Math.PI * radius;
const gap = 4;
/** The signs of whole dollars that fit the ring in their usual size. */
const mostSigns = 7;

/** Where the monthly payment goes: a ring, and the same as a table that adds up. */
export function Month({ name }: { name: string }) {
  const { picked, words: all } = useSkin();
  const { client: words } = all;
  const parts = monthParts(picked, all);
  const { total } = picked.result.monthly;
  return (
    <Card name={name} title={words.parts.title} of={picked}>
      <div className="mt-4 grid justify-items-center gap-5 @min-[640px]:grid-cols-[232px_1fr] @min-[640px]:items-center @min-[640px]:gap-10">
        {total !== null && total > 0 && <Ring parts={parts} total={total} />}
        <table className={cx("w-full text-left", (total === null || total === 0) && "@min-[640px]:col-span-2")}>
          <tbody>
            {parts.map((part) => (
              <Row key={part.key} part={part} none={words.parts.none} unknown={words.report.unknown} />
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="pt-2.5 font-semibold">
                {words.parts.total}
              </th>
              <td className="num pt-2.5 text-right">{total === null ? words.report.unknown : moneyWithCents(total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <WhatCanChange />
    </Card>
  );
}

function Row({ part, none, unknown }: { part: MonthPart; none: string; unknown: string }) {
  const isNone = part.dollars === 0;
  const mark = isNone || part.dollars === null ? undefined : part.color;
  return (
    <tr className="border-paper-line border-b align-top">
      <th scope="row" className={cx("relative py-2.5 pr-3 pl-6 font-normal", isNone && "text-fg-3")}>
        <span
          aria-hidden="true"
          className={cx(
            "absolute top-3.5 left-0 size-3 rounded-xs forced-color-adjust-none forced-colors:outline forced-colors:outline-[CanvasText]",
            !mark && "border-[1.5px] border-line-strong",
          )}
          style={{ background: mark }}
        />
        {part.name}
        <span className="block text-fg-3 text-note">{part.says}</span>
      </th>
      <td className={cx("num whitespace-nowrap py-2.5 text-right", isNone ? "text-fg-3" : "font-medium")}>
        {part.dollars === null ? unknown : isNone ? none : moneyWithCents(part.dollars)}
      </td>
    </tr>
  );
}

function Ring({ parts, total }: { parts: readonly MonthPart[]; total: number }) {
  const words = useSkin().words.client.parts;
  const shown = parts.filter((part): part is MonthPart & { dollars: number } => (part.dollars ?? 0) > 0);
  const said = shown
    .map(({ dollars, name }) => words.chartPart(moneyWithCents(dollars), name.toLowerCase()))
    .join(", ");
  const [dollars, cents] = moneyWithCents(total).split(".");
  const before = (at: number) => shown.slice(0, at).reduce((sum, part) => sum + part.dollars, 0);
  return (
    <svg
      viewBox="0 0 216 216"
      role="img"
      aria-label={words.chart(moneyWithCents(total), said)}
      className="w-51 max-w-full @min-[640px]:w-58"
    >
      <g transform="rotate(-90 108 108)" fill="none" strokeWidth="24">
        {/* An edge around every part, for readers whose own colors are darker than the part's. */}
        <circle cx="108" cy="108" r={radius} strokeWidth="28" className="forced-colors:stroke-[CanvasText]" />
        {shown.map(({ key, dollars: part, color }, at) => {
          const length = Math.max(1, (part / total) * around - (shown.length > 1 ? gap : 0));
          return (
            <circle
              key={key}
              cx="108"
              cy="108"
              r={radius}
              stroke={color}
              strokeDasharray={`${length} ${around - length}`}
              strokeDashoffset={-((before(at) / total) * around + gap / 2)}
            />
          );
        })}
      </g>
      <text x="108" y="98" textAnchor="middle" className="fill-fg-3 font-medium text-sm">
        {words.each}
      </text>
      <text
        x="108"
        y="125"
        textAnchor="middle"
        className={cx(
          "num fill-fg font-semibold tracking-[-.025em]",
          dollars!.length > mostSigns ? "text-[18px]" : "text-figure",
        )}
      >
        {dollars}
        <tspan className="fill-fg-2 text-[.62em] tracking-[-.01em]">.{cents}</tspan>
      </text>
    </svg>
  );
}
