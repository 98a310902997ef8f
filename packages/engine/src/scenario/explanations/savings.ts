import { monthlyAfter, monthlyBefore, refinancedDebts, savings } from "../outcomes/savings";
import type { Explanation } from "../schema/types";
import type { Working } from "../working";
import {
  interestSteps,
  monthlyAfterStep,
  monthlyBeforeStep,
  monthlySavingsStep,
  refinanceCostStep,
  savingsBreakEvenStep,
} from "./refinance";
import { type About, absent, amount, worked } from "./wording";

const aboutSavings: About = {
  figure: "savings",
  unit: "dollars",
  rule: "Principal, interest and mortgage insurance of the mortgages, and the payments of the debts, that are paid off, less those of the new loans.",
  source: "Highway conventions for a refinance; tax, insurance and prepaids would have to be paid without it too",
};

export function explainSavings(working: Working): Explanation {
  const result = savings(working);
  if (!result) return absent(aboutSavings, "Only a refinance is measured against what it pays off.");
  const [before, after] = [monthlyBefore(refinancedDebts(working.scenario, working.loan)), monthlyAfter(working)];
  if (after === null) return absent(aboutSavings, working.financing.insurance.missing[0]!.sentence);
  const steps = [
    ...interestSteps(result),
    refinanceCostStep(working),
    ...(result.breakEven ? [savingsBreakEvenStep(result.breakEven)] : []),
    monthlyBeforeStep(working),
    monthlyAfterStep(working),
    monthlySavingsStep(working),
  ];
  return worked(aboutSavings, before - after, [amount("Paid off", working.bases.payoffs)], steps);
}
