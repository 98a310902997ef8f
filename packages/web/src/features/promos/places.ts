import type { AdPlace } from "@highway/core/promos/pure/constants";

/** Where an ad stands, in words. */
export const places: Record<AdPlace, string> = { home: "Banner on Home", results: "Card below results" };
