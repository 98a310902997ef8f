/** A figure of a tool's answer in which a client's idea is told to the officer. */
export type FigureOf<Answer> = {
  name: string;
  as: "cents" | "dollars" | "percent" | "months";
  of: (answer: Answer) => number | null;
};

/** How an answer of a tool is told where only a few of its figures stand. */
export type ToldAnswer<Answer> = {
  figures: readonly FigureOf<Answer>[];
  /** The yearly growth that it begins with, where it counts one. */
  growth?: (answer: Answer) => number | null;
};
