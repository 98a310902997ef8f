import { AlertJob } from "@highway/core/alerts/schema";
import { tell } from "@highway/core/alerts/tell";
import { queued } from "../queued";

export const handler = queued(AlertJob, tell);
