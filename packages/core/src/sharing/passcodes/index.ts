/** Passcodes, which show that the holder of a link also reads the mail of the person to whom it was sent. */
import * as Audit from "../../people/audit/index";
import { callerNetwork } from "../../platform/actor";
import { isoNow, now } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { keyedHash, newCode, same } from "../../platform/secret";
import { giveBack, limit } from "../../platform/table/limit";
import { conditionFailed } from "../../platform/table/table";
import { LinkEntity, type LinkItem } from "../links/entity";
import { isLive } from "../links/index";
import { sentences } from "../links/schema";
import { mailLocked, mailPasscode } from "./mail";
import {
  CODE_MS,
  codesOfAddress,
  MOST_CODES,
  MOST_PAUSES,
  MOST_TRIES,
  PAUSE_MS,
  RESEND_MS,
  triesOfAddress,
} from "./rules";
import { hasCode, isPaused, stateOf } from "./state";

/** The reason why a link's holder got no code, or was not let in, with a sentence for them. */
export type PasscodeRefusal = { code: "invalid" | "tooMany"; sentence: string };

/**
 * Where a link stands once its holder has looked at it, asked for a code or typed one: open, waiting for a code, paused for a while, or locked until the
 * officer unlocks it. `refused` says why a code was not taken or not mailed.
 */
export type PasscodeAnswer =
  | { kind: "open"; link: LinkItem }
  | { kind: "code" | "paused" | "locked"; link: LinkItem; refused: PasscodeRefusal | null };

const minutes = (milliseconds: number) => {
  const count = Math.max(1, Math.ceil(milliseconds / 60_000));
  return count === 1 ? "a minute" : `${count} minutes`;
};
const tries = (left: number) => (left === 1 ? "1 try" : `${left} tries`);

/** Tells where a link stands for a holder who only looks at it. */
export function standingOf(link: LinkItem): PasscodeAnswer {
  const kind = link.lockedAt ? "locked" : isPaused(link) ? "paused" : "code";
  return { kind, link, refused: null };
}

/** Tells why a link takes no code at the moment; undefined when it does take one. A round that is used up ends here. */
async function closedAnswer(link: LinkItem): Promise<PasscodeAnswer | undefined> {
  const current = isPaused(link) || link.lockedAt || !isUsedUp(link) ? link : await endRound(link);
  if (current.lockedAt) {
    const sentence = "This link is locked. Please ask your loan officer to unlock it.";
    return { kind: "locked", link: current, refused: { code: "tooMany", sentence } };
  }
  if (!isPaused(current)) return undefined;
  const wait = minutes((current.pausedUntil ?? 0) - now());
  const sentence = `This link is paused for safety. You can ask for a new code in ${wait}.`;
  return { kind: "paused", link: current, refused: { code: "tooMany", sentence } };
}

/** Answers a code that is wrong. */
function wrong(link: LinkItem): PasscodeAnswer {
  const left = tries(MOST_TRIES - (link.tries ?? 0));
  const sentence = `That code doesn't match. Check the newest email. You have ${left} left.`;
  return { kind: "code", link, refused: { code: "invalid", sentence } };
}

/** Answers a request for a code that comes too soon: one was mailed a moment ago, or the last one of this round still works. */
function tooSoon(link: LinkItem): PasscodeAnswer {
  const { resendAfter } = stateOf(link);
  const seconds = resendAfter ? Math.ceil((Date.parse(resendAfter) - now()) / 1000) : 0;
  const sentence =
    seconds > 0 || !hasCode(link)
      ? `You can ask for a new code in ${Math.max(1, seconds)} seconds.`
      : "That was the last code for now. Check the newest email.";
  return { kind: "code", link, refused: { code: "tooMany", sentence } };
}

export { stateOf } from "./state";

// `ask` and `spend` look first at the link as it was read a moment ago, so that a caller who hammers at a closed link costs nothing and fills no trail.
const hashOf = ({ ownerId, linkId }: LinkItem, code: string) => keyedHash("passcode", ownerId, linkId, code);
const trailOf = ({ ownerId, corpId }: LinkItem) => ({ userId: ownerId, corpId });

/**
 * Mails a code to the person to whom the link was sent. The code before it no longer works.
 * @throws Error when the mail service takes nothing, and then the code does not count
 */
export async function ask(link: LinkItem): Promise<PasscodeAnswer> {
  const stopped = await closedAnswer(link);
  if (stopped) return stopped;
  await limit("passcodes", callerNetwork(), codesOfAddress);
  const code = newCode();
  const asked = await take(link, hashOf(link, code));
  if (!asked) {
    const current = await fresh(link);
    return (await closedAnswer(current)) ?? tooSoon(current);
  }
  await mailOrTakeBack(asked, code);
  return { kind: "code", link: asked, refused: null };
}

/** Puts a code in the place of the last one, where the rules let another be asked for; the trail says so in the same write. */
async function take(link: LinkItem, codeHash: string): Promise<LinkItem | undefined> {
  const isTaken = await Audit.commitWithEvent(
    LinkEntity,
    (links) =>
      links
        .patch(linkKey(link))
        .set({ codeHash, codeEndsAt: now() + CODE_MS, codeSentAt: now() })
        .add({ codes: 1 })
        .where((item, { lt, lte, notExists }) =>
          [
            notExists(item.revokedAt),
            notExists(item.lockedAt),
            `(${notExists(item.pausedUntil)} OR ${lte(item.pausedUntil, now())})`,
            `(${notExists(item.codes)} OR ${lt(item.codes, MOST_CODES)})`,
            `(${notExists(item.tries)} OR ${lt(item.tries, MOST_TRIES)})`,
            `(${notExists(item.codeSentAt)} OR ${lte(item.codeSentAt, now() - RESEND_MS)})`,
          ].join(" AND "),
        )
        .commit(),
    Audit.eventOf({ kind: "passcode.asked", subject: link.linkId }, trailOf(link)),
  );
  return isTaken ? fresh(link) : undefined;
}

async function mailOrTakeBack(link: LinkItem, code: string): Promise<void> {
  try {
    await mailPasscode(link, code);
  } catch (error) {
    const { codeHash } = link;
    await unlessRefused(
      LinkEntity.patch(linkKey(link))
        .remove(["codeHash", "codeEndsAt", "codeSentAt"])
        .subtract({ codes: 1 })
        .where((item, { eq }) => eq(item.codeHash, codeHash!))
        .go(),
    );
    throw error;
  }
}

/** Takes a code. Every call costs a try until the code is right, even calls that come at the same moment. A code that was right is used up. */
export async function spend(link: LinkItem, code: string): Promise<PasscodeAnswer> {
  const stopped = await closedAnswer(link);
  if (stopped) return stopped;
  await limit("passcode tries", callerNetwork(), triesOfAddress);
  const counted = await unlessRefused(
    LinkEntity.patch(linkKey(link))
      .add({ tries: 1 })
      .where((item, { lt, lte, notExists }) =>
        [
          notExists(item.revokedAt),
          notExists(item.lockedAt),
          `(${notExists(item.pausedUntil)} OR ${lte(item.pausedUntil, now())})`,
          `(${notExists(item.tries)} OR ${lt(item.tries, MOST_TRIES)})`,
        ].join(" AND "),
      )
      .go({ response: "all_new" }),
  );
  if (counted && (await holds(counted.data, code))) {
    await giveBack("passcode tries", callerNetwork(), triesOfAddress);
    return { kind: "open", link };
  }
  if (counted) await Audit.appendFor(trailOf(link), { kind: "passcode.refused", subject: link.linkId });
  const current = counted?.data ?? (await fresh(link));
  return (await closedAnswer(current)) ?? wrong(current);
}

/** Tells whether the code is the one that was mailed. If it is, it is used up, and all that was counted is forgotten. */
async function holds(link: LinkItem, code: string): Promise<boolean> {
  const codeHash = hashOf(link, code);
  if (!hasCode(link) || !same(link.codeHash!, codeHash)) return false;
  const used = await unlessRefused(
    LinkEntity.patch(linkKey(link))
      .remove(["codeHash", "codeEndsAt", "codeSentAt", "tries", "codes", "pauses", "pausedUntil"])
      .where((item, { eq }) => eq(item.codeHash, codeHash))
      .go(),
  );
  return used !== undefined;
}

/** A round is the time between two pauses. When its tries or codes are used up, a pause begins, or the link is locked. */

const linkKey = ({ ownerId, linkId }: LinkItem) => ({ ownerId, linkId });

/** Answers the result of a write, or nothing when its condition refused the write. */
const unlessRefused = <R>(write: Promise<R>): Promise<R | undefined> =>
  write.catch((error) => {
    if (conditionFailed(error)) return undefined;
    throw error;
  });

/** Reads the link as it is now. @throws UserFacingError missing when it has been revoked or is over */
async function fresh(link: LinkItem): Promise<LinkItem> {
  const { data } = await LinkEntity.get(linkKey(link)).go({ consistent: true });
  if (!data || !isLive(data)) throw new UserFacingError("missing", sentences.missing);
  return data;
}

/** Tells whether a round is used up: no try is left, or no code is left and the last one no longer works. */
const isUsedUp = (link: LinkItem) =>
  (link.tries ?? 0) >= MOST_TRIES || ((link.codes ?? 0) >= MOST_CODES && !hasCode(link));

/** Ends a round that is used up. The first call does it, and later calls find it done. */
async function endRound(link: LinkItem): Promise<LinkItem> {
  const { pauses = 0, tries = 0, codes = 0 } = link;
  const isLast = pauses >= MOST_PAUSES;
  const end = isLast ? { lockedAt: isoNow() } : { pausedUntil: now() + PAUSE_MS, pauses: pauses + 1 };
  const isFirst = await Audit.commitWithEvent(
    LinkEntity,
    (links) =>
      links
        .patch(linkKey(link))
        .set(end)
        .remove(["codeHash", "codeEndsAt", "codeSentAt", "tries", "codes"])
        .where((item, { eq, notExists }) =>
          [
            notExists(item.lockedAt),
            tries > 0 ? eq(item.tries, tries) : notExists(item.tries),
            codes > 0 ? eq(item.codes, codes) : notExists(item.codes),
            pauses > 0 ? eq(item.pauses, pauses) : notExists(item.pauses),
          ].join(" AND "),
        )
        .commit(),
    Audit.eventOf({ kind: isLast ? "link.locked" : "link.paused", subject: link.linkId }, trailOf(link)),
  );
  if (isFirst && isLast) await mailLocked(link);
  return fresh(link);
}
