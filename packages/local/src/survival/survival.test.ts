import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { SESClient, SendRawEmailCommand } from "@aws-sdk/client-ses";
import {
  DynamoDBDocumentClient,
  PutCommand,
  paginateQuery,
  TransactWriteCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { damagedLog } from "../dynamo/log";
import { openMailbox } from "../inbox/mailbox";
import { startTable } from "../table";

/** Each of the ten pauses before a kill comes once. */
const KILLS = 10;
const TableName = "highway";
const aws = { region: "us-east-1", credentials: { accessKeyId: "local", secretAccessKey: "local" }, maxAttempts: 1 };

let folder: string;
let child: ChildProcess | undefined;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "highway-survival-"));
});
afterAll(() => {
  child?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the services and waits for the line that says where they are. */
function services(): Promise<{ table: string; mail: string }> {
  const script = join(import.meta.dirname, "services.ts");
  child = spawn(process.execPath, ["--import", "tsx", script, folder], { stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((resolve, reject) => {
    child?.stdout?.once("data", (line) => resolve(JSON.parse(String(line))));
    child?.once("exit", () => reject(new Error("The services ended before they were ready.")));
  });
}

function killed(): Promise<void> {
  return new Promise((resolve) => {
    child?.once("exit", () => resolve());
    child?.kill("SIGKILL");
  });
}

/** What was acknowledged: names of items, of transactions and subjects of mails, and the counter's last known value. */
const known = { items: [] as string[], transactions: [] as string[], mails: [] as string[], count: 0 };

const item = (sk: string) => ({ pk: "survival", sk, gsi1pk: "survival", gsi1sk: sk, filling: "x".repeat(500) });

/** One writer of each kind; each goes on until its service is gone. */
function writers(at: { table: string; mail: string }, round: number) {
  const table = DynamoDBDocumentClient.from(new DynamoDBClient({ ...aws, endpoint: at.table }));
  const ses = new SESClient({ ...aws, endpoint: at.mail });
  const name = (kind: string, n: number) => `${kind}-${round}-${n}`;
  const forever = async (write: (n: number) => Promise<void>) => {
    for (let n = 0; ; n++) await write(n);
  };
  return [
    forever(async (n) => {
      await table.send(new PutCommand({ TableName, Item: item(name("item", n)) }));
      known.items.push(name("item", n));
    }),
    forever(async (n) => {
      const pair = ["left", "right"].map((side) => ({ Put: { TableName, Item: item(`${name("pair", n)}-${side}`) } }));
      await table.send(new TransactWriteCommand({ TransactItems: pair }));
      known.transactions.push(name("pair", n));
    }),
    forever(async () => {
      const Key = { pk: "survival-count", sk: "count" };
      const ExpressionAttributeValues = { ":one": 1 };
      const update = { TableName, Key, UpdateExpression: "ADD n :one", ExpressionAttributeValues };
      const { Attributes } = await table.send(new UpdateCommand({ ...update, ReturnValues: "ALL_NEW" }));
      known.count = Attributes?.n;
    }),
    forever(async (n) => {
      const Data = Buffer.from(`From: a@b.test\r\nTo: c@d.test\r\nSubject: ${name("mail", n)}\r\n\r\nHello`);
      await ses.send(new SendRawEmailCommand({ RawMessage: { Data } }));
      known.mails.push(name("mail", n));
    }),
  ];
}

const acknowledged = () => [known.items, known.transactions, known.mails].map(({ length }) => length);
const moreThan = (before: number[]) =>
  vi.waitFor(() => expect(acknowledged().filter((count, kind) => count < before[kind]! + 3)).toEqual([]), {
    timeout: 30_000,
    interval: 5,
  });

async function rowsOf(endpoint: string, pk: string, IndexName?: string): Promise<Map<string, Record<string, unknown>>> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ ...aws, endpoint }));
  const KeyConditionExpression = IndexName ? "gsi1pk = :pk" : "pk = :pk";
  const query = { TableName, IndexName, KeyConditionExpression, ExpressionAttributeValues: { ":pk": pk } };
  const rows = new Map<string, Record<string, unknown>>();
  for await (const { Items = [] } of paginateQuery({ client }, query)) for (const row of Items) rows.set(row.sk, row);
  return rows;
}

it(`keeps every acknowledged write through ${KILLS} kills in the midst of writing`, async () => {
  for (let round = 0; round < KILLS; round++) {
    const at = await services();
    const before = acknowledged();
    const writing = Promise.allSettled(writers(at, round));
    // However slow the machine is: half of the kills find writes of each kind done, the others come at whatever point it has reached.
    if (round % 2) await moreThan(before);
    // Not always at the same point of the work, so that each kind of write is hit sooner or later.
    await new Promise((resolve) => setTimeout(resolve, 40 + (round % 10) * 12));
    await killed();
    await writing;
    expect(await damagedLog(join(folder, "table"))).toBeUndefined();
  }
  const table = await startTable({ path: join(folder, "table") });
  const rows = await rowsOf(table.endpoint, "survival");
  const indexed = await rowsOf(table.endpoint, "survival", "gsi1");
  const counted = (await rowsOf(table.endpoint, "survival-count")).get("count")?.n;
  await table.stop();

  expect(known.items.length).toBeGreaterThan(KILLS);
  expect(known.transactions.length).toBeGreaterThan(KILLS);
  expect(known.mails.length).toBeGreaterThan(KILLS);
  expect(known.items.filter((name) => !rows.has(name))).toEqual([]);
  expect(known.transactions.filter((name) => !rows.has(`${name}-left`) || !rows.has(`${name}-right`))).toEqual([]);
  // A write that was not acknowledged may be there, but never half.
  const pairs = [...rows.keys()].filter((name) => name.startsWith("pair-"));
  const other = (name: string) =>
    name.endsWith("-left") ? name.replace("-left", "-right") : name.replace("-right", "-left");
  expect(pairs.filter((name) => !rows.has(other(name)))).toEqual([]);
  expect([...indexed.keys()].toSorted()).toEqual([...rows.keys()].toSorted());
  // Of each kill one count may have landed that nobody was told of.
  expect(counted).toBeGreaterThanOrEqual(known.count);
  const subjects = new Set((await (await openMailbox(join(folder, "mail"))).all()).map(({ subject }) => subject));
  expect(known.mails.filter((subject) => !subjects.has(subject))).toEqual([]);
});
