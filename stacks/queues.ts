import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Duration } from "aws-cdk-lib/core";
import type { StackContext } from "sst/constructs";

/** What waits to be made. A message that fails twice is put aside for two weeks, to be looked at. */
export function queues({ stack }: StackContext) {
  const kept = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
  const failed = new Queue(stack, "FailedExports", { ...kept, retentionPeriod: Duration.days(14) });
  const exports = new Queue(stack, "Exports", {
    ...kept,
    // Longer than the function may take: what it still works on is not handed out again.
    visibilityTimeout: Duration.seconds(180),
    retentionPeriod: Duration.hours(1),
    deadLetterQueue: { queue: failed, maxReceiveCount: 2 },
  });
  return { exports };
}
