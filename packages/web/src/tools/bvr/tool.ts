import { Key } from "lucide-react";
import type { Tool } from "../tool";

/** Rent or buy: the rent below which renting wins, for one home and one loan. */
export const rentOrBuy: Tool = {
  key: "bvr",
  name: "Buy or rent",
  another: "New buy or rent",
  short: "Rent",
  icon: Key,
  group: "Compare",
  pages: [
    {
      path: "property",
      tab: "Scenario",
      module: "bvr/pages/scenario.tsx",
      reads: ["report", "workingCopy", "corpPermissions"],
    },
    { path: "results", tab: "Answer", module: "bvr/pages/answer.tsx", reads: ["report", "workingCopy"] },
    { path: "review", module: "every/review.tsx", reads: ["report", "corpPermissions"] },
    { path: "share", module: "every/review.tsx", reads: ["report", "corpPermissions"] },
  ],
};
