import * as Exports from "@highway/core/exports/index";
import { ExportMessage } from "@highway/core/exports/schema";
import type { SQSEvent } from "aws-lambda";
import type * as z from "zod/mini";
import { draw, prepare } from "../print/draw";

/**
 * Turns a function into a Lambda that takes from a queue. When it throws, the queue brings the message once more, and then puts it aside. A message
 * may come twice in any case.
 */
const queued =
  <S extends z.ZodMiniType>(schema: S, run: (message: z.output<S>) => Promise<void>) =>
  async ({ Records }: Pick<SQSEvent, "Records">): Promise<void> => {
    for (const { body } of Records) await run(schema.parse(JSON.parse(body)));
  };

/** The browser gets ready while the report is read, and again for the next file when this one is done. */
export const handler = queued(ExportMessage, async (message) => {
  void prepare();
  await Exports.make(message, draw);
  await prepare();
});
