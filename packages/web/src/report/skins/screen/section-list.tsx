import type { SectionKey } from "@highway/core/reports/pure/sections";
import { lazy, memo, Suspense } from "react";
import { codeOnDemand } from "../../../lib/loading/code-on-demand";
import { officerSections } from "../../../lib/words/officer";
import { loanRows } from "../../rows/loans";
import type { SectionProps } from "./later-section";
import { LoanTable } from "./loan-table";
import { SectionHead } from "./section-head";
import { useOneByOne } from "./use-one-by-one";

const laterCode = codeOnDemand(() => import("./later-section"));
const LaterSection = lazy(laterCode);

/** One section. That of the loans is part of the page's code, because it follows the first figures in most reports. */
const OneSection = memo(function OneSection({ name, ...props }: SectionProps & { name: SectionKey }) {
  if (name === "loans") return <Loans {...props} />;
  return (
    <Suspense fallback={null}>
      <LaterSection name={name} {...props} />
    </Suspense>
  );
});

const Loans = ({ columns, differences }: Pick<SectionProps, "columns" | "differences">) => (
  <section aria-label={officerSections.loans.title}>
    <SectionHead title={officerSections.loans.title} />
    <div className="border-line border-b">
      <LoanTable
        label={officerSections.loans.title}
        columns={columns}
        groups={[{ rows: loanRows(columns, "officer") }]}
        differences={differences}
      />
    </div>
  </section>
);

/** Returns the id of a section's element, which exists even if the section draws nothing. */
export const sectionID = (name: SectionKey) => `results-${name}`;

type Props = Omit<SectionProps, "isOpen"> & { shown: readonly SectionKey[]; open: ReadonlySet<SectionKey> };

/**
 * The sections in order, one below the other. Each is begun once the one above it is painted, and its code is requested then: on a slow connection,
 * requesting it earlier would delay the first figures.
 */
export function SectionList({ shown, open, ...props }: Props) {
  const begun = useOneByOne(shown.length, laterCode);
  return shown.slice(0, begun).map((name) => (
    <div key={name} id={sectionID(name)}>
      <OneSection name={name} isOpen={open.has(name)} {...props} />
    </div>
  ));
}
