import * as z from "zod/mini";
import { strict } from "../../platform/fields.schema";
import { Chapters } from "../../tools/purchase-analysis/report.schema";
import { ReportId, sentences } from "../schema";

/** The chapters of an analysis as they shall be. One without an id is made, one with the id of a report of the client's is attached, and what is left out is removed. */
export const ChaptersInput = strict(
  {
    chapters: Chapters,
    /** The state of the analysis from which the change starts. */
    lastUpdated: z.iso.datetime(sentences.basedOn),
  },
  "Give the chapters of the analysis",
);
export type ChaptersInput = z.output<typeof ChaptersInput>;

export const AnalysisInput = strict({ reportID: ReportId }, "Name the report to make an analysis of");
