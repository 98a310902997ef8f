/** What a report of a debt consolidation holds below its answer, in this order; the skins draw it. `audience`: who reads it. */
export const consolidationSections = [
  { key: "costs", audience: "everyone", chart: "courses" },
  { key: "items", audience: "everyone", chart: null },
  { key: "time", audience: "everyone", chart: "bars" },
  { key: "ratios", audience: "officer", chart: "bars" },
  { key: "totals", audience: "officer", chart: null },
  { key: "counting", audience: "everyone", chart: null },
] as const;
export type ConsolidationSection = (typeof consolidationSections)[number]["key"];
