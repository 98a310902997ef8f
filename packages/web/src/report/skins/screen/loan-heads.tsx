import type { ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import { noNumber } from "../../../lib/format/format";
import { LoanMark } from "../../../ui/loan-mark";
import { MiddleText } from "../../../ui/middle-text";
import { cellsOf } from "../../cells";
import type { Column } from "../../columns";
import { monthlyRows } from "../../rows/monthly";
import { manner } from "./manner";
import { leastOfLoans, mostOfLoans } from "./side-by-side";

/** The loans' names as the column heads of a table, for screen readers only: for the eye, `LoanBar` names the columns of all tables. */
export const LoanNames = ({ columns }: { columns: readonly Column[] }) => (
  <thead>
    <tr>
      <td className="p-0" />
      {columns.map(({ id, head }) => (
        <th key={id} scope="col" className="p-0">
          <span className="sr-only">{head}</span>
        </th>
      ))}
    </tr>
  </thead>
);

type BarProps = {
  columns: readonly Column[];
  /** What is shown above the names of the rows. */
  corner?: ReactNode;
};

/** The mark, name and total payment of each column's loan, which stay in sight above the tables. */
export function LoanBar({ columns, corner }: BarProps) {
  const payments = cellsOf(monthlyRows.totalPayment, columns, manner);
  return (
    <div data-loan-bar className="sticky top-head z-15 border-line-strong border-b bg-canvas phone:top-14 print:static">
      <div data-sideways className="relative overflow-x-auto overscroll-x-contain [scrollbar-width:none]">
        <div
          className={cx("grid min-h-12 items-stretch", leastOfLoans, mostOfLoans)}
          style={{ gridTemplateColumns: `var(--label) repeat(${columns.length}, minmax(0, 1fr))` }}
        >
          <div className="sticky left-0 z-10 flex items-center bg-canvas pr-2 pl-(--inset)">{corner}</div>
          {columns.map((column, at) => (
            <BarCell key={column.id} column={column} {...payments[at]!} />
          ))}
        </div>
      </div>
    </div>
  );
}

type CellProps = { column: Column; kind: string; text: string; note: string | null };

const BarCell = ({ column: { index, head, title }, kind, text, note }: CellProps) => (
  <div className="min-w-0 border-line border-l py-1 pr-5 pl-2 text-right last:pr-7">
    <p className="flex items-center justify-end gap-1.5 text-xs leading-5">
      <LoanMark index={index} label={null} />
      <span className="whitespace-nowrap font-medium">{head}</span>
      <span className="min-w-0 text-fg-3 @max-[815px]:hidden" title={title}>
        <MiddleText>{title}</MiddleText>
      </span>
    </p>
    {/* Words that do not fit beside the payment move below it as a whole. */}
    <p className="num flex flex-wrap-reverse items-center justify-end gap-x-1.5 leading-5">
      <span className="text-fg-3 text-xs leading-4">{note}</span>
      <b className="font-semibold">{kind === "figure" ? text : noNumber}</b>
    </p>
  </div>
);
