import { evaluateIndices, takeUpDue } from "@highway/core/alerts/evaluate";
import { job } from "../job";

export const handler = job("run-alerts", async (_event, { until }) => {
  await takeUpDue(until);
  await evaluateIndices();
});
