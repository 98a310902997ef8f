/** How far a file of a report is. */
import { action } from "../../platform/action";
import { own } from "../own";
import { addressOf, toJob } from "../record";
import { ExportId, type ExportJob } from "../schema";

/** @throws UserFacingError missing */
export const get = action(ExportId, async (id): Promise<ExportJob> => {
  const item = await own(id);
  return toJob(item, addressOf(item));
});
