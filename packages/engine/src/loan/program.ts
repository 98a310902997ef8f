/**
 * The lending program of a loan. `interest5`, `interest7` and `interest10` pay interest only for 5, 7 and 10 years and have the
 * mortgage insurance of a conventional loan. `other` has no rules of its own: its mortgage insurance is what the officer types,
 * else none.
 */
export type Program =
  | "conventional"
  | "fha"
  | "usda"
  | "va"
  | "interest5"
  | "interest7"
  | "interest10"
  | "allCash"
  | "other";
