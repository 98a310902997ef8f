import type { SQSEvent } from "aws-lambda";
import type * as z from "zod/mini";

/**
 * Turns a function into a Lambda that takes from a queue. What it throws makes the queue bring the message once more, and then put it aside;
 * a message may come twice in any case.
 */
export const queued =
  <S extends z.ZodMiniType>(schema: S, run: (message: z.output<S>) => Promise<void>) =>
  async ({ Records }: Pick<SQSEvent, "Records">): Promise<void> => {
    for (const { body } of Records) await run(schema.parse(JSON.parse(body)));
  };
