import { consolidationFigures } from "../../../report/consolidation/figures";
import { AnswerOfReport } from "../../every/answer/answer-frame";
import { useFigures } from "../../every/answer/use-figures";
import { AnswerSections } from "../answer/answer-sections";
import { ConsolidationFrame } from "../answer/consolidation-frame";
import { Lead } from "../answer/lead";

const Page = () => (
  <AnswerOfReport>
    <Answer />
  </AnswerOfReport>
);

function Answer() {
  const figures = useFigures(consolidationFigures);
  return <ConsolidationFrame figures={figures} lead={<Lead />} sections={<AnswerSections figures={figures} />} />;
}

export default Page;
