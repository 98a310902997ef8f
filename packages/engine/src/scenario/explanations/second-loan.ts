import { exactPayment } from "../../loan/payment";
import type { Months } from "../../money/cents";
import { interestOnlyYears } from "../../rules/interest-only";
import type { Explanation, Step, SecondLoan as Typed } from "../schema/types";
import type { SecondLoan } from "../steps/second-loan";
import type { Working } from "../working";
import { paymentLines } from "./totals";
import { type About, absent, amount, count, figure, less, percentText, rate, total, worked } from "./wording";

const aboutSecondLoan: About = {
  figure: "secondLoan",
  unit: "dollars",
  rule: "The second loan lends what both together may lend less the base amount, at most the down payment, or as typed; its payment is level, or in interest-only years the month's interest.",
  source: "Highway conventions for a second loan; level payment formula",
};

const secondLoanInputs = ({ rate: yearly, term, ltv }: Typed): Step[] => [
  rate("Rate", yearly),
  count("Term", term, "years"),
  rate("Both loans together, at most", ltv),
];

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
    const then = `Interest alone with payments 1 to ${interestOnly}, then ${figure(after.payment)} a month`;
    const detail = interestOnly < term ? then : "Interest alone to the end; the last payment clears the balance";
    return amount("Second loan's payment", schedule.payment, { formula: "payment = P · i", detail });
  }
  const exact = exactPayment(owed, yearly, term as Months);
  const detail = `${(exact / 100).toFixed(6)} to the nearest cent`;
  const formula = yearly === 0 ? "payment = P ÷ n" : "payment = P · i ÷ (1 − (1 + i)^−n)";
  return amount("Second loan's payment", schedule.payment, { formula, detail });
}

const NO_SECOND = "There is no second loan.";

export function explainSecondLoan(working: Working): Explanation {
  const { loan, repayment, asOf } = working;
  const { second } = repayment;
  if (!loan.secondLoan || !second) return absent(aboutSecondLoan, NO_SECOND);
  const { rate: yearly, term, interestOnly, schedule } = second;
  const shared = [
    ...secondAmountSteps(working, loan.secondLoan),
    rate("Monthly rate i", (yearly / 12) * 100, { detail: `${percentText(yearly * 100)} ÷ 12` }),
    count("Payments n", term, "count"),
  ];
  const dated = interestOnlyYears.version(asOf);
  const years = interestOnly > 0 ? { source: dated.source, version: dated.from } : { version: null };
  const inputs = secondLoanInputs(loan.secondLoan);
  return {
    ...aboutSecondLoan,
    ...years,
    value: schedule.payment / 100,
    inputs,
    steps: [...shared, secondPaymentStep(second)],
  };
}

const aboutSecondAmount: About = {
  figure: "secondLoanAmount",
  unit: "dollars",
  rule: "What both loans together may lend less the base amount, at most the down payment; or as typed.",
  source: "Highway conventions for a second loan",
};

export function explainSecondAmount(working: Working): Explanation {
  const { loan, repayment, bases } = working;
  if (!loan.secondLoan || !repayment.second) return absent(aboutSecondAmount, NO_SECOND);
  return worked(
    aboutSecondAmount,
    bases.second,
    secondLoanInputs(loan.secondLoan),
    secondAmountSteps(working, loan.secondLoan),
  );
}

const aboutSecondLater: About = {
  figure: "secondLoanLater",
  unit: "dollars",
  rule: "The second loan's payment once its interest-only years are over: level over what is left of its term.",
  source: "Level payment formula",
};

export function explainSecondLater({ loan, repayment }: Working): Explanation {
  const { second } = repayment;
  if (!loan.secondLoan || !second) return absent(aboutSecondLater, NO_SECOND);
  const { amount: owed, interestOnly, term, schedule } = second;
  const { payment: due } = schedule.levels.at(-1)!;
  const left = term - interestOnly;
  const last =
    left === 0
      ? amount("Second loan's payment", due, { detail: "Interest alone to the end" })
      : amount("Second loan's payment", due, { detail: `Level over ${left} payments, to the nearest cent` });
  const steps = [amount("Owed then", owed), count("Payments of interest alone", interestOnly, "months"), last];
  return worked(aboutSecondLater, due, secondLoanInputs(loan.secondLoan), steps);
}

const aboutSecondInterest: About = {
  figure: "secondLoanInterest",
  unit: "dollars",
  rule: "All payments of the second loan, less what it lent.",
  source: "Its schedule in whole cents, the last payment adjusted to clear the balance",
};

export function explainSecondInterest({ loan, repayment }: Working): Explanation {
  const { second } = repayment;
  if (!loan.secondLoan || !second) return absent(aboutSecondInterest, NO_SECOND);
  const payments = total("Payments", paymentLines(second.schedule));
  const last = total("Interest over the second loan", [
    ["Payments", Math.round(Number(payments.value) * 100)],
    ["Second loan", less(second.amount)],
  ]);
  return worked(aboutSecondInterest, second.interest, secondLoanInputs(loan.secondLoan), [payments, last]);
}
