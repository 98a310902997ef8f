import { savedByYear } from "@highway/engine/scenario/outcomes/saved-by-year";
import { creditScore, pricedAsScore } from "@highway/engine/scenario/steps/insurance";
import { costOfWaiting } from "@highway/engine/tools/cost-of-waiting/cost-of-waiting";
import { rentOrBuy } from "@highway/engine/tools/rent-or-buy/rent-or-buy";
import type { Client } from "../../clients/schema";
import { savedScenario } from "../../reports/saved-scenario";
import type { Report } from "../../reports/schema";
import type { WorkedOut } from "./schema";

/**
 * What a client's page cannot work out without the credit score, the income or the taxes of the client, which a link does not hand out, because it may be passed on: the
 * lowest score that is priced as each loan's, the tax that each loan saves in each year, in dollars, and the answer of a report of buying or renting or of the cost of waiting.
 */
export function workedOut({ report, client }: { report: Report; client: Client }, isTaxed: boolean): WorkedOut {
  const scenario = savedScenario(report, client);
  const scores = scenario.loans.flatMap((loan) => {
    const { value, assumed } = creditScore(loan, client.ficoMin, report.asOf);
    return assumed ? [] : [[loan.id, pricedAsScore(value, report.asOf)] as const];
  });
  const taxes = scenario.loans.flatMap((loan) => {
    const years = isTaxed ? savedByYear(scenario, loan) : null;
    return years ? [[loan.id, years] as const] : [];
  });
  const answer =
    report.toolName === "bvr" && report.assumptions ? rentOrBuy(scenario, report.assumptions).answer : null;
  const waited =
    report.toolName === "cow" && report.assumptions && report.waiting
      ? costOfWaiting(scenario, report.assumptions, report.waiting).answer
      : null;
  return {
    scores: Object.fromEntries(scores),
    taxesSaved: Object.fromEntries(taxes),
    // The rate of tax on gains is what an officer may have typed of the client's taxes; the tax itself is in the answer.
    ...(answer && { rentOrBuy: { ...answer, gainsTax: { rate: null, isTyped: false } } }),
    ...(waited && { costOfWaiting: waited }),
  };
}
