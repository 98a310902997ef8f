import { dollars, sixDecimals, sum } from "../../money/cents";
import type { Loan } from "../schema/types";
import { existingMonth } from "../steps/existing-mortgage";
import type { Working } from "../working";

type LoanInScenario = Pick<Working, "scenario" | "loan">;

/**
 * The debts and the other mortgages that stay beside this loan, on whichever home. An existing mortgage is the client's
 * position of today, in which nothing has been paid off yet; a refinance pays off what is on its own home alone.
 */
export function remainingObligations({ scenario, loan }: LoanInScenario) {
  const { loans, debts = [] } = scenario;
  const { category, propertyID, id } = loan;
  const stays = ({ payOff = false }) => category === "existing" || !payOff;
  const elsewhere = (each: Loan) => category === "refinance" && each.propertyID !== propertyID;
  const others = loans.filter((each) => each.category === "existing" && each.id !== id);
  return { debts: debts.filter(stays), mortgages: others.filter((each) => stays(each) || elsewhere(each)) };
}

/** What they take each month, mortgage insurance included, cents. */
export function otherObligations(within: LoanInScenario) {
  const { debts, mortgages } = remainingObligations(within);
  return sum([...debts.map(({ payment }) => dollars(payment)), ...mortgages.map(existingMonth)]);
}

/** Debt to income: housing and what else is owed each month, percent of the monthly income; null while either is unknown. */
export function dti(working: Working): number | null {
  const income = dollars(working.scenario.client?.monthlyIncome ?? 0);
  const { total } = working.monthly;
  if (income <= 0 || total === null) return null;
  return sixDecimals(((total + otherObligations(working)) / income) * 100);
}
