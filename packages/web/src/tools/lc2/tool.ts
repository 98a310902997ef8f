import { Columns3 } from "lucide-react";
import type { Tool } from "../tool";

/** The loan comparison: up to six loans on up to six homes, side by side. */
export const loanComparison: Tool = {
  key: "lc2",
  name: "Loan comparison",
  another: "New comparison",
  short: "Compare",
  icon: Columns3,
  group: "Compare",
  hasTypes: true,
  pages: [
    {
      path: "property",
      tab: "Scenario",
      module: "lc2/pages/editor.tsx",
      phone: "lc2/phone/phone-editor.tsx",
      desktop: "lc2/desktop-editor.tsx",
      // Which programs the editor offers depends on what the corporation allows.
      reads: ["report", "workingCopy", "corpPermissions"],
    },
    { path: "results", tab: "Results", module: "lc2/pages/results.tsx", reads: ["report", "workingCopy"] },
    // The address is below that of the results, so that it keeps the report too.
    { path: "results/schedule", tab: "Schedule", module: "lc2/pages/schedule.tsx", reads: ["report", "workingCopy"] },
    { path: "review", module: "every/review.tsx", reads: ["report", "corpPermissions"] },
    { path: "share", module: "every/review.tsx", reads: ["report", "corpPermissions"] },
  ],
};
