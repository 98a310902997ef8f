/** The client's own file of a report that was shared. */
import * as Exports from "../../exports/index";
import type { Format, Lang } from "../../exports/schema";
import { viewer } from "../../platform/actor";

/** @throws UserFacingError missing, invalid for a draft, tooMany */
export const start = ({ lang, format }: { lang: Lang; format: Format }) => {
  const holder = viewer();
  return Exports.startForLink(holder, { reportID: holder.reportId, lang, format });
};
