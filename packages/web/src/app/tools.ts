import { Columns3, type LucideIcon } from "lucide-react";
import { paths } from "../lib/paths";

export type Tool = {
  /** The tool's key, in addresses and in a report's `toolName`. */
  key: string;
  name: string;
  /** Its name at the foot of a phone. */
  short: string;
  /** Where it starts. */
  path: string;
  icon: LucideIcon;
  group: "Compare" | "Publish";
};

/** What the navigation shows. A tool joins by a line here. */
export const tools: readonly Tool[] = [
  { key: "lc2", name: "Loan comparison", short: "Compare", path: paths.editor, icon: Columns3, group: "Compare" },
];

/** Inside a tool a phone has no bar of the app: the tool pins its own summary there. */
export const inTool = (pathname: string) => tools.some((tool) => pathname.startsWith(`/${tool.key}/`));
