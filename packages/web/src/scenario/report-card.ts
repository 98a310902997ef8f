/** What a county's report card shows, as it was chosen. */
import { filledIn } from "@highway/engine/scenario/schema/records";
import {
  countyOf,
  mostCompared,
  reportCardFields,
  type SavedReportCard,
} from "@highway/engine/tools/report-card/input";
import { type Metric, metrics } from "@highway/engine/tools/report-card/metrics";
import type { WorkingReport } from "./document";
import { type Edit, withFields } from "./edits/change";

const usualReportCard: SavedReportCard = filledIn(reportCardFields, {});

/** Returns the report's choices for its card; those that it lacks take their defaults. */
export const reportCardOf = ({ reportCard }: Pick<WorkingReport, "reportCard">): SavedReportCard =>
  reportCard ?? usualReportCard;

/** Returns the county of the card: the home's, or the one that was searched; "" while neither is known. */
export const countyOfCard = (document: Pick<WorkingReport, "reportCard" | "properties">): string =>
  countyOf(reportCardOf(document), document.properties);

const change =
  (of: (card: SavedReportCard, document: WorkingReport) => Partial<SavedReportCard>): Edit =>
  (document) => {
    const before = reportCardOf(document);
    const reportCard = withFields(before, of(before, document));
    return reportCard === before ? document : { ...document, reportCard };
  };

/** Chooses another county. Its figures are those of the newest table once they have loaded. */
export const chooseCounty = (fip: string): Edit =>
  change(({ compared }) => ({ fip, version: "", compared: compared.filter((each) => each !== fip) }));

/** Stores the version of the table that the officer has seen, so that a client sees the same figures. */
export const takeFigures = (fip: string, version: string): Edit => change(() => ({ fip, version }));

/** Releases the stored version, so that the newest figures are shown. */
export const letFiguresGo: Edit = change(() => ({ version: "" }));

export const compareWith = (fip: string): Edit =>
  change(({ compared }, document) =>
    fip === countyOfCard(document) || compared.includes(fip) || compared.length >= mostCompared
      ? {}
      : { compared: [...compared, fip] },
  );
export const stopComparing = (fip: string): Edit =>
  change(({ compared }) => (compared.includes(fip) ? { compared: compared.filter((each) => each !== fip) } : {}));

/** Shows a figure to the client or leaves it out; at least one stays. */
export const showFigure = (metric: Metric, isShown: boolean): Edit =>
  change(({ metrics: before }) => {
    const after = metrics.filter((each) => (each === metric ? isShown : before.includes(each)));
    return after.length === 0 || after.length === before.length ? {} : { metrics: after };
  });
export const showOverall = (isShown: boolean): Edit => change(() => ({ showOverall: isShown }));
