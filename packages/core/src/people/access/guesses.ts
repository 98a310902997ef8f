/** Wrong codes are counted over all addresses and networks together: somebody who tries a few at each address meets no other limit. */
import { randomInt } from "node:crypto";
import { logWrongCode } from "../../platform/log";
import { type Cap, count, countCalls } from "../../platform/table/limit";

/** Twenty thousand people who sign in within a quarter of an hour, and mistype one code in twenty, stay below it. */
const budget = { count: 1000, seconds: 15 * 60 };
/** One counter would take no more writes a second than one partition of the table. So there are several, and each has its part of the budget. */
const SHARDS = 8;
const ofShard: Cap = { count: budget.count / SHARDS, seconds: budget.seconds };
const anyShard = () => `everyone-${randomInt(SHARDS)}`;

/** Counts a wrong code, of a mail, an app or a list of recovery codes. Its line in the log is what the alarm counts. */
export async function noteWrongCode(what: "mailed" | "app" | "recovery"): Promise<void> {
  logWrongCode(what);
  await count("wrong codes", anyShard(), ofShard);
}

/** Says whether so many codes are wrong everywhere that somebody must be guessing. */
export const isGuessing = async (): Promise<boolean> =>
  (await countCalls("wrong codes", anyShard(), ofShard)) >= ofShard.count;
