/** Parts that only loans of one kind have: second loans, payments beyond those due, refinances, homes that are sold. */
import type { LoanResult, MoveUp, Savings } from "@highway/engine/scenario/schema/types";
import type { Column, Computed } from "./column";
import { ifAny, known, type Reading, type Row } from "./row";
import type { Words } from "./words";

export const hasSecond = (columns: readonly Column[]) => columns.some(({ result }) => result?.secondLoan);
export const hasExtra = (columns: readonly Column[]) => columns.some(({ result }) => result?.prepayment);
export const hasSavings = (columns: readonly Column[]) => columns.some(({ result }) => result?.savings);

const ofSecond =
  (read: (second: NonNullable<LoanResult["secondLoan"]>) => Reading) =>
  ({ result }: Computed): Reading =>
    result.secondLoan ? read(result.secondLoan) : "none";

export const secondLoanRows = ({ loan: { figures, second } }: Words): Row[] => [
  {
    label: figures.secondType,
    precision: "cents",
    of: ({ loan, result }) => (result.secondLoan && loan.secondLoan ? { text: second[loan.secondLoan.type] } : "none"),
  },
  { label: figures.secondAmount, precision: "cents", of: ofSecond(({ amount }) => amount) },
  { label: figures.secondPayment, precision: "cents", of: ofSecond(({ payment }) => payment) },
  {
    label: figures.secondLater,
    precision: "cents",
    of: ofSecond(({ payment, amortizingPayment }) => (amortizingPayment === payment ? "none" : amortizingPayment)),
    isOptional: true,
  },
  { label: figures.secondInterest, precision: "cents", of: ofSecond(({ totals }) => totals.interest) },
];

const ofExtra =
  (read: (extra: NonNullable<LoanResult["prepayment"]>, result: LoanResult) => number) =>
  ({ result }: Computed): Reading =>
    result.prepayment ? read(result.prepayment, result) : "none";

export const extraRows = ({ loan: { figures } }: Words): Row[] => [
  { label: figures.interestSaved, precision: "cents", of: ofExtra(({ interestSaved }) => interestSaved) },
  { label: figures.interestWithout, precision: "cents", of: ofExtra(({ scheduledInterest }) => scheduledInterest) },
  { label: figures.timeSaved, precision: "months", of: ofExtra(({ monthsSaved }) => monthsSaved) },
  { label: figures.paidOffIn, precision: "months", of: ofExtra((_, { payoffMonths }) => payoffMonths) },
];

const ofSavings =
  (read: (savings: Savings) => Reading) =>
  ({ result }: Computed): Reading =>
    result.savings ? read(result.savings) : "none";

/** When the savings of each month have made good what the refinance costs. */
function breakEven({ breakEven: found }: Savings, { print }: Words, month: (payment: number) => string): Reading {
  if (!found) return "missing";
  if (found.kind === "always") return { text: print.breakEven.atOnce };
  if (found.kind === "never") return { text: print.breakEven.none };
  return { text: print.breakEven.after(found.months, month(found.months)) };
}

export function savingsRows(words: Words, month: (payment: number) => string): { group: string; rows: Row[] }[] {
  const { figures } = words.loan;
  const { each } = words.print;
  return [
    {
      group: each.month,
      rows: [
        { label: figures.before, precision: "cents", of: ofSavings(({ monthlyBefore }) => monthlyBefore) },
        {
          label: figures.after,
          precision: "cents",
          of: ofSavings(({ monthlyAfter }) => known(monthlyAfter)),
          ranks: true,
        },
        {
          label: figures.savings,
          precision: "cents",
          of: ofSavings(({ monthlySavings }) => known(monthlySavings)),
          isSum: true,
        },
      ],
    },
    {
      group: each.cost,
      rows: [
        { label: figures.paidOff, precision: "cents", of: ofSavings(({ paidOff }) => ifAny(paidOff)) },
        { label: figures.refinanceCost, precision: "cents", of: ofSavings(({ cost }) => cost), ranks: true },
        { label: figures.breakEven, precision: "cents", of: ofSavings((savings) => breakEven(savings, words, month)) },
      ],
    },
    {
      group: each.interest,
      rows: [
        {
          label: figures.interestLeft,
          precision: "cents",
          of: ofSavings(({ interestBefore }) => known(interestBefore)),
        },
        {
          label: figures.interestOfNew,
          precision: "cents",
          of: ofSavings(({ interestAfter }) => interestAfter),
          ranks: true,
        },
      ],
    },
  ];
}

export function moveUpRows({ loans }: MoveUp, { loan: { figures } }: Words): Row[] {
  const of = ({ id }: Column) => loans.find(({ loanID }) => loanID === id);
  return [
    {
      label: figures.cashAfterSale,
      precision: "cents",
      of: (column) => of(column)?.cashAfterSale ?? "none",
      ranks: true,
    },
    {
      label: figures.monthlyChange,
      precision: "cents",
      of: (column) => {
        const mine = of(column);
        return mine ? known(mine.monthlyChange) : "none";
      },
      ranks: true,
    },
  ];
}
