import { createWriteTransaction } from "electrodb";
import { forgetWords, sinkBelowNewest } from "../platform/table/listing/sunk";
import { commit } from "../platform/table/write";
import { ClientChangeEntity, ClientEmailEntity, ClientEntity, type ClientItem } from "./entity";
import { clientShelf, emailKey } from "./record";
import type { Client } from "./schema";

const entities = { client: ClientEntity, email: ClientEmailEntity, change: ClientChangeEntity };

/** A change of a client: `before` is undefined for one that is made or restored, `after` for one that is deleted. */
type Change = {
  before: Client | undefined;
  after: Client | undefined;
  record: ClientItem;
  /** The `lastUpdated` that the record must have now; undefined when there must be no record yet. */
  expected: string | undefined;
};

/**
 * Writes a client, its claim to its email, and that its reports do not know of the change yet, all or nothing.
 * @returns what refused it: the record itself was changed since, or the email is another client's
 */
export async function save({ before, after, record, expected }: Change): Promise<"stale" | "taken" | undefined> {
  const held = before && emailKey(before);
  const wanted = after && emailKey(after);
  const keeps = held?.email === wanted?.email;
  const { ownerId, clientId, lastUpdated, card } = record;
  const refused = await commit(
    createWriteTransaction(entities, ({ client, email, change }) => [
      client
        .put(record)
        .where((attribute, { eq, notExists }) =>
          expected ? eq(attribute.lastUpdated, expected) : notExists(attribute.lastUpdated),
        )
        .commit(),
      ...(wanted && !keeps ? [email.create({ ...wanted, clientId }).commit()] : []),
      ...(held && !keeps ? [email.delete(held).commit()] : []),
      ...(expected ? [change.put({ ownerId, clientId, lastUpdated, ...(after && { card }) }).commit()] : []),
    ]),
  );
  if (refused.length > 0) return refused.includes(0) ? "stale" : "taken";
  if (after) await sinkBelowNewest(clientShelf, ownerId);
  else await forgetWords({ ownerId, kind: "client", recordId: clientId });
}
