import type { SavedToolKey } from "@highway/core/tools/keys.schema";
import { useLocation } from "react-router";
import { toolPageOf } from "../../lib/paths";
import { tools } from "../registry";
import type { Tool } from "../tool";

/** Returns the tool of an address. */
const toolAt = (pathname: string): Tool => tools.find(({ key }) => pathname.startsWith(`/${key}/`)) ?? tools[0]!;

/** Returns the tool whose page is shown. */
export const useTool = (): Tool => toolAt(useLocation().pathname);

/** Returns the pages of a tool that are tabs in its head: all show the same report. */
export const tabsOf = ({ pages }: Pick<Tool, "pages">) =>
  pages.flatMap(({ path, tab }) => (tab === undefined ? [] : [{ path, tab }]));

/** Returns the tabs of the tool with a key. */
const tabsOfKey = (tool: SavedToolKey) => tabsOf(tools.find(({ key }) => key === tool) ?? tools[0]!);

/** Returns the name of a tool's tab: "Home and loan". */
export const tabNameOf = (tool: SavedToolKey, page: string) => tabsOfKey(tool).find(({ path }) => path === page)?.tab;

/** Returns the addresses of a tool's pages for one report. */
export const tabPathsOf = (tool: SavedToolKey) => tabsOfKey(tool).map(({ path }) => toolPageOf(path, { tool }));

/** Returns the current page for the report's new id, for a save or a window after which the page stays. */
export function samePageOf(tool: SavedToolKey, reportID: string): string {
  const here = tabsOfKey(tool).find(({ path }) => toolPageOf(path, { tool }) === location.pathname);
  return toolPageOf(here?.path ?? "property", { tool, reportID });
}
