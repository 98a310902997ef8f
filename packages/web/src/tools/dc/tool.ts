import { Merge } from "lucide-react";
import type { Tool } from "../tool";

/** A debt consolidation: mortgages and debts before and after one loan replaces them. */
export const debtConsolidation: Tool = {
  key: "dc",
  name: "Debt consolidation",
  another: "New debt consolidation",
  short: "Debts",
  icon: Merge,
  group: "Compare",
  pages: [
    {
      path: "property",
      tab: "Scenario",
      module: "dc/pages/scenario.tsx",
      reads: ["report", "workingCopy", "corpPermissions"],
    },
    { path: "results", tab: "Answer", module: "dc/pages/answer.tsx", reads: ["report", "workingCopy"] },
    // The address is below that of the answer, so that it keeps the report too.
    { path: "results/months", tab: "Every month", module: "dc/pages/months.tsx", reads: ["report", "workingCopy"] },
    { path: "review", module: "every/review.tsx", reads: ["report", "corpPermissions"] },
    { path: "share", module: "every/review.tsx", reads: ["report", "corpPermissions"] },
  ],
};
