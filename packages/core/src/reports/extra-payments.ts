import { inDollars } from "@highway/engine/money/cents";
import { extraPaymentProblems, type Lent } from "@highway/engine/scenario/schema/limits-of-payments";
import type { Scenario } from "@highway/engine/scenario/schema/types";
import { workOut } from "@highway/engine/scenario/working";
import type { Client } from "../clients/schema";
import type { FieldSentences } from "../platform/errors";
import { missingFigures } from "./pure/missing";
import { complete } from "./scenario.schema";
import type { Report } from "./schema";

/** Of each loan what is wrong with what it pays additionally, by where it stands in the scenario: "loans.0.lumpPayments.0.payment". */
export const extraProblems = ({ loans }: Scenario, results: readonly Lent[]): FieldSentences =>
  Object.fromEntries(
    loans.flatMap((loan, at) =>
      extraPaymentProblems(loan, results[at]!).map(({ path, sentence }) => [
        ["loans", at, ...path].join("."),
        sentence,
      ]),
    ),
  );

/** Of all that the engine tells of a loan this is little: the rest of its code stays out of what saves reports. */
function lent(scenario: Scenario, loan: Scenario["loans"][number]): Lent {
  const { financing, repayment } = workOut(scenario, loan);
  return { amount: inDollars(financing.amount), payoffMonths: repayment.schedule.length };
}

/**
 * The same of a report that is saved, for its client. What is paid additionally is held against the schedule that it
 * shortens, so a draft that lacks figures is looked at once it has them.
 */
export function extraProblemsOf(report: Report, { ficoMin, monthlyIncome, taxRate, filingStatus }: Client) {
  if (Object.keys(missingFigures(report)).length > 0) return {};
  const { asOf, closingDate, outside } = report;
  const client = { ficoMin, monthlyIncome, taxRate, filingStatus };
  const scenario: Scenario = { ...complete(report), asOf, ...(closingDate && { closingDate }), client, outside };
  return extraProblems(
    scenario,
    scenario.loans.map((loan) => lent(scenario, loan)),
  );
}
