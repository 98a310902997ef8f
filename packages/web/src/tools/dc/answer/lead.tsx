import type { Consolidation } from "@highway/engine/tools/consolidation/answer";
import { Calendar, Hourglass, Percent } from "lucide-react";
import { memo, type ReactNode } from "react";
import { openDebts } from "../../../forms/debts/debts-window";
import { goToField } from "../../../forms/fields/go-to-field";
import { AnswerCells } from "../../../report/answer/answer-cells";
import { AnswerHead } from "../../../report/answer/answer-head";
import { MonthStack } from "../../../report/answer/month-stack";
import { consolidationFigures } from "../../../report/consolidation/figures";
import {
  cellsOf,
  headOf,
  headParts,
  leadOf,
  missingOf,
  monthOf,
  samePaymentSaves,
} from "../../../report/consolidation/text";
import { consolidationEn as words } from "../../../report/consolidation/words.en";
import { Rich } from "../../../ui/rich";
import { useFiguresAtOnce } from "../../every/answer/use-figures";
import { Figure } from "../../every/answer/working";

const icons = { month: Calendar, rate: Percent, year: Hourglass };
const explains = { month: "monthlySavings", rate: "blendedRateBefore", year: "yearInterestAfter" } as const;

/** Both halves of the answer in one sentence, and the result of paying the same as today, drawn in the frame of the key press. */
export const AnswerSentences = memo(() => {
  const { answer } = useFiguresAtOnce(consolidationFigures);
  return answer && <Sentences answer={answer} />;
});

/** The sentences, the month before and after, and what must stand beside them, drawn in the frame of the key press. */
export const Lead = memo(() => {
  const { answer } = useFiguresAtOnce(consolidationFigures);
  if (!answer) return null;
  return (
    <>
      <Sentences answer={answer}>
        <MonthStack words={words.picture} {...monthOf(answer, words)} />
      </Sentences>
      <AnswerCells
        label={words.cells.label}
        cells={cellsOf(answer, words).map(({ key, figure, ...cell }) => ({
          ...cell,
          key,
          icon: icons[key],
          figure: (
            <Figure of={explains[key]} name={cell.label}>
              {figure}
            </Figure>
          ),
        }))}
      />
    </>
  );
});

function Sentences({ answer, children }: { answer: Consolidation; children?: ReactNode }) {
  const lead = leadOf(answer, words);
  const asks = missingOf(answer, words)
    .map(({ asks: sentence }) => `${sentence}.`)
    .join(" ");
  return (
    <AnswerHead
      sentence={<Sentence answer={answer} />}
      second={
        <span className={samePaymentSaves(answer) ? "text-positive [&_b]:text-positive" : ""}>
          <Rich text={lead} />
        </span>
      }
      spoken={`${headOf(answer, words)} ${asks} ${lead.replaceAll("*", "")}`}
    >
      {children}
    </AnswerHead>
  );
}

/** The first sentence. If the total cost is not known, its half is replaced by links to the missing fields. */
function Sentence({ answer }: { answer: Consolidation }) {
  const [month] = headParts(answer, words);
  const open = missingOf(answer, words);
  if (open.length === 0) return <Figure of="lifetimeSaved">{headOf(answer, words)}</Figure>;
  return (
    <>
      <Figure of="monthlySavings" inText>{`${month}.`}</Figure>
      {open.map(({ key, asks }) => (
        <span key={key}>
          {" "}
          <button
            type="button"
            className="text-left text-accent-text underline underline-offset-4"
            onClick={() => goToOwed(key)}
          >
            {asks}
          </button>
          .
        </span>
      ))}
    </>
  );
}

/** Opens the mortgages and debts at a field of one of them. */
function goToOwed(key: string) {
  openDebts();
  goToField(key);
}
