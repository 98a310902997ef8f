/** Files of a report to keep and to send: asked for, made by a function of their own, fetched. */
export * as Exports from "./index";

import { Audit } from "../audit/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { UserFacingError } from "../platform/errors";
import { newId } from "../platform/id";
import { Reports } from "../reports/index";
import { begin } from "./begin";
import { ExportEntity, type ExportItem } from "./entity";
import { answerOf } from "./file";
import { printed } from "./printed";
import { toJob } from "./record";
import { ExportId, ExportInput, type ExportJob, sentences } from "./schema";

export { fileForLink, startForLink } from "./for-link";
export { type Drawing, make } from "./make";

const addressOf = ({ exportId }: ExportItem) => `/v2/report/exports/${exportId}/file`;

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

async function own(exportId: string): Promise<ExportItem> {
  const { data } = await ExportEntity.get({ ownerId: person().userId, exportId }).go({ consistent: true });
  if (!data) throw new UserFacingError("missing", sentences.missing);
  return data;
}

/** How far it is. @throws UserFacingError missing */
export const get = action(ExportId, async (id): Promise<ExportJob> => {
  const item = await own(id);
  return toJob(item, addressOf(item));
});

/** @throws UserFacingError missing; conflict while it is not done */
export const file = action(ExportId, async (id) => answerOf(await own(id)));

/** The file to attach to a mail. @throws UserFacingError missing; conflict while it is not done */
export const fileOf = action(ExportId, async (id) => {
  const { name, type: contentType, bytes } = await answerOf(await own(id));
  return { name, contentType, bytes };
});

/** What the print page draws of a report. @throws UserFacingError missing; invalid for a draft */
export const print = action(ExportInput, ({ reportID }) => printed(reportID));
