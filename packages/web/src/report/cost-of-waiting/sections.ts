/** What a report of the cost of waiting holds below its answer, in this order; the skins draw it. `audience`: who reads it. */
export const costOfWaitingSections = [
  { key: "costs", audience: "everyone", chart: "curve" },
  { key: "parts", audience: "everyone", chart: "falls" },
  { key: "sides", audience: "everyone", chart: "pairs" },
  { key: "table", audience: "officer", chart: "heat" },
  { key: "assumptions", audience: "everyone", chart: null },
] as const;
export type CostOfWaitingSection = (typeof costOfWaitingSections)[number]["key"];
