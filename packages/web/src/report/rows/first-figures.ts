import type { Column } from "../columns";
import { isRefinance, type Row } from "../row";
import { cashRows } from "./cash";
import { loanFigures } from "./loans";
import { monthlyRows } from "./monthly";
import { interestInAll } from "./over-the-loan";
import { refinanceRows } from "./savings";

/** What a borrower asks first. */
export const firstFigures: readonly Row[] = [
  monthlyRows.totalPayment,
  monthlyRows.paymentSteps,
  cashRows.cashToClose,
  loanFigures.apr,
  interestInAll,
];

const ofRefinances: readonly Row[] = [
  refinanceRows.savings,
  monthlyRows.totalPayment,
  monthlyRows.paymentSteps,
  cashRows.cashToClose,
  { ...loanFigures.cashOut, optional: true },
  loanFigures.apr,
  interestInAll,
];

/** Of a refinance the savings come before all else, and the cash that it pays out is said by itself. */
export const firstFiguresOf = (columns: readonly Column[]): readonly Row[] =>
  columns.some(isRefinance) ? ofRefinances : firstFigures;
