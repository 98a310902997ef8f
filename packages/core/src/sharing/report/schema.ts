import * as z from "zod/mini";
import { Brand } from "../../branding/schema";
import { Client, Lang } from "../../clients/schema";
import { CountyReport } from "../../locations/counties/schema";
import { Briefing } from "../../market/update/schema";
import { Report } from "../../reports/schema";
import { chapterKinds } from "../../tools/pure/chapters";
import type { AnswerOfTool } from "../../tools/tool-report.schema";

export const sentences = {
  failed: "Error retrieving data",
  noPicture: "There is no such picture.",
} as const;

/** The answer of a report's tool, whose figures need what the client told in confidence. */
export const ToolWorkedOut = z.strictObject({
  /** Every figure, as POST /v2/scenario/tools/{tool} answers and describes it, but for what tells of the client's income or taxes; left out of a tool that has no answer. */
  answer: z.optional(z.record(z.string(), z.unknown()) as unknown as z.ZodMiniType<AnswerOfTool, AnswerOfTool>),
});
export type ToolWorkedOut = z.output<typeof ToolWorkedOut>;

/** What stands in place of the client's credit score, income, filing status and tax rate, by the id of a loan. */
export const WorkedOut = z.strictObject({
  /** The lowest credit score that is priced as the loan's; none where the score is assumed. */
  scores: z.record(z.string(), z.number()),
  /** The tax in dollars that the loan saves in each year; none where it is not known or not shown. */
  taxesSaved: z.record(z.string(), z.array(z.number())),
  ...ToolWorkedOut.shape,
  /** The counties of a report card, as they were when its officer saw them; left out of another tool's. */
  reportCard: z.optional(CountyReport),
  /** The day of a market update, as its officer kept it; left out of another tool's. */
  marketUpdate: z.optional(Briefing),
});
export type WorkedOut = z.output<typeof WorkedOut>;

/** A chapter of a purchase analysis, as a report that stands alone would be answered. */
const SharedChapter = z.strictObject({ kind: z.enum(chapterKinds), report: Report, workedOut: WorkedOut });

export const OpenedReport = z.strictObject({
  client: Client,
  report: Report,
  workedOut: WorkedOut,
  /** The chapters of a purchase analysis that are shown, in their order; left out of every other report. */
  chapters: z.optional(z.array(SharedChapter)),
  recordingUrl: z.nullable(z.string()),
});
export type OpenedReport = z.output<typeof OpenedReport>;

/** What a page that has nothing but the link's public id needs beside the report: how its officer looks, and how the link was opened. */
export const SharedBrand = z.strictObject({
  ...Brand.shape,
  lang: Lang,
  /** True for a copy for the officer's own people, or the officer's own look: nothing that is done with it counts. */
  isPreview: z.boolean(),
});
export type SharedBrand = z.output<typeof SharedBrand>;

export const PictureKind = z.enum(["headshot", "logo", "cobrand", "home"], "Choose headshot, logo, cobrand or home");
export type PictureKind = z.output<typeof PictureKind>;
