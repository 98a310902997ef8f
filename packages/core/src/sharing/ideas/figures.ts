import { calculateLoan } from "@highway/engine/scenario/calculate";
import type { Loan, LoanResult, Scenario } from "@highway/engine/scenario/schema/types";
import type { Entry } from "../../reports/index";
import { withOwnCash } from "../../reports/pure/own-cash";
import { savedScenario } from "../../reports/saved-scenario";
import { atPrice, extraOf, withTerms } from "../pure/idea-loan";
import type { IdeaChanges } from "./schema";

/** What the loan comes to as it is and with the idea, and what stood in the place of what the idea changes. */
export type IdeaOutcome = { asIs: LoanResult; tried: LoanResult; was: Required<IdeaChanges> };

/** Works an idea out on the saved report, by the engine that the client's page runs. */
export function workOutIdea({ report, client }: Entry, loanId: string, changes: IdeaChanges): IdeaOutcome {
  const scenario = savedScenario(report, client);
  const loan = scenario.loans.find(({ id }) => id === loanId)!;
  const home = scenario.properties.find(({ id }) => id === loan.propertyID)!;
  const price = home.purchaseDetails.find(({ id }) => id === loan.purchaseDetailsID)!.price;
  const asIs = calculateLoan(scenario, loan);
  const was = { price, downPayment: asIs.cash.downPayment, rate: loan.rate, extraPayment: extraOf(loan) };
  return { asIs, tried: resultWith(scenario, loan, changes), was };
}

function resultWith(scenario: Scenario, loan: Loan, { price, downPayment, ...terms }: IdeaChanges): LoanResult {
  const properties = price === undefined ? scenario.properties : atPrice(scenario.properties, loan, price);
  const result = (tried: Loan) => {
    const loans = scenario.loans.map((each) => (each.id === tried.id ? tried : each));
    return calculateLoan({ ...scenario, properties, loans }, tried);
  };
  const tried = withTerms(loan, terms);
  const asIs = result(tried);
  return downPayment === undefined ? asIs : result(withOwnCash(tried, downPayment, asIs));
}
