import { file } from "@highway/core/exports/example";
import type { Draw } from "@highway/core/exports/index";
import * as Exports from "@highway/core/exports/index";
import * as Copies from "@highway/core/sharing/links/copies/index";

type Event = { Records: { body: string }[] };

/** Takes from the queue of files of reports, with a stand-in for the browser: a file has the bytes of the example at once. */
export const makesFiles =
  (draw: Draw = async () => file.bytes) =>
  async ({ Records }: Event): Promise<void> => {
    for (const { body } of Records) await Exports.make(JSON.parse(body), draw, Copies.endPaper);
  };
