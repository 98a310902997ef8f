import { loanLetter } from "../../reports/pure/loan-letters";
import { loanName } from "../../reports/pure/loan-name";
import type { Report } from "../../reports/schema";

/** "loan B" and "B, Conventional 30, on 412 Brookhaven Dr": as a mail names a loan, by its letter, as on every screen and page, and its one name. */
export function mailedLoan(
  loanId: string,
  { loans, properties }: Pick<Report, "loans" | "properties">,
): { within: string; whole: string } {
  const loan = loans.find(({ id }) => id === loanId)!;
  const at = loans.filter(({ category }) => category !== "existing").indexOf(loan);
  const letter = at < 0 ? "Today" : loanLetter(at);
  const home = properties.find(({ id }) => id === loan.propertyID);
  const street = home?.addressDisplay.trim() || home?.address.trim();
  return {
    within: at < 0 ? "today's mortgage" : `loan ${letter}`,
    whole: [letter, loanName(loan), street && `on ${street}`].filter(Boolean).join(", "),
  };
}
