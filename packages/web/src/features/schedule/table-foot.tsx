import { fixed } from "../../lib/format/format";
import { type Column, totalOf } from "./columns";
import type { ScheduleLoan } from "./schedule-loan";

type Props = { loans: readonly ScheduleLoan[]; columns: readonly Column[] /** Its row, of all rows. */; at: number };

/** What each loan comes to, at the foot of what is in sight. */
export const TableFoot = ({ loans, columns, at }: Props) => (
  <tfoot className="sticky bottom-0 z-20 font-semibold">
    <tr aria-rowindex={at} className="h-row">
      <th
        scope="row"
        className="sticky left-0 z-10 border-line-strong border-t-2 bg-surface pr-2 pl-6 text-left phone:pl-4"
      >
        Total
      </th>
      {loans.map((loan) =>
        columns.map(({ key }, place) => {
          const total = totalOf(loan, key);
          return (
            <td
              key={`${loan.id} ${key}`}
              className={`border-line-strong border-t-2 bg-surface px-2 text-right ${place === 0 ? "border-l border-l-line" : ""}`}
            >
              {total !== null && fixed(total, 2)}
            </td>
          );
        }),
      )}
    </tr>
  </tfoot>
);
