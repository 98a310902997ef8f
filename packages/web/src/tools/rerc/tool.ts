import { MapPinned } from "lucide-react";
import type { Tool } from "../tool";

/** The report card: the standing of a home's county among all counties. */
export const reportCard: Tool = {
  key: "rerc",
  name: "Report card",
  another: "New report card",
  short: "Card",
  icon: MapPinned,
  group: "Compare",
  pages: [
    { path: "property", tab: "Place", module: "rerc/pages/place.tsx", reads: ["report", "workingCopy"] },
    { path: "results", tab: "Card", module: "rerc/pages/card.tsx", reads: ["report", "workingCopy"] },
    { path: "review", module: "every/review.tsx", reads: ["report", "corpPermissions"] },
    { path: "share", module: "every/review.tsx", reads: ["report", "corpPermissions"] },
  ],
};
