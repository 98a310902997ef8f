import type { Client } from "../clients/schema";
import type { FieldSentences } from "../platform/errors";
import { calculateLoan } from "../scenario/calculate";
import { extraPaymentProblems } from "../scenario/limits-of-payments";
import type { LoanResult, Scenario } from "../scenario/types";
import { missingFigures } from "./missing.schema";
import { complete } from "./scenario.schema";
import type { Report } from "./schema";

/** Of each loan what is wrong with what it pays additionally, by where it stands in the scenario: "loans.0.lumpPayments.0.payment". */
export const extraProblems = ({ loans }: Scenario, results: readonly LoanResult[]): FieldSentences =>
  Object.fromEntries(
    loans.flatMap((loan, at) =>
      extraPaymentProblems(loan, results[at]!).map(({ path, sentence }) => [
        ["loans", at, ...path].join("."),
        sentence,
      ]),
    ),
  );

const paysMore = ({ additionalMonthlyPayments, lumpPayments }: Report["loans"][number]) =>
  additionalMonthlyPayments.length + lumpPayments.length > 0;

/**
 * The same of a report that is saved, for its client. What is paid additionally is held against the schedule that it
 * shortens, so a draft that lacks figures is looked at once it has them.
 */
export function extraProblemsOf(report: Report, { ficoMin, monthlyIncome, taxRate, filingStatus }: Client) {
  if (!report.loans.some(paysMore) || Object.keys(missingFigures(report)).length > 0) return {};
  const { asOf, closingDate, outside } = report;
  const client = { ficoMin, monthlyIncome, taxRate, filingStatus };
  const scenario: Scenario = { ...complete(report), asOf, ...(closingDate && { closingDate }), client, outside };
  return extraProblems(
    scenario,
    scenario.loans.map((loan) => calculateLoan(scenario, loan)),
  );
}
