import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { PutCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { advance, now } from "../clock";
import { MOST_MESSAGE_BYTES } from "../pure/sockets";
import { withRefusedBatches } from "../table/refused-batches.fixture";
import { table } from "../table/table";
import * as Connections from "./connections";
import { listenersTo } from "./listeners.fixture";
import * as Push from "./push";

type Asked = { method: string; path: string; headers: IncomingMessage["headers"]; body: string; at: number };
let asked: Asked[] = [];
let statuses: (path: string) => number = () => 200;
let place: string;
beforeAll(async () => {
  const server = createServer(async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    asked.push({ method, path, headers, body: await text(request), at: performance.now() });
    response.writeHead(statuses(path)).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  place = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hub`;
  const stop = await runBeside(startTable());
  return async () => {
    await stop();
    server.closeAllConnections();
    server.close();
  };
});
afterEach(() => {
  [asked, statuses] = [[], () => 200];
});

const holder = { kind: "person", userId: "usr_1", sessionId: "ses_1" } as const;
async function opened(connectionId: string): Promise<Connections.Told> {
  await Connections.note({ connectionId, channel: "/c", topics: ["all"], holder });
  return { ownerId: "usr_1", connectionId, openedAt: now() };
}
const isKnown = async (connectionId: string) => (await Connections.find(connectionId)) !== undefined;

it("posts a message to a connection by its id, signed for API Gateway", async () => {
  await Push.send(place, await opened("aB+/="), { action: "frame" });
  expect(asked).toMatchObject([{ method: "POST", path: "/hub/@connections/aB%2B%2F%3D", body: '{"action":"frame"}' }]);
  expect(asked[0]!.headers.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=\S+\/execute-api\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date/,
  );
});

describe("a connection that is gone", () => {
  it("is forgotten", async () => {
    const old = await opened("old");
    advance(1_000);
    statuses = () => 410;
    await Push.send(place, old, {});
    expect(await isKnown("old")).toBe(false);
  });

  it("is not forgotten within a second of its opening, when API Gateway may not know it yet", async () => {
    const young = await opened("young");
    statuses = () => 410;
    await Push.send(place, young, {});
    expect(await isKnown("young")).toBe(true);
  });
});

it("asks again where API Gateway is busy, and gives up in the end", async () => {
  const to = await opened("busy");
  let times = 0;
  statuses = () => (++times < 3 ? 429 : 200);
  await Push.send(place, to, {});
  expect(asked).toHaveLength(3);
  statuses = () => 503;
  await expect(Push.send(place, to, {})).rejects.toThrow("API Gateway answered 503 for a connection.");
  statuses = () => 403;
  await expect(Push.send(place, to, {})).rejects.toThrow("API Gateway answered 403 for a connection.");
  expect(asked).toHaveLength(3 + 3 + 1);
});

it("sends nothing that would close a connection for its size", async () => {
  const to = await opened("large");
  await expect(Push.send(place, to, { text: "x".repeat(MOST_MESSAGE_BYTES) })).rejects.toThrow(/too large to send/);
  expect(asked).toEqual([]);
});

it("closes a connection and forgets it", async () => {
  await Push.close(place, await opened("done"));
  expect(asked).toMatchObject([{ method: "DELETE", path: "/hub/@connections/done" }]);
  expect(await isKnown("done")).toBe(false);
});

async function* inParts(all: Connections.Told[], size: number) {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}
const many = Array.from({ length: 300 }, (_, at) => ({ ownerId: "usr_1", connectionId: `c${at}`, openedAt: 0 }));

it("tells many no faster than it may, and one that fails keeps no other waiting", async () => {
  statuses = (path) => (path.endsWith("c7") ? 410 : path.endsWith("c9") ? 400 : 200);
  expect(await Push.tell(place, inParts(many, 70), "{}", { perSecond: 300 })).toEqual({
    sent: 298,
    gone: 1,
    failed: 1,
  });
  const times = asked.map(({ at }) => at);
  // A timer may fire a little early.
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(970);
  expect(new Set(asked.map(({ path }) => path)).size).toBe(300);
});

it("tells the first while the others are still being read", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  async function* slow() {
    yield many.slice(0, 5);
    await promise;
    yield many.slice(5, 8);
  }
  const telling = Push.tell(place, slow(), "{}", { perSecond: 1_000 });
  await expect.poll(() => asked.length).toBe(5);
  resolve();
  expect(await telling).toEqual({ sent: 8, gone: 0, failed: 0 });
});

it("fails as a whole where it cannot be read who listens, once what was under way has ended", async () => {
  async function* failing(): AsyncGenerator<Connections.Told[]> {
    yield many.slice(0, 150);
    throw new Error("The table is out.");
  }
  const unheard = vi.fn();
  process.on("unhandledRejection", unheard);
  onTestFinished(() => void process.off("unhandledRejection", unheard));
  await expect(Push.tell(place, failing(), "{}", { perSecond: 1_000 })).rejects.toThrow("The table is out.");
  expect(asked).toHaveLength(150);
  expect(unheard, "it would end the process before the rest is told").not.toHaveBeenCalled();
});

describe("shards", () => {
  /** Has a channel go on counting from here. */
  async function countFrom(channel: string, count: number) {
    const { Items = [] } = await table.client.send(
      new ScanCommand({
        TableName: table.table,
        FilterExpression: "#e = :opened AND channel = :channel",
        ExpressionAttributeNames: { "#e": "__edb_e__" },
        ExpressionAttributeValues: { ":opened": "opened", ":channel": channel },
      }),
    );
    await table.client.send(new PutCommand({ TableName: table.table, Item: { ...Items[0], count } }));
  }

  it("hold a thousand connections each, and every connection stands in one", async () => {
    const note = (connectionId: string) =>
      Connections.note({ connectionId, channel: "/shards", topics: ["all"], holder });
    await note("first");
    await countFrom("/shards", 998);
    await Promise.all(["second", "third", "fourth", "fifth"].map(note));
    const shards = await withRefusedBatches(() => Connections.shardsOf("/shards"));
    const sizes = await Promise.all(
      shards.map(async (shard) => {
        let size = 0;
        for await (const part of Connections.ofShard("/shards", shard, "all")) size += part.length;
        return size;
      }),
    );
    expect(sizes).toEqual([3, 2]);
    expect(await listenersTo("/shards", "another topic")).toEqual([]);
  });

  it("lose every connection once it cannot be open any more, whether or not its end was told", async () => {
    const channel = "/orphans";
    await Connections.note({ connectionId: "orphan", channel, topics: ["all"], holder });
    const reached = () => listenersTo(channel, "all");
    advance(2 * 3_600_000 + 9 * 60_000);
    expect(await reached()).toHaveLength(1);
    advance(2 * 60_000);
    expect(await reached()).toHaveLength(0);
    expect(await Connections.find("orphan")).toBeUndefined();
  });
});

it("forgets each connection of a session that ends, also one that the table did not take at first", async () => {
  const ended = { kind: "person", userId: "usr_2", sessionId: "ses_2" } as const;
  for (const connectionId of ["tab1", "tab2"])
    await Connections.note({ connectionId, channel: "/ended", topics: ["all"], holder: ended });
  await withRefusedBatches(() => Connections.forgetSessions("usr_2", ["ses_2"]));
  expect(await Connections.ofPerson("usr_2", "/ended")).toEqual([]);
});
