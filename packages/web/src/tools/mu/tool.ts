import { Activity } from "lucide-react";
import type { Tool } from "../tool";

/** The market update: today's rates, prices, news and events, for the officer, and as a saved copy for a client. */
export const marketUpdate: Tool = {
  key: "mu",
  name: "Market update",
  another: "Today's market update",
  short: "Update",
  icon: Activity,
  group: "Publish",
  pages: [
    { path: "results", module: "mu/pages/day.tsx", reads: [] },
    { path: "property", module: "mu/pages/day.tsx", reads: [] },
    { path: "review", module: "every/review.tsx", reads: ["report", "corpPermissions"] },
    { path: "share", module: "every/review.tsx", reads: ["report", "corpPermissions"] },
  ],
};
