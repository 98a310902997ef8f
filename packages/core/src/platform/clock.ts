/** The one place that reads the time, so that tests can move it. */
let offset = 0;

/** Milliseconds since 1970. */
export const now = () => Date.now() + offset;
export const isoNow = () => new Date(now()).toISOString();
/** "2026-11-20", the UTC day. */
export const today = () => isoNow().slice(0, 10);
/** Seconds since 1970, as DynamoDB's time to live wants them. */
export const inSeconds = (seconds: number) => Math.floor(now() / 1000) + seconds;
/** Tests only: moves the clock forward. */
export const advance = (milliseconds: number) => {
  offset += milliseconds;
};
/** Waits in real time, however far tests have moved the clock. */
export const pause = (milliseconds: number) => new Promise<void>((resume) => setTimeout(resume, milliseconds));
