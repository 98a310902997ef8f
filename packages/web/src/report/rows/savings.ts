import type { Savings } from "@highway/engine/scenario/schema/types";
import type { LoanWords } from "../../scenario/names/loan-title";
import { type Column, type Computed, isComputed } from "../columns";
import { type Group, ifAny, isRefinance, known, type Reader, type Reading, type Row } from "../row";
import { debtToIncome } from "./monthly";

const ofSavings =
  (read: (savings: Savings) => Reading) =>
  ({ result }: Computed): Reading =>
    result.savings ? read(result.savings) : "none";

const monthly: readonly Row[] = [
  {
    key: "before",
    words: "before",
    precision: "cents",
    explains: "monthlyBefore",
    of: ofSavings(({ monthlyBefore }) => monthlyBefore),
  },
  {
    key: "after",
    words: "after",
    precision: "cents",
    explains: "monthlyAfter",
    of: ofSavings(({ monthlyAfter }) => known(monthlyAfter)),
    ranks: true,
  },
  {
    key: "savings",
    words: "savings",
    precision: "cents",
    explains: "savings",
    of: ofSavings(({ monthlySavings }) => known(monthlySavings)),
    isSum: true,
  },
];

const interest: readonly Row[] = [
  {
    key: "interestLeft",
    words: "interestLeft",
    precision: "dollars",
    explains: "interestBefore",
    of: ofSavings(({ interestBefore }) => known(interestBefore)),
  },
  {
    key: "interestOfNew",
    words: "interestOfNew",
    precision: "dollars",
    explains: "interestAfter",
    of: ofSavings(({ interestAfter }) => interestAfter),
    ranks: true,
  },
];

const cost: Row = {
  key: "refinanceCost",
  words: "refinanceCost",
  precision: "dollars",
  explains: "refinanceCost",
  of: ofSavings((savings) => savings.cost),
  ranks: true,
};

const paidOff: Row = {
  key: "paidOff",
  words: "paidOff",
  precision: "dollars",
  explains: "payoffs",
  of: ofSavings((savings) => savings.paidOff),
};

const cashOut: Row = {
  key: "cashOut",
  words: "cashOut",
  precision: "dollars",
  explains: "cashOut",
  of: (column) => (isRefinance(column) && column.result.cash.toClose < 0 ? -column.result.cash.toClose : "none"),
};

/** When the savings of each month have made good what the refinance costs. */
const breakEven = (month: (payment: number) => string): Row => ({
  key: "savingsBreakEven",
  words: "breakEven",
  precision: "words",
  explains: "savingsBreakEven",
  of: (column, { breakEven: words }) => {
    if (!isRefinance(column)) return "none";
    const found = isComputed(column) ? column.result.savings?.breakEven : null;
    if (!found) return "missing";
    if (found.kind === "always") return { text: words.atOnce };
    if (found.kind === "never") return { text: words.never };
    return { text: words.madeGood(found.months, month(found.months)) };
  },
});

/** What a refinance does for who takes it. The officer reads the amounts first. */
export function savingsGroups(
  columns: readonly Column[],
  reader: Reader,
  { each }: LoanWords,
  month: (payment: number) => string,
): Group[] {
  const hasIncome = columns.some((column) => isComputed(column) && column.result.dti !== null);
  if (reader === "client")
    return [
      { title: each.month, rows: monthly },
      {
        title: each.cost,
        rows: [{ ...paidOff, of: ofSavings((savings) => ifAny(savings.paidOff)) } as Row, cost, breakEven(month)],
      },
      { title: each.interest, rows: interest },
    ];
  return [
    { rows: [paidOff, cashOut] },
    { title: each.month, rows: hasIncome ? [...monthly, debtToIncome] : monthly },
    { title: each.cost, rows: [cost, breakEven(month)] },
    { title: each.interest, rows: interest },
  ];
}
