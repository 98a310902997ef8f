/** What a link shows of a purchase analysis: its cover, and the chapters that are shown, each by itself. */
import type { Client } from "../../clients/schema";
import type { Report } from "../../reports/schema";
import { usualAssumptions, usualWaiting } from "../../tools/assumptions.schema";
import { type ChapterKind, chapters, toolOfChapter } from "../../tools/pure/chapters";
import { tools } from "../../tools/registry.schema";
import { usualReportCard } from "../../tools/report-card/report.schema";

type Analysis = Extract<Report, { toolName: "pa" }>;
type Entry = { report: Report; client: Client };

/** The smallest section: what the loans are. */
const least = ["loans"];

/** Makes the report that a chapter is, of what the analysis holds. */
function chapterReport(
  { chapters: _, note: _note, assumptions, waiting, reportCard, ...rest }: Analysis,
  kind: ChapterKind,
): Report {
  const tool = toolOfChapter(kind) ?? "lc2";
  const common = { ...rest, toolMeta: { ...rest.toolMeta, highlightedTables: [...chapters[kind].shows] } };
  const shared: Record<string, unknown> = { assumptions, waiting, reportCard };
  const own = Object.keys(tools[tool].report.fields).map((field) => [field, shared[field]]);
  return { ...common, toolName: tool, ...Object.fromEntries(own) } as Report;
}

/** Takes from the analysis itself all that its chapters say: what a hidden one was worked out of goes nowhere. */
const coverOf = (analysis: Analysis): Analysis => ({
  ...analysis,
  assumptions: usualAssumptions,
  waiting: usualWaiting,
  reportCard: usualReportCard,
  chapters: shownOf(analysis).map((each) => ({ ...each, id: null })),
  toolMeta: { ...analysis.toolMeta, highlightedTables: least },
});

const shownOf = ({ chapters }: Analysis) => chapters.filter(({ hidden }) => !hidden);

/**
 * Answers an analysis as a link shows it.
 * @param seen  how a report is shown that stands alone
 */
export function analysisSees<Seen extends object>(analysis: Analysis, client: Client, seen: (entry: Entry) => Seen) {
  const answered = shownOf(analysis).map(({ kind }) => ({
    kind,
    ...seen({ report: chapterReport(analysis, kind), client }),
  }));
  return { ...seen({ report: coverOf(analysis), client }), chapters: answered };
}
