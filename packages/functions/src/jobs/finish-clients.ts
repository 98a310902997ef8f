import * as OfClient from "@highway/core/reports/of-client/index";
import { job } from "../job";

export const handler = job("finish-clients", (_event, { until }) => OfClient.finish(until));
