import { now } from "../../platform/clock";
import { appAddress, env } from "../../platform/declare/env";
import { MOST_MESSAGE_BYTES } from "../../platform/pure/sockets";
import * as Connections from "../../platform/push/connections";
import * as Push from "../../platform/push/push";
import { enqueue } from "../../platform/queue";
import { queues } from "../../queues";
import { COUPONS, HUB } from "./channels";
import type { FrameJob, HubFrame } from "./frame.schema";

/** Tells where the market hub is. */
export const address = (): string => `${appAddress().replace(/^http/, "ws")}${HUB}`;

const messageOf = (frame: HubFrame) => JSON.stringify({ action: "frame", ...frame });

/** Leaves the coupons out of a frame that is too large to be sent, which says that the snapshot has them. */
const sendable = (frame: HubFrame): HubFrame =>
  Buffer.byteLength(messageOf(frame)) > MOST_MESSAGE_BYTES ? { ...frame, coupons: [] } : frame;

/** API Gateway lets an account have ten thousand calls and posts a second together: half of them are for frames. */
const POSTS_A_SECOND = 5_000;
const lanes = queues.frames.atOnce;

/**
 * Tells every page that is open at the market what changed. Keep the coupons and their sequence first: whoever misses a frame asks for the snapshot, which
 * must not be older than the frame. The shards are dealt to the functions that send, no more at once than there are lanes, each at its part of the rate.
 */
export async function publish(frame: HubFrame): Promise<void> {
  const shards = await Connections.shardsOf(HUB);
  const dealt = Array.from({ length: Math.min(lanes, shards.length) }, (_, lane) =>
    shards.filter((_shard, at) => at % lanes === lane),
  );
  const perSecond = Math.floor(POSTS_A_SECOND / Math.max(1, dealt.length));
  const job = { frame: sendable(frame), perSecond };
  await Promise.all(dealt.map((own) => enqueue(env("FRAMES_QUEUE"), { ...job, shards: own } satisfies FrameJob)));
}

/** Whoever missed a frame for so long has asked for the snapshot. */
const STALE_MS = 60_000;

/** Sends a frame to some shards. One that waited too long is dropped, for a later one has told more. */
export async function deliver({ frame, shards, perSecond }: FrameJob): Promise<Push.Outcome> {
  const all: Push.Outcome = { sent: 0, gone: 0, failed: 0 };
  if (Date.parse(frame.at) + STALE_MS < now()) return all;
  for (const shard of shards) {
    const to = await Connections.ofShard(HUB, shard, COUPONS);
    const outcome = await Push.tell(env("HUB_CONNECTIONS"), to, messageOf(frame), { perSecond });
    for (const name of ["sent", "gone", "failed"] as const) all[name] += outcome[name];
  }
  return all;
}
