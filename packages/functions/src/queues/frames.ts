import { HubJob } from "@highway/core/market/hub/frame.schema";
import * as Hub from "@highway/core/market/hub/index";
import { queueHandler } from "../queue-handler";

export const handler = queueHandler("frames", HubJob, async (job) => {
  await Hub.deliver(job);
});
