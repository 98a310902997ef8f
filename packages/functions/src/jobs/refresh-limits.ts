import * as Limits from "@highway/core/locations/limits/index";
import { job } from "../job";

export const handler = job("refresh-limits", (_event, { until }) => Limits.refresh(until));
