/** The connections that are open: who holds each, what it listens to, and in which shard it is told. */
import { QueryCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import { CustomAttributeType, Entity } from "electrodb";
import { inSeconds, now } from "../clock";
import { LONGEST_SECONDS } from "../pure/sockets";
import { table } from "../table/table";
import { readEach, writeEach } from "../table/write";
import { type Holder, ownerOf } from "./tickets";

/** API Gateway does not always say that a connection has ended: its record goes ten minutes after the connection cannot be any more. */
const KEPT_SECONDS = LONGEST_SECONDS + 600;
/** A shard is what one function tells in its turn. */
const SHARD_SIZE = 1_000;
/** A shard is read by parts, of which the first are told while the next are read. Each costs the table as much as fifty records more, so they are not smaller. */
const READ_AT_ONCE = 200;

const ConnectionEntity = new Entity(
  {
    model: { service: "highway", entity: "connection", version: "1" },
    attributes: {
      ownerId: { type: "string", required: true },
      connectionId: { type: "string", required: true },
      channel: { type: "string", required: true },
      shard: { type: "string", required: true },
      topics: { type: "list", items: { type: "string" }, required: true },
      holder: { type: CustomAttributeType<Holder>("any"), required: true },
      /** Milliseconds since 1970. */
      openedAt: { type: "number", required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      ofOwner: { pk: { field: "pk", composite: ["ownerId"] }, sk: { field: "sk", composite: ["connectionId"] } },
      ofShard: {
        index: "gsi1",
        pk: { field: "gsi1pk", composite: ["channel", "shard"] },
        sk: { field: "gsi1sk", composite: ["connectionId"] },
      },
      byId: {
        index: "gsi2",
        pk: { field: "gsi2pk", composite: ["connectionId"] },
        sk: { field: "gsi2sk", composite: [] },
      },
    },
  },
  table,
);

/** Counts the connections that were opened in a stretch of time, by which they are dealt to shards. Every connection of the stretch before the last one is over. */
const OpenedEntity = new Entity(
  {
    model: { service: "highway", entity: "opened", version: "1" },
    attributes: {
      channel: { type: "string", required: true },
      stretch: { type: "number", required: true },
      count: { type: "number", required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      ofChannel: { pk: { field: "pk", composite: ["channel"] }, sk: { field: "sk", composite: ["stretch"] } },
    },
  },
  table,
);

export type Connection = {
  ownerId: string;
  connectionId: string;
  channel: string;
  topics: string[];
  holder: Holder;
  openedAt: number;
};
export type Told = Pick<Connection, "ownerId" | "connectionId" | "openedAt">;

const stretchOf = (time: number) => Math.floor(time / 1000 / KEPT_SECONDS);

async function shardFor(channel: string): Promise<string> {
  const stretch = stretchOf(now());
  const { data } = await OpenedEntity.update({ channel, stretch })
    .add({ count: 1 })
    .set({ expiresAt: inSeconds(2 * KEPT_SECONDS) })
    .go({ response: "all_new" });
  return `${stretch}.${Math.floor((data.count! - 1) / SHARD_SIZE)}`;
}

type Opening = { connectionId: string; channel: string; topics: readonly string[]; holder: Holder };

/** Notes that a connection is open. */
export async function note({ connectionId, channel, topics, holder }: Opening): Promise<void> {
  await ConnectionEntity.put({
    ownerId: ownerOf(holder),
    connectionId,
    channel,
    shard: await shardFor(channel),
    topics: [...topics],
    holder,
    openedAt: now(),
    expiresAt: inSeconds(KEPT_SECONDS),
  }).go();
}

const isOver = ({ expiresAt }: { expiresAt: number }) => expiresAt <= inSeconds(0);

/** Lists the connections of the holder's owner to a channel, the oldest first. */
export async function ofHolder(holder: Holder, channel: string): Promise<Told[]> {
  const { data } = await ConnectionEntity.query.ofOwner({ ownerId: ownerOf(holder) }).go({ pages: "all" });
  const alike = data.filter((each) => each.channel === channel && each.holder.kind === holder.kind && !isOver(each));
  return alike.toSorted((one, other) => one.openedAt - other.openedAt);
}

/** Lists the connections of a person to a channel, in whatever browser they are signed in. */
export async function ofPerson(userId: string, channel: string): Promise<Told[]> {
  const { data } = await ConnectionEntity.query.ofOwner({ ownerId: userId }).go({ pages: "all", consistent: true });
  return data.filter((each) => each.channel === channel && each.holder.kind === "person" && !isOver(each));
}

/** Finds a connection. The index by which it is found follows a moment after the record. */
export async function find(connectionId: string): Promise<Connection | undefined> {
  const { data } = await ConnectionEntity.query.byId({ connectionId }).go();
  return data.find((each) => !isOver(each));
}

/** Forgets a connection. One that is not known is forgotten too. */
export async function forget({ ownerId, connectionId }: Pick<Told, "ownerId" | "connectionId">): Promise<void> {
  await ConnectionEntity.delete({ ownerId, connectionId }).go();
}

/**
 * Forgets the connections that these sessions of a person opened, on every channel: they are told nothing from now on, and what is said on one closes it.
 * Asked for without a right to close anything, as whoever ends a session has none.
 */
export async function forgetSessions(ownerId: string, sessionIds: readonly string[]): Promise<void> {
  const { data } = await ConnectionEntity.query.ofOwner({ ownerId }).go({ pages: "all", consistent: true });
  const theirs = data.filter(({ holder }) => holder.kind === "person" && sessionIds.includes(holder.sessionId));
  const keys = theirs.map(({ connectionId }) => ({ ownerId, connectionId }));
  await writeEach(keys, async (some) => ConnectionEntity.delete(some).go());
}

/** Lists the shards of a channel in which there may be connections. */
export async function shardsOf(channel: string): Promise<string[]> {
  const last = stretchOf(now());
  const keys = [last - 1, last].map((stretch) => ({ channel, stretch }));
  const opened = await readEach(keys, async (some) => OpenedEntity.get(some).go());
  return opened.flatMap(({ stretch, count }) =>
    Array.from({ length: Math.ceil(count / SHARD_SIZE) }, (_, at) => `${stretch}.${at}`),
  );
}

/** What is sent needs these of a connection. ElectroDB would have the keys of the record and of the index come as well, which are three quarters of an answer. */
const toldOf = "ownerId, connectionId, openedAt";

/** Reads the connections of a shard that listen to a topic, part by part. */
export async function* ofShard(channel: string, shard: string, topic: string): AsyncGenerator<Told[]> {
  const asked = ConnectionEntity.query
    .ofShard({ channel, shard })
    .where(({ topics, expiresAt }, { contains, gt }) => `${contains(topics, topic)} AND ${gt(expiresAt, inSeconds(0))}`)
    .params({ limit: READ_AT_ONCE }) as QueryCommandInput;
  let from: QueryCommandInput["ExclusiveStartKey"];
  do {
    const part = await table.client.send(
      new QueryCommand({ ...asked, ProjectionExpression: toldOf, ExclusiveStartKey: from }),
    );
    yield (part.Items ?? []) as Told[];
    from = part.LastEvaluatedKey;
  } while (from);
}
