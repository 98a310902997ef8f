/** When the messages of a campaign are due: at 10:00 where the client lives, on working days, never two within 48 hours. */

import {
  addDays,
  type Day,
  type Holiday,
  holidayOn,
  isWeekend,
  isWorkingDay,
} from "../../../platform/pure/working-day";
import { type StepKey, stepKeys, steps } from "./steps";
import { dayIn, hourIn, instantAt, type Zone } from "./zone";

const HOUR_MS = 3_600_000;
const OPENS = 10;
/** What comes late goes out by this hour, or on the next working day. */
const CLOSES = 18;
export const APART_MS = 48 * HOUR_MS;
/** What is later than this is skipped, so that no heap of mails goes out. */
const LATEST_MS = 5 * 24 * HOUR_MS;

/** Why a message is due on a later day than its own. */
type Moved = Holiday | "weekend" | "spacing";
export type Planned = { step: StepKey; day: number; on: Day; at: number; moved: Moved | null };

function workingDayFrom(day: Day): { on: Day; moved: Moved | null } {
  let on = day;
  let moved: Moved | null = null;
  for (; !isWorkingDay(on); on = addDays(on, 1)) {
    const holiday = holidayOn(on);
    if (holiday) moved = holiday;
    else if (moved === null && isWeekend(on)) moved = "weekend";
  }
  return { on, moved };
}

/** Plans a campaign that starts on a day. */
export function planOf(start: Day, zone: Zone): Planned[] {
  const plan: Planned[] = [];
  for (const step of stepKeys) {
    const { day } = steps[step];
    const before = plan.at(-1);
    let { on, moved } = workingDayFrom(addDays(start, day));
    let at = instantAt(on, OPENS, zone);
    while (before && at - before.at < APART_MS) {
      on = workingDayFrom(addDays(on, 1)).on;
      at = instantAt(on, OPENS, zone);
      moved = "spacing";
    }
    plan.push({ step, day, on, at, moved });
  }
  return plan;
}

/** Finds the first moment from an instant on at which a mail may go out: in the working hours of a working day. */
export function openFrom(instant: number, zone: Zone): number {
  const day = dayIn(zone, instant);
  const hour = hourIn(zone, instant);
  if (isWorkingDay(day) && hour >= OPENS && hour < CLOSES) return instant;
  const next = workingDayFrom(hour < OPENS ? day : addDays(day, 1)).on;
  return instantAt(next, OPENS, zone);
}

/** What is to be done about a message whose time has come: skip it, send it, or wait until a moment. */
export type Turn = { kind: "late" } | { kind: "now" } | { kind: "wait"; until: number };

/**
 * Decides what is to be done about a message whose time has come.
 * @param lastSentAt  when the campaign's last message went out
 */
export function turnOf(
  { plannedAt, lastSentAt, zone }: { plannedAt: number; lastSentAt: number | undefined; zone: Zone },
  instant: number,
): Turn {
  if (instant - plannedAt > LATEST_MS) return { kind: "late" };
  const earliest = Math.max(instant, plannedAt, lastSentAt === undefined ? 0 : lastSentAt + APART_MS);
  const open = openFrom(earliest, zone);
  return open <= instant ? { kind: "now" } : { kind: "wait", until: open };
}

/** The moment after which a message that waits is skipped. */
export const lateAfter = (plannedAt: number) => plannedAt + LATEST_MS;
