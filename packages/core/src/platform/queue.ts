/** This file is the one place that speaks SQS. */
import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { patience } from "./patience";

let client: SQSClient | undefined;

/** Puts a message into a queue, which delivers it at least once. @throws when the queue does not take it */
export async function enqueue(queue: string, message: object): Promise<void> {
  client ??= new SQSClient({ maxAttempts: 3, requestHandler: patience });
  await client.send(new SendMessageCommand({ QueueUrl: queue, MessageBody: JSON.stringify(message) }));
}
