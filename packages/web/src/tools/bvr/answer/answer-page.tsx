import type { RentOrBuyFigure } from "@highway/engine/tools/rent-or-buy/figures";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import type { RentOrBuyFigures } from "../../../report/rent-or-buy/figures";
import { rentOrBuyWords as words } from "../../../report/rent-or-buy/words.en";
import { AnswerFrame, AskedOnPhone } from "../../every/answer/answer-frame";
import { NothingYet } from "../../every/answer/nothing-yet";
import { RentField } from "../../every/answer/rent-field";
import { useFigures } from "../use-figures";
import { AnswerSections } from "./answer-sections";
import { RentOrBuyFacts } from "./facts";
import { Lead } from "./lead";
import { Panel } from "./panel";

const WorkingPanel = lazyWindow(() => import("./working-panel"), closeWindow);

export function AnswerPage() {
  const figures = useFigures();
  return (
    <AnswerFrame<RentOrBuyFigure>
      facts={<RentOrBuyFacts figures={figures} />}
      panel={<Panel figures={figures} />}
      working={(open, frame) => <WorkingPanel open={open} figures={figures} {...frame} />}
      explains={figures.answer && "breakEvenRent"}
      sides={[words.buying, words.renting]}
    >
      <Body figures={figures} />
    </AnswerFrame>
  );
}

function Body({ figures }: { figures: RentOrBuyFigures }) {
  const { answer, scenario, problems } = figures;
  const nothing = <NothingYet isReady={scenario !== null} problems={problems} />;
  if (!scenario) return nothing;
  return (
    <>
      <Lead figures={figures} />
      <AskedOnPhone>
        <RentField />
      </AskedOnPhone>
      {answer ? <AnswerSections figures={figures} answer={answer} /> : nothing}
    </>
  );
}
