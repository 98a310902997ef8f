/** Every chapter that a purchase analysis may have, in the order in which they are offered. A chapter joins by a line here. */
export const chapters = {
  loans: { name: "Loan comparison", tool: "lc2" },
  rentOrBuy: { name: "Buy or rent", tool: "bvr" },
  waiting: { name: "Cost of waiting", tool: "cow" },
  appreciation: { name: "Appreciation", section: "appreciation" },
  reinvestment: { name: "Reinvestment", section: "extraPayments" },
} as const satisfies Record<string, Chapter>;

/** A chapter is a report of a tool, or a section of the comparison that is drawn from the analysis's own loans. */
type Chapter = { name: string; tool: string; section?: never } | { name: string; section: string; tool?: never };

export type ChapterKind = keyof typeof chapters;
export const chapterKinds = Object.keys(chapters) as [ChapterKind, ...ChapterKind[]];

/** The tool whose report a chapter is; none where it is a section of the comparison. */
export const toolOfChapter = (kind: ChapterKind) => {
  const chapter = chapters[kind];
  return "tool" in chapter ? chapter.tool : undefined;
};
/** The section of the comparison that a chapter is; none where it is a report of its own. */
export const sectionOfChapter = (kind: ChapterKind) => {
  const chapter = chapters[kind];
  return "section" in chapter ? chapter.section : undefined;
};
export const chapterOfTool = (tool: string): ChapterKind | undefined =>
  chapterKinds.find((kind) => toolOfChapter(kind) === tool);
