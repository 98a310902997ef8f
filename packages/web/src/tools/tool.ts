import type { SavedToolKey } from "@highway/core/tools/keys.schema";
import type { LucideIcon } from "lucide-react";

/** What a page reads before anything else. It is requested while the page's code is still loading (`inline/early-requests.js`). */
export type EarlyRead = "report" | "workingCopy" | "corpPermissions";

type ToolPage = {
  /** Its address below the tool's key: "results/schedule". */
  path: string;
  /** Its name among the tool's tabs; absent for a page that is not a tab. */
  tab?: string;
  /** The module in `tools/` that draws the page (`app/router.tsx`). */
  module: string;
  /** Modules that the page begins with on a phone, and on anything wider. */
  phone?: string;
  desktop?: string;
  reads: readonly EarlyRead[];
};

export type Tool = {
  /** In addresses, and in a report's `toolName`. */
  key: SavedToolKey;
  name: string;
  /** The label that begins another report of it: "New comparison". */
  another: string;
  /** Its short name, at the foot of a phone. */
  short: string;
  icon: LucideIcon;
  group: "Compare" | "Publish";
  /** Whether a scenario is a purchase, a refinance or another type, as its officer chooses; a tool without types has one kind of loan. */
  hasTypes?: true;
  /** The pages, the first of which begins the tool. */
  pages: readonly [ToolPage, ...ToolPage[]];
};
