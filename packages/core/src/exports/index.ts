/** Files of a report to keep and to send: what begins one. How far it is, its bytes and its making stand in folders of their own, each with its own rights. */
import * as Audit from "../people/audit/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { newId } from "../platform/id";
import * as Reports from "../reports/index";
import { begin } from "./begin";
import { addressOf, toJob } from "./record";
import { ExportInput, type ExportJob } from "./schema";

export { startForLink } from "./for-link";

/**
 * Begins to make a file of one of the person's reports.
 * @throws UserFacingError missing; invalid for a draft
 */
export const start = action(ExportInput, async (input): Promise<ExportJob> => {
  const { report } = await Reports.get(input.reportID);
  const { userId: ownerId, corpId } = person();
  const item = await begin({ ownerId, corpId, exportId: newId("export") }, report, input);
  await Audit.append({
    kind: "report.exported",
    subject: report.id,
    detail: { lang: input.lang, format: input.format },
  });
  return toJob(item, addressOf(item));
});
