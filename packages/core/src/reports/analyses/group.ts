/** A purchase analysis with its chapters: one home, one set of loans and one set of assumptions, written together or not at all. */
import { isDeepStrictEqual } from "node:util";
import type { Client } from "../../clients/schema";
import { UserFacingError } from "../../platform/errors";
import { toolOfChapter } from "../../tools/pure/chapters";
import { ReportEntity, type ReportItem } from "../entity";
import { toItem, toReport } from "../record";
import { refuse } from "../refuse";
import type { Write } from "../save";
import { type Report, type ReportDraft, ReportInput, sentences } from "../schema";
import { stampAfter, stampReport } from "../stamp";

export type Analysis = Extract<Report, { toolName: "pa" }>;
export const isAnalysis = (report: Report): report is Analysis => report.toolName === "pa";

export type Group = { analysis: ReportItem; chapters: ReportItem[]; ids: ReadonlySet<string> };

/** Reads a report of the officer that is in sight. */
export async function readItem(ownerId: string, reportId: string): Promise<ReportItem | undefined> {
  const { data } = await ReportEntity.get({ ownerId, reportId }).go({ consistent: true });
  return data && data.expiresAt === undefined ? data : undefined;
}

const pointersOf = ({ toolMeta }: Pick<Report, "toolMeta">) =>
  toolMeta.attachedReports.flatMap(({ tool, id }) => (tool === "pa" ? id : []));

/** Finds the analysis that a report is, or whose chapter it is. */
async function analysisOf(item: ReportItem): Promise<ReportItem | undefined> {
  const report = toReport(item);
  if (isAnalysis(report)) return item;
  const found = await Promise.all(pointersOf(report).map((id) => readItem(item.ownerId, id)));
  return found.find((each) => {
    const analysis = each && each.clientId === item.clientId ? toReport(each) : undefined;
    return analysis && isAnalysis(analysis) && analysis.chapters.some(({ id }) => id === item.reportId);
  });
}

/** Reads the analysis of a report with all its chapters; null for a report that stands alone. */
export async function groupOf(item: ReportItem): Promise<Group | null> {
  const analysis = await analysisOf(item);
  if (!analysis) return null;
  const ids = (toReport(analysis) as Analysis).chapters.flatMap(({ id }) => id ?? []);
  const read = await Promise.all(ids.map((id) => (id === item.reportId ? item : readItem(item.ownerId, id))));
  const chapters = read.flatMap((each) => (each && each.clientId === analysis.clientId ? each : []));
  return { analysis, chapters, ids: new Set([analysis.reportId, ...ids]) };
}

/** The blocks that the reports of some tools have and those of others do not. */
export const blocks = ["assumptions", "waiting", "reportCard"] as const;

/** Makes a report show what the analysis shares: home, loans, debts, what came from outside, the day of its rules, and those blocks that its tool has. */
export function withParts<Of extends Report | ReportDraft>(report: Of, source: Report): Of {
  const { properties, loans, debts, outside, asOf, closingDate, escrowMonths } = source;
  const { closingDate: _closing, escrowMonths: _months, ...rest } = report;
  const shared = blocks.filter((block) => block in source && block in report);
  return {
    ...rest,
    properties,
    loans,
    debts,
    outside,
    asOf,
    ...(closingDate !== undefined && { closingDate }),
    ...(escrowMonths !== undefined && { escrowMonths }),
    ...Object.fromEntries(shared.map((block) => [block, (source as Record<string, unknown>)[block]])),
  } as Of;
}

/** Makes the next state of a report of the analysis. @throws UserFacingError invalid when it cannot hold it */
export async function nextState(report: Report, next: Report, client: Client): Promise<Report> {
  const parsed = ReportInput.safeParse(next);
  if (parsed.success) return stampReport(parsed.data, { ...stampAfter(report), asOf: next.asOf }, client);
  const [issue] = parsed.error.issues;
  throw new UserFacingError("invalid", `This change does not fit “${report.name}”: ${issue!.message}`);
}

export const savedDeed = ({ id, name }: Report) => ({ kind: "report.saved", subject: id, detail: { name } }) as const;

/** Makes what a save of one report writes into the others of its analysis. All of them have the time of the save. */
export async function followersOf(group: Group, saved: Report, client: Client): Promise<Write[]> {
  const others = [group.analysis, ...group.chapters].filter(({ reportId }) => reportId !== saved.id);
  const writes = await Promise.all(
    others.map(async (before): Promise<Write[]> => {
      const report = toReport(before);
      const next = withParts(report, saved);
      if (isDeepStrictEqual(next, report)) return [];
      const after = await nextState(report, next, client);
      return [{ before, after: toItem(after, client), deed: savedDeed(after) }];
    }),
  );
  return writes.flat();
}

/** Chapters are changed by their own call, so a save of the analysis leaves them as they are, and a save of a chapter leaves it in its analysis. */
export function keepingChapters(draft: ReportDraft, known: Report, { analysis }: Group): ReportDraft {
  const { attachedReports } = draft.toolMeta;
  if (isAnalysis(known)) {
    const toolMeta = { ...draft.toolMeta, attachedReports: known.toolMeta.attachedReports };
    return { ...draft, chapters: known.chapters, toolMeta } as ReportDraft;
  }
  if (attachedReports.some(({ id }) => id === analysis.reportId)) return draft;
  return {
    ...draft,
    toolMeta: { ...draft.toolMeta, attachedReports: [pointerTo(analysis.reportId), ...attachedReports] },
  };
}

export const pointerTo = (id: string) => ({ tool: "pa" as const, id });

/** Clears what a new report must not name: an analysis that exists, of which it would be a chapter, or chapters of its own. */
export async function withoutAnalyses(draft: ReportDraft, ownerId: string): Promise<ReportDraft> {
  const { toolMeta } = draft;
  if (draft.toolName === "pa")
    return { ...draft, chapters: [], toolMeta: { ...toolMeta, attachedReports: [] } } as ReportDraft;
  const found = await Promise.all(pointersOf(draft).map((id) => readItem(ownerId, id)));
  const ids = found.flatMap((item) => (item && isAnalysis(toReport(item)) ? item.reportId : []));
  if (ids.length === 0) return draft;
  return {
    ...draft,
    toolMeta: { ...toolMeta, attachedReports: toolMeta.attachedReports.filter(({ id }) => !ids.includes(id)) },
  };
}

/** Refuses an analysis, or a chapter of one, that has more than one home. @throws UserFacingError invalid */
export function refuseHomes(report: Report, group: Group | null): void {
  if ((group !== null || isAnalysis(report)) && report.properties.length > 1)
    refuse({ properties: sentences.oneHome }, "report.");
}

/** Makes the write that takes a report out of its analysis; its document is else as it was. */
export async function partWrite(before: ReportItem, analysisID: string, client: Client): Promise<Write> {
  const report = toReport(before);
  const attachedReports = report.toolMeta.attachedReports.filter(({ id }) => id !== analysisID);
  const after = await stampReport(
    { ...report, toolMeta: { ...report.toolMeta, attachedReports } },
    stampAfter(report),
    client,
  );
  return { before, after: toItem(after, client), deed: savedDeed(after) };
}

/** Makes the write that takes a chapter's report from its analysis. */
async function withoutChapter({ analysis }: Group, reportID: string, client: Client): Promise<Write> {
  const report = toReport(analysis) as Analysis;
  const after = await stampReport(
    withChapters(
      report,
      report.chapters.filter(({ id }) => id !== reportID),
    ),
    stampAfter(report),
    client,
  );
  return { before: analysis, after: toItem(after, client), deed: savedDeed(after) };
}

/** Gives an analysis its chapters; `attachedReports` names those that are reports, in the same order. */
export function withChapters(report: Analysis, chapters: Analysis["chapters"]): Analysis {
  const attachedReports = chapters.flatMap(({ kind, id }) => {
    const tool = toolOfChapter(kind);
    return tool && id ? { tool, id } : [];
  });
  return { ...report, chapters, toolMeta: { ...report.toolMeta, attachedReports } };
}

/** Makes what else is written when a report is deleted: the chapters of an analysis stay with the client, and an analysis loses the chapter. */
export async function partingWrites(item: ReportItem, client: Client): Promise<Write[]> {
  const group = await groupOf(item);
  if (!group) return [];
  if (group.analysis.reportId !== item.reportId) return [await withoutChapter(group, item.reportId, client)];
  return Promise.all(group.chapters.map((chapter) => partWrite(chapter, item.reportId, client)));
}
