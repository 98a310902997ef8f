import type { IncomingMessage, ServerResponse } from "node:http";
import { ensureTable } from "./dynamo/definition";
import { openWatched, type Watched } from "./dynamo/disk";
import { failureOf, isFailure } from "./dynamo/failure";
import { act, checkRequest, type Store } from "./dynamo/store";
import { transactGet, transactWrite } from "./dynamo/transactions";
import { describeTimeToLive, sweep, updateTimeToLive } from "./dynamo/ttl";
import { batchWrite, write } from "./dynamo/writes";
import { readBody } from "./http/body";
import { localAccount, startService } from "./service";

export type LocalTable = {
  endpoint: string;
  /** What a process must have in its environment for the SDK's clients to find this table. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
  /** Deletes what has expired by now. The table does so by itself every ten minutes. @returns how many items */
  sweepExpired: () => Promise<number>;
  /** @throws the disk's error where the table cannot be written */
  check: () => Promise<void>;
};

const SWEEP_EVERY_MS = 10 * 60_000;

/**
 * DynamoDB on this machine, with the product's table in it.
 * @param path  folder to keep it in; without one it lives in memory
 * @param port  0 for any free one
 * @throws Error with code LEVEL_LOCKED when another process has the folder open, EADDRINUSE when the port is taken
 */
export async function startTable({ path, port = 0 }: { path?: string; port?: number } = {}): Promise<LocalTable> {
  const name = process.env.TABLE_NAME || "highway";
  const disk = await openWatched(path);
  const closed = async (error: unknown) => {
    await disk.close();
    throw error;
  };
  await ensureTable(disk.store(), name).catch(closed);
  const server = await serveTable(disk, port).catch(closed);
  let sweeping: Promise<unknown> = Promise.resolve();
  const sweepExpired = () => {
    const swept = sweep(disk.store(), name);
    sweeping = swept.catch(() => undefined);
    return swept;
  };
  const timer = setInterval(() => sweepExpired().catch(console.error), SWEEP_EVERY_MS).unref();
  return {
    endpoint: server.endpoint,
    environment: {
      TABLE_NAME: name,
      AWS_ENDPOINT_URL_DYNAMODB: server.endpoint,
      ...localAccount,
    },
    sweepExpired,
    check: disk.check,
    stop: async () => {
      clearInterval(timer);
      await server.stop();
      await sweeping;
      await disk.close();
    },
  };
}

type Run = (store: Store, body: Record<string, unknown>) => Promise<object>;

const asIs =
  (operation: string): Run =>
  (store, body) =>
    act(store, operation, checkRequest(store, operation, body));

const writes: Record<string, Run> = {
  PutItem: write("PutItem"),
  UpdateItem: write("UpdateItem"),
  DeleteItem: write("DeleteItem"),
  BatchWriteItem: batchWrite,
  TransactWriteItems: transactWrite,
};
const operations: Record<string, Run> = {
  ...writes,
  TransactGetItems: transactGet,
  UpdateTimeToLive: updateTimeToLive,
  DescribeTimeToLive: describeTimeToLive,
};
for (const name of ["GetItem", "BatchGetItem", "Query", "Scan"]) operations[name] = asIs(name);
for (const name of ["CreateTable", "DeleteTable", "DescribeTable", "ListTables"]) operations[name] = asIs(name);

/** DynamoDB's own limit on a request. */
const MOST_BYTES = 16 * 1024 * 1024;

async function textOf(request: IncomingMessage): Promise<string> {
  const body = await readBody(request, MOST_BYTES);
  if (!body) throw failureOf("RequestEntityTooLargeException", "The request is larger than 16 MB");
  return body.toString();
}

function bodyIn(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw failureOf("SerializationException", "The request is not JSON");
  }
}

type Asked = {
  target: unknown;
  text: () => string | Promise<string>;
  /** Whether somebody still waits for the answer. */
  isAwaited: () => boolean;
};

async function answer(disk: Watched, { target, text, isAwaited }: Asked): Promise<[number, object]> {
  const name = String(target).split(".")[1] ?? "";
  try {
    const run = operations[name];
    const body = bodyIn(await text());
    if (!run) throw failureOf("UnknownOperationException", `The local table does not have the operation ${name}`);
    if (writes[name]) await disk.ready();
    return [200, await run(disk.store(), body)];
  } catch (error) {
    if (isFailure(error)) return [error.statusCode, error.body];
    disk.failed(error);
    if (isAwaited()) console.error(`Table: ${name}`, error);
    return [500, { __type: "com.amazonaws.dynamodb.v20120810#InternalServerError", message: "The local table failed" }];
  }
}

const contentType = "application/x-amz-json-1.0";

function send(response: ServerResponse, status: number, body: object) {
  const text = JSON.stringify(body);
  response.writeHead(status, { "content-type": contentType, "content-length": Buffer.byteLength(text) });
  response.end(text);
}

/** Speaks DynamoDB's protocol on a port of this machine. */
const serveTable = (disk: Watched, port: number) =>
  startService(
    async (request, response) => {
      const asked: Asked = {
        target: request.headers["x-amz-target"],
        text: () => textOf(request),
        isAwaited: () => !request.destroyed || request.complete,
      };
      send(response, ...(await answer(disk, asked)));
    },
    port,
    async ({ headers, body }) => {
      const asked: Asked = { target: headers["x-amz-target"], text: () => body, isAwaited: () => true };
      const [statusCode, said] = await answer(disk, asked);
      return { statusCode, headers: { "content-type": contentType }, body: Buffer.from(JSON.stringify(said)) };
    },
  );
