import { UserFacingError } from "../platform/errors";
import type { FileAnswer } from "../platform/file.schema";
import { readFile } from "../platform/files";
import type { ExportItem } from "./entity";
import { keyOf } from "./record";
import { contentTypes, sentences } from "./schema";

/** @throws UserFacingError missing; conflict while it is not done */
export async function answerOf(item: ExportItem): Promise<FileAnswer> {
  if (item.status !== "done") throw new UserFacingError("conflict", sentences.notReady);
  const found = await readFile(keyOf(item));
  if (!found) throw new UserFacingError("missing", sentences.missing);
  const { bytes, tag } = found;
  return { bytes, tag, type: contentTypes[item.format], name: item.name, keptFor: 0 };
}
