import { BookOpen } from "lucide-react";
import type { Tool } from "../tool";

/** A purchase analysis: one home, one set of loans, and chosen analyses as its chapters. */
export const purchaseAnalysis: Tool = {
  key: "pa",
  name: "Purchase analysis",
  another: "New purchase analysis",
  short: "Analysis",
  icon: BookOpen,
  group: "Compare",
  pages: [
    {
      path: "property",
      tab: "Home and loan",
      module: "pa/pages/scenario.tsx",
      reads: ["report", "workingCopy", "corpPermissions"],
    },
    {
      path: "results",
      tab: "Contents",
      module: "pa/pages/contents.tsx",
      reads: ["report", "workingCopy", "corpPermissions"],
    },
    { path: "review", module: "every/review.tsx", reads: ["report", "corpPermissions"] },
    { path: "share", module: "every/review.tsx", reads: ["report", "corpPermissions"] },
  ],
};
