import { randomInt } from "node:crypto";
import { createWriteTransaction, type Entity, type Schema, type TransactWriteEntity } from "electrodb";
import type * as z from "zod/mini";
import { action } from "../../platform/action";
import { actor, inCharge, origin, person } from "../../platform/actor";
import { inSeconds, isoNow } from "../../platform/clock";
import { newId } from "../../platform/id";
import { type Counted, TallyEntity, tallyWrite } from "../../platform/table/tally";
import { commit, type WithinTransaction } from "../../platform/table/write";
import { AuditEntity, type AuditItem } from "./entity";
import { type AuditEvent, AuditQuery } from "./schema";

type Deed = Pick<AuditEvent, "subject"> & { kind: `${string}.${string}`; detail?: AuditEvent["detail"] };
/** The owner is the person, and the corporation, in whose trail an event is written. */
type Owner = { userId: string; corpId: string };

/** Sign-in attempts with unknown addresses belong to no person's trail. */
const NOBODY = "nobody";

/** How long an event is kept, in days: five years of what people did, three months of what was tried with addresses that nobody has. */
const DAYS = { person: 5 * 365, nobody: 90 };

/**
 * A corporation of a hundred thousand officers writes more events a second than one partition of the table takes, and so does an attack on the sign-in.
 * So a corporation's trail, and nobody's, is this many.
 */
const SHARDS = 4;
const shards = Array.from({ length: SHARDS }, (_, shard) => shard);

/** What changes no record that its line could be written with: what was refused, what was only looked at, and what went out by mail alone. */
type Alone = Deed & {
  kind:
    | "session.refused"
    | "passkey.refused"
    | "second-factor.refused"
    | "passcode.refused"
    | "clients.seen"
    | "feedback.sent";
};

/** Writes an event of something that changed no record into the trail of the signed-in person. */
export const append = (deed: Alone): Promise<void> => appendFor(person(), deed);

/** Writes an event of something that changed no record into the owner's trail. The owner is undefined when a sign-in is attempted with an unknown address. */
export async function appendFor(owner: Owner | undefined, deed: Alone): Promise<void> {
  await AuditEntity.create(eventOf(deed, owner ?? null)).go();
}

/**
 * Writes one record, and what the trail says of it, in one write. A deed of more records lists its event (`eventOf`) in a transaction of its own.
 * @param write  makes the write of the record
 * @returns false when the record's own condition refused the write, and then the trail says nothing
 */
export async function commitWithEvent<A extends string, F extends string, C extends string, S extends Schema<A, F, C>>(
  entity: Entity<A, F, C, S>,
  write: (record: TransactWriteEntity<A, F, C, S>) => object,
  event: AuditItem,
): Promise<boolean> {
  const transaction = createWriteTransaction({ record: entity, event: AuditEntity }, ((within: {
    record: TransactWriteEntity<A, F, C, S>;
    event: { create: (event: AuditItem) => { commit: () => object } };
  }) => [write(within.record), within.event.create(event).commit()]) as never);
  return (await commit(transaction as never)).length === 0;
}

/**
 * Makes or deletes one record of which its owner may have so many, counts it, and writes what the trail says of it, in one write: many at once cannot pass
 * the most.
 * @param by  1 for a new record, -1 for one that goes
 * @returns whether it was written, or refused by the record's own condition, or because there are as many as there may be
 */
export async function commitCounted<A extends string, F extends string, C extends string, S extends Schema<A, F, C>>(
  entity: Entity<A, F, C, S>,
  write: (record: TransactWriteEntity<A, F, C, S>) => object,
  { event, by, ...counted }: Counted & { by: 1 | -1; event?: AuditItem },
): Promise<"written" | "refused" | "full"> {
  const entities = { record: entity, tally: TallyEntity, event: AuditEntity };
  const transaction = createWriteTransaction(entities, ((within: {
    record: TransactWriteEntity<A, F, C, S>;
    tally: WithinTransaction<typeof TallyEntity>;
    event: { create: (event: AuditItem) => { commit: () => object } };
  }) => [
    write(within.record),
    tallyWrite(within.tally, counted, by),
    ...(event ? [within.event.create(event).commit()] : []),
  ]) as never);
  const refused = await commit(transaction as never);
  if (refused.length === 0) return "written";
  return refused.includes(0) ? "refused" : "full";
}

/**
 * The event of a deed, in the trail of the signed-in person unless another owner is named, for the transaction that does the deed: the two are one write, so neither is there
 * without the other (docs/decisions/063).
 */
export function eventOf({ kind, subject, detail = {} }: Deed, owner: Owner | null = person()): AuditItem {
  const who = actor();
  const shard = randomInt(SHARDS);
  return {
    ownerId: owner?.userId ?? `${NOBODY}-${shard}`,
    corpId: owner?.corpId ?? NOBODY,
    eventId: newId("event"),
    shard,
    at: isoNow(),
    kind,
    subject,
    detail,
    actorId: who.kind === "person" ? who.userId : undefined,
    address: origin().address,
    expiresAt: inSeconds((owner ? DAYS.person : DAYS.nobody) * 86_400),
  };
}

export { AuditEntity, type AuditItem } from "./entity";

/** Lists the signed-in person's own trail, newest first. An admin may ask for the trail of the whole corporation, and staff for any corporation's. */
export const list = action(AuditQuery, async (query): Promise<AuditEvent[]> => {
  const events = await (query.scope === "corp" ? corporationTrail(query) : ownTrail(query));
  return events.map(toEvent);
});

type Page = z.output<typeof AuditQuery>;
const options = ({ count }: Page) => ({ order: "desc", limit: count }) as const;

async function ownTrail(page: Page): Promise<AuditItem[]> {
  const trail = AuditEntity.query.byOwner({ ownerId: person().userId });
  return (await (page.cursor ? trail.lt({ eventId: page.cursor }) : trail).go(options(page))).data;
}

/** Reads a page of each shard: the page asked for is among them. */
async function corporationTrail(page: Page): Promise<AuditItem[]> {
  const corpId = inCharge(page.corpID);
  const pages = await Promise.all(
    shards.map((shard) => {
      const trail = AuditEntity.query.byCorp({ corpId, shard });
      return (page.cursor ? trail.lt({ eventId: page.cursor }) : trail).go(options(page));
    }),
  );
  const events = pages.flatMap(({ data }) => data).toSorted((one, other) => (one.eventId < other.eventId ? 1 : -1));
  return events.slice(0, page.count);
}

const toEvent = (item: AuditItem): AuditEvent => ({
  id: item.eventId,
  at: item.at,
  kind: item.kind,
  subject: item.subject,
  detail: item.detail,
  actorID: item.actorId ?? null,
  address: item.address,
});
