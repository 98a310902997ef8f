import { Entity } from "electrodb";
import { table } from "./table";
import type { WithinTransaction } from "./write";

/** How many records of a kind somebody has. It is written in the transaction that makes or deletes one, so that many at once cannot pass the most. */
export const TallyEntity = new Entity(
  {
    model: { service: "highway", entity: "tally", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      what: { type: "string", required: true },
      count: { type: "number", required: true },
    },
    indexes: { ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["what"] } } },
  },
  table,
);

/** What is counted of whom, and how many there may be. */
export type Counted = { ownerId: string; what: string; most: number };

/** Counts some more records, or some less, as a part of a transaction: more than `most` are refused. */
export function tallyWrite(tally: WithinTransaction<typeof TallyEntity>, { ownerId, what, most }: Counted, by: number) {
  const update = tally.update({ ownerId, what }).add({ count: by });
  return by < 0
    ? update.commit()
    : update.where(({ count }, { notExists, lt }) => `${notExists(count)} OR ${lt(count, most - by + 1)}`).commit();
}
