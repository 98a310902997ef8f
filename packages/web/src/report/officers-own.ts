/** Sections that advise the officer, or that a client could mistake for a disclosure that a lender must make on its own form. */
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import type { LoanWords } from "../scenario/names/loan-title";
import { type Computed, isComputed } from "./columns";
import { type Group, knownReading, line, type Reading, readPart, rowsOf } from "./row";
import { type Section, type Source, sectionFor } from "./sections";

/** Reads a total only if the loan lends something. */
const lent =
  (of: (estimate: LoanResult["loanEstimate"]) => number | null) =>
  ({ result }: Computed): Reading =>
    result.amount === 0 ? "none" : knownReading(of(result.loanEstimate));

/** The totals that a Closing Disclosure and a Loan Estimate print. */
const loanEstimateRows = rowsOf({
  prepaidFinanceCharge: line.cents(
    "prepaidFinanceCharge",
    lent((estimate) => estimate.prepaidFinanceCharge),
  ),
  amountFinanced: line.cents(
    "amountFinanced",
    lent((estimate) => estimate.amountFinanced),
  ),
  financeCharge: line.cents(
    "financeCharge",
    lent((estimate) => estimate.financeCharge),
    { ranks: true },
  ),
  totalOfPayments: line.cents(
    "totalOfPayments",
    lent((estimate) => estimate.totalOfPayments),
    { ranks: true },
  ),
  totalInterestPercentage: line.rate(
    "totalInterestPercentage",
    lent((estimate) => estimate.totalInterestPercentage),
    {
      ranks: true,
    },
  ),
  paidInFiveYears: line.dollars(
    "paidInFiveYears",
    lent((estimate) => estimate.inFiveYears.paid),
  ),
  principalInFiveYears: line.dollars(
    "principalInFiveYears",
    lent((estimate) => estimate.inFiveYears.principal),
  ),
  scenarioAPR: line.rate("scenarioAPR", ({ result }) => result.loanEstimate.scenarioAPR ?? "none", {
    says: ({ result }) => result.loanEstimate.scenarioAPR !== result.apr,
  }),
  miCancelOnRequest: line.months(
    "miCancelOnRequest",
    ({ result }) => result.loanEstimate.miCancelOnRequestAfterPayment ?? "none",
    { optional: true },
  ),
  miAutoTermination: line.months(
    "miAutoTermination",
    ({ result }) => result.loanEstimate.miAutoTerminationAfterPayment ?? "none",
    { optional: true },
  ),
});

/** Groups the rows by the form that prints them. Source: 12 CFR 1026.38(o) and 1026.37(l). */
function loanEstimateGroups({ disclosures }: LoanWords): Group[] {
  const {
    prepaidFinanceCharge,
    amountFinanced,
    financeCharge,
    totalOfPayments,
    totalInterestPercentage,
    paidInFiveYears,
    principalInFiveYears,
    ...others
  } = loanEstimateRows;
  return [
    {
      title: disclosures.closingDisclosure,
      rows: [prepaidFinanceCharge, amountFinanced, financeCharge, totalOfPayments],
    },
    { title: disclosures.loanEstimate, rows: [totalInterestPercentage, paidInFiveYears, principalInFiveYears] },
    { title: disclosures.neither, rows: Object.values(others) },
  ];
}

const loanEstimateBars = [loanEstimateRows.amountFinanced, loanEstimateRows.financeCharge];

/** What an escrow account requires. */
const escrowRows = rowsOf({
  escrowMonthly: line.cents(
    "escrowMonthly",
    readPart("escrowAnalysis", ({ monthly }) => monthly),
  ),
  escrowCushion: line.cents(
    "escrowCushion",
    readPart("escrowAnalysis", ({ cushion }) => cushion),
  ),
  escrowDeposit: line.cents(
    "escrowAnalysis",
    readPart("escrowAnalysis", ({ initialDeposit }) => initialDeposit),
    {
      isSum: true,
    },
  ),
});

function escrow({ columns, words }: Source): Section | null {
  const shown = columns.filter(isComputed).filter(({ result }) => result.escrowAnalysis);
  const series = shown.map(({ id, index, head, result: { escrowAnalysis } }) => {
    const { initialDeposit, months } = escrowAnalysis!;
    return { id, index, name: head, values: [initialDeposit, ...months.map((month) => month.balance)] };
  });
  const { escrow: title, escrowBalance: measure } = words.charts;
  const chart = { title, measure, series, lastYear: 12, unit: "months" } as const;
  return sectionFor(shown, () => ({
    columns: shown,
    parts: [{ chart, groups: [{ rows: Object.values(escrowRows) }] }],
  }));
}

/** The sections that only the officer reads. */
export const officersSections: Record<"loanEstimate" | "escrow", (source: Source) => Section | null> = {
  loanEstimate: ({ columns, words }) => ({
    columns,
    parts: [{ groups: loanEstimateGroups(words) }],
    bars: loanEstimateBars,
  }),
  escrow,
};
