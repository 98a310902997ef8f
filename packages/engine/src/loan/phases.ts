import type { AnnualRate } from "../money/cents";
import type { RatePhase } from "./repay";

/** From this payment on the rate is this. */
export type RateStep = { fromPayment: number; rate: AnnualRate };

/**
 * The stretches of a loan that pays interest alone with its first `interestOnly` payments. Both clocks run: the rate may
 * change within them, and after them each change works the payment out anew.
 * @param steps  the rate's path, in order, the first from payment 1; a step that changes nothing is left out
 */
export function ratePhases(steps: readonly RateStep[], interestOnly = 0): RatePhase[] {
  const changes = steps.filter(({ rate }, at) => rate !== steps[at - 1]?.rate);
  const answer: RatePhase[] = changes.map((step) => ({ ...step, interestOnly: step.fromPayment <= interestOnly }));
  const after = changes.findLastIndex(({ fromPayment }) => fromPayment <= interestOnly);
  const amortizes = changes[after + 1]?.fromPayment === interestOnly + 1;
  if (after < 0 || amortizes) return answer;
  return answer.toSpliced(after + 1, 0, { ...changes[after]!, fromPayment: interestOnly + 1, interestOnly: false });
}
