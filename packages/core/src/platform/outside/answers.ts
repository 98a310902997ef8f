import { CustomAttributeType, Entity } from "electrodb";
import { inSeconds, now } from "../clock";
import { logError } from "../log";
import { table } from "../table/table";

/** An answer from outside belongs to nobody: everyone is told the same. Nothing that a person typed is kept here. */
const OutsideAnswerEntity = new Entity(
  {
    model: { service: "highway", entity: "outsideanswer", version: "1" },
    attributes: {
      question: { type: "string", required: true },
      answer: { type: CustomAttributeType<unknown>("any"), required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: { byQuestion: { pk: { field: "pk", composite: ["question"] }, sk: { field: "sk", composite: [] } } },
  },
  table,
);

/**
 * Asks outside once, and keeps the answer for everyone.
 * @param question  names the answer and the shape that it has; never an address or anything else that a person typed
 * @param keepFor   seconds, by what was answered
 */
export async function rememberedAnswer<T>(
  question: string,
  keepFor: (answer: T) => number,
  learn: () => Promise<T>,
): Promise<T> {
  const { data } = await OutsideAnswerEntity.get({ question }).go();
  // The table deletes expired items in its own time, so an item may have expired.
  if (data && data.expiresAt > inSeconds(0)) return data.answer as T;
  const answer = await learn();
  await OutsideAnswerEntity.put({ question, answer, expiresAt: inSeconds(keepFor(answer)) }).go();
  return answer;
}

/** An answer that outlives its source's outages, and when it was learned, in milliseconds since 1970. */
export type LastKnown<T> = { answer: T; learnedAt: number };
type Seconds = { fresh: number; retry: number; kept: number };
type KeptAnswer<T> = { known: LastKnown<T> | null; askAgainAt: number };

/**
 * Asks outside when the last answer is no longer fresh, and keeps that one for everyone while the source does not answer.
 * @param seconds  how long an answer is fresh, when a source that failed is asked again, and how old an answer may be told
 * @returns        undefined where no answer was ever learned, or the last one is too old
 */
export async function lastKnown<T>(
  question: string,
  { fresh, retry, kept }: Seconds,
  learn: () => Promise<T>,
): Promise<LastKnown<T> | undefined> {
  const { data } = await OutsideAnswerEntity.get({ question }).go();
  const before = data && data.expiresAt > inSeconds(0) ? (data.answer as KeptAnswer<T>) : undefined;
  if (before && before.askAgainAt > now()) return before.known ?? undefined;
  const keep = (known: LastKnown<T> | null, wait: number, expiresAt: number) =>
    OutsideAnswerEntity.put({ question, answer: { known, askAgainAt: now() + wait * 1000 }, expiresAt }).go();
  try {
    const known = { answer: await learn(), learnedAt: now() };
    await keep(known, fresh, inSeconds(kept));
    return known;
  } catch (error) {
    logError(error);
    const known = before?.known ?? null;
    await keep(known, retry, known && data ? data.expiresAt : inSeconds(retry));
    return known ?? undefined;
  }
}
