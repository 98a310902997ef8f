import { inDollars } from "@highway/engine/money/cents";
import { extraPaymentProblems, type Lent } from "@highway/engine/scenario/schema/limits-of-payments";
import type { Scenario } from "@highway/engine/scenario/schema/types";
import { workOut } from "@highway/engine/scenario/working";
import type { Client } from "../clients/schema";
import type { FieldSentences } from "../platform/errors";
import { missingFigures } from "./pure/missing";
import { savedScenario } from "./saved-scenario";
import type { Report } from "./schema";

/** Tells what is wrong with the additional payments of each loan, by their path in the scenario, as in "loans.0.lumpPayments.0.payment". */
export const extraProblems = ({ loans }: Scenario, results: readonly Lent[]): FieldSentences =>
  Object.fromEntries(
    loans.flatMap((loan, at) =>
      extraPaymentProblems(loan, results[at]!).map(({ path, sentence }) => [
        ["loans", at, ...path].join("."),
        sentence,
      ]),
    ),
  );

/** Works out the amount lent and the months until payoff, and nothing else. The rest of the engine's code stays out of the functions that save reports. */
function lent(scenario: Scenario, loan: Scenario["loans"][number]): Lent {
  const { financing, repayment } = workOut(scenario, loan);
  return { amount: inDollars(financing.amount), payoffMonths: repayment.schedule.length };
}

/** Tells what is wrong with the additional payments of a scenario of which nothing is missing. */
export const extraProblemsOfScenario = (scenario: Scenario): FieldSentences =>
  extraProblems(
    scenario,
    scenario.loans.map((loan) => lent(scenario, loan)),
  );

/**
 * Tells what is wrong with the additional payments of a report that is saved, for its client. They are held against the schedule that they shorten,
 * so a draft that lacks figures is checked once it has them.
 */
export function extraProblemsOf(report: Report, client: Client) {
  if (Object.keys(missingFigures(report)).length > 0) return {};
  return extraProblemsOfScenario(savedScenario(report, client));
}
