import * as OfClient from "@highway/core/reports/of-client/index";
import * as Campaigns from "@highway/core/sharing/campaigns/index";
import { job } from "../job";

export const handler = job("finish-clients", (_event, { until }) => OfClient.finish(until, Campaigns.keepUntil));
