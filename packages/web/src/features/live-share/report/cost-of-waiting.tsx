import { useEffect } from "react";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { streetOf } from "../../../report/rows/loans";
import { HowWeCount } from "../../../report/skins/client/assumed-card";
import { CostOfWaitingPage } from "../../../report/skins/client/cost-of-waiting/page";
import { useCostOfWaitingWords } from "../../../report/skins/client/cost-of-waiting/words";
import { WaitingIdeas } from "../idea/answer-cards";
import { OfficerLine } from "./officer-card";
import { useShared } from "./report-context";

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
        ideas={<WaitingIdeas />}
      />
      <HowWeCount words={words.counting} investmentReturn={report.assumptions.investmentReturn ?? 0} />
      {isNarrow && <OfficerLine />}
    </>
  );
}
