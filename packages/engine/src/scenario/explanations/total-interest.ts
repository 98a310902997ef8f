import type { Schedule } from "../../loan/schedule";
import type { Explanation } from "../schema/types";
import type { Working } from "../working";
import { loanTermInputs } from "./payment";
import { type About, figure, type Line, less, span, total, worked } from "./wording";

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
