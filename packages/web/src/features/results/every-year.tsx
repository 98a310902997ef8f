import { useState } from "react";
import type { Column } from "./column";
import { LoanHeads } from "./loan-heads";
import { LoanTable } from "./loan-table";
import { type Yearly, yearRows } from "./yearly";

type Props = { columns: readonly Column[]; yearly: Yearly; lastYear: number };

/** The charts as figures: every year of every loan, drawn only when it is opened. */
export function EveryYear({ columns, yearly, lastYear }: Props) {
  const [open, setOpen] = useState(false);
  const rows = open ? Array.from({ length: lastYear + 1 }, (_, year) => yearRows(yearly, year)) : [];
  const named = (measure: 0 | 1) =>
    rows.map((row, year) => ({ ...row[measure], label: `Year ${year}`, compare: undefined }));
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="border-line border-b">
      <summary className="flex h-row items-center px-6 text-accent-text hover:underline @max-[560px]:px-4">
        {open ? "Hide the years" : "Every year as figures"}
      </summary>
      {open && (
        <LoanTable
          label="Every year"
          columns={columns}
          lines={[{ group: "Balance" }, ...named(0), { group: "Interest paid" }, ...named(1)]}
          head={<LoanHeads corner="Year" columns={columns} />}
        />
      )}
    </details>
  );
}
