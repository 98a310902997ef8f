import { officerWords } from "../../../lib/words/officer";
import { isComputed } from "../../../report/columns";
import { stepsText } from "../../../report/payment-steps";
import { labelOf, type Row, text } from "../../../report/row";
import { cashRows } from "../../../report/rows/cash";
import { loanFigures } from "../../../report/rows/loans";
import { monthlyRows } from "../../../report/rows/monthly";
import { refinanceRows } from "../../../report/rows/savings";
import { isRefinance, type WorkingLoan } from "../../../scenario/document";

/** One row of calculated figures, as the report has it, in the editor. */
export type FigureRow = Row & {
  label: string;
  /** Shows the row only while it applies to a loan. */
  has?: (loan: WorkingLoan) => boolean;
};

const figureRow = (row: Row, more: Pick<FigureRow, "has" | "compares"> = {}): FigureRow => ({
  ...row,
  label: labelOf(row, officerWords),
  ...more,
});

/** What the payment is made of. */
export const resultRows: readonly FigureRow[] = [
  figureRow(loanFigures.amount, { compares: true }),
  figureRow(monthlyRows.principalAndInterest),
  figureRow(monthlyRows.secondLoan, { has: ({ secondLoan }) => secondLoan !== undefined }),
  figureRow(monthlyRows.mortgageInsurance),
  figureRow(monthlyRows.propertyTax),
  figureRow(monthlyRows.homeInsurance),
  figureRow(monthlyRows.associationFee),
];

/** What a refinance is for: a lower payment, and cash at closing. It stands beside the first figures. */
export const savingsRow = figureRow(refinanceRows.savings, { has: isRefinance });
export const cashOutRow = figureRow(loanFigures.cashOut, { has: isRefinance });

/** The payments of each period, shown once a loan's payment may change by its own terms. */
export const stepsRow = figureRow(monthlyRows.paymentSteps, {
  has: ({ type, program, secondLoan }) =>
    type !== "fixed" || program.startsWith("interest") || (secondLoan !== undefined && secondLoan.type !== "fixed"),
});

/** The same of one loan by itself: nothing where its payment stays. */
export const ownStepsRow = figureRow({
  ...monthlyRows.paymentSteps,
  key: "ownSteps",
  precision: "words",
  of: (column, words, write) => (isComputed(column) ? text(stepsText(column, words, write)) : "missing"),
});

export const totalRow = figureRow(monthlyRows.totalPayment);
export const cashRow = figureRow(cashRows.cashToClose);
/** The APR in the editor: the typed one, if there is one. */
export const aprRow = figureRow(loanFigures.apr);
