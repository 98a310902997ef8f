/** What a county's report card shows, as it is chosen. */
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

/** What the report says of its card; what it does not say is usual. */
export const reportCardOf = ({ reportCard }: Pick<WorkingReport, "reportCard">): SavedReportCard =>
  reportCard ?? usualReportCard;

/** The county that the card is of: the home's, or the one that was searched; "" while neither is known. */
export const countyOfCard = (document: Pick<WorkingReport, "reportCard" | "properties">): string =>
  countyOf(reportCardOf(document), document.properties);

const change =
  (of: (card: SavedReportCard, document: WorkingReport) => Partial<SavedReportCard>): Edit =>
  (document) => {
    const before = reportCardOf(document);
    const reportCard = withFields(before, of(before, document));
    return reportCard === before ? document : { ...document, reportCard };
  };

/** Begins with another county; its figures are those of the newest table once they have come. */
export const chooseCounty = (fip: string): Edit =>
  change(({ compared }) => ({ fip, version: "", compared: compared.filter((each) => each !== fip) }));

/** Takes the figures of a table for the county: the officer has seen them, and a client will see the same. */
export const takeFigures = (fip: string, version: string): Edit => change(() => ({ fip, version }));

/** Lets the figures go that are shown, so that the newest take their place. */
export const letFiguresGo: Edit = change(() => ({ version: "" }));

export const compareWith = (fip: string): Edit =>
  change(({ compared }, document) =>
    fip === countyOfCard(document) || compared.includes(fip) || compared.length >= mostCompared
      ? {}
      : { compared: [...compared, fip] },
  );
export const stopComparing = (fip: string): Edit =>
  change(({ compared }) => (compared.includes(fip) ? { compared: compared.filter((each) => each !== fip) } : {}));

/** Shows a figure to the client or leaves it out; one of them stays. */
export const showFigure = (metric: Metric, isShown: boolean): Edit =>
  change(({ metrics: before }) => {
    const after = metrics.filter((each) => (each === metric ? isShown : before.includes(each)));
    return after.length === 0 || after.length === before.length ? {} : { metrics: after };
  });
export const showOverall = (isShown: boolean): Edit => change(() => ({ showOverall: isShown }));
