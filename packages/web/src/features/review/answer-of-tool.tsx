import type { ChapterKind } from "@highway/core/tools/pure/chapters";
import { Suspense } from "react";
import { lazyWindow } from "../../lib/loading/lazy-window";
import { consolidationFigures } from "../../report/consolidation/figures";
import { costOfWaitingFigures } from "../../report/cost-of-waiting/figures";
import { chaptersEn } from "../../report/purchase-analysis/chapters.en";
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
import { reportCardOf } from "../../scenario/report-card";
import { Problem } from "../../ui/page/problem";
import { useToldCounties } from "./use-told-counties";

const CardChapter = lazyWindow(async () => ({
  default: (await import("../../report/skins/client/report-card/page")).ReportCardChapter,
}));

/** The answer of a tool as its client reads it; what the client may try is on the client's page alone, as in a comparison. */
export default function AnswerOfTool({ basis }: { basis: Basis }) {
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
  const { loan } = skin.words;
  const card = reportCardOf(basis.document);
  const hasCard = (basis.document.chapters ?? []).some(({ kind, hidden }) => kind === "reportCard" && !hidden);
  const asked = useToldCounties(hasCard ? card : null);
  const told = asked.state === "ready" ? asked.told : null;
  const facts = chapterFacts(basis, loan, told);
  const shown = (basis.document.chapters ?? []).filter(({ hidden }) => !hidden);
  const part = { ...skin, picked: facts.column ?? skin.picked, isChapter: true as const };
  return (
    <>
      <Cover
        chapters={shown.map(({ kind }) => ({ kind, line: lineOf(kind, facts, chaptersEn) }))}
        note={basis.document.note ?? ""}
      />
      <Homes />
      <SkinContext value={part}>
        {asked.state === "failed" && <Problem message={asked.message} onRetry={asked.retry} />}
        {shown.map(({ kind }, at) => (
          <Chapter key={kind} kind={kind} number={at + 1} answer={answerOf(kind, basis)}>
            {kind === "reportCard" && told && (
              <Suspense fallback={<div className="min-h-[200dvh]" />}>
                <CardChapter told={told} card={card} spoken={{ lang: "en", own: chaptersEn.card }} />
              </Suspense>
            )}
          </Chapter>
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
