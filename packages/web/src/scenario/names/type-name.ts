import { fixedYears } from "@highway/engine/scenario/schema/limits-of-term";
import type { LoanType } from "@highway/engine/scenario/schema/types";
import type { WorkingLoan } from "../document";

/** In the order they are offered in: the longer a rate stays, the later. */
export const loanTypes: readonly LoanType[] = [
  "fixed",
  "armHalf",
  "arm1",
  "arm3",
  "arm5",
  "arm7",
  "arm9",
  "arm10",
  "arm11",
  "arm15",
  "bd10",
  "bd11",
  "bd21",
  "bd321",
];

export const isBuydown = (type: LoanType) => type.startsWith("bd");

/**
 * As officers say it: a "5/6 ARM" is fixed for 5 years and changes every 6 months, a "5/1 ARM" every year; a "2/1 buydown"
 * lowers the first year's rate by 2 points and the second's by 1.
 */
export function typeName(type: LoanType, frequency: number | string | null = 6): string {
  if (type === "armHalf") return "6-month ARM";
  if (fixedYears(type) > 0) return `${fixedYears(type)}/${frequency === 12 ? 1 : 6} ARM`;
  return isBuydown(type) ? `${[...type.slice(2)].join("/")} buydown` : "Fixed";
}

export const typeNameOf = ({ type, ARM }: Pick<WorkingLoan, "type" | "ARM">) => typeName(type, ARM?.frequency);
