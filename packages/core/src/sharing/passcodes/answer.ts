import { now } from "../../platform/clock";
import type { LinkItem } from "../links/entity";
import { endRound, isUsedUp } from "./round";
import { MOST_TRIES } from "./rules";
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
export function standing(link: LinkItem): PasscodeAnswer {
  const kind = link.lockedAt ? "locked" : isPaused(link) ? "paused" : "code";
  return { kind, link, refused: null };
}

/** Tells why a link takes no code at the moment; undefined when it does take one. A round that is used up ends here. */
export async function closed(link: LinkItem): Promise<PasscodeAnswer | undefined> {
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
export function wrong(link: LinkItem): PasscodeAnswer {
  const left = tries(MOST_TRIES - (link.tries ?? 0));
  const sentence = `That code doesn't match. Check the newest email. You have ${left} left.`;
  return { kind: "code", link, refused: { code: "invalid", sentence } };
}

/** Answers a request for a code that comes too soon: one was mailed a moment ago, or the last one of this round still works. */
export function tooSoon(link: LinkItem): PasscodeAnswer {
  const { resendAfter } = stateOf(link);
  const seconds = resendAfter ? Math.ceil((Date.parse(resendAfter) - now()) / 1000) : 0;
  const sentence =
    seconds > 0 || !hasCode(link)
      ? `You can ask for a new code in ${Math.max(1, seconds)} seconds.`
      : "That was the last code for now. Check the newest email.";
  return { kind: "code", link, refused: { code: "tooMany", sentence } };
}
