import type { AnnualRate } from "../money/cents";
import type { RatePhase } from "./repay";

/** A change of the rate: from payment `fromPayment` on the rate is `rate`, a yearly fraction. */
export type RateStep = { fromPayment: number; rate: AnnualRate };

/**
 * Divides a loan into phases of one rate and one way of paying, where the first `interestOnly` payments are interest only. The rate
 * may change within those payments; after them, each change of the rate has the payment computed anew.
 * @param steps  the path of the rate in order, the first step from payment 1; a step that changes nothing is left out
 */
export function ratePhases(steps: readonly RateStep[], interestOnly = 0): RatePhase[] {
  const changes = steps.filter(({ rate }, at) => rate !== steps[at - 1]?.rate);
  const answer: RatePhase[] = changes.map((step) => ({ ...step, interestOnly: step.fromPayment <= interestOnly }));
  const after = changes.findLastIndex(({ fromPayment }) => fromPayment <= interestOnly);
  const amortizes = changes[after + 1]?.fromPayment === interestOnly + 1;
  if (after < 0 || amortizes) return answer;
  return answer.toSpliced(after + 1, 0, { ...changes[after]!, fromPayment: interestOnly + 1, interestOnly: false });
}
