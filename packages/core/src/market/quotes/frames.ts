/** When the pages are told, and what: changes of fifteen seconds travel together, because each frame is a message to every page. */
import type { HubFrame } from "../hub/frame.schema";
import type { Heard, Untold } from "./board";

const EVERY_MS = 15_000;

/**
 * Adds what has changed to what the pages are still to be told, and makes the frame when it is time. A frame without changes says that the feed answers.
 * @param untold  undefined where no frame was ever told: the first one tells what has just changed
 */
export function nextFrame(
  untold: Untold | undefined,
  { board, changed }: Pick<Heard, "board" | "changed">,
  { now, isOpen }: { now: number; isOpen: boolean },
): { untold: Untold; frame: HubFrame | undefined } {
  const { after, toldAt, coupons } = untold ?? {
    after: board.sequence - (changed.length > 0 ? 1 : 0),
    toldAt: 0,
    coupons: [],
  };
  const all = [...new Set([...coupons, ...changed.map(({ couponID }) => couponID)])];
  // After the close comes no other frame with which the last changes could wait.
  const isDue = isOpen ? now - toldAt >= EVERY_MS : all.length > 0;
  if (!isDue) return { untold: { after, toldAt, coupons: all }, frame: undefined };
  const told = board.coupons.filter(({ couponID }) => all.includes(couponID));
  const at = new Date(board.heardAt).toISOString();
  return {
    untold: { after: board.sequence, toldAt: now, coupons: [] },
    frame: { sequence: board.sequence, after, at, coupons: told },
  };
}
