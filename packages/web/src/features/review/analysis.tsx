import type { ChapterKind } from "@highway/core/tools/pure/chapters";
import { Suspense } from "react";
import { lazyWindow } from "../../lib/loading/lazy-window";
import { costOfWaitingFigures } from "../../report/cost-of-waiting/figures";
import { chaptersEn } from "../../report/purchase-analysis/chapters.en";
import { chapterFacts } from "../../report/purchase-analysis/facts";
import { lineOf } from "../../report/purchase-analysis/lines";
import { rentOrBuyFigures } from "../../report/rent-or-buy/figures";
import { Homes } from "../../report/skins/client/homes";
import { Chapter, type ChapterAnswer } from "../../report/skins/client/purchase-analysis/chapter";
import { Cover } from "../../report/skins/client/purchase-analysis/cover";
import { SkinContext, useSkin } from "../../report/skins/client/skin";
import type { Basis } from "../../scenario/figures/loan-figures";
import { reportCardOf } from "../../scenario/report-card";
import { Problem } from "../../ui/page/problem";
import { useToldCounties } from "./use-told-counties";

const CardChapter = lazyWindow(async () => ({
  default: (await import("../../report/skins/client/report-card/page")).ReportCardChapter,
}));

/** A purchase analysis with the chapters that are shown, each drawn of the analysis's own home, loans and assumptions. */
export default function Analysis({ basis }: { basis: Basis }) {
  const skin = useSkin();
  const { loan } = skin.words;
  const card = reportCardOf(basis.document);
  const hasCard = (basis.document.chapters ?? []).some(({ kind, hidden }) => kind === "reportCard" && !hidden);
  const asked = useToldCounties(hasCard ? card : null);
  const told = asked.state === "ready" ? asked.told : null;
  const facts = chapterFacts(basis, loan, told);
  const shown = (basis.document.chapters ?? []).filter(({ hidden }) => !hidden);
  const own = { ...skin, picked: facts.column ?? skin.picked };
  return (
    <SkinContext value={own}>
      <Cover
        chapters={shown.map(({ kind }) => ({ kind, line: lineOf(kind, facts, chaptersEn) }))}
        note={basis.document.note ?? ""}
      />
      <Homes />
      <SkinContext value={{ ...own, isChapter: true }}>
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
    </SkinContext>
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
