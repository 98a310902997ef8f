import { LoanMark } from "../../ui/loan-mark";
import type { Column } from "./column";
import { LoanTable } from "./loan-table";
import { firstFigures } from "./rows";

const lines = firstFigures.map((row, i) => ({ ...row, look: i === 0 ? ("hero" as const) : ("first" as const) }));

/** What a borrower asks first: total payment, cash to close, APR, interest over the loan. */
export function FirstFigures({ columns }: { columns: readonly Column[] }) {
  return (
    <div className="border-line border-b pb-2">
      <LoanTable label="First figures" columns={columns} lines={lines} head={<Names columns={columns} />} />
    </div>
  );
}

function Names({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr className="h-14">
        <td className="sticky left-0 z-10 bg-surface" />
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className="overflow-hidden border-line border-l pr-5 pl-3 text-right last:pr-7 font-normal"
          >
            <span className="flex items-center justify-end gap-1.5 font-semibold leading-4">
              <LoanMark index={column.index} label={null} />
              {column.title}
            </span>
            <span className="block truncate text-fg-3 text-xs" title={column.name}>
              {column.name}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
