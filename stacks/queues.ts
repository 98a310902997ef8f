import { type Queue as Declared, type QueueName, queues as table } from "@highway/core/queues";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Duration } from "aws-cdk-lib/core";
import type { Stack, StackContext } from "sst/constructs";

/** What waits to be made, all from the table of queues. What takes from them stands in `queue-functions.ts`. */
export function queues({ stack }: StackContext) {
  const all = Object.entries<Declared>(table).map(([name, declared]) => [name, queueOf(stack, name, declared)]);
  return Object.fromEntries(all) as Record<QueueName, Queue>;
}

/** A message that fails too often is put aside for two weeks. */
function queueOf(stack: Stack, name: string, { seconds, tries, hours }: Declared): Queue {
  const id = name.replace(/^./, (letter) => letter.toUpperCase());
  const kept = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
  const failed = new Queue(stack, `Failed${id}`, { ...kept, retentionPeriod: Duration.days(14) });
  return new Queue(stack, id, {
    ...kept,
    // Longer than the function may take: what it still works on is not handed out again. No longer, for that is how long a person waits for a function that died.
    visibilityTimeout: Duration.seconds(seconds + 10),
    retentionPeriod: Duration.hours(hours),
    deadLetterQueue: { queue: failed, maxReceiveCount: tries },
  });
}
