import type { SavedToolKey } from "@highway/core/tools/keys.schema";
import type { LucideIcon } from "lucide-react";

/** What a page reads before anything else. It is requested while the page's code is still on its way (`inline/early-requests.js`). */
export type EarlyRead = "report" | "workingCopy" | "corpPermissions";

type ToolPage = {
  /** Its address below the tool's key: "results/schedule". */
  path: string;
  /** Its name among the tool's pages of one report; absent of a page that does not stand beside them. */
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
  /** What begins another report of it: "New comparison". */
  another: string;
  /** Its name at the foot of a phone. */
  short: string;
  icon: LucideIcon;
  group: "Compare" | "Publish";
  /** Whether a scenario is a purchase, a refinance or another type, as its officer chooses; a tool without types has one kind of loan. */
  hasTypes?: true;
  /** The first is where the tool begins. */
  pages: readonly [ToolPage, ...ToolPage[]];
};
