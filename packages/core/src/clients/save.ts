import { createWriteTransaction } from "electrodb";
import { forgetRows, ListedEntity, rowChanges } from "../platform/table/listing/rows";
import { commit, MOST_WRITES } from "../platform/table/write";
import { ClientEmailEntity, ClientEntity, type ClientItem } from "./entity";
import { emailKey, toRows } from "./record";
import type { Client } from "./schema";

const entities = { client: ClientEntity, email: ClientEmailEntity, listed: ListedEntity };

/** A change of a client's record and of what makes it found: `before` is undefined for a client that is made or restored, `after` for one that is deleted. */
type Change = {
  before: Client | undefined;
  after: Client | undefined;
  record: ClientItem;
  /** The `lastUpdated` that the record must have now; undefined when there must be no record yet. */
  expected: string | undefined;
};

/**
 * Writes a client, its claim to its e-mail and its places in lists, all or nothing.
 * @returns what refused it: the record itself was changed since, or the e-mail is another client's
 */
export async function save({ before, after, record, expected }: Change): Promise<"stale" | "taken" | undefined> {
  const held = before && emailKey(before);
  const wanted = after && emailKey(after);
  const keeps = held?.email === wanted?.email;
  const rows = rowChanges(before ? toRows(before) : [], after ? toRows(after) : []);
  const room = MOST_WRITES - 3 - rows.put.length;
  const refused = await commit(
    createWriteTransaction(entities, ({ client, email, listed }) => [
      client
        .put(record)
        .where(({ lastUpdated }, { eq, notExists }) => (expected ? eq(lastUpdated, expected) : notExists(lastUpdated)))
        .commit(),
      ...(wanted && !keeps ? [email.create({ ...wanted, clientId: record.clientId }).commit()] : []),
      ...(held && !keeps ? [email.delete(held).commit()] : []),
      ...rows.put.map((row) => listed.put(row).commit()),
      ...rows.remove.slice(0, room).map((row) => listed.delete(row).commit()),
    ]),
  );
  if (refused.length > 0) return refused.includes(0) ? "stale" : "taken";
  await forgetRows(rows.remove.slice(room));
}
