import type { Actor } from "../../platform/actor";
import { now } from "../../platform/clock";
import { keyOf, readItem } from "../../platform/item";
import { digest, same } from "../../platform/secret";
// Not by the domain's index, which brings everything else that can be done with people.
import { standing } from "../../users/standing";
import { isLive } from "../links/live";

type Session = { secretHash: string; isPreview: boolean; isQuiet: boolean; expiresAt: number };
type Link = { reportId: string; clientId: string; email?: string; list: string; revokedAt?: string; endsAt?: string };

const linkForm = /^lnk_[0-9a-z]{26}$/;
const cookieForm = /^(usr_[0-9a-z]{26})\.(shs_[0-9a-z]{26})\.([\w-]{43})$/;

export const linkKey = (ownerId: string, linkId: string) => keyOf("link", { ownerId }, { linkId });
export const shareSessionKey = (ownerId: string, linkId: string, sessionId: string) =>
  keyOf("sharesession", { ownerId, linkId }, { sessionId });

/**
 * Who holds this cookie of this link; `anyone` when it is none of ours or too old, and from the moment on in which the link is revoked or over.
 * The same three reads for every cookie that could be one.
 */
export async function opener(linkId: string, cookie: string | undefined): Promise<Actor> {
  const [, ownerId, sessionId, secret] = cookieForm.exec(cookie ?? "") ?? [];
  if (!ownerId || !sessionId || !secret || !linkForm.test(linkId)) return { kind: "anyone" };
  const [session, link, owner] = await Promise.all([
    readItem<Session>(shareSessionKey(ownerId, linkId, sessionId), ["secretHash", "isPreview", "isQuiet", "expiresAt"]),
    readItem<Link>(linkKey(ownerId, linkId), ["reportId", "clientId", "email", "list", "revokedAt", "endsAt"]),
    standing(ownerId),
  ]);
  if (!session || !link || !owner || !isLive(link)) return { kind: "anyone" };
  if (session.expiresAt * 1000 <= now() || !same(session.secretHash, digest(secret))) return { kind: "anyone" };
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
