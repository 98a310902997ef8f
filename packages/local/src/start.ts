/**
 * `npm start`: the product on this machine.
 *   --reset  forgets all data and plants the demo again
 *   --dev    shows changes of the web app as they are saved
 *   --api    leaves the web app out
 *   PORT (3000), HOST (127.0.0.1; a container needs 0.0.0.0), HIGHWAY_DATA (.highway/)
 */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { CannotStart } from "./data-folder";
import { start } from "./runtime";
import { builtWeb, developedWeb } from "./web";

// What the product keeps here, mails with codes among it, is for the person who started it alone.
process.umask(0o077);

const DEMO = "officer@highway.test";

function portOf(text = "3000"): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new CannotStart(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
}

function wanted() {
  try {
    const flag = { type: "boolean" } as const;
    return parseArgs({ options: { reset: flag, dev: flag, api: flag } }).values;
  } catch (error) {
    throw new CannotStart(`${(error as Error).message}. There are --reset, --dev and --api.`);
  }
}

async function run() {
  const { reset, dev, api } = wanted();
  const product = await start({
    port: portOf(process.env.PORT),
    host: process.env.HOST || undefined,
    data: resolve(process.env.HIGHWAY_DATA || ".highway"),
    seed: true,
    fresh: reset,
    ...(!api && { web: dev ? developedWeb : builtWeb }),
  });
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, async () => {
      // A terminal and npm both pass on one Ctrl-C.
      if (stopping) return;
      stopping = true;
      await product.stop();
      process.exit(0);
    });
  console.log(
    `Highway is ready at ${product.url} - sign in as ${DEMO}; the code arrives at ${product.url}/_local/inbox`,
  );
}

// In the cloud a call that breaks so takes its own Lambda with it, not everybody's product.
process.on("unhandledRejection", (error) => console.error(error));

run().catch((error) => {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
});
