/** Where the attack takes place: the handlers of every call in this process, over a table, files, mail and queues that are gone afterwards. Nothing leaves the machine. */
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { startOutside } from "@highway/local/outside";
import { startQueues } from "@highway/local/queues";
import { startTable } from "@highway/local/table";

process.env.TABLE_NAME = "highway";

export async function onStage<T>(attack: () => Promise<T>): Promise<T> {
  const { makesFiles } = await import("../../packages/functions/src/walk/exports");
  const { environment } = await import("../../packages/functions/src/walk/stage");
  const services = await Promise.all([
    startTable(),
    startMail(),
    startOutside(),
    startFiles(),
    startQueues({ exports: makesFiles() }),
  ]);
  Object.assign(process.env, ...services.map((service) => service.environment), environment);
  // What the product logs of refusals and of bodies that it takes amiss would bury what the attack says.
  console.error = console.warn = console.info = () => undefined;
  try {
    return await attack();
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
}

/** What a part of the attack came to. `bad` is what must be nothing. */
export type Part = { what: string; done: number; bad: string[] };
