import { person } from "../platform/actor";
import { UserFacingError } from "../platform/errors";
import { ExportEntity, type ExportItem } from "./entity";
import { sentences } from "./schema";

/** A job of the signed-in person. @throws UserFacingError missing */
export async function own(exportId: string): Promise<ExportItem> {
  const { data } = await ExportEntity.get({ ownerId: person().userId, exportId }).go({ consistent: true });
  if (!data) throw new UserFacingError("missing", sentences.missing);
  return data;
}
