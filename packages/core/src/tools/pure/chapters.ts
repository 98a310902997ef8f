/** Every chapter that a purchase analysis may have, in the order in which they are offered. A chapter joins by a line here. */
export const chapters = {
  loans: { name: "Loan comparison", tool: "lc2", shows: ["loans", "monthly", "cash"] },
  rentOrBuy: { name: "Buy or rent", tool: "bvr", shows: ["loans"] },
  waiting: { name: "Cost of waiting", tool: "cow", shows: ["loans"] },
  bidOver: { name: "Bid over asking", shows: ["bidOver"] },
  reportCard: { name: "Report card", tool: "rerc", shows: ["loans"] },
  appreciation: { name: "Appreciation", shows: ["appreciation"] },
  reinvestment: { name: "Reinvestment", shows: ["extraPayments"] },
} as const satisfies Record<string, Chapter>;

/** A chapter is a report of a tool, or else sections of the comparison that are drawn from the analysis's own loans. */
type Chapter = {
  name: string;
  tool?: string;
  /** The sections of the comparison that its client reads. What they are worked out of is all that a link answers of it, besides a tool's answer. */
  shows: readonly string[];
};

export type ChapterKind = keyof typeof chapters;
export const chapterKinds = Object.keys(chapters) as [ChapterKind, ...ChapterKind[]];

/** The tool whose report a chapter is; none where it is made of sections of the comparison. */
export const toolOfChapter = (kind: ChapterKind) => {
  const chapter = chapters[kind];
  return "tool" in chapter ? chapter.tool : undefined;
};
export const chapterOfTool = (tool: string): ChapterKind | undefined =>
  chapterKinds.find((kind) => toolOfChapter(kind) === tool);
