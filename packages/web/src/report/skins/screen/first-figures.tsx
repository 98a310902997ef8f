import { ListChecks, Plus, SquarePen } from "lucide-react";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { LoanMark } from "../../../ui/loan-mark";
import type { Column } from "../../columns";
import { isRefinance, type Row } from "../../row";
import { cashRows } from "../../rows/cash";
import { loanFigures } from "../../rows/loans";
import { monthlyRows } from "../../rows/monthly";
import { interestInAll } from "../../rows/over-the-loan";
import { refinanceRows } from "../../rows/savings";
import { LoanTable } from "./loan-table";

/** What the officer can do with the loans while the figures are visible. The app passes these actions in, because forms belong to the editor. */
export type LoanActions = {
  onEdit: (id: string) => void;
  /** Opens the checks of the loan. */
  onCheck: (id: string) => void;
  onAdd: () => void;
  /** Says why no loan can be added; undefined while there is room. */
  full: string | undefined;
};

type Props = { columns: readonly Column[]; actions?: LoanActions | undefined };

/** The figures that a borrower asks about first: total payment, cash to close, APR, interest over the loan. */
export function FirstFigures({ columns, actions }: Props) {
  return (
    <div className="border-line border-b pb-2">
      <LoanTable
        label="First figures"
        columns={columns}
        groups={[{ rows: firstFiguresOf(columns) }]}
        look={(at) => (at === 0 ? "hero" : "first")}
        head={<Names columns={columns} actions={actions} />}
      />
    </div>
  );
}

function Names({ columns, actions }: Props) {
  return (
    <thead>
      <tr className="h-14">
        <td className="sticky left-0 z-10 bg-surface pl-(--inset) align-middle">
          {actions && (
            <Button
              size="sm"
              variant="quiet"
              icon={Plus}
              className="-ml-2 text-accent-text touch:h-11 print:hidden"
              disabled={actions.full !== undefined}
              title={actions.full}
              onClick={actions.onAdd}
            >
              Add loan
            </Button>
          )}
        </td>
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className="overflow-hidden border-line border-l pr-5 pl-3 text-right last:pr-7 @max-[560px]:align-top font-normal"
          >
            <span className="flex items-center justify-end gap-1.5 whitespace-nowrap font-semibold leading-4 @max-[560px]:flex-wrap @max-[560px]:gap-y-3 @max-[560px]:py-2">
              <span className="flex items-center justify-end gap-1.5 @max-[560px]:basis-full">
                <LoanMark index={column.index} label={null} />
                {column.head}
              </span>
              {actions && !column.isOwed && (
                <IconButton
                  icon={ListChecks}
                  size="sm"
                  label={`Checks of ${column.within}`}
                  className="-my-2 -mr-1.5 touch:my-0 touch:-ml-2 print:hidden"
                  onClick={() => actions.onCheck(column.id)}
                />
              )}
              {actions && !column.isOwed && (
                <IconButton
                  icon={SquarePen}
                  size="sm"
                  label={`Edit ${column.within}`}
                  className="-my-2 -mr-1.5 touch:my-0 touch:-mr-3 print:hidden"
                  onClick={() => actions.onEdit(column.id)}
                />
              )}
            </span>
            <span className="wrap-break-word line-clamp-2 print:line-clamp-none text-fg-3 text-xs" title={column.title}>
              {column.title}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

export const firstFigures: readonly Row[] = [
  monthlyRows.totalPayment,
  monthlyRows.paymentSteps,
  cashRows.cashToClose,
  loanFigures.apr,
  interestInAll,
];

const ofRefinances: readonly Row[] = [
  refinanceRows.savings,
  monthlyRows.totalPayment,
  monthlyRows.paymentSteps,
  cashRows.cashToClose,
  { ...loanFigures.cashOut, optional: true },
  loanFigures.apr,
  interestInAll,
];

/** Returns the first figures. For a refinance the savings come first, and the cash that it pays out is a row of its own. */
const firstFiguresOf = (columns: readonly Column[]): readonly Row[] =>
  columns.some(isRefinance) ? ofRefinances : firstFigures;
