import type { PaymentRun } from "../../loan/monthly-apr";
import type { Schedule } from "../../loan/schedule";
import { dollars } from "../../money/cents";
import { loansOf } from "../outcomes/course";
import { loanCosts, loanEstimate } from "../outcomes/loan-estimate";
import type { Explanation, Step } from "../schema/types";
import type { Working } from "../working";
import { miDurationText } from "./mi-months";
import { byHorizon } from "./over-time";
import { loanTermInputs } from "./payment";
import { applicablePriceSteps } from "./value";
import {
  type About,
  absentFigure,
  amount,
  count,
  figure,
  type Line,
  less,
  missingPremium,
  span,
  total,
  workedFigure,
} from "./wording";

const aboutTotalInterest: About = {
  figure: "totalInterest",
  unit: "dollars",
  rule: "All scheduled payments in whole cents, with the last one adjusted to pay off the balance, minus the loan amount. A buydown's subsidy is part of the payments.",
  source:
    "Each month's interest is one twelfth of the annual rate on the balance before the payment, to the nearest cent, with half cents rounded up",
};

type ColumnName = "interest" | "principal" | "lump";
/** Adds up the cents of a schedule's column from one payment to another. */
export function columnTotal({ columns }: Schedule, column: ColumnName, from: number, to: number): number {
  let sum = 0;
  for (let payment = from; payment <= to; payment++) sum += columns[column][payment - 1]!;
  return sum;
}

/** Lists the payments as they are made: each level's payments due, what is paid beside them, and the last payment on its own line. */
export function paymentLines(schedule: Schedule): Line[] {
  const { levels, length } = schedule;
  const sum = (from: number, to: number) =>
    columnTotal(schedule, "interest", from, to) + columnTotal(schedule, "principal", from, to);
  const lines = levels.flatMap(({ fromPayment, payment }, at): Line[] => {
    const to = Math.min((levels[at + 1]?.fromPayment ?? length) - 1, length - 1);
    if (to < fromPayment) return [];
    const payments = to - fromPayment + 1;
    const due = payment * payments;
    const beside = sum(fromPayment, to) - due;
    const line: Line = [`${span(fromPayment, to)}, ${figure(payment)} due`, due];
    if (beside === 0) return [line];
    const each = beside % payments === 0 ? `, ${figure(beside / payments)} each` : "";
    return [line, [`Paid above what is due with ${span(fromPayment, to).toLowerCase()}${each}`, beside]];
  });
  return length === 0 ? [] : [...lines, [`Payment ${length}`, sum(length, length)]];
}

export function explainTotalInterest(working: Working): Explanation {
  const { financing, repayment } = working;
  const { schedule, scheduled } = repayment;
  const payments = total(
    "Payments",
    paymentLines(schedule),
    schedule === scheduled ? "Principal and interest" : "Principal and interest, with extra payments",
  );
  const lumps = columnTotal(schedule, "lump", 1, schedule.length);
  const last = total("Total interest", [
    ["Payments", Math.round(Number(payments.value) * 100)],
    ["Lump sums", lumps],
    ["Loan amount", less(financing.amount)],
  ]);
  return workedFigure(aboutTotalInterest, repayment.interest, loanTermInputs(working), [payments, last]);
}

const aboutApplicablePrice: About = {
  figure: "applicablePrice",
  unit: "dollars",
  rule: "The lower of the price and the appraised value. For a home already owned, the appraised value, or the estimated value where there is no appraisal. An all-cash purchase ignores the appraisal.",
  source: "Fannie Mae Selling Guide B2-1.2-01, https://selling-guide.fanniemae.com",
};

export const explainApplicablePrice = (working: Working): Explanation =>
  workedFigure(aboutApplicablePrice, working.bases.applicablePrice, [], applicablePriceSteps(working));

const aboutFinalPayment: About = {
  figure: "finalPayment",
  unit: "dollars",
  rule: "The balance before the last payment, plus the interest on it.",
  source: "The schedule in whole cents, in which the last payment pays off the balance",
};

export function explainFinalPayment({ repayment }: Working): Explanation {
  const { length, columns, finalPayment } = repayment.schedule;
  if (length === 0)
    return workedFigure(aboutFinalPayment, 0, [], [amount("Last payment", 0, { detail: "Nothing is borrowed" })]);
  const lines: Line[] = [
    ["Remaining principal", columns.principal[length - 1]!],
    ["Interest on it", columns.interest[length - 1]!],
  ];
  return workedFigure(
    aboutFinalPayment,
    finalPayment,
    [],
    [count("Payments", length, "count"), total("Last payment", lines)],
  );
}

const aboutTotalInsurance: About = {
  figure: "totalMortgageInsurance",
  unit: "dollars",
  rule: "The monthly premiums of all payments that include them. The upfront premium is shown separately.",
  source: "Highway conventions for mortgage insurance",
};

export function explainTotalInsurance(working: Working): Explanation {
  const { repayment } = working;
  const { mortgageInsurance, miMonths } = repayment;
  if (mortgageInsurance === null) return absentFigure(aboutTotalInsurance, missingPremium(working));
  const lines = premiumLines(repayment.premiums?.asPaid ?? []);
  const steps = [
    count("Payments with mortgage insurance", miMonths, "months", miMonths > 0 ? miDurationText(working) : undefined),
    { ...total("Mortgage insurance over the loan", lines), formula: "premium × payments" },
  ];
  return workedFigure(aboutTotalInsurance, mortgageInsurance, [], steps);
}

/** Makes a line for each run of equal premiums: "Payments 1 to 12, 175.93 each". */
const premiumLines = (runs: readonly PaymentRun[]): Line[] =>
  runs.map(({ payment, until }, at) => {
    const before = runs[at - 1]?.until ?? 0;
    return [`${span(before + 1, until)}, ${figure(payment)} each`, payment * (until - before)];
  });

const aboutTotalPayments: About = {
  figure: "totalPayments",
  unit: "dollars",
  rule: "Principal, interest and monthly mortgage insurance of the first loan, as the loan is paid.",
  source: "The schedule in whole cents; the Loan Estimate's total of payments is a different figure",
};

export function explainTotalPayments(working: Working): Explanation {
  const { repayment, financing } = working;
  const { mortgageInsurance, interest } = repayment;
  if (mortgageInsurance === null) return absentFigure(aboutTotalPayments, missingPremium(working));
  const lines: Line[] = [
    ["Principal", financing.amount],
    ["Interest", interest],
    ["Mortgage insurance", mortgageInsurance],
  ];
  const paid = financing.amount + interest + mortgageInsurance;
  return workedFigure(aboutTotalPayments, paid, [], [totalOfPaymentsStep(working, paid), total("All payments", lines)]);
}

/** Makes the step that leads from all payments to the Loan Estimate's total of payments, which people take for the same figure. */
function totalOfPaymentsStep(working: Working, paid: number): Step {
  const disclosed = dollars(loanEstimate(working).totalOfPayments ?? 0);
  const [costs, interest] = [loanCosts(working), working.financing.prepaids.interest];
  return total(
    "For comparison, the Loan Estimate's total of payments",
    [
      ["All payments", paid],
      ["Loan costs", costs],
      ["Prepaid interest", interest],
      ["Payments under the contract, above or below those that are made", disclosed - paid - costs - interest],
    ],
    "It counts payments under the contract, unrounded where they are level and without extra payments, plus loan costs and prepaid interest, whether they are paid at closing or financed",
  );
}

const aboutInterestPaid: About = {
  figure: "interestPaid",
  unit: "dollars",
  rule: "Everything paid on both loans by then at the note rates, minus the principal that it repays. What a buydown's subsidy pays is included.",
  source: "The schedules in whole cents, as they are paid",
};

/** Names a loan in front of a line, where there are two. */
const nameLines = (working: Working, lines: (owed: ReturnType<typeof loansOf>[number]) => readonly Line[]): Line[] => {
  const all = loansOf(working);
  return all.flatMap((owed, at) =>
    lines(owed).map(([label, cents]): Line => {
      const name = at === 0 ? "First loan" : "Second loan";
      return [all.length === 1 ? label : `${name}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`, cents];
    }),
  );
};

const lentInputs = (working: Working): Step[] =>
  nameLines(working, ({ amount: lent }) => [["Loan amount", lent]]).map(([label, cents]) => amount(label, cents));

const repaidBy = (schedule: Schedule, last: number) =>
  columnTotal(schedule, "principal", 1, last) + columnTotal(schedule, "lump", 1, last);

export const explainInterestPaid = (working: Working): Explanation =>
  byHorizon(aboutInterestPaid, working, {
    inputs: lentInputs(working),
    formula: "everything paid − principal repaid",
    lines: (_, years) =>
      nameLines(working, ({ schedule }) => {
        const last = Math.min(years * 12, schedule.length);
        const repaid = repaidBy(schedule, last);
        return [
          [`${span(1, last)}, everything paid`, columnTotal(schedule, "interest", 1, last) + repaid],
          ["Principal repaid", less(repaid)],
        ];
      }),
  });

const aboutPrincipalPaid: About = {
  figure: "principalPaid",
  unit: "dollars",
  rule: "The amounts of both loans minus what is still owed by then. The rest is the principal repaid, including lump sums.",
  source: "The schedules in whole cents, as they are paid",
};

export const explainPrincipalPaid = (working: Working): Explanation =>
  byHorizon(aboutPrincipalPaid, working, {
    inputs: [],
    formula: "loan amount − balance",
    lines: (_, years) =>
      nameLines(working, ({ amount: lent, schedule }) => {
        const last = Math.min(years * 12, schedule.length);
        return [
          ["Loan amount", lent],
          [`Balance after ${last} payments`, repaidBy(schedule, last) - lent],
        ];
      }),
  });
