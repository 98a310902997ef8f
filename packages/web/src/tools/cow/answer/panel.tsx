import { money, moneyWithCents } from "../../../lib/format/format";
import { ChangePanel } from "../../../report/answer/change-panel";
import type { CostOfWaitingFigures } from "../../../report/cost-of-waiting/figures";
import { timeOf, whileWaitingFor } from "../../../report/cost-of-waiting/text";
import { costOfWaitingEn as words } from "../../../report/cost-of-waiting/words.en";
import { LoanChoice } from "../../every/answer/loan-choice";
import { Figure } from "../../every/answer/working";
import { Refinance } from "./refinance";
import { Sliders } from "./sliders";

/** What moves the answer, each figure to drag and to type. */
export function Panel({ figures }: { figures: CostOfWaitingFigures }) {
  const { answer } = figures;
  return (
    <ChangePanel
      title="What changes the answer"
      aside={
        <a href="#assumptions" className="font-medium text-accent-text text-sm hover:underline">
          All assumptions
        </a>
      }
      answer={
        answer
          ? {
              label: `${answer.atHorizon.costOfWaiting >= 0 ? "Waiting costs" : "Waiting saves"} over ${timeOf(answer.horizon, words)}`,
              figure: money(Math.abs(answer.atHorizon.costOfWaiting)),
            }
          : { label: "Cost of waiting", figure: "\u2014" }
      }
    >
      <Sliders figures={figures} />
      <Refinance figures={figures} />
      <div className="mt-2 border-line border-t px-5 py-3.5 phone:px-4">
        <div className="mb-2 empty:hidden">
          <LoanChoice />
        </div>
        <h3 className="font-semibold">{words.waiting.title}</h3>
        <dl className="num mt-1 flex flex-col gap-1.5">
          {answer &&
            whileWaitingFor(answer, words).map(({ key, label, amount }) => (
              <div key={key} className="flex justify-between gap-3">
                <dt className="text-fg-2">{label}</dt>
                <dd>
                  <Figure of={key}>{moneyWithCents(amount)}</Figure>
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </ChangePanel>
  );
}
