/**
 * `npm start`: the product on this machine.
 *   --reset  forgets all data and plants the demo again
 *   --dev    shows changes of the web app as they are saved
 *   --api    leaves the web app out
 *   --pushed-quotes  has the stand-in of the price feed push its prices
 *   PORT (3000), HOST (127.0.0.1; a container needs 0.0.0.0), HIGHWAY_DATA (.highway/)
 */
import { startAsAsked } from "./command-line";
import { CannotStart } from "./data-folder";

// What the product keeps here, mails with codes among it, is for the person who started it alone.
process.umask(0o077);

const DEMO = "officer@highway.test";

async function run() {
  const product = await startAsAsked(process.argv.slice(2), process.env);
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
