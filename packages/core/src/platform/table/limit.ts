import { Entity } from "electrodb";
import { inSeconds, now } from "../clock";
import { UserFacingError } from "../errors";
import { conditionFailed, table } from "./table";

const CounterEntity = new Entity(
  {
    model: { service: "highway", entity: "counter", version: "1" },
    attributes: {
      subject: { type: "string", required: true },
      what: { type: "string", required: true },
      window: { type: "number", required: true },
      count: { type: "number", required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      bySubject: {
        pk: { field: "pk", composite: ["subject"] },
        sk: { field: "sk", composite: ["what", "window"] },
      },
    },
  },
  table,
);

export type Cap = { count: number; seconds: number };

const windowOf = ({ seconds }: Cap) => Math.floor(now() / 1000 / seconds);

/**
 * Counts one deed of `subject`, and refuses it when `count` were done in this window of so many `seconds`. It fails closed: a table that cannot be
 * reached is an error, not a free pass.
 * @param weight  how many deeds it is, no more than `count`: all of them are refused, or none
 * @throws UserFacingError tooMany, saying when to try again
 */
export async function limit(what: string, subject: string, cap: Cap, weight = 1): Promise<void> {
  const { count, seconds } = cap;
  const window = windowOf(cap);
  try {
    await CounterEntity.update({ subject, what, window })
      .add({ count: weight })
      .set({ expiresAt: inSeconds(2 * seconds) })
      .where((counter, { notExists, lte }) => `${notExists(counter.count)} OR ${lte(counter.count, count - weight)}`)
      .go();
  } catch (error) {
    if (!conditionFailed(error)) throw error;
    throw new UserFacingError("tooMany", `Too many attempts. Please try again in ${wait(seconds, window)}.`);
  }
}

/** Counts one deed of `subject` in this window, and refuses nothing. */
export async function count(what: string, subject: string, cap: Cap): Promise<void> {
  await CounterEntity.update({ subject, what, window: windowOf(cap) })
    .add({ count: 1 })
    .set({ expiresAt: inSeconds(2 * cap.seconds) })
    .go();
}

/** Tells how many deeds of `subject` were counted in this window. */
export async function countCalls(what: string, subject: string, cap: Cap): Promise<number> {
  const { data } = await CounterEntity.get({ subject, what, window: windowOf(cap) }).go();
  return data?.count ?? 0;
}

/** Takes one counted deed back, because it turned out to be honest. */
export async function giveBack(what: string, subject: string, cap: Cap): Promise<void> {
  try {
    await CounterEntity.patch({ subject, what, window: windowOf(cap) })
      .subtract({ count: 1 })
      .where((counter, { gt }) => gt(counter.count, 0))
      .go();
  } catch (error) {
    if (!conditionFailed(error)) throw error; // the window has passed meanwhile
  }
}

function wait(seconds: number, window: number): string {
  const minutes = Math.max(1, Math.ceil(((window + 1) * seconds - now() / 1000) / 60));
  if (minutes === 1) return "a minute";
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
