import { now } from "../../platform/clock";
import type { LinkItem } from "../links/entity";
import { MOST_CODES, MOST_TRIES, RESEND_MS } from "./rules";
import type { PasscodeState } from "./schema";

export const isPaused = ({ pausedUntil = 0 }: Pick<LinkItem, "pausedUntil">) => pausedUntil > now();
export const hasCode = ({ codeHash, codeEndsAt = 0 }: LinkItem) => codeHash !== undefined && codeEndsAt > now();

const iso = (time: number) => new Date(time).toISOString();

/** Tells what the holder of the link may know: tries and codes left, and until when there is a pause. */
export function stateOf(link: LinkItem): PasscodeState {
  const { tries = 0, codes = 0, codeSentAt = 0, pausedUntil = 0, lockedAt } = link;
  return {
    isCodeSent: hasCode(link),
    triesLeft: Math.max(0, MOST_TRIES - tries),
    codesLeft: Math.max(0, MOST_CODES - codes),
    pausedUntil: isPaused(link) ? iso(pausedUntil) : null,
    resendAfter: hasCode(link) && codeSentAt + RESEND_MS > now() ? iso(codeSentAt + RESEND_MS) : null,
    lockedAt: lockedAt ?? null,
  };
}
