import type { SavedToolKey } from "@highway/core/tools/keys.schema";
import { useLocation } from "react-router";
import { toolPageOf } from "../../lib/paths";
import { tools } from "../registry";
import type { Tool } from "../tool";

/** The tool of an address. */
const toolAt = (pathname: string): Tool => tools.find(({ key }) => pathname.startsWith(`/${key}/`)) ?? tools[0]!;

/** The tool whose page is shown. */
export const useTool = (): Tool => toolAt(useLocation().pathname);

/** The pages of a tool that stand beside each other in its head: each is of the same report. */
export const tabsOf = ({ pages }: Pick<Tool, "pages">) =>
  pages.flatMap(({ path, tab }) => (tab === undefined ? [] : [{ path, tab }]));

/** The addresses of a tool's pages of one report. */
export const tabPathsOf = (tool: SavedToolKey) =>
  tabsOf(tools.find(({ key }) => key === tool) ?? tools[0]!).map(({ path }) => toolPageOf(path, { tool }));

/** The page of the open report that a save or a window leaves as it is: the same page of the report's new id. */
export function samePageOf(tool: SavedToolKey, reportID: string): string {
  const here = tabsOf(tools.find(({ key }) => key === tool) ?? tools[0]!).find(
    ({ path }) => toolPageOf(path, { tool }) === location.pathname,
  );
  return toolPageOf(here?.path ?? "property", { tool, reportID });
}
