import { type Column, isComputed } from "./column";
import { LoanHeads } from "./loan-heads";
import { LoanTable } from "./loan-table";
import { horizonRow } from "./rows";
import { SectionHead } from "./section-head";

/** What each loan costs when it is kept for so many years. */
export function TotalCost({ columns }: { columns: readonly Column[] }) {
  const years = columns.find(isComputed)?.result.horizons.map((horizon) => horizon.years) ?? [];
  if (years.length === 0) return null;
  return (
    <section aria-label="Total cost">
      <SectionHead title="Total cost" says="Interest, mortgage insurance, points and closing costs, less credits." />
      <div className="border-line border-y">
        <LoanTable
          label="Total cost"
          columns={columns}
          lines={years.map(horizonRow)}
          head={<LoanHeads corner="Years kept" columns={columns} />}
          differences
        />
      </div>
    </section>
  );
}
