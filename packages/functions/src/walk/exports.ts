import { file } from "@highway/core/exports/example";
import { Exports } from "@highway/core/exports/index";
import type { Draw } from "@highway/core/exports/make";
import { startQueue } from "@highway/local/queue";

/** The queue of files of reports, with a browser that is none: a file has the bytes of the example at once. */
export const startExports = (draw: Draw = async () => file.bytes) =>
  startQueue({
    take: async ({ Records }) => {
      for (const { body } of Records) await Exports.make(JSON.parse(body), draw);
    },
  });
