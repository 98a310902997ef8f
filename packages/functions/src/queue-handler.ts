import type { SQSEvent } from "aws-lambda";
import type * as z from "zod/mini";

/**
 * Turns a function into a Lambda that takes from a queue. When it throws, the queue brings the message once more, and then puts it aside. A message
 * may come twice in any case.
 */
export const queueHandler =
  <S extends z.ZodMiniType>(schema: S, run: (message: z.output<S>) => Promise<void>) =>
  async ({ Records }: Pick<SQSEvent, "Records">): Promise<void> => {
    for (const { body } of Records) await run(schema.parse(JSON.parse(body)));
  };
