import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { FunctionProps } from "sst/constructs";
import { nodejs } from "./runtime";

/** Where the built print page lies beside the function's code. */
const page = "export-page";

/** What a function that prints reads of its environment: the page beside its code, and the browser that it comes with. */
export const printingEnvironment = { EXPORT_PAGE: `/var/task/${page}`, CHROMIUM_PATH: "lambda" };

/** What a function that prints has other than every function: room for a browser, the browser, and the page that it opens. */
export const printing = {
  // The browser is built for this processor alone.
  architecture: "x86_64",
  memorySize: "2048 MB",
  nodejs: { ...nodejs, install: ["@sparticuz/chromium", "playwright-core"] },
  hooks: { afterBuild: (_props, out) => buildPage(join(out, page)) },
} satisfies Partial<FunctionProps>;

const buildPage = async (folder: string) => {
  await promisify(execFile)("node_modules/.bin/tsx", ["packages/web/print-page.ts", folder]);
};
