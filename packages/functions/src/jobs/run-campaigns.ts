import * as Campaigns from "@highway/core/sharing/campaigns/index";
import { job } from "../job";

export const handler = job("run-campaigns", (_event, { until }) => Campaigns.run(until));
