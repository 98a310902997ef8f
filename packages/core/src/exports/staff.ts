/** Files of any officer's report, for staff. */
import { setTimeout as pause } from "node:timers/promises";
import * as Clients from "../clients/index";
import * as Audit from "../people/audit/index";
import * as Users from "../people/users/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { now, today } from "../platform/clock";
import { UserFacingError } from "../platform/errors";
import type { FileAnswer } from "../platform/file.schema";
import * as Reports from "../reports/index";
import { ownersOf } from "../reports/owners/index";
import { sentences as reportSentences } from "../reports/schema";
import { begin } from "./begin";
import { ExportEntity } from "./entity";
import { fileAnswer } from "./file";
import { asOwner } from "./printed";
import { derivedId, isKept, isMade, toJob } from "./record";
import { type ExportJob, LinkedFileQuery, LinkQuery, sentences } from "./schema";

/** A file is most often made in this time, and a call may take ten seconds. */
const PATIENCE = 7000;
const BETWEEN_LOOKS = 350;

/** Finds the officer whose report it is. @throws UserFacingError missing; conflict where two have a report of this id and none is named */
async function ownerOf(reportID: string, userID: string | undefined) {
  const owners = (await ownersOf(reportID)).filter((each) => userID === undefined || each === userID);
  if (owners.length > 1) throw new UserFacingError("conflict", sentences.twoOwners);
  const [ownerId] = owners;
  const corpId = ownerId && (await Users.corporationOf(ownerId));
  if (!ownerId || !corpId) throw new UserFacingError("missing", reportSentences.missing);
  return { ownerId, corpId };
}

/**
 * Makes a file of any officer's report, and waits for it a little. The same call for the same state of the report on the same day answers the same file.
 * The officer's trail says who asked.
 * @returns the job, with the address of the file once it is done
 * @throws UserFacingError missing; invalid for a draft; conflict
 */
export const linkTo = action(LinkQuery, async ({ reportID, format, userID }): Promise<ExportJob> => {
  const until = now() + PATIENCE;
  const owner = await ownerOf(reportID, userID);
  const entry = await asOwner(owner, () => Reports.get(reportID));
  const lang = await asOwner(owner, () => Clients.langOf(entry.client));
  const { userId: staffId } = person();
  const { lastUpdated, name } = entry.report;
  const exportId = derivedId([staffId, owner.ownerId, reportID, lastUpdated, lang, format, today()]);
  const key = { ownerId: owner.ownerId, exportId };
  const { data: known } = await ExportEntity.get(key).go({ consistent: true });
  if (!known || !isMade(known)) {
    const detail = { name, lang, format, kind: "report", staff: true };
    const trail = { userId: owner.ownerId, corpId: owner.corpId };
    const event = Audit.eventOf({ kind: "report.exported", subject: reportID, detail }, trail);
    await begin({ ...owner, exportId, staffId }, entry, { lang, format, kind: "report" }, event);
  }
  return finishedJob(key, until);
});

/** Answers a job once it has ended, or as far as it is by then. */
async function finishedJob(key: { ownerId: string; exportId: string }, until: number): Promise<ExportJob> {
  const address = `/v2/report/generate-report-link/file?userID=${key.ownerId}&id=${key.exportId}`;
  for (;;) {
    const { data } = await ExportEntity.get(key).go({ consistent: true });
    const job = data && toJob(data, address);
    if (!job) throw new UserFacingError("missing", sentences.missing);
    if (now() >= until || job.status === "done" || job.status === "failed") return job;
    await pause(BETWEEN_LOOKS);
  }
}

/** The file that this member of the staff asked for, or one of their own. @throws UserFacingError missing, also for a file that somebody else asked for; conflict while it is not done */
export const linkedFile = action(LinkedFileQuery, async ({ userID: ownerId, id: exportId }): Promise<FileAnswer> => {
  const { data } = await ExportEntity.get({ ownerId, exportId }).go({ consistent: true });
  const { userId } = person();
  if (!data || !isKept(data) || (data.staffId !== userId && ownerId !== userId))
    throw new UserFacingError("missing", sentences.missing);
  return fileAnswer(data);
});
