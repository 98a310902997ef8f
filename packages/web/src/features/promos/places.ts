import type { AdPlace } from "@highway/core/promos/pure/constants";

/** Names the places where an ad can stand. */
export const places: Record<AdPlace, string> = { home: "Banner on Home", results: "Card below results" };
