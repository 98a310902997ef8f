import type { Link } from "@highway/core/sharing/links/schema";
import type { Loaded } from "../../../lib/api/use-api";
import { type Pages, usePages } from "../../../lib/api/use-pages";

/** Links a page. */
const linkPageSize = 20;

/** All links, those that can still be opened, or those that have ended. */
export const shownLinks = ["all", "open", "ended"] as const;
export type LinkFilter = (typeof shownLinks)[number];

/** Reads the officer's links, of one report or of all, the newest first. */
export const useLinks = (reportID: string | null, show: LinkFilter): Loaded<Pages<Link>> =>
  usePages(
    "GET /v2/share/links",
    (offset) => ({
      query: { offset: String(offset), count: String(linkPageSize), show, ...(reportID && { reportID }) },
    }),
    (answer) => answer,
    linkPageSize,
  );
