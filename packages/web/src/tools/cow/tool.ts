import { Hourglass } from "lucide-react";
import type { Tool } from "../tool";

/** The cost of waiting: how much more is left after buying a home now than after buying the same home later. */
export const costOfWaiting: Tool = {
  key: "cow",
  name: "Cost of waiting",
  another: "New cost of waiting",
  short: "Wait",
  icon: Hourglass,
  group: "Compare",
  pages: [
    {
      path: "property",
      tab: "Scenario",
      module: "cow/pages/scenario.tsx",
      reads: ["report", "workingCopy", "corpPermissions"],
    },
    { path: "results", tab: "Answer", module: "cow/pages/answer.tsx", reads: ["report", "workingCopy"] },
    { path: "review", module: "every/review.tsx", reads: ["report", "corpPermissions"] },
    { path: "share", module: "every/review.tsx", reads: ["report", "corpPermissions"] },
  ],
};
