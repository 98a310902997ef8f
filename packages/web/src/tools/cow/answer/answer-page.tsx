import type { CostOfWaitingFigure } from "@highway/engine/tools/cost-of-waiting/figures";
import { money, trimmedPercent } from "../../../lib/format/format";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import type { CostOfWaitingFigures } from "../../../report/cost-of-waiting/figures";
import { AnswerFrame, AskedOnPhone } from "../../every/answer/answer-frame";
import { Facts } from "../../every/answer/facts";
import { NothingYet } from "../../every/answer/nothing-yet";
import { RentField } from "../../every/answer/rent-field";
import { LaterRateField } from "../later-rate-field";
import { useFigures } from "../use-figures";
import { AnswerSections } from "./answer-sections";
import { Lead } from "./lead";
import { Panel } from "./panel";

const WorkingPanel = lazyWindow(() => import("./working-panel"), closeWindow);

export function AnswerPage() {
  const figures = useFigures();
  return (
    <AnswerFrame<CostOfWaitingFigure>
      facts={<Facts loan={figures.loan} facts={factsOf(figures)} />}
      panel={<Panel figures={figures} />}
      working={(open, frame) => <WorkingPanel open={open} figures={figures} {...frame} />}
      explains={figures.answer && "costOfWaiting"}
      sides={["Buy now", "Buy later"]}
    >
      <Body figures={figures} />
    </AnswerFrame>
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

function Body({ figures }: { figures: CostOfWaitingFigures }) {
  const { answer, scenario, problems } = figures;
  const nothing = <NothingYet isReady={scenario !== null} problems={problems} />;
  if (!scenario) return nothing;
  return (
    <>
      {answer && <Lead answer={answer} refinance={figures.waiting.refinance?.cost ?? null} />}
      <AskedOnPhone>
        <RentField label="Rent a month while waiting" />
        <LaterRateField />
      </AskedOnPhone>
      {answer ? <AnswerSections figures={figures} answer={answer} /> : nothing}
    </>
  );
}
