import type { CostOfWaitingFigure } from "@highway/engine/tools/cost-of-waiting/figures";
import { Minus, Percent, TrendingDown, TrendingUp } from "lucide-react";
import { memo } from "react";
import { money, trimmedPercent } from "../../../lib/format/format";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { AnswerCells } from "../../../report/answer/answer-cells";
import { AnswerHead } from "../../../report/answer/answer-head";
import { type CostOfWaitingLeadFigures, costOfWaitingLeadFigures } from "../../../report/cost-of-waiting/figures";
import { headOf, leadOf } from "../../../report/cost-of-waiting/lead";
import { WaitingRules } from "../../../report/cost-of-waiting/rules";
import { cellsOf } from "../../../report/cost-of-waiting/text";
import { costOfWaitingEn as words } from "../../../report/cost-of-waiting/words.en";
import { Rich } from "../../../ui/rich";
import { AnswerFrame, AnswerOfReport } from "../../every/answer/answer-frame";
import { Facts } from "../../every/answer/facts";
import { goToRent, RentField } from "../../every/answer/rent-field";
import { UnknownPlace } from "../../every/answer/unknown-place";
import { useFigures, useFiguresAtOnce } from "../../every/answer/use-figures";
import { Figure } from "../../every/answer/working";
import { AnswerSections, Assumptions } from "../answer/answer-sections";
import { Panel } from "../answer/panel";
import { LaterRateField } from "../later-rate-field";

const WorkingPanel = lazyWindow(() => import("../answer/working-panel"), closeWindow);

const foot = { sides: ["Buy now", "Buy later"] } as const;

function AnswerPage() {
  const figures = useFigures(costOfWaitingLeadFigures);
  const { answer } = figures;
  return (
    <AnswerFrame<CostOfWaitingFigure>
      figures={figures}
      facts={<Facts loan={figures.loan} facts={factsOf(figures)} />}
      lead={
        <>
          <UnknownPlace loan={figures.loan} />
          <Lead />
        </>
      }
      asked={
        <>
          <RentField label="Monthly rent while waiting" />
          <LaterRateField />
        </>
      }
      sections={answer && <AnswerSections figures={figures} />}
      assumptions={<Assumptions figures={figures} />}
      panel={<Panel figures={figures} />}
      working={(open, frame) => <WorkingPanel open={open} figures={figures} {...frame} />}
      explains={answer && "costOfWaiting"}
      actions={[goToRent]}
      foot={foot}
    />
  );
}

function factsOf({ loan, scenario, answer }: CostOfWaitingLeadFigures) {
  const price = scenario?.properties[0]?.purchaseDetails[0]?.price ?? null;
  return [
    ["Price", price === null ? null : money(price)],
    ["Loan", answer ? money(answer.loanNow) : null],
    ["Rate", typeof loan?.rate === "number" && loan.program !== "allCash" ? trimmedPercent(loan.rate) : null],
    ["Cash at closing", answer ? money(answer.cashNow) : null],
  ] as const;
}

const icons = { growth: TrendingUp, rate: Percent, flat: Minus, fall: TrendingDown };
const explains = { growth: "breakEvenGrowth", rate: "breakEvenLaterRate", flat: "flat", fall: "fall" } as const;

/** The sentences, both rules, and what must stand beside them, drawn in the frame of the key press. */
const Lead = memo(() => {
  const { answer, waiting } = useFiguresAtOnce(costOfWaitingLeadFigures);
  if (!answer) return null;
  const head = headOf(answer, words);
  const lead = leadOf(answer, waiting.refinance?.cost ?? null, words);
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

const Page = () => (
  <AnswerOfReport>
    <AnswerPage />
  </AnswerOfReport>
);

export default Page;
