import type { CostOfWaiting } from "@highway/engine/tools/cost-of-waiting/answer";
import { Minus, Percent, TrendingDown, TrendingUp } from "lucide-react";
import { AnswerCells } from "../../../report/answer/answer-cells";
import { AnswerHead } from "../../../report/answer/answer-head";
import { WaitingRules } from "../../../report/cost-of-waiting/rules";
import { cellsOf, headOf, leadOf } from "../../../report/cost-of-waiting/text";
import { costOfWaitingEn as words } from "../../../report/cost-of-waiting/words.en";
import { Rich } from "../../../ui/rich";
import { Figure } from "../../every/answer/working";

const icons = { growth: TrendingUp, rate: Percent, flat: Minus, fall: TrendingDown };
const explains = { growth: "breakEvenGrowth", rate: "breakEvenLaterRate", flat: "flat", fall: "fall" } as const;

/** The sentence, on what it rests and where it turns, both rules, and what must stand beside it. */
export function Lead({ answer, refinance }: { answer: CostOfWaiting; refinance: number | null }) {
  const head = headOf(answer, words);
  const lead = leadOf(answer, refinance, words);
  return (
    <>
      <AnswerHead
        sentence={<Figure of="costOfWaiting">{head}</Figure>}
        second={<Rich text={lead} />}
        spoken={`${head} ${lead.replaceAll("*", "")}`}
      >
        <WaitingRules answer={answer} words={words} />
      </AnswerHead>
      <AnswerCells
        label={words.cells.label}
        cells={cellsOf(answer, words).map(({ key, figure, ...cell }) => ({
          ...cell,
          key,
          icon: icons[key],
          figure: <Figure of={explains[key]}>{figure}</Figure>,
        }))}
      />
    </>
  );
}
