import * as Sending from "@highway/core/sharing/sending/index";
import { job } from "../job";

export const handler = job("resume-sends", (_event, { until }) => Sending.resume(until));
