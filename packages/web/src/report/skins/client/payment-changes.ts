import { fixedYears } from "@highway/engine/scenario/schema/limits-of-term";
import { isBuydown } from "../../../scenario/names/loan-name";
import type { Computed } from "../../columns";
import { paymentSteps } from "../../payment-steps";
import type { SkinWords } from "./skin";

/** The reason why a payment changes. */
type Reason = keyof Pick<
  SkinWords["client"]["plain"]["changes"],
  "buydown" | "rate" | "interestOnly" | "second" | "insurance"
>;

export type PaymentChange = { fromPayment: number; payment: number; reason: Reason };

const cents = (dollars: number) => Math.round(dollars * 100);

export const isAdjustable = ({ loan }: Pick<Computed, "loan">) => loan.type === "armHalf" || fixedYears(loan.type) > 0;

/** Lists the months in which the total due changes by the loan's own terms, with the new total in dollars. */
export function paymentChanges(column: Computed): PaymentChange[] {
  const { monthly, miMonths, payoffMonths } = column.result;
  const insurance = monthly.mortgageInsurance ?? 0;
  const ends = insurance > 0 && miMonths > 0 && miMonths < payoffMonths ? miMonths + 1 : null;
  if (monthly.total === null) return [];
  const steps = paymentSteps(column);
  const turns = [...new Set([...steps.slice(1).map(({ fromPayment }) => fromPayment), ...(ends ? [ends] : [])])];
  const changes = turns
    .sort((one, other) => one - other)
    .map((fromPayment): PaymentChange => {
      const due = steps.findLast((step) => step.fromPayment <= fromPayment)?.payment ?? monthly.total!;
      const isOver = ends !== null && fromPayment >= ends;
      const payment = (cents(due) - (isOver ? cents(insurance) : 0)) / 100;
      return { fromPayment, payment, reason: reasonOf(column, fromPayment, ends) };
    });
  return changes;
}

function reasonOf({ loan, result }: Computed, at: number, ends: number | null): Reason {
  const isFirst = result.rates.some(({ fromPayment }) => fromPayment === at);
  if (at === ends && !isFirst) return "insurance";
  if (!isFirst) return "second";
  if (isBuydown(loan.type)) return "buydown";
  return loan.program.startsWith("interest") && !isAdjustable({ loan }) ? "interestOnly" : "rate";
}
