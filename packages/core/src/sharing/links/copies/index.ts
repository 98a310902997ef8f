/** Links without a passcode, which open for anyone who has them: to be copied, for the officer's own eyes, and on paper. */
import * as Clients from "../../../clients/index";
import type { Client } from "../../../clients/schema";
import * as Permissions from "../../../people/permissions/index";
import { action } from "../../../platform/action";
import { isoNow, now } from "../../../platform/clock";
import { UserFacingError } from "../../../platform/errors";
import * as Reports from "../../../reports/index";
import type { Report } from "../../../reports/schema";
import { LinkEntity } from "../entity";
import { create, endOf } from "../index";
import { CopyInput, type Link, LinkTool, sentences } from "../schema";

/** A preview ends after a day, since its officer looks at it at once. */
const PREVIEW_MS = 86_400_000;

/**
 * Makes a link to be copied, for anyone who has it or for the officer's own eyes.
 * @returns its address, which is shown this once; another address of the link that has the chosen id, where it was made before
 * @throws UserFacingError missing, also for a report of another tool; invalid for a draft, and where the corporation shares with a passcode only
 */
export const copy = action(CopyInput, async ({ reportID, id, tool, isPreview = false, ...wanted }): Promise<string> => {
  const reportId = reportID ?? (id?.startsWith("rpt_") ? id : undefined);
  if (reportId === undefined) throw new UserFacingError("missing", sentences.failed);
  const { report, client } = await Reports.get(reportId);
  const isOther = report.toolName !== tool || (id?.startsWith("cli_") && id !== client._id);
  if (isOther) throw new UserFacingError("missing", sentences.failed);
  if (!isPreview && (await Permissions.ownPermissions()).requirePasscode)
    throw new UserFacingError("invalid", sentences.passcodesOnly);
  const { linkID, lang, recordingUrl, expiresAt } = wanted;
  const { url } = await create({
    id: linkID,
    audience: { kind: "anyone" },
    report,
    tool,
    client,
    hasPasscode: false,
    isPreview,
    lang: lang ?? (await Clients.langOf(client)),
    recordingUrl: recordingUrl || null,
    expiresAt: isPreview ? new Date(now() + PREVIEW_MS).toISOString() : (endOf(expiresAt) ?? null),
  });
  return url;
});

/** Days after which the link on a page of paper ends, where nobody chose: paper lies about. */
const PAPER_DAYS = 30;

type PaperWish = { lang: Link["lang"]; endsAt: string | null | undefined };

/**
 * Makes the link in the code of a report's summary, for anyone who holds the paper; null where the corporation shares with a passcode only.
 * It runs as the report's officer.
 * @param endsAt  null for never; left out, in 30 days
 * @throws UserFacingError invalid for a draft, and for a time that is past
 */
export async function forPaper(
  { report, client }: { report: Report; client: Client },
  { lang, endsAt = new Date(now() + PAPER_DAYS * 86_400_000).toISOString() }: PaperWish,
) {
  if ((await Permissions.ownPermissions()).requirePasscode) return null;
  const expiresAt = endOf(endsAt) ?? null;
  const tool = LinkTool.parse(report.toolName);
  const audience = { kind: "anyone" } as const;
  const { link, url } = await create({ audience, report, tool, client, hasPasscode: false, lang, expiresAt });
  return { url, endsAt: expiresAt, linkId: link.id };
}

/** Ends the link of paper that was not made in the end: nobody has its address. */
export const endPaper = (key: { ownerId: string; linkId: string }) =>
  LinkEntity.patch(key)
    .data(({ revokedAt }, { ifNotExists }) => ifNotExists(revokedAt, isoNow()))
    .go();
