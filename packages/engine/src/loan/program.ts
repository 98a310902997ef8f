/**
 * `interest5`, `interest7` and `interest10` pay interest only for so many years; their mortgage insurance is a
 * conventional loan's. `other` has no rules of its own: its mortgage insurance is what the officer types, else none.
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
