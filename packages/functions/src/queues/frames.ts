import { HubJob } from "@highway/core/market/hub/frame.schema";
import * as Hub from "@highway/core/market/hub/index";
import { queued } from "../queued";

export const handler = queued(HubJob, async (job) => {
  await Hub.deliver(job);
});
