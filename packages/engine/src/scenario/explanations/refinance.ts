import { dollars } from "../../money/cents";
import { debtInterestLeft, mortgageInterestLeft } from "../outcomes/interest-left";
import { costOfRefinance, monthlyAfter, monthlyBefore, replaced, savings } from "../outcomes/savings";
import type { BreakEven, Explanation, Savings, Step } from "../schema/types";
import { existingMonth } from "../steps/existing";
import type { Working } from "../working";
import { type About, absent, amount, count, type Line, less, text, total, worked } from "./wording";

/** What a refinance is measured by, each figure with its own working. `savings.ts` puts them together. */
const source = "Highway conventions for a refinance; tax, insurance and prepaids would have to be paid without it too";
const NO_REFINANCE = "Only a refinance is measured against what it pays off.";

const missing = ({ financing }: Working) =>
  financing.insurance.missing[0]?.sentence ?? "The mortgage insurance is missing.";

/** A line for each mortgage and each debt that is paid off, under the name that it was given. */
function ofEach<T>({ scenario, loan }: Working, mortgage: (of: Mortgage) => T, debt: (of: Owed) => T) {
  const { mortgages, debts } = replaced(scenario, loan);
  return [
    ...mortgages.map((each) => [each.name || "Mortgage", mortgage(each)] as const),
    ...debts.map((each) => [each.name || "Debt", debt(each)] as const),
  ];
}
type Mortgage = ReturnType<typeof replaced>["mortgages"][number];
type Owed = ReturnType<typeof replaced>["debts"][number];

export const beforeStep = (working: Working): Step =>
  total(
    "A month before",
    ofEach(working, existingMonth, ({ payment }) => dollars(payment)),
  );

export const afterStep = ({ monthly }: Working): Step =>
  total("A month after", [
    ["Principal and interest", monthly.principalAndInterest],
    ["Second loan", monthly.secondLoan],
    ["Mortgage insurance", monthly.mortgageInsurance ?? 0],
  ]);

export const costStep = ({ cash }: Working): Step =>
  total("Cost of the refinance", [
    ["Points", cash.points],
    ["Closing costs", cash.closingCosts],
    ["Upfront mortgage insurance", cash.upfrontMI],
    ["The borrower's buydown", cash.buydown],
    ["Credits", less(cash.credits)],
  ]);

export const savedStep = (working: Working): Step =>
  total("Monthly savings", [
    ["A month before", monthlyBefore(replaced(working.scenario, working.loan))],
    ["A month after", less(monthlyAfter(working) ?? 0)],
  ]);

/** The working of a refinance's figure; of any other loan it says that there is none. */
const ofRefinance =
  (about: About, explain: (working: Working, saved: Savings) => Explanation) =>
  (working: Working): Explanation => {
    const saved = savings(working);
    return saved ? explain(working, saved) : absent(about, NO_REFINANCE);
  };

const aboutBefore: About = {
  figure: "monthlyBefore",
  unit: "dollars",
  rule: "Principal, interest and mortgage insurance of the mortgages, and the payments of the debts, that are paid off.",
  source,
};
export const explainMonthlyBefore = ofRefinance(aboutBefore, (working) =>
  worked(aboutBefore, monthlyBefore(replaced(working.scenario, working.loan)), [], [beforeStep(working)]),
);

const aboutAfter: About = {
  figure: "monthlyAfter",
  unit: "dollars",
  rule: "Principal, interest and mortgage insurance of the new loans.",
  source,
};
export const explainMonthlyAfter = ofRefinance(aboutAfter, (working) => {
  const after = monthlyAfter(working);
  return after === null ? absent(aboutAfter, missing(working)) : worked(aboutAfter, after, [], [afterStep(working)]);
});

const aboutCost: About = {
  figure: "refinanceCost",
  unit: "dollars",
  rule: "Points, closing costs, upfront mortgage insurance and the borrower's buydown, less the credits.",
  source,
};
export const explainRefinanceCost = ofRefinance(aboutCost, (working) =>
  worked(aboutCost, costOfRefinance(working), [], [costStep(working)]),
);

const aboutBreakEven: About = {
  figure: "savingsBreakEven",
  unit: "months",
  rule: "The cost over the monthly savings, rounded up to whole payments; never where that is later than the last payment of the loans, new and old.",
  source,
};
const words: Record<BreakEven["kind"], string> = {
  never: "Never: the savings do not make good the cost before the loans are repaid",
  always: "At once: nothing is to be made good",
  after: "The cost is made good after so many payments",
  until: "The savings last so long",
};

export function madeGood(breakEven: BreakEven): Step {
  if (breakEven.kind === "never") return text("Break-even", words.never);
  const payments = breakEven.kind === "always" ? 0 : breakEven.months;
  const step = count("Break-even", payments, "months", words[breakEven.kind]);
  return payments === 0 ? step : { ...step, formula: "cost ÷ monthly savings, rounded up" };
}

export const explainSavingsBreakEven = ofRefinance(aboutBreakEven, (working, { breakEven }) => {
  if (!breakEven) return absent(aboutBreakEven, missing(working));
  const last = madeGood(breakEven);
  const value = typeof last.value === "number" ? last.value : null;
  const steps = [costStep(working), savedStep(working), last];
  return { ...aboutBreakEven, version: null, value, inputs: [], steps };
});

const aboutLeft: About = {
  figure: "interestBefore",
  unit: "dollars",
  rule: "Interest that each mortgage and debt that is paid off would still have cost, by its payment and its months left.",
  source: "Each month's interest is a twelfth of the year's on the balance before it, to the nearest cent, halves up",
};
export const explainInterestBefore = ofRefinance(aboutLeft, (working, { interestBefore }) => {
  if (interestBefore === null) return absent(aboutLeft, "Not known: a debt lacks its rate or its end.");
  const lines: Line[] = ofEach(working, mortgageInterestLeft, debtInterestLeft).map(([name, left]) => [
    name,
    left ?? 0,
  ]);
  return worked(aboutLeft, dollars(interestBefore), [], [total("Interest still to be paid", lines)]);
});

const aboutNew: About = {
  figure: "interestAfter",
  unit: "dollars",
  rule: "Interest of the new loans, from the first payment to the last, as they are paid.",
  source: aboutLeft.source,
};
export const explainInterestAfter = ofRefinance(aboutNew, ({ repayment }, { interestAfter }) => {
  const lines: Line[] = [
    ["New loan", repayment.interest],
    ["Second loan", repayment.second?.interest ?? 0],
  ];
  return worked(aboutNew, dollars(interestAfter), [], [total("Interest of the new loans", lines)]);
});

/** What is known of the interest on either side, as a step of the savings. */
export const interestSteps = ({ interestBefore, interestAfter }: Savings): Step[] => [
  interestBefore === null
    ? text("Interest still to be paid without it", "Not known: a debt lacks its rate or its end")
    : amount("Interest still to be paid without it", dollars(interestBefore)),
  amount("Interest of the new loans", dollars(interestAfter)),
];
