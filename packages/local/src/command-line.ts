import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { CannotStart } from "./data-folder";
import { start } from "./runtime";
import { builtWeb, developedWeb } from "./web";

function portOf(text = "3000"): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new CannotStart(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

function optionsOf(args: string[]) {
  try {
    const flag = { type: "boolean" } as const;
    return parseArgs({ args, options: { reset: flag, dev: flag, api: flag, "pushed-quotes": flag } }).values;
  } catch (error) {
    throw new CannotStart(`${(error as Error).message}. There are --reset, --dev, --api and --pushed-quotes.`);
  }
}

/**
 * Starts what the words of a command line and its environment ask for.
 * @throws CannotStart with a sentence for the person who asked
 */
export async function startAsAsked(args: string[], env: NodeJS.ProcessEnv): ReturnType<typeof start> {
  const { reset, dev, api, "pushed-quotes": pushedQuotes } = optionsOf(args);
  return start({
    port: portOf(env.PORT),
    host: env.HOST || undefined,
    data: resolve(env.HIGHWAY_DATA || ".highway"),
    seed: true,
    fresh: reset,
    pushedQuotes,
    ...(!api && { web: dev ? developedWeb : builtWeb }),
  });
}
