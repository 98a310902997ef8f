/** What may be tried with a passcode, and how often, until nothing but the officer helps. */
export const CODE_MS = 10 * 60_000;
export const RESEND_MS = 45_000;
export const PAUSE_MS = 15 * 60_000;
/** Between two pauses, or since the right code: 5 tries and 4 codes. Then comes a pause, and after three of them the lock: 20 guesses in a million. */
export const MOST_TRIES = 5;
export const MOST_CODES = 4;
export const MOST_PAUSES = 3;

/** Of one address of the network, whatever links it has: wrong tries, and codes mailed. */
export const triesOfAddress = { count: 100, seconds: 15 * 60 };
export const codesOfAddress = { count: 60, seconds: 15 * 60 };
