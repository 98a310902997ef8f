import { limits } from "@highway/core/scenario/limits";
import type { Typed, WorkingLoan, WorkingReport } from "./document";
import { valid } from "./engine-input";
import type { Issue, Issues } from "./issues";

type Bound = { min: number; max: number; decimals?: number; sentence: string; required: string };

/** What is missing or wrong in the fields without which there are no figures. */
export function requiredIssues({ properties, loans }: WorkingReport): Issues {
  const issues = new Map<string, Issue>();
  const look = (key: string, value: Typed, bound: Bound) => {
    if (value === null) issues.set(key, { kind: "missing", sentence: bound.required });
    else if (valid(value, bound) === null) issues.set(key, { kind: "wrong", sentence: bound.sentence });
  };
  for (const property of properties) {
    if (property.address === "") issues.set(`${property.id}.address`, missing(limits.location.required));
    for (const { id, price } of property.purchaseDetails) look(`${id}.price`, price, limits.price);
  }
  for (const loan of loans) lookAtLoan(loan, look);
  return issues;
}

const missing = (sentence: string): Issue => ({ kind: "missing", sentence });

function lookAtLoan(loan: WorkingLoan, look: (key: string, value: Typed, bound: Bound) => void) {
  if (loan.program === "allCash") return;
  look(`${loan.id}.term`, loan.term, limits.term);
  look(`${loan.id}.rate`, loan.rate, limits.rate);
  if (loan.downPaymentPercentage === null) look(`${loan.id}.downPayment`, loan.downPayment, limits.downPayment);
  else look(`${loan.id}.downPaymentPercentage`, loan.downPaymentPercentage, limits.downPaymentPercentage);
}
