import { type RefinancedDebts, refinancedDebts } from "../../scenario/outcomes/savings";
import type { Loan, Scenario } from "../../scenario/schema/types";
import { debtsPaidOff, mortgagesPaidOff } from "../../scenario/steps/existing-mortgage";
import { consolidationFields } from "./input";

export const nothingPaidOff = "Choose at least one mortgage or debt to pay off";

/** What a new loan puts an end to. */
export type Replaced = RefinancedDebts & {
  /** The home whose mortgages end. */
  propertyID: string;
  /** Whether that home is sold to buy another, so that the sale pays and not the new loan. */
  isSale: boolean;
};

/** Finds the home that is sold to buy the one of a purchase loan: one whose mortgage is paid off. */
const homeSoldFor = ({ loans }: Scenario, { category, propertyID }: Loan): string | undefined =>
  category === "purchase"
    ? loans.find((each) => each.category === "existing" && each.payOff === true && each.propertyID !== propertyID)
        ?.propertyID
    : undefined;

/** Finds the mortgages and debts that a refinance pays off, or the sale of a home for which another is bought; null for every other loan. */
function replacedBy(scenario: Scenario, loan: Loan): Replaced | null {
  if (loan.category === "refinance")
    return { ...refinancedDebts(scenario, loan), propertyID: loan.propertyID, isSale: false };
  const sold = homeSoldFor(scenario, loan);
  if (sold === undefined) return null;
  return {
    mortgages: mortgagesPaidOff(scenario, sold),
    debts: debtsPaidOff(scenario),
    propertyID: sold,
    isSale: true,
  };
}

/** Finds the loan that is chosen, or the first that may be where none is, with what it puts an end to. */
export function chosenLoan(scenario: Scenario, loanID: string): { loan: Loan; replaced: Replaced } | null {
  for (const loan of scenario.loans) {
    const replaced = loanID === "" || loan.id === loanID ? replacedBy(scenario, loan) : null;
    if (replaced) return { loan, replaced };
  }
  return null;
}

const owedIn = ({ mortgages, debts }: Replaced) => [...mortgages, ...debts].map(({ id }) => id).join();

/** Finds the loans that put an end to the same as the chosen one, which is among them. */
export function loansThatReplace(scenario: Scenario, loanID: string): Loan[] {
  const chosen = chosenLoan(scenario, loanID);
  if (!chosen) return [];
  return scenario.loans.filter((loan) => {
    const replaced = replacedBy(scenario, loan);
    return replaced !== null && owedIn(replaced) === owedIn(chosen.replaced);
  });
}

/** Says what keeps a consolidation from being worked out though its loan is whole: no new loan, or nothing that it pays off. */
export function consolidationProblems(scenario: Scenario, loanID: string): Record<string, string> {
  const found = chosenLoan(scenario, loanID);
  if (!found) return { "consolidation.loanID": consolidationFields.loanID.missing };
  const { mortgages, debts } = found.replaced;
  return mortgages.length + debts.length === 0 ? { debts: nothingPaidOff } : {};
}
