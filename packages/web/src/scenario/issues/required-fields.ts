import { missingFigures } from "@highway/core/reports/missing.schema";
import { loanFields } from "@highway/engine/scenario/schema/loan";
import { homeFields, locationFields, priceFields } from "@highway/engine/scenario/schema/property";
import type { Typed, WorkingLoan, WorkingReport } from "../document";
import { fieldKey, type Issue, type Issues } from "./issue";
import { validFigure } from "./valid-figure";

type Bound = { min: number; max: number; decimals?: number; sentence: string };

/** What is missing or wrong in the fields without which there are no figures. */
export function requiredIssues(document: WorkingReport): Issues {
  const issues = new Map<string, Issue>();
  const look = (key: string, value: Typed | undefined, bound: Bound) => {
    if ((value ?? null) !== null && validFigure(value, bound) === null)
      issues.set(key, { kind: "wrong", sentence: bound.sentence });
  };
  for (const property of document.properties) {
    if (property.address === "")
      issues.set(`${property.id}.address`, { kind: "missing", sentence: locationFields.address.missing });
    for (const { id, price } of property.purchaseDetails) look(`${id}.price`, price, priceFields.price);
  }
  for (const [key, issue] of emptiedFields(document)) issues.set(key, issue);
  for (const loan of document.loans) lookAtLoan(loan, look);
  // Only what is null is missing, so that wrong values beside it do no harm.
  const missing = missingFigures(document as unknown as Parameters<typeof missingFigures>[0]);
  for (const [path, sentence] of Object.entries(missing))
    issues.set(fieldKey(document, path.split(".")), { kind: "missing", sentence });
  return issues;
}

/** Fields that are never empty, though the server would fill them with what is usual. */
export const emptiedFields = ({ properties }: WorkingReport): [key: string, issue: Issue][] =>
  properties.flatMap(({ id, costToSell }) =>
    costToSell === null ? [[`${id}.costToSell`, { kind: "missing", sentence: homeFields.costToSell.emptied }]] : [],
  );

function lookAtLoan(loan: WorkingLoan, look: (key: string, value: Typed | undefined, bound: Bound) => void) {
  if (loan.program === "allCash") return;
  look(`${loan.id}.rate`, loan.rate, loanFields.rate);
  if (loan.category === "existing") {
    look(`${loan.id}.balance`, loan.balance, loanFields.balance);
    look(`${loan.id}.monthsLeft`, loan.monthsLeft, loanFields.monthsLeft);
    return;
  }
  look(`${loan.id}.term`, loan.term, loanFields.term);
  if (loan.category !== "purchase") return;
  look(`${loan.id}.downPayment`, loan.downPayment, loanFields.downPayment);
  if (loan.downPayment === null)
    look(`${loan.id}.downPaymentPercentage`, loan.downPaymentPercentage, loanFields.downPaymentPercentage);
}
