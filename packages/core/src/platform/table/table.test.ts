import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeEach, expect, it } from "vitest";

/** What the table answers, in turn: the type of an error, or nothing for a success. */
let answers: string[];
let asked: number;
const server = createServer((request, response) => {
  request.resume().on("end", () => {
    const error = answers[asked++];
    const body = error ? { __type: `com.amazonaws.dynamodb.v20120810#${error}`, message: "No." } : {};
    response.writeHead(error ? 400 : 200, { "content-type": "application/x-amz-json-1.0" }).end(JSON.stringify(body));
  });
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
Object.assign(process.env, {
  AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  AWS_ACCESS_KEY_ID: "x",
  AWS_SECRET_ACCESS_KEY: "x",
  AWS_REGION: "us-east-1",
});
const { table } = await import("./table");
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = 0;
});

const Key = { pk: "a", sk: "b" };
const write = () => table.client.send(new UpdateCommand({ TableName: "t", Key, UpdateExpression: "REMOVE x" }));

it("tries a write again that meets a transaction on its item", async () => {
  answers = ["TransactionConflictException", "TransactionConflictException"];
  await write();
  expect(asked).toBe(3);
});

it("tries no write again that its own condition refuses", async () => {
  answers = ["ConditionalCheckFailedException"];
  await expect(write()).rejects.toMatchObject({ name: "ConditionalCheckFailedException" });
  await table.client.send(new GetCommand({ TableName: "t", Key }));
  expect(asked).toBe(2);
});
