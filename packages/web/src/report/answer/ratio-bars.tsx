import type { ReactNode } from "react";
import { Bar, share } from "./bar-row";
import { courseLooks } from "./cost-courses";

type Row = {
  key: string;
  name: string;
  /** Percent of the income; null where it is not known. */
  before: number | null;
  after: number | null;
  /** The maximum; null if there is none. */
  most: number | null;
  figure: ReactNode;
};

/** The debt-to-income ratios before and after, with a line at the maximum. */
export function RatioBars({ rows }: { rows: readonly Row[] }) {
  const whole = Math.max(60, ...rows.flatMap(({ before, after, most }) => [before ?? 0, after ?? 0, most ?? 0]));
  return (
    <div className="px-6 phone:px-4">
      {rows.map(({ key, name, before, after, most, figure }) => (
        <div
          key={key}
          className="grid min-h-11 grid-cols-[104px_minmax(0,1fr)_auto] items-center gap-x-3 border-line border-t py-1.5 first:border-t-0 phone:grid-cols-[minmax(0,1fr)_auto] phone:gap-y-1"
        >
          <span className="text-fg-2">{name}</span>
          <span aria-hidden="true" className="relative block h-6 phone:order-last phone:col-span-2">
            {([before, after] as const).map((ratio, at) => (
              <span key={at === 0 ? "before" : "after"} className="relative block h-3 py-0.5">
                <span className="relative block h-2">
                  {ratio !== null && (
                    <Bar from={0} to={ratio / whole} color={courseLooks[at === 0 ? "before" : "after"].color} />
                  )}
                </span>
              </span>
            ))}
            {most !== null && (
              <i className="absolute -inset-y-1 w-0.5 bg-fg phone:inset-y-0" style={{ left: share(most / whole) }} />
            )}
          </span>
          <span className="num text-right">{figure}</span>
        </div>
      ))}
    </div>
  );
}
