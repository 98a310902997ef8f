import type { ChapterKind } from "@highway/core/tools/pure/chapters";
import { consolidationFigures } from "../../report/consolidation/figures";
import { costOfWaitingFigures } from "../../report/cost-of-waiting/figures";
import { chapterFacts } from "../../report/purchase-analysis/facts";
import { lineOf } from "../../report/purchase-analysis/lines";
import { rentOrBuyFigures } from "../../report/rent-or-buy/figures";
import { HowWeCount } from "../../report/skins/client/assumed-card";
import { ConsolidationPage } from "../../report/skins/client/consolidation/page";
import { CostOfWaitingPage } from "../../report/skins/client/cost-of-waiting/page";
import { useCostOfWaitingWords } from "../../report/skins/client/cost-of-waiting/words";
import { Homes } from "../../report/skins/client/homes";
import { Chapter, type ChapterAnswer } from "../../report/skins/client/purchase-analysis/chapter";
import { Cover } from "../../report/skins/client/purchase-analysis/cover";
import { RentOrBuyChapters } from "../../report/skins/client/rent-or-buy/chapters";
import { RentOrBuyHero } from "../../report/skins/client/rent-or-buy/hero";
import { useRentOrBuyWords } from "../../report/skins/client/rent-or-buy/words";
import { SkinContext, useSkin } from "../../report/skins/client/skin";
import type { Basis } from "../../scenario/figures/loan-figures";

/** The answer of a tool as its client reads it; what the client may try is on the client's page alone, as in a comparison. */
export function AnswerOfTool({ basis }: { basis: Basis }) {
  const { toolName } = basis.document;
  if (toolName === "pa") return <Analysis basis={basis} />;
  if (toolName === "dc") return <Consolidation basis={basis} />;
  return toolName === "cow" ? <Waiting basis={basis} /> : <RentOrBuy basis={basis} />;
}

function Consolidation({ basis }: { basis: Basis }) {
  const { answer } = consolidationFigures(basis);
  return answer && <ConsolidationPage answer={answer} />;
}

/** A purchase analysis with the chapters that are shown, each drawn of the analysis's own home, loans and assumptions. */
function Analysis({ basis }: { basis: Basis }) {
  const skin = useSkin();
  const { lang, loan } = skin.words;
  const facts = chapterFacts(basis, loan);
  const shown = (basis.document.chapters ?? []).filter(({ hidden }) => !hidden);
  const part = { ...skin, picked: facts.column ?? skin.picked, isChapter: true as const };
  return (
    <>
      <Cover
        chapters={shown.map(({ kind }) => ({ kind, line: lineOf(kind, facts, lang) }))}
        note={basis.document.note ?? ""}
      />
      <Homes />
      <SkinContext value={part}>
        {shown.map(({ kind }, at) => (
          <Chapter key={kind} kind={kind} number={at + 1} answer={answerOf(kind, basis)} />
        ))}
      </SkinContext>
    </>
  );
}

function answerOf(kind: ChapterKind, basis: Basis): ChapterAnswer {
  if (kind === "rentOrBuy") {
    const { answer, assumptions } = rentOrBuyFigures(basis);
    return answer && { tool: "bvr", answer, assumptions };
  }
  if (kind !== "waiting") return null;
  const { answer, assumptions, waiting } = costOfWaitingFigures(basis);
  return answer && { tool: "cow", answer, assumptions, waiting };
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
