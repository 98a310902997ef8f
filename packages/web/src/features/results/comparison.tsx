import { useState } from "react";
import { Checkbox } from "../../ui/checkbox";
import { rowsThatApply } from "./cells";
import type { Column } from "./column";
import { LoanHeads } from "./loan-heads";
import { loanRows } from "./loan-rows";
import { type Line, LoanTable } from "./loan-table";
import { amountRow, cashRows, monthlyRows } from "./rows";
import { SectionHead } from "./section-head";

/** Every line behind the first figures: the loan, its month, its closing. */
export function Comparison({ columns }: { columns: readonly Column[] }) {
  const [differences, setDifferences] = useState(true);
  const several = columns.length > 1;
  const lines: Line[] = [
    ...loanRows,
    amountRow,
    { group: "Monthly" },
    ...rowsThatApply(monthlyRows, columns),
    { group: "Cash to close" },
    ...rowsThatApply(cashRows, columns),
  ];
  return (
    <section aria-label="Comparison">
      <SectionHead title="Comparison" says={several ? "Differences are against loan 1." : undefined}>
        {several && <Checkbox label="Differences" checked={differences} onChange={setDifferences} />}
      </SectionHead>
      <div className="border-line border-y">
        <LoanTable
          label="Comparison"
          columns={columns}
          lines={lines}
          head={<LoanHeads corner="Loan" columns={columns} />}
          differences={differences}
        />
      </div>
    </section>
  );
}
