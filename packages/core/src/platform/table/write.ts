import { setTimeout as pause } from "node:timers/promises";
import type { Entity, TransactWriteEntity } from "electrodb";

/** An entity as a transaction gives it, whose writes are committed and not sent by themselves. */
export type WithinTransaction<E> =
  E extends Entity<infer A, infer F, infer C, infer S> ? TransactWriteEntity<A, F, C, S> : never;

type Outcome = { rejected: boolean; code?: string };
type Transaction = { go: () => Promise<{ canceled: boolean; data: readonly (Outcome | null)[] }> };

/** Tells whether another request was writing the same item; the next try finds it free. */
const isConflict = ({ code }: Outcome) => code === "TransactionConflict";
type Operations<A> = { eq: (name: A, value: number) => string; notExists: (name: A) => string };
/** The condition that nobody changed a record since it was read: `changes` counts how often that was done. */
export const unchanged =
  (changes: number | undefined) =>
  <A>(attributes: { changes: A }, { eq, notExists }: Operations<A>): string =>
    changes ? eq(attributes.changes, changes) : notExists(attributes.changes);

const TRIES = 8;
/** Pauses before another attempt, each time longer and by chance, so that callers who wait for one item come back one by one. */
const before = (attempt: number) => pause(25 * 2 ** Math.min(attempt, 5) * (0.5 + Math.random()));

/**
 * Writes all or nothing.
 * @returns the places of the writes that their own condition refused; empty when everything was written
 * @throws Error when the table cannot do it for another reason
 */
export async function commit(transaction: Transaction): Promise<number[]> {
  for (let attempt = 1; ; attempt++) {
    const { canceled, data } = await transaction.go();
    if (!canceled) return [];
    const outcomes = data.map((outcome) => outcome ?? { rejected: false });
    const refused = outcomes.flatMap(({ code }, at) => (code === "ConditionalCheckFailed" ? [at] : []));
    if (refused.length > 0) return refused;
    if (attempt === TRIES || !outcomes.some(isConflict))
      throw new Error(`The transaction was cancelled: ${outcomes.map(({ code }) => code).join(", ")}`);
    await before(attempt);
  }
}

/**
 * Writes many items, one by one and in no order, until the table has taken each.
 * @param write  writes some of them at once, and answers those that the table did not take
 */
export async function writeEach<T>(
  items: readonly T[],
  write: (items: T[]) => Promise<{ unprocessed: T[] }>,
): Promise<void> {
  let left = [...items];
  for (let attempt = 1; left.length > 0; attempt++) {
    const { unprocessed } = await write(left);
    left = unprocessed;
    if (left.length > 0 && attempt === TRIES) throw new Error(`The table did not take ${left.length} items.`);
    if (left.length > 0) await before(attempt);
  }
}

/**
 * Reads many items by their keys, in no order, until the table has answered each.
 * @param read  reads some of them at once, and answers with the keys of those that the table did not answer
 * @returns the items that there are
 */
export async function readEach<K, T>(
  keys: readonly K[],
  read: (keys: K[]) => Promise<{ data: T[]; unprocessed: K[] }>,
): Promise<T[]> {
  const found: T[] = [];
  await writeEach(keys, async (some) => {
    const { data, unprocessed } = await read(some);
    found.push(...data);
    return { unprocessed };
  });
  return found;
}
