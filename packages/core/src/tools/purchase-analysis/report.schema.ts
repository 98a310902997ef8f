import { chosenLoan } from "@highway/engine/tools/assumptions";
import * as z from "zod/mini";
import { flag, list, strict, text } from "../../platform/fields.schema";
import {
  Assumptions,
  AssumptionsInput,
  usualAssumptions,
  usualWaiting,
  Waiting,
  WaitingInput,
} from "../assumptions.schema";
import { type AskedOfChapters, missingOfChapter } from "../pure/chapter-missing";
import { chapterKinds } from "../pure/chapters";
import { ReportCard, ReportCardInput, usualReportCard } from "../report-card/report.schema";
import type { ToolReport } from "../tool-report.schema";

const chapterSentences = {
  twice: "Each chapter can be added only once",
  none: "Add a chapter, or show one that is hidden",
} as const;

/** A chapter in its place. `id` is the attached report that it is; a section of the comparison has none. */
export const Chapter = strict(
  {
    kind: z.enum(chapterKinds, `Choose one of ${chapterKinds.join(", ")}`),
    id: z.nullable(
      z.string("Enter the id of a report").check(z.regex(/^rpt_[0-9a-z]{26}$/, "Enter the id of a report")),
    ),
    hidden: flag,
  },
  "A chapter is an object",
);
export type Chapter = z.output<typeof Chapter>;

const isEachOnce = (all: readonly Chapter[]) => new Set(all.map(({ kind }) => kind)).size === all.length;
export const Chapters = list(Chapter, { max: 12, sentence: "An analysis has at most 12 chapters" }).check(
  z.refine(isEachOnce, chapterSentences.twice),
);

type Asked = AskedOfChapters & { chapters?: readonly Chapter[] };

function missingFields(report: Asked): Record<string, string> {
  const shown = (report.chapters ?? []).filter(({ hidden }) => !hidden);
  if (shown.length === 0) return { chapters: chapterSentences.none };
  return Object.assign({}, ...shown.map(({ kind }) => missingOfChapter(kind, report)));
}

/** A purchase analysis holds what all its chapters share, and says which they are and in which order. */
export const purchaseAnalysis = {
  fields: { assumptions: Assumptions, waiting: Waiting, reportCard: ReportCard, chapters: Chapters, note: text(1000) },
  given: { assumptions: AssumptionsInput, waiting: WaitingInput, reportCard: ReportCardInput },
  defaults: {
    assumptions: usualAssumptions,
    waiting: usualWaiting,
    reportCard: usualReportCard,
    chapters: [] as Chapter[],
    note: "",
  },
  missing: missingFields,
  // Its chapters are read; what may be tried is on the page of each tool's own report.
  moves: [],
  loanOf: (report: Asked) => chosenLoan(report, report.assumptions?.loanID ?? "")?.id,
} satisfies ToolReport;
