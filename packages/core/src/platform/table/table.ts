import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { env } from "../declare/env";

const client = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 4 }), {
  marshallOptions: { removeUndefinedValues: true },
});

/** What every ElectroDB entity is made with. The name is read when the first entity is made: whoever imports one has set the environment before. */
export const table = {
  client,
  get table() {
    return env("TABLE_NAME");
  },
};

/** Whether a write was refused by its own condition (ElectroDB wraps DynamoDB's error). */
export const conditionFailed = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "ConditionalCheckFailedException" ||
    (error.cause instanceof Error && error.cause.name === "ConditionalCheckFailedException"));
