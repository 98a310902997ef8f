import { clientSections } from "@highway/core/reports/sections.schema";
import { type Column, isComputed } from "../../report/columns";
import { FirstFigures } from "../../report/skins/screen/first-figures";
import { SectionList } from "../../report/skins/screen/section-list";
import type { AnsweredReport } from "../../scenario/store/saved-report";
import { savedOf } from "../../scenario/store/saved-report";
import type { Results } from "./results";
import { resultsOf } from "./use-results";

/** What share of the income is owed stays with the officer: a link may be passed on. */
const withoutIncome = (column: Column): Column =>
  isComputed(column) ? { ...column, result: { ...column.result, dti: null } } : column;

/** The results of a report as it was saved, of which a client may know. */
export function clientResults(answered: AnsweredReport): Results {
  const results = resultsOf({ document: savedOf(answered).document, client: answered.client });
  return { ...results, columns: results.columns.map(withoutIncome) };
}

/** A report as its client reads it: the sections that are the client's, in the report's order. */
export const ClientReport = ({ columns, years, highlighted, basis }: Results) => (
  <div className="@container min-w-0">
    <FirstFigures columns={columns} />
    <SectionList shown={clientSections(highlighted)} {...{ columns, years, basis }} differences forClient />
  </div>
);
