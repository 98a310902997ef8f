import { LoanMark } from "../../../ui/loan-mark";
import type { Column } from "../../columns";

/** The head of a table of loans: what its lines are, then each loan's mark and title. */
export function LoanHeads({ corner, columns }: { corner: string; columns: readonly Column[] }) {
  return (
    <thead>
      <tr className="h-row-compact bg-canvas text-xs">
        <th
          scope="col"
          className="sticky left-0 z-10 border-line border-b bg-canvas pr-3 pl-(--inset) text-left font-semibold"
        >
          {corner}
        </th>
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className="border-line border-b pr-5 text-right font-medium text-fg-2 last:pr-7"
          >
            <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
              <LoanMark index={column.index} label={null} />
              {column.head}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
