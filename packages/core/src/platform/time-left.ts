import { AsyncLocalStorage } from "node:async_hooks";

/** The end of the time that the call has which is being answered. */
const ends = new AsyncLocalStorage<number>();

/** Runs work that has so many milliseconds. */
export const runFor = <R>(milliseconds: number, run: () => R): R => ends.run(performance.now() + milliseconds, run);

/** The whole milliseconds that are left; no end where nobody set one, as in a job. */
export const timeLeft = (): number =>
  Math.max(0, Math.floor((ends.getStore() ?? Number.POSITIVE_INFINITY) - performance.now()));
