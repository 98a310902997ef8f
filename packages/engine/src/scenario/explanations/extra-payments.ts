import { dollars } from "../../money/cents";
import { addMonths } from "../../rules/day";
import { premiumsSaved, prepayment } from "../outcomes/prepayment";
import type { Explanation, Step } from "../schema/types";
import { firstPaymentDay } from "../steps/closing-day";
import type { Working } from "../working";
import { miDurationText } from "./mi-months";
import { loanTermInputs } from "./payment";
import { columnTotal, paymentLines } from "./totals";
import { type About, absentFigure, amount, count, less, missingPremium, text, total, workedFigure } from "./wording";

/** Makes the inputs that show the extra payments as they were typed. */
function extraPaymentInputs({ loan }: Working): Step[] {
  const { additionalMonthlyPayments, lumpPayments, biweekly } = loan;
  const monthly = additionalMonthlyPayments.map(({ amount: typed }) => amount("Each month", dollars(typed)));
  const lumps = lumpPayments.map(({ amount: typed, payment, recast }) => {
    const then = recast ? "The payment is then recalculated" : "The payment stays";
    return amount(`Right after payment ${payment}`, dollars(typed), { detail: then });
  });
  const half = "A twelfth of the payment due is added each month: 26 half payments a year add up to 13 full ones";
  return [...monthly, ...lumps, ...(biweekly ? [text("Half a payment every two weeks", half)] : [])];
}

const aboutPayoff: About = {
  figure: "payoff",
  unit: "months",
  rule: "Payments until the balance is zero, extra payments included.",
  source: "The schedule in whole cents; each extra payment goes to principal",
};

export function explainPayoff(working: Working): Explanation {
  const { schedule, scheduled } = working.repayment;
  const { length } = schedule;
  if (length === 0) {
    const nothing = "There is nothing to pay off.";
    const steps = [text("Nothing is borrowed", nothing), count("Payments", 0, "months", nothing)];
    return workedFigure(aboutPayoff, 0, [], steps);
  }
  const last = addMonths(firstPaymentDay(working.scenario), length - 1);
  const due = count("Scheduled payments", scheduled.length, "months");
  const steps = schedule === scheduled ? [] : [due];
  steps.push(amount("Last payment", schedule.finalPayment, { detail: "It pays off the remaining balance" }));
  steps.push(count("Payments until the loan is paid off", length, "months", `The last one is due on ${last}`));
  return workedFigure(aboutPayoff, length, [...loanTermInputs(working), ...extraPaymentInputs(working)], steps);
}

const aboutInterestSaved: About = {
  figure: "interestSaved",
  unit: "dollars",
  rule: "Interest without extra payments, minus interest with them.",
  source: "Both schedules in whole cents; each extra payment goes to principal",
};

const NOTHING_EXTRA = "There are no extra payments.";

export function explainInterestSaved(working: Working): Explanation {
  const { scheduled, interest } = working.repayment;
  if (prepayment(working) === null) return absentFigure(aboutInterestSaved, NOTHING_EXTRA);
  const without = columnTotal(scheduled, "interest", 1, scheduled.length);
  const last = total("Interest saved", [
    ["Interest without extra payments", without],
    ["Interest with extra payments", less(interest)],
  ]);
  return workedFigure(
    aboutInterestSaved,
    without - interest,
    [...loanTermInputs(working), ...extraPaymentInputs(working)],
    [last],
  );
}

const aboutInsuranceSaved: About = {
  figure: "mortgageInsuranceSaved",
  unit: "dollars",
  rule: "Monthly mortgage insurance under the contract, minus what is paid until it ends at the borrower's request or with the loan.",
  source: "Homeowners Protection Act, 12 U.S.C. 4901(2) and 4902(a); the agencies' premiums end with the loan",
};

export function explainInsuranceSaved(working: Working): Explanation {
  const { repayment } = working;
  const saved = premiumsSaved(repayment);
  if (prepayment(working) === null) return absentFigure(aboutInsuranceSaved, NOTHING_EXTRA);
  if (saved === null) return absentFigure(aboutInsuranceSaved, missingPremium(working));
  const paid = repayment.mortgageInsurance ?? 0;
  const steps = [
    count("Payments with mortgage insurance under the contract", repayment.scheduledMIMonths, "months"),
    count(
      "Payments with mortgage insurance as the loan is paid",
      repayment.miMonths,
      "months",
      repayment.miMonths > 0 ? miDurationText(working) : undefined,
    ),
    total("Mortgage insurance saved", [
      ["Mortgage insurance under the contract", saved + paid],
      ["Mortgage insurance as the loan is paid", less(paid)],
    ]),
  ];
  return workedFigure(aboutInsuranceSaved, saved, [...loanTermInputs(working), ...extraPaymentInputs(working)], steps);
}

const aboutScheduledInterest: About = {
  figure: "scheduledInterest",
  unit: "dollars",
  rule: "All scheduled payments, without extra payments, minus the loan amount.",
  source: aboutInterestSaved.source,
};

export function explainScheduledInterest(working: Working): Explanation {
  const { scheduled } = working.repayment;
  if (prepayment(working) === null) return absentFigure(aboutScheduledInterest, NOTHING_EXTRA);
  const payments = total("Payments", paymentLines(scheduled), "Principal and interest");
  const last = total("Interest without extra payments", [
    ["Payments", Math.round(Number(payments.value) * 100)],
    ["Loan amount", less(working.financing.amount)],
  ]);
  return workedFigure(
    aboutScheduledInterest,
    columnTotal(scheduled, "interest", 1, scheduled.length),
    loanTermInputs(working),
    [payments, last],
  );
}

const aboutMonthsSaved: About = {
  figure: "monthsSaved",
  unit: "months",
  rule: "The number of scheduled payments, minus the number that pay the loan off with the extra payments.",
  source: aboutPayoff.source,
};

export function explainMonthsSaved(working: Working): Explanation {
  const { schedule, scheduled } = working.repayment;
  if (prepayment(working) === null) return absentFigure(aboutMonthsSaved, NOTHING_EXTRA);
  const saved = scheduled.length - schedule.length;
  const steps = [
    count("Scheduled payments", scheduled.length, "months"),
    count("Payments until the loan is paid off", schedule.length, "months"),
    {
      ...count("Months saved", saved, "months"),
      formula: "scheduled payments − payments until the loan is paid off",
    },
  ];
  return workedFigure(aboutMonthsSaved, saved, [...loanTermInputs(working), ...extraPaymentInputs(working)], steps);
}
