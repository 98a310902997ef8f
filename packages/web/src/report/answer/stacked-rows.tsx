import type { ReactNode } from "react";
import { cx } from "../../lib/class-names";

type Row = {
  key: string;
  name: ReactNode;
  isTotal?: boolean;
  /** It does not count now. */
  isOut?: boolean;
  figures: readonly { key: string; title: string; figure: ReactNode }[];
};

/** The rows of a table whose columns a phone has no room for: each under its name, with every figure below its own. */
export const StackedRows = ({ label, rows }: { label: string; rows: readonly Row[] }) => (
  <ul aria-label={label}>
    {rows.map(({ key, name, isTotal, isOut, figures }) => (
      <li key={key} className={cx("border-line border-b py-2.5 last:border-b-0", isOut && "text-fg-3")}>
        <div className={isTotal ? "font-semibold" : "font-medium"}>{name}</div>
        <dl className="num mt-1 flex flex-wrap gap-x-2 gap-y-2.5">
          {figures.map(({ key: column, title, figure }) => (
            <div key={column} className="flex-[1_0_30%]">
              <dt className="text-fg-3 text-sm">{title}</dt>
              <dd className={cx("leading-5", isTotal && "font-semibold")}>{figure}</dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);
