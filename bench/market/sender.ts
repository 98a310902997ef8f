/** The queue of frames, and the function that takes from it and sends. */
import { startQueues } from "@highway/local/queues";
import { say } from "./process";

const queue = await startQueues();
await import("../../packages/functions/src/queues/frames");
say({ environment: queue.environment });
process.on("message", () => undefined);
