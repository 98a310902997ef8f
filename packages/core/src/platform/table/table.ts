import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { env } from "../declare/env";
import { patience } from "../patience";

const client = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 4, requestHandler: patience }), {
  marshallOptions: { removeUndefinedValues: true },
});

/** The configuration of every ElectroDB entity. The table's name is read when the first entity is made, so the environment must be set before one is imported. */
export const table = {
  client,
  get table() {
    return env("TABLE_NAME");
  },
};

/** Tells whether a write was refused by its own condition. ElectroDB wraps DynamoDB's error. */
export const conditionFailed = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "ConditionalCheckFailedException" ||
    (error.cause instanceof Error && error.cause.name === "ConditionalCheckFailedException"));
