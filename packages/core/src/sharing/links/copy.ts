import * as Permissions from "../../people/permissions/index";
import { action } from "../../platform/action";
import { now } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import * as Reports from "../../reports/index";
import { endOf } from "./ending";
import * as Links from "./index";
import { CopyInput, sentences } from "./schema";

/** A preview is looked at at once. */
const PREVIEW_MS = 86_400_000;

/**
 * A link of its own for anyone who has it, to be copied; or one for the officer's own eyes.
 * @returns its address, which is shown this once
 * @throws UserFacingError missing; invalid for a draft, and where the corporation shares with a passcode only
 */
export const copy = action(CopyInput, async ({ reportID, id, tool, isPreview = false, ...wanted }): Promise<string> => {
  const reportId = reportID ?? (id?.startsWith("rpt_") ? id : undefined);
  if (reportId === undefined) throw new UserFacingError("missing", sentences.failed);
  const { report, client } = await Reports.get(reportId);
  if (id?.startsWith("cli_") && id !== client._id) throw new UserFacingError("missing", sentences.failed);
  if (!isPreview && (await Permissions.mine()).requirePasscode)
    throw new UserFacingError("invalid", sentences.passcodesOnly);
  const { lang, recordingUrl, expiresAt } = wanted;
  const { url } = await Links.create({
    ...{ audience: { kind: "anyone" }, report, tool, client, hasPasscode: false, isPreview },
    ...(lang && { lang }),
    recordingUrl: recordingUrl || null,
    expiresAt: isPreview ? new Date(now() + PREVIEW_MS).toISOString() : (endOf(expiresAt) ?? null),
  });
  return url;
});
