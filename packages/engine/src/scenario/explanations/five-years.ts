import { firstFiveYears, loanCosts, prepaidInterest } from "../outcomes/loan-estimate";
import type { Explanation } from "../schema/types";
import type { Working } from "../working";
import { loanTermInputs } from "./payment";
import { type About, absent, type Line, missingPremium, total, worked } from "./wording";

/** The source of "In 5 years", as the Comparisons section of a Loan Estimate prints it. */
const fiveYearsSource = "12 CFR 1026.37(l)(1), https://www.consumerfinance.gov/rules-policy/regulations/1026/37/";

const aboutPaidInFiveYears: About = {
  figure: "paidInFiveYears",
  unit: "dollars",
  rule: "Principal, interest and mortgage insurance of the first 60 payments, and the loan costs and prepaid interest that are paid at closing.",
  source: fiveYearsSource,
};

export function explainPaidInFiveYears(working: Working): Explanation {
  const { monthly } = working.financing.insurance;
  if (monthly === null) return absent(aboutPaidInFiveYears, missingPremium(working));
  const { principal, interest, insured } = firstFiveYears(working);
  const lines: Line[] = [
    ["Principal", principal],
    ["Interest", interest],
    ["Mortgage insurance", insured],
    ["Loan costs at closing", loanCosts(working)],
    ["Prepaid interest", prepaidInterest(working)],
  ];
  const paid = lines.reduce((sum, [, cents]) => sum + cents, 0);
  return worked(aboutPaidInFiveYears, paid, loanTermInputs(working), [total("Paid in five years", lines)]);
}

const aboutPrincipalInFiveYears: About = {
  figure: "principalInFiveYears",
  unit: "dollars",
  rule: "Principal that the first 60 payments take off, by the contract.",
  source: fiveYearsSource,
};

export function explainPrincipalInFiveYears(working: Working): Explanation {
  const { principal } = firstFiveYears(working);
  const { amount } = working.financing;
  const lines: Line[] = [
    ["Loan amount", amount],
    ["Balance after 60 payments", principal - amount],
  ];
  return worked(aboutPrincipalInFiveYears, principal, loanTermInputs(working), [
    total("Principal paid off in five years", lines),
  ]);
}
