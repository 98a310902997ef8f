import { startQueues } from "@highway/local/queues";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startSockets } from "@highway/local/sockets";
import { startTable } from "@highway/local/table";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { advance, isoNow } from "../../platform/clock";
import { MOST_MESSAGE_BYTES } from "../../platform/pure/sockets";
import * as Connections from "../../platform/push/connections";
import { listenersTo } from "../../platform/push/listeners.fixture";
import { emptyTable } from "../../platform/table/empty.fixture";
import { exampleAlert } from "../news/alerts/example";
import { corporationTopic, HUB, hubChannels } from "./channels";
import type { HubFrame, HubJob } from "./frame.schema";
import * as Hub from "./index";

const jobs: HubJob[] = [];
beforeAll(() => {
  const take = async ({ Records }: { Records: { body: string }[] }) => {
    jobs.push(...Records.map(({ body }) => JSON.parse(body)));
  };
  return runBeside(startTable(), startQueues({ frames: take }), startSockets({ originSecret: "secret" }));
});
beforeEach(async () => {
  await emptyTable();
  jobs.length = 0;
});

const [coupon] = hubChannels[HUB].sends.frame.example.coupons as HubFrame["coupons"];
const frame = (coupons = [coupon!]): HubFrame => ({ sequence: 7, after: 6, at: isoNow(), coupons });
const note = (connectionId: string) =>
  Connections.note({
    connectionId,
    channel: HUB,
    topics: ["coupons"],
    holder: { kind: "person", userId: "usr_1", sessionId: "ses_1" },
  });

it("hands out nothing while nobody is connected", async () => {
  await Hub.publish(frame());
  expect(jobs).toEqual([]);
});

it("deals the shards to five lanes, which together keep to two fifths of the account's rate", async () => {
  await note("one");
  const shards = vi.spyOn(Connections, "shardsOf");
  for (const [count, lanes] of [
    [1, 1],
    [3, 3],
    [12, 5],
  ] as const) {
    jobs.length = 0;
    const all = Array.from({ length: count }, (_, at) => `1.${at}`);
    shards.mockResolvedValueOnce(all);
    await Hub.publish(frame());
    await expect.poll(() => jobs.length).toBe(lanes);
    expect(jobs.flatMap((job) => job.shards).sort()).toEqual(all.sort());
    expect(jobs.reduce((sum, { perSecond }) => sum + perSecond, 0)).toBeLessThanOrEqual(4_000);
    expect(JSON.parse(jobs[0]!.message)).toMatchObject({ action: "frame", sequence: 7, coupons: [coupon] });
  }
});

it("leaves the coupons out of a frame that would close every connection for its size", async () => {
  await note("one");
  const many = Array.from({ length: 100 }, (_, at) => ({ ...coupon!, couponID: `umbs-${at}` }));
  await Hub.publish(frame(many));
  await expect.poll(() => jobs.length).toBe(1);
  expect(JSON.parse(jobs[0]!.message).coupons).toEqual([]);
  expect(Buffer.byteLength(jobs[0]!.message)).toBeLessThan(MOST_MESSAGE_BYTES);
});

it("forgets the connections that are gone, and drops a frame that waited for a minute", async () => {
  await note("one");
  const job = {
    topic: "coupons",
    message: "{}",
    at: isoNow(),
    shards: await Connections.shardsOf(HUB),
    perSecond: 1_000,
  };
  advance(2_000);
  expect(await Hub.deliver(job)).toEqual({ sent: 0, gone: 1, failed: 0 });
  expect(await Connections.find("one")).toBeUndefined();
  await note("two");
  advance(61_000);
  expect(await Hub.deliver(job)).toEqual({ sent: 0, gone: 0, failed: 0 });
});

it("tells an alert to the people of its corporation, and to nobody else", async () => {
  const connections = { own: corporationTopic("crp_1"), other: corporationTopic("crp_2") };
  for (const [connectionId, topic] of Object.entries(connections))
    await Connections.note({
      connectionId,
      channel: HUB,
      topics: ["coupons", topic],
      holder: { kind: "person", userId: `usr_${connectionId}`, sessionId: "ses_1" },
    });
  await Hub.tellCorporation("crp_1", exampleAlert);
  // Where an age of shards has just begun, there are some of two.
  const all = await Connections.shardsOf(HUB);
  await expect.poll(() => jobs.flatMap(({ shards }) => shards).sort()).toEqual(all.sort());
  const [{ topic, message }] = jobs as [HubJob];
  expect(JSON.parse(message)).toEqual({ action: "marketAlert", alert: exampleAlert });
  const told = await listenersTo(HUB, topic);
  expect(told.map(({ connectionId }) => connectionId)).toEqual(["own"]);
});
