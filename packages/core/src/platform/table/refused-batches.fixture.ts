/** Has the table take or answer nothing of a batch at first, as it does where it is asked for more than it gives at once. */
import { BatchGetCommand, BatchWriteCommand } from "@aws-sdk/lib-dynamodb";
import { vi } from "vitest";
import { table } from "./table";

/** Does something while each batch is refused the first time that it is sent. */
export async function withRefusedBatches<R>(deed: () => Promise<R>): Promise<R> {
  const { client } = table;
  const send = client.send.bind(client) as (command: object) => Promise<object>;
  const sent = new Set<string>();
  const refused = vi.spyOn(client, "send").mockImplementation((async (command: object) => {
    const isBatch = command instanceof BatchGetCommand || command instanceof BatchWriteCommand;
    const asked = isBatch ? JSON.stringify(command.input.RequestItems) : "";
    if (!isBatch || sent.has(asked)) return send(command);
    sent.add(asked);
    const { RequestItems } = command.input;
    return { Responses: {}, UnprocessedKeys: RequestItems, UnprocessedItems: RequestItems };
  }) as never);
  try {
    return await deed();
  } finally {
    refused.mockRestore();
  }
}
