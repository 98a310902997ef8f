import { tools } from "./registry";
import type { Tool } from "./tool";

/** Where a tool begins. */
export const startOf = ({ key, pages: [start] }: Tool) => `/${key}/${start.path}`;

/** What the navigation shows of each tool. */
export const toolPlaces = tools.map((tool) => ({ ...tool, path: startOf(tool), within: `/${tool.key}/` }));

/** Inside a tool a phone has no bar of the app: the tool pins its own summary there. */
export const inTool = (pathname: string) => tools.some((tool) => pathname.startsWith(`/${tool.key}/`));
