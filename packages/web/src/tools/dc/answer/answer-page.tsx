import { consolidationFigures } from "../../../report/consolidation/figures";
import { useFigures } from "../../every/answer/use-figures";
import { AnswerSections } from "./answer-sections";
import { ConsolidationFrame } from "./consolidation-frame";
import { Lead } from "./lead";

export function AnswerPage() {
  const figures = useFigures(consolidationFigures);
  return <ConsolidationFrame figures={figures} lead={<Lead />} sections={<AnswerSections figures={figures} />} />;
}
