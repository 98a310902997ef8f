import type { CostOfWaitingFigure } from "@highway/engine/tools/cost-of-waiting/figures";
import { money, trimmedPercent } from "../../../lib/format/format";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { type CostOfWaitingFigures, costOfWaitingFigures } from "../../../report/cost-of-waiting/figures";
import { AnswerFrame } from "../../every/answer/answer-frame";
import { Facts } from "../../every/answer/facts";
import { goToRent, RentField } from "../../every/answer/rent-field";
import { useFigures } from "../../every/answer/use-figures";
import { LaterRateField } from "../later-rate-field";
import { AnswerSections } from "./answer-sections";
import { Lead } from "./lead";
import { Panel } from "./panel";

const WorkingPanel = lazyWindow(() => import("./working-panel"), closeWindow);

export function AnswerPage() {
  const figures = useFigures(costOfWaitingFigures);
  const { answer } = figures;
  return (
    <AnswerFrame<CostOfWaitingFigure>
      figures={figures}
      facts={<Facts loan={figures.loan} facts={factsOf(figures)} />}
      lead={answer && <Lead answer={answer} refinance={figures.waiting.refinance?.cost ?? null} />}
      asked={
        <>
          <RentField label="Rent a month while waiting" />
          <LaterRateField />
        </>
      }
      sections={answer && <AnswerSections figures={figures} answer={answer} />}
      panel={<Panel figures={figures} />}
      working={(open, frame) => <WorkingPanel open={open} figures={figures} {...frame} />}
      explains={answer && "costOfWaiting"}
      actions={[goToRent]}
      foot={{ sides: ["Buy now", "Buy later"] }}
    />
  );
}

function factsOf({ loan, scenario, answer }: CostOfWaitingFigures) {
  const price = scenario?.properties[0]?.purchaseDetails[0]?.price ?? null;
  return [
    ["Price", price === null ? null : money(price)],
    ["Loan", answer ? money(answer.loanNow) : null],
    ["Rate", typeof loan?.rate === "number" && loan.program !== "allCash" ? trimmedPercent(loan.rate) : null],
    ["Cash at closing", answer ? money(answer.cashNow) : null],
  ] as const;
}
