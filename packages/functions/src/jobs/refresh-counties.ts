import { refresh } from "@highway/core/locations/counties/refresh";
import { job } from "../job";

export const handler = job("refresh-counties", (_event, { until }) => refresh(until));
