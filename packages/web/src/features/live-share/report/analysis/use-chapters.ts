import type { SavedAssumptions, SavedWaiting } from "@highway/engine/tools/assumptions";
import { useMemo } from "react";
import { bidsOf } from "../../../../report/bid-over/figures";
import { clientColumns, isComputed } from "../../../../report/columns";
import { type ChapterFacts, lineOf } from "../../../../report/purchase-analysis/lines";
import type { ChapterAnswer } from "../../../../report/skins/client/purchase-analysis/chapter";
import { clientSource, type Skin, skinOf } from "../../../../report/skins/client/skin";
import { comparedLoans } from "../../../../scenario/document";
import type { Loaded } from "../../answers";
import { useWords, type Words } from "../../words";
import { useShared } from "../report-context";
import { sharedBasis } from "../shared-basis";

type Answered = NonNullable<Loaded["chapters"]>[number];

function answerOf({ report, workedOut }: Answered): ChapterAnswer {
  const { rentOrBuy, costOfWaiting } = workedOut;
  if (rentOrBuy && report.toolName === "bvr")
    return { tool: "bvr", answer: rentOrBuy, assumptions: report.assumptions as SavedAssumptions };
  if (costOfWaiting && report.toolName === "cow") {
    const { assumptions, waiting } = report;
    return {
      tool: "cow",
      answer: costOfWaiting,
      assumptions: assumptions as SavedAssumptions,
      waiting: waiting as SavedWaiting,
    };
  }
  return null;
}

/** Makes what a chapter is drawn of: its own report, with the loan that it speaks of. */
function chapterOf(
  chapter: Answered,
  client: Loaded["client"],
  words: Words,
  shared: Pick<Skin, "picked" | "pick" | "officer">,
) {
  const basis = sharedBasis({ ...chapter, client });
  const columns = clientColumns(basis, words.loan).filter(isComputed);
  const answer = answerOf(chapter);
  const spokenOf = answer?.answer.loanID ?? shared.picked.id;
  const picked = columns.find(({ id }) => id === spokenOf) ?? columns[0];
  if (!picked) return null;
  const facts: ChapterFacts = {
    column: picked,
    compared: comparedLoans(basis.document).length,
    rentOrBuy: answer?.tool === "bvr" ? answer.answer : null,
    rent: answer?.tool === "bvr" ? (answer.assumptions.rent ?? 0) : 0,
    bid: chapter.kind === "bidOver" ? (bidsOf(columns, basis)[0]?.answer ?? null) : null,
    waiting: answer?.tool === "cow" ? answer.answer : null,
  };
  const source = clientSource(basis, columns, words);
  const skin = { ...skinOf({ ...shared, source, basis, words, picked }), isChapter: true as const };
  return { kind: chapter.kind, answer, line: lineOf(chapter.kind, facts, words.lang), skin };
}

/** The chapters of the shared analysis in their order, each drawn of its own answer. */
export function useSharedChapters() {
  const { loaded, picked, pick, officer } = useShared();
  const words = useWords();
  return useMemo(
    () =>
      (loaded.chapters ?? []).flatMap((each) => chapterOf(each, loaded.client, words, { picked, pick, officer }) ?? []),
    [loaded, words, picked, pick, officer],
  );
}
