/**
 * `armHalf` keeps its first rate for 6 months, `arm5` for 5 years. `bd21` is a fixed rate whose payments are 2 points
 * lower in the first year and 1 in the second.
 */
export type LoanType =
  | "fixed"
  | "armHalf"
  | "arm1"
  | "arm3"
  | "arm5"
  | "arm7"
  | "arm9"
  | "arm10"
  | "arm11"
  | "arm15"
  | "bd10"
  | "bd11"
  | "bd21"
  | "bd321";
