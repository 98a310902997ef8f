import { file } from "@highway/core/exports/example";
import { type Draw, Making } from "@highway/core/exports/making/index";
import { startQueue } from "@highway/local/queue";

/** The queue of files of reports, with a browser that is none: a file has the bytes of the example at once. */
export const startExports = (draw: Draw = async () => file.bytes) =>
  startQueue({
    take: async ({ Records }) => {
      for (const { body } of Records) await Making.make(JSON.parse(body), draw);
    },
  });
