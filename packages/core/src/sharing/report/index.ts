/** What a share session reads: the report as last saved, and how its officer looks. */
import * as Branding from "../../branding/index";
import { viewer } from "../../platform/actor";
import { UserFacingError } from "../../platform/errors";
import * as Reports from "../../reports/index";
import * as Links from "../links/index";
import { clientSees } from "./client-sees";
import { type Loaded, type SharedBrand, sentences } from "./schema";

/** @throws UserFacingError missing when the report or its client is gone, or a draft by now */
async function entry() {
  const { ownerId, reportId } = viewer();
  const found = await Reports.served(ownerId, reportId);
  if (found?.report.status !== "complete") throw new UserFacingError("missing", sentences.failed);
  return found;
}

/** The report behind the link, as last saved. */
export async function load(): Promise<Loaded> {
  const { ownerId, linkId, email } = viewer();
  const [found, link] = await Promise.all([entry(), Links.known(ownerId, linkId)]);
  return { ...clientSees(found, email), recordingUrl: link.recordingUrl ?? null };
}

/** How the officer looks on this report, with its co-brand, and how the link was opened. */
export async function brand(): Promise<SharedBrand> {
  const { ownerId, linkId, isPreview } = viewer();
  const [{ report }, { lang }] = await Promise.all([entry(), Links.known(ownerId, linkId)]);
  return { ...(await Branding.of(ownerId, report)), lang, isPreview };
}
