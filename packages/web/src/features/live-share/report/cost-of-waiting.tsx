import { useEffect } from "react";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { spokenPart } from "../../../lib/words/catalog";
import { costOfWaitingCatalog } from "../../../report/catalogs";
import { streetOf } from "../../../report/rows/loans";
import { HowWeCount } from "../../../report/skins/client/assumed-card";
import { CostOfWaitingPage } from "../../../report/skins/client/cost-of-waiting/page";
import { useCostOfWaitingWords } from "../../../report/skins/client/cost-of-waiting/words";
import { AnswerIdeas } from "../idea/answer/answer-ideas";
import { answerIdeaCatalog, ideaCatalog } from "../idea/catalogs";
import { OfficerLine } from "./officer-card";
import { useShared } from "./report-context";

const tryWaiting = spokenPart(
  () => import("../idea/answer/try-waiting"),
  costOfWaitingCatalog,
  ideaCatalog,
  answerIdeaCatalog,
);

/** A report of the cost of waiting: its answer and its chapters. On a phone the officer stands below them. */
export default function CostOfWaitingReport() {
  const { loaded, picked } = useShared();
  const words = useCostOfWaitingWords();
  const isNarrow = useMedia(oneColumn);
  const street = streetOf(picked.property);
  useEffect(() => {
    if (street) document.title = words.title(street);
  }, [street, words]);
  const answer = loaded.workedOut.costOfWaiting;
  const { report } = loaded;
  if (!answer || report.toolName !== "cow") return null;
  return (
    <>
      <CostOfWaitingPage
        answer={answer}
        assumptions={report.assumptions}
        waiting={report.waiting}
        ideas={<AnswerIdeas part={tryWaiting} />}
      />
      <HowWeCount words={words.counting} investmentReturn={report.assumptions.investmentReturn ?? 0} />
      {isNarrow && <OfficerLine />}
    </>
  );
}
