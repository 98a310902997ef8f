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

type Level = Computed["result"]["rates"][number];

/** Returns the level that begins with a payment at the same rate, and the one before it; null where none does. */
function atSameRate({ rates }: Computed["result"], at: number): { before: Level; level: Level } | null {
  const place = rates.findIndex(({ fromPayment }) => fromPayment === at);
  const [before, level] = [rates[place - 1], rates[place]];
  return before && level && before.rate === level.rate ? { before, level } : null;
}

/** Tells whether a payment is the first that a lump sum makes smaller. A rate that changes with it says more. */
function isLowered({ loan, result }: Computed, at: number): boolean {
  const found = atSameRate(result, at);
  if (!found || found.level.payment >= found.before.payment) return false;
  return loan.lumpPayments.some(({ payment }) => Number(payment) + 1 === at);
}

/** Tells whether a lump sum makes the payment smaller at some time. */
export const isEverRecast = (column: Computed): boolean =>
  column.result.rates.some(({ fromPayment }) => isLowered(column, fromPayment));

function reasonOf(column: Computed, at: number): Reason {
  const { loan, result } = column;
  const isFirst = result.rates.some(({ fromPayment }) => fromPayment === at);
  if (at === (result.premiums.at(-1)?.untilPayment ?? 0) + 1 && !isFirst) return "insurance";
  if (!isFirst) return "second";
  if (isLowered(column, at)) return "recast";
  if (loan.program.startsWith("interest") && atSameRate(result, at)) return "interestOnly";
  return isBuydown(loan.type) ? "buydown" : "rate";
}
