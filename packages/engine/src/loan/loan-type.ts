/**
 * How the rate of a loan behaves. `armHalf` is an adjustable rate that keeps its first rate for 6 months, `arm5` one that keeps it
 * for 5 years. `bd21` is a fixed rate with a temporary buydown: payments as if the rate were 2 points lower in the first year and
 * 1 point lower in the second.
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

const FIXED_MONTHS: Partial<Record<LoanType, number>> = {
  armHalf: 6,
  arm1: 12,
  arm3: 36,
  arm5: 60,
  arm7: 84,
  arm9: 108,
  arm10: 120,
  arm11: 132,
  arm15: 180,
};

/** Finds the number of payments at the first rate of an adjustable loan; null for the other types. */
export const fixedMonths = (type: LoanType): number | null => FIXED_MONTHS[type] ?? null;
