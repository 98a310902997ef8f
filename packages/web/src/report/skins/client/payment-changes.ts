import { fixedYears } from "@highway/engine/scenario/schema/limits-of-term";
import { isBuydown } from "../../../scenario/names/loan-name";
import type { Computed } from "../../columns";
import { paymentRuns } from "../../payment-steps";
import type { SkinWords } from "./skin";

/** The reason why a payment changes. */
type Reason = keyof Pick<
  SkinWords["client"]["plain"]["changes"],
  "buydown" | "rate" | "recast" | "interestOnly" | "second" | "insurance"
>;

export type PaymentChange = { fromPayment: number; payment: number; reason: Reason };

export const isAdjustable = ({ loan }: Pick<Computed, "loan">) => loan.type === "armHalf" || fixedYears(loan.type) > 0;

/** Lists the months in which the total due changes by the loan's own terms, or because its mortgage insurance ends, with the new total in dollars. */
export const paymentChanges = (column: Computed): PaymentChange[] =>
  paymentRuns(column)
    .slice(1)
    .map(({ fromPayment, payment }) => ({ fromPayment, payment, reason: reasonOf(column, fromPayment) }));

/** Tells whether a payment is the first that is worked out again because of a lump sum. A rate that changes with it says more. */
function isRecast({ loan, result }: Computed, at: number): boolean {
  const level = result.rates.findIndex(({ fromPayment }) => fromPayment === at);
  const isRateKept = level > 0 && result.rates[level]!.rate === result.rates[level - 1]!.rate;
  return isRateKept && loan.lumpPayments.some(({ recast, payment }) => recast && Number(payment) + 1 === at);
}

/** Tells whether a lump sum makes the payment smaller at some time. */
export const isEverRecast = (column: Computed): boolean =>
  column.result.rates.some(({ fromPayment }) => isRecast(column, fromPayment));

function reasonOf(column: Computed, at: number): Reason {
  const { loan, result } = column;
  const isFirst = result.rates.some(({ fromPayment }) => fromPayment === at);
  if (at === (result.premiums.at(-1)?.untilPayment ?? 0) + 1 && !isFirst) return "insurance";
  if (!isFirst) return "second";
  if (isRecast(column, at)) return "recast";
  if (isBuydown(loan.type)) return "buydown";
  return loan.program.startsWith("interest") && !isAdjustable({ loan }) ? "interestOnly" : "rate";
}
