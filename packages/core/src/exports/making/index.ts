/** Making a file of a report: for the function behind the queue. */
import { inSeconds } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { keepFile, type StoredFile } from "../../platform/files";
import { logError } from "../../platform/log";
import { conditionFailed } from "../../platform/table/table";
import { ExportEntity, type ExportItem } from "../entity";
import { picturesOf } from "../pictures";
import { asOwner, printed } from "../printed";
import { keyOf } from "../record";
import { contentTypes, type ExportMessage, type Format, type Lang, type Printed, sentences } from "../schema";

/** What there is to draw. */
export type Drawing = {
  printed: Printed;
  /** By the address under which the page asks for them. */
  pictures: ReadonlyMap<string, StoredFile>;
  lang: Lang;
  format: Format;
};
/** Makes the file's bytes. */
export type Draw = (drawing: Drawing) => Promise<Uint8Array>;

const progressOf = { begun: 10, read: 35, drawn: 85, done: 100 } as const;

/**
 * Makes the file of a job, once more when that fails, and notes how far it is. A message may come twice: a job that is done, or that
 * somebody else has just begun, is left alone.
 */
export async function make({ ownerId, exportId }: ExportMessage, draw: Draw): Promise<void> {
  const item = await claim({ ownerId, exportId });
  if (!item) return;
  try {
    const bytes = await madeOf(item, draw);
    await note(item, { progress: progressOf.drawn });
    await keepFile(keyOf(item), { bytes, type: contentTypes[item.format] });
    await note(item, { status: "done", progress: progressOf.done, size: bytes.length });
  } catch (error) {
    if (!(error instanceof UserFacingError)) logError(error, { job: exportId });
    const problem = error instanceof UserFacingError ? error.message : sentences.failed;
    await note(item, { status: "failed", problem });
  }
}

async function madeOf(item: ExportItem, draw: Draw): Promise<Uint8Array> {
  const { lang, format } = item;
  const content = await asOwner(item, () => printed(item.reportId));
  const pictures = await picturesOf(content.brand, item);
  await note(item, { progress: progressOf.read });
  const drawing = { printed: content, pictures, lang, format };
  return draw(drawing).catch((error) => {
    logError(error, { job: item.exportId, attempt: "first" });
    return draw(drawing);
  });
}

/** A function ends after this many seconds at the latest, so one that began before then is no more. */
const LONGEST_SECONDS = 90;

async function claim(key: ExportMessage): Promise<ExportItem | undefined> {
  try {
    const { data } = await ExportEntity.patch(key)
      .set({ status: "rendering", progress: progressOf.begun, since: inSeconds(0) })
      .where(
        ({ status, since }, { eq, lt }) =>
          `${eq(status, "queued")} OR (${eq(status, "rendering")} AND ${lt(since, inSeconds(-LONGEST_SECONDS))})`,
      )
      .go({ response: "all_new" });
    return data as ExportItem;
  } catch (error) {
    if (conditionFailed(error)) return undefined;
    throw error;
  }
}

const note = (
  { ownerId, exportId }: ExportItem,
  change: Partial<Pick<ExportItem, "status" | "progress" | "size" | "problem">>,
) => ExportEntity.patch({ ownerId, exportId }).set(change).go();
