import * as Reach from "@highway/core/alerts/reach/index";
import { AlertJob, ReachJob } from "@highway/core/alerts/schema";
import { tell } from "@highway/core/alerts/tell";
import * as z from "zod/mini";
import { queueHandler } from "../queue-handler";

export const handler = queueHandler("alerts", z.union([AlertJob, ReachJob]), (job, isLastTry) =>
  "corpId" in job ? Reach.tellOfficers(job, isLastTry) : tell(job),
);
