import type { SavedAssumptions, SavedWaiting } from "@highway/engine/tools/assumptions";
import type { CostOfWaiting } from "@highway/engine/tools/cost-of-waiting/answer";
import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { useEffect, useMemo } from "react";
import { createPortal } from "react-dom";
import { oneColumn, useMedia } from "../../../../lib/use-media";
import { spokenPart } from "../../../../lib/words/catalog";
import { bidsOf } from "../../../../report/bid-over/figures";
import { reportCardCatalog } from "../../../../report/catalogs";
import { clientColumns, isComputed } from "../../../../report/columns";
import { chapterWords } from "../../../../report/purchase-analysis/chapter-words";
import { type ChapterFacts, lineOf } from "../../../../report/purchase-analysis/lines";
import { streetOf } from "../../../../report/rows/loans";
import { Homes } from "../../../../report/skins/client/homes";
import { Chapter, type ChapterAnswer } from "../../../../report/skins/client/purchase-analysis/chapter";
import { Cover, useAnalysisWords } from "../../../../report/skins/client/purchase-analysis/cover";
import { clientSource, type Skin, SkinContext, skinOf, useSkin } from "../../../../report/skins/client/skin";
import { comparedLoans } from "../../../../scenario/document";
import type { OpenedReport } from "../../answers";
import { Later } from "../../later";
import { useWords, type Words } from "../../words";
import { OfficerLine } from "../officer-card";
import { useShared } from "../report-context";
import { sharedBasis } from "../shared-basis";
import { ChapterRail, ChapterSheet } from "./chapter-list";

const cardChapter = spokenPart(() => import("./card-chapter"), reportCardCatalog);

/** A purchase analysis: its cover with the contents, then its chapters, with a list of them at hand. */
export default function AnalysisReport() {
  const { loaded, picked } = useShared();
  const words = useAnalysisWords();
  const chapters = useSharedChapters();
  const isNarrow = useMedia(oneColumn);
  const street = streetOf(picked.property);
  useEffect(() => {
    if (street) document.title = `${words.yours}: ${street}`;
  }, [street, words]);
  const rail = isNarrow ? null : document.getElementById("chapter-rail");
  return (
    <>
      <Cover chapters={chapters} note={"note" in loaded.report ? String(loaded.report.note) : ""} />
      {isNarrow && <OfficerLine />}
      <Homes />
      {chapters.map(({ kind, answer, skin }, at) => (
        <SkinContext key={kind} value={skin}>
          <Chapter kind={kind} number={at + 1} answer={answer}>
            {kind === "reportCard" && <Later part={cardChapter} className="min-h-[200dvh]" />}
          </Chapter>
        </SkinContext>
      ))}
      {rail && createPortal(<ChapterRail chapters={chapters} />, rail)}
      {isNarrow && <ChapterSheet chapters={chapters} />}
    </>
  );
}

type Answered = NonNullable<OpenedReport["chapters"]>[number];

function answerOf({ report, workedOut }: Answered): ChapterAnswer {
  const { answer, reportCard } = workedOut;
  if (reportCard && report.toolName === "rerc") return { tool: "rerc", told: reportCard, card: report.reportCard };
  if (answer && report.toolName === "bvr")
    return { tool: "bvr", answer: answer as RentOrBuy, assumptions: report.assumptions as SavedAssumptions };
  if (answer && report.toolName === "cow") {
    const { assumptions, waiting } = report;
    return {
      tool: "cow",
      answer: answer as CostOfWaiting,
      assumptions: assumptions as SavedAssumptions,
      waiting: waiting as SavedWaiting,
    };
  }
  return null;
}

const nothingKnown: ChapterFacts = {
  column: null,
  compared: 0,
  rentOrBuy: null,
  rent: 0,
  waiting: null,
  bid: null,
  bids: 0,
  county: null,
};

/** A report card holds no loan: it is drawn of its county alone. */
function chapterOfCard(
  kind: Answered["kind"],
  answer: Extract<ChapterAnswer, { tool: "rerc" }>,
  words: Words,
  { skin }: Shared,
) {
  const line = lineOf(kind, { ...nothingKnown, county: answer }, chapterWords(words.lang));
  return { kind, answer, line, skin: { ...skin, isChapter: true as const } };
}

type Shared = Pick<Skin, "picked" | "pick" | "officer"> & { skin: Skin };

/** Makes what a chapter is drawn of: its own report, with the loan that it speaks of. */
function chapterOf(
  chapter: Answered,
  client: OpenedReport["client"],
  words: Words,
  { skin: whole, ...shared }: Shared,
) {
  const answer = answerOf(chapter);
  if (answer?.tool === "rerc") return chapterOfCard(chapter.kind, answer, words, { ...shared, skin: whole });
  const basis = sharedBasis({ ...chapter, client });
  const columns = clientColumns(basis, words.loan).filter(isComputed);
  const spokenOf = answer?.answer.loanID ?? shared.picked.id;
  const picked = columns.find(({ id }) => id === spokenOf) ?? columns[0];
  if (!picked) return null;
  const bids = chapter.kind === "bidOver" ? bidsOf(columns, basis) : [];
  const facts: ChapterFacts = {
    column: picked,
    county: null,
    compared: comparedLoans(basis.document).length,
    rentOrBuy: answer?.tool === "bvr" ? answer.answer : null,
    rent: answer?.tool === "bvr" ? (answer.assumptions.rent ?? 0) : 0,
    bid: bids[0]?.answer ?? null,
    bids: bids.length,
    waiting: answer?.tool === "cow" ? answer.answer : null,
  };
  const source = clientSource(basis, columns, words);
  const skin = { ...skinOf({ ...shared, source, basis, words, picked }), isChapter: true as const };
  return { kind: chapter.kind, answer, line: lineOf(chapter.kind, facts, chapterWords(words.lang)), skin };
}

/** The chapters of the shared analysis in their order, each drawn of its own answer. */
function useSharedChapters() {
  const { loaded, picked, pick, officer } = useShared();
  const skin = useSkin();
  const words = useWords();
  return useMemo(
    () =>
      (loaded.chapters ?? []).flatMap(
        (each) => chapterOf(each, loaded.client, words, { picked, pick, officer, skin }) ?? [],
      ),
    [loaded, words, picked, pick, officer, skin],
  );
}
