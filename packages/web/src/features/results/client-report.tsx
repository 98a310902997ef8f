import { useMemo } from "react";
import type { Answered } from "../../lib/scenario/saved";
import { savedOf } from "../../lib/scenario/saved";
import { type Column, isComputed } from "./column";
import { FirstFigures } from "./first-figures";
import { Sections } from "./section-body";
import { clientSections } from "./sections";
import { resultsOf } from "./use-results";
import { WorkingContext } from "./use-working";

const readOnly = { open: null, toggle: () => {}, readOnly: true };

/** What share of the income is owed stays with the officer: a link may be passed on. */
const withoutIncome = (column: Column): Column =>
  isComputed(column) ? { ...column, result: { ...column.result, dti: null } } : column;

/** A report as its client reads it: as it was saved, the sections that are the client's, nothing to press. */
export function ClientReport({ answered }: { answered: Answered }) {
  const { columns, years, highlighted, basis } = useMemo(() => {
    const results = resultsOf({ document: savedOf(answered).document, client: answered.client });
    return { ...results, columns: results.columns.map(withoutIncome) };
  }, [answered]);
  return (
    <WorkingContext value={readOnly}>
      <div className="@container min-w-0">
        <FirstFigures columns={columns} />
        <Sections shown={clientSections(highlighted)} {...{ columns, years, basis }} differences forClient />
      </div>
    </WorkingContext>
  );
}
