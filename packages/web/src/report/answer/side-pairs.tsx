import type { CSSProperties } from "react";
import { Bar, BarRow, roomFor } from "./bar-row";
import { colorOf, type Side } from "./side";

type Pair = {
  key: string;
  label: string;
  change: string;
  amounts: readonly [number, number] | readonly number[];
  figures: readonly [string, string];
};

type Props = { pairs: readonly Pair[]; names: readonly [first: string, second: string] };

const sides: readonly Side[] = ["first", "second"];

const longest = (pairs: readonly Pair[]) =>
  Math.max(...pairs.flatMap(({ figures }) => figures.map(({ length }) => length)));

/** Each figure of both sides as two bars, one above the other, with the change under its name. */
export const SidePairs = ({ pairs, names }: Props) => (
  // On a phone all figures take the width of the longest, so that the names are aligned.
  <div
    className="px-6 pb-2 phone:px-4"
    style={
      { "--least-figure": `${longest(pairs)}ch`, ...roomFor(pairs.flatMap(({ figures }) => figures)) } as CSSProperties
    }
  >
    {pairs.map(({ key, label, change, amounts, figures }) => {
      const most = Math.max(1, ...amounts);
      return (
        <section key={key} aria-label={label} className="border-line border-t py-1.5 first:border-t-0">
          {sides.map((side, at) => (
            <BarRow
              key={side}
              isPair
              label={
                <span className="flex flex-wrap justify-between gap-x-2">
                  <span className={at === 0 ? "" : "num text-fg-3"}>{at === 0 ? label : change}</span>
                  <span className="inline-flex min-w-16 shrink-0 items-center gap-1.5">
                    <i
                      aria-hidden="true"
                      className={`size-2 shrink-0 ${at === 0 ? "rounded-full" : ""}`}
                      style={{ background: colorOf(side) }}
                    />
                    {names[at]}
                  </span>
                </span>
              }
              figure={figures[at]}
            >
              <Bar from={0} to={(amounts[at] ?? 0) / most} color={colorOf(side)} />
            </BarRow>
          ))}
        </section>
      );
    })}
  </div>
);
