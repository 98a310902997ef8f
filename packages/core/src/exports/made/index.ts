/** Files that were made of reports, for whoever fetches them or sends them on: without the code that begins one, and its rights. */
import { action } from "../../platform/action";
import { UserFacingError } from "../../platform/errors";
import type { FileAnswer } from "../../platform/file.schema";
import type { Attachment } from "../../platform/mail/mime";
import { ExportEntity } from "../entity";
import { answerOf } from "../file";
import { own } from "../own";
import { ExportId, sentences } from "../schema";

/** The signed-in person's file. @throws UserFacingError missing; conflict while it is not done */
export const file = action(ExportId, async (id): Promise<FileAnswer> => answerOf(await own(id)));

/** The same, to attach to a mail. @throws UserFacingError missing; conflict while it is not done */
export const fileOf = action(ExportId, async (id): Promise<Attachment> => {
  const { name, type: contentType, bytes } = await answerOf(await own(id));
  return { name, contentType, bytes };
});

/** The file of the holder of a share link. @throws UserFacingError missing, also for what another link asked for; conflict while it is not done */
export async function fileForLink(holder: { ownerId: string; linkId: string }, exportId: string): Promise<FileAnswer> {
  const { data } = await ExportEntity.get({ ownerId: holder.ownerId, exportId }).go({ consistent: true });
  if (data?.linkId !== holder.linkId) throw new UserFacingError("missing", sentences.missing);
  return answerOf(data);
}
