import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { fixed, money, moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import { isRefinance, type WorkingLoan } from "../../../scenario/document";

/** A figure, or null where none can be told. */
export type Reading = number | null;

/** One line of computed figures over all loans. */
export type Row = {
  key: string;
  label: string;
  /** Decimals that show: figures that read alike are a tie. */
  digits: number;
  write: (value: number) => string;
  /** A difference's size; its sign is added. */
  writeDifference: (value: number) => string;
  of: (result: LoanResult, loan: WorkingLoan) => Reading;
  /** The lowest on one property at one price is marked. */
  ranked?: boolean;
  /** Figures that can be the lowest; without, all of them. */
  ranks?: (value: number) => boolean;
  /** Differences show. */
  compared?: boolean;
  /** Nothing owed reads "None". */
  zeroIsNone?: boolean;
  /** Where the figure does not apply to a loan it reads "None". */
  applies?: (loan: WorkingLoan) => boolean;
  /** The line shows only while a loan has what it speaks of. */
  has?: (loan: WorkingLoan) => boolean;
  /** It was typed in place of what is computed. */
  typed?: (loan: WorkingLoan) => boolean;
};
const inCents = { digits: 2, write: moneyWithCents, writeDifference: moneyWithCents };

/** What a refinance is for: cash at closing, and less to pay each month. */
const refinanceRows: readonly Row[] = [
  {
    key: "cashOut",
    label: "Cash out",
    digits: 0,
    write: (value) => money(value),
    writeDifference: (value) => money(value),
    of: ({ cash }) => Math.max(0, 0 - cash.toClose),
    zeroIsNone: true,
    applies: isRefinance,
    has: isRefinance,
  },
  {
    key: "monthlySavings",
    label: "Monthly savings",
    digits: 2,
    write: moneyWithCents,
    writeDifference: moneyWithCents,
    of: ({ savings }) => savings?.monthlySavings ?? null,
    compared: true,
    applies: isRefinance,
    has: isRefinance,
  },
];

/** What the payment is made of. */
export const resultRows: readonly Row[] = [
  { key: "amount", label: "Loan amount", ...inCents, of: ({ amount }) => amount, compared: true, zeroIsNone: true },
  {
    key: "principalAndInterest",
    label: "Principal and interest",
    ...inCents,
    of: ({ monthly }) => monthly.principalAndInterest,
    compared: true,
    ranked: true,
    zeroIsNone: true,
  },
  {
    key: "secondLoan",
    label: "Second loan",
    ...inCents,
    of: ({ monthly }) => monthly.secondLoan,
    zeroIsNone: true,
    has: ({ secondLoan }) => secondLoan !== undefined,
  },
  {
    key: "mortgageInsurance",
    label: "Mortgage insurance",
    ...inCents,
    of: ({ monthly }) => monthly.mortgageInsurance,
    zeroIsNone: true,
  },
  { key: "propertyTax", label: "Property tax", ...inCents, of: ({ monthly }) => monthly.propertyTax, zeroIsNone: true },
  {
    key: "homeInsurance",
    label: "Home insurance",
    ...inCents,
    of: ({ monthly }) => monthly.homeInsurance,
    zeroIsNone: true,
  },
  { key: "associationFee", label: "HOA", ...inCents, of: ({ monthly }) => monthly.associationFee, zeroIsNone: true },
  ...refinanceRows,
];

export const totalRow: Row = {
  key: "total",
  label: "Total payment",
  ...inCents,
  of: ({ monthly }) => monthly.total,
  compared: true,
  ranked: true,
};

export const cashRow: Row = {
  key: "toClose",
  label: "Cash to close",
  digits: 0,
  write: money,
  writeDifference: money,
  of: ({ cash }) => cash.toClose,
  compared: true,
  ranked: true,
  // More cash out is more owed, and no lower price.
  ranks: (value) => value >= 0,
};

const isCash = (loan: WorkingLoan) => loan.program === "allCash";
const hasCustomAPR = (loan: WorkingLoan) => !isCash(loan) && typeof loan.customAPR === "number";

/** The APR that the officer sees: the typed one where there is one. */
export const aprRow: Row = {
  key: "apr",
  label: "APR",
  digits: 3,
  write: (value) => trimmedPercent(value),
  writeDifference: (value) => fixed(value, 3),
  of: ({ apr }, loan) => (hasCustomAPR(loan) ? (loan.customAPR as number) : apr),
  compared: true,
  ranked: true,
  applies: (loan) => !isCash(loan),
  typed: hasCustomAPR,
};
