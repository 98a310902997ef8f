/** An officer's links as their list shows them, and what is done to one from there. */
import { createWriteTransaction } from "electrodb";
import * as Audit from "../../../people/audit/index";
import { person } from "../../../platform/actor";
import { isoNow } from "../../../platform/clock";
import type { Page } from "../../../platform/declare/paging.schema";
import { UserFacingError } from "../../../platform/errors";
import { matches, wordsOf } from "../../../platform/table/listing/words";
import { commit, type WithinTransaction } from "../../../platform/table/write";
import { SentMailEntity } from "../../sending/entity";
import { LinkEntity, type LinkItem, toLink } from "../entity";
import { endOf } from "../index";
import { type Link, type Shown, sentences } from "../schema";

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
  const shown =
    show === "all" ? query : query.where((link, operations) => endedCondition(link, operations, show === "ended"));
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
function endedCondition({ revokedAt, endsAt }: Ended[0], { exists, notExists, lte, gt }: Ended[1], is: boolean) {
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
    createWriteTransaction({ link: LinkEntity, event: Audit.AuditEntity }, ({ link, event }) => [
      to(link.patch({ ownerId: person().userId, linkId })).commit(),
      event.create(Audit.eventOf({ kind, subject: linkId, detail: { name, ...detail } })).commit(),
    ]),
  );
  if (refused.length > 0) throw new UserFacingError("conflict", sentences.revoked);
  return get(linkId);
}
