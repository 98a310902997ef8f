import { fixedYears } from "@highway/engine/scenario/schema/limits-of-term";
import { isBuydown } from "../../../scenario/names/loan-name";
import type { Computed } from "../../columns";
import { paymentRuns } from "../../payment-steps";
import type { SkinWords } from "./skin";

/** The reason why a payment changes. */
type Reason = keyof Pick<
  SkinWords["client"]["plain"]["changes"],
  "buydown" | "rate" | "interestOnly" | "second" | "insurance"
>;

export type PaymentChange = { fromPayment: number; payment: number; reason: Reason };

export const isAdjustable = ({ loan }: Pick<Computed, "loan">) => loan.type === "armHalf" || fixedYears(loan.type) > 0;

/** Lists the months in which the total due changes by the loan's own terms, or because its mortgage insurance ends, with the new total in dollars. */
export const paymentChanges = (column: Computed): PaymentChange[] =>
  paymentRuns(column)
    .slice(1)
    .map(({ fromPayment, payment }) => ({ fromPayment, payment, reason: reasonOf(column, fromPayment) }));

function reasonOf({ loan, result }: Computed, at: number): Reason {
  const isFirst = result.rates.some(({ fromPayment }) => fromPayment === at);
  if (at === (result.premiums.at(-1)?.untilPayment ?? 0) + 1 && !isFirst) return "insurance";
  if (!isFirst) return "second";
  if (isBuydown(loan.type)) return "buydown";
  return loan.program.startsWith("interest") && !isAdjustable({ loan }) ? "interestOnly" : "rate";
}
