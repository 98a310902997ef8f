import * as Audit from "../../../people/audit/index";
import * as Users from "../../../people/users/index";
import type { Actor } from "../../../platform/actor";
import { inSeconds, isoNow, now } from "../../../platform/clock";
import { newId } from "../../../platform/id";
import { digest, newToken, same } from "../../../platform/secret";
import { LinkEntity, type LinkItem } from "../entity";
import { isLive } from "../index";
import { ShareSessionEntity } from "./entity";

/** After 30 days a link must be opened again, with its passcode if it has one. */
const MOST_SECONDS = 30 * 86_400;

/** The value of a link's cookie, and for how many seconds it lasts. */
export type Opened = { value: string; seconds: number };

/** How the browser that opens a link is treated. */
export type Manner = { isPreview: boolean; isQuiet: boolean };

/** Opens a link in one browser, until the link is over at the latest. */
export async function open(link: LinkItem, { isPreview, isQuiet }: Manner): Promise<Opened> {
  const { ownerId, linkId, corpId, endsAt, reportName: name } = link;
  const secret = newToken();
  const sessionId = newId("shareSession");
  const left = endsAt === undefined ? MOST_SECONDS : Math.ceil((Date.parse(endsAt) - now()) / 1000);
  const seconds = Math.min(MOST_SECONDS, left);
  const session = {
    ownerId,
    linkId,
    sessionId,
    isPreview,
    isQuiet,
    secretHash: digest(secret),
    createdAt: isoNow(),
    expiresAt: inSeconds(seconds),
  };
  const deed = { kind: "link.opened", subject: linkId, detail: { name, isPreview } } as const;
  const event = Audit.eventOf(deed, { userId: ownerId, corpId });
  await Audit.commitWithEvent(ShareSessionEntity, (sessions) => sessions.create(session).commit(), event);
  return { value: `${ownerId}.${sessionId}.${secret}`, seconds };
}

const linkForm = /^lnk_[0-9a-z]{26}$/;
const cookieForm = /^(usr_[0-9a-z]{26})\.(shs_[0-9a-z]{26})\.([\w-]{43})$/;

/**
 * Tells who holds this cookie of this link. It is `anyone` when the cookie is none of ours or too old, and from the moment when the link is revoked
 * or over. Every cookie that could be a real one costs the same three reads.
 */
export async function fromCookie(linkId: string, cookie: string | undefined): Promise<Actor> {
  const [, ownerId, sessionId, secret] = cookieForm.exec(cookie ?? "") ?? [];
  if (!ownerId || !sessionId || !secret || !linkForm.test(linkId)) return { kind: "anyone" };
  return holderOf({ ownerId, linkId, sessionId }, ({ secretHash }) => same(secretHash, digest(secret)));
}

type Ids = { ownerId: string; linkId: string; sessionId: string };

/** Finds the client of a share session by its ids, for who has shown its secret before: the holder of a connection is asked for no cookie. */
export const fromIds = (ids: Ids) => holderOf(ids, () => true);

async function holderOf(
  { ownerId, linkId, sessionId }: Ids,
  isShown: (session: { secretHash: string }) => boolean,
): Promise<Actor> {
  const [{ data: session }, { data: link }, owner] = await Promise.all([
    ShareSessionEntity.get({ ownerId, linkId, sessionId }).go({ consistent: true }),
    LinkEntity.get({ ownerId, linkId }).go({ consistent: true }),
    Users.standingOf(ownerId),
  ]);
  if (!session || !link || !owner || !isLive(link)) return { kind: "anyone" };
  if (session.expiresAt * 1000 <= now() || !isShown(session)) return { kind: "anyone" };
  return {
    kind: "link",
    linkId,
    shareSessionId: sessionId,
    ownerId,
    corpId: owner.corpId,
    reportId: link.reportId,
    clientId: link.clientId,
    isPreview: session.isPreview || link.list === "preview",
    isQuiet: session.isQuiet,
    email: link.email ?? null,
  };
}
