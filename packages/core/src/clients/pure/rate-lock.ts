/** A lock of a client's rate with the lender: the day from which it holds, and the last day on which it does. */
export type Lock = { since: string; until: string | null };

export const lockSentences = {
  starts: "Enter the date on which the rate was locked, today or earlier",
  ends: "Enter an expiration date that is not before the lock date",
} as const;

/**
 * Tells whether a rate is locked on a day in New York. A lock is noted once it has begun where its officer is, which in Guam is a day ahead of New York, so only
 * its end is asked for: the rate floats again on the day after the last one.
 */
export const isLocked = (lock: Lock | null | undefined, day: string): boolean =>
  !!lock && (lock.until === null || day <= lock.until);
