import { createWriteTransaction } from "electrodb";
import * as Audit from "../people/audit/index";
import { forgetWords, sinkBelowNewest } from "../platform/table/listing/sunk";
import { TallyEntity, tallyWrite } from "../platform/table/tally";
import { commit } from "../platform/table/write";
import { ClientChangeEntity, ClientEmailEntity, ClientEntity, type ClientItem, changeLaneOf } from "./entity";
import { clientShelf, emailKey } from "./record";
import type { Client } from "./schema";

const entities = {
  client: ClientEntity,
  email: ClientEmailEntity,
  change: ClientChangeEntity,
  event: Audit.AuditEntity,
  tally: TallyEntity,
};

/** The most clients of one officer: more than anyone meets in a working life, and few enough that a program that makes clients in a loop does no harm. */
const MOST_CLIENTS = 25_000;

/** A change of a client: `before` is undefined for one that is made or restored, `after` for one that is deleted. */
type Change = {
  before: Client | undefined;
  after: Client | undefined;
  record: ClientItem;
  /** The `lastUpdated` that the record must have now; undefined when there must be no record yet. */
  expected: string | undefined;
  /** What is noted of it in the trail, in the same write. */
  kind: `client.${string}`;
  detail?: Record<string, number | boolean | string>;
  /** In whose trail that stands; without it, in that of the signed-in person. */
  trail?: { userId: string; corpId: string };
};

/**
 * Writes a client, its claim to its email, and that its reports do not know of the change yet, all or nothing.
 * @returns what refused it: the record itself was changed since, the email is another client's, or there are as many clients as there may be
 */
export async function save(change: Change): Promise<"stale" | "taken" | "full" | undefined> {
  const { before, after, record, expected, kind, detail = {}, trail } = change;
  const held = before && emailKey(before);
  const wanted = after && emailKey(after);
  const keeps = held?.email === wanted?.email;
  const { ownerId, clientId, lastUpdated, card } = record;
  const isCounted = (before === undefined) !== (after === undefined);
  const refused = await commit(
    createWriteTransaction(entities, ({ client, event, tally, email, change }) => [
      client
        .put(record)
        .where((attribute, { eq, notExists }) =>
          expected ? eq(attribute.lastUpdated, expected) : notExists(attribute.lastUpdated),
        )
        .commit(),
      event.create(Audit.eventOf({ kind, subject: clientId, detail }, trail)).commit(),
      ...(isCounted ? [tallyWrite(tally, { ownerId, what: "clients", most: MOST_CLIENTS }, after ? 1 : -1)] : []),
      ...(wanted && !keeps ? [email.create({ ...wanted, clientId }).commit()] : []),
      ...(held && !keeps ? [email.delete(held).commit()] : []),
      ...(expected
        ? [
            change
              .put({ ownerId, clientId, lastUpdated, lane: changeLaneOf(clientId), ...(after && { card }) })
              .commit(),
          ]
        : []),
    ]),
  );
  if (refused.includes(0)) return "stale";
  if (refused.length > 0) return isCounted && refused.includes(2) ? "full" : "taken";
  if (after) await sinkBelowNewest(clientShelf, ownerId);
  else await forgetWords({ ownerId, kind: "client", recordId: clientId });
}
