import type { Column } from "./column";
import { LoanHeads } from "./loan-heads";
import { LoanTable } from "./loan-table";
import { isRefinance, savingsLines } from "./savings-rows";
import { SectionHead } from "./section-head";

/** What each refinance saves against the mortgages and debts that it pays off, and when that has made good its cost. */
export function Savings({ columns, differences }: { columns: readonly Column[]; differences: boolean }) {
  const refinances = columns.filter(isRefinance);
  if (refinances.length === 0) return null;
  return (
    <section aria-label="Savings">
      <SectionHead
        title="Savings"
        says="Principal, interest and mortgage insurance, against the mortgages and debts that are paid off."
      />
      <div className="border-line border-y">
        <LoanTable
          label="Savings"
          columns={refinances}
          lines={savingsLines(refinances)}
          head={<LoanHeads corner="Refinance" columns={refinances} />}
          differences={differences}
        />
      </div>
    </section>
  );
}
