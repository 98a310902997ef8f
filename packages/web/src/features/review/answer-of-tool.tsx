import { costOfWaitingFigures } from "../../report/cost-of-waiting/figures";
import { rentOrBuyFigures } from "../../report/rent-or-buy/figures";
import { HowWeCount } from "../../report/skins/client/assumed-card";
import { CostOfWaitingPage } from "../../report/skins/client/cost-of-waiting/page";
import { useCostOfWaitingWords } from "../../report/skins/client/cost-of-waiting/words";
import { RentOrBuyChapters } from "../../report/skins/client/rent-or-buy/chapters";
import { RentOrBuyHero } from "../../report/skins/client/rent-or-buy/hero";
import { useRentOrBuyWords } from "../../report/skins/client/rent-or-buy/words";
import type { Basis } from "../../scenario/figures/loan-figures";

/** The answer of a tool as its client reads it; what the client may try is on the client's page alone, as in a comparison. */
export function AnswerOfTool({ basis }: { basis: Basis }) {
  return basis.document.toolName === "cow" ? <Waiting basis={basis} /> : <RentOrBuy basis={basis} />;
}

function RentOrBuy({ basis }: { basis: Basis }) {
  const words = useRentOrBuyWords();
  const { answer, assumptions } = rentOrBuyFigures(basis);
  if (!answer) return null;
  const rent = assumptions.rent ?? 0;
  return (
    <>
      <RentOrBuyHero answer={answer} rent={rent} />
      <RentOrBuyChapters answer={answer} rent={rent} assumptions={assumptions} />
      <HowWeCount words={words.counting} investmentReturn={assumptions.investmentReturn} />
    </>
  );
}

function Waiting({ basis }: { basis: Basis }) {
  const words = useCostOfWaitingWords();
  const { answer, assumptions, waiting } = costOfWaitingFigures(basis);
  if (!answer) return null;
  return (
    <>
      <CostOfWaitingPage answer={answer} assumptions={assumptions} waiting={waiting} />
      <HowWeCount words={words.counting} investmentReturn={assumptions.investmentReturn} />
    </>
  );
}
