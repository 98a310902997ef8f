/** A round is the time between two pauses. When its tries or codes are used up, a pause begins, or the link is locked. */
import * as Audit from "../../people/audit/index";
import { isoNow, now } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { conditionFailed } from "../../platform/table/table";
import { LinkEntity, type LinkItem } from "../links/entity";
import { isLive } from "../links/index";
import { sentences } from "../links/schema";
import { mailLocked } from "./mail";
import { MOST_CODES, MOST_PAUSES, MOST_TRIES, PAUSE_MS } from "./rules";
import { hasCode } from "./state";

export const linkKey = ({ ownerId, linkId }: LinkItem) => ({ ownerId, linkId });

/** Answers the result of a write, or nothing when its condition refused the write. */
export const unlessRefused = <R>(write: Promise<R>): Promise<R | undefined> =>
  write.catch((error) => {
    if (conditionFailed(error)) return undefined;
    throw error;
  });

/** Reads the link as it is now. @throws UserFacingError missing when it has been revoked or is over */
export async function fresh(link: LinkItem): Promise<LinkItem> {
  const { data } = await LinkEntity.get(linkKey(link)).go({ consistent: true });
  if (!data || !isLive(data)) throw new UserFacingError("missing", sentences.missing);
  return data;
}

/** Tells whether a round is used up: no try is left, or no code is left and the last one no longer works. */
export const isUsedUp = (link: LinkItem) =>
  (link.tries ?? 0) >= MOST_TRIES || ((link.codes ?? 0) >= MOST_CODES && !hasCode(link));

/** Ends a round that is used up. The first call does it, and later calls find it done. */
export async function endRound(link: LinkItem): Promise<LinkItem> {
  const { pauses = 0, tries = 0, codes = 0 } = link;
  const patch = LinkEntity.patch(linkKey(link));
  const isLast = pauses >= MOST_PAUSES;
  const ended = await unlessRefused(
    (isLast ? patch.set({ lockedAt: isoNow() }) : patch.set({ pausedUntil: now() + PAUSE_MS, pauses: pauses + 1 }))
      .remove(["codeHash", "codeEndsAt", "codeSentAt", "tries", "codes"])
      .where((item, { eq, notExists }) =>
        [
          notExists(item.lockedAt),
          tries > 0 ? eq(item.tries, tries) : notExists(item.tries),
          codes > 0 ? eq(item.codes, codes) : notExists(item.codes),
          pauses > 0 ? eq(item.pauses, pauses) : notExists(item.pauses),
        ].join(" AND "),
      )
      .go({ response: "all_new" }),
  );
  if (!ended) return fresh(link);
  const kind = isLast ? "link.locked" : "link.paused";
  await Audit.appendFor({ userId: link.ownerId, corpId: link.corpId }, { kind, subject: link.linkId });
  if (isLast) await mailLocked(link);
  return ended.data;
}
