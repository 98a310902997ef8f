import { savedByYear } from "@highway/engine/scenario/outcomes/saved-by-year";
import { creditScore, pricedAsScore } from "@highway/engine/scenario/steps/insurance";
import type { Client } from "../../clients/schema";
import { savedScenario } from "../../reports/saved-scenario";
import type { Report } from "../../reports/schema";
import type { WorkedOut } from "./schema";

/**
 * What a client's page cannot work out without the credit score, the income or the taxes of the client, which a link does not hand out, because it may be passed on: the
 * lowest score that is priced as each loan's, and the tax that each loan saves in each year, in dollars.
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
  return { scores: Object.fromEntries(scores), taxesSaved: Object.fromEntries(taxes) };
}
