import * as z from "zod/mini";
import { Brand } from "../branding/schema";
import { Client, Lang } from "../clients/schema";
import { CountyReport } from "../locations/counties/schema";
import { Briefing } from "../market/update/schema";
import { UserId } from "../people/users/schema";
import { Report, ReportId } from "../reports/schema";

export const sentences = {
  missing: "That download is no longer available. Please start it again.",
  draft: "Fill in what the scenario still needs and save it, then download it.",
  notReady: "The file is not ready yet.",
  failed: "The file could not be made. Please try again.",
  late: "Making the file took too long. Please try again.",
  twoOwners: "More than one officer has a report with this id. Name the officer in userID.",
} as const;

/** Stands in the log where a file was given up. An alarm counts it. */
export const NOT_MADE = "no file could be made of a report";

export const formats = ["pdf", "png"] as const;
export const Format = z.enum(formats, "Choose pdf or png");
export type Format = z.output<typeof Format>;

/** What a file holds: the whole report, or the one page that sums it up with a code to open the report. */
export const kinds = ["report", "summary"] as const;
export const FileKind = z.enum(kinds, "Choose report or summary");
export type FileKind = z.output<typeof FileKind>;

export const contentTypes = { pdf: "application/pdf", png: "image/png" } as const satisfies Record<Format, string>;

export const ExportId = z.string(sentences.missing).check(z.regex(/^exp_[0-9a-z]{26}$/, sentences.missing));

export const ExportInput = z.strictObject({
  /** The caller may propose the id, so that a file that is asked for again, because the answer was lost, is the same one. */
  id: z.optional(ExportId),
  reportID: ReportId,
  /** Left out, it is the language of the client. */
  lang: z.optional(Lang),
  format: z._default(Format, "pdf"),
  kind: z._default(FileKind, "report"),
  /** The end of the link in the code of a summary; null for never. Left out, it is 30 days after the summary is made. */
  linkEndsAt: z.optional(z.nullable(z.iso.datetime("Enter a day and a time"))),
});
/** What a file is made of and how, once its language is known. */
export type Wanted = z.output<typeof ExportInput> & { lang: Lang };

/** Staff name a report of any officer; the officer too where two have a report of one id. */
export const LinkQuery = z.strictObject({
  reportID: ReportId,
  format: z._default(Format, "pdf"),
  userID: z.optional(UserId),
});
/** The file of an officer's report that staff asked for. */
export const LinkedFileQuery = z.strictObject({ userID: UserId, id: ExportId });

export const statuses = ["queued", "rendering", "done", "failed"] as const;

/** The job of making a file of a report, whether it still runs or has ended. */
export const ExportJob = z.strictObject({
  id: ExportId,
  reportID: ReportId,
  lang: Lang,
  format: Format,
  kind: FileKind,
  status: z.enum(statuses),
  /** The progress in percent. */
  progress: z.int(),
  /** The address of the file, once it is done. */
  url: z.nullable(z.string()),
  /** The name of the file, as in "Elena-Marchetti-2026-11-20.pdf". */
  name: z.string(),
  /** The size of the file in bytes, once it is done. */
  size: z.nullable(z.int()),
  /** The reason why there is no file, in a sentence. */
  problem: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type ExportJob = z.output<typeof ExportJob>;

/** The report that the print page asks for. */
export const PrintedQuery = z.strictObject({ reportID: ReportId, lang: z._default(Lang, "en") });

/** Everything that the print page draws: the report as it was last saved, the brand of the person who sends it, of a report card its counties, and of a market update its day. */
export const Printed = z.strictObject({
  report: Report,
  client: Client,
  brand: Brand,
  counties: z.optional(CountyReport),
  day: z.optional(Briefing),
});
export type Printed = z.output<typeof Printed>;

/** The link in the code of a summary. */
export const PaperLink = z.strictObject({ url: z.url(), endsAt: z.nullable(z.iso.datetime()) });
export type PaperLink = z.output<typeof PaperLink>;

/** A message of the queue of files. The whole record of the file is in the table, but for the link of a summary, whose address is kept nowhere. */
export const ExportMessage = z.strictObject({
  ownerId: z.string(),
  exportId: ExportId,
  link: z.optional(z.strictObject({ ...PaperLink.shape, linkId: z.string() })),
});
export type ExportMessage = z.output<typeof ExportMessage>;
