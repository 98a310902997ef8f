/** Files that were made of reports, for whoever sends them on: without the code that begins one, and its rights. */
export * as MadeFiles from "./index";

import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import type { Attachment } from "../../platform/mime";
import { ExportEntity } from "../entity";
import { answerOf } from "../file";
import { ExportId, sentences } from "../schema";

/** The signed-in person's file, to attach to a mail. @throws UserFacingError missing; conflict while it is not done */
export const fileOf = action(ExportId, async (exportId): Promise<Attachment> => {
  const { data } = await ExportEntity.get({ ownerId: person().userId, exportId }).go({ consistent: true });
  if (!data) throw new UserFacingError("missing", sentences.missing);
  const { name, type: contentType, bytes } = await answerOf(data);
  return { name, contentType, bytes };
});
