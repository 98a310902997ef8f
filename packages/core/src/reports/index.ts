import * as z from "zod/mini";
import * as Clients from "../clients/index";
import { type Client, ClientId, sentences as clientSentences } from "../clients/schema";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { isoNow, today } from "../platform/clock";
import type { Page } from "../platform/declare/paging.schema";
import { type ErrorCode, UserFacingError } from "../platform/errors";
import { newId } from "../platform/id";
import { pageOf } from "../platform/table/listing/find";
import { refuseWithoutAdvisor } from "./analyses/gate";
import { followersOf, groupOf, keepingChapters, partingWrites, refuseHomes, withoutAnalyses } from "./analyses/group";
import { ReportEntity, type ReportItem } from "./entity";
import { carryOver, inCommonOf, othersAfter, TOGETHER } from "./in-common";
import * as ReportPictures from "./pictures/index";
import { toItem, toReport, withMarks } from "./record";
import { save, saveAll } from "./save";
import {
  type AnsweredReport,
  type InCommon,
  type Report,
  type ReportDraft,
  ReportId,
  ReportInput,
  sentences,
} from "./schema";
import { type ReportCard, reportShelf } from "./shelf";
import { stampAfter, stampReport } from "./stamp";
import * as WorkingCopies from "./working-copies/index";

export type Entry = { report: Report; client: Client };
type AnsweredEntry = { report: AnsweredReport; client: Client };
/** A line of the list of reports. `lastViewed` is absent until a client has opened the report by a share link. */
type ListedEntry = AnsweredEntry & { lastViewed?: string };

/** Reads the record with its client; undefined when the person can see no such report or client. */
async function ownReportItem(id: string, { consistent = true } = {}): Promise<ReportItem | undefined> {
  const { data } = await ReportEntity.get({ ownerId: person().userId, reportId: id }).go({ consistent });
  return data && data.expiresAt === undefined ? data : undefined;
}

export async function readWithClient(id: string, sentence: string): Promise<{ item: ReportItem; client: Client }> {
  const item = await ownReportItem(id);
  const client = item && (await Clients.find(item.clientId, { consistent: true }));
  if (!item || !client) throw new UserFacingError("missing", sentence);
  return { item, client };
}

/** Reads a report with its client. @throws UserFacingError missing, also when the report's client is deleted */
export async function get(id: string): Promise<Entry> {
  const { item, client } = await readWithClient(id, sentences.missing);
  return { report: toReport(item), client };
}

/** Reads a report with its client, and when it was last viewed and sent. @throws UserFacingError missing */
export async function answeredEntry(id: string): Promise<AnsweredEntry> {
  const { item, client } = await readWithClient(id, sentences.missing);
  return { report: withMarks(toReport(item), item), client };
}

const refusal = (code: ErrorCode, field: string, sentence: string) =>
  new UserFacingError(code, sentence, { fields: { [field]: sentence } });
export const staleReport = (current: AnsweredEntry) => new UserFacingError("conflict", sentences.stale, { current });

/** Refuses an id that is taken. Most often it is the same save, sent again because its answer was lost: `current` tells. */
async function reportTaken(id: string) {
  const current = await get(id).catch(() => undefined);
  return new UserFacingError("conflict", sentences.taken, { current });
}

const CreateInput = z.object({ clientID: ClientId, report: ReportInput });
/**
 * Saves a new report. The caller may propose its id. `asOf` is today unless it is given.
 * @throws UserFacingError missing without its client; conflict when the officer has a report of this id
 */
export const create = action(CreateInput, async ({ clientID, report: draft }) => {
  const client = await Clients.find(clientID, { consistent: true });
  if (!client) throw refusal("missing", "clientID", clientSentences.missing);
  if (draft.toolName === "pa") await refuseWithoutAdvisor();
  const createdAt = isoNow();
  const id = draft.id ?? newId("report");
  const alone = await withoutAnalyses(draft, client.userID);
  const report = await stampReport(
    alone,
    { id, asOf: draft.asOf ?? today(), createdAt, lastUpdated: createdAt },
    client,
  );
  refuseHomes(report, null);
  const deed = { kind: "report.created", subject: id, detail: { name: report.name } } as const;
  if (!(await save(undefined, toItem(report, client), deed))) throw await reportTaken(id);
  return { report, client };
});

/** Tells which state a save changes. A save must name it, or somebody's work is lost. */
function basedOn({ id, lastUpdated }: ReportDraft, expected: string): string {
  if (id !== undefined && id !== expected) throw refusal("invalid", "report.id", sentences.otherId);
  if (!lastUpdated) throw refusal("invalid", "report.lastUpdated", sentences.basedOn);
  return lastUpdated;
}

/** Tells what a report has in common with others of the same purchase analysis or buyer campaign. @throws UserFacingError missing */
export async function inCommon(id: string): Promise<InCommon[]> {
  const { item } = await readWithClient(id, sentences.missing);
  return inCommonOf(item);
}

const UpdateInput = z.object({ id: ReportId, report: ReportInput });
/**
 * Saves a whole report. `asOf` stays unless it is given. If a loan or a property changes that other reports of the same purchase analysis or
 * buyer campaign hold, it changes in them too.
 * @throws UserFacingError missing; conflict with the current record when `lastUpdated` is no longer the last; invalid
 *   when another report cannot hold the change
 */
export const update = action(UpdateInput, ({ id, report }) => saveReport(id, report));

async function saveReport(id: string, draft: ReportDraft): Promise<AnsweredEntry> {
  const { item: before, client } = await readWithClient(id, sentences.missing);
  const known = toReport(before);
  if (basedOn(draft, id) !== known.lastUpdated) throw staleReport({ report: withMarks(known, before), client });
  const group = await groupOf(before);
  const kept = group ? keepingChapters(draft, known, group) : draft;
  const report = await stampReport(kept, { ...stampAfter(known), asOf: draft.asOf ?? known.asOf }, client);
  refuseHomes(report, group);
  const change = { before: known, after: report, client };
  const followers = group ? await followersOf(group, report, client) : [];
  const others = (await othersAfter(before, change)).filter((other) => !group?.ids.has(other.before!.reportId));
  // What was read may be changed by now. If it is the report, this call refuses itself; if it is the client or a follower, it goes on from there.
  const deed = { kind: "report.saved", subject: id, detail: { name: report.name } } as const;
  const saving = { before, after: toItem(report, client), deed };
  if (!(await saveAll([saving, ...followers, ...others.slice(0, TOGETHER)]))) return saveReport(id, draft);
  await carryOver(others.slice(TOGETHER), change);
  return { report: withMarks(report, before), client };
}

/** Deletes a report for good, with its working copy and the pictures that no other report shows. The chapters of an analysis stay, and an analysis loses a chapter. */
export async function remove(id: string): Promise<void> {
  const { item, client } = await readWithClient(id, sentences.missingToDelete);
  const parting = await partingWrites(item, client);
  // The report was saved between the read and the write. The call deletes the report and not one state of it, so it begins again.
  const deed = { kind: "report.deleted", subject: id, detail: { name: toReport(item).name } } as const;
  if (!(await saveAll([{ before: item, after: undefined, deed }, ...parting]))) return remove(id);
  await WorkingCopies.forget(id);
  await ReportPictures.removeOf(toReport(item));
}

export type Filter = Page & { order: "asc" | "desc"; searchText: string; clientID?: string };

/** Lists reports of one client or of all, in the order of their last save. Each searched word begins a word of the report's name, client or address. */
export async function list({ order, searchText, clientID, ...page }: Filter): Promise<ListedEntry[]> {
  if (clientID && !(await Clients.find(clientID))) return [];
  const question = {
    ownerId: person().userId,
    order,
    search: searchText,
    ...(clientID && { clientId: clientID }),
  };
  const changed = await Clients.unsettledClients();
  return pageOf(reportShelf, question, page, async (card) => {
    const client = changed.has(card.client._id) ? changed.get(card.client._id) : card.client;
    const report = client && (await reportOf(card));
    if (!report) return undefined;
    return { report: withMarks(report, card), client, ...(card.lastViewed && { lastViewed: card.lastViewed }) };
  });
}

/** The report of a card, or of its record where it is too large for the card. */
async function reportOf({ report, id }: ReportCard): Promise<Report | undefined> {
  if (report) return report;
  const item = await ownReportItem(id, { consistent: false });
  return item && toReport(item);
}

/**
 * Reads a report as last saved, with its client, for code that acts in its officer's place: a share link, an export, a job.
 * @returns undefined when the report or its client can no longer be seen
 */
export async function serveReport(
  ownerId: string,
  reportId: string,
): Promise<{ report: Report; client: Client } | undefined> {
  const { data } = await ReportEntity.get({ ownerId, reportId }).go({ consistent: true });
  if (!data || data.expiresAt !== undefined) return undefined;
  const client = await Clients.findOf(ownerId, data.clientId);
  return client && { report: toReport(data), client };
}
