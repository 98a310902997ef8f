import { type QueueName, queues } from "@highway/core/queues";
import type { SQSEvent } from "aws-lambda";
import type * as z from "zod/mini";
import { failedRun } from "./failed-run";

/**
 * Turns a function into a Lambda that takes from a queue. What it throws is logged and fails the run: the queue brings the message once more, and then
 * puts it aside. A message may come twice in any case.
 * @param run  is told whether the queue would put the message aside if it failed once more
 */
export const queueHandler =
  <S extends z.ZodMiniType>(
    queue: QueueName,
    schema: S,
    run: (message: z.output<S>, isLastTry: boolean) => Promise<void>,
  ) =>
  async ({ Records }: Pick<SQSEvent, "Records">): Promise<void> => {
    try {
      for (const { body, attributes } of Records)
        await run(schema.parse(JSON.parse(body)), Number(attributes.ApproximateReceiveCount) >= queues[queue].tries);
    } catch (error) {
      throw failedRun(error, { queue });
    }
  };
