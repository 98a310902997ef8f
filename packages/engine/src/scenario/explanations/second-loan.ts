import { exactPayment } from "../../loan/payment";
import type { Months } from "../../money/cents";
import { interestOnlyYears } from "../../rules/interest-only";
import { primeRate } from "../../rules/prime-rate";
import { secondInterestOnlyYears } from "../schema/limits-of-term";
import type { Explanation, Step, SecondLoan as Typed } from "../schema/types";
import type { SecondLoan } from "../steps/second-loan";
import type { Working } from "../working";
import { paymentLines } from "./totals";
import {
  type About,
  absentFigure,
  amount,
  count,
  figure,
  less,
  percentText,
  rate,
  total,
  workedFigure,
} from "./wording";

const aboutSecondLoan: About = {
  figure: "secondLoan",
  unit: "dollars",
  rule: "The second loan is the most that both loans together may lend, minus the base amount and no more than the down payment, or the amount typed. Its payment is level, or the month's interest in an interest-only period and during the draw period of a line of credit.",
  source: "Highway conventions for a second loan; level payment formula",
};

/** What was typed of a second loan: a line of credit has an index and a margin in place of a rate. */
function secondLoanInputs(typed: Typed, { line }: SecondLoan): Step[] {
  const shared = [count("Term", typed.term, "years"), rate("Both loans together, at most", typed.ltv)];
  if (!line) return [rate("Rate", typed.rate), ...shared];
  const origin = line.indexFrom === null ? "As typed" : `In effect since ${line.indexFrom}`;
  return [
    rate("Prime rate", line.index * 100, { detail: origin }),
    rate("Margin", typed.margin ?? 0),
    ...(typeof typed.floor === "number" ? [rate("Lowest rate", typed.floor)] : []),
    ...(typeof typed.ceiling === "number" ? [rate("Highest rate", typed.ceiling)] : []),
    count("Draw period", secondInterestOnlyYears(typed), "years"),
    ...shared,
  ];
}

/** Makes the step that adds up the rate of a line of credit; none for every other second loan. */
function lineRateSteps(typed: Typed, { line, rate: yearly }: SecondLoan): Step[] {
  if (!line) return [];
  const margin = typed.margin ?? 0;
  const detail = `${percentText(line.index * 100)} ${margin < 0 ? "\u2212" : "+"} ${percentText(Math.abs(margin))}`;
  const formula = "prime rate + margin, within the lowest and the highest rate";
  return [rate("Rate", yearly * 100, { formula, detail })];
}

function secondAmountSteps({ bases, loan }: Working, { amount: asTyped, ltv }: Typed): Step[] {
  const bought = loan.category === "purchase";
  if (asTyped !== null) {
    const detail = bought ? "As typed, at most the down payment" : "As typed";
    return [amount("Second loan", bases.second, { detail })];
  }
  const both = bases.baseAmount + bases.second;
  const detail = `${percentText(ltv)} of ${figure(bases.applicablePrice)}, to the nearest cent`;
  const capped = bought && bases.second === bases.downPayment;
  return [
    amount("Both loans together", both, { detail: capped ? "At most the applicable price" : detail }),
    total("Second loan", [
      ["Both loans together", both],
      ["Base amount", 0 - bases.baseAmount],
    ]),
  ];
}

function secondPaymentStep({ amount: owed, rate: yearly, term, interestOnly, schedule }: SecondLoan): Step {
  if (interestOnly > 0) {
    const after = schedule.levels.at(-1)!;
    const then = `Interest only for payments 1 to ${interestOnly}, then ${figure(after.payment)} a month`;
    const detail = interestOnly < term ? then : "Interest only to the end; the last payment pays off the balance";
    return amount("Second loan's payment", schedule.payment, { formula: "payment = P · i", detail });
  }
  const exact = exactPayment(owed, yearly, term as Months);
  const detail = `${(exact / 100).toFixed(6)} to the nearest cent`;
  const formula = yearly === 0 ? "payment = P ÷ n" : "payment = P · i ÷ (1 − (1 + i)^−n)";
  return amount("Second loan's payment", schedule.payment, { formula, detail });
}

/** The dated rule behind the payment: the known prime rate of a line of credit, or the interest-only years of the type. */
function datedRule(
  { line, interestOnly }: SecondLoan,
  asOf: string,
): Pick<Explanation, "version"> & { source?: string } {
  if (line) {
    const source = "Highway conventions for a line of credit; 12 CFR 1026.43(c)(6)(ii) for debt to income";
    return { source: line.indexFrom ? `${source}; ${primeRate.source}` : source, version: line.indexFrom };
  }
  const { source, from } = interestOnlyYears.version(asOf);
  return interestOnly > 0 ? { source, version: from } : { version: null };
}

const NO_SECOND = "There is no second loan.";

export function explainSecondLoan(working: Working): Explanation {
  const { loan, repayment, asOf } = working;
  const { second } = repayment;
  if (!loan.secondLoan || !second) return absentFigure(aboutSecondLoan, NO_SECOND);
  const { rate: yearly, term, schedule } = second;
  const shared = [
    ...secondAmountSteps(working, loan.secondLoan),
    ...lineRateSteps(loan.secondLoan, second),
    rate("Monthly rate i", (yearly / 12) * 100, { detail: `${percentText(yearly * 100)} ÷ 12` }),
    count("Payments n", term, "count"),
  ];
  const inputs = secondLoanInputs(loan.secondLoan, second);
  return {
    ...aboutSecondLoan,
    ...datedRule(second, asOf),
    value: schedule.payment / 100,
    inputs,
    steps: [...shared, secondPaymentStep(second)],
  };
}

const aboutSecondAmount: About = {
  figure: "secondLoanAmount",
  unit: "dollars",
  rule: "The most that both loans together may lend, minus the base amount and no more than the down payment; or the amount typed.",
  source: "Highway conventions for a second loan",
};

export function explainSecondAmount(working: Working): Explanation {
  const { loan, repayment, bases } = working;
  if (!loan.secondLoan || !repayment.second) return absentFigure(aboutSecondAmount, NO_SECOND);
  return workedFigure(
    aboutSecondAmount,
    bases.second,
    secondLoanInputs(loan.secondLoan, repayment.second),
    secondAmountSteps(working, loan.secondLoan),
  );
}

const aboutSecondLater: About = {
  figure: "secondLoanLater",
  unit: "dollars",
  rule: "The second loan's payment after its interest-only period, level over the rest of its term.",
  source: "Level payment formula",
};

export function explainSecondLater({ loan, repayment }: Working): Explanation {
  const { second } = repayment;
  if (!loan.secondLoan || !second) return absentFigure(aboutSecondLater, NO_SECOND);
  const { amount: owed, interestOnly, term, schedule } = second;
  const { payment: due } = schedule.levels.at(-1)!;
  const left = term - interestOnly;
  const last =
    left === 0
      ? amount("Second loan's payment", due, { detail: "Interest only to the end" })
      : amount("Second loan's payment", due, { detail: `Level over ${left} payments, to the nearest cent` });
  const steps = [amount("Balance at that time", owed), count("Interest-only payments", interestOnly, "months"), last];
  return workedFigure(aboutSecondLater, due, secondLoanInputs(loan.secondLoan, second), steps);
}

const aboutSecondInterest: About = {
  figure: "secondLoanInterest",
  unit: "dollars",
  rule: "All payments on the second loan, minus its amount.",
  source: "Its schedule in whole cents, the last payment adjusted to clear the balance",
};

export function explainSecondInterest({ loan, repayment }: Working): Explanation {
  const { second } = repayment;
  if (!loan.secondLoan || !second) return absentFigure(aboutSecondInterest, NO_SECOND);
  const payments = total("Payments", paymentLines(second.schedule));
  const last = total("Interest over the second loan", [
    ["Payments", Math.round(Number(payments.value) * 100)],
    ["Second loan", less(second.amount)],
  ]);
  return workedFigure(aboutSecondInterest, second.interest, secondLoanInputs(loan.secondLoan, second), [
    payments,
    last,
  ]);
}
