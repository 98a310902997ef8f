import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { queues } from "@highway/core/queues";
import { buildFolder } from "./http/web-build";
import type { Take } from "./queues";

const functions = join(import.meta.dirname, "../../functions/src");
const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(functions, file)).href);

/** The environment that the function that makes files of reports reads. */
export const printingEnvironment = () => ({
  EXPORT_PAGE: buildFolder,
  CHROMIUM_PATH: process.env.CHROMIUM_PATH || "none",
});

/**
 * The function behind the queue of files of reports, as it is deployed: its code and its browser come with the first file.
 * @param pageIsBuilt  waits for the build of which the print page is a part
 */
export function printing(pageIsBuilt: () => Promise<unknown>): { take: Take; stop: () => Promise<void> } {
  let isUsed = false;
  return {
    take: async (event) => {
      await pageIsBuilt();
      isUsed = true;
      const { handler } = await load(`queues/${queues.exports.handler}.ts`);
      await handler(JSON.parse(JSON.stringify(event)));
    },
    stop: async () => {
      if (isUsed) await (await load("print/chromium.ts")).closeBrowser();
    },
  };
}
