import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { env } from "../declare/env";
import { patience } from "../patience";

const plain = new DynamoDBClient({ maxAttempts: 4, requestHandler: patience });

/**
 * A single write that meets a transaction on its item is refused for that moment alone. The SDK tries it again only where it is told that this helps; a
 * transaction that meets another one is tried again by `commit`.
 */
plain.middlewareStack.add(
  (next) => (args) =>
    next(args).catch((error: { name?: string }) => {
      throw error.name === "TransactionConflictException" ? Object.assign(error, { $retryable: {} }) : error;
    }),
  { step: "deserialize", priority: "high", name: "retryConflicts" },
);

const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });

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
