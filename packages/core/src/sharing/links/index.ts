import { createWriteTransaction } from "electrodb";
import type { Client } from "../../clients/schema";
import * as Audit from "../../people/audit/index";
import { person } from "../../platform/actor";
import { isoNow, now } from "../../platform/clock";
import { appAddress } from "../../platform/declare/env";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { digest, newToken } from "../../platform/secret";
import { commit } from "../../platform/table/write";
import type { Report } from "../../reports/schema";
import { ActivityEntity, type ActivityItem } from "../activity/entity";
import { LinkEntity, LinkIdEntity, type LinkItem, LinkTokenEntity, toLink } from "./entity";
import { type Audience, type Link, sentences } from "./schema";

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
  /** The id that the caller chose; left out, the link gets one. */
  id?: string | undefined;
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
  const refused = await commit(
    createWriteTransaction(entities, ({ link, token: tokens, id, activity, event }) => [
      link.create(item).commit(),
      id.create({ linkId, ownerId }).commit(),
      tokens.create({ tokenHash: digest(token), ownerId, linkId }).commit(),
      ...(item.list === "shared" ? [activity.put(linkActivity(item)).commit()] : []),
      event.create(Audit.eventOf({ kind: "link.created", subject: linkId, detail }, owner)).commit(),
    ]),
  );
  if (refused.length > 0) return madeBefore(item);
  return { link: toLink(item), url: addressOf(token, item) };
}

/** Gives a link that was made before another address, since the answer that had its first one did not come. @throws UserFacingError missing, also for another link of this id */
async function madeBefore({ ownerId, linkId, list, reportId }: LinkItem): Promise<{ link: Link; url: string }> {
  const { data: made } = await LinkEntity.get({ ownerId, linkId }).go({ consistent: true });
  const isSame = made && made.email === undefined && made.list === list && made.reportId === reportId;
  if (!isSame) throw new UserFacingError("missing", sentences.failed);
  return { link: toLink(made), url: await addressAgain(ownerId, linkId) };
}

/** Writes the address of a link, which names its language: the page asks for the words of that one before anybody has said which it is. */
export const addressOf = (token: string, { tool, lang }: Pick<Link, "tool" | "lang">) =>
  `${appAddress()}/${tool}/live-share?data=${token}&in=${lang}`;
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
  return addressOf(token, link);
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
    linkId: wanted.id ?? newId("link"),
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
