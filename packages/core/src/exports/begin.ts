import * as Audit from "../people/audit/index";
import { inSeconds, isoNow } from "../platform/clock";
import { env } from "../platform/declare/env";
import { UserFacingError } from "../platform/errors";
import { enqueue } from "../platform/queue";
import { conditionFailed } from "../platform/table/table";
import type { Entry } from "../reports/index";
import { ExportEntity, type ExportItem } from "./entity";
import type { Owner } from "./printed";
import { fileName, isMade } from "./record";
import { type ExportMessage, sentences, type Wanted } from "./schema";

/** The record of a file ends a day before the bucket forgets the file, so that no record leads to nothing. */
const KEPT_SECONDS = 6 * 86_400;

type Place = Owner & Pick<ExportItem, "exportId"> & Partial<Pick<ExportItem, "linkId" | "staffId">>;

/**
 * Notes a job and hands it to the function that makes files. A job that was asked for before is not begun again unless it failed.
 * @param event  what the trail says of it, in the write that notes the job
 * @returns the job, and whether this call began it
 * @throws UserFacingError invalid for a draft
 */
export async function begin(
  place: Place,
  { report, client }: Entry,
  { lang, format, kind, linkEndsAt }: Omit<Wanted, "reportID">,
  event: Audit.AuditItem,
  link?: ExportMessage["link"],
): Promise<{ item: ExportItem; isBegun: boolean }> {
  if (report.status !== "complete") throw new UserFacingError("invalid", sentences.draft);
  const item: ExportItem = {
    ...place,
    reportId: report.id,
    lang,
    format,
    kind,
    linkEndsAt: linkEndsAt === null ? "never" : linkEndsAt,
    name: fileName(report, client.name, { lang, format, kind }),
    status: "queued",
    progress: 0,
    createdAt: isoNow(),
    since: inSeconds(0),
    expiresAt: inSeconds(KEPT_SECONDS),
  };
  const known = await createOrFind(item, event);
  if (known && isMade(known)) return { item: known, isBegun: false };
  if (known) await Audit.commitWithEvent(ExportEntity, (jobs) => jobs.put(item).commit(), event);
  const { ownerId, exportId } = place;
  const message = { ownerId, exportId, ...(link && { link }) } satisfies ExportMessage;
  await enqueue(env("EXPORTS_QUEUE"), message).catch(async (error) => {
    if (await giveUp(item)) throw error;
  });
  return { item, isBegun: true };
}

/** Gives up a job that the queue did not take, so that whoever asks again begins another at once. @returns false where it has been begun meanwhile: it was taken after all */
async function giveUp({ ownerId, exportId, since }: ExportItem): Promise<boolean> {
  try {
    await ExportEntity.patch({ ownerId, exportId })
      .set({ status: "failed", problem: sentences.failed })
      .where((job, { eq }) => `${eq(job.status, "queued")} AND ${eq(job.since, since)}`)
      .go();
    return true;
  } catch (error) {
    if (conditionFailed(error)) return false;
    throw error;
  }
}

/** Writes the record of a job unless there is one. @returns the record that was there before; undefined when this one was written */
async function createOrFind(item: ExportItem, event: Audit.AuditItem): Promise<ExportItem | undefined> {
  if (await Audit.commitWithEvent(ExportEntity, (jobs) => jobs.create(item).commit(), event)) return undefined;
  const { data } = await ExportEntity.get(item).go({ consistent: true });
  return data ?? undefined;
}
