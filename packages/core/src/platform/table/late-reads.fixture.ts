/** Answers reads that may be a moment old as a replica does that has not heard of some records yet: there are none. */
import { table } from "./table";

const NAME = "lateReads";
type Input = { Key?: object; ConsistentRead?: boolean };

/**
 * Does something while all reads of some records that may be late are.
 * @param ofRecord  matches their keys, as JSON
 */
export async function withLateReads<R>(ofRecord: RegExp, deed: () => Promise<R>): Promise<R> {
  table.client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (given) => {
        const { Key, ConsistentRead } = given.input as Input;
        const answer = await next(given);
        const isLate = /^Get/.test(commandName) && !ConsistentRead && ofRecord.test(JSON.stringify(Key));
        return isLate ? { ...answer, output: { ...answer.output, Item: undefined } } : answer;
      },
    { step: "initialize", name: NAME },
  );
  try {
    return await deed();
  } finally {
    table.client.middlewareStack.remove(NAME);
  }
}
