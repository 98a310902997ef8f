/** Counts what the table charges, in its own units. */
import { table } from "./table";

export type Charges = { read: number; write: number };
const charged: Charges = { read: 0, write: 0 };
type Answer = { ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[] };
table.client.middlewareStack.add(
  (next, { commandName = "" }) =>
    async (given) => {
      const answer = await next({ ...given, input: { ...given.input, ReturnConsumedCapacity: "TOTAL" } });
      for (const each of [(answer.output as Answer).ConsumedCapacity ?? []].flat())
        charged[/Get|Query/.test(commandName) ? "read" : "write"] += each.CapacityUnits ?? 0;
      return answer;
    },
  { step: "initialize" },
);

/** Does something, and answers what the table charged for it. */
export async function chargesOf(deed: () => Promise<unknown>): Promise<Charges> {
  Object.assign(charged, { read: 0, write: 0 });
  await deed();
  return { ...charged };
}
