import { dollars } from "../../money/cents";
import { courseOf } from "../outcomes/course";
import { debtInterestLeft, debtInterestPaid, mortgageInterestLeft } from "../outcomes/remaining-interest";
import {
  costOfRefinance,
  monthlyAfter,
  monthlyBefore,
  refinancedDebts,
  savedSoFar,
  savings,
} from "../outcomes/savings";
import { costAt } from "../outcomes/total-cost";
import type { BreakEven, Explanation, Savings, Step } from "../schema/types";
import { existingMonth } from "../steps/existing-mortgage";
import type { Working } from "../working";
import { afterYears, horizonYears, NO_HORIZON } from "./over-time";
import {
  type About,
  absentFigure,
  amount,
  count,
  type Line,
  less,
  missingPremium,
  text,
  total,
  workedFigure,
} from "./wording";

/** The source of every figure that a refinance is measured by. */
const refinanceSource =
  "Highway conventions for a refinance; tax, insurance and prepaids would also be paid without it";
const NO_REFINANCE = "Only a refinance is compared with what it pays off.";

/** Makes a line for each mortgage and each debt that is paid off, under the name that it was given. */
function payoffLinesBy<T>(
  { scenario, loan }: Working,
  mortgage: (of: ReplacedMortgage) => T,
  debt: (of: ReplacedDebt) => T,
) {
  const { mortgages, debts } = refinancedDebts(scenario, loan);
  return [
    ...mortgages.map((each) => [each.name || "Mortgage", mortgage(each)] as const),
    ...debts.map((each) => [each.name || "Debt", debt(each)] as const),
  ];
}
type ReplacedMortgage = ReturnType<typeof refinancedDebts>["mortgages"][number];
type ReplacedDebt = ReturnType<typeof refinancedDebts>["debts"][number];

const monthlyBeforeStep = (working: Working): Step =>
  total(
    "Monthly cost before",
    payoffLinesBy(working, existingMonth, ({ payment }) => dollars(payment)),
  );

const monthlyAfterStep = ({ monthly }: Working): Step =>
  total("Monthly cost after", [
    ["Principal and interest", monthly.principalAndInterest],
    ["Second loan", monthly.secondLoan],
    ["Mortgage insurance", monthly.mortgageInsurance ?? 0],
  ]);

const refinanceCostStep = ({ cash }: Working): Step =>
  total("Cost of the refinance", [
    ["Points", cash.points],
    ["Closing costs", cash.closingCosts],
    ["Upfront mortgage insurance", cash.upfrontMI],
    ["The borrower's buydown", cash.buydown],
    ["Credits", less(cash.credits)],
  ]);

const monthlySavingsStep = (working: Working): Step =>
  total("Monthly savings", [
    ["Monthly cost before", monthlyBefore(refinancedDebts(working.scenario, working.loan))],
    ["Monthly cost after", less(monthlyAfter(working) ?? 0)],
  ]);

/** Makes the explanation of a refinance's figure; any other loan has no such figure. */
const explainRefinance =
  (about: About, explain: (working: Working, saved: Savings) => Explanation) =>
  (working: Working): Explanation => {
    const saved = savings(working);
    return saved ? explain(working, saved) : absentFigure(about, NO_REFINANCE);
  };

const aboutMonthlyBefore: About = {
  figure: "monthlyBefore",
  unit: "dollars",
  rule: "The principal, interest and mortgage insurance of the mortgages and the payments on the debts that are paid off.",
  source: refinanceSource,
};
export const explainMonthlyBefore = explainRefinance(aboutMonthlyBefore, (working) =>
  workedFigure(
    aboutMonthlyBefore,
    monthlyBefore(refinancedDebts(working.scenario, working.loan)),
    [],
    [monthlyBeforeStep(working)],
  ),
);

const aboutMonthlyAfter: About = {
  figure: "monthlyAfter",
  unit: "dollars",
  rule: "Principal, interest and mortgage insurance of the new loans.",
  source: refinanceSource,
};
export const explainMonthlyAfter = explainRefinance(aboutMonthlyAfter, (working) => {
  const after = monthlyAfter(working);
  return after === null
    ? absentFigure(aboutMonthlyAfter, missingPremium(working))
    : workedFigure(aboutMonthlyAfter, after, [], [monthlyAfterStep(working)]);
});

const aboutRefinanceCost: About = {
  figure: "refinanceCost",
  unit: "dollars",
  rule: "Points, closing costs, upfront mortgage insurance and the borrower's buydown, minus the credits.",
  source: refinanceSource,
};
export const explainRefinanceCost = explainRefinance(aboutRefinanceCost, (working) =>
  workedFigure(aboutRefinanceCost, costOfRefinance(working), [], [refinanceCostStep(working)]),
);

const aboutSavingsBreakEven: About = {
  figure: "savingsBreakEven",
  unit: "months",
  rule: "The first payment after which the savings, added up as payments are due, have paid back the cost. The answer is “never” if they have not done so by the last payment of the old and new loans. Payments of a debt whose rate and months are not known count only as long as its balance alone takes.",
  source: refinanceSource,
};
const savingsBreakEvenTexts: Record<BreakEven["kind"], string> = {
  never: "Never, because the savings do not earn back the cost before the loans are repaid",
  always: "Immediately, because there is no cost to earn back",
  after: "The number of payments that earns back the cost",
  until: "How long the savings last",
};

function savingsBreakEvenStep(breakEven: BreakEven): Step {
  if (breakEven.kind === "never") return text("Break-even", savingsBreakEvenTexts.never);
  const payments = breakEven.kind === "always" ? 0 : breakEven.months;
  const step = count("Break-even", payments, "months", savingsBreakEvenTexts[breakEven.kind]);
  return payments === 0 ? step : { ...step, formula: "the savings of each month, added up, against the cost" };
}

/** What is saved up to the break-even and the payment before it: the cost lies between the two. */
const savedStepsAround = (working: Working, breakEven: BreakEven): Step[] =>
  breakEven.kind === "after"
    ? [breakEven.months - 1, breakEven.months].flatMap((month) =>
        month > 0 ? [amount(`Saved up to payment ${month}`, savedSoFar(working)[month]!)] : [],
      )
    : [];

export const explainSavingsBreakEven = explainRefinance(aboutSavingsBreakEven, (working, { breakEven }) => {
  if (!breakEven) return absentFigure(aboutSavingsBreakEven, missingPremium(working));
  const last = savingsBreakEvenStep(breakEven);
  const value = typeof last.value === "number" ? last.value : null;
  const steps = [
    refinanceCostStep(working),
    monthlySavingsStep(working),
    ...savedStepsAround(working, breakEven),
    last,
  ];
  return { ...aboutSavingsBreakEven, version: null, value, inputs: [], steps };
});

const aboutInterestBefore: About = {
  figure: "interestBefore",
  unit: "dollars",
  rule: "The interest that the mortgages and debts that are paid off would still have cost, by their payments and the months left.",
  source:
    "Each month's interest is one twelfth of the annual rate on the balance before the payment, to the nearest cent, with half cents rounded up",
};
export const explainInterestBefore = explainRefinance(aboutInterestBefore, (working, { interestBefore }) => {
  if (interestBefore === null)
    return absentFigure(
      aboutInterestBefore,
      "This is not known, because the rate of a debt is missing or its payments never pay it off.",
    );
  const lines: Line[] = payoffLinesBy(working, mortgageInterestLeft, debtInterestLeft).map(([name, left]) => [
    name,
    left ?? 0,
  ]);
  return workedFigure(aboutInterestBefore, dollars(interestBefore), [], [total("Interest still to be paid", lines)]);
});

const aboutCostBefore: About = {
  figure: "costBefore",
  unit: "dollars",
  rule: "What the mortgages and debts that are paid off would cost by then if they were kept, in interest and mortgage insurance.",
  source: aboutInterestBefore.source,
};
/** Explains, by horizons, what the loans and debts that a refinance pays off would cost if they were kept. The total cost of the refinance is measured against it. */
export function explainCostBefore(working: Working, all: readonly Working[]): Explanation {
  if (working.loan.category !== "refinance") return absentFigure(aboutCostBefore, NO_REFINANCE);
  const years = horizonYears(working);
  if (years.length === 0) return absentFigure(aboutCostBefore, NO_HORIZON);
  const courses = new Map(all.map((each) => [each.loan.id, courseOf(each, Math.max(...years) * 12)]));
  const linesAt = (months: number) =>
    payoffLinesBy(
      working,
      ({ id }) => costAt(courses.get(id)!, months),
      (debt) => debtInterestPaid(debt, months),
    );
  const isKnown = linesAt(12).every(([, cost]) => cost !== null);
  if (!isKnown)
    return absentFigure(
      aboutCostBefore,
      "This is not known, because the rate of a debt is missing or its payments never pay it off.",
    );
  const steps = years.map((each) =>
    total(
      afterYears(each),
      linesAt(each * 12).map(([name, cost]): Line => [name, cost ?? 0]),
    ),
  );
  return workedFigure(aboutCostBefore, Math.round(Number(steps.at(-1)!.value) * 100), [], steps);
}

const aboutInterestAfter: About = {
  figure: "interestAfter",
  unit: "dollars",
  rule: "Interest on the new loans, from the first payment to the last, as they are paid.",
  source: aboutInterestBefore.source,
};
export const explainInterestAfter = explainRefinance(aboutInterestAfter, ({ repayment }, { interestAfter }) => {
  const lines: Line[] = [
    ["New loan", repayment.interest],
    ["Second loan", repayment.second?.interest ?? 0],
  ];
  return workedFigure(aboutInterestAfter, dollars(interestAfter), [], [total("Interest on the new loans", lines)]);
});

/** Makes the steps of the interest on either side of a refinance. */
const interestSteps = ({ interestBefore, interestAfter }: Savings): Step[] => [
  interestBefore === null
    ? text(
        "Interest still to be paid without it",
        "Not known, because the rate of a debt is missing or its payments never pay it off",
      )
    : amount("Interest still to be paid without it", dollars(interestBefore)),
  amount("Interest on the new loans", dollars(interestAfter)),
];

const aboutSavings: About = {
  figure: "savings",
  unit: "dollars",
  rule: "The principal, interest and mortgage insurance of the mortgages and the payments on the debts that are paid off, minus those of the new loans.",
  source: "Highway conventions for a refinance; tax, insurance and prepaids would also be paid without it",
};

export function explainSavings(working: Working): Explanation {
  const result = savings(working);
  if (!result) return absentFigure(aboutSavings, "Only a refinance is compared with what it pays off.");
  const [before, after] = [monthlyBefore(refinancedDebts(working.scenario, working.loan)), monthlyAfter(working)];
  if (after === null) return absentFigure(aboutSavings, working.financing.insurance.missing[0]!.sentence);
  const steps = [
    ...interestSteps(result),
    refinanceCostStep(working),
    ...(result.breakEven ? [savingsBreakEvenStep(result.breakEven)] : []),
    monthlyBeforeStep(working),
    monthlyAfterStep(working),
    monthlySavingsStep(working),
  ];
  return workedFigure(aboutSavings, before - after, [amount("Paid off", working.bases.payoffs)], steps);
}
