import { useEffect } from "react";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { streetOf } from "../../../report/rows/loans";
import { ConsolidationPage } from "../../../report/skins/client/consolidation/page";
import { useConsolidationWords } from "../../../report/skins/client/consolidation/words";
import { ConsolidationIdeas } from "../idea/answer-cards";
import { OfficerLine } from "./officer-card";
import { useShared } from "./report-context";

/** A report of a debt consolidation: its answer and its chapters. On a phone the officer stands below them. */
export default function ConsolidationReport() {
  const { loaded, picked } = useShared();
  const words = useConsolidationWords();
  const isNarrow = useMedia(oneColumn);
  const street = streetOf(picked.property);
  useEffect(() => {
    if (street) document.title = words.title(street);
  }, [street, words]);
  const answer = loaded.workedOut.consolidation;
  if (!answer) return null;
  return (
    <>
      <ConsolidationPage answer={answer} ideas={<ConsolidationIdeas lead={words.tryLead} />} />
      {isNarrow && <OfficerLine />}
    </>
  );
}
