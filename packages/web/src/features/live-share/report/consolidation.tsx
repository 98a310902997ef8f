import { useEffect } from "react";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { spokenPart } from "../../../lib/words/catalog";
import { consolidationCatalog } from "../../../report/catalogs";
import { streetOf } from "../../../report/rows/loans";
import { ConsolidationPage } from "../../../report/skins/client/consolidation/page";
import { useConsolidationWords } from "../../../report/skins/client/consolidation/words";
import { AnswerIdeas } from "../idea/answer/answer-ideas";
import { answerIdeaCatalog, ideaCatalog } from "../idea/catalogs";
import { OfficerLine } from "./officer-card";
import { useShared } from "./report-context";

const tryConsolidation = spokenPart(
  () => import("../idea/answer/try-consolidation"),
  consolidationCatalog,
  ideaCatalog,
  answerIdeaCatalog,
);

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
      <ConsolidationPage answer={answer} ideas={<AnswerIdeas part={tryConsolidation} lead={words.tryLead} />} />
      {isNarrow && <OfficerLine />}
    </>
  );
}
