import { dollars } from "../../money/cents";
import { existingMonth } from "../existing";
import { costOfRefinance, monthlyAfter, monthlyBefore, replaced, savings } from "../savings";
import type { BreakEven, Explanation, Step } from "../types";
import type { Working } from "../working";
import { type About, absent, amount, count, type Line, less, text, total, worked } from "./wording";

const about: About = {
  figure: "savings",
  unit: "dollars",
  rule: "Principal, interest and mortgage insurance of the mortgages, and the payments of the debts, that are paid off, less those of the new loans.",
  source: "Highway conventions for a refinance; tax, insurance and prepaids would have to be paid without it too",
};

function payments({ scenario, loan }: Working): Line[] {
  const { mortgages, debts } = replaced(scenario, loan);
  return [
    ...mortgages.map((each) => [each.name || "Mortgage", existingMonth(each)] as const),
    ...debts.map(({ name, payment }) => [name || "Debt", dollars(payment)] as const),
  ];
}

const words: Record<BreakEven["kind"], string> = {
  never: "Never: the savings do not make good the cost before the loans are repaid",
  always: "At once: nothing is to be made good",
  after: "The cost is made good after so many payments",
  until: "The savings last so long",
};

function madeGood(breakEven: BreakEven): Step {
  if (!("months" in breakEven)) return text("Break-even", words[breakEven.kind]);
  return {
    ...count("Break-even", breakEven.months, "months", words[breakEven.kind]),
    formula: "cost ÷ monthly savings, rounded up",
  };
}

function interest(before: number | null, after: number): Step[] {
  const unknown = text("Interest still to be paid without it", "Not known: a debt lacks its rate or its end");
  const left = before === null ? unknown : amount("Interest still to be paid without it", dollars(before));
  return [left, amount("Interest of the new loans", dollars(after))];
}

export function explainSavings(working: Working): Explanation {
  const result = savings(working);
  if (!result) return absent(about, "Only a refinance is measured against what it pays off.");
  const [before, after] = [monthlyBefore(replaced(working.scenario, working.loan)), monthlyAfter(working)];
  if (after === null) return absent(about, working.financing.insurance.missing[0]!.sentence);
  const { cash, monthly } = working;
  const cost = total("Cost of the refinance", [
    ["Points", cash.points],
    ["Closing costs", cash.closingCosts],
    ["Upfront mortgage insurance", cash.upfrontMI],
    ["The borrower's buydown", cash.buydown],
    ["Credits", less(cash.credits)],
  ]);
  const steps = [
    ...interest(result.interestBefore, result.interestAfter),
    { ...cost, value: costOfRefinance(working) / 100 },
    ...(result.breakEven ? [madeGood(result.breakEven)] : []),
    total("A month before", payments(working)),
    total("A month after", [
      ["Principal and interest", monthly.principalAndInterest],
      ["Second loan", monthly.secondLoan],
      ["Mortgage insurance", monthly.mortgageInsurance ?? 0],
    ]),
    total("Monthly savings", [
      ["A month before", before],
      ["A month after", less(after)],
    ]),
  ];
  return worked(about, before - after, [amount("Paid off", working.bases.payoffs)], steps);
}
