import type { ReactNode } from "react";
import { LoanMark } from "../../ui/loan-mark";
import { Bar, BarRow, share } from "./bar-row";
import { placeOf, type Side, tint } from "./side";

type MonthBar = {
  side: Side;
  /** "own", "rent". */
  name: string;
  /** The parts of the month, the one with the strongest color first. */
  parts: readonly number[];
  /** The part that tax savings give back, drawn hatched at the end. */
  saved?: number;
  figure: ReactNode;
};

type MonthPair = { key: string; title: string; bars: readonly MonthBar[] };

const strengths = [100, 66, 44, 34, 26, 18];
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

/** The monthly costs of both sides in some years, as pairs of bars on one scale. */
export function MonthBars({ pairs, note }: { pairs: readonly MonthPair[]; note?: ReactNode }) {
  const longest = Math.max(1, ...pairs.flatMap(({ bars }) => bars.map(({ parts }) => sum(parts))));
  return (
    <div className="px-6 pb-4 phone:px-4">
      {pairs.map(({ key, title, bars }) => (
        <section key={key} aria-label={title} className="border-line border-t py-1.5 first:border-t-0">
          {bars.map((bar, at) => (
            <BarRow
              key={bar.side}
              isPair
              figure={bar.figure}
              label={
                <span className="flex items-center">
                  <span className="min-w-[4.2em] shrink-0 pr-1">{at === 0 && title}</span>
                  <LoanMark index={placeOf[bar.side]} label={null} className="mr-1.5" />
                  <span className="text-fg-3">{bar.name}</span>
                </span>
              }
            >
              <Month bar={bar} longest={longest} />
            </BarRow>
          ))}
        </section>
      ))}
      {note && <p className="num pt-1 text-fg-3 text-xs">{note}</p>}
    </div>
  );
}

/** One bar of a month's parts. Its hatched end is what taxes give back. */
function Month({ bar: { side, parts, saved = 0 }, longest }: { bar: MonthBar; longest: number }) {
  const total = sum(parts);
  return (
    <>
      {parts.map((part, at) => {
        const from = sum(parts.slice(0, at)) / longest;
        return (
          <Bar
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
            key={at}
            isSquare
            from={from}
            to={from + part / longest}
            color={tint(side, parts.length === 1 ? 85 : strengths[at % strengths.length]!)}
          />
        );
      })}
      {saved > 0 && (
        <i
          className="absolute inset-y-0 bg-[repeating-linear-gradient(135deg,var(--surface)_0_2px,transparent_2px_4px)]"
          style={{ left: share(Math.max(0, total - saved) / longest), width: share(Math.min(saved, total) / longest) }}
        />
      )}
    </>
  );
}
