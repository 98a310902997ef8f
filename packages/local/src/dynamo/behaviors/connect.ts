/**
 * One suite for two tables: ours, or any other at TABLE_ENDPOINT (`npm run test:oracle` gives AWS's own DynamoDB Local).
 * What passes on both is what the product may rely on.
 */
import { randomUUID } from "node:crypto";
import { CreateTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import * as sdk from "@aws-sdk/lib-dynamodb";
import { startTable } from "../../table";
import { definition } from "../definition";

const credentials = { accessKeyId: "local", secretAccessKey: "local" };

async function endpointOf(name: string) {
  const theirs = process.env.TABLE_ENDPOINT;
  if (!theirs) {
    const { endpoint, stop } = await startTable();
    return { endpoint, stop };
  }
  const client = new DynamoDBClient({ endpoint: theirs, region: "us-east-1", credentials });
  await client.send(new CreateTableCommand(definition(name))).catch((error) => {
    if (error.name !== "ResourceInUseException") throw error; // another file of the suite made it
  });
  return { endpoint: theirs, stop: async () => client.destroy() };
}

type Options = Record<string, unknown>;
export type Row = Record<string, unknown>;

/** Short forms of the calls, on a table that other runs of the suite may share: begin keys with `run`. */
export async function connect() {
  const TableName = "highway";
  const { endpoint, stop } = await endpointOf(TableName);
  const raw = new DynamoDBClient({ endpoint, region: "us-east-1", credentials, maxAttempts: 1 });
  const client = sdk.DynamoDBDocumentClient.from(raw, { marshallOptions: { removeUndefinedValues: true } });
  const query = (KeyConditionExpression: string, values: Row, options: Options = {}) =>
    client.send(
      new sdk.QueryCommand({ TableName, KeyConditionExpression, ExpressionAttributeValues: values, ...options }),
    );
  return {
    TableName,
    client,
    run: randomUUID().slice(0, 8),
    put: (Item: Row, options: Options = {}) => client.send(new sdk.PutCommand({ TableName, Item, ...options })),
    get: async (pk: string, sk: string) => (await client.send(new sdk.GetCommand({ TableName, Key: { pk, sk } }))).Item,
    update: (pk: string, sk: string, UpdateExpression: string, values?: Row, options: Options = {}) =>
      client.send(
        new sdk.UpdateCommand({
          TableName,
          Key: { pk, sk },
          UpdateExpression,
          ExpressionAttributeValues: values,
          ...options,
        }),
      ),
    remove: (pk: string, sk: string, options: Options = {}) =>
      client.send(new sdk.DeleteCommand({ TableName, Key: { pk, sk }, ...options })),
    query,
    /** The sort keys that a query finds, in its order. */
    found: async (condition: string, values: Row, options: Options = {}) =>
      ((await query(condition, values, options)).Items ?? []).map((item) => item.sk as string),
    transact: (TransactItems: sdk.TransactWriteCommandInput["TransactItems"], options: Options = {}) =>
      client.send(new sdk.TransactWriteCommand({ TransactItems, ...options })),
    stop: async () => {
      client.destroy();
      await stop();
    },
  };
}

/** Tells what a call throws that must fail. */
export async function failure(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: Error) => reason,
  );
  if (!error) throw new Error("The call did not fail.");
  return error as Error & { Item?: Row; CancellationReasons?: { Code?: string; Item?: Row }[] };
}
