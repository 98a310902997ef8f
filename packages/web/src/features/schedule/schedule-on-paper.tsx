import { fitsPaper, paperFit } from "../../lib/use-printing";
import type { ShownLoan } from "./columns";
import { heights, type ScheduleProps, TableFoot, tableWidth, usual } from "./schedule-table";
import { headRows, TableHead } from "./table-head";
import { TableLine } from "./table-line";

/** The pixels of the widest table, which is drawn as wide as the sheet: letters of a wider one could hardly be read. */
const widest = 970;

/** Splits loans into tables that a sheet holds, most often of two. */
function tablesOf(loans: readonly ShownLoan[]): ShownLoan[][] {
  const tables: ShownLoan[][] = [];
  for (const shown of loans) {
    const last = tables.at(-1);
    if (last && tableWidth([...last, shown], usual).all <= widest) last.push(shown);
    else tables.push([shown]);
  }
  return tables;
}

/** The schedule as paper has it, which does not scroll: every line, in a table below the other where the loans do not fit side by side. */
export const ScheduleOnPaper = ({ loans, ...table }: ScheduleProps) => (
  <div className="num">
    {tablesOf(loans).map((fitting) => (
      <PaperTable key={fitting[0]!.loan.id} loans={fitting} {...table} />
    ))}
  </div>
);

function PaperTable({ by, lines, loans, firstPayment, crossings, onToggle }: ScheduleProps) {
  const width = tableWidth(loans, usual);
  return (
    <table
      aria-label={`Amortization schedule, ${by}`}
      className={`mb-6 w-full table-fixed border-separate border-spacing-0 border-line border-t ${fitsPaper}`}
      style={paperFit(width.all)}
    >
      <TableHead by={by} loans={loans} line={width.line} />
      <tbody>
        {lines.map((line, at) => (
          <TableLine
            key={`${line.kind} ${line.number}`}
            at={at}
            line={line}
            height={heights[line.kind]}
            loans={loans}
            isNarrow={false}
            firstPayment={firstPayment}
            crossings={crossings}
            onToggle={onToggle}
          />
        ))}
      </tbody>
      <TableFoot loans={loans} isNarrow={false} at={lines.length + headRows + 1} />
    </table>
  );
}
