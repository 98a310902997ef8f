import type { SavedAssumptions } from "@highway/engine/tools/assumptions";
import { useEffect } from "react";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { spokenPart } from "../../../lib/words/catalog";
import { rentOrBuyCatalog } from "../../../report/catalogs";
import { streetOf } from "../../../report/rows/loans";
import { HowWeCount } from "../../../report/skins/client/assumed-card";
import { RentOrBuyChapters } from "../../../report/skins/client/rent-or-buy/chapters";
import { RentOrBuyHero } from "../../../report/skins/client/rent-or-buy/hero";
import { useRentOrBuyWords } from "../../../report/skins/client/rent-or-buy/words";
import { AnswerIdeas } from "../idea/answer/answer-ideas";
import { answerIdeaCatalog, ideaCatalog } from "../idea/catalogs";
import { OfficerLine } from "./officer-card";
import { useShared } from "./report-context";

const tryRentOrBuy = spokenPart(
  () => import("../idea/answer/try-rent-or-buy"),
  rentOrBuyCatalog,
  ideaCatalog,
  answerIdeaCatalog,
);

/** A report of buying or renting: its answer and its chapters. On a phone the officer stands below them. */
export default function RentOrBuyReport() {
  const { loaded, picked } = useShared();
  const words = useRentOrBuyWords();
  const isNarrow = useMedia(oneColumn);
  const street = streetOf(picked.property);
  useEffect(() => {
    if (street) document.title = words.title(street);
  }, [street, words]);
  const answer = loaded.workedOut.rentOrBuy;
  const assumptions = "assumptions" in loaded.report ? (loaded.report.assumptions as SavedAssumptions) : null;
  if (!answer || !assumptions) return null;
  const rent = assumptions.rent ?? 0;
  return (
    <>
      <RentOrBuyHero answer={answer} rent={rent} />
      <RentOrBuyChapters
        answer={answer}
        rent={rent}
        assumptions={assumptions}
        ideas={<AnswerIdeas part={tryRentOrBuy} />}
      />
      <HowWeCount words={words.counting} investmentReturn={assumptions.investmentReturn} />
      {isNarrow && <OfficerLine />}
    </>
  );
}
