import { tools } from "./registry";
import type { Tool } from "./tool";

/** Returns the first page of a tool. */
export const startOf = ({ key, pages: [start] }: Tool) => `/${key}/${start.path}`;

/** The tools as the navigation shows them. */
export const toolPlaces = tools.map((tool) => ({ ...tool, path: startOf(tool), within: `/${tool.key}/` }));

/** Tells whether an address is inside a tool, where a phone shows the tool's pinned summary in place of the app's bar. */
export const inTool = (pathname: string) => tools.some((tool) => pathname.startsWith(`/${tool.key}/`));
