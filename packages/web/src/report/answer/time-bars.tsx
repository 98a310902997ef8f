import type { ReactNode } from "react";
import { Bar } from "./bar-row";
import { courseLooks } from "./cost-courses";

type Row = { key: keyof typeof courseLooks; name: string; months: number | null; figure: ReactNode };

/** How long each course takes, as bars on one scale. */
export function TimeBars({ rows }: { rows: readonly Row[] }) {
  const longest = Math.max(1, ...rows.map(({ months }) => months ?? 0));
  return (
    <div className="px-6 phone:px-4">
      {rows.map(({ key, name, months, figure }) => (
        <div
          key={key}
          className="grid min-h-8 touch:min-h-11 grid-cols-[192px_minmax(0,1fr)_136px] items-center gap-x-3 border-line border-t first:border-t-0 phone:grid-cols-[minmax(0,1fr)_auto] phone:gap-y-1 phone:py-1.5"
        >
          <span className="text-fg-2">{name}</span>
          <span aria-hidden="true" className="relative h-3.5 phone:order-last phone:col-span-2 phone:h-2">
            {months !== null && <Bar from={0} to={months / longest} color={courseLooks[key].color} />}
          </span>
          <span className="num whitespace-nowrap text-right">{figure}</span>
        </div>
      ))}
    </div>
  );
}
