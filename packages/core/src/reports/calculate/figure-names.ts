import type { FigureName } from "../../scenario/types";

const names: Record<FigureName, true> = {
  amount: true,
  payment: true,
  apr: true,
  MI: true,
  upfrontMI: true,
  prepaidEscrows: true,
  closingCosts: true,
  cashToClose: true,
  totalPayment: true,
  totalInterest: true,
};

/** Every figure that can show its working; the compiler misses none. */
export const figureNames = Object.keys(names) as FigureName[];
