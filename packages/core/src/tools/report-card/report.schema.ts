import { filledIn } from "@highway/engine/scenario/schema/records";
import { reportCardFields, reportCardProblems, type SavedReportCard } from "@highway/engine/tools/report-card/input";
import * as z from "zod/mini";
import { givenSchema, savedSchema } from "../../platform/description.schema";
import type { ToolReport } from "../tool-report.schema";

/** What a county's report card shows, as a report holds it. */
export const ReportCard = savedSchema(reportCardFields);
export const ReportCardInput = z.pipe(
  givenSchema(reportCardFields, "A report card is an object"),
  z.transform((given) => filledIn(reportCardFields, given)),
);

/** The report card of a new report: every figure, and no county yet. */
export const usualReportCard: SavedReportCard = filledIn(reportCardFields, {});

type Asked = {
  properties: readonly { fip?: string | undefined }[];
  reportCard?: SavedReportCard | undefined;
};

/** A report card says how a county stands among all counties. It needs a place, and neither a price nor a loan. */
export const reportCard = {
  fields: { reportCard: ReportCard },
  given: { reportCard: ReportCardInput },
  defaults: { reportCard: usualReportCard },
  missing: (report: Asked) => reportCardProblems(report.reportCard ?? usualReportCard, report.properties),
  moves: [],
} satisfies ToolReport;
