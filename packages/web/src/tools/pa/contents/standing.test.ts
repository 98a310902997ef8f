import { expect, it } from "vitest";
import { standingOf } from "../pages/contents";
import { standingFigure } from "./cover-panel";

const lacks = { key: "assumptions.rent", sentence: "Rent is required" };
const chapters = (complete: number, missing: number, hidden = 0) => [
  ...Array.from({ length: complete }, () => ({ hidden: false, lacks: null })),
  ...Array.from({ length: missing }, () => ({ hidden: false, lacks })),
  ...Array.from({ length: hidden }, () => ({ hidden: true, lacks })),
];

it.each([
  [[5, 2, 0], "5 of 7 chapters are complete. Two need your input."],
  [[1, 1, 1], "1 of 2 chapters is complete. One needs your input."],
  [[0, 1, 0], "The chapter needs your input."],
  [[1, 0, 3], "The chapter is complete."],
  [[4, 0, 1], "All 4 chapters are complete."],
  [[0, 0, 2], "Every chapter is hidden."],
  [[0, 0, 0], "This analysis has no chapters yet."],
] as const)("says of %j where the analysis stands", ([complete, missing, hidden], sentence) =>
  expect(standingOf(chapters(complete, missing, hidden))).toBe(sentence),
);

it.each([
  // A draft without chapters is saved, and there is nothing in it to share.
  [0, 0, false, "Nothing to share"],
  [7, 2, false, "2 missing"],
  [7, 0, false, "Not saved"],
  [7, 0, true, "Ready to share"],
] as const)("says on a phone, of %i chapters of which %i lack something, %s", (shown, lacking, isReady, figure) =>
  expect(standingFigure(shown, lacking, isReady)).toBe(figure),
);
