import type { PaymentRun } from "../../loan/monthly-apr";
import type { Schedule } from "../../loan/schedule";
import { loansOf } from "../outcomes/course";
import type { Explanation } from "../schema/types";
import type { Working } from "../working";
import { miDurationText } from "./mi-months";
import { byHorizon } from "./over-time";
import { loanTermInputs } from "./payment";
import { applicablePriceSteps } from "./value";
import {
  type About,
  absent,
  amount,
  count,
  figure,
  type Line,
  less,
  missingPremium,
  span,
  total,
  worked,
} from "./wording";

const aboutTotalInterest: About = {
  figure: "totalInterest",
  unit: "dollars",
  rule: "All payments of the schedule in whole cents, the last one adjusted to clear the balance, less the loan amount. A buydown's subsidy is a part of the payments.",
  source: "Each month's interest is a twelfth of the year's on the balance before it, to the nearest cent, halves up",
};

type ColumnName = "interest" | "principal" | "lump";
/** Adds up the cents of a schedule's column from one payment to another. */
export function columnTotal({ columns }: Schedule, column: ColumnName, from: number, to: number): number {
  let sum = 0;
  for (let payment = from; payment <= to; payment++) sum += columns[column][payment - 1]!;
  return sum;
}

/** Lists the payments as they are made, level by level, with the last payment on its own line. */
export function paymentLines(schedule: Schedule): Line[] {
  const { levels, length } = schedule;
  const sum = (from: number, to: number) =>
    columnTotal(schedule, "interest", from, to) + columnTotal(schedule, "principal", from, to);
  const lines = levels.flatMap(({ fromPayment, payment }, at): Line[] => {
    const to = Math.min((levels[at + 1]?.fromPayment ?? length) - 1, length - 1);
    return to < fromPayment ? [] : [[`${span(fromPayment, to)}, ${figure(payment)} due`, sum(fromPayment, to)]];
  });
  return length === 0 ? [] : [...lines, [`Payment ${length}`, sum(length, length)]];
}

export function explainTotalInterest(working: Working): Explanation {
  const { financing, repayment } = working;
  const { schedule, scheduled } = repayment;
  const payments = total(
    "Payments",
    paymentLines(schedule),
    schedule === scheduled ? "Principal and interest" : "Principal and interest, with what is paid beside what is due",
  );
  const lumps = columnTotal(schedule, "lump", 1, schedule.length);
  const last = total("Total interest", [
    ["Payments", Math.round(Number(payments.value) * 100)],
    ["Lump sums", lumps],
    ["Loan amount", less(financing.amount)],
  ]);
  return worked(aboutTotalInterest, repayment.interest, loanTermInputs(working), [payments, last]);
}

const aboutApplicablePrice: About = {
  figure: "applicablePrice",
  unit: "dollars",
  rule: "The lower of price and appraised value; of an owned home its appraised value, else its estimated value. All cash ignores the appraisal.",
  source: "Fannie Mae Selling Guide B2-1.2-01, https://selling-guide.fanniemae.com",
};

export const explainApplicablePrice = (working: Working): Explanation =>
  worked(aboutApplicablePrice, working.bases.applicablePrice, [], applicablePriceSteps(working));

const aboutFinalPayment: About = {
  figure: "finalPayment",
  unit: "dollars",
  rule: "What is still owed before the last payment, and the interest on it.",
  source: "The schedule in whole cents: the last payment clears the balance",
};

export function explainFinalPayment({ repayment }: Working): Explanation {
  const { length, columns, finalPayment } = repayment.schedule;
  if (length === 0)
    return worked(aboutFinalPayment, 0, [], [amount("Last payment", 0, { detail: "Nothing is borrowed" })]);
  const lines: Line[] = [
    ["Principal that is left", columns.principal[length - 1]!],
    ["Interest on it", columns.interest[length - 1]!],
  ];
  return worked(
    aboutFinalPayment,
    finalPayment,
    [],
    [count("Payments", length, "count"), total("Last payment", lines)],
  );
}

const aboutTotalInsurance: About = {
  figure: "totalMortgageInsurance",
  unit: "dollars",
  rule: "The monthly premiums of all payments that carry them; the upfront premium stands apart.",
  source: "Highway conventions for mortgage insurance",
};

export function explainTotalInsurance(working: Working): Explanation {
  const { repayment } = working;
  const { mortgageInsurance, miMonths } = repayment;
  if (mortgageInsurance === null) return absent(aboutTotalInsurance, missingPremium(working));
  const lines = premiumLines(repayment.premiums?.asPaid ?? []);
  const steps = [
    count("Payments with mortgage insurance", miMonths, "months", miMonths > 0 ? miDurationText(working) : undefined),
    { ...total("Mortgage insurance over the loan", lines), formula: "premium × payments" },
  ];
  return worked(aboutTotalInsurance, mortgageInsurance, [], steps);
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
  rule: "Principal, interest and monthly mortgage insurance of the first loan, as it is paid.",
  source: "The schedule in whole cents; the Loan Estimate's total of payments counts otherwise and stands apart",
};

export function explainTotalPayments(working: Working): Explanation {
  const { repayment, financing } = working;
  const { mortgageInsurance, interest } = repayment;
  if (mortgageInsurance === null) return absent(aboutTotalPayments, missingPremium(working));
  const lines: Line[] = [
    ["Principal", financing.amount],
    ["Interest", interest],
    ["Mortgage insurance", mortgageInsurance],
  ];
  const step = total("All payments", lines);
  return worked(aboutTotalPayments, financing.amount + interest + mortgageInsurance, [], [step]);
}

const aboutInterestPaid: About = {
  figure: "interestPaid",
  unit: "dollars",
  rule: "Interest of both loans by then, at the notes' rates: what a buydown's subsidy pays of it is a part.",
  source: "The schedules in whole cents, as they are paid",
};

const linesByLoan = (working: Working, cents: (owed: ReturnType<typeof loansOf>[number]) => number): Line[] =>
  loansOf(working).map((owed, at) => [at === 0 ? "First loan" : "Second loan", cents(owed)]);

export const explainInterestPaid = (working: Working): Explanation =>
  byHorizon(aboutInterestPaid, working, [], (_, years) =>
    linesByLoan(working, ({ schedule }) => columnTotal(schedule, "interest", 1, Math.min(years * 12, schedule.length))),
  );

const aboutPrincipalPaid: About = {
  figure: "principalPaid",
  unit: "dollars",
  rule: "Principal of both loans that is repaid by then, lump sums included.",
  source: "The schedules in whole cents, as they are paid",
};

export const explainPrincipalPaid = (working: Working): Explanation =>
  byHorizon(aboutPrincipalPaid, working, [], (_, years) =>
    linesByLoan(working, ({ schedule }) => {
      const last = Math.min(years * 12, schedule.length);
      return columnTotal(schedule, "principal", 1, last) + columnTotal(schedule, "lump", 1, last);
    }),
  );
