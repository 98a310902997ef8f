import { DeleteCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { table } from "./table";

/** Deletes all that the table of a test file holds: what begins with nothing does so wherever it stands in the file. */
export async function emptyTable(): Promise<void> {
  const { client, table: TableName } = table;
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName, ExclusiveStartKey, ProjectionExpression: "pk, sk" }));
    for (const Key of page.Items ?? []) await client.send(new DeleteCommand({ TableName, Key }));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}
