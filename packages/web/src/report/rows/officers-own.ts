import type { LoanResult } from "@highway/engine/scenario/schema/types";
import type { Computed } from "../columns";
import { type FigureWord, known, type Precision, type Reading, type Row } from "../row";

/** Lines that advise the officer, or would look like a disclosure that a lender must make in its own form. */

type Figure = Exclude<Precision, "words">;
type More = Partial<Pick<Row, "ranks" | "optional" | "says" | "isSum">>;

const row = (
  words: FigureWord,
  precision: Figure,
  explains: NonNullable<Row["explains"]>,
  of: (column: Computed) => Reading,
  more: More = {},
): Row => ({ key: words, words, precision, explains, of, ...more });

/** Of a loan that lends nothing there is no such total. */
const lent =
  (of: (estimate: LoanResult["loanEstimate"]) => number | null) =>
  ({ result }: Computed): Reading =>
    result.amount === 0 ? "none" : known(of(result.loanEstimate));

const amountFinanced = row(
  "amountFinanced",
  "cents",
  "amountFinanced",
  lent((of) => of.amountFinanced),
);
const financeCharge = row(
  "financeCharge",
  "cents",
  "financeCharge",
  lent((of) => of.financeCharge),
  { ranks: true },
);

export const loanEstimateBars: readonly Row[] = [amountFinanced, financeCharge];

/** The totals that a Loan Estimate prints. */
export const loanEstimateRows: readonly Row[] = [
  row(
    "prepaidFinanceCharge",
    "cents",
    "prepaidFinanceCharge",
    lent((of) => of.prepaidFinanceCharge),
  ),
  amountFinanced,
  financeCharge,
  row(
    "totalOfPayments",
    "cents",
    "totalOfPayments",
    lent((of) => of.totalOfPayments),
    { ranks: true },
  ),
  row(
    "totalInterestPercentage",
    "rate",
    "totalInterestPercentage",
    lent((of) => of.totalInterestPercentage),
    {
      ranks: true,
    },
  ),
  row(
    "paidInFiveYears",
    "dollars",
    "paidInFiveYears",
    lent((of) => of.inFiveYears.paid),
  ),
  row(
    "principalInFiveYears",
    "dollars",
    "principalInFiveYears",
    lent((of) => of.inFiveYears.principal),
  ),
  row("compositeAPR", "rate", "compositeAPR", ({ result }) => result.loanEstimate.compositeAPR ?? "none", {
    says: ({ result }) => result.loanEstimate.compositeAPR !== result.apr,
  }),
  row(
    "miCancelOnRequest",
    "months",
    "miCancelOnRequest",
    ({ result }) => result.loanEstimate.miCancelOnRequestAfterPayment ?? "none",
    { optional: true },
  ),
  row(
    "miAutoTermination",
    "months",
    "miAutoTermination",
    ({ result }) => result.loanEstimate.miAutoTerminationAfterPayment ?? "none",
    { optional: true },
  ),
];

/** What an escrow account asks for. */
export const escrowRows: readonly Row[] = [
  row("escrowMonthly", "cents", "escrowMonthly", ({ result }) => result.escrowAnalysis?.monthly ?? "none"),
  row("escrowCushion", "cents", "escrowCushion", ({ result }) => result.escrowAnalysis?.cushion ?? "none"),
  row("escrowDeposit", "cents", "escrowAnalysis", ({ result }) => result.escrowAnalysis?.initialDeposit ?? "none", {
    isSum: true,
  }),
];
