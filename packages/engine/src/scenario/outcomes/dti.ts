import { dollars, sixDecimals, sum } from "../../money/cents";
import type { Loan } from "../schema/types";
import { existingMonth } from "../steps/existing-mortgage";
import type { Working } from "../working";
import { qualifyingOf } from "./qualifying";

type LoanInScenario = Pick<Working, "scenario" | "loan">;

/**
 * Finds the debts and the other mortgages that remain beside a loan, on any home. An existing mortgage shows the client's position
 * today, in which nothing has been paid off yet. A refinance pays off only the mortgages on its own home.
 */
export function remainingObligations({ scenario, loan }: LoanInScenario) {
  const { loans, debts = [] } = scenario;
  const { category, propertyID, id } = loan;
  const stays = ({ payOff = false }) => category === "existing" || !payOff;
  const elsewhere = (each: Loan) => category === "refinance" && each.propertyID !== propertyID;
  const others = loans.filter((each) => each.category === "existing" && each.id !== id);
  return { debts: debts.filter(stays), mortgages: others.filter((each) => stays(each) || elsewhere(each)) };
}

/** Adds up what the remaining debts and mortgages take each month, with mortgage insurance, in cents. */
export function otherObligations(within: LoanInScenario) {
  const { debts, mortgages } = remainingObligations(within);
  return sum([...debts.map(({ payment }) => dollars(payment)), ...mortgages.map(existingMonth)]);
}

/**
 * Computes debt to income: the qualifying payment of the home and all other monthly obligations in percent of the monthly income, to 6 decimals.
 * It is null while either is not known.
 */
export function dti(working: Working): number | null {
  const income = dollars(working.scenario.client?.monthlyIncome ?? 0);
  const { total } = qualifyingOf(working);
  if (income <= 0 || total === null) return null;
  return sixDecimals(((total + otherObligations(working)) / income) * 100);
}
