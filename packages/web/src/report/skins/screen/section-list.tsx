import type { SectionKey } from "@highway/core/reports/pure/sections";
import { lazy, memo, Suspense } from "react";
import { codeOnDemand } from "../../../lib/loading/code-on-demand";
import { officerSections } from "../../../lib/words/officer";
import { loanRows } from "../../rows/loans";
import type { SectionProps } from "./later-section";
import { LoanHeads } from "./loan-heads";
import { LoanTable } from "./loan-table";
import { SectionHead } from "./section-head";
import { useOneByOne } from "./use-one-by-one";

const laterCode = codeOnDemand(() => import("./later-section"));
const LaterSection = lazy(laterCode);

/** What the loans are is the page's own code: it stands next to the first figures in most reports. */
const OneSection = memo(function OneSection({ name, ...props }: SectionProps & { name: SectionKey }) {
  if (name === "loans") return <Loans {...props} />;
  return (
    <Suspense fallback={null}>
      <LaterSection name={name} {...props} />
    </Suspense>
  );
});

const Loans = ({ columns, differences }: SectionProps) => (
  <section aria-label={officerSections.loans.title}>
    <SectionHead title={officerSections.loans.title} />
    <div className="border-line border-y">
      <LoanTable
        label={officerSections.loans.title}
        columns={columns}
        groups={[{ rows: loanRows(columns, "officer") }]}
        head={<LoanHeads corner="Loan" columns={columns} />}
        differences={differences}
      />
    </div>
  </section>
);

/**
 * The sections in their order, one under the other: the first is begun once what stands above it is painted, and so on. Their
 * code is asked for then, because on a slow line all that is asked for before holds the first figures up.
 */
export function SectionList({ shown, ...props }: SectionProps & { shown: readonly SectionKey[] }) {
  const begun = useOneByOne(shown.length, laterCode);
  return shown.slice(0, begun).map((name) => <OneSection key={name} name={name} {...props} />);
}
