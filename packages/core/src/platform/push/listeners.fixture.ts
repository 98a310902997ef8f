import * as Connections from "./connections";

/** Reads all who listen to a topic of a channel, in whatever shard. */
export async function listenersTo(channel: string, topic: string): Promise<Connections.Told[]> {
  const all: Connections.Told[] = [];
  for (const shard of await Connections.shardsOf(channel))
    for await (const part of Connections.ofShard(channel, shard, topic)) all.push(...part);
  return all;
}
