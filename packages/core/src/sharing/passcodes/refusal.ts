import { now } from "../../platform/clock";
import { type ErrorCode, UserFacingError } from "../../platform/errors";
import type { LinkItem } from "../links/entity";
import { endRound, isUsedUp } from "./round";
import { MOST_TRIES } from "./rules";
import { hasCode, isPaused, stateOf } from "./state";

const minutes = (milliseconds: number) => {
  const count = Math.max(1, Math.ceil(milliseconds / 60_000));
  return count === 1 ? "a minute" : `${count} minutes`;
};
const tries = (left: number) => (left === 1 ? "1 try" : `${left} tries`);

/** A refusal that says where the holder of the link stands. */
export class PasscodeRefusal extends UserFacingError {
  readonly link: LinkItem;
  constructor(code: ErrorCode, sentence: string, link: LinkItem) {
    super(code, sentence, { fields: { passcode: sentence } });
    this.link = link;
  }
  /** The same, with all that the holder may see of the link. */
  showing(current: unknown) {
    const { code, message, fields = {} } = this;
    return new UserFacingError(code, message, { fields, current });
  }
}

/** Why a link takes no code at the moment; undefined when it does. */
export async function closed(link: LinkItem): Promise<PasscodeRefusal | undefined> {
  const current = isPaused(link) || link.lockedAt || !isUsedUp(link) ? link : await endRound(link);
  if (current.lockedAt)
    return new PasscodeRefusal("tooMany", "This link is locked. Please ask your loan officer to unlock it.", current);
  if (!isPaused(current)) return undefined;
  const wait = minutes((current.pausedUntil ?? 0) - now());
  return new PasscodeRefusal(
    "tooMany",
    `This link is paused for safety. You can ask for a new code in ${wait}.`,
    current,
  );
}

export const wrong = (link: LinkItem) =>
  new PasscodeRefusal(
    "invalid",
    `That code doesn't match. Check the newest email. You have ${tries(MOST_TRIES - (link.tries ?? 0))} left.`,
    link,
  );

/** A code was mailed a moment ago, or the last one of this round still works. */
export function tooSoon(link: LinkItem): PasscodeRefusal {
  const { resendAfter } = stateOf(link);
  const seconds = resendAfter ? Math.ceil((Date.parse(resendAfter) - now()) / 1000) : 0;
  const sentence =
    seconds > 0 || !hasCode(link)
      ? `You can ask for a new code in ${Math.max(1, seconds)} seconds.`
      : "That was the last code for now. Check the newest email.";
  return new PasscodeRefusal("tooMany", sentence, link);
}
