import { isoNow, now, pause } from "../../platform/clock";
import { appAddress, env } from "../../platform/declare/env";
import { logError } from "../../platform/log";
import { MOST_MESSAGE_BYTES } from "../../platform/pure/sockets";
import * as Connections from "../../platform/push/connections";
import * as Push from "../../platform/push/push";
import { enqueue } from "../../platform/queue";
import { queues } from "../../queues";
import type { MarketAlert } from "../news/alerts/schema";
import { COUPONS, corporationTopic, HUB } from "./channels";
import type { HubFrame, HubJob } from "./frame.schema";

/** Tells where the market hub is. */
export const address = (): string => `${appAddress().replace(/^http/, "ws")}${HUB}`;

const messageOf = (frame: HubFrame) => JSON.stringify({ action: "frame", ...frame });

/** Leaves the coupons out of a frame that is too large to be sent, which says that the snapshot has them. */
const sendable = (frame: HubFrame): HubFrame =>
  Buffer.byteLength(messageOf(frame)) > MOST_MESSAGE_BYTES ? { ...frame, coupons: [] } : frame;

/** API Gateway lets an account have ten thousand calls and posts a second together. Of them less than half are for frames: so ten thousand pages are told in two and a half seconds, of the three that they may take. */
const POSTS_A_SECOND = 4_000;
const lanes = queues.frames.atOnce;

/**
 * Tells every page that is open at the market what changed. Keep the coupons and their sequence first: whoever misses a frame asks for the snapshot, which
 * must not be older than the frame.
 */
export const publish = (frame: HubFrame): Promise<void> => tellAll(COUPONS, messageOf(sendable(frame)), frame.at);

/** Tells the pages of a corporation's officers which alert is in force, or that none is. Keep it first: a page that opens meanwhile asks for it. */
export const tellCorporation = (corpId: string, alert: MarketAlert | null): Promise<void> =>
  tellAll(corporationTopic(corpId), JSON.stringify({ action: "marketAlert", alert }), isoNow());

/** Deals the shards to the functions that send, no more at once than there are lanes, each at its part of the rate. */
async function tellAll(topic: string, message: string, at: string): Promise<void> {
  const shards = await Connections.shardsOf(HUB);
  const dealt = Array.from({ length: Math.min(lanes, shards.length) }, (_, lane) =>
    shards.filter((_shard, at) => at % lanes === lane),
  );
  const perSecond = Math.floor(POSTS_A_SECOND / Math.max(1, dealt.length));
  const job = { topic, message, at, perSecond };
  await Promise.all(dealt.map((own) => enqueue(env("FRAMES_QUEUE"), { ...job, shards: own } satisfies HubJob)));
}

/** Sends an alert to every page that its person has open. @returns to how many */
export async function alert(userId: string, alertID: string): Promise<number> {
  const to = await Connections.ofPerson(userId, HUB);
  const sent = await Promise.allSettled(
    to.map((each) => Push.send(env("HUB_CONNECTIONS"), each, { action: "alert", alertID })),
  );
  for (const each of sent) if (each.status === "rejected") logError(each.reason, { doing: "tell a page of an alert" });
  return sent.filter(({ status }) => status === "fulfilled").length;
}

/** Whoever missed a frame for so long has asked for the snapshot. */
const STALE_MS = 60_000;

/** Lanes that begin in one moment would read the table in one moment, again and again, and a call would wait for five reads. */
const APART_MS = 200;

/** Sends a message to those who listen in some shards. One that waited too long is dropped: a later one has told more, and a page asks when it opens. */
export async function deliver({ topic, message, at, shards, perSecond }: HubJob): Promise<Push.Outcome> {
  if (Date.parse(at) + STALE_MS < now()) return { sent: 0, gone: 0, failed: 0 };
  if (perSecond < POSTS_A_SECOND) await pause(Math.random() * APART_MS);
  return Push.tell(env("HUB_CONNECTIONS"), listeners(shards, topic), message, { perSecond });
}

async function* listeners(shards: readonly string[], topic: string) {
  for (const shard of shards) yield* Connections.ofShard(HUB, shard, topic);
}
