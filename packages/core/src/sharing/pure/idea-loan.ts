import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { inCash } from "../../reports/pure/own-cash";

/** What an idea changes beside the price and the down payment, in the report's units. */
type Terms = { rate?: number | undefined; extraPayment?: number | undefined };

/** A loan with an idea's rate and extra payment. Dollars that were typed stay when the price moves, percents scale, and cash is paid whole. */
export const withTerms = <Loan extends { program: string }>(loan: Loan, { rate, extraPayment }: Terms): Loan => ({
  ...loan,
  ...(loan.program === "allCash" && inCash),
  ...(rate !== undefined && { rate }),
  ...(extraPayment !== undefined && { additionalMonthlyPayments: extraPayment > 0 ? [{ amount: extraPayment }] : [] }),
});

type Priced = { id: string; purchaseDetails: readonly { id: string }[] };

/** The homes of a report, one of them at another price. */
export const atPrice = <Home extends Priced>(
  homes: readonly Home[],
  { propertyID, purchaseDetailsID }: { propertyID: string; purchaseDetailsID: string },
  price: number,
): Home[] =>
  homes.map((home) =>
    home.id === propertyID
      ? {
          ...home,
          purchaseDetails: home.purchaseDetails.map((each) =>
            each.id === purchaseDetailsID ? { ...each, price } : each,
          ),
        }
      : home,
  );

/** What is paid beyond what is due, dollars a month. What is typed and is not a figure counts as 0. */
export const extraOf = (loan: { additionalMonthlyPayments: readonly { amount: unknown }[] }): number =>
  loan.additionalMonthlyPayments.reduce((sum, { amount }) => sum + (typeof amount === "number" ? amount : 0), 0);

/** Whether nothing is changed: the client likes the loan as it is. */
export const isChoice = (changes: object): boolean => Object.values(changes).every((value) => value === undefined);

/** The figures in which an idea is told, wherever it is. */
export const ideaFigures = [
  { name: "Payment", as: "cents", of: ({ monthly }) => monthly.total },
  {
    name: "Payment with the extra",
    as: "cents",
    of: ({ monthly }, extra) => (extra > 0 && monthly.total !== null ? monthly.total + extra : null),
  },
  { name: "Cash to close", as: "dollars", of: ({ cash }) => cash.toClose },
  { name: "APR", as: "percent", of: ({ apr }) => apr },
  { name: "Paid off in", as: "months", of: ({ payoffMonths }) => payoffMonths },
  { name: "Total interest", as: "dollars", of: ({ totals }) => totals.interest },
] as const satisfies readonly {
  name: string;
  as: "cents" | "dollars" | "percent" | "months";
  /** @param extra  dollars that are paid each month beyond what is due */
  of: (result: LoanResult, extra: number) => number | null;
}[];
