/** This file is the one place that reads the time, so that tests can move it. */
let offset = 0;

/** The time in milliseconds since 1970. */
export const now = () => Date.now() + offset;
export const isoNow = () => new Date(now()).toISOString();
/** The UTC day, as in "2026-11-20". */
export const today = () => isoNow().slice(0, 10);
/** A time from now in seconds since 1970, as DynamoDB's time to live wants it. */
export const inSeconds = (seconds: number) => Math.floor(now() / 1000) + seconds;
/** For tests only: moves the clock forward. */
export const advance = (milliseconds: number) => {
  offset += milliseconds;
};
/**
 * Waits in real time, however far tests have moved the clock.
 * @param stopping  ends the wait early when it is aborted
 */
export const pause = (milliseconds: number, stopping?: AbortSignal) =>
  new Promise<void>((resume) => {
    if (stopping?.aborted) return resume();
    const end = () => {
      clearTimeout(timer);
      stopping?.removeEventListener("abort", end);
      resume();
    };
    const timer = setTimeout(end, milliseconds);
    stopping?.addEventListener("abort", end);
  });
