import { type Cents, sixDecimals } from "../../money/cents";
import { contractInterest } from "../outcomes/contract-interest";
import { asDisclosed, borrowersSubsidy, contractPremiums, firstFiveYears, loanCosts } from "../outcomes/loan-estimate";
import type { Explanation, Step } from "../schema/types";
import type { Working } from "../working";
import { loanTermInputs } from "./payment";
import {
  type About,
  absentFigure,
  amount,
  type Line,
  less,
  missingPremium,
  rate,
  total,
  workedFigure,
} from "./wording";

const countingNote =
  "each payment times its number of months, with a level payment unrounded, as forms H-24 and H-25 count";
const H38 = "https://www.consumerfinance.gov/rules-policy/regulations/1026/38/";

const aboutPrepaidCharge: About = {
  figure: "prepaidFinanceCharge",
  unit: "dollars",
  rule: "Points, the fees marked APR, prepaid interest, upfront mortgage insurance and the borrower's buydown, no matter who advances them; or the figure typed instead.",
  source: "12 CFR 1026.2(a)(23) and 1026.4, https://www.consumerfinance.gov/rules-policy/regulations/1026/4/",
};

export const explainPrepaidCharge = (working: Working): Explanation =>
  workedFigure(aboutPrepaidCharge, working.charges.total, [], [prepaidChargeStep(working)]);

const aboutAmountFinanced: About = {
  figure: "amountFinanced",
  unit: "dollars",
  rule: "The loan amount minus the prepaid finance charge.",
  source: "12 CFR 1026.18(b), https://www.consumerfinance.gov/rules-policy/regulations/1026/18/",
};

export const explainAmountFinanced = (working: Working): Explanation =>
  workedFigure(
    aboutAmountFinanced,
    working.repayment.amountFinanced,
    [],
    [prepaidChargeStep(working), amountFinancedStep(working)],
  );

/** The interest by the contract in cents. A borrower who pays for a buydown pays less interest. */
const borrowersInterest = (working: Working) =>
  Math.max(0, contractInterest(working) - borrowersSubsidy(working, working.repayment.contract.term));

const aboutFinanceCharge: About = {
  figure: "financeCharge",
  unit: "dollars",
  rule: "Interest under the contract, monthly mortgage insurance and the prepaid finance charge. An adjustable rate counts today's index plus the margin, within the caps.",
  source: `12 CFR 1026.38(o)(2), ${H38}; ${countingNote}`,
};

export function explainFinanceCharge(chosen: Working): Explanation {
  const working = asDisclosed(chosen);
  const paid = contractPremiums(working);
  if (paid === null) return absentFigure(aboutFinanceCharge, missingPremium(working));
  const lines: Line[] = [
    ["Interest under the contract", borrowersInterest(working)],
    ["Monthly mortgage insurance", paid],
    ["Prepaid finance charge", working.charges.total],
  ];
  return explainSum(aboutFinanceCharge, working, "Finance charge", lines);
}

const aboutTotalOfPayments: About = {
  figure: "totalOfPayments",
  unit: "dollars",
  rule: "Principal, interest under the contract, mortgage insurance, and the loan costs (sections A to C of the Loan Estimate) and prepaid interest, whether they are paid at closing or financed. “All payments” is a different figure. It counts payments as they are made, without these costs.",
  source: `12 CFR 1026.38(o)(1), ${H38}; ${countingNote}`,
};

export function explainTotalOfPayments(chosen: Working): Explanation {
  const working = asDisclosed(chosen);
  const paid = contractPremiums(working);
  if (paid === null) return absentFigure(aboutTotalOfPayments, missingPremium(working));
  const { amount: principal } = working.financing;
  const lines: Line[] = [
    ["Loan amount", principal],
    ["Interest under the contract", borrowersInterest(working)],
    ["Monthly mortgage insurance", paid],
    ["Loan costs", loanCosts(working)],
    ["Prepaid interest", working.financing.prepaids.interest],
  ];
  return explainSum(aboutTotalOfPayments, working, "Total of payments", lines);
}

function explainSum(about: About, working: Working, label: string, lines: readonly Line[]): Explanation {
  const cents = lines.reduce((sum, [, each]) => sum + each, 0);
  return workedFigure(about, cents, loanTermInputs(working), [total(label, lines)]);
}

const aboutInterestPercentage: About = {
  figure: "totalInterestPercentage",
  unit: "percent",
  rule: "Interest under the contract and prepaid interest, as a percentage of the loan amount.",
  source: `12 CFR 1026.37(l)(3) and 1026.38(o)(5), ${H38}; ${countingNote}`,
};

export function explainInterestPercentage(chosen: Working): Explanation {
  const working = asDisclosed(chosen);
  const { amount: lent, prepaids } = working.financing;
  if (lent <= 0) return absentFigure(aboutInterestPercentage, "Nothing is borrowed, so there is no percentage.");
  const interest = (borrowersInterest(working) + prepaids.interest) as Cents;
  const value = sixDecimals((interest / lent) * 100);
  const both = total("Interest", [
    ["Interest under the contract", borrowersInterest(working)],
    ["Prepaid interest", prepaids.interest],
  ]);
  const share = { ...rate("Total interest percentage", value), formula: "interest ÷ loan amount" };
  return workedFigure(aboutInterestPercentage, value, loanTermInputs(working), [
    both,
    amount("Loan amount", lent),
    share,
  ]);
}

/** Makes the step of the prepaid finance charge and what it is made of. */
export function prepaidChargeStep({ charges, costs, loan }: Working): Step {
  const lines = charges.lines.map(({ name, amount }) => [name, amount] as const);
  const worksheet = loan.closingCostObj ? `The fees marked APR on the worksheet “${loan.closingCostObj.name}”.` : "";
  const typedTotal = "Closing costs typed as one total have no fees marked APR.";
  const detail = charges.typed
    ? "As typed, instead of the computed amount"
    : costs.closing.typed
      ? typedTotal
      : worksheet;
  return total("Prepaid finance charge", lines, detail || undefined);
}

/** Makes the step of the amount financed, which the client has the use of and the APR is computed on. */
export const amountFinancedStep = ({ financing, charges }: Pick<Working, "financing" | "charges">): Step =>
  total("Amount financed", [
    ["Loan amount", financing.amount],
    ["Prepaid finance charge", less(charges.total)],
  ]);

/** The source of "In 5 years", as the Comparisons section of a Loan Estimate prints it. */
const fiveYearsSource = "12 CFR 1026.37(l)(1), https://www.consumerfinance.gov/rules-policy/regulations/1026/37/";

const aboutPaidInFiveYears: About = {
  figure: "paidInFiveYears",
  unit: "dollars",
  rule: "Principal, interest and mortgage insurance of the first 60 payments, and the loan costs (sections A to C of the Loan Estimate) and prepaid interest, whether they are paid at closing or financed.",
  source: fiveYearsSource,
};

export function explainPaidInFiveYears(chosen: Working): Explanation {
  const working = asDisclosed(chosen);
  const { monthly } = working.financing.insurance;
  if (monthly === null) return absentFigure(aboutPaidInFiveYears, missingPremium(working));
  const { principal, interest, insured } = firstFiveYears(working);
  const lines: Line[] = [
    ["Principal", principal],
    ["Interest", interest],
    ["Mortgage insurance", insured],
    ["Loan costs", loanCosts(working)],
    ["Prepaid interest", working.financing.prepaids.interest],
  ];
  const paid = lines.reduce((sum, [, cents]) => sum + cents, 0);
  return workedFigure(aboutPaidInFiveYears, paid, loanTermInputs(working), [total("Paid in five years", lines)]);
}

const aboutPrincipalInFiveYears: About = {
  figure: "principalInFiveYears",
  unit: "dollars",
  rule: "The principal that the first 60 payments repay under the contract.",
  source: fiveYearsSource,
};

export function explainPrincipalInFiveYears(chosen: Working): Explanation {
  const working = asDisclosed(chosen);
  const { principal } = firstFiveYears(working);
  const { amount } = working.financing;
  const lines: Line[] = [
    ["Loan amount", amount],
    ["Balance after 60 payments", principal - amount],
  ];
  return workedFigure(aboutPrincipalInFiveYears, principal, loanTermInputs(working), [
    total("Principal paid off in five years", lines),
  ]);
}
