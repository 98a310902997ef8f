import type { SavedAssumptions, SavedWaiting } from "@highway/engine/tools/assumptions";
import type { CostOfWaiting } from "@highway/engine/tools/cost-of-waiting/answer";
import { moneyLike, moneyWithCents } from "../../../../lib/format/format";
import { exampleOf, headOf, leadOf } from "../../../cost-of-waiting/lead";
import { WaitingRules } from "../../../cost-of-waiting/rules";
import { AnswerHero } from "../answer-hero";
import { useCostOfWaitingWords } from "./words";

export type WaitingProps = { answer: CostOfWaiting; assumptions: SavedAssumptions; waiting: SavedWaiting };

/** The answer of the cost of waiting, with the result if prices stay. */
export function CostOfWaitingHero({ answer, waiting }: WaitingProps) {
  const words = useCostOfWaitingWords();
  const { four } = words;
  const write = moneyLike(answer.priceNow);
  const hasLoan = answer.loanNow > 0 || answer.loanLater > 0;
  return (
    <AnswerHero
      name={words.name}
      head={headOf(answer, words)}
      lead={leadOf(answer, waiting.refinance?.cost ?? null, words, true)}
      figures={[
        { label: four.priceNow, figure: write(answer.priceNow) },
        { label: four.priceLater, figure: write(answer.priceLater) },
        ...(hasLoan
          ? [
              { label: four.paymentNow, figure: moneyWithCents(answer.paymentNow) },
              { label: four.paymentLater, figure: moneyWithCents(answer.paymentLater) },
            ]
          : []),
      ]}
      terms={words.terms}
      after={exampleOf(answer, words)}
    >
      <WaitingRules answer={answer} words={words} />
    </AnswerHero>
  );
}
