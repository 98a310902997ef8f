/** The board of prices in the table: what a feed tells, asked or by itself, is kept, and told to whoever has a page open. */
import { now } from "../../platform/clock";
import { logError } from "../../platform/log";
import { conditionFailed } from "../../platform/table/table";
import type { HubFrame } from "../hub/frame.schema";
import * as Hub from "../hub/index";
import { type Board, type CouponNews, type Heard, hear, leftOut, type Untold } from "./board";
import { keepCourse } from "./days";
import { BoardEntity } from "./entity";
import type { Fed } from "./feed";
import { sessionAt } from "./pure/session";

export const name = "coupons";

export type Stored = { version: number; board: Board } | undefined;

export async function stored(): Promise<Stored> {
  const { data } = await BoardEntity.get({ name }).go({ consistent: true });
  return data ?? undefined;
}

/** What one answer of the feed brought. */
export type NewTicks = { day: string; sample: boolean; coupons: readonly CouponNews[] };
export type OnTicks = (heard: NewTicks) => Promise<void>;

type Kept = { frame: HubFrame | undefined; news: NewTicks; sequence: number; refused: string[] };

/**
 * Keeps what the feed told. The course is written first: a run that breaks off in between writes the same minutes again.
 * @returns the frame that the pages are to be told now, if it is time for one, and the ticks; undefined where another run kept it
 */
export async function keep(known: Stored, fed: Fed): Promise<Kept | undefined> {
  const session = sessionAt(now());
  const heard = hear(known?.board, fed, session, now());
  const { board, course } = heard;
  const from = known?.board.day === board.day ? known.board.minutes : 0;
  if (board.minutes > from) {
    const { turns, source, sample } = board;
    await keepCourse(board.day, { course, turns, source, sample }, from);
  }
  const { untold, frame } = nextFrame(known?.board.untold, heard, { now: now(), isOpen: session.isOpen });
  try {
    await BoardEntity.put({ name, version: (known?.version ?? 0) + 1, board: { ...board, untold } })
      .where(({ version }, { notExists, eq }) => (known ? eq(version, known.version) : notExists(version)))
      .go();
  } catch (error) {
    // Another run heard the same a moment earlier, and tells it.
    if (!conditionFailed(error)) throw error;
    return undefined;
  }
  if (heard.refused.length > 0) logError(leftOut(heard.refused));
  const refused = heard.refused.map(({ couponID }) => couponID);
  return {
    frame,
    sequence: board.sequence,
    refused,
    news: { day: board.day, sample: board.sample, coupons: heard.news },
  };
}

/**
 * Tells the pages the frame, if it is time for one, and then whoever waits for ticks: alerts are told once everyone has the price that sends them, and also
 * where the pages could not be told, since these ticks do not come again.
 */
export async function tellKept({ frame, news }: Kept, onTicks: OnTicks): Promise<void> {
  try {
    if (frame) await Hub.publish(frame);
  } finally {
    // A failure of alerts is none of the prices.
    if (news.coupons.length > 0) await onTicks(news).catch((error: unknown) => logError(error));
  }
}

/** When the pages are told, and what: changes of fifteen seconds travel together, because each frame is a message to every page. */
const EVERY_MS = 15_000;

/**
 * Adds what has changed to what the pages are still to be told, and makes the frame when it is time. A frame without changes says that the feed answers.
 * @param untold  undefined where no frame was ever told: the first one tells what has just changed
 */
function nextFrame(
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
