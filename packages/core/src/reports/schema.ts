import { locationFields } from "@highway/engine/scenario/schema/property";
import { reportFields, toolMetaFields } from "@highway/engine/scenario/schema/report";
import * as z from "zod/mini";
import { CobrandId } from "../branding/cobrands/id.schema";
import {
  blame,
  day,
  fillDefaults,
  flag,
  LocalId,
  lenient,
  list,
  notYet,
  strict,
  text,
  whole,
} from "../platform/fields.schema";
import { ReportTool, SavedTool, type SavedToolKey, savedToolKeys } from "../tools/keys.schema";
import { defaultTool, hasNoLoans } from "../tools/pure/names";
import { tools } from "../tools/registry.schema";
import type { ToolReport } from "../tools/tool-report.schema";
import { Debt } from "./debt.schema";
import { EscrowMonths, EscrowMonthsInput } from "./escrow-months.schema";
import { Loan } from "./loan.schema";
import { Outside } from "./outside.schema";
import { linkParts, type Parts, partFields } from "./parts.schema";
import { Property } from "./property.schema";
import { missingFigures } from "./pure/missing";
import { checkParts, futureDates } from "./pure/parts-checks";

export const sentences = {
  missing: "Failed to load scenario.",
  missingToDelete: "Failed to delete scenario.",
  stale: "This scenario was changed after you opened it.",
  taken: "A scenario with this id already exists.",
  otherId: "This is another scenario.",
  full: "You have 50,000 scenarios, the most that can be kept. Delete some to save another.",
  tooLarge: "This scenario is too large to save. Remove a loan, or fees from its worksheets.",
  tooManyDrafts:
    "You have started 1,000 drafts today, the most that one day allows. Save what you need, and start others tomorrow.",
  noWorkingCopy: "There is no draft of this scenario.",
  otherDraft: "Another tab or device has saved other changes to this scenario.",
  basedOn: "Load the scenario again before saving it.",
  attachedTwice: "Attach each report only once",
  otherTool: "This tool's report has no such field",
  attachedToItself: "A report cannot be attached to itself",
  noAdvisor: "Your company does not have Loan Advisor. Ask your administrator to add it.",
  oneHome: "A purchase analysis is about one home. Keep one home, then save.",
  severalHomes: (name: string) =>
    `“${name}” compares several homes, and a purchase analysis is about one. Duplicate it, keep one home in the copy, then begin with that.`,
  noPurchase: "A purchase analysis needs a loan that buys the home.",
  notAnalysis: "This report is not a purchase analysis.",
  noChapter: "A report of this tool cannot be a chapter of a purchase analysis.",
  inAnalysis: "This report is already a chapter of a purchase analysis.",
  otherLoans:
    "This report is about another home or other loans. Add a new chapter instead, which uses the home and loans of the analysis.",
} as const;

/** An id that cannot exist gets the same sentence as one that never existed. */
const reportId = (sentence: string) => z.string(sentence).check(z.regex(/^rpt_[0-9a-z]{26}$/, sentence));
export const ReportId = reportId(sentences.missing);
export const ReportIdToDelete = reportId(sentences.missingToDelete);
export const WorkingCopyId = reportId(sentences.noWorkingCopy);

/** A report that belongs to the same collection. A document may name a report of a tool that it cannot show. */
const AttachedReport = strict(
  { tool: ReportTool, id: reportId("Enter the id of a report") },
  "Give the tool and the id of each attached report",
);
export type AttachedReport = z.output<typeof AttachedReport>;

/** The ids of loans and properties that a report shares with the others of one collection. */
export const InCommon = z.strictObject({
  tool: ReportTool,
  id: ReportId,
  loans: z.array(LocalId),
  properties: z.array(LocalId),
});
export type InCommon = z.output<typeof InCommon>;

const isEachOnce = (attached: readonly AttachedReport[]) =>
  new Set(attached.map(({ id }) => id)).size === attached.length;

const kinds = [...toolMetaFields.type.options.keys()];
const toolMetaShape = {
  type: z.enum(kinds, toolMetaFields.type.sentence),
  /** True when `status` is complete; the server derives it. */
  isComplete: flag,
  highlightedTables: list(text(toolMetaFields.highlightedTables.of.maxLength), toolMetaFields.highlightedTables),
  attachedReports: list(AttachedReport, { ...toolMetaFields.attachedReports, label: "Attached reports" }).check(
    z.refine(isEachOnce, sentences.attachedTwice),
  ),
  /** True when a client may try no ideas on the report. */
  noIdeas: z.optional(flag),
  /** The years at which the results are read; absent means the usual ones. */
  horizonYears: z.optional(list(whole(toolMetaFields.horizonYears.of), toolMetaFields.horizonYears)),
};

const reportShape = {
  name: text(reportFields.name.maxLength),
  closingDate: z.optional(day(reportFields.closingDate)),
  /** The co-brand of the report; -1 is none. */
  cobrandID: z.union([z.literal(-1), CobrandId], "Choose a co-brand or none"),
  cobrandPosition: z.enum([...reportFields.cobrandPosition.options.keys()], reportFields.cobrandPosition.sentence),
};

const wholeFields = {
  ...reportShape,
  id: ReportId,
  status: z.enum(["draft", "complete"]),
  asOf: z.iso.date(),
  createdAt: z.iso.datetime(),
  lastUpdated: z.iso.datetime(),
  toolMeta: z.strictObject(toolMetaShape),
  escrowMonths: z.optional(EscrowMonths),
  properties: z.array(Property),
  loans: z.array(Loan),
  debts: z.array(Debt),
  outside: Outside,
};

const reportsOfTools: Record<SavedToolKey, ToolReport> = Object.fromEntries(
  savedToolKeys.map((key) => [key, tools[key].report]),
) as never;
/** The fields that only some tools' reports hold, of all tools, as they are sent. */
const toolFields: Record<string, z.ZodMiniType> = Object.assign(
  {},
  ...Object.values(reportsOfTools).map(({ fields, given }) => ({ ...fields, ...given })),
);
const wholeReport = z.strictObject(wholeFields);
const reportOf = (key: SavedToolKey) =>
  z.strictObject({ ...wholeFields, ...reportsOfTools[key].fields, toolName: z.literal(key) });
type FieldsOf<Fields extends Record<string, z.ZodMiniType>> = { [Name in keyof Fields]: z.output<Fields[Name]> };
type ReportOf = {
  [Key in SavedToolKey]: z.output<typeof wholeReport> &
    FieldsOf<(typeof tools)[Key]["report"]["fields"]> & { toolName: Key };
};

export type Report = ReportOf[SavedToolKey];
/** The whole document of each tool. */
export const Report = z.discriminatedUnion(
  "toolName",
  savedToolKeys.map(reportOf) as [ReturnType<typeof reportOf>],
) as unknown as z.ZodMiniType<Report, Report>;

/** What happened to a report since it was made. No save writes it, and neither is there before it has happened. */
const marks = {
  /** The time at which a client last opened the report by a share link. */
  lastViewed: z.optional(z.iso.datetime()),
  /** The time at which the officer last sent it. */
  lastSent: z.optional(z.iso.datetime()),
};
const answeredReportOf = (key: SavedToolKey) => z.strictObject({ ...reportOf(key).shape, ...marks });
/** The document as its officer's calls answer it. */
export const AnsweredReport = z.discriminatedUnion(
  "toolName",
  savedToolKeys.map(answeredReportOf) as [ReturnType<typeof answeredReportOf>],
) as unknown as z.ZodMiniType<AnsweredReport, AnsweredReport>;
export type AnsweredReport = Report & { lastViewed?: string | undefined; lastSent?: string | undefined };

/** What the list of saved scenarios shows of a report. */
export const ReportLine = z.strictObject({
  ...z.pick(wholeReport, { id: true, name: true, status: true, lastUpdated: true }).shape,
  toolName: SavedTool,
  type: toolMetaShape.type,
  /** "Raleigh, NC +1"; null while no property has a place. */
  towns: z.nullable(z.string()),
  /** How many homes the report is about; left out where it is about one. */
  homes: z.optional(z.number()),
  clientID: z.string(),
  clientName: z.string(),
  /** The purchase analysis that the report belongs to; left out of one that stands alone. */
  analysis: z.optional(ReportId),
  lastViewed: marks.lastViewed,
});
export type ReportLine = z.output<typeof ReportLine>;
/** `goesOn` tells that older reports are not among the lines. */
export const ReportLines = z.strictObject({ lines: z.array(ReportLine), goesOn: z.boolean() });
export type ReportLines = z.output<typeof ReportLines>;

const ReportFields = strict(
  {
    ...lenient({ ...reportShape, toolName: SavedTool }),
    ...lenient(toolFields),
    ...partFields,
    toolMeta: z.optional(
      z.nullable(
        strict(
          // The kind "refi" is read as "refinance", and never written.
          lenient({ ...toolMetaShape, type: z.enum([...kinds, "refi"], toolMetaFields.type.sentence) }),
          "toolMeta is an object",
        ),
      ),
    ),
    id: z.optional(z.nullable(ReportId)),
    asOf: z.optional(z.nullable(day(reportFields.asOf))),
    escrowMonths: z.optional(z.nullable(EscrowMonthsInput)),
    lastUpdated: z.optional(z.nullable(z.iso.datetime(sentences.basedOn))),
    status: z.optional(z.nullable(z.enum(["draft", "complete"], "The status is draft or complete"))),
    createdAt: z.optional(z.nullable(z.iso.datetime("Enter a day and a time"))),
    lastViewed: z.optional(z.nullable(z.iso.datetime("Enter a day and a time"))),
    lastSent: z.optional(z.nullable(z.iso.datetime("Enter a day and a time"))),
    recordingUrl: notYet.field("Recordings cannot be attached yet"),
  },
  "A report is an object",
);
type Given = z.output<typeof ReportFields>;

/** The part of a report that a person writes; the rest is the server's. */
export type ReportDraft = Omit<Report, "id" | "status" | "asOf" | "createdAt" | "lastUpdated"> &
  Partial<Pick<Report, "id" | "asOf" | "lastUpdated">>;

function draft(given: Given): ReportDraft {
  const { id, asOf, lastUpdated, toolMeta, status: _status, createdAt: _createdAt, ...others } = given;
  const { lastViewed: _lastViewed, lastSent: _lastSent, recordingUrl: _recordingUrl, ...rest } = others;
  const { properties, loans, debts, outside, ...canonical } = rest;
  const [first] = properties;
  const kind = toolMeta?.type === "refi" ? "refinance" : toolMeta?.type;
  const name = canonical.name || first?.addressDisplay || first?.address || "New scenario";
  const toolName = canonical.toolName ?? defaultTool;
  return {
    ...fillDefaults<Omit<ReportDraft, "toolMeta">>(
      {
        ...linkParts({ properties, loans, debts, outside }),
        name,
        toolName,
        cobrandID: -1,
        cobrandPosition: "left",
        ...reportsOfTools[toolName].defaults,
      },
      { ...canonical, name },
    ),
    ...(id && { id }),
    ...(asOf && { asOf }),
    ...(lastUpdated && { lastUpdated }),
    toolMeta: fillDefaults<Report["toolMeta"]>(
      { type: "purchase", isComplete: false, highlightedTables: [], attachedReports: [] },
      { ...toolMeta, type: kind },
    ),
  };
}

/**
 * A report as the editor sends it. Every value is valid, but required values may be missing (`missingFields`), which makes it a draft. `status`,
 * `createdAt`, `lastViewed`, `lastSent` and `toolMeta.isComplete` are the server's: they are read, so that a loaded report can be sent back as it is, and derived anew.
 */
export const ReportInput = z.pipe(
  ReportFields,
  z.transform((given: Given, context) => {
    const report = draft(given);
    checkParts(report, (path, sentence) => blame(context, path, sentence));
    for (const field of Object.keys(toolFields))
      if (field in report && !(field in reportsOfTools[report.toolName].fields))
        blame(context, [field], sentences.otherTool);
    const itself = report.toolMeta.attachedReports.findIndex(({ id }) => id === report.id);
    if (itself >= 0) blame(context, ["toolMeta", "attachedReports", itself, "id"], sentences.attachedToItself);
    const future = report.asOf ? futureDates(report, report.asOf) : {};
    for (const [path, sentence] of Object.entries(future)) blame(context, path.split("."), sentence);
    return report;
  }),
);

/** Lists the required fields that are empty, each path ("loans.0.rate") with its sentence. A report that has none of them is complete. */
export function missingFields(report: PartsOfTool): Record<string, string> {
  const missingOfTool = reportsOfTools[report.toolName ?? defaultTool].missing as OfTool | undefined;
  if (hasNoLoans(report.toolName)) return missingOfTool?.(report) ?? {};
  const missing = missingFigures(report);
  for (const [at, { address }] of report.properties.entries())
    if (address === "") missing[`properties.${at}.address`] = locationFields.address.missing;
  return { ...missing, ...missingOfTool?.(report) };
}
type PartsOfTool = Parts & { toolName?: SavedToolKey };
type OfTool = (report: PartsOfTool) => Record<string, string>;

export const statusOf = (report: PartsOfTool) =>
  Object.keys(missingFields(report)).length === 0 ? ("complete" as const) : ("draft" as const);

/** Which copy a call goes on from, or is done with. Without either it is whatever is there. */
const ownCopy = {
  /** `updatedAt` of that copy; null where its writer knows of none. */
  follows: z.optional(z.nullable(z.iso.datetime("Give the updatedAt of the draft that this one replaces"))),
  /** The tab that writes: it may go on from its own copy though the answer to it was lost. */
  writer: z.optional(z.string().check(z.maxLength(64, "Use at most 64 characters for the writer"))),
};

/** A working copy: what the editor holds, valid or not. */
export const WorkingCopyInput = z.strictObject({
  clientID: z.nullable(z.string().check(z.maxLength(64, "Enter the id of a client"))),
  basedOn: z.nullable(z.iso.datetime("Give the lastUpdated of the report that the draft started from")),
  document: z.record(z.string(), z.unknown(), "A document is an object"),
  ...ownCopy,
  /** What the first loan costs a month, in dollars, as the editor shows it: a list of drafts names them by it. */
  payment: z.optional(z.nullable(z.number("Give the payment in dollars"))),
});

export const WorkingCopyQuery = z.object(ownCopy);

export const WorkingCopyEntry = z.strictObject({
  id: ReportId,
  clientID: z.nullable(z.string()),
  name: z.string(),
  toolName: SavedTool,
  basedOn: z.nullable(z.string()),
  updatedAt: z.iso.datetime(),
  /** Where its homes are, its first price in dollars, and the payment that came with it: what it is known by before it has a name. */
  place: z.nullable(z.string()),
  price: z.nullable(z.number()),
  payment: z.nullable(z.number()),
  /** True where as good as nothing was typed into it. */
  isEmpty: z.boolean(),
});
export const WorkingCopy = z.extend(WorkingCopyEntry, { document: z.record(z.string(), z.unknown()) });
export type WorkingCopyEntry = z.output<typeof WorkingCopyEntry>;
export type WorkingCopy = z.output<typeof WorkingCopy>;
