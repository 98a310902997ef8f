import type { RentOrBuyFigure } from "@highway/engine/tools/rent-or-buy/figures";
import { closeWindow, lazyWindow } from "../../../lib/loading/lazy-window";
import { rentOrBuyFigures } from "../../../report/rent-or-buy/figures";
import { rentOrBuyWords as words } from "../../../report/rent-or-buy/words.en";
import { AnswerFrame } from "../../every/answer/answer-frame";
import { goToRent, RentField } from "../../every/answer/rent-field";
import { useFigures } from "../../every/answer/use-figures";
import { AnswerSections } from "./answer-sections";
import { RentOrBuyFacts } from "./facts";
import { Lead } from "./lead";
import { Panel } from "./panel";

const WorkingPanel = lazyWindow(() => import("./working-panel"), closeWindow);

export function AnswerPage() {
  const figures = useFigures(rentOrBuyFigures);
  const { answer } = figures;
  return (
    <AnswerFrame<RentOrBuyFigure>
      figures={figures}
      facts={<RentOrBuyFacts figures={figures} />}
      lead={<Lead figures={figures} />}
      asked={<RentField />}
      sections={answer && <AnswerSections figures={figures} answer={answer} />}
      panel={<Panel figures={figures} />}
      working={(open, frame) => <WorkingPanel open={open} figures={figures} {...frame} />}
      explains={answer && "breakEvenRent"}
      actions={[goToRent]}
      foot={{ sides: [words.buying, words.renting] }}
    />
  );
}
