import { spelledMonths } from "../../scenario/names/loan-title";
import type { Computed } from "../columns";
import { ifAny, isCash, known, type Reader, type Reading, type Row } from "../row";

const interest: Row = {
  key: "interest",
  words: "interest",
  precision: "dollars",
  explains: "totalInterest",
  of: (column) => (isCash(column) ? "none" : column.result.totals.interest),
  ranks: true,
};

/** The same where it stands by itself, away from "over the whole loan". */
export const interestInAll: Row = { ...interest, words: "interestInAll" };

const insuranceMonths: Row = {
  key: "insuranceEnds",
  words: "insuranceEnds",
  precision: "months",
  explains: "miMonths",
  of: ({ result }) => ifAny(result.miMonths),
  optional: true,
};

/** "9 years 3 months", or that it never ends before the loan does. */
const insuranceInWords: Row = {
  key: "insuranceEnds",
  words: "insuranceEnds",
  precision: "words",
  of: ({ result }, words): Reading => {
    if (!result || result.miMonths === 0 || !result.monthly.mortgageInsurance) return "none";
    return { text: result.miMonths >= result.payoffMonths ? words.withTheLoan : spelledMonths(result.miMonths, words) };
  },
  optional: true,
};

const payoff: Row = {
  key: "paidOffIn",
  words: "paidOffIn",
  precision: "months",
  explains: "payoff",
  of: ({ result }) => ifAny(result.payoffMonths),
};

/** From the first payment to the last. */
export const overTheLoanRows = (reader: Reader): Row[] => [
  interest,
  {
    key: "mortgageInsurance",
    words: "mortgageInsurance",
    precision: "dollars",
    explains: "totalMortgageInsurance",
    of: ({ result }) => ifAny(result.totals.mortgageInsurance),
    optional: true,
  },
  reader === "officer" ? insuranceMonths : insuranceInWords,
  {
    key: "allPayments",
    words: "allPayments",
    precision: "dollars",
    explains: "totalPayments",
    of: (column) => (isCash(column) ? "none" : known(column.result.totals.payments)),
    ranks: true,
    isSum: true,
  },
  {
    key: "lastPayment",
    words: "lastPayment",
    precision: "cents",
    explains: "finalPayment",
    of: ({ result }) => ifAny(result.finalPayment),
  },
  payoff,
];

const total = (words: "principal" | "interest" | "mortgageInsurance"): Row => ({
  key: words,
  words,
  precision: "dollars",
  of: ({ result }) => ifAny(result.totals[words] ?? 0),
});

/** What all payments go to. */
export const overTheLoanBars: readonly Row[] = [total("principal"), total("interest"), total("mortgageInsurance")];

const ofExtra =
  (read: (extra: NonNullable<Computed["result"]["prepayment"]>) => number) =>
  ({ result }: Computed): Reading =>
    result.prepayment ? read(result.prepayment) : "none";

const interestSaved: Row = {
  key: "interestSaved",
  words: "interestSaved",
  precision: "dollars",
  explains: "interestSaved",
  of: ofExtra((extra) => extra.interestSaved),
};

/** What paying more than is due brings. */
export const extraRows: readonly Row[] = [
  interestSaved,
  {
    key: "interestWithout",
    words: "interestWithout",
    precision: "dollars",
    explains: "scheduledInterest",
    of: ofExtra(({ scheduledInterest }) => scheduledInterest),
  },
  {
    key: "timeSaved",
    words: "timeSaved",
    precision: "months",
    explains: "monthsSaved",
    of: ofExtra(({ monthsSaved }) => monthsSaved),
  },
  {
    key: "paidOffIn",
    words: "paidOffIn",
    precision: "months",
    explains: "payoff",
    of: ({ result }) => (result.prepayment ? result.payoffMonths : "none"),
  },
];

/** The interest without them, as what is still paid and what is saved. */
export const extraBars: readonly Row[] = [
  {
    key: "interestPaid",
    words: "interestPaid",
    precision: "dollars",
    of: ofExtra(({ scheduledInterest, interestSaved }) => scheduledInterest - interestSaved),
  },
  interestSaved,
];
