import { UserFacingError } from "../platform/errors";
import type { FileAnswer } from "../platform/file.schema";
import { readFile } from "../platform/files";
import type { ExportItem } from "./entity";
import { exportKey } from "./record";
import { contentTypes, sentences } from "./schema";

/** Reads the file of a job. @throws UserFacingError missing; conflict while the job is not done */
export async function fileAnswer(item: ExportItem): Promise<FileAnswer> {
  if (item.status !== "done") throw new UserFacingError("conflict", sentences.notReady);
  const found = await readFile(exportKey(item));
  if (!found) throw new UserFacingError("missing", sentences.missing);
  const { bytes, tag } = found;
  return { bytes, tag, type: contentTypes[item.format], name: item.name, keptFor: 0 };
}
