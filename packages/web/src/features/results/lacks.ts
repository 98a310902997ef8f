import type { WorkingLoan, WorkingReport } from "../../scenario/document";
import { issuesOf } from "../../scenario/issues/issues";

/** The fields without which a loan has no figures, as they are called; by the key of their issue. */
const required = (loan: WorkingLoan): [key: string, label: string][] => [
  [`${loan.purchaseDetailsID}.price`, "price"],
  [`${loan.propertyID}.userEstimatedValue`, "value"],
  [`${loan.id}.term`, "term"],
  [`${loan.id}.rate`, "rate"],
  [`${loan.id}.downPayment`, "down payment"],
  [`${loan.id}.downPaymentPercentage`, "down payment"],
  [`${loan.id}.secondLoan.rate`, "second loan"],
  [`${loan.id}.targetLTV`, "loan amount"],
  [`${loan.id}.balance`, "balance"],
  [`${loan.id}.monthsLeft`, "months left"],
];

/** Why a loan has no figures: "Loan 2: Rate is required." or "Loan 2, rate: Enter a percentage between 0 and 100." */
export function lacks(document: WorkingReport, loan: WorkingLoan, title: string): string {
  const issues = issuesOf(document);
  for (const [key, label] of required(loan)) {
    const issue = issues.get(key);
    if (issue) return `${title}${issue.kind === "wrong" ? `, ${label}` : ""}: ${issue.sentence.replace(/\.$/, "")}.`;
  }
  return `${title} lacks a required field, so it has no figures yet.`;
}
