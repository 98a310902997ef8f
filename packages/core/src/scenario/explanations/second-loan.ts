import { exactPayment } from "../../loan/payment";
import { interestPaid } from "../../loan/schedule";
import type { Months } from "../../money/cents";
import { interestOnlyYears } from "../../rules/interest-only";
import type { SecondLoan } from "../second-loan";
import type { Explanation, Step, SecondLoan as Typed } from "../types";
import type { Working } from "../working";
import { type About, absent, amount, count, figure, percentText, rate, total } from "./wording";

const about: About = {
  figure: "secondLoan",
  unit: "dollars",
  rule: "The second loan lends what both together may lend less the base amount, at most the down payment, or as typed; its payment is level, or in interest-only years the month's interest.",
  source: "Highway conventions for a second loan; level payment formula",
};

function lent({ bases, loan }: Working, typed: Typed): Step[] {
  const bought = loan.category === "purchase";
  if (typed.amount !== null) {
    const detail = bought ? "As typed, at most the down payment" : "As typed";
    return [amount("Second loan", bases.second, { detail })];
  }
  const both = bases.baseAmount + bases.second;
  const detail = `${percentText(typed.ltv)} of ${figure(bases.applicablePrice)}, to the nearest cent`;
  const capped = bought && bases.second === bases.downPayment;
  return [
    amount("Both loans together", both, { detail: capped ? "At most the applicable price" : detail }),
    total("Second loan", [
      ["Both loans together", both],
      ["Base amount", 0 - bases.baseAmount],
    ]),
  ];
}

function payment({ amount: owed, rate: yearly, term, interestOnly, schedule }: SecondLoan): Step {
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

export function explainSecondLoan(working: Working): Explanation {
  const { loan, repayment, asOf } = working;
  const { second } = repayment;
  if (!loan.secondLoan || !second) return absent(about, "There is no second loan.");
  const { rate: yearly, term, interestOnly, schedule } = second;
  const interest = interestPaid(schedule, second.amount, schedule.length);
  const shared = [
    ...lent(working, loan.secondLoan),
    amount("Interest over the second loan", interest, { detail: `${schedule.length} payments` }),
    rate("Monthly rate i", (yearly / 12) * 100, { detail: `${percentText(yearly * 100)} ÷ 12` }),
    count("Payments n", term, "count"),
  ];
  const dated = interestOnlyYears.version(asOf);
  const years = interestOnly > 0 ? { source: dated.source, version: dated.from } : { version: null };
  const inputs = [
    rate("Rate", loan.secondLoan.rate),
    count("Term", loan.secondLoan.term, "years"),
    rate("Both loans together, at most", loan.secondLoan.ltv),
  ];
  return { ...about, ...years, value: schedule.payment / 100, inputs, steps: [...shared, payment(second)] };
}
