/** The pictures of the homes of reports: a picture goes when the last report that shows it goes. */
import { sentences as fileSentences } from "../../files/pure/limits";
import * as Pictures from "../../pictures/index";
import { sentences } from "../../pictures/schema";
import { person } from "../../platform/actor";
import { inSeconds } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { ReportEntity, ReportPlaceEntity } from "../entity";
import { imagesOf } from "../pure/images";
import { placeOfImage, toReport } from "../record";
import type { Report } from "../schema";

/** Tells whether a report shows the picture: one that can be seen, or one that can still be restored. */
async function isShown(ownerId: string, imageID: string): Promise<boolean> {
  const place = { ownerId, place: placeOfImage(imageID) };
  const { data: places } = await ReportPlaceEntity.query.ofPlace(place).go({ pages: "all", consistent: true });
  for (const { reportId } of places) {
    const { data: item } = await ReportEntity.get({ ownerId, reportId }).go({ consistent: true });
    const isThere = item && (item.expiresAt === undefined || item.expiresAt > inSeconds(0));
    if (isThere && imagesOf(toReport(item)).includes(imageID)) return true;
  }
  return false;
}

async function removeUnlessShown(ownerId: string, imageID: string): Promise<void> {
  if (!(await isShown(ownerId, imageID))) await Pictures.remove(ownerId, imageID);
}

/** Deletes the pictures of a report that is gone, but for those that another report shows. */
export async function removeOf(report: Report): Promise<void> {
  const { userId } = person();
  for (const imageID of imagesOf(report)) await removeUnlessShown(userId, imageID);
}

/** Deletes one of the officer's pictures. @throws UserFacingError missing; conflict while a report shows it */
export async function remove(imageID: string): Promise<void> {
  const { userId } = person();
  if (!(await Pictures.isThere(imageID))) throw new UserFacingError("missing", fileSentences.noPicture);
  if (await isShown(userId, imageID)) throw new UserFacingError("conflict", sentences.shown);
  await Pictures.removeOwn(imageID);
}

/** Deletes the pictures whose reports have gone for good with their client. */
export const removeDue = (until: number): Promise<void> => Pictures.eachToAskFor(until, removeUnlessShown);
