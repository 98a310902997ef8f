import { allCash, ifAny, known, type Row } from "./rows";

const rate = (value: number) => (value === 0 ? "none" : value);

/** What each loan is: its amount, and how that stands to the home. */
export const amountRows: readonly Row[] = [
  {
    label: "Applicable price",
    precision: "dollars",
    figure: "applicablePrice",
    of: ({ result }) => ifAny(result.applicablePrice),
    says: ({ result, price }) => result.applicablePrice !== price?.price,
  },
  {
    label: "Base amount",
    precision: "cents",
    figure: "baseAmount",
    of: ({ result }) => ifAny(result.baseAmount),
    says: ({ result }) => result.baseAmount !== result.amount,
  },
  { label: "Loan amount", precision: "cents", figure: "amount", of: ({ result }) => ifAny(result.amount) },
  { label: "Loan to value", precision: "rate", figure: "ltv", of: ({ result }) => rate(result.ltv) },
  {
    label: "Combined loan to value",
    precision: "rate",
    figure: "cltv",
    of: ({ result }) => rate(result.cltv),
    says: ({ result }) => result.cltv !== result.ltv,
  },
];

/** The officer's own: it speaks of the client's income. */
export const debtToIncome: Row = {
  label: "Debt to income",
  precision: "rate",
  figure: "dti",
  of: ({ result }) => result.dti ?? "none",
  compare: "rank",
  optional: true,
};

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
];

const lent = (value: number | null, amount: number) => (amount === 0 ? "none" : known(value));

/** What an escrow account asks for. */
export const escrowRows: readonly Row[] = [
  {
    label: "Monthly payment",
    precision: "cents",
    of: ({ result }) => result.escrowAnalysis?.monthly ?? "none",
  },
  { label: "Cushion", precision: "cents", of: ({ result }) => result.escrowAnalysis?.cushion ?? "none" },
  {
    label: "Deposit at closing",
    precision: "cents",
    figure: "escrowAnalysis",
    of: ({ result }) => result.escrowAnalysis?.initialDeposit ?? "none",
    total: true,
  },
];
