import type { IncomingMessage, ServerResponse } from "node:http";
import { startService } from "../service";
import { isFailure, refused } from "./failure";
import { act, checked, type Store } from "./store";
import { transactGet, transactWrite } from "./transactions";
import { describeTimeToLive, updateTimeToLive } from "./ttl";
import { batchWrite, write } from "./writes";

type Run = (store: Store, body: Record<string, unknown>) => Promise<object>;

const asIs =
  (operation: string): Run =>
  (store, body) =>
    act(store, operation, checked(store, operation, body));

const operations: Record<string, Run> = {
  PutItem: write("PutItem"),
  UpdateItem: write("UpdateItem"),
  DeleteItem: write("DeleteItem"),
  BatchWriteItem: batchWrite,
  TransactWriteItems: transactWrite,
  TransactGetItems: transactGet,
  UpdateTimeToLive: updateTimeToLive,
  DescribeTimeToLive: describeTimeToLive,
};
for (const name of ["GetItem", "BatchGetItem", "Query", "Scan"]) operations[name] = asIs(name);
for (const name of ["CreateTable", "DeleteTable", "DescribeTable", "ListTables"]) operations[name] = asIs(name);

/** DynamoDB's own limit on a request. */
const MOST_BYTES = 16 * 1024 * 1024;

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw refused("RequestEntityTooLargeException", "The request is larger than 16 MB");
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw refused("SerializationException", "The request is not JSON");
  }
}

async function answer(store: Store, request: IncomingMessage): Promise<[number, object]> {
  const name = String(request.headers["x-amz-target"]).split(".")[1] ?? "";
  try {
    const run = operations[name];
    const body = await bodyOf(request);
    if (!run) throw refused("UnknownOperationException", `The local table does not have the operation ${name}`);
    return [200, await run(store, body)];
  } catch (error) {
    if (isFailure(error)) return [error.statusCode, error.body];
    if (!request.destroyed || request.complete) console.error(`Table: ${name}`, error);
    return [500, { __type: "com.amazonaws.dynamodb.v20120810#InternalServerError", message: "The local table failed" }];
  }
}

function send(response: ServerResponse, status: number, body: object) {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "content-type": "application/x-amz-json-1.0",
    "content-length": Buffer.byteLength(text),
  });
  response.end(text);
}

/** Speaks DynamoDB's protocol on a port of this machine. */
export const serveTable = (store: Store, port: number) =>
  startService(async (request, response) => {
    send(response, ...(await answer(store, request)));
  }, port);
