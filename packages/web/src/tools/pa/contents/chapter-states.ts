import { missingOfChapter } from "@highway/core/tools/pure/chapter-missing";
import { toolOfChapter } from "@highway/core/tools/pure/chapters";
import { reportCardFields } from "@highway/engine/tools/report-card/input";
import { useMemo } from "react";
import { useToldCounties } from "../../../features/review/use-told-counties";
import { editorOf, nestedIn, resultsOf, scheduleOf } from "../../../lib/paths";
import { loanEn } from "../../../lib/words/loan.en";
import { chaptersEn } from "../../../report/purchase-analysis/chapters.en";
import { chapterFacts } from "../../../report/purchase-analysis/facts";
import { type ChapterLine, lineOf } from "../../../report/purchase-analysis/lines";
import { loanToBuyWith } from "../../../scenario/assumptions";
import type { Chapter, WorkingReport } from "../../../scenario/document";
import { basisOf } from "../../../scenario/figures/loan-figures";
import { useMissingFields } from "../../../scenario/issues/missing-fields";
import { reportCardOf } from "../../../scenario/report-card";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";

/** The state of a chapter: its sentence, what it lacks, and its next action. */
export type ChapterState = Chapter & {
  line: ChapterLine | null;
  /** What it lacks: the field and its sentence; null for a complete chapter. */
  lacks: { key: string; sentence: string } | null;
  /** The next action and its address; null while the chapter's report is being created. */
  action: { label: string; to: string | null };
};

const actionsOf: Record<string, string> = {
  "assumptions.rent": "Add the rent",
  "waiting.laterRate": "Add the later rate",
  "assumptions.loanID": "Choose the loan",
  "assumptions.horizon": "Change the horizon",
  reinvestment: "Add an amount",
  bidOver: "Add the bid",
};

/** The sentences of missing fields, in words that are understood in a list away from the field. */
const sentencesOf: Record<string, string> = {
  "waiting.laterRate": "The rate after the wait is required",
  "assumptions.rent": "The rent of the same home is required",
};

/** Returns what a chapter lacks, and the label of the link to it. */
function askedOf(key: string, said: string): { sentence: string; label: string } {
  if (key === "reportCard.fip")
    return said === reportCardFields.fip.missing
      ? { sentence: "The county is required", label: "Choose the county" }
      : {
          sentence: "The figures of the county are not saved yet. Open the card, then save it",
          label: "Open the card",
        };
  const sentence = said.endsWith("is required") ? (sentencesOf[key] ?? said) : said;
  return { sentence, label: actionsOf[key] ?? "Complete it" };
}

type Place = { document: WorkingReport; chapters: readonly Chapter[]; lacks: boolean };

/** Returns the page of a chapter: of its own report or, for a section of the comparison, the one where its fields are typed. Null until its report is created. */
function pageOf({ kind, id }: Chapter, { document, chapters, lacks }: Place): string | null {
  const tool = toolOfChapter(kind);
  if (tool) return id && nestedIn(resultsOf({ tool, reportID: id }));
  // The amount over asking is typed beside the price.
  if (kind === "bidOver" && lacks) return editorOf({ tool: "pa", reportID: document.id });
  const loans = chapters.find((each) => each.kind === "loans")?.id;
  if (loans === null) return null;
  if (!loans) return editorOf({ tool: "pa", reportID: document.id });
  const isPaid = kind === "reinvestment";
  return nestedIn((isPaid ? scheduleOf : resultsOf)({ tool: "lc2", reportID: loans }));
}

/** Calculates the state of each chapter, a frame after each key press. */
export function useChapterStates(chapters: readonly Chapter[]): ChapterState[] {
  const document = useSettledScenario((state) => state.document);
  const hasCard = chapters.some(({ kind }) => kind === "reportCard");
  const asked = useToldCounties(hasCard ? reportCardOf(document) : null);
  const told = asked.state === "ready" ? asked.told : null;
  const client = useSettledScenario((state) => state.client);
  const { fields } = useMissingFields();
  return useMemo(() => {
    const facts = chapterFacts(basisOf({ document, client }), loanEn, told);
    const [ofHome] = fields.filter(
      ({ key }) => !/^(assumptions|waiting|chapters|reinvestment|bidOver|reportCard)/.test(key),
    );
    return chapters.map((chapter) => {
      const line = lineOf(chapter.kind, facts, chaptersEn);
      const [own] = Object.entries(missingOfChapter(chapter.kind, document as never));
      const open = pageOf(chapter, { document, chapters, lacks: own !== undefined });
      if (ofHome) {
        const to = editorOf({ tool: "pa", reportID: document.id });
        return { ...chapter, line: null, lacks: ofHome, action: { label: "Fill it in", to } };
      }
      if (!own) return { ...chapter, line, lacks: null, action: { label: "Open", to: open } };
      const [key, said] = own;
      const field = key === "bidOver" ? `${loanToBuyWith(document)?.purchaseDetailsID}.bidOver` : key;
      const { sentence, label } = askedOf(key, said);
      return { ...chapter, line: null, lacks: { key: field, sentence }, action: { label, to: open } };
    });
  }, [document, client, chapters, told, fields]);
}
