import * as Audit from "../../audit/index";
import { inSeconds, isoNow, now } from "../../platform/clock";
import { newId } from "../../platform/id";
import { digest, newToken } from "../../platform/secret";
import type { LinkItem } from "../links/entity";
import { ShareSessionEntity } from "./entity";

export { opener } from "./holder";

/** After 30 days the passcode is asked for again, or the link pressed again. */
const MOST_SECONDS = 30 * 86_400;

/** What the cookie of a link holds, and for how long. */
export type Opened = { value: string; seconds: number };

/** How the browser that opens a link is treated. */
export type Manner = { isPreview: boolean; isQuiet: boolean };

/** Opens a link in one browser, until the link is over at the latest. */
export async function open(link: LinkItem, { isPreview, isQuiet }: Manner): Promise<Opened> {
  const { ownerId, linkId, corpId, endsAt } = link;
  const secret = newToken();
  const sessionId = newId("shareSession");
  const left = endsAt === undefined ? MOST_SECONDS : Math.ceil((Date.parse(endsAt) - now()) / 1000);
  const seconds = Math.min(MOST_SECONDS, left);
  await ShareSessionEntity.create({
    ...{ ownerId, linkId, sessionId, isPreview, isQuiet },
    secretHash: digest(secret),
    createdAt: isoNow(),
    expiresAt: inSeconds(seconds),
  }).go();
  await Audit.appendFor({ userId: ownerId, corpId }, { kind: "link.opened", subject: linkId, detail: { isPreview } });
  return { value: `${ownerId}.${sessionId}.${secret}`, seconds };
}
