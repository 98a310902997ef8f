import type { ReactNode } from "react";
import { moneyWithCents } from "../../lib/format/format";
import { Bar, BarRow, roomFor } from "./bar-row";
import { colorOf, neutral, type Side, tint } from "./side";

type FallRow = FallLine & {
  key: string;
  label: string;
  /** The amount as it is written, to the cent. */
  figure: ReactNode;
};

type FallGroup = { key: string; title: string; side: Side; rows: readonly FallRow[] };

type Props = {
  groups: readonly FallGroup[];
  /** The total of all groups. */
  sum?: { label: string; figure: ReactNode };
};

const colorOfRow = (side: Side, { amount, isTotal }: FallLine) =>
  isTotal ? colorOf(side) : amount < 0 ? neutral : tint(side, 75);

/** A waterfall of where the money goes: each amount that is added or subtracted, one after the other, and what is left. */
export function FallRows({ groups, sum }: Props) {
  const spans = fallSpans(groups.map(({ rows }) => rows));
  const figures = groups.flatMap(({ rows }) => rows.map(({ amount }) => moneyWithCents(amount)));
  return (
    <div className="px-6 pb-4 phone:px-4" style={roomFor(figures)}>
      {groups.map(({ key, title, side, rows }, group) => (
        <section key={key} aria-label={title} className="not-first:pt-3.5">
          <h3 className="pb-1 font-semibold text-fg-3 text-xs">{title}</h3>
          {rows.map((row, at) => (
            <BarRow key={row.key} label={row.label} figure={row.figure} isTotal={row.isTotal ?? false}>
              {row.amount !== 0 && <Bar {...spans[group]![at]!} color={colorOfRow(side, row)} />}
            </BarRow>
          ))}
        </section>
      ))}
      {sum && (
        <div className="mt-2.5">
          <div className="flex min-h-7 touch:min-h-11 items-center justify-between gap-3 border-line-strong border-t font-semibold">
            <span>{sum.label}</span>
            <span className="num">{sum.figure}</span>
          </div>
        </div>
      )}
    </div>
  );
}

/** A line of a waterfall: an amount that is added or subtracted, or a total. */
type FallLine = { amount: number; isTotal?: boolean };

/** Where a bar begins and ends, as shares of the picture's width. */
type FallSpan = { from: number; to: number };

/** Lays out the bars of waterfalls. Each bar begins where the one before it ended, and a total begins at zero. @param groups separate waterfalls, all drawn to one scale */
export function fallSpans(groups: readonly (readonly FallLine[])[]): FallSpan[][] {
  const courses = groups.map((lines) => {
    let reached = 0;
    return lines.map(({ amount, isTotal }) => {
      const from = isTotal ? 0 : reached;
      reached = from + amount;
      return [from, reached] as const;
    });
  });
  const ends = courses.flat(2);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const length = most - least || 1;
  const share = (value: number) => (value - least) / length;
  return courses.map((course) =>
    course.map(([from, to]) => ({ from: share(Math.min(from, to)), to: share(Math.max(from, to)) })),
  );
}
