/** The rules of passcodes: how long a code works, how soon another is mailed, and how often one may be tried until only the officer can help. */
export const CODE_MS = 10 * 60_000;
export const RESEND_MS = 45_000;
export const PAUSE_MS = 15 * 60_000;
/** Between two pauses, or since the right code, a link allows 5 tries and 4 codes. Then comes a pause, and after three pauses the lock: 20 guesses in a million. */
export const MOST_TRIES = 5;
export const MOST_CODES = 4;
export const MOST_PAUSES = 3;

/** The most wrong tries, and the most codes mailed, for one network address, whatever links it has. */
export const triesOfAddress = { count: 100, seconds: 15 * 60 };
export const codesOfAddress = { count: 60, seconds: 15 * 60 };
