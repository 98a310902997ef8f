import { cx } from "../../lib/class-names";
import type { Series } from "./series";
import { SeriesMark } from "./series-mark";

/** Names the lines of a chart, each beside its mark. */
export const SeriesNames = ({ series, className }: { series: readonly Series[]; className: string }) => (
  <ul className={cx("mt-2 flex flex-wrap gap-x-4 gap-y-1 text-fg-2", className)}>
    {series.map((line) => (
      <li key={line.id} className="flex items-center gap-1.5 wrap-anywhere">
        <SeriesMark line={line} />
        {line.name}
      </li>
    ))}
  </ul>
);
