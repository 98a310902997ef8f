import { createWriteTransaction } from "electrodb";
import * as Clients from "../../clients/index";
import type { Client } from "../../clients/schema";
import * as Audit from "../../people/audit/index";
import * as Permissions from "../../people/permissions/index";
import { action } from "../../platform/action";
import { person } from "../../platform/actor";
import { isoNow, now } from "../../platform/clock";
import { appAddress } from "../../platform/declare/env";
import type { Page } from "../../platform/declare/paging.schema";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { digest, newToken } from "../../platform/secret";
import { matches, wordsOf } from "../../platform/table/listing/words";
import { commit, type WithinTransaction } from "../../platform/table/write";
import * as Reports from "../../reports/index";
import type { Report } from "../../reports/schema";
import { ActivityEntity, type ActivityItem } from "../activity/entity";
import { SentMailEntity } from "../sending/entity";
import { LinkEntity, LinkIdEntity, type LinkItem, LinkTokenEntity, toLink } from "./entity";
import { type Audience, CopyInput, type Link, LinkTool, type Shown, sentences } from "./schema";

const entities = {
  link: LinkEntity,
  token: LinkTokenEntity,
  id: LinkIdEntity,
  activity: ActivityEntity,
  event: Audit.AuditEntity,
};

const linkActivity = ({
  ownerId,
  linkId,
  createdAt,
  clientId,
  clientName,
  reportId,
  reportName,
  tool,
}: LinkItem): ActivityItem => ({
  ownerId,
  clientId,
  clientName,
  kind: "link",
  by: "officer",
  at: createdAt,
  subject: linkId,
  reportId,
  reportName,
  tool,
});

export type NewLink = {
  audience: Audience;
  report: Pick<Report, "id" | "name" | "status">;
  tool: Link["tool"];
  client: Pick<Client, "_id" | "name">;
  hasPasscode: boolean;
  isPreview?: boolean;
  lang?: Link["lang"];
  recordingUrl?: string | null;
  isMeeting?: boolean;
  expiresAt?: string | null;
  /** The mail that is to bring the link. */
  mailId?: string;
  /** The owner of the link, where a job makes it; otherwise it is the signed-in person's. */
  owner?: { userId: string; corpId: string };
};

/**
 * Makes a link to a report, one for each recipient and send. Report and client must be the owner's, which the caller knows because it has read them.
 * @returns the link, and the only copy of its address; just the digest of its token is kept
 * @throws UserFacingError invalid for a draft, and for a code that could be mailed to nobody
 */
export async function create(wanted: NewLink): Promise<{ link: Link; url: string }> {
  const { audience, report, hasPasscode, owner = person() } = wanted;
  if (report.status !== "complete") throw new UserFacingError("invalid", sentences.incomplete);
  if (hasPasscode && audience.kind === "anyone") throw new UserFacingError("invalid", sentences.anyoneWithCode);
  const token = newToken();
  const item = toItem(wanted, owner);
  const { ownerId, linkId } = item;
  const detail = { report: report.id, name: report.name, audience: audience.kind, hasPasscode };
  await commit(
    createWriteTransaction(entities, ({ link, token: tokens, id, activity, event }) => [
      link.create(item).commit(),
      id.create({ linkId, ownerId }).commit(),
      tokens.create({ tokenHash: digest(token), ownerId, linkId }).commit(),
      ...(item.list === "shared" ? [activity.put(linkActivity(item)).commit()] : []),
      event.create(Audit.eventOf({ kind: "link.created", subject: linkId, detail }, owner)).commit(),
    ]),
  );
  return { link: toLink(item), url: addressWith(token, wanted.tool) };
}

const addressWith = (token: string, tool: Link["tool"]) => `${appAddress()}/${tool}/live-share?data=${token}`;
const tokenIn = (url: string) => new URL(url).searchParams.get("data")!;

/**
 * Makes another address of a link, for the person to whom it was sent: views, passcode and end stay those of the link.
 * @throws UserFacingError missing for a link that is revoked or over
 */
export async function addressAgain(ownerId: string, linkId: string): Promise<string> {
  const link = await admittedLink(ownerId, linkId);
  if (!isLive(link)) throw new UserFacingError("missing", sentences.missing);
  const token = newToken();
  await LinkTokenEntity.create({ tokenHash: digest(token), ownerId, linkId }).go();
  return addressWith(token, link.tool);
}

/** Deletes an address that nobody was given; the link keeps its others. */
export async function discardAddress(url: string): Promise<void> {
  await LinkTokenEntity.delete({ tokenHash: digest(tokenIn(url)) }).go();
}

/** Deletes a link whose address nobody was given, because the mail with it never went out: it is as if it had not been made. */
export async function discard({
  ownerId,
  linkId,
  url,
}: {
  ownerId: string;
  linkId: string;
  url: string;
}): Promise<void> {
  const tokenHash = digest(tokenIn(url));
  const { data: made } = await LinkEntity.get({ ownerId, linkId }).go({ consistent: true });
  await commit(
    createWriteTransaction(entities, ({ link, token, id, activity }) => [
      link.delete({ ownerId, linkId }).commit(),
      id.delete({ linkId }).commit(),
      token.delete({ tokenHash }).commit(),
      ...(made ? [activity.delete(linkActivity(made)).commit()] : []),
    ]),
  );
}

function toItem(wanted: NewLink, owner: { userId: string; corpId: string }): LinkItem {
  const { audience, report, tool, client, hasPasscode, isPreview = false, lang = "en", isMeeting = false } = wanted;
  return {
    ownerId: owner.userId,
    corpId: owner.corpId,
    linkId: newId("link"),
    list: isPreview ? "preview" : "shared",
    email: audience.kind === "person" ? audience.email : undefined,
    reportId: report.id,
    reportName: report.name,
    tool,
    clientId: client._id,
    clientName: client.name,
    hasPasscode,
    isMeeting,
    lang,
    recordingUrl: wanted.recordingUrl ?? undefined,
    createdAt: isoNow(),
    endsAt: wanted.expiresAt ?? undefined,
    mailId: wanted.mailId,
    views: 0,
  };
}

/** The key of a link that nobody owns. It is read where a token opens nothing, so that the work is the same. */
const nobodys = { ownerId: "nobody", linkId: "nothing" };

/** Finds the link that a token opens, whatever has become of it, always in two reads. */
export async function byToken(token: string): Promise<LinkItem | undefined> {
  const tokenHash = digest(token);
  const { data: found } = await LinkTokenEntity.get({ tokenHash }).go({ consistent: true });
  // The table's keys do not tell capitals from small letters; the attribute does.
  const key = found?.tokenHash === tokenHash ? found : nobodys;
  const { data } = await LinkEntity.get({ ownerId: key.ownerId, linkId: key.linkId }).go({ consistent: true });
  return data ?? undefined;
}

/** Finds the link of a public id, whatever has become of it, always in two reads. */
export async function byId(linkId: string): Promise<LinkItem | undefined> {
  const { data: found } = await LinkIdEntity.get({ linkId }).go({ consistent: true });
  const { data } = await LinkEntity.get(found ? { ownerId: found.ownerId, linkId } : nobodys).go({ consistent: true });
  return data ?? undefined;
}

/** Reads a link that is known to exist, for its session was just admitted. */
export async function admittedLink(ownerId: string, linkId: string): Promise<LinkItem> {
  const { data } = await LinkEntity.get({ ownerId, linkId }).go({ consistent: true });
  if (!data) throw new Error(`The link ${linkId} does not exist.`);
  return data;
}

/** Narrows the list to the links of one report, to the copies for the officer's own people, or to those that still work or do not. */
type Filter = Page & {
  reportID?: string | undefined;
  clientID?: string | undefined;
  searchText?: string;
  previews: boolean;
  show: Shown;
};

/** Lists the officer's links, the newest first. Each searched word begins a word of the client's name, the report's name or the recipient's address. */
export async function list({
  offset,
  count,
  reportID: reportId,
  clientID,
  searchText = "",
  previews,
  show,
}: Filter): Promise<Link[]> {
  const scope = { ownerId: person().userId, list: previews ? "preview" : "shared" } as const;
  const query = reportId ? LinkEntity.query.ofReport({ ...scope, reportId }) : LinkEntity.query.newest(scope);
  const shown = show === "all" ? query : query.where((link, operations) => ended(link, operations, show === "ended"));
  if (!clientID && searchText === "") {
    const { data } = await shown.go({ order: "desc", count: offset + count });
    return Promise.all(data.slice(offset).map(asItStands));
  }
  const { data } = await shown.go({ order: "desc", count: MOST_SEARCHED });
  const words = wordsOf(searchText);
  const found = data.filter(
    ({ clientId, clientName, reportName, email = "" }) =>
      (!clientID || clientId === clientID) && matches(`${clientName} ${reportName} ${email}`, words),
  );
  return Promise.all(found.slice(offset, offset + count).map(asItStands));
}

/** A link with what is wrong with its mail, of which its mail's record tells. What was opened has arrived. */
async function asItStands(item: LinkItem): Promise<Link> {
  const { ownerId, linkId, mailId, views } = item;
  if (mailId === undefined || views > 0) return toLink(item);
  const { data: mail } = await SentMailEntity.get({ ownerId, mailId }).go();
  if (!mail || mail.state === "sending") return toLink(item);
  const isBearer = mail.linkId === linkId;
  if (isBearer && mail.state === "failed") return toLink(item, "bounced");
  return toLink(item, isBearer && mail.state === "sent" ? null : "unknown");
}

/** A search of links reads so many of the newest. */
const MOST_SEARCHED = 2000;

type Ended = Parameters<Parameters<ReturnType<typeof LinkEntity.query.newest>["where"]>[0]>;

/** Makes the condition that a link is revoked or over, or the condition that it is neither. */
function ended({ revokedAt, endsAt }: Ended[0], { exists, notExists, lte, gt }: Ended[1], is: boolean) {
  if (is) return `${exists(revokedAt)} OR ${lte(endsAt, isoNow())}`;
  return `${notExists(revokedAt)} AND (${notExists(endsAt)} OR ${gt(endsAt, isoNow())})`;
}

/** Reads a link. @throws UserFacingError missing */
export async function get(linkId: string): Promise<Link> {
  const { data } = await LinkEntity.get({ ownerId: person().userId, linkId }).go({ consistent: true });
  if (!data) throw new UserFacingError("missing", sentences.missingForOfficer);
  return asItStands(data);
}

/** Ends a link: from now on its address opens nothing, and neither do the sessions that it opened. Revoking it again changes nothing. */
export const revoke = (linkId: string): Promise<Link> =>
  change(linkId, { kind: "link.revoked" }, (link) =>
    link.data(({ revokedAt }, { ifNotExists }) => ifNotExists(revokedAt, isoNow())),
  );

/** Unlocks a link, so that a recipient who typed too many wrong passcodes can try again. */
export const unlock = (linkId: string): Promise<Link> =>
  change(linkId, { kind: "link.unlocked" }, (link) =>
    link.remove(["codeHash", "codeEndsAt", "codeSentAt", "tries", "codes", "pauses", "pausedUntil", "lockedAt"]),
  );

/**
 * Sets when a link ends, or that it never does. A link that is over opens again with the same address. The sessions that it opened follow.
 * @throws UserFacingError missing; invalid for a time that is past; conflict for a link that was revoked, which is for good
 */
export async function expire(linkId: string, expiresAt: string | null): Promise<Link> {
  const endsAt = endOf(expiresAt);
  return change(linkId, { kind: "link.expiry-set", detail: { ends: endsAt ?? "never" } }, (link) =>
    (endsAt ? link.set({ endsAt }) : link.remove(["endsAt"])).where(({ revokedAt }, { notExists }) =>
      notExists(revokedAt),
    ),
  );
}

type Patch = ReturnType<WithinTransaction<typeof LinkEntity>["patch"]>;
type Changed = Pick<ReturnType<Patch["remove"]>, "commit">;
type LinkDeed = { kind: `link.${string}`; detail?: { ends: string } };

/** Changes a link, notes it in the trail, and answers the link. @throws UserFacingError missing; conflict where the change is not for a link that was revoked */
async function change(linkId: string, { kind, detail }: LinkDeed, to: (link: Patch) => Changed): Promise<Link> {
  const { reportName: name } = await get(linkId);
  const refused = await commit(
    createWriteTransaction(entities, ({ link, event }) => [
      to(link.patch({ ownerId: person().userId, linkId })).commit(),
      event.create(Audit.eventOf({ kind, subject: linkId, detail: { name, ...detail } })).commit(),
    ]),
  );
  if (refused.length > 0) throw new UserFacingError("conflict", sentences.revoked);
  return get(linkId);
}

/** A preview ends after a day, since its officer looks at it at once. */
const PREVIEW_MS = 86_400_000;

/**
 * Makes a link to be copied, for anyone who has it or for the officer's own eyes.
 * @returns its address, which is shown this once
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
  const { lang, recordingUrl, expiresAt } = wanted;
  const { url } = await create({
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
type PaperWish = { lang: Link["lang"]; endsAt: string | null | undefined };

/** Tells whether a link still opens anything at this moment. */
export const isLive = ({ revokedAt, endsAt }: { revokedAt?: string | undefined; endsAt?: string | undefined }) =>
  revokedAt === undefined && (endsAt === undefined || Date.parse(endsAt) > now());

/**
 * Writes the end of a link as it is stored, so that ends compare as text; undefined for never.
 * @throws UserFacingError invalid for a time that is past: a link is ended at once by revoking it, which is for good
 */
export function endOf(expiresAt: string | null | undefined): string | undefined {
  if (!expiresAt) return undefined;
  const at = Date.parse(expiresAt);
  if (at <= now()) throw new UserFacingError("invalid", sentences.past, { fields: { expiresAt: sentences.past } });
  return new Date(at).toISOString();
}
