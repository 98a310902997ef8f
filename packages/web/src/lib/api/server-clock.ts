/**
 * The server's clock, as its answers tell it. The clock of a device may be wrong by hours, and then a wait of seconds that the server speaks of would seem to
 * last as long, or to be over.
 */
let ahead = 0;

/** HTTP tells whole seconds, and an answer takes its time: a device that differs by less is right. */
const LEAST_MS = 15_000;

/**
 * Notes the server's time by the head of an answer. One that may have been kept on the way tells an older time.
 * @param asked  when it was asked for, by the device's clock: a laptop may sleep between the two, and its clock is right all the same
 */
export function noteServerTime(head: Headers, asked = Date.now()): void {
  const told = head.get("cache-control") === "no-store" ? Date.parse(head.get("date") ?? "") : Number.NaN;
  if (Number.isNaN(told)) return;
  const difference = told < asked ? told - asked : Math.max(0, told - Date.now());
  ahead = Math.abs(difference) < LEAST_MS ? 0 : difference;
}

/** The server's time now, in milliseconds since 1970. */
export const serverNow = () => Date.now() + ahead;
