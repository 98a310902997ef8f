/** Purchase analyses: one is made of a saved report, and its chapters are added, ordered, hidden and removed. */
import { cut } from "@highway/engine/text/cut";
import * as z from "zod/mini";
import type { Client } from "../../clients/schema";
import { action } from "../../platform/action";
import { isoNow } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import type { SavedToolKey } from "../../tools/keys.schema";
import { type ChapterKind, chapterOfTool, chapters as known, toolOfChapter } from "../../tools/pure/chapters";
import { tools } from "../../tools/registry.schema";
import type { ReportItem } from "../entity";
import { type Entry, readWithClient, staleReport } from "../index";
import { toItem, toReport, withMarks } from "../record";
import { saveAll, type Write } from "../save";
import { type AttachedReport, type Report, ReportId, ReportInput, sentences } from "../schema";
import { stampAfter, stampReport } from "../stamp";
import { refuseWithoutAdvisor } from "./gate";
import {
  type Analysis,
  blocks,
  type Group,
  groupOf,
  isAnalysis,
  nextState,
  partWrite,
  pointerTo,
  readItem,
  savedDeed,
  withChapters,
  withParts,
} from "./group";
import { AnalysisInput, ChaptersInput } from "./schema";

const refusal = (sentence: string) => new UserFacingError("invalid", sentence);

/** What a new report takes from another: all that the reports of an analysis share. */
function partsFor(toolName: SavedToolKey, source: Report) {
  const { properties, loans, debts, outside, asOf, closingDate, escrowMonths, cobrandID, cobrandPosition } = source;
  const fields: object = tools[toolName].report.fields;
  const held = blocks.filter((block) => block in fields && block in source);
  const assumed = Object.fromEntries(held.map((block) => [block, (source as Record<string, unknown>)[block]]));
  return {
    toolName,
    properties,
    loans,
    debts,
    outside,
    asOf,
    closingDate,
    escrowMonths,
    cobrandID,
    cobrandPosition,
    ...assumed,
  };
}

type Fresh = { toolName: SavedToolKey; name: string; attachedReports: AttachedReport[]; more?: object; client: Client };

/** Makes a new report that shares all that an analysis shares, and the write that creates it. */
async function fresh(source: Report, { toolName, name, attachedReports, more, client }: Fresh) {
  const toolMeta = { type: source.toolMeta.type, attachedReports };
  const draft = ReportInput.parse({ ...partsFor(toolName, source), name: cut(name, 100), toolMeta, ...more });
  const at = isoNow();
  const report = await stampReport(
    draft,
    { id: newId("report"), asOf: source.asOf, createdAt: at, lastUpdated: at },
    client,
  );
  const deed = { kind: "report.created", subject: report.id, detail: { name: report.name } } as const;
  return { report, write: { before: undefined, after: toItem(report, client), deed } satisfies Write };
}

/** Makes the write after which a report points to its analysis and shows what that one shows. */
async function attachWrite(
  before: ReportItem,
  analysis: { id: string; parts: Report },
  client: Client,
): Promise<Write> {
  const report = toReport(before);
  const attachedReports = [pointerTo(analysis.id), ...report.toolMeta.attachedReports];
  const next = { ...withParts(report, analysis.parts), toolMeta: { ...report.toolMeta, attachedReports } };
  const after = await nextState(report, next, client);
  return { before, after: toItem(after, client), deed: savedDeed(after) };
}

/** @throws UserFacingError invalid where no purchase analysis can be made of a report */
function kindToBegin(source: Report, group: Group | null): ChapterKind {
  const kind = chapterOfTool(source.toolName);
  if (!kind) throw refusal(sentences.noChapter);
  if (group) throw refusal(sentences.inAnalysis);
  if (source.properties.length !== 1) throw refusal(sentences.severalHomes(source.name));
  if (!source.loans.some(({ category }) => category === "purchase")) throw refusal(sentences.noPurchase);
  return kind;
}

/**
 * Makes a purchase analysis of a saved report, which is its first chapter from then on. Both are written together.
 * @throws UserFacingError forbidden without the add-on; missing; invalid where the report is no purchase of one home, or is in an analysis
 */
export const make = action(AnalysisInput, async ({ reportID }): Promise<Entry> => {
  await refuseWithoutAdvisor();
  return makeOf(reportID);
});

async function makeOf(reportID: string): Promise<Entry> {
  const { item, client } = await readWithClient(reportID, sentences.missing);
  const source = toReport(item);
  const kind = kindToBegin(source, await groupOf(item));
  const chapters = [{ kind, id: source.id, hidden: false }];
  const attachedReports = [{ tool: source.toolName, id: source.id }];
  const made = await fresh(source, { toolName: "pa", name: source.name, attachedReports, more: { chapters }, client });
  const attached = await attachWrite(item, { id: made.report.id, parts: made.report }, client);
  if (!(await saveAll([made.write, attached]))) return makeOf(reportID);
  return { report: made.report, client };
}

const SetInput = z.object({ id: ReportId, change: ChaptersInput });
/**
 * Gives a purchase analysis the chapters that it shall have, in their order. Reports that are made, attached and removed by it are written together with it.
 * A removed report stays with the client, and can be attached again.
 * @throws UserFacingError forbidden without the add-on; missing; conflict with the current record when `lastUpdated` is no longer the last;
 *   invalid where a report cannot be a chapter of it
 */
export const setChapters = action(SetInput, async ({ id, change }): Promise<Entry> => {
  await refuseWithoutAdvisor();
  return set(id, change);
});

async function set(id: string, change: ChaptersInput): Promise<Entry> {
  const { item, client } = await readWithClient(id, sentences.missing);
  const analysis = toReport(item);
  if (!isAnalysis(analysis)) throw refusal(sentences.notAnalysis);
  if (analysis.lastUpdated !== change.lastUpdated) throw staleReport({ report: withMarks(analysis, item), client });
  const group = (await groupOf(item))!;
  const places = await Promise.all(
    change.chapters.map((each) => placeChapter(each, { analysis, item, group, client })),
  );
  const chapters = places.map(({ chapter }) => chapter);
  const kept = new Set(chapters.map((each) => each.id));
  const removed = group.chapters.filter(({ reportId }) => !kept.has(reportId));
  const parting = await Promise.all(removed.map((each) => partWrite(each, id, client)));
  const next = withChapters(analysis, chapters);
  const after = await stampReport(next, stampAfter(analysis), client);
  const saving = { before: item, after: toItem(after, client), deed: savedDeed(after) };
  const written = await saveAll([saving, ...places.flatMap(({ writes }) => writes), ...parting]);
  if (!written) return set(id, change);
  return { report: withMarks(after, item), client };
}

type Chapter = Analysis["chapters"][number];
type In = { analysis: Analysis; item: ReportItem; group: Group; client: Client };

/** A chapter in its place with what must be written for it: nothing where it is there, a new report, or one that is attached. */
async function placeChapter(wanted: Chapter, of: In): Promise<{ chapter: Chapter; writes: Write[] }> {
  const { analysis, group, client } = of;
  const toolName = toolOfChapter(wanted.kind);
  if (!toolName) return { chapter: { ...wanted, id: null }, writes: [] };
  const standing = analysis.chapters.find(({ kind }) => kind === wanted.kind)?.id;
  const isThere = group.chapters.some(({ reportId }) => reportId === standing);
  if (standing && isThere && (wanted.id ?? standing) === standing)
    return { chapter: { ...wanted, id: standing }, writes: [] };
  if (wanted.id !== null) {
    const write = await attachWrite(
      await attachable(wanted.id, toolName, of),
      { id: analysis.id, parts: analysis },
      client,
    );
    return { chapter: wanted, writes: [write] };
  }
  const name = `${analysis.name}, ${known[wanted.kind].name.toLowerCase()}`;
  const made = await fresh(analysis, { toolName, name, attachedReports: [pointerTo(analysis.id)], client });
  return { chapter: { ...wanted, id: made.report.id }, writes: [made.write] };
}

const idsOf = (entries: readonly { id: string }[]) =>
  entries
    .map(({ id }) => id)
    .sort()
    .join();
const sharesParts = (one: Report, other: Report) =>
  idsOf(one.loans) === idsOf(other.loans) && idsOf(one.properties) === idsOf(other.properties);

/** Reads a report of the same client that is about the same home and loans, and in no analysis. @throws UserFacingError missing; invalid */
async function attachable(id: string, toolName: SavedToolKey, { analysis, item }: In): Promise<ReportItem> {
  const found = await readItem(item.ownerId, id);
  if (!found || found.clientId !== item.clientId) throw new UserFacingError("missing", sentences.missing);
  const report = toReport(found);
  if (report.toolName !== toolName) throw refusal(sentences.noChapter);
  if (await groupOf(found)) throw refusal(sentences.inAnalysis);
  if (!sharesParts(report, analysis)) throw refusal(sentences.otherLoans);
  return found;
}
