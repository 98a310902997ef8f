import { allCash, ifAny, known, type Row } from "./rows";

/** From the first payment to the last. */
export const lifetimeRows: readonly Row[] = [
  {
    label: "Interest",
    precision: "dollars",
    figure: "totalInterest",
    of: (column) => (allCash(column) ? "none" : column.result.totals.interest),
    compare: "rank",
  },
  {
    label: "Mortgage insurance",
    precision: "dollars",
    figure: "totalMortgageInsurance",
    of: ({ result }) => ifAny(result.totals.mortgageInsurance),
    optional: true,
  },
  {
    label: "Insurance is paid for",
    precision: "months",
    figure: "miMonths",
    of: ({ result }) => ifAny(result.miMonths),
    optional: true,
  },
  {
    label: "All payments",
    precision: "dollars",
    figure: "totalPayments",
    of: (column) => (allCash(column) ? "none" : known(column.result.totals.payments)),
    compare: "rank",
    total: true,
  },
  {
    label: "Last payment",
    precision: "cents",
    figure: "finalPayment",
    of: ({ result }) => ifAny(result.finalPayment),
  },
  { label: "Paid off after", precision: "months", figure: "payoff", of: ({ result }) => ifAny(result.payoffMonths) },
];

/** The totals that a Loan Estimate prints, for the officer. */
export const financeRows: readonly Row[] = [
  {
    label: "Prepaid finance charge",
    precision: "cents",
    figure: "prepaidFinanceCharge",
    of: (column) => lent(column.result.loanEstimate.prepaidFinanceCharge, column.result.amount),
  },
  {
    label: "Amount financed",
    precision: "cents",
    figure: "amountFinanced",
    of: ({ result }) => lent(result.loanEstimate.amountFinanced, result.amount),
  },
  {
    label: "Finance charge",
    precision: "cents",
    figure: "financeCharge",
    of: ({ result }) => lent(result.loanEstimate.financeCharge, result.amount),
    compare: "rank",
  },
  {
    label: "Total of payments",
    precision: "cents",
    figure: "totalOfPayments",
    of: ({ result }) => lent(result.loanEstimate.totalOfPayments, result.amount),
    compare: "rank",
  },
  {
    label: "Total interest percentage",
    precision: "rate",
    figure: "totalInterestPercentage",
    of: ({ result }) => lent(result.loanEstimate.totalInterestPercentage, result.amount),
    compare: "rank",
  },
  {
    label: "Paid in five years",
    precision: "dollars",
    figure: "paidInFiveYears",
    of: ({ result }) => lent(result.loanEstimate.inFiveYears.paid, result.amount),
  },
  {
    label: "Principal of that",
    precision: "dollars",
    figure: "principalInFiveYears",
    of: ({ result }) => lent(result.loanEstimate.inFiveYears.principal, result.amount),
  },
  {
    label: "Composite APR",
    precision: "rate",
    figure: "compositeAPR",
    of: ({ result }) => result.loanEstimate.compositeAPR ?? "none",
    says: ({ result }) => result.loanEstimate.compositeAPR !== result.apr,
  },
  {
    label: "Insurance may end after",
    precision: "months",
    figure: "miCancelOnRequest",
    of: ({ result }) => result.loanEstimate.miCancelOnRequestAfterPayment ?? "none",
    optional: true,
  },
  {
    label: "Insurance ends after",
    precision: "months",
    figure: "miAutoTermination",
    of: ({ result }) => result.loanEstimate.miAutoTerminationAfterPayment ?? "none",
    optional: true,
  },
];

const lent = (value: number | null, amount: number) => (amount === 0 ? "none" : known(value));

/** What an escrow account asks for. */
export const escrowRows: readonly Row[] = [
  {
    label: "Monthly payment",
    precision: "cents",
    figure: "escrowMonthly",
    of: ({ result }) => result.escrowAnalysis?.monthly ?? "none",
  },
  {
    label: "Cushion",
    precision: "cents",
    figure: "escrowCushion",
    of: ({ result }) => result.escrowAnalysis?.cushion ?? "none",
  },
  {
    label: "Deposit at closing",
    precision: "cents",
    figure: "escrowAnalysis",
    of: ({ result }) => result.escrowAnalysis?.initialDeposit ?? "none",
    total: true,
  },
];
